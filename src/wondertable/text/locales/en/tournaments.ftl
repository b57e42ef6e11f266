### The pages of tournaments. $name and $names are names of people, $game is the name of a game.

tournament-title = Tournaments
tournament-about = Anybody can hold a tournament: people join by its link, tables open by themselves, and round follows round.
tournament-mine = Yours
tournament-all = Open to everybody
tournament-none = There is no tournament just now.
tournament-new = A new tournament
tournament-choose-game = Choose the game first.
tournament-name = What it is called
tournament-name-usual = { $game } Cup
tournament-kind = How it is played
tournament-kind-swiss = Swiss
tournament-kind-swiss-about = Equals meet, nobody twice. Good for many people and few rounds.
tournament-kind-round-robin = Round robin
tournament-kind-round-robin-about = Everybody meets everybody. Nobody can join later.
tournament-kind-knock-out = Knock-out
tournament-kind-knock-out-about = Who loses is out; at larger tables the better half goes on. Of equals who sat later goes on. Lots decide the bracket.
tournament-kind-duplicate = Duplicate
tournament-kind-duplicate-about = Everybody plays the same deals and is compared with those who held the same cards, so luck of the deal counts for nothing. Deals stay secret until the round is over.
tournament-players = At a table
tournament-rounds = Rounds (Swiss, duplicate)
tournament-rounds-usual = as many as it needs
tournament-scoring = What counts (duplicate)
tournament-scoring-match-points = how many did worse
tournament-scoring-difference = by how many points
tournament-boards = Deals in a round
tournament-all-seats = Every seat in every round (duplicate)
tournament-all-seats-about = As many deals as seats, so that everybody sits everywhere; else one deal.
tournament-spectators-about = Not at a duplicate: others still play the deal.
tournament-listed = In the list
tournament-listed-about = Everybody who comes here finds it.
tournament-open-new = Open the tournament
tournament-open = Waiting for players
tournament-running = Round { $number } of { $rounds }
tournament-over = Over
tournament-cancelled = Cancelled
tournament-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-join = Take part
tournament-join-late = Take part from the next round on
tournament-in = You are in. Your table opens by itself when the tournament begins.
tournament-begin = Begin
tournament-begin-about = Lots are drawn, the first tables open, and clocks run at once.
tournament-bots = Computers
tournament-bot-add = Let it take part
tournament-bracket = Bracket
tournament-standings = Standings
tournament-players-h = Who takes part
tournament-place = Place
tournament-who = Name
tournament-points = Points
tournament-played = Played
tournament-break-buchholz = Opponents’ points
tournament-break-berger = Points of the beaten
tournament-break-mutual = Against equals
tournament-break-difference = Margin
tournament-break-match-points = Did worse
tournament-nobody = Nobody yet.
tournament-somebody = Somebody
tournament-gone = has left
tournament-remove = Take out
tournament-remove-of = Take { $name } out
tournament-round = Round { $number }
tournament-round-left =
    { $count ->
        [one] { $count } table goes on
       *[other] { $count } tables go on
    }
tournament-round-over = over
tournament-final-0 = Final
tournament-final-1 = Semi-finals
tournament-final-2 = Quarter-finals
tournament-board = Deal { $number }
tournament-bye = waits this round
tournament-going = playing
tournament-won = won
tournament-sealed = over; sealed until the round is
tournament-by-resigned = given up
tournament-by-time = on time
tournament-by-closed = without a result
tournament-own-table = Your table: with { $names }
tournament-own-about = The game is on
tournament-link = The link of the tournament
tournament-export = Results as { $form }
tournament-leave = Leave the tournament
tournament-leave-open = You are taken off the list. You can come back until it begins.
tournament-leave-running = You are not drawn any more from the next round on. The table that you sit at goes on; give up there if you do not want to play it.
tournament-cancel = Cancel the tournament
tournament-cancel-about = Nobody wins, and no round follows. Tables that go on are played to their end. This cannot be undone.
tournament-at-table = The tournament
tournament-look-back-later = Others still play this deal. When the round is over, it can be looked back at and reviewed here.
