### 7 Wonders in the lobby: what the game is like, and its options.

web-seven-players = 3–7 játékos · 40 perc
web-seven-about = Mindenki egyszerre választ, aztán továbbadja a lapjait. Kereskedj a szomszédokkal, építs csodát; Városokkal és csapatban is.
web-seven-boards = Táblák
web-seven-boards-about = kinek melyik csoda jut
web-seven-boards-random = kiosztva
web-seven-boards-choose = sorban választva
web-seven-sides = Oldalak
web-seven-sides-about = a tábla melyik oldalával játsszátok
web-seven-sides-choose = mindenki választ
web-seven-sides-day = nappal mindenkinek
web-seven-sides-night = éjszaka mindenkinek
web-seven-sides-random = kisorsolva
web-seven-cities = Városok
web-seven-cities-about = kiegészítő fekete kártyákkal, adóssággal és diplomáciával
web-seven-cities-off = nélküle
web-seven-cities-on = Városokkal
web-seven-teams = Csapatok
web-seven-teams-about = a társak egymás mellett ülnek; 4 vagy 6 játékosnak, Városokkal
web-seven-teams-off = mindenki magáért
web-seven-teams-on = párosával
web-seven-open-hands = A társ keze
web-seven-open-hands-about = látják-e a társak egymás lapjait
web-seven-open-hands-on = a társ látja
web-seven-open-hands-off = titokban marad
