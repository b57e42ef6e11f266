### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers, and $ending is military, science or civilian.
###
### Playing      cli-welcome game opponents   cli-seat-first   cli-seat-second   cli-seed-digest digest
###              cli-leave   cli-ask-help   cli-prompt   cli-your-turn   cli-choices count
###              cli-choice number action   cli-thinking player   cli-no-such-number number count
###              cli-goodbye   cli-saved file   cli-saved-unfinished file   cli-seed seed
### Help         cli-help-heading, and one line each: cli-help-number -build -discard -wonder -draft
###              -take -destroy -rebuild -start -list -log -help -quit; cli-help-ids
### Headings     cli-heading-you -opponent -age -coins -structure -face-down -guild-back -wonders
###              -built -unbuilt -removed -board-tokens -tokens -discard -military -symbols -shields
###              -points -total -log -turn -city -cards -production -price -choices -draft -result
###              cli-nothing   cli-face-down   cli-guild-back   cli-covered   cli-wonder-built wonder
###              cli-wonder-unbuilt wonder price   cli-wonder-removed wonder   cli-free   cli-by-chain
###              cli-pawn-middle   cli-pawn-towards player steps left
### In brief     cli-brief-points count   -fixed-price resources   -coins-per each kind   -points-per each
###              kind   -play-again   -opponent-loses count; cli-chain   cli-heading-unit-prices
### Wrong use    cli-error-command word known   -extra words command   -option option
###              -system file why
### Result       cli-result-won ending   cli-result-lost ending   cli-result-shared
###              cli-result-winner player ending   cli-result-score player points
### Replaying    cli-replay-heading game players   cli-replay-step ply plies   cli-replay-keys
###              cli-replay-end   cli-replay-unfinished   cli-actor-chance
### Verifying    cli-verify-finished file plies   cli-verify-unfinished file plies
###              cli-verify-seed   cli-verify-no-seed   cli-verify-view number
### Simulating   cli-simulate-heading game games seed   cli-simulate-figure -mean -error (headings)
###              cli-simulate-decisions -legal -first-seat -military -science -points -coins -wonders
### Measuring    cli-bench-heading   cli-bench-case -mode -games -ratio -clone -bytes (headings)
###              cli-bench-compiled -plain -list -fast   cli-bench-ratio-value ratio
###              cli-bench-no-compiled   cli-bench-against file
### The box      cli-cards-heading game   cli-cards-id -name -age -color -cost -chain-gives -chain-from
###              -effect (headings)   cli-cards-cards -wonders -tokens (titles of the tables)

## Playing

cli-welcome = Welcome to the table! You play { $game } against { $opponents }.
cli-seat-first = You have the first turn.
cli-seat-second = Your opponent has the first turn.
cli-seed-digest = The deal is sealed; the digest of its seed is { $digest }.
cli-leave = Type “quit” or press Ctrl+D to leave; the record of the game is kept.
cli-ask-help = Type “help” to see what you can do.
cli-prompt = Your choice
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
cli-help-build = build baths – pay for an open card and build it in your city
cli-help-discard = discard altar – sell an open card for coins
cli-help-wonder = wonder sphinx with tavern – pay for one of your wonders and build it over an open card
cli-help-draft = draft sphinx – take one of the wonders on show
cli-help-take = take law – take a progress token
cli-help-destroy = destroy glassworks – send a card of your opponent’s city to the discard pile
cli-help-rebuild = rebuild altar – build a card of the discard pile free of cost
cli-help-start = start 0 – say who begins the age: 0 is the player who sits first, 1 the other
cli-help-list = list – show everything you may do now
cli-help-log = log – show what has happened so far
cli-help-help = help – show these lines
cli-help-quit = quit – leave the game; its record is kept
cli-help-ids = Cards, wonders and tokens go by the words in brackets beside their names.

## Headings and short words

cli-heading-you = You
cli-heading-board-tokens = Progress tokens on the board
cli-heading-tokens = Progress tokens
cli-heading-discard = Discard pile
cli-heading-symbols = Science symbols
cli-heading-points = Points
cli-heading-total = Total
cli-heading-production = Production
cli-heading-price = Price
cli-heading-unit-prices = Prices
cli-heading-draft = Wonders on show
cli-heading-result = Result

cli-nothing = none
cli-free = free
cli-chain = chain
cli-wonder-built = { $wonder } (built)
cli-wonder-removed = { $wonder } (out of the game)
cli-pawn-middle = The conflict pawn stands in the middle.
# $player is the one whose capital is in danger; $left is what is missing to reach it.
cli-pawn-towards = { $steps ->
    [one] The conflict pawn is { $steps } space from the middle towards { $player }; { $left } more and the capital falls.
   *[other] The conflict pawn is { $steps } spaces from the middle towards { $player }; { $left } more and the capital falls.
}

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cli-brief-fixed-price = { $resources } for 1 coin
cli-brief-coins-per = { $each ->
    [one] { $each } coin per { cli-brief-kind }
   *[other] { $each } coins per { cli-brief-kind }
}
cli-brief-points-per = { $each ->
    [one] { $each } point per { cli-brief-kind }
   *[other] { $each } points per { cli-brief-kind }
}
cli-brief-play-again = extra turn
cli-brief-opponent-loses = { $count ->
    [one] opponent −{ $count } coin
   *[other] opponent −{ $count } coins
}
cli-brief-kind = { $kind ->
    [brown_card] brown card
    [grey_card] grey card
    [brown_or_grey_card] brown or grey card
    [red_card] red card
    [green_card] green card
    [blue_card] blue card
    [yellow_card] yellow card
    [wonder] wonder
    [three_coins] 3 coins
   *[own_progress_token] progress token
}

## Result

cli-result-won = { $ending ->
    [exhausted] You have won: you have the most points.
    [idle] You have won: you have the most points.
    [points] You have won: your city is worth most.
    [military] You have won: your army has reached your opponent’s capital.
    [science] You have won: your city has gathered six different science symbols.
   *[civilian] You have won: your city is worth more.
}
cli-result-lost = { $ending ->
    [exhausted] You have lost: somebody has more points.
    [idle] You have lost: somebody has more points.
    [points] You have lost: another city is worth more.
    [military] You have lost: your opponent’s army has reached your capital.
    [science] You have lost: your opponent has gathered six different science symbols.
   *[civilian] You have lost: your opponent’s city is worth more.
}
cli-result-shared = You share the victory: points and blue cards are level.
cli-result-winner = { $ending ->
    [exhausted] { $player } has won by points.
    [idle] { $player } has won by points.
    [points] { $player } has won by points.
    [military] { $player } has won by military supremacy.
    [science] { $player } has won by scientific supremacy.
   *[civilian] { $player } has won a civilian victory.
}

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
cli-simulate-military = Military victories
cli-simulate-science = Scientific victories
cli-simulate-points = Points of a city
cli-simulate-coins = Coins of a city at the end
cli-simulate-wonders = Wonders built in a game

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
cli-cards-wonders = Wonders
cli-cards-tokens = Progress tokens
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
cli-error-extra = “{ $words }” is more than “{ $command }” can use.
cli-error-option = “{ $option }” is not written as key=value.
cli-error-system = { $file }: { $why }.
