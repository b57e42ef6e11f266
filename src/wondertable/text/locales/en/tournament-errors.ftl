### What a tournament refuses.

error-unknown-tournament = There is no tournament “{ $tournament }”; perhaps it was deleted.
error-not-holder = Only who holds the tournament may do this.
error-bad-plan = In this tournament { $setting } cannot be “{ $value }”; it can be: { $known }.
error-too-few-entrants = A tournament of this kind needs { $least } who play; so far there are { $count }.
error-tournament-full = All { $most } places of this tournament are taken.
error-too-many-bots = At most { $most } computers can play in a tournament.
error-too-many-held = You hold { $most } tournaments already; end one of them first.
error-already-in = You play in this tournament already.
error-not-in = You do not play in this tournament.
error-joined-too-late = Nobody can join this tournament any more.
error-not-now = The tournament has gone on meanwhile; this cannot be done any more.
