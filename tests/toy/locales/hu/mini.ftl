### Two Towers, the toy of the tests: everything that a person reads of it.

game-mini = Két torony
mini-points-rounds = Fordulók
mini-question-bid = Mennyit ajánlasz?
mini-question-show = Mutasd meg a számodat.
mini-reason = { $text } most nem lehetséges
mini-event-dealt = { $player } ezt kapja: { $number }.
mini-event-laid = { $player } ajánlatot tesz le.
mini-event-bid = { $player } ajánlata: { $tokens }.
mini-event-won-round = { $player } nyeri a fordulót, értéke { $points }.
mini-event-shown = { $player } száma: { $number }.
cli-help-mini-bid = bid 2 – ajánlat lefordítva
cli-help-mini-show = show 7 – a számod megmutatása
cli-mini-own = A számod: { $number }
cli-mini-tokens = { $count } zseton

web-mini-players = 2 vagy 3 játékos
web-mini-about = Ajánlatok, amelyeket senki sem lát, amíg mind le nincs téve.
web-mini-purse = Erszény
web-mini-purse-about = Ennyi zsetonnal kezd mindenki.
web-mini-purse-small = kicsi
web-mini-purse-large = nagy
mini-page-others = A többiek választanak.
mini-page-player = { $name }: { $tokens } zseton, { $points } pont
mini-page-laid = Ajánlatod: { $bid }.
mini-page-take-back = Visszaveszem
mini-page-won = { $names } győzött.
help-mini-goal = A legmagasabb ajánlat nyer, amelyet más nem tett.
