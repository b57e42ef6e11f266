### `wondertable puzzles`: making collections of puzzles.

cli-puzzles-kept = { $count ->
    [one] In { $file } liegt { $count } Rätsel; nach Stufen { $levels }.
   *[other] In { $file } liegen { $count } Rätsel; nach Stufen { $levels }.
}
cli-puzzles-stopped = Abgebrochen; { $file } ist heil. Derselbe Befehl macht weiter.
cli-error-puzzles = Entweder --games N --out DATEI, um Rätsel zu suchen, oder --check DATEI, um sie noch einmal zu prüfen.
cli-error-puzzles-bot = { $bot } braucht die ganze Aufzeichnung einer Partie und kann für Rätsel nicht spielen.
