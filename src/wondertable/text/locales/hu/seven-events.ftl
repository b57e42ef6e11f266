### The log of 7 Wonders: one message for every event, with the event's fields in it. $player and $loser
### are names of players, $card and $board are names too.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } táblája: { $board }.
seven-event-turned-side = { $player } ezt az oldalt játssza: { $side ->
    [day] nappal
   *[night] éjszaka
}.
seven-event-age-began = Kezdődik: { seven-log-age }.
seven-event-dealt = { $player } kezében van: { $card }.
seven-event-hands-passed = { $age ->
    [2] Mindenki jobbra adja tovább a lapjait.
   *[other] Mindenki balra adja tovább a lapjait.
}

## Cards and stages

seven-event-ready = { $player } választott.
seven-event-built = { $way ->
    [paid] { $player } megépíti: { $card }.
    [chain] { $player } láncolattal ingyen megépíti: { $card }.
    [olympia] { $player } Olümpia révén ingyen megépíti: { $card }.
   *[pile] { $player } a dobópakliból ingyen megépíti: { $card }.
}
seven-event-staged = { $player } megépíti csodája { $stage }. szintjét.
seven-event-sold = { $player } elad egy kártyát, { seven-log-coins } kap érte.
seven-event-used = { $player } ezt használta fel hozzá: { $card }.
seven-event-left-over = { $player } fizetség nélkül eldobja: { $card }.
seven-event-plays-last = { $player } az utolsó kártyáját is kijátszhatja.
seven-event-looks = { $player } átnézi a dobópaklit.
seven-event-shown = { $player } ezt látja a dobópakliban: { $card } ({ $place }. hely).
seven-event-found-nothing = { $player } semmit sem építhet meg a dobópakliból.

## Coins and debt

seven-event-paid = { $coins ->
    [0] { $left ->
        [0] { $player } fizet: jobbra { $right }.
       *[other] { $right ->
            [0] { $player } fizet: balra { $left }.
           *[other] { $player } fizet: balra { $left }, jobbra { $right }.
        }
    }
   *[other] { $left ->
        [0] { $right ->
            [0] { $player } fizet: a banknak { seven-log-coins }.
           *[other] { $player } fizet: a banknak { seven-log-coins }, jobbra { $right }.
        }
       *[other] { $right ->
            [0] { $player } fizet: a banknak { seven-log-coins }, balra { $left }.
           *[other] { $player } fizet: a banknak { seven-log-coins }, balra { $left }, jobbra { $right }.
        }
    }
}
seven-event-gained = { $player } { seven-log-coins } kap.
seven-event-lost = { $debt ->
    [0] { $player } { seven-log-coins } veszít.
   *[other] { $coins ->
        [0] { $player } adósságot vesz fel: { $debt }.
       *[other] { $player } { seven-log-coins } veszít, és adósságot vesz fel: { $debt }.
    }
}
seven-event-indebted = { $player } adósságot kap: { $debt }.

## Conflicts

seven-event-took-token = { $player } győzelemjelzőt kap ({ seven-log-age }): { $tokens }.
seven-event-cleared-defeats = { $player } eldobja az összes vereségjelzőjét.
seven-event-took-diplomacy = { $player } diplomáciajelzőt kap.
seven-event-negotiated = { $player } felhasznál egy diplomáciajelzőt.
seven-event-fought = { $player } legyőzi: { $loser } ({ seven-log-age }; jelzők: { $tokens }).

## The end

seven-event-won = { $winners ->
    [one] { $player } megnyeri a játszmát.
   *[other] { $player } osztozik a győzelmen ({ $winners } győztes).
}

## Parts of the sentences above

seven-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
seven-log-coins = { $coins } érmét
