### 7 Wonders Duel in the lobby: what the game is like, and its options.

web-duel-players = 2 Spieler · 30 Minuten
web-duel-about = Zwei Städte, eine gemeinsame Auslage. Gewinne mit Waffen, Wissenschaft oder Punkten.
web-duel-preset-bot = Duell gegen { $bot }
web-duel-preset-bot-about = sofort, etwa 20 Minuten
web-duel-preset-friend = Duell zu zweit
web-duel-preset-friend-about = du bekommst einen Link zum Verschicken
web-duel-wonders = Weltwunder
web-duel-wonders-about = abwechselnd gewählt, oder fest verteilt wie in der ersten Partie
web-duel-wonders-draft = abwechselnd wählen
web-duel-wonders-first-game = fest, wie in der ersten Partie
web-duel-level-pawn = Konflikt-Spielfigur in der Mitte
web-duel-level-pawn-about = wer ein Zeitalter beginnt, wenn niemand stärker ist
web-duel-level-pawn-begins = wer zuletzt am Zug war, beginnt
web-duel-level-pawn-chooses = wer zuletzt am Zug war, wählt
