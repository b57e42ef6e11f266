### Why a choice of Duel is good (clauses that stand beside it, without a full stop), and what the coach
### says in a first game. $card, $wonder and $good are names.

duel-why-wins-arms = gewinnt sofort: Die Figur erreicht die gegnerische Hauptstadt
duel-why-wins-science = gewinnt sofort: sechs verschiedene Symbole
duel-why-wins-points = gewinnt: Es ist die letzte Karte, und du hast mehr Punkte
duel-why-stops-arms = dein Gegner könnte im nächsten Zug deine Hauptstadt einnehmen; das verhindert es
duel-why-stops-science = dein Gegner könnte im nächsten Zug durch Wissenschaft gewinnen; das verhindert es
duel-why-token = ergibt ein Symbolpaar: Du wählst ein Fortschritts-Plättchen
duel-why-symbol = { $symbols ->
    [1] dein erstes Wissenschaftssymbol
    [2] dein zweites verschiedenes Symbol; sechs gewinnen
    [3] dein drittes verschiedenes Symbol; sechs gewinnen
    [4] dein viertes verschiedenes Symbol; sechs gewinnen
   *[other] dein fünftes verschiedenes Symbol; noch eines gewinnt
}
duel-why-extra-turn = bringt dir noch einen Zug
duel-why-last-wonder = das siebte Weltwunder: Das letzte deines Gegners bleibt ungebaut
duel-why-chain = gratis durch die Kette, spart { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
duel-why-prepares = macht später „{ $card }“ gratis
duel-why-good = bringt { $good }, was du noch nicht herstellst
duel-why-cheaper = „{ $wonder }“ wird { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} billiger
duel-why-dearer = { $good } wird für die Weltwunder deines Gegners teurer
duel-why-loot = { $coins ->
    [one] dein Gegner verliert unterwegs { $coins } Münze
   *[other] dein Gegner verliert unterwegs { $coins } Münzen
}
duel-why-near-capital = { $steps ->
    [one] die Figur steht noch einen Schritt vor der gegnerischen Hauptstadt
   *[other] die Figur steht noch { $steps } Schritte vor der gegnerischen Hauptstadt
}
duel-why-pushes-back = drängt die Figur von deiner Hauptstadt weg
duel-why-shields = { $steps ->
    [one] rückt die Figur einen Schritt vor
   *[other] rückt die Figur { $steps } Schritte vor
}
duel-why-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
duel-why-coins = bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
duel-why-poor = { $rest ->
    [0] bringt { $coins } Münzen, und du hast keine
   *[other] bringt { $coins } Münzen, und du hast nur { $rest }
}
duel-why-for-wonder = mit { $coins } Münzen mehr kannst du „{ $wonder }“ bezahlen
duel-why-takes-coins = { $coins ->
    [one] dein Gegner verliert { $coins } Münze
   *[other] dein Gegner verliert { $coins } Münzen
}
duel-why-destroys = dein Gegner verliert eine Quelle für { $good }
duel-why-library = du wählst eines von drei Fortschritts-Plättchen
duel-why-digs = du errichtest gratis eine abgeworfene Karte
duel-why-any-good = liefert in jedem Zug eine Ressource deiner Wahl
duel-why-effect = { $effect ->
    [architecture] deine nächsten Weltwunder brauchen zwei Ressourcen weniger
    [economy] dein Gegner zahlt gekaufte Ressourcen an dich
    [masonry] deine blauen Karten brauchen zwei Ressourcen weniger
    [mathematics] 3 Punkte für jedes Fortschritts-Plättchen
    [strategy] jede rote Karte rückt die Figur einen Schritt weiter
    [theology] jedes Weltwunder bringt von jetzt an noch einen Zug
   *[urbanism] 4 Münzen für jede Karte, die durch eine Kette gratis ist
}
duel-why-denies-token = dein Gegner bekäme mit „{ $card }“ ein Symbolpaar
duel-why-denies-symbol = dein Gegner bekäme mit „{ $card }“ ein neues Symbol
duel-why-denies-chain = dein Gegner könnte „{ $card }“ gratis errichten
duel-why-denies-shields = dein Gegner bekommt die Schilde von „{ $card }“ nicht
duel-why-denies-good = dein Gegner könnte „{ $card }“ gut gebrauchen
duel-why-denies-points = dein Gegner bekommt die Punkte von „{ $card }“ nicht
duel-why-keeps-covered = lässt „{ $card }“ verdeckt, was deinem Gegner nützen würde
duel-why-opens = gibt „{ $card }“ für deinen Extrazug frei
duel-why-begins = du wählst als Erster unter den neuen Karten
duel-why-lets-begin = dein Gegner muss zuerst Karten freigeben

## What a choice that was made gave away

duel-given-arms = der gespielte Zug gibt „{ $card }“ frei, und dein Gegner kann deine Hauptstadt einnehmen
duel-given-science = der gespielte Zug gibt „{ $card }“ frei, und dein Gegner kann durch Wissenschaft gewinnen
duel-given-opens = der gespielte Zug gibt „{ $card }“ für deinen Gegner frei
duel-given-uncovers = { $cards ->
    [one] der gespielte Zug deckt deinem Gegner eine Karte mehr auf
   *[other] der gespielte Zug deckt deinem Gegner { $cards } Karten mehr auf
}
duel-given-costs = der gespielte Zug kostet { $coins } Münzen mehr
duel-given-reply = der gespielte Zug überlässt „{ $card }“ deinem Gegner

## The coach

duel-tip-win = Du kannst in diesem Zug gewinnen! Suche Schilde bis zur Hauptstadt oder dein sechstes Symbol.
duel-tip-arms-now = Gefahr: Mit einer freien Karte kann dein Gegner im nächsten Zug deine Hauptstadt erreichen. Nimm sie weg oder rücke die Figur.
duel-tip-science-now = Gefahr: Mit einer freien Karte kann dein Gegner im nächsten Zug sein sechstes Symbol bekommen. Nimm sie, auch wenn du sie nur abwirfst.
duel-tip-arms = { $steps ->
    [one] Die Figur steht einen Schritt vor deiner Hauptstadt. Schilde drängen sie zurück.
   *[other] Die Figur steht { $steps } Schritte vor deiner Hauptstadt. Schilde drängen sie zurück.
}
duel-tip-science = Dein Gegner hat { $symbols } verschiedene Symbole; sechs gewinnen sofort. Überlass ihm keine grünen Karten.
duel-tip-chain = „{ $card }“ ist für dich gratis: In deiner Stadt steht das Kettenglied dazu. Dein Gegner könnte dir zuvorkommen.
duel-tip-rival-chain = „{ $card }“ ist für deinen Gegner gratis. Du darfst die Karte nehmen, auch nur zum Abwerfen oder für ein Weltwunder.
duel-tip-pair = „{ $card }“ ergibt ein Symbolpaar: Du würdest ein Fortschritts-Plättchen wählen.
duel-tip-rival-pair = „{ $card }“ gäbe deinem Gegner ein Symbolpaar und ein Fortschritts-Plättchen.
duel-tip-coins = Deine Münzen gehen aus. Eine Karte abzuwerfen bringt 2 Münzen und je eine für deine gelben Karten.
duel-tip-wonder = Du kannst jetzt ein Weltwunder bezahlen: Nimm eine beliebige Karte und errichte es darüber.
