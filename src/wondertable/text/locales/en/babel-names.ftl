### What the box of Tower of Babel names, and what we name in it.

## Types of building cards: the bare word, and a number of cards

babel-camel = camel
babel-crane = crane
babel-ship = ship
babel-stonemason = stonemason

babel-count-camel = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
babel-count-crane = { $count ->
    [one] { $count } crane
   *[other] { $count } cranes
}
babel-count-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
babel-count-stonemason = { $count ->
    [one] { $count } stonemason
   *[other] { $count } stonemasons
}
babel-count-nothing = nothing

## Wonders

babel-tower-of-babel = Tower of Babel
babel-pyramids = Pyramids of Giza
babel-hanging-gardens = Hanging Gardens of Babylon
babel-temple-of-artemis = Temple of Artemis at Ephesus
babel-statue-of-zeus = Statue of Zeus at Olympia
babel-mausoleum = Mausoleum at Halicarnassus
babel-colossus = Colossus of Rhodes
babel-lighthouse = Lighthouse of Alexandria

## Action cards

babel-card-exchange = Card exchange
babel-joker = Joker
babel-disc-bonus = Building disc bonus
babel-draw-three = Draw three
babel-double-turn = Double turn
babel-offer-bonus = Offer bonus
babel-five-points = Five points

## When an action card is played

babel-timing-any-time = on your turn, or before the offers of another player’s turn
babel-timing-active-build-completion = when you complete a disc
babel-timing-active-turn-end = at the end of your turn
babel-timing-own-offer-refused = when your offer is not accepted
babel-timing-final-scoring = scores by itself at the end

## The rows of the score

babel-points-refused = Refused offers
babel-points-wonders = Finished wonders
babel-points-unfinished = Unfinished wonders
babel-points-discs = Disc bonus
babel-points-cards = Action cards

## How sure a figure is

babel-confidence-designed = no source; chosen to fit
babel-confidence-single-source = one source
game-babel = Tower of Babel
