### The log of Duel: one message for every deed, with its fields in it. $player and $rival are names,
### $card, $wonder and $token are names too, $things is a list of names.

## Before the first turn, and when an age is laid out

duel-event-shown-tokens = Fejlődéskorongok a táblán: { $things }.
duel-event-shown-wonders = Ezek közül a csodák közül lehet választani: { $things }.
duel-event-drafted = { $player } ezt választotta: { $wonder }.
duel-event-laid-out = Az asztalra kerültek { duel-log-age } kártyái.
duel-event-placed-guilds = { $count ->
    [one] Köztük egy céhkártya fekszik lefordítva.
   *[other] Köztük { $count } céhkártya fekszik lefordítva.
}
duel-event-face-up = Felfordítva fekszik: { $things }.
duel-event-uncovered = Előkerült: { $things }.
duel-event-started = { $player } kezdte { $age ->
    [1] az I. kort
    [2] a II. kort
   *[3] a III. kort
}.

## Cards and wonders

duel-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } megépítette: { $card }.
       *[other] { $player } { $coins } érméért megépítette: { $card }{ duel-log-price }.
    }
    [chain] { $player } ingyen megépítette: { $card }, mert már állt nála: { $thanks }.
   *[mausoleum] { $player } ingyen megépítette a dobópakliból: { $card }.
}
duel-event-discarded = { $player } eldobta: { $card }, és { duel-log-coins } kapott érte.
duel-event-raised-for = { $coins ->
    [0] { $player } csodát épített: { $wonder } (alatta: { $card }).
   *[other] { $player } { $coins } érméért csodát épített: { $wonder } (alatta: { $card }){ duel-log-price }.
}
duel-event-razed = { $player } lerombolta { $rival } városában: { $card }.
duel-event-removed = Áll a hét csoda, ezért { $player } egy csodája kikerült a játékból: { $wonder }.
duel-event-plays-again = { $player } még egy kört kapott.
duel-event-again-lost = { $player } még egy kört kapott volna, de ebben a korban nem maradt több kártya.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } { duel-log-coins } fizetett.
       *[other] { $coins ->
            [0] { $player } { duel-log-traded } fizetett erőforrásokért.
           *[other] { $player } { duel-log-coins } fizetett, és még { duel-log-traded } erőforrásokért.
        }
    }
   *[other] { $coins ->
        [0] { $player } { duel-log-received } fizetett az ellenfélnek erőforrásokért.
       *[other] { $player } { duel-log-coins } fizetett a banknak, és { duel-log-received } az ellenfélnek erőforrásokért.
    }
}
duel-event-gained = { $player } { duel-log-coins } kapott.
duel-event-lost = { $coins ->
    [0] { $player } nem veszített érmét, mert nem volt neki.
   *[other] { $player } { duel-log-coins } veszített.
}
duel-event-plundered = { $coins ->
    [0] { $player } városát kifosztották, de nem volt érméje.
   *[other] { $player } városát kifosztották: { duel-log-coins } veszített.
}

## Military and science

duel-event-pushed = { $place ->
    [middle] { $player } { duel-log-steps } tolt a konfliktusjelzőn { $rival } felé, a sáv közepére.
    [capital] { $player } { duel-log-steps } tolt a konfliktusjelzőn, egészen { $rival } fővárosáig.
   *[track] { $player } { duel-log-steps } tolt a konfliktusjelzőn { $rival } felé; a fővárosig még { $left } mező van.
}
duel-event-took = { $player } elvett egy fejlődéskorongot: { $token }.
duel-event-drew = { $player } fejlődéskorongot húzott a dobozból: { $token }.

## The end

duel-event-won = { $ending ->
    [military] { $player } katonai fölénnyel megnyerte a játékot.
    [science] { $player } tudományos fölénnyel megnyerte a játékot.
   *[civilian] { $player } polgári győzelmet aratott.
}
duel-event-won-shared = Pontban és kék kártyákban is egyenlő az állás: a játékosok osztoznak a győzelmen.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] az I. kor
    [2] a II. kor
   *[3] a III. kor
}
duel-log-price = { $received ->
    [0] { "" }
   *[other] ; ebből { duel-log-received } { $rival } kapott
}
duel-log-steps = { $steps } mezőt
duel-log-coins = { $coins } érmét
duel-log-traded = { $traded } érmét
duel-log-received = { $received } érmét
