### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers.

## Playing

cli-welcome = Welcome to the table! You play { $game } against { $opponents }.
cli-seat-first = You have the first turn.
cli-seat-second = Your opponent has the first turn.
cli-seed-digest = The deal is sealed; the digest of its seed is { $digest }.
cli-leave = Type “quit” or press Ctrl+D to leave; the record of the game is kept.
cli-ask-help = Type “help” to see what you can do.
cli-prompt = Your choice
cli-undone = { $count ->
    [one] You took your last choice back: this is practice now.
   *[other] You took your last { $count } choices back: this is practice now.
}
cli-undo-nothing = You have chosen nothing yet that could be taken back.
cli-undo-too-many = { $count ->
    [one] You have made one choice so far.
   *[other] You have made { $count } choices so far.
}
cli-no-such-number = { $count ->
    [one] There is no choice { $number }; there is only 1.
   *[other] There is no choice { $number }; they are numbered from 1 to { $count }.
}
cli-goodbye = See you at the table!
cli-saved = The record is saved in { $file }.
cli-saved-unfinished = The game is not finished; the record is saved in { $file }.
cli-seed = The seed of the deal was { $seed }.

## Help: each line begins with an example that can be typed

cli-help-heading = What you can type
cli-help-number = 3 – choose number 3 of the list
cli-help-list = list – show everything you may do now
cli-help-log = log – show what has happened so far
cli-help-undo = undo, undo 3 – take back your last choice, or so many of them; the same cards come again
cli-help-help = help – show these lines
cli-help-quit = quit – leave the game; its record is kept
cli-help-ids = Cards, wonders and tokens go by the words in brackets beside their names.

## Headings and short words

cli-heading-you = You
cli-heading-discard = Discard pile
cli-heading-points = Points
cli-heading-total = Total
cli-heading-result = Result

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Result

cli-result-won = You have won.
cli-result-lost = You have lost.
cli-result-shared = You share the victory.
cli-result-winner = { $player } has won.

## Replaying

cli-replay-heading = { $game }: { $players }
cli-replay-unfinished = The record ends here; the game was not finished.

## Verifying

cli-verify-finished = { $plies ->
    [one] { $file } is sound: a finished game of { $plies } ply, and its result is right.
   *[other] { $file } is sound: a finished game of { $plies } plies, and its result is right.
}
cli-verify-unfinished = { $plies ->
    [one] { $file } is sound: an unfinished game of { $plies } ply so far.
   *[other] { $file } is sound: an unfinished game of { $plies } plies so far.
}
cli-verify-seed = The seed fits its digest and dealt every card: nobody stacked the deck.
cli-verify-no-seed = The record names no seed, so the deal cannot be checked.
# $number counts from 1.
cli-verify-view = The record holds only what player { $number } may know.
cli-verify-back = { $count ->
    [one] Something was taken back once; the last branch is told.
   *[other] Something was taken back { $count } times; the last branch is told.
}

## Simulating

cli-simulate-heading = { $games ->
    [one] { $game }: { $games } random game, seed { $seed }
   *[other] { $game }: { $games } random games, seed { $seed }
}
cli-simulate-figure = Figure
cli-simulate-mean = Mean
cli-simulate-error = Standard error
cli-simulate-decisions = Decisions in a game
cli-simulate-legal = Choices at a decision
cli-simulate-first-seat = Wins of the first player
cli-simulate-points = Points of a city
cli-simulate-coins = Coins of a city at the end

## Measuring

cli-bench-heading = Speed of the engine, one core, median of 5 runs
cli-bench-case = Game
cli-bench-games = Games per second
cli-bench-clone = Copy of a state (ns)
cli-bench-bytes = State (bytes)
cli-bench-compiled = compiled
cli-bench-plain = not compiled
cli-bench-list = listing all actions
cli-bench-fast = fast playout
cli-bench-ratio-value = { $ratio } times
cli-bench-no-compiled = The engine is not compiled here; see the README for how to build it.
cli-bench-against = Compared with { $file }

## The box

cli-cards-heading = The box of { $game }
cli-cards-cards = Cards
cli-cards-id = Id
cli-cards-name = Name
cli-cards-age = Age
cli-cards-color = Colour
cli-cards-cost = Cost
cli-cards-chain-gives = Gives chain
cli-cards-chain-from = Free by chain
cli-cards-effect = Effect

## Wrong use

cli-error-command = “{ $word }” is not a command; there are: { $known }.
cli-error-server = Tables in the browser need the extra “server”, and { $package } is missing: run pip install ".[server]" in the clone, or make play.
cli-error-extra = “{ $words }” is more than “{ $command }” can use.
cli-error-option = “{ $option }” is not written as key=value.
cli-error-system = { $file }: { $why }.
