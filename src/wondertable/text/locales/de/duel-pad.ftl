### 7 Wonders Duel on the scoring pad.

pad-duel-way-sheet = Den Bogen
pad-duel-way-cards = Die Karten
pad-duel-coins = Münzen
pad-duel-ending = Das Spiel endete
pad-duel-ending-points = nach Zeitalter III
pad-duel-ending-military = durch militärische Überlegenheit
pad-duel-ending-science = durch wissenschaftliche Überlegenheit
pad-duel-winner = Überlegen ist
pad-duel-ahead = Die Konfliktfigur steht günstig für
pad-duel-pawn = Felder von der Mitte
