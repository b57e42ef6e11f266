### The log of Duel: one message for every event, with the event's fields in it. $player is a name,
### $card, $wonder and $token are names too, except that a looting token is a number.

## Before the first turn, and when an age is laid out

duel-event-shown-token = Fejlődéskorong a táblán: { $token }.
duel-event-shown-wonder = Választható csoda: { $wonder }.
duel-event-drafted = { $player } elveszi: { $wonder }.
duel-event-laid-out = Az asztalra kerülnek { duel-log-age } kártyái.
duel-event-placed-guild = Lefordított céhkártya fekszik itt: { $slot }. hely.
duel-event-dealt = Felfordul: { $card } ({ $slot }. hely).
duel-event-revealed = Felfordul: { $card } ({ $slot }. hely).
duel-event-started = { $player } kezdi { $age ->
    [1] az I. kort
    [2] a II. kort
   *[3] a III. kort
}.

## Cards and wonders

duel-event-built = { $way ->
    [paid] { $player } megépíti: { $card }.
    [chain] { $player } láncolattal ingyen megépíti: { $card }.
   *[mausoleum] { $player } a dobópakliból ingyen megépíti: { $card }.
}
duel-event-discarded = { $player } eldobja: { $card }, és { duel-log-coins } kap érte.
duel-event-raised = { $player } csodát épít: { $wonder } (alatta: { $card }).
duel-event-destroyed = { $player } lerombolja az ellenfél városában: { $card }.
duel-event-removed = Áll a hét csoda, kikerül a játékból: { $wonder } ({ $player }).
duel-event-plays-again = { $player } újra sorra kerül.
duel-event-again-lost = { $player } újra sorra kerülne, de ebben a korban nem maradt több kártya.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } { duel-log-coins } fizet.
       *[other] { $coins ->
            [0] { $player } { duel-log-traded } fizet erőforrásokért.
           *[other] { $player } { duel-log-coins } fizet, és még { duel-log-traded } erőforrásokért.
        }
    }
   *[other] { $coins ->
        [0] { $player } { duel-log-received } fizet az ellenfélnek erőforrásokért.
       *[other] { $player } { duel-log-coins } fizet a banknak, és { duel-log-received } az ellenfélnek erőforrásokért.
    }
}
duel-event-gained = { $player } { duel-log-coins } kap.
duel-event-lost = { $coins ->
    [0] { $player } nem veszít érmét, mert nincs neki.
   *[other] { $player } { duel-log-coins } veszít.
}
duel-event-looted = { $coins ->
    [0] Fosztogatás ({ $token }): { $player } nem veszít érmét, mert nincs neki.
   *[other] Fosztogatás ({ $token }): { $player } { duel-log-coins } veszít.
}

## Military and science

# Counted from the middle of the track, towards the opponent of the one who moves the pawn.
duel-event-moved = { $after ->
    [0] { $player } középre lép a konfliktusjelzővel (eddig: { $before }).
    [9] { $player } az ellenfél fővárosába lép a konfliktusjelzővel (eddig: { $before }).
   *[other] { $player } lép a konfliktusjelzővel: { $before } → { $after }; a főváros a 9. mező.
}
duel-event-took = { $player } elvesz egy fejlődéskorongot: { $token }.
duel-event-drew = { $player } fejlődéskorongot húz a dobozból: { $token }.

## The end

duel-event-won = { $ending ->
    [military] { $player } katonai fölénnyel megnyeri a játékot.
    [science] { $player } tudományos fölénnyel megnyeri a játékot.
   *[civilian] { $player } polgári győzelmet arat.
}
duel-event-won-shared = Pontban és kék kártyákban is egyenlő az állás: a játékosok osztoznak a győzelmen.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] az I. kor
    [2] a II. kor
   *[3] a III. kor
}
duel-log-coins = { $coins } érmét
duel-log-traded = { $traded } érmét
duel-log-received = { $received } érmét
