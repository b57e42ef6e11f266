### 7 Wonders in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## The table

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
cli-simulate-shields = Schilde einer Stadt
cli-simulate-seven-science = Forschungspunkte einer Stadt
cli-simulate-stages = Bauabschnitte einer Stadt
cli-simulate-debt = Schulden einer Stadt

## Result

cli-result-seven-won = Du hast gewonnen: Deine Stadt ist am meisten wert.
cli-result-seven-lost = Du hast verloren: Eine andere Stadt ist mehr wert.
cli-result-seven-winner = { $player } hat nach Punkten gewonnen.
