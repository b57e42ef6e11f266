### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = A játszma felvétele ide készül: { $file }
cli-way-build = Építés
cli-help-board = board – újra megmutatja az asztalt
cli-help-thing = help altar – elmagyaráz egy kártyát, csodát vagy fejlődéskorongot
cli-no-such-thing = Nincs „{ $thing }” nevű kártya, csoda vagy fejlődéskorong.

## Looking back

cli-replay-at = Az állás { $ply } döntés után
cli-result-level = A játékosok osztoznak a győzelmen.
cli-result-winners = A győzelmen osztoznak: { $players }.

## Measuring

cli-bench-title = { $rounds ->
    [one] A motor sebessége processzoridőben, { $rounds } kör
   *[other] A motor sebessége processzoridőben, { $rounds } kör mediánja
}
cli-bench-build = Változat
cli-bench-ratio-builds = Lefordított a fordítatlanhoz
cli-bench-ratio-against = A miénk a másikhoz
cli-bench-rival-plain = A másik modult nem sikerült lefordítani, ezért úgy mértük, ahogy van.

## Mistakes

cli-error-seat = Nincs { $seat }. hely; az első hely száma 0, az utolsóé { $last }.
cli-error-bots = A többi hely száma { $needed }, de a megnevezett gépi játékosoké { $given }; egyet nevezz meg mindenhová, vagy helyenként egyet.
cli-error-against = { $file }: hiányzik: { $missing }; run(seed, games) és run_fast(seed, games) kell bele.
cli-error-against-source = { $file } nem olvasható Pythonként: { $why }.
cli-error-bench = { $what } nem mérhető: { $why }.
cli-error-not-shown = A { $game } még nem látszik a terminálban: nincs cli/games/{ $game }/terminal.py.
cli-error-no-text = Hiányzik ez a szöveg: „{ $message }”; a docs/adding-a-game.md leírja, mi kell egy játékhoz.
