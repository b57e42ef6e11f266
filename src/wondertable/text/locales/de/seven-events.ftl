### The log of 7 Wonders: one message for every event, with the event's fields in it. $player and $loser
### are names of players, $card and $board are names too.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } hat den Plan „{ $board }“.
seven-event-turned-side = { $player } spielt die { $side ->
    [day] Tagseite
   *[night] Nachtseite
}.
seven-event-age-began = Es beginnt: { seven-log-age }.
seven-event-dealt = { $player } hat „{ $card }“ auf der Hand.
seven-event-hands-passed = { $age ->
    [2] Alle geben ihre Karten nach rechts weiter.
   *[other] Alle geben ihre Karten nach links weiter.
}

## Cards and stages

seven-event-ready = { $player } hat gewählt.
seven-event-built = { $way ->
    [paid] { $player } errichtet „{ $card }“.
    [chain] { $player } errichtet „{ $card }“ gratis über eine Kette.
    [olympia] { $player } errichtet „{ $card }“ gratis dank Olympia.
   *[pile] { $player } errichtet „{ $card }“ gratis aus dem Ablagestapel.
}
seven-event-staged = { $player } errichtet Bauabschnitt { $stage }.
seven-event-sold = { $player } verkauft eine Karte für { seven-log-coins }.
seven-event-used = { $player } hat dafür „{ $card }“ verwendet.
seven-event-left-over = { $player } legt „{ $card }“ unbezahlt ab.
seven-event-plays-last = { $player } darf auch die letzte Karte spielen.
seven-event-looks = { $player } sieht den Ablagestapel durch.
seven-event-shown = { $player } sieht „{ $card }“ im Ablagestapel, auf Platz { $place }.
seven-event-found-nothing = { $player } kann nichts aus dem Ablagestapel errichten.

## Coins and debt

seven-event-paid = { $coins ->
    [0] { $left ->
        [0] { $player } zahlt { $right } nach rechts.
       *[other] { $right ->
            [0] { $player } zahlt { $left } nach links.
           *[other] { $player } zahlt { $left } nach links und { $right } nach rechts.
        }
    }
   *[other] { $left ->
        [0] { $right ->
            [0] { $player } zahlt { seven-log-coins } an die Bank.
           *[other] { $player } zahlt { seven-log-coins } an die Bank und { $right } nach rechts.
        }
       *[other] { $right ->
            [0] { $player } zahlt { seven-log-coins } an die Bank und { $left } nach links.
           *[other] { $player } zahlt { seven-log-coins } an die Bank, { $left } nach links und { $right } nach rechts.
        }
    }
}
seven-event-gained = { $player } erhält { seven-log-coins }.
seven-event-lost = { $debt ->
    [0] { $player } verliert { seven-log-coins }.
   *[other] { $coins ->
        [0] { $player } nimmt Schulden auf: { $debt }.
       *[other] { $player } verliert { seven-log-coins } und nimmt Schulden auf: { $debt }.
    }
}
seven-event-indebted = { $player } erhält Schulden: { $debt }.

## Conflicts

seven-event-took-token = { $player } nimmt Siegmarker ({ seven-log-age }): { $tokens }.
seven-event-cleared-defeats = { $player } legt alle Niederlagenmarker ab.
seven-event-took-diplomacy = { $player } nimmt einen Diplomatiemarker.
seven-event-negotiated = { $player } setzt einen Diplomatiemarker ein.
seven-event-fought = { $player } besiegt { $loser } ({ seven-log-age }; Marker: { $tokens }).

## The end

seven-event-won = { $winners ->
    [one] { $player } gewinnt die Partie.
   *[other] { $player } teilt sich den Sieg ({ $winners } Sieger).
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
