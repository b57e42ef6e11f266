### What somebody may choose in 7 Wonders, as on a button. $card and $board are names.

seven-choice-build = „{ $card }“ errichten
seven-choice-build-stage = Nächster Bauabschnitt mit „{ $card }“
seven-choice-sell = „{ $card }“ verkaufen
seven-choice-leave = „{ $card }“ unbezahlt ablegen
seven-choice-lose = { $coins } in Münzen, { $debt } als Schulden
seven-choice-rebuild = „{ $card }“ aus dem Ablagestapel errichten
seven-choice-choose = „{ $board }“ nehmen
seven-choice-turn-side = { $side ->
    [day] Tagseite
   *[night] Nachtseite
}
