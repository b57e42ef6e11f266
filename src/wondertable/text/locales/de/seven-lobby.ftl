### 7 Wonders in the lobby: what the game is like, and its options.

web-seven-players = 3 bis 7 Spieler · 40 Minuten
web-seven-about = Alle wählen zugleich und geben ihre Karten weiter. Handle mit den Nachbarn, baue ein Weltwunder; auch mit Cities und in Teams.
web-seven-boards = Pläne
web-seven-boards-about = wer welches Weltwunder hat
web-seven-boards-random = zugelost
web-seven-boards-choose = reihum gewählt
web-seven-sides = Seiten
web-seven-sides-about = welche Seite des Plans gespielt wird
web-seven-sides-choose = jeder wählt
web-seven-sides-day = für alle Tag
web-seven-sides-night = für alle Nacht
web-seven-sides-random = ausgelost
web-seven-cities = Cities
web-seven-cities-about = die Erweiterung mit schwarzen Karten, Schulden und Diplomatie
web-seven-cities-off = ohne
web-seven-cities-on = mit Cities
web-seven-teams = Teams
web-seven-teams-about = Partner sitzen nebeneinander; für 4 oder 6 Spieler, mit Cities
web-seven-teams-off = jeder für sich
web-seven-teams-on = zu zweit
web-seven-open-hands = Hand des Partners
web-seven-open-hands-about = ob Partner einander in die Karten sehen
web-seven-open-hands-on = dem Partner gezeigt
web-seven-open-hands-off = bleibt geheim
