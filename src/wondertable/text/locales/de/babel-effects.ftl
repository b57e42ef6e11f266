### What action cards of Tower of Babel do: one message for every effect, with its fields.

babel-effect-exchange = { $count ->
    [one] Tausche { $count } Baukarte deiner Hand gegen eine neue.
   *[other] Tausche bis zu { $count } Baukarten deiner Hand gegen neue.
}
babel-effect-stand-in = { $count ->
    [one] Zählt als genau { $count } Baukarte, die der Bauscheibe noch fehlt.
   *[other] Zählt als genau { $count } Baukarten, die der Bauscheibe noch fehlen.
}
babel-effect-points-per-disc = { $each ->
    [one] { $each } Punkt für jede deiner Bauscheiben.
   *[other] { $each } Punkte für jede deiner Bauscheiben.
}
babel-effect-draw = { $count ->
    [one] Ziehe { $count } Baukarte.
   *[other] Ziehe { $count } Baukarten.
}
babel-effect-second-turn = Sofort ein weiterer Zug; die Türme ziehen und alle ziehen nach erst danach.
babel-effect-offer-bonus = { $each ->
    [one] { $each } Punkt für jede gültige Karte deines abgelehnten Angebots.
   *[other] { $each } Punkte für jede gültige Karte deines abgelehnten Angebots statt 1.
}
babel-effect-points-at-end = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
