### Was ein Turnier ablehnt.

error-unknown-tournament = Es gibt kein Turnier „{ $tournament }“; vielleicht wurde es gelöscht.
error-not-holder = Das darf nur, wer das Turnier ausrichtet.
error-bad-plan = In diesem Turnier kann { $setting } nicht „{ $value }“ sein; möglich ist: { $known }.
error-too-few-entrants = Ein solches Turnier braucht { $least }, die mitspielen; bisher sind es { $count }.
error-tournament-full = Alle { $most } Plätze dieses Turniers sind vergeben.
error-too-many-bots = In einem Turnier können höchstens { $most } Computer mitspielen.
error-too-many-held = Du richtest schon { $most } Turniere aus; beende zuerst eines davon.
error-already-in = Du spielst in diesem Turnier schon mit.
error-not-in = Du spielst in diesem Turnier nicht mit.
error-joined-too-late = Diesem Turnier kann niemand mehr beitreten.
error-not-now = Das Turnier ist inzwischen weitergegangen; das geht nicht mehr.
