### 7 Wonders Duel in the lobby: what the game is like, and its options.

web-duel-players = 2 players · 30 minutes
web-duel-about = Two cities, one structure of cards. Win by arms, by science or by points.
web-duel-preset-bot = Duel against { $bot }
web-duel-preset-bot-about = at once, about 20 minutes
web-duel-preset-friend = Duel with a friend
web-duel-preset-friend-about = you get a link to send
web-duel-wonders = Wonders
web-duel-wonders-about = drafted in turn, or the fixed ones of a first game
web-duel-wonders-draft = draft them
web-duel-wonders-first-game = fixed, as for a first game
web-duel-level-pawn = Conflict pawn in the middle
web-duel-level-pawn-about = who begins an age while nobody is stronger
web-duel-level-pawn-begins = last active player begins
web-duel-level-pawn-chooses = last active player chooses
