### 7 Wonders in the lobby: what the game is like, and its options.

web-seven-players = 3 to 7 players · 40 minutes
web-seven-about = All choose at once, then pass their hands on. Trade with your neighbours, build a wonder; play with Cities and in teams.
web-seven-boards = Boards
web-seven-boards-about = which wonder each player has
web-seven-boards-random = dealt by lot
web-seven-boards-choose = chosen in turn
web-seven-sides = Sides
web-seven-sides-about = which side of the board is played
web-seven-sides-choose = everybody chooses
web-seven-sides-day = day for all
web-seven-sides-night = night for all
web-seven-sides-random = drawn by lot
web-seven-cities = Cities
web-seven-cities-about = the expansion with black cards, debt and diplomacy
web-seven-cities-off = without
web-seven-cities-on = with Cities
web-seven-teams = Teams
web-seven-teams-about = partners sit next to each other; for 4 or 6 players, with Cities
web-seven-teams-off = each for themselves
web-seven-teams-on = two by two
web-seven-open-hands = Partners’ hands
web-seven-open-hands-about = whether partners see each other’s cards
web-seven-open-hands-on = shown to the partner
web-seven-open-hands-off = kept secret
