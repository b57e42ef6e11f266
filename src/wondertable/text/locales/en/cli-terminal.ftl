### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = The record is kept in { $file }.
cli-heading-open-cards = Open cards
cli-way-build = Build
cli-way-discard = Discard +{ $coins }
cli-free-by = free by { $card }
cli-too-dear = too dear
cli-brief-destroy = { $color ->
    [brown] destroys a brown card
   *[grey] destroys a grey card
}
cli-brief-progress = 1 of 3 tokens from the box
cli-brief-rebuild = a discarded card, free
cli-help-board = board – show the table again
cli-help-thing = help altar – explain a card, a wonder or a progress token
cli-no-such-thing = There is no card, wonder or progress token “{ $thing }”.

## Looking back

cli-replay-at = The position after { $ply ->
    [one] { $ply } decision
   *[other] { $ply } decisions
}
cli-result-level = The players share the victory.
cli-result-together = You share the victory.
cli-result-winners = { $players } share the victory.

## Measuring

cli-bench-title = { $rounds ->
    [one] Speed of the engine in CPU time, { $rounds } round
   *[other] Speed of the engine in CPU time, medians of { $rounds } rounds
}
cli-bench-build = Build
cli-bench-ratio-builds = Compiled to not compiled
cli-bench-ratio-against = Ours to the other one
cli-bench-rival-plain = The other module could not be compiled and was timed as it is.

## Mistakes

cli-error-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
cli-error-bots = { $needed ->
    [one] There is { $needed } other seat, but you named { $given } bots.
   *[other] There are { $needed } other seats, but you named { $given } bots; name 1 for all, or 1 for each.
}
cli-error-ply = The record has no ply { $ply }; its last one is { $plies }.
cli-error-against = { $file } has no { $missing }; it needs run(seed, games) and run_fast(seed, games).
cli-error-against-source = { $file } cannot be read as Python: { $why }.
cli-error-bench = { $what } cannot be timed: { $why }.

## 7 Wonders: help, the table, choices

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
cli-seven-pay-bank = { $coins } to the bank
cli-seven-pay-left = { $coins } to the left
cli-seven-pay-right = { $coins } to the right
cli-simulate-shields = Shields of a city
cli-simulate-symbols = Science points of a city
cli-simulate-stages = Wonder stages of a city
cli-simulate-debt = Debt of a city
