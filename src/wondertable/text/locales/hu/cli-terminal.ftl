### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = A játszma felvétele ide készül: { $file }
cli-heading-open-cards = Hozzáférhető kártyák
cli-way-build = Építés
cli-way-discard = Eldobás +{ $coins }
cli-free-by = ingyenes: { $card }
cli-too-dear = túl drága
cli-brief-destroy = { $color ->
    [brown] egy barna kártya az ellenféltől a dobópakliba
   *[grey] egy szürke kártya az ellenféltől a dobópakliba
}
cli-brief-progress = 3 fejlődéskorong a dobozból, 1 a tiéd
cli-brief-rebuild = egy kártya a dobópakliból, ingyen
cli-help-board = board – újra megmutatja az asztalt
cli-help-thing = help altar – elmagyaráz egy kártyát, csodát vagy fejlődéskorongot
cli-no-such-thing = Nincs „{ $thing }” nevű kártya, csoda vagy fejlődéskorong.

## Looking back

cli-replay-at = Az állás { $ply } döntés után
cli-result-level = A játékosok osztoznak a győzelmen.
cli-result-together = Osztozol a győzelmen.
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
cli-error-ply = A felvételben nincs { $ply }. döntés; az utolsó döntés száma { $plies }.
cli-error-against = { $file }: hiányzik: { $missing }; run(seed, games) és run_fast(seed, games) kell bele.
cli-error-against-source = { $file } nem olvasható Pythonként: { $why }.
cli-error-bench = { $what } nem mérhető: { $why }.

## 7 Wonders: help, the table, choices

cli-help-seven-build = build baths paying 2 left – megépítesz egy kártyát a kezedből, érméket fizetve a szomszédoknak
cli-help-seven-stage = stage with altar paying 1 right – egy kártyával megépíted a csodád következő szintjét
cli-help-seven-sell = sell tavern – eladsz egy kártyát 3 érméért
cli-help-seven-discard = discard tavern – fizetség nélkül eldobod a legutolsó kártyádat
cli-help-seven-rebuild = rebuild altar – ingyen megépítesz egy kártyát a dobópakliból
cli-help-seven-lose = lose 2 coins 1 debt – érmét veszítesz, a többiért adósságot veszel fel
cli-help-seven-side = side night – kiválasztod a táblád oldalát
cli-help-seven-choose = choose gizah – kiválasztasz egy táblát
cli-seven-setup = Táblák
cli-seven-boards = Táblák
cli-seven-start = Kezdő erőforrás
cli-seven-turn = { $turn }. kör
cli-seven-left = bal szomszéd
cli-seven-right = jobb szomszéd
cli-seven-stage = { $stage }. szint
cli-seven-sell = Eladás: { $coins }
cli-seven-leave = Eldobás fizetség nélkül
cli-seven-lose = Veszteség: { $coins } érmében, { $debt } adósságban
cli-seven-debt = adósság: { $count }
cli-seven-diplomacy = diplomácia: { $count }
cli-seven-pay-bank = { $coins } a banknak
cli-seven-pay-left = { $coins } balra
cli-seven-pay-right = { $coins } jobbra
cli-simulate-shields = Egy város pajzsai
cli-simulate-symbols = Egy város tudományos pontjai
cli-simulate-stages = Egy város megépült szintjei
cli-simulate-debt = Egy város adóssága
