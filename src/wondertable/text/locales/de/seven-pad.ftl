### 7 Wonders on the scoring pad.

pad-seven-way-sheet = Den Bogen
pad-seven-way-cards = Die Karten
pad-seven-cities = Cities
pad-seven-teams = Teams
pad-seven-leaders = Leaders
pad-seven-armada = Armada
pad-seven-board = Weltwundertafel
pad-seven-side = Seite
pad-seven-stages = Gebaute Stufen
pad-seven-coins = Münzen
pad-seven-debt = Schulden
pad-seven-victories-1 = Siege, Zeitalter I
pad-seven-victories-2 = Siege, Zeitalter II
pad-seven-victories-3 = Siege, Zeitalter III
pad-seven-defeats = Niederlagen
pad-seven-compass = Zirkel
pad-seven-gear = Zahnräder
pad-seven-tablet = Tafeln
pad-seven-wild = Freie Symbole
pad-seven-masks = Masken
