### 7 Wonders in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## The table

cli-help-seven-build = build baths paying 2 left – build a card of your hand, with coins to your neighbours
cli-help-seven-stage = stage with altar paying 1 right – build the next stage of your wonder with a card
cli-help-seven-sell = sell tavern – sell a card for 3 coins
cli-help-seven-discard = discard tavern – discard your very last card unpaid
cli-help-seven-rebuild = rebuild altar – build a card of the discard pile free of cost
cli-help-seven-lose = lose 2 coins 1 debt – lose coins, and take debt for the rest
cli-help-seven-side = side night – choose a side of your board
cli-help-seven-choose = choose gizah – choose a board
cli-seven-setup = Boards
cli-seven-boards = Boards
cli-seven-start = Start
cli-seven-turn = Turn { $turn }
cli-seven-left = left neighbour
cli-seven-right = right neighbour
cli-seven-stage = Stage { $stage }
cli-seven-sell = Sell for { $coins }
cli-seven-leave = Discard unpaid
cli-seven-lose = Lose { $coins } in coins, { $debt } as debt
cli-seven-debt = debt { $count }
cli-seven-diplomacy = diplomacy { $count }
cli-simulate-shields = Shields of a city
cli-simulate-seven-science = Science points of a city
cli-simulate-stages = Wonder stages of a city
cli-simulate-debt = Debt of a city

## Result

cli-result-seven-won = You have won: your city is worth most.
cli-result-seven-lost = You have lost: another city is worth more.
cli-result-seven-winner = { $player } has won by points.
