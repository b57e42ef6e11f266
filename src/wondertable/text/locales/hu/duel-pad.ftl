### 7 Wonders Duel on the scoring pad.

pad-duel-way-sheet = A pontozólap
pad-duel-way-cards = A kártyák
pad-duel-coins = Érmék
pad-duel-ending = A játék vége
pad-duel-ending-points = a III. kor után
pad-duel-ending-military = katonai győzelem
pad-duel-ending-science = tudományos győzelem
pad-duel-winner = A győztes
pad-duel-ahead = A konfliktusjelző neki kedvez
pad-duel-pawn = Mezők a középtől
