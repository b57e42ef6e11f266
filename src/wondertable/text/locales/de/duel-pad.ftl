### 7 Wonders Duel on the scoring pad.

pad-duel-way-sheet = Den Bogen
pad-duel-way-cards = Die Karten
pad-duel-coins = Münzen
pad-duel-ending = Das Spiel endete
pad-duel-ending-points = nach dem 3. Zeitalter
pad-duel-ending-military = durch militärische Überlegenheit
pad-duel-ending-science = durch wissenschaftliche Überlegenheit
pad-duel-winner = Gewonnen hat
pad-duel-ahead = Die Konflikt-Spielfigur steht günstig für
pad-duel-pawn = Felder von der Mitte
