### The log of 7 Wonders: one message for every deed, with its fields in it. $player, $loser, $left_seat
### and $right_seat are names of players, $card and $board are names too, $things is a list of names.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } hat den Plan „{ $board }“ bekommen.
seven-event-turned-side = { $player } spielt die { $side ->
    [day] Tagseite
   *[night] Nachtseite
}.
seven-event-age-began = Das { seven-log-age } hat begonnen.
seven-event-holds = { $player } hat auf der Hand: { $things }.
seven-event-hands-passed = { $age ->
    [2] Alle haben ihre Karten nach rechts weitergegeben.
   *[other] Alle haben ihre Karten nach links weitergegeben.
}

## Cards and stages

seven-event-ready = { $player } hat gewählt.
seven-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } hat „{ $card }“ errichtet.
       *[other] { $player } hat „{ $card }“ für { seven-log-coins } errichtet{ seven-log-shares }.
    }
    [chain] { $player } hat „{ $card }“ dank „{ $thanks }“ gratis errichtet.
    [chains] { $player } hat „{ $card }“ gratis über eine Kette errichtet.
    [olympia] { $player } hat „{ $card }“ dank Olympia gratis errichtet.
   *[pile] { $player } hat „{ $card }“ gratis aus dem Ablagestapel errichtet.
}
seven-event-staged-for = { $coins ->
    [0] { $player } hat{ seven-log-under } Bauabschnitt { $stage } des Weltwunders errichtet.
   *[other] { $player } hat{ seven-log-under } Bauabschnitt { $stage } des Weltwunders für { seven-log-coins } errichtet{ seven-log-shares }.
}
seven-event-sold-for = { $seen ->
    [known] { $player } hat „{ $card }“ für { seven-log-coins } verkauft.
   *[unknown] { $player } hat eine Karte für { seven-log-coins } verkauft.
}
seven-event-used = { $player } hat dafür „{ $card }“ verwendet.
seven-event-left-over = { $player } hat die letzte Karte, „{ $card }“, auf den Ablagestapel gelegt.
seven-event-plays-last = { $player } darf auch die letzte Karte spielen.
seven-event-looks = { $player } hat den Ablagestapel durchgesehen.
seven-event-saw = { $player } hat im Ablagestapel gefunden: { $things }.
seven-event-found-nothing = { $player } hat im Ablagestapel nichts zum Errichten gefunden.

## Coins and debt

seven-event-paid-to = { $player } hat { seven-log-coins } gezahlt{ seven-log-shares }.
seven-event-gained = { $player } hat { seven-log-coins } erhalten.
seven-event-lost = { $debt ->
    [0] { $player } hat { seven-log-coins } verloren.
   *[other] { $coins ->
        [0] { $player } hat { seven-log-debt } genommen.
       *[other] { $player } hat { seven-log-coins } verloren und { seven-log-debt } genommen.
    }
}
seven-event-indebted = { $player } hat { seven-log-debt } bekommen.

## Conflicts

seven-event-took-token = { $player } hat { $tokens ->
    [one] einen Siegmarker
   *[other] { $tokens } Siegmarker
} bekommen ({ seven-log-age }).
seven-event-cleared-defeats = { $player } hat alle Niederlagenmarker abgelegt.
seven-event-took-diplomacy = { $player } hat einen Diplomatiemarker genommen.
seven-event-negotiated = { $player } hat einen Diplomatiemarker eingesetzt und blieb dem Krieg fern.
seven-event-fought = { $player } hat { $loser } besiegt ({ seven-log-age }): { $tokens ->
    [one] ein Siegmarker für { $player }, ein Niederlagenmarker für { $loser }.
   *[other] { $tokens } Siegmarker für { $player }, ebenso viele Niederlagenmarker für { $loser }.
}

## The end

seven-event-won = { $winners ->
    [one] { $player } hat die Partie gewonnen.
   *[other] { $player } ist unter den { $winners } Siegern.
}

## Parts of the sentences above

seven-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
seven-log-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
seven-log-debt = { $debt ->
    [one] einen Schuldenmarker
   *[other] { $debt } Schuldenmarker
}
seven-log-under = { $seen ->
    [known] { "" } mit „{ $card }“
   *[unknown] { "" }
}
# What the neighbours got of it.
seven-log-shares = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] , davon { $right } an { $right_seat }
    }
   *[other] { $right ->
        [0] , davon { $left } an { $left_seat }
       *[other] , davon { $left } an { $left_seat } und { $right } an { $right_seat }
    }
}
