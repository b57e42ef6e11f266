### The log of Duel: one message for every event, with the event's fields in it. $player is a name,
### $card, $wonder and $token are names too, except that a looting token is a number.

## Before the first turn, and when an age is laid out

duel-event-shown-token = Progress token on the board: { $token }.
duel-event-shown-wonder = Wonder on show: { $wonder }.
duel-event-drafted = { $player } takes { $wonder }.
duel-event-laid-out = { duel-log-age } is laid out.
duel-event-placed-guild = A guild lies face down in slot { $slot }.
duel-event-dealt = Turned up in slot { $slot }: { $card }.
duel-event-revealed = Turned up in slot { $slot }: { $card }.
duel-event-started = { $player } begins { duel-log-age }.

## Cards and wonders

duel-event-built = { $way ->
    [paid] { $player } builds { $card }.
    [chain] { $player } builds { $card } free through a chain.
   *[mausoleum] { $player } builds { $card } free from the discard pile.
}
duel-event-discarded = { $player } discards { $card } for { duel-log-coins }.
duel-event-raised = { $player } builds { $wonder } over { $card }.
duel-event-destroyed = { $player } destroys { $card } in the opponent’s city.
duel-event-removed = Seven wonders stand: { $wonder } ({ $player }) is out of the game.
duel-event-plays-again = { $player } takes another turn.
duel-event-again-lost = { $player } could take another turn, but the age has no cards left.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } pays { duel-log-coins }.
       *[other] { $coins ->
            [0] { $player } pays { duel-log-traded } for resources.
           *[other] { $player } pays { duel-log-coins } and { duel-log-traded } more for resources.
        }
    }
   *[other] { $coins ->
        [0] { $player } pays the opponent { duel-log-received } for resources.
       *[other] { $player } pays the bank { duel-log-coins }, and the opponent { duel-log-received } for resources.
    }
}
duel-event-gained = { $player } receives { duel-log-coins }.
duel-event-lost = { $coins ->
    [0] { $player } has no coins to lose.
   *[other] { $player } loses { duel-log-coins }.
}
duel-event-looted = { $coins ->
    [0] Looting for { $token }: { $player } has no coins to lose.
   *[other] Looting for { $token }: { $player } loses { duel-log-coins }.
}

## Military and science

# Counted from the middle of the track, towards the opponent of the one who moves the pawn.
duel-event-moved = { $after ->
    [0] { $player } moves the conflict pawn from { $before } to the middle.
    [9] { $player } moves the conflict pawn from { $before } into the opponent’s capital.
   *[other] { $player } moves the conflict pawn from { $before } to { $after }; the capital is at 9.
}
duel-event-took = { $player } takes the progress token { $token }.
duel-event-drew = { $player } draws the progress token { $token } from the box.

## The end

duel-event-won = { $ending ->
    [military] { $player } wins by military supremacy.
    [science] { $player } wins by scientific supremacy.
   *[civilian] { $player } wins a civilian victory.
}
duel-event-won-shared = Points and blue cards are level: both players share the victory.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
duel-log-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
duel-log-traded = { $traded ->
    [one] { $traded } coin
   *[other] { $traded } coins
}
duel-log-received = { $received ->
    [one] { $received } coin
   *[other] { $received } coins
}
