### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers.

## Playing

cli-welcome = Willkommen am Tisch! Du spielst { $game } gegen { $opponents }.
cli-seat-first = Du hast den ersten Zug.
cli-seat-second = Dein Gegner hat den ersten Zug.
cli-seed-digest = Die Karten sind gemischt; die Prüfsumme ihres Startwerts ist { $digest }.
cli-leave = Mit „quit“ oder Strg+D verlässt du die Partie; ihre Aufzeichnung bleibt erhalten.
cli-ask-help = Mit „help“ siehst du, was du tun kannst.
cli-prompt = Deine Wahl
cli-undone = { $count ->
    [one] Du hast deine letzte Wahl zurückgenommen: Das ist jetzt eine Übung.
   *[other] Du hast deine letzten { $count } Wahlen zurückgenommen: Das ist jetzt eine Übung.
}
cli-undo-nothing = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
cli-undo-too-many = { $count ->
    [one] Du hast bisher einmal gewählt.
   *[other] Du hast bisher { $count }-mal gewählt.
}
cli-no-such-number = { $count ->
    [one] Eine Möglichkeit { $number } gibt es nicht, nur die 1.
   *[other] Eine Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $count }.
}
cli-goodbye = Bis bald am Tisch!
cli-saved = Die Aufzeichnung liegt in { $file }.
cli-saved-unfinished = Die Partie ist nicht zu Ende gespielt; die Aufzeichnung liegt in { $file }.
cli-seed = Der Startwert der Partie war { $seed }.

## Help: each line begins with an example that can be typed

cli-help-heading = Was du eingeben kannst
cli-help-number = 3 – du wählst Nummer 3 der Liste
cli-help-list = list – zeigt alles, was du jetzt tun darfst
cli-help-log = log – zeigt, was bisher geschehen ist
cli-help-undo = undo, undo 3 – nimmt deine letzte Wahl zurück, oder so viele; dieselben Karten kommen wieder
cli-help-help = help – zeigt diese Zeilen
cli-help-quit = quit – du verlässt die Partie; ihre Aufzeichnung bleibt erhalten
cli-help-ids = Karten, Weltwunder und Plättchen nennst du mit dem Wort, das in Klammern neben dem Namen steht.

## Headings and short words

cli-heading-you = Du
cli-heading-discard = Ablagestapel
cli-heading-points = Punkte
cli-heading-total = Summe
cli-heading-result = Ergebnis

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Result

cli-result-won = Du hast gewonnen.
cli-result-lost = Du hast verloren.
cli-result-shared = Du teilst dir den Sieg.
cli-result-winner = { $player } hat gewonnen.

## Replaying

cli-replay-heading = { $game }: { $players }
cli-replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.

## Verifying

cli-verify-finished = { $plies ->
    [one] { $file } ist in Ordnung: eine beendete Partie mit { $plies } Entscheidung, und ihr Ergebnis stimmt.
   *[other] { $file } ist in Ordnung: eine beendete Partie mit { $plies } Entscheidungen, und ihr Ergebnis stimmt.
}
cli-verify-unfinished = { $plies ->
    [one] { $file } ist in Ordnung: eine unbeendete Partie mit bisher { $plies } Entscheidung.
   *[other] { $file } ist in Ordnung: eine unbeendete Partie mit bisher { $plies } Entscheidungen.
}
cli-verify-seed = Der Startwert passt zu seiner Prüfsumme, und jede Karte kam so, wie er es vorgibt: Niemand hat die Karten gezinkt.
cli-verify-no-seed = Die Aufzeichnung nennt keinen Startwert; ob ehrlich gemischt wurde, lässt sich nicht prüfen.
# $number counts from 1.
cli-verify-view = Die Aufzeichnung enthält nur, was Spieler { $number } wissen darf.
cli-verify-back = { $count ->
    [one] Einmal wurde etwas zurückgenommen; gezeigt wird der letzte Verlauf.
   *[other] { $count }-mal wurde etwas zurückgenommen; gezeigt wird der letzte Verlauf.
}

## Simulating

cli-simulate-heading = { $games ->
    [one] { $game }: { $games } zufällige Partie, Startwert { $seed }
   *[other] { $game }: { $games } zufällige Partien, Startwert { $seed }
}
cli-simulate-figure = Größe
cli-simulate-mean = Mittelwert
cli-simulate-error = Standardfehler
cli-simulate-decisions = Entscheidungen je Partie
cli-simulate-legal = Möglichkeiten je Entscheidung
cli-simulate-first-seat = Siege des Startspielers
cli-simulate-points = Punkte einer Stadt
cli-simulate-coins = Münzen einer Stadt bei Spielende

## Measuring

cli-bench-heading = Tempo der Spiel-Engine auf einem Kern, Median aus 5 Läufen
cli-bench-case = Spiel
cli-bench-games = Partien pro Sekunde
cli-bench-clone = Kopie einer Stellung (ns)
cli-bench-bytes = Stellung (Bytes)
cli-bench-compiled = kompiliert
cli-bench-plain = nicht kompiliert
cli-bench-list = mit allen Möglichkeiten
cli-bench-fast = schnelles Ausspielen
cli-bench-ratio-value = { $ratio }-fach
cli-bench-no-compiled = Die Engine ist hier nicht kompiliert; wie das geht, steht in der README.
cli-bench-against = Verglichen mit { $file }

## The box

cli-cards-heading = { $game }: der Inhalt der Schachtel
cli-cards-cards = Karten
cli-cards-id = Kürzel
cli-cards-name = Name
cli-cards-age = Zeitalter
cli-cards-color = Farbe
cli-cards-cost = Kosten
cli-cards-chain-gives = Kettensymbol
cli-cards-chain-from = Gratis durch
cli-cards-effect = Effekt

## Wrong use

cli-error-command = „{ $word }“ ist kein Befehl; es gibt: { $known }.
cli-error-server = Tische im Browser brauchen den Zusatz „server“, und { $package } fehlt: rufe im Klon pip install ".[server]" auf, oder make play.
cli-error-extra = Mit „{ $words }“ kann „{ $command }“ nichts anfangen.
cli-error-option = „{ $option }“ ist nicht als Schlüssel=Wert geschrieben.
cli-error-system = { $file }: { $why }.
