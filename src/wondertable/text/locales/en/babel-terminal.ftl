### Tower of Babel on the command line: help, the table, the box. Words of the notation are typed as
### they are here in every language.

## Help

cli-help-babel-pass = pass – pass, and draw a card more
cli-help-babel-build = build tower_of_babel 5 ship – choose a wonder and one of its discs
cli-help-babel-offer = offer 2 ship with trader – lay cards face down; also: offer nothing
cli-help-babel-accept = accept 1 2 with 2 own – take the offers of seats 1 and 2 and add 2 own cards; also: accept nobody with 5 own
cli-help-babel-joker = accept 1 with 1 own joker 2 ship – the same with a joker for 2 ships
cli-help-babel-fail = fail – leave the disc where it is
cli-help-babel-play = play draw_three – play an action card; decline plays none
cli-help-babel-rest = rest – play no action card until this turn is over
cli-help-babel-swap = swap 2 ship 1 camel – exchange cards of your hand
cli-help-babel-figures = Some printed numbers are in no source: rows 2 to 7 of the value table, the light row, the bonus for 3, 5, 6 and 7 discs, the numbers on discs, the copies of action cards, what the disc bonus card pays. “help figures” lists those in use. Put the numbers of your box in with --figures FILE (docs/babel.md).

## The table

cli-babel-active = Turn of { $player }
cli-babel-asks-for = { $player } wants to build at { $wonder } and asks for { $cards }.
cli-babel-row = Value table, row { $row }: { $first } / { $second } / { $others }
cli-babel-rows-gone = The value table is used up.
cli-babel-deck = Deck: { $count }
cli-babel-discards = Discards: { $cards }
cli-babel-wonder = Wonder
cli-babel-discs = Discs
cli-babel-finished = finished
cli-babel-player = Player
cli-babel-points = Points
cli-babel-cards = Cards
cli-babel-known = Known of them
cli-babel-actions = Action cards
cli-babel-taken = Discs taken
cli-babel-offer = Offer
cli-babel-hand = Your hand: { $cards }
cli-babel-own-actions = Your action cards: { $cards }
cli-babel-laid = laid
cli-babel-backs = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
cli-babel-with-trader = with trader

## The box

cli-babel-types = Building cards
cli-babel-wonders = Wonders
cli-babel-all-discs = Discs
cli-babel-two-coloured = Two-coloured discs
cli-babel-values = Value table
cli-babel-bonus = Disc bonus
cli-babel-unconfirmed = Figures that no source confirms
cli-babel-copies = Copies
cli-babel-asks = Asks for
cli-babel-row-number = Row
cli-babel-light = light
cli-babel-first = First
cli-babel-second = Second
cli-babel-others = Others
cli-babel-count = Discs of a type
cli-babel-figure = Figure
cli-babel-value = Value
cli-babel-source = Source
cli-babel-replaced = replaced
cli-babel-when = When

## Figures of random play

cli-simulate-babel-points = Points of a player
cli-simulate-babel-wonders = Wonders finished in a game
cli-simulate-babel-discs = Discs taken in a game
cli-simulate-babel-refused = Points of a player for refused offers

## Mistakes

cli-error-toml = { $file } is not a TOML file: { $why }.

## Result. $ending is the reason of an end

cli-result-babel-won = You have won: you have the most points.
cli-result-babel-lost = You have lost: somebody has more points.
cli-result-babel-winner = { $player } has won by points.
cli-arena-babel-ending = { $ending ->
    [exhausted] a type ran out
   *[idle] a round without card or disc
}
