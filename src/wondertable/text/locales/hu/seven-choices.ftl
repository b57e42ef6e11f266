### What somebody may choose in 7 Wonders, as on a button. $card and $board are names.

seven-choice-build = Megépítem: { $card }
seven-choice-build-stage = Következő szint ezzel: { $card }
seven-choice-sell = Eladom: { $card }
seven-choice-leave = Semmiért eldobom: { $card }
seven-choice-lose = { $coins ->
    [0] Felveszek { $debt } adósságot
   *[other] { $debt ->
        [0] Fizetek { $coins } érmét
       *[other] Fizetek { $coins } érmét, és felveszek { $debt } adósságot
    }
}
seven-choice-rebuild = A dobópakliból megépítem: { $card }
seven-choice-choose = Ezt kérem: { $board }
seven-choice-turn-side = { $side ->
    [day] Nappali oldal
   *[night] Éjszakai oldal
}
