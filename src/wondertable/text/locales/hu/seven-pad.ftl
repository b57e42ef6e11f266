### 7 Wonders on the scoring pad.

pad-seven-way-sheet = A pontozólap
pad-seven-way-cards = A kártyák
pad-seven-cities = Városok
pad-seven-teams = Csapatok
pad-seven-leaders = Vezetők
pad-seven-armada = Armada
pad-seven-board = Csodatábla
pad-seven-side = Oldal
pad-seven-stages = Megépült szintek
pad-seven-coins = Érmék
pad-seven-debt = Adósság
pad-seven-victories-1 = Győzelmek, I. kor
pad-seven-victories-2 = Győzelmek, II. kor
pad-seven-victories-3 = Győzelmek, III. kor
pad-seven-defeats = Vereségek
pad-seven-compass = Körzők
pad-seven-gear = Fogaskerekek
pad-seven-tablet = Kőtáblák
pad-seven-wild = Szabadon választható jelképek
pad-seven-masks = Maszkok
