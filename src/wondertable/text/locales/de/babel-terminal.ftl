### Tower of Babel on the command line: help, the table, the box. Words of the notation are typed as
### they are here in every language.

## Help

cli-help-babel-pass = pass – du passt und ziehst eine Karte mehr
cli-help-babel-build = build tower_of_babel 5 ship – du wählst ein Weltwunder und eine seiner Bauscheiben
cli-help-babel-offer = offer 2 ship with trader – du legst Karten verdeckt aus; auch: offer nothing
cli-help-babel-accept = accept 1 2 with 2 own – du nimmst die Angebote der Plätze 1 und 2 an und ergänzt 2 eigene Karten; auch: accept nobody with 5 own
cli-help-babel-joker = accept 1 with 1 own joker 2 ship – dasselbe mit einem Joker für 2 Schiffe
cli-help-babel-fail = fail – du lässt die Bauscheibe liegen
cli-help-babel-play = play draw_three – du spielst eine Aktionskarte; decline spielt keine
cli-help-babel-rest = rest – bis zum Ende dieses Zuges keine Aktionskarte spielen
cli-help-babel-swap = swap 2 ship 1 camel – du tauschst Handkarten
cli-help-babel-figures = Einige gedruckte Zahlen stehen in keiner Quelle: die Zeilen 2 bis 7 der Wertetabelle, die helle Zeile, der Bonus für 3, 5, 6 und 7 Scheiben, die Zahlen der Bauscheiben, die Anzahl der Aktionskarten, der Wert der Bonuskarte. „help figures“ zeigt die geltenden. Die Zahlen deiner Schachtel gibst du mit --figures DATEI an (docs/babel.md).

## The table

cli-babel-active = Zug von { $player }
cli-babel-asks-for = { $player } möchte an „{ $wonder }“ bauen und braucht dafür { $cards }.
cli-babel-row = Wertetabelle, Zeile { $row }: { $first } / { $second } / { $others }
cli-babel-rows-gone = Die Wertetabelle ist aufgebraucht.
cli-babel-deck = Nachziehstapel: { $count }
cli-babel-discards = Ablage: { $cards }
cli-babel-wonder = Weltwunder
cli-babel-discs = Bauscheiben
cli-babel-finished = fertig
cli-babel-player = Spieler
cli-babel-points = Punkte
cli-babel-cards = Karten
cli-babel-known = Davon bekannt
cli-babel-actions = Aktionskarten
cli-babel-taken = Genommene Scheiben
cli-babel-offer = Angebot
cli-babel-hand = Deine Hand: { $cards }
cli-babel-own-actions = Deine Aktionskarten: { $cards }
cli-babel-laid = gelegt
cli-babel-backs = { $count ->
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
cli-babel-with-trader = mit Handelskarte

## The box

cli-babel-types = Baukarten
cli-babel-wonders = Weltwunder
cli-babel-all-discs = Bauscheiben
cli-babel-two-coloured = Zweifarbige Bauscheiben
cli-babel-values = Wertetabelle
cli-babel-bonus = Scheibenbonus
cli-babel-unconfirmed = Zahlen, die keine Quelle bestätigt
cli-babel-copies = Anzahl
cli-babel-asks = Verlangt
cli-babel-row-number = Zeile
cli-babel-light = hell
cli-babel-first = Erster
cli-babel-second = Zweiter
cli-babel-others = Andere
cli-babel-count = Gleiche Scheiben
cli-babel-figure = Zahl
cli-babel-value = Wert
cli-babel-source = Quelle
cli-babel-replaced = ersetzt
cli-babel-when = Wann

## Figures of random play

cli-simulate-babel-points = Punkte eines Spielers
cli-simulate-babel-wonders = Fertige Weltwunder je Partie
cli-simulate-babel-discs = Genommene Bauscheiben je Partie
cli-simulate-babel-refused = Punkte eines Spielers für abgelehnte Angebote

## Mistakes

cli-error-toml = { $file } ist keine TOML-Datei: { $why }.

## Result. $ending is the reason of an end

cli-result-babel-won = Du hast gewonnen: Du hast die meisten Punkte.
cli-result-babel-lost = Du hast verloren: Jemand hat mehr Punkte.
cli-result-babel-winner = { $player } hat nach Punkten gewonnen.
cli-arena-babel-ending = { $ending ->
    [exhausted] Sorte aufgebraucht
   *[idle] Runde ohne Karte und Bauscheibe
}
