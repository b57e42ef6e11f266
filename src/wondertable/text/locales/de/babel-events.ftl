### The log of Tower of Babel: one message for every deed, with its fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = Auf „{ $wonder }“ liegt eine Bauscheibe: { $cards }.
babel-event-drew-cards = { $player } hat { $cards } gezogen.
babel-event-shuffled = { $count ->
    [one] Der Ablagestapel wurde zum neuen Nachziehstapel: { $count } Karte.
   *[other] Der Ablagestapel wurde zum neuen Nachziehstapel: { $count } Karten.
}

## Turns and offers

babel-event-passed = { $player } hat gepasst.
babel-event-chose = { $player } hat „{ $wonder }“ gewählt und brauchte { $cards }.
babel-event-ready = { $player } hat ein Angebot gelegt.
babel-event-laid-down = { $count ->
    [0] { $player } hat keine Karte gelegt.
    [one] { $player } hat { $count } Karte verdeckt hingelegt.
   *[other] { $player } hat { $count } Karten verdeckt hingelegt.
}
babel-event-offered = { $trader ->
    [with] { $player } hat { $cards } mit der Handelskarte geboten.
   *[without] { $player } hat { $cards } geboten.
}
babel-event-took-back = { $player } hat falsche Karten zurückgenommen: { $cards }.
babel-event-failed = { $player } hat die Bauscheibe liegen lassen.
babel-event-added = { $player } hat { $cards } ergänzt.
babel-event-put-pieces = { $units ->
    [one] { $player } hat { $units } Baustein auf „{ $wonder }“ gesetzt.
   *[other] { $player } hat { $units } Bausteine auf „{ $wonder }“ gesetzt.
}
babel-event-took-disc = { $player } hat die Bauscheibe von „{ $wonder }“ genommen ({ $cards }).
babel-event-refused-offers = Punkte für abgelehnte Angebote: { $scores }.

## Wonders

babel-event-finished = „{ $wonder }“ ist fertig und wurde nach Zeile { $row } der Wertetabelle gewertet.
babel-event-scored-wonder = Punkte für „{ $wonder }“: { $scores }.

## Action cards

babel-event-gained-action = { $player } hat eine Aktionskarte gezogen.
babel-event-drew-action = { $player } hat jetzt die Aktionskarte „{ $card }“.
babel-event-played = { $player } hat die Aktionskarte „{ $card }“ gespielt.
babel-event-swapped = { $player } hat { $cards } getauscht.
babel-event-showed-action = { $player } hat die Aktionskarte „{ $card }“ gezeigt.

## The end

babel-event-ended = { $ending ->
    [exhausted] Die letzte Bauscheibe einer Sorte ist weg: Das Spiel ist zu Ende.
   *[idle] In einer ganzen Runde hat niemand eine Karte gezogen oder eine Bauscheibe genommen: Das Spiel ist zu Ende.
}
babel-event-scored-rest = Punkte für „{ $wonder }“ (unfertig): { $scores }.
babel-event-disc-bonus = Scheibenbonus: { $scores }.
babel-event-card-points = Punkte für Aktionskarten: { $scores }.
babel-event-won = { $winners ->
    [one] { $player } hat die Partie gewonnen.
   *[other] { $player } ist unter den { $winners } Siegern.
}

## Parts of the sentences above

babel-log-score = { $player } { $points }
