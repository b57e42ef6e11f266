### What somebody may choose in 7 Wonders, as on a button. $card and $board are names.

seven-choice-build = Build { $card }
seven-choice-build-stage = Next stage with { $card }
seven-choice-sell = Sell { $card }
seven-choice-leave = Discard { $card } for nothing
seven-choice-lose = { $coins ->
    [0] Take { $debt } debt
    [one] { $debt ->
        [0] Pay { $coins } coin
       *[other] Pay { $coins } coin, take { $debt } debt
    }
   *[other] { $debt ->
        [0] Pay { $coins } coins
       *[other] Pay { $coins } coins, take { $debt } debt
    }
}
seven-choice-rebuild = Build { $card } from the discard pile
seven-choice-choose = Take { $board }
seven-choice-turn-side = { $side ->
    [day] Day side
   *[night] Night side
}
