### The log of Tower of Babel: one message for every event, with the event's fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = Auf „{ $wonder }“ liegt eine Bauscheibe: { $cards }.
babel-event-drew = { $player } zieht: { $card }.
babel-event-shuffled = { $count ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karten.
}

## Turns and offers

babel-event-passed = { $player } passt.
babel-event-chose = { $player } will bauen („{ $wonder }“): { $cards }.
babel-event-ready = { $player } hat ein Angebot gelegt.
babel-event-laid-down = { $count ->
    [0] { $player } legt keine Karte.
    [one] { $player } legt { $count } Karte verdeckt hin.
   *[other] { $player } legt { $count } Karten verdeckt hin.
}
babel-event-offered = { $trader ->
    [with] { $player } bietet { $cards } mit der Handelskarte.
   *[without] { $player } bietet { $cards }.
}
babel-event-took-back = { $player } nimmt falsche Karten zurück: { $cards }.
babel-event-failed = { $player } lässt die Bauscheibe liegen.
babel-event-added = { $player } ergänzt { $cards }.
babel-event-put-pieces = { $units ->
    [one] { $player } setzt { $units } Baustein auf „{ $wonder }“.
   *[other] { $player } setzt { $units } Bausteine auf „{ $wonder }“.
}
babel-event-took-disc = { $player } nimmt die Bauscheibe von „{ $wonder }“: { $cards }.
babel-event-refused = { $player } bekommt { babel-log-points } für das abgelehnte Angebot.

## Wonders

babel-event-finished = „{ $wonder }“ ist fertig und wird nach Zeile { $row } der Wertetabelle gewertet.
babel-event-scored = { $player } bekommt { babel-log-points } für „{ $wonder }“.

## Action cards

babel-event-gained-action = { $player } zieht eine Aktionskarte.
babel-event-drew-action = { $player } hat die Aktionskarte „{ $card }“.
babel-event-played = { $player } spielt die Aktionskarte „{ $card }“.
babel-event-swapped = { $player } tauscht { $cards }.
babel-event-showed-action = { $player } zeigt die Aktionskarte „{ $card }“.

## The end

babel-event-ended = { $ending ->
    [exhausted] Die letzte Bauscheibe einer Sorte ist weg: Das Spiel ist zu Ende.
   *[idle] In einer ganzen Runde hat niemand eine Karte gezogen oder eine Bauscheibe genommen: Das Spiel ist zu Ende.
}
babel-event-scored-unfinished = { $player } bekommt { babel-log-points } für „{ $wonder }“, das unfertig ist.
babel-event-scored-discs = { $player } bekommt einen Scheibenbonus: { babel-log-points }.
babel-event-scored-cards = { $player } bekommt { babel-log-points } für Aktionskarten.
babel-event-won = { $winners ->
    [one] { $player } gewinnt die Partie.
   *[other] { $player } teilt sich den Sieg ({ $winners } Sieger).
}

## Parts of the sentences above

babel-log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
