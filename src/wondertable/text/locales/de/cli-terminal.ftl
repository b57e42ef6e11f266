### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = Die Aufzeichnung entsteht in { $file }.
cli-way-build = Errichten
cli-help-board = board – den Tisch noch einmal zeigen
cli-help-thing = help altar – eine Karte, ein Weltwunder oder ein Fortschritts-Plättchen erklären
cli-no-such-thing = Es gibt keine Karte, kein Weltwunder und kein Fortschritts-Plättchen „{ $thing }“.

## Looking back

cli-replay-at = Die Stellung nach { $ply ->
    [one] { $ply } Entscheidung
   *[other] { $ply } Entscheidungen
}
cli-result-level = Die Spieler teilen sich den Sieg.
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
cli-error-against = In { $file } fehlt { $missing }; nötig sind run(seed, games) und run_fast(seed, games).
cli-error-against-source = { $file } lässt sich nicht als Python lesen: { $why }.
cli-error-bench = { $what } lässt sich nicht messen: { $why }.
cli-error-not-shown = { $game } wird im Terminal noch nicht gezeigt: cli/games/{ $game }/terminal.py fehlt.
cli-error-no-text = Der Text „{ $message }“ fehlt; docs/adding-a-game.md sagt, was ein Spiel braucht.
