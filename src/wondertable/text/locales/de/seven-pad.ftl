### 7 Wonders on the scoring pad.

pad-seven-way-sheet = Den Bogen
pad-seven-way-cards = Die Karten
pad-seven-cities = Cities
pad-seven-teams = Teams
pad-seven-leaders = Leaders
pad-seven-armada = Armada
pad-seven-board = Wunderplan
pad-seven-side = Seite
pad-seven-stages = Errichtete Bauabschnitte
pad-seven-coins = Münzen
pad-seven-debt = Schulden
pad-seven-victories-1 = Siege, 1. Zeitalter
pad-seven-victories-2 = Siege, 2. Zeitalter
pad-seven-victories-3 = Siege, 3. Zeitalter
pad-seven-defeats = Niederlagen
pad-seven-compass = Zirkel
pad-seven-gear = Zahnräder
pad-seven-tablet = Tafeln
pad-seven-wild = Freie Symbole
pad-seven-masks = Masken
