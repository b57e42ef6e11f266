### What somebody may choose in 7 Wonders, as on a button. $card and $board are names.

seven-choice-build = „{ $card }“ errichten
seven-choice-build-stage = Nächster Bauabschnitt mit „{ $card }“
seven-choice-sell = „{ $card }“ verkaufen
seven-choice-leave = „{ $card }“ für nichts ablegen
seven-choice-lose = { $coins ->
    [0] Schulden nehmen: { $debt }
    [one] { $debt ->
        [0] { $coins } Münze zahlen
       *[other] { $coins } Münze zahlen, Schulden nehmen: { $debt }
    }
   *[other] { $debt ->
        [0] { $coins } Münzen zahlen
       *[other] { $coins } Münzen zahlen, Schulden nehmen: { $debt }
    }
}
seven-choice-rebuild = „{ $card }“ aus dem Ablagestapel errichten
seven-choice-choose = „{ $board }“ nehmen
seven-choice-turn-side = { $side ->
    [day] Tagseite
   *[night] Nachtseite
}
