### What cards and stages of 7 Wonders do, said to their owner: one message for every effect, with the
### effect's fields in it. $resource, $symbol, $side, $kinds, $kind and $scope are ids; $resources and
### $colors are lists made by `listed`.

## Production and trade

seven-effect-produces = Produces { $resource ->
    [wood] { $units } wood
    [stone] { $units } stone
    [clay] { $units } clay
    [ore] { $units } ore
    [glass] { $units } glass
    [cloth] { $units } cloth
   *[papyrus] { $units } papyrus
}.
seven-effect-produces-choice = Produces { $resources }: one unit a turn, chosen anew each time.
seven-effect-trade = From your next turn on you buy { $kinds ->
    [raw] raw materials
   *[manufactured] manufactured goods
} { $side ->
    [left] from your left neighbour
    [right] from your right neighbour
   *[both] from both neighbours
} for 1 coin a unit.
seven-effect-wharf = Once a turn, a resource bought { $side ->
    [left] from your left neighbour
    [right] from your right neighbour
   *[both] from a neighbour
} costs 1 coin less.
seven-effect-cache = The starting resource of a neighbour’s board costs you 1 coin less.
seven-effect-warehouse =
    Once a turn you have one more unit of a resource that your board, brown or grey cards produce.
seven-effect-black-market =
    Once a turn you have one unit of a resource that your board, brown and grey cards do not produce.
seven-effect-stages-without-resources = Your wonder stages need no resources any more; coins are still paid.

## Shields and science

seven-effect-shields = { $count ->
    [one] { $count } shield.
   *[other] { $count } shields.
}
seven-effect-science = Science symbol: { $symbol ->
    [compass] { seven-symbol-compass }
    [gear] { seven-symbol-gear }
   *[tablet] { seven-symbol-tablet }
}.
seven-effect-science-choice = Stands for any one science symbol at the end of the game.
seven-effect-copy-science = At the end of the game it copies the symbol of one green card of a neighbour.

## Points and coins

seven-effect-points = { $count ->
    [one] Worth { $count } victory point.
   *[other] Worth { $count } victory points.
}
seven-effect-coins = { $count ->
    [one] Brings { $count } coin at once.
   *[other] Brings { $count } coins at once.
}
seven-effect-coins-per-card = { $each ->
    [one] Brings { $each } coin at once for each card of this colour { seven-where }: { $colors }.
   *[other] Brings { $each } coins at once for each card of this colour { seven-where }: { $colors }.
}
seven-effect-points-per-card = { $each ->
    [one] At the end worth { $each } victory point for each card of this colour { seven-where }: { $colors }.
   *[other] At the end worth { $each } victory points for each card of this colour { seven-where }: { $colors }.
}
seven-effect-coins-per-stage = { $each ->
    [one] Brings { $each } coin at once for each of your wonder stages.
   *[other] Brings { $each } coins at once for each of your wonder stages.
}
seven-effect-points-per-stage = { $each ->
    [one] At the end worth { $each } victory point for each wonder stage { seven-where }.
   *[other] At the end worth { $each } victory points for each wonder stage { seven-where }.
}
seven-effect-points-if-complete = { $count ->
    [one] At the end worth { $count } victory point if all your wonder stages are built.
   *[other] At the end worth { $count } victory points if all your wonder stages are built.
}

## Cards

seven-effect-play-last-card = You may play the last card of each age too, as a turn of its own.
seven-effect-build-from-discard = At the end of this turn you build a card of the discard pile free of cost.
seven-effect-free-first-of-color = The first card of each colour in your city is free.
seven-effect-free-first-of-age = The card that you choose first in an age is free to build.
seven-effect-free-last-of-age = The card that you choose last in an age is free to build.

## Other players

seven-effect-others-gain = { $count ->
    [one] All other players receive { $count } coin.
   *[other] All other players receive { $count } coins.
}
seven-effect-neighbors-gain = { $count ->
    [one] Both neighbours receive { $count } coin.
   *[other] Both neighbours receive { $count } coins.
}
seven-effect-others-lose = { $count ->
    [one] All other players lose { $count } coin at the end of the turn.
   *[other] All other players lose { $count } coins at the end of the turn.
}
seven-effect-others-lose-per = { $kind ->
    [victory_token] All other players lose { seven-each } for each of their victory tokens at the end of the turn.
   *[wonder_stage] All other players lose { seven-each } for each of their wonder stages at the end of the turn.
}
seven-effect-neighbors-debt = Both neighbours take debt at once: { $count }.

## Conflicts

seven-effect-victory-token = You take a victory token of { seven-age } at once.
seven-effect-points-per-token = { $age ->
    [0] At the end worth victory points for each of your victory tokens: { $each }.
    [1] At the end worth victory points for each of your victory tokens of age I: { $each }.
    [2] At the end worth victory points for each of your victory tokens of age II: { $each }.
   *[3] At the end worth victory points for each of your victory tokens of age III: { $each }.
}
seven-effect-coins-per-token = Brings coins at once for each of your victory tokens: { $each }.
seven-effect-coins-per-defeat = Brings coins at once for each of your defeat tokens: { $each }.
seven-effect-discard-defeats = Then you discard all your defeat tokens.
seven-effect-diplomacy = You take a diplomacy token and keep out of the next conflict.

## Parts of the sentences above

seven-where = { $scope ->
    [own] in your city
    [next_door] in the cities next door
   *[everywhere] in your city and those next door
}
seven-each = { $each ->
    [one] { $each } coin
   *[other] { $each } coins
}
seven-age = { $age ->
    [1] age I
    [2] age II
   *[3] age III
}
