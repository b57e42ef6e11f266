### 7 Wonders Duel in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## Help: each line begins with an example that can be typed

cli-help-build = build baths – pay for an open card and build it in your city
cli-help-discard = discard altar – sell an open card for coins
cli-help-wonder = wonder sphinx with tavern – pay for one of your wonders and build it over an open card
cli-help-draft = draft sphinx – take one of the wonders to choose from
cli-help-take = take law – take a progress token
cli-help-destroy = destroy glassworks – send a card of your opponent’s city to the discard pile
cli-help-rebuild = rebuild altar – build a card of the discard pile free of cost
cli-help-start = start 0 – say who begins the age: 0 is the player who sits first, 1 the other

## Headings and short words

cli-heading-board-tokens = Progress tokens on the board
cli-heading-tokens = Progress tokens
cli-heading-symbols = Science symbols
cli-heading-production = Production
cli-heading-price = Price
cli-heading-unit-prices = Prices
cli-heading-draft = Wonders to choose from
cli-nothing = none
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

## Simulating

cli-simulate-military = Military victories
cli-simulate-science = Scientific victories
cli-simulate-wonders = Wonders built in a game

## The box

cli-cards-wonders = Wonders
cli-cards-tokens = Progress tokens

## The board and the choices

cli-heading-open-cards = Open cards
cli-way-discard = Discard +{ $coins }
cli-too-dear = too dear
cli-brief-destroy = { $color ->
    [brown] destroys a brown card
   *[grey] destroys a grey card
}
cli-brief-progress = 1 of 3 tokens from the box
cli-brief-rebuild = a discarded card, free

## Result. $ending is the reason of an end

cli-result-duel-won = { $ending ->
    [military] You have won: your army has reached your opponent’s capital.
    [science] You have won: your city has gathered six different science symbols.
   *[civilian] You have won: your city is worth more.
}
cli-result-duel-lost = { $ending ->
    [military] You have lost: your opponent’s army has reached your capital.
    [science] You have lost: your opponent has gathered six different science symbols.
   *[civilian] You have lost: your opponent’s city is worth more.
}
cli-result-duel-winner = { $ending ->
    [military] { $player } has won by military supremacy.
    [science] { $player } has won by scientific supremacy.
   *[civilian] { $player } has won a civilian victory.
}
cli-result-duel-shared = You share the victory: points and blue cards are level.
cli-arena-duel-ending = { $ending ->
    [military] military
    [science] science
   *[civilian] points
}
