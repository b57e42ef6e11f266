### Two Towers, the toy of the tests: everything that a person reads of it.

game-mini = Two Towers
mini-points-rounds = Rounds
mini-question-bid = How much do you bid?
mini-question-show = Show your number.
mini-reason = { $text } is not possible now
mini-event-dealt = { $player } takes up { $number }.
mini-event-laid = { $player } lays a bid.
mini-event-bid = { $player } bid { $tokens }.
mini-event-won-round = { $player } wins the round for { $points }.
mini-event-shown = { $player } shows { $number }.
cli-help-mini-bid = bid 2 – lay a bid face down
cli-help-mini-show = show 7 – show your number
cli-mini-own = Your number: { $number }
cli-mini-tokens = { $count } tokens

web-mini-players = 2 or 3 players
web-mini-about = Bids that nobody sees until all are laid.
web-mini-purse = Purse
web-mini-purse-about = How many tokens everybody begins with.
web-mini-purse-small = small
web-mini-purse-large = large
mini-page-others = The others choose.
mini-page-player = { $name }: { $tokens } tokens, { $points } points
mini-page-laid = You bid { $bid }.
mini-page-take-back = Take it back
mini-page-won = { $names } won.
help-mini-goal = The highest bid that nobody else made wins the round.
