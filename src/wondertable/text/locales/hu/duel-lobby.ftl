### 7 Wonders Duel in the lobby: what the game is like, and its options.

web-duel-players = 2 játékos · 30 perc
web-duel-about = Két város, közös kártyák. Győzz fegyverrel, tudománnyal vagy pontokkal!
web-duel-preset-bot = Párbaj a gép ellen: { $bot }
web-duel-preset-bot-about = azonnal, körülbelül 20 perc
web-duel-preset-friend = Párbaj egy baráttal
web-duel-preset-friend-about = kapsz egy hivatkozást, amelyet elküldhetsz
web-duel-wonders = Csodák
web-duel-wonders-about = felváltva választjátok, vagy az első játék kiosztott csodái
web-duel-wonders-draft = választjuk őket
web-duel-wonders-first-game = előre kiosztva, mint az első játékhoz
web-duel-level-pawn = Középen álló konfliktusjelző
web-duel-level-pawn-about = ki kezdi a kort, ha egyik fél sem erősebb
web-duel-level-pawn-begins = az kezd, aki utoljára lépett
web-duel-level-pawn-chooses = az választ, aki utoljára lépett
