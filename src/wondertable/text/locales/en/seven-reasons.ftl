### Why an action of 7 Wonders is not legal now, and what is asked instead. The English sentences are
### those of `wondertable.games.seven.reasons`; they follow a colon and have no full stop.

## Reasons

seven-reason-other-question = the question is to { $asked }
seven-reason-not-in-hand = { $card } is not in this hand
seven-reason-same-name = { $card } stands in this city already
seven-reason-coins-short = { $thing } costs { $price } coins and there are { $coins }
seven-reason-not-payable = the resources for { $thing } cannot be had with { $coins } coins
seven-reason-other-payment = { $thing } cannot be paid like that; the ways to pay are: { $ways }
seven-reason-no-stage = all stages of { $board } are built
seven-reason-needs-cities = { $board } is played with Cities only
seven-reason-other-loss = the loss is { $owed } coins in all, and there are { $coins } to lose
seven-reason-not-discarded = { $card } does not lie there in the discard pile
seven-reason-must-rebuild = a card of the discard pile can be built
seven-reason-not-offered = { $thing } is not among those to choose from

## Parts of the sentences above

seven-phrase-asked-turn = use a card of the hand
seven-phrase-asked-side = choose a side of the board
seven-phrase-asked-board = choose a board
seven-phrase-asked-lose = lose coins or take debt
seven-phrase-asked-extra = use the last card or discard it
seven-phrase-asked-rebuild = build a card of the discard pile
seven-phrase-asked-deal = deal a card
seven-phrase-asked-deal-board = deal a board
seven-phrase-asked-deal-side = turn a board to a side
seven-phrase-asked-show = show a card of the discard pile
seven-phrase-asked-take = have the hands taken up

## Questions to a player, and what chance is about to do

seven-question-turn = Choose a card: build it, put it under the next wonder stage, or sell it for 3 coins.
seven-question-side = Choose the side of your board.
seven-question-board = Choose a board.
seven-question-lose = You must lose coins: say how many you pay, the rest becomes debt.
seven-question-extra = Your last card: build it, put it under a stage, sell it, or discard it.
seven-question-rebuild = Choose a card of the discard pile and build it free of cost.
seven-question-deal = Chance deals a card.
seven-question-deal-board = Chance deals a board.
seven-question-deal-side = Chance turns a board to a side.
seven-question-show = The discard pile is shown.
seven-question-take = The hands are taken up.

## Mistakes

error-bad-teams = Teams of { $game } are for { $known } players, not for { $seats }.
error-teams-need-cities = Teams of { $game } play with Cities; set cities to on.
