### 7 Wonders on the scoring pad.

pad-seven-way-sheet = The sheet
pad-seven-way-cards = The cards
pad-seven-cities = Cities
pad-seven-teams = Teams
pad-seven-leaders = Leaders
pad-seven-armada = Armada
pad-seven-board = Wonder board
pad-seven-side = Side
pad-seven-stages = Stages built
pad-seven-coins = Coins
pad-seven-debt = Debt
pad-seven-victories-1 = Victories, age I
pad-seven-victories-2 = Victories, age II
pad-seven-victories-3 = Victories, age III
pad-seven-defeats = Defeats
pad-seven-compass = Compasses
pad-seven-gear = Gears
pad-seven-tablet = Tablets
pad-seven-wild = Wild symbols
pad-seven-masks = Masks
