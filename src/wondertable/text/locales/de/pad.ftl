### The score pad. Scripts say the messages pad-line-…, pad-note-…, pad-problem-…, pad-how-… and
### pad-say-… too, by filling holes: they have no variants, and numbers come ready to be read.
### $name is a thing of the box, $owner a person, $given what somebody typed.

pad-title = Wertungsblock
pad-of = Wertungsblock: { $game }
pad-about = Für eine Partie am echten Tisch: Trag den Wertungsbogen oder die Karten ein und sieh, woher jeder Punkt kommt. Einmal geöffnet, geht es auch ohne Verbindung.
pad-elsewhere = Mehr
pad-games = Spiele
pad-set-up = Der Tisch
pad-players = Spieler
pad-how = Was du einträgst
pad-name = Name
pad-name-of = Name von Spieler { $number }
pad-add-up = Zusammenzählen
pad-result = Ergebnis
pad-score = Wertungsbogen
pad-explained = Zeile für Zeile
pad-not-right = Das lässt sich noch nicht zusammenzählen
pad-none = Für { $game } gibt es keinen Wertungsblock.
pad-look = Bitte noch einmal ansehen
pad-clear = Block leeren
pad-keep = Im Verlauf speichern
pad-history = Verlauf auf diesem Gerät
pad-no-history = Noch ist nichts gespeichert.
pad-no-script = Verlauf, Bild und Arbeiten ohne Verbindung brauchen JavaScript; das Zusammenzählen nicht.
pad-forget = Löschen
pad-forget-all = Alles löschen
pad-again = Wieder öffnen
pad-export = Speichern und teilen
pad-copy = Als Text kopieren
pad-share = Teilen
pad-save-text = Als Text speichern
pad-save-picture = Als Bild speichern
pad-offline = Für den Gebrauch ohne Verbindung gespeichert

pad-section-end = Das Ende
pad-section-points = Punkte
pad-section-wonder = Weltwunder
pad-section-treasury = Schatzkammer
pad-section-conflicts = Konfliktmarker
pad-section-science = Forschung
pad-section-others = Andere Erweiterungen
pad-section-built = Fertige Weltwunder
pad-section-figures = Zahlen deiner Schachtel
pad-section-pieces = Bausteine auf Weltwundern
pad-section-discs = Scheiben einer Art
pad-section-cards = Am Ende übrige Aktionskarten

pad-group-blue = Blaue Karten
pad-group-green = Grüne Karten
pad-group-yellow = Gelbe Karten
pad-group-purple = Gilden
pad-group-black = Schwarze Karten
pad-group-red = Rote Karten
pad-group-brown = Braune Karten
pad-group-grey = Graue Karten
pad-group-wonders = Errichtete Weltwunder
pad-group-tokens = Fortschritts-Plättchen
pad-group-two = Zweifarbige Scheiben

## What is counted

pad-what-brown = braune Karten
pad-what-grey = graue Karten
pad-what-blue = blaue Karten
pad-what-yellow = gelbe Karten
pad-what-red = rote Karten
pad-what-green = grüne Karten
pad-what-black = schwarze Karten
pad-what-brown-grey = braune und graue Karten
pad-what-brown-grey-purple = braune, graue und violette Karten
pad-what-wonders = Weltwunder
pad-what-stages = Bauabschnitte
pad-what-three-coins = Sätze aus drei Münzen
pad-what-tokens = Fortschritts-Plättchen
pad-what-victories = Siegmarker
pad-what-victories-1 = Siegmarker aus dem 1. Zeitalter
pad-what-victories-2 = Siegmarker aus dem 2. Zeitalter
pad-what-victories-3 = Siegmarker aus dem 3. Zeitalter

## Where points come from

pad-line-entered = eingetragen: { $points }
pad-line-thing = { $name }: { $points }
pad-line-most = { $name }: { $what } in der Stadt, die die meisten hat, { $count } × { $each } = { $points }
pad-line-own = { $name }: { $what } der eigenen Stadt, { $count } × { $each } = { $points }
pad-line-next = { $name }: { $what } beider Nachbarn, { $count } × { $each } = { $points }
pad-line-all = { $name }: { $what } der eigenen Stadt und beider Nachbarn, { $count } × { $each } = { $points }
pad-line-complete = { $name }: Das Weltwunder ist fertig, { $points }
pad-line-incomplete = { $name }: Das Weltwunder ist nicht fertig, { $points }
pad-line-coins = Münzen: { $coins } ÷ { $per } = { $points }
pad-line-debt = Schulden: { $points }
pad-line-pawn = Konflikt-Spielfigur { $distance } Felder von der Mitte: { $points }
pad-line-stage = Bauabschnitt { $number }: { $points }
pad-line-victories = Siege, { $age }: { $count } × { $each } = { $points }
pad-line-defeats = Niederlagen: { $count } × { $each } = { $points }
pad-line-symbol = { $symbol }: { $count } × { $count } = { $points }
pad-line-sets = Sätze aus allen dreien: { $count } × { $each } = { $points }
pad-line-masks = Masken kopieren: { $symbols }
pad-line-wild = freie Symbole stehen für: { $symbols }
pad-line-built-most = { $name } (Zeile { $row }): die meisten Bausteine, { $pieces }: { $points }
pad-line-built-tied = { $name } (Zeile { $row }): Gleichstand an der Spitze mit { $pieces }, daher der zweite Wert: { $points }
pad-line-built-second = { $name } (Zeile { $row }): Zweiter mit { $pieces }: { $points }
pad-line-built-other = { $name } (Zeile { $row }): weiter hinten oder gleichauf Zweiter mit { $pieces }: { $points }
pad-line-open-most = { $name }: die meisten Bausteine, { $pieces }: { $points }
pad-line-open-tied = { $name }: Gleichstand an der Spitze mit { $pieces }, daher der zweite Wert: { $points }
pad-line-open-second = { $name }: Zweiter mit { $pieces }: { $points }
pad-line-open-other = { $name }: weiter hinten oder gleichauf Zweiter mit { $pieces }: { $points }
pad-line-two = Scheibe { $first } / { $second } zählt als { $type }
pad-line-discs = Scheiben { $type }: { $count } bringen { $points }
pad-line-five = { $name }: { $count } × { $each } = { $points }
pad-line-bonus = { $name }: { $count } × { $discs } Scheiben × { $each } = { $points }

## What decided

pad-how-points = Die meisten Punkte entscheiden.
pad-how-coins = Gleich viele Punkte; mehr Münzen entscheiden.
pad-how-blue = Gleich viele Punkte; die Punkte der blauen Karten entscheiden.
pad-how-shared = Gleichstand in allem, was zählt: Der Sieg wird geteilt.
pad-how-military = Militärische Überlegenheit: Punkte spielen keine Rolle mehr.
pad-how-science = Wissenschaftliche Überlegenheit: Punkte spielen keine Rolle mehr.

## What the box does not have so

pad-note-twice = { $name }: Das gibt es nur einmal.
pad-note-copies = { $name }: { $count }-mal eingetragen, für so viele Spieler hat die Schachtel aber { $most }.
pad-note-guilds = { $count } Gilden sind eingetragen, im Spiel sind aber nur { $most }.
pad-note-wonders = { $owner } hat { $count } Weltwunder gebaut, kann aber nur { $most } haben.
pad-note-all-wonders = { $count } Weltwunder sind gebaut, nach { $most } ist aber Schluss.
pad-note-stages = { $owner }: Diese Seite von { $name } hat { $most } Bauabschnitte; mehr werden nicht gezählt.
pad-note-teams = Teams brauchen vier oder sechs Spieler; gezählt wird jeder für sich.
pad-note-rows = Zwei Weltwunder sind als Nr. { $row } eingetragen.

## What cannot be added up

pad-problem-number = { $owner } { $field }: Hier gehört eine ganze Zahl von 0 bis { $most } hin, nicht „{ $given }“.
pad-problem-choice = { $owner } { $field }: „{ $given }“ gibt es nicht.
pad-problem-discs = { $type }: { $count } Scheiben sind eingetragen, die Schachtel hat aber { $most }.
pad-problem-twice = Die Scheibe { $name } gibt es nur einmal.

## What else scripts say

pad-say-won = { $names } gewinnt
pad-say-shared = { $names } gewinnen gemeinsam
pad-say-total = Summe
pad-say-seat = Spieler { $number }
pad-say-title = Wertung { $game }, { $date }
pad-say-copied = Kopiert.
pad-say-kept = Im Verlauf gespeichert.
pad-say-sure = Den ganzen Verlauf löschen?
pad-say-empty = Alle Felder leeren?
pad-say-no-line = Das braucht eine Verbindung.
pad-say-failed = Das ging auf diesem Gerät nicht.
