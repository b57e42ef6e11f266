### Two Towers, the toy of the tests: everything that a person reads of it.

game-mini = Zwei Türme
mini-points-rounds = Runden
mini-question-bid = Wie viel bietest du?
mini-question-show = Zeige deine Zahl.
mini-reason = { $text } ist jetzt nicht möglich
mini-event-dealt = { $player } erhält { $number }.
mini-event-laid = { $player } legt ein Gebot.
mini-event-bid = { $player } bietet { $tokens }.
mini-event-won-round = { $player } gewinnt die Runde für { $points }.
mini-event-shown = { $player } zeigt { $number }.
cli-help-mini-bid = bid 2 – ein verdecktes Gebot legen
cli-help-mini-show = show 7 – deine Zahl zeigen
cli-mini-own = Deine Zahl: { $number }
cli-mini-tokens = { $count } Marken

web-mini-players = 2 oder 3 Spieler
web-mini-about = Gebote, die niemand sieht, bis alle liegen.
web-mini-purse = Beutel
web-mini-purse-about = Mit so vielen Marken beginnt jeder.
web-mini-purse-small = klein
web-mini-purse-large = groß
mini-page-others = Die anderen wählen.
mini-page-player = { $name }: { $tokens } Marken, { $points } Punkte
mini-page-laid = Du bietest { $bid }.
mini-page-take-back = Zurücknehmen
mini-page-won = { $names } hat gewonnen.
help-mini-goal = Das höchste Gebot, das sonst niemand machte, gewinnt die Runde.
