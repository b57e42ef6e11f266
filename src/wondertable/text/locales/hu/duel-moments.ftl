### Moments of Duel. $who says whether it is the reader ("yours") or somebody else, who is called $name.

duel-moment-raised = { $who ->
    [yours] Áll a csodád
   *[other] { $name } építette
}
duel-moment-war = Háború
duel-moment-looted = { $who ->
    [yours] Kifosztották a városodat
   *[other] { $name } városát kifosztották
}
duel-moment-pair = Jelképpár
duel-moment-twice = { $who ->
    [yours] Kétszer van meg neked: { $symbol }
   *[other] { $name } kétszer is megszerezte: { $symbol }
}
duel-moment-pair-token = Fejlődéskorong jár érte.
duel-moment-front-middle = A konfliktusjelző középen áll.
duel-moment-front = { $who ->
    [yours] Az ellenség még { $left } mezőre van a fővárosodtól.
   *[other] { $name } fővárosáig még { $left } mező van.
}
duel-moment-by-arms = Katonai fölény
duel-moment-by-science = Tudományos fölény
duel-moment-decided = Ez döntött: { $thing }.
duel-moment-stood = A pontok már nem számítanak: { $first } { $points }, { $second } { $others }.
