### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers, and $ending is military, science or civilian.
###
### Playing      cli-welcome game opponents   cli-seat-first   cli-seat-second   cli-seed-digest digest
###              cli-leave   cli-ask-help   cli-prompt   cli-your-turn   cli-choices count
###              cli-choice number action   cli-thinking player   cli-no-such-number number count
###              cli-goodbye   cli-saved file   cli-saved-unfinished file   cli-seed seed
### Help         cli-help-heading, and one line each: cli-help-number -build -discard -wonder -draft
###              -take -destroy -rebuild -start -list -log -help -quit; cli-help-ids
### Headings     cli-heading-you -opponent -age -coins -structure -face-down -guild-back -wonders
###              -built -unbuilt -removed -board-tokens -tokens -discard -military -symbols -shields
###              -points -total -log -turn -city -cards -production -price -choices -draft -result
###              cli-nothing   cli-face-down   cli-guild-back   cli-covered   cli-wonder-built wonder
###              cli-wonder-unbuilt wonder price   cli-wonder-removed wonder   cli-free   cli-by-chain
###              cli-pawn-middle   cli-pawn-towards player steps left
### In brief     cli-brief-points count   -fixed-price resources   -coins-per each kind   -points-per each
###              kind   -play-again   -opponent-loses count; cli-chain   cli-heading-unit-prices
### Wrong use    cli-error-command word known   -extra words command   -option option
###              -system file why
### Result       cli-result-won ending   cli-result-lost ending   cli-result-shared
###              cli-result-winner player ending   cli-result-score player points
### Replaying    cli-replay-heading game players   cli-replay-step ply plies   cli-replay-keys
###              cli-replay-end   cli-replay-unfinished   cli-actor-chance
### Verifying    cli-verify-finished file plies   cli-verify-unfinished file plies
###              cli-verify-seed   cli-verify-no-seed   cli-verify-view number
### Simulating   cli-simulate-heading game games seed   cli-simulate-figure -mean -error (headings)
###              cli-simulate-decisions -legal -first-seat -military -science -points -coins -wonders
### Measuring    cli-bench-heading   cli-bench-case -mode -games -ratio -clone -bytes (headings)
###              cli-bench-compiled -plain -list -fast   cli-bench-ratio-value ratio
###              cli-bench-no-compiled   cli-bench-against file
### The box      cli-cards-heading game   cli-cards-id -name -age -color -cost -chain-gives -chain-from
###              -effect (headings)   cli-cards-cards -wonders -tokens (titles of the tables)

## Playing

cli-welcome = Willkommen am Tisch! Du spielst { $game } gegen { $opponents }.
cli-seat-first = Du hast den ersten Zug.
cli-seat-second = Dein Gegner hat den ersten Zug.
cli-seed-digest = Die Karten sind gemischt; die Prüfsumme ihres Startwerts ist { $digest }.
cli-leave = Mit „quit“ oder Strg+D verlässt du die Partie; ihre Aufzeichnung bleibt erhalten.
cli-ask-help = Mit „help“ siehst du, was du tun kannst.
cli-prompt = Deine Wahl
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
cli-help-build = build baths – du bezahlst eine erreichbare Karte und errichtest sie in deiner Stadt
cli-help-discard = discard altar – du wirfst eine erreichbare Karte ab und bekommst Münzen dafür
cli-help-wonder = wonder sphinx with tavern – du bezahlst eines deiner Weltwunder und errichtest es mit einer erreichbaren Karte
cli-help-draft = draft sphinx – du nimmst eines der ausliegenden Weltwunder
cli-help-take = take law – du nimmst ein Fortschritts-Plättchen
cli-help-destroy = destroy glassworks – eine Karte deines Gegners kommt auf den Ablagestapel
cli-help-rebuild = rebuild altar – du errichtest gratis eine Karte aus dem Ablagestapel
cli-help-start = start 0 – du bestimmst, wer das Zeitalter beginnt: 0 ist, wer auf dem ersten Platz sitzt, 1 der andere
cli-help-list = list – zeigt alles, was du jetzt tun darfst
cli-help-log = log – zeigt, was bisher geschehen ist
cli-help-help = help – zeigt diese Zeilen
cli-help-quit = quit – du verlässt die Partie; ihre Aufzeichnung bleibt erhalten
cli-help-ids = Karten, Weltwunder und Plättchen nennst du mit dem Wort, das in Klammern neben dem Namen steht.

## Headings and short words

cli-heading-you = Du
cli-heading-board-tokens = Fortschritts-Plättchen auf dem Spielplan
cli-heading-tokens = Fortschritts-Plättchen
cli-heading-discard = Ablagestapel
cli-heading-symbols = Forschungssymbole
cli-heading-points = Punkte
cli-heading-total = Summe
cli-heading-production = Produktion
cli-heading-price = Preis
cli-heading-unit-prices = Preise
cli-heading-draft = Weltwunder zur Wahl
cli-heading-result = Ergebnis

cli-nothing = keine
cli-free = gratis
cli-chain = Kette
cli-wonder-built = { $wonder } (errichtet)
cli-wonder-removed = { $wonder } (aus dem Spiel)
cli-pawn-middle = Die Konflikt-Spielfigur steht in der Mitte.
# $player is the one whose capital is in danger; $left is what is missing to reach it.
cli-pawn-towards = { $steps ->
    [one] Die Konflikt-Spielfigur steht { $steps } Feld von der Mitte auf der Seite von { $player }; noch { $left }, und die Hauptstadt fällt.
   *[other] Die Konflikt-Spielfigur steht { $steps } Felder von der Mitte auf der Seite von { $player }; noch { $left }, und die Hauptstadt fällt.
}

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cli-brief-fixed-price = { $resources } für 1 Münze
cli-brief-coins-per = { $each ->
    [one] { $each } Münze je { cli-brief-kind }
   *[other] { $each } Münzen je { cli-brief-kind }
}
cli-brief-points-per = { $each ->
    [one] { $each } Punkt je { cli-brief-kind }
   *[other] { $each } Punkte je { cli-brief-kind }
}
cli-brief-play-again = Extrazug
cli-brief-opponent-loses = { $count ->
    [one] Gegner −{ $count } Münze
   *[other] Gegner −{ $count } Münzen
}
cli-brief-kind = { $kind ->
    [brown_card] braune Karte
    [grey_card] graue Karte
    [brown_or_grey_card] braune oder graue Karte
    [red_card] rote Karte
    [green_card] grüne Karte
    [blue_card] blaue Karte
    [yellow_card] gelbe Karte
    [wonder] Weltwunder
    [three_coins] 3 Münzen
   *[own_progress_token] Fortschritts-Plättchen
}

## Result

cli-result-won = { $ending ->
    [exhausted] Du hast gewonnen: Du hast die meisten Punkte.
    [idle] Du hast gewonnen: Du hast die meisten Punkte.
    [points] Du hast gewonnen: Deine Stadt ist am meisten wert.
    [military] Du hast gewonnen: Deine Truppen stehen in der gegnerischen Hauptstadt.
    [science] Du hast gewonnen: Deine Stadt besitzt sechs verschiedene Forschungssymbole.
   *[civilian] Du hast gewonnen: Deine Stadt ist mehr wert.
}
cli-result-lost = { $ending ->
    [exhausted] Du hast verloren: Jemand hat mehr Punkte.
    [idle] Du hast verloren: Jemand hat mehr Punkte.
    [points] Du hast verloren: Eine andere Stadt ist mehr wert.
    [military] Du hast verloren: Die gegnerischen Truppen stehen in deiner Hauptstadt.
    [science] Du hast verloren: Dein Gegner besitzt sechs verschiedene Forschungssymbole.
   *[civilian] Du hast verloren: Die Stadt deines Gegners ist mehr wert.
}
cli-result-shared = Ihr teilt euch den Sieg: Gleichstand bei den Punkten und bei den blauen Karten.
cli-result-winner = { $ending ->
    [exhausted] { $player } hat nach Punkten gewonnen.
    [idle] { $player } hat nach Punkten gewonnen.
    [points] { $player } hat nach Punkten gewonnen.
    [military] { $player } gewinnt durch militärische Überlegenheit.
    [science] { $player } gewinnt durch wissenschaftliche Überlegenheit.
   *[civilian] { $player } erringt einen zivilen Sieg.
}

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
cli-simulate-military = Militärische Siege
cli-simulate-science = Wissenschaftliche Siege
cli-simulate-points = Punkte einer Stadt
cli-simulate-coins = Münzen einer Stadt bei Spielende
cli-simulate-wonders = Errichtete Weltwunder je Partie

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
cli-cards-wonders = Weltwunder
cli-cards-tokens = Fortschritts-Plättchen
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
cli-error-extra = Mit „{ $words }“ kann „{ $command }“ nichts anfangen.
cli-error-option = „{ $option }“ ist nicht als Schlüssel=Wert geschrieben.
cli-error-system = { $file }: { $why }.
