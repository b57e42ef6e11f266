### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = Die Aufzeichnung entsteht in { $file }.
cli-heading-open-cards = Erreichbare Karten
cli-way-build = Errichten
cli-way-discard = Abwerfen +{ $coins }
cli-free-by = gratis durch { $card }
cli-too-dear = zu teuer
cli-brief-destroy = { $color ->
    [brown] zerstört eine braune Karte
   *[grey] zerstört eine graue Karte
}
cli-brief-progress = 1 von 3 Plättchen aus der Schachtel
cli-brief-rebuild = eine abgeworfene Karte gratis
cli-help-board = board – den Tisch noch einmal zeigen
cli-help-thing = help altar – eine Karte, ein Weltwunder oder ein Fortschritts-Plättchen erklären
cli-no-such-thing = Es gibt keine Karte, kein Weltwunder und kein Fortschritts-Plättchen „{ $thing }“.

## Looking back

cli-replay-at = Die Stellung nach { $ply ->
    [one] { $ply } Entscheidung
   *[other] { $ply } Entscheidungen
}
cli-result-level = Die Spieler teilen sich den Sieg.
cli-result-together = Du teilst dir den Sieg.
cli-result-winners = { $players } teilen sich den Sieg.

## Measuring

cli-bench-title = { $rounds ->
    [one] Tempo der Engine in CPU-Zeit, { $rounds } Runde
   *[other] Tempo der Engine in CPU-Zeit, Median aus { $rounds } Runden
}
cli-bench-build = Fassung
cli-bench-ratio-builds = Kompiliert zu nicht kompiliert
cli-bench-ratio-against = Unsere zur anderen
cli-bench-rival-plain = Das andere Modul ließ sich nicht kompilieren und wurde gemessen, wie es ist.

## Mistakes

cli-error-seat = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $last }.
cli-error-bots = { $needed ->
    [one] Es gibt { $needed } anderen Platz, genannt sind aber { $given } Computergegner.
   *[other] Es gibt { $needed } andere Plätze, genannt sind aber { $given } Computergegner; nenne 1 für alle oder 1 für jeden.
}
cli-error-ply = Die Aufzeichnung hat keine Entscheidung { $ply }; die letzte ist { $plies }.
cli-error-against = In { $file } fehlt { $missing }; nötig sind run(seed, games) und run_fast(seed, games).
cli-error-against-source = { $file } lässt sich nicht als Python lesen: { $why }.
cli-error-bench = { $what } lässt sich nicht messen: { $why }.

## 7 Wonders: help, the table, choices

cli-help-seven-build = build baths paying 2 left – du errichtest eine Handkarte und zahlst den Nachbarn Münzen
cli-help-seven-stage = stage with altar paying 1 right – du errichtest mit einer Karte deinen nächsten Bauabschnitt
cli-help-seven-sell = sell tavern – du verkaufst eine Karte für 3 Münzen
cli-help-seven-discard = discard tavern – du legst deine allerletzte Karte unbezahlt ab
cli-help-seven-rebuild = rebuild altar – du errichtest gratis eine Karte aus dem Ablagestapel
cli-help-seven-lose = lose 2 coins 1 debt – du verlierst Münzen und nimmst für den Rest Schulden auf
cli-help-seven-side = side night – du wählst die Seite deines Plans
cli-help-seven-choose = choose gizah – du wählst einen Plan
cli-seven-setup = Pläne
cli-seven-boards = Pläne
cli-seven-start = Startressource
cli-seven-turn = Zug { $turn }
cli-seven-left = linker Nachbar
cli-seven-right = rechter Nachbar
cli-seven-stage = Bauabschnitt { $stage }
cli-seven-sell = Verkaufen für { $coins }
cli-seven-leave = Unbezahlt ablegen
cli-seven-lose = Verlust: { $coins } in Münzen, { $debt } als Schulden
cli-seven-debt = Schulden: { $count }
cli-seven-diplomacy = Diplomatie: { $count }
cli-seven-pay-bank = { $coins } an die Bank
cli-seven-pay-left = { $coins } nach links
cli-seven-pay-right = { $coins } nach rechts
cli-simulate-shields = Schilde einer Stadt
cli-simulate-symbols = Forschungspunkte einer Stadt
cli-simulate-stages = Bauabschnitte einer Stadt
cli-simulate-debt = Schulden einer Stadt
