### What a player of Tower of Babel may choose, in a few words. $cards is a list such as "2 camels",
### $players a list of names.

babel-choice-pass = Passen
babel-choice-build = Bauen („{ $wonder }“): { $cards }
babel-choice-offer = { $trader ->
    [with] Angebot: { $cards } mit der Handelskarte
   *[without] Angebot: { $cards }
}
babel-choice-accept = { $own ->
    [0] { $players } annehmen
    [one] { $players } annehmen und { $own } eigene Karte ergänzen
   *[other] { $players } annehmen und { $own } eigene Karten ergänzen
}
babel-choice-alone = { $own ->
    [0] Niemanden annehmen
    [one] Niemanden annehmen und { $own } eigene Karte ergänzen
   *[other] Niemanden annehmen und { $own } eigene Karten ergänzen
}
babel-choice-joker = Joker als { $cards }
babel-choice-taker = { $player } nimmt die Bauscheibe
babel-choice-fail = Bauscheibe liegen lassen
babel-choice-play = „{ $card }“ spielen
babel-choice-decline = Nichts spielen
babel-choice-swap = Tauschen: { $cards }
babel-choice-jokers = { $jokers } Joker als { $cards }
