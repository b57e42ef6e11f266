### Moments of Duel. $who says whether it is the reader ("yours") or somebody else, who is called $name.

duel-moment-raised = { $who ->
    [yours] Dein Wunder steht
   *[other] Gebaut von { $name }
}
duel-moment-war = Krieg
duel-moment-looted = { $who ->
    [yours] Deine Stadt wird geplündert
   *[other] Die Stadt von { $name } wird geplündert
}
duel-moment-pair = Ein Paar Symbole
duel-moment-twice = { $who ->
    [yours] Du hast dieses Symbol zweimal: { $symbol }
   *[other] { $name } hat dieses Symbol zweimal: { $symbol }
}
duel-moment-pair-token = Dafür gibt es ein Fortschritts-Plättchen.
duel-moment-front-middle = Der Konfliktstein steht in der Mitte.
duel-moment-front = { $left ->
    [1] { $who ->
        [yours] Der Feind steht ein Feld vor deiner Hauptstadt.
       *[other] Bis zur Hauptstadt von { $name } ist es noch ein Feld.
    }
   *[other] { $who ->
        [yours] Der Feind steht { $left } Felder vor deiner Hauptstadt.
       *[other] Bis zur Hauptstadt von { $name } sind es noch { $left } Felder.
    }
}
duel-moment-by-arms = Militärische Überlegenheit
duel-moment-by-science = Wissenschaftliche Überlegenheit
duel-moment-decided = Den Ausschlag gab: { $thing }.
duel-moment-stood = Die Punkte spielen keine Rolle mehr: { $first } { $points }, { $second } { $others }.
