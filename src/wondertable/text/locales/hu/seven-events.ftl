### The log of 7 Wonders: one message for every deed, with its fields in it. $player, $loser, $left_seat
### and $right_seat are names of players, $card and $board are names too, $things is a list of names.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } táblája: { $board }.
seven-event-turned-side = { $player } { $side ->
    [day] a nappali
   *[night] az éjszakai
} oldallal játszik.
seven-event-age-began = Elkezdődött { $age ->
    [1] az I. kor
    [2] a II. kor
   *[3] a III. kor
}.
seven-event-holds = { $player } kezében van: { $things }.
seven-event-hands-passed = { $age ->
    [2] Mindenki jobbra adta tovább a lapjait.
   *[other] Mindenki balra adta tovább a lapjait.
}

## Cards and stages

seven-event-ready = { $player } választott.
seven-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } megépítette: { $card }.
       *[other] { $player } { $coins } érméért megépítette: { $card }{ seven-log-shares }.
    }
    [chain] { $player } ingyen megépítette: { $card }, mert már állt nála: { $thanks }.
    [chains] { $player } láncolattal ingyen megépítette: { $card }.
    [olympia] { $player } Olümpia révén ingyen megépítette: { $card }.
   *[pile] { $player } ingyen megépítette a dobópakliból: { $card }.
}
seven-event-staged-for = { $coins ->
    [0] { $player } megépítette csodája { $stage }. szintjét{ seven-log-under }.
   *[other] { $player } { $coins } érméért megépítette csodája { $stage }. szintjét{ seven-log-under }{ seven-log-shares }.
}
seven-event-sold-for = { $seen ->
    [known] { $player } eladta: { $card }, és { seven-log-coins } kapott érte.
   *[unknown] { $player } eladott egy kártyát, és { seven-log-coins } kapott érte.
}
seven-event-used = { $player } ezt használta fel hozzá: { $card }.
seven-event-left-over = { $player } utolsó lapja a dobópaklira került: { $card }.
seven-event-plays-last = { $player } az utolsó kártyáját is kijátszhatja.
seven-event-looks = { $player } átnézte a dobópaklit.
seven-event-saw = { $player } ezt találta a dobópakliban: { $things }.
seven-event-found-nothing = { $player } semmi megépíthetőt nem talált a dobópakliban.

## Coins and debt

seven-event-paid-to = { $player } { seven-log-coins } fizetett{ seven-log-shares }.
seven-event-gained = { $player } { seven-log-coins } kapott.
seven-event-lost = { $debt ->
    [0] { $player } { seven-log-coins } veszített.
   *[other] { $coins ->
        [0] { $player } { seven-log-debt } vett fel.
       *[other] { $player } { seven-log-coins } veszített, és { seven-log-debt } vett fel.
    }
}
seven-event-indebted = { $player } { seven-log-debt } kapott.

## Conflicts

seven-event-took-token = { $player } { $tokens } győzelemjelzőt kapott ({ seven-log-age }).
seven-event-cleared-defeats = { $player } eldobta az összes vereségjelzőjét.
seven-event-took-diplomacy = { $player } diplomáciajelzőt kapott.
seven-event-negotiated = { $player } felhasznált egy diplomáciajelzőt, és kimaradt a háborúból.
seven-event-fought = { $player } győzött { $loser } ellen ({ seven-log-age }), és { $tokens } győzelemjelzőt kapott, { $loser } { $tokens } vereségjelzőt.

## The end

seven-event-won = { $winners ->
    [one] { $player } megnyerte a játszmát.
   *[other] { $player } az egyik a { $winners } győztes közül.
}

## Parts of the sentences above

seven-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
seven-log-coins = { $coins } érmét
seven-log-debt = { $debt } adósságjelzőt
seven-log-under = { $seen ->
    [known] { "" } (alatta: { $card })
   *[unknown] { "" }
}
# What the neighbours got of it.
seven-log-shares = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] ; ebből { $right } érmét { $right_seat } kapott
    }
   *[other] { $right ->
        [0] ; ebből { $left } érmét { $left_seat } kapott
       *[other] ; ebből { $left } érmét { $left_seat }, { $right } érmét { $right_seat } kapott
    }
}
