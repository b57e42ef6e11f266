### 7 Wonders in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## The table

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
cli-simulate-shields = Egy város pajzsai
cli-simulate-seven-science = Egy város tudományos pontjai
cli-simulate-stages = Egy város megépült szintjei
cli-simulate-debt = Egy város adóssága

## Result

cli-result-seven-won = Nyertél: a te városod éri a legtöbbet.
cli-result-seven-lost = Vesztettél: egy másik város többet ér.
cli-result-seven-winner = { $player } nyert, pontokkal.
