### The log of Duel: one message for every deed, with its fields in it. $player and $rival are names,
### $card, $wonder and $token are names too, $things is a list of names.

## Before the first turn, and when an age is laid out

duel-event-shown-tokens = Progress tokens on the board: { $things }.
duel-event-shown-wonders = Wonders to choose from: { $things }.
duel-event-drafted = { $player } chose { $wonder }.
duel-event-laid-out = The cards of { duel-log-age } were laid out.
duel-event-placed-guilds = { $count ->
    [one] A guild lies face down among them.
   *[other] { $count } guilds lie face down among them.
}
duel-event-face-up = Face up: { $things }.
duel-event-uncovered = { $things } came to light.
duel-event-started = { $player } began { duel-log-age }.

## Cards and wonders

duel-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } built { $card }.
       *[other] { $player } built { $card } for { duel-log-coins }{ duel-log-price }.
    }
    [chain] { $player } built { $card }, free thanks to { $thanks }.
   *[mausoleum] { $player } built { $card } from the discard pile, free of charge.
}
duel-event-discarded = { $player } discarded { $card } for { duel-log-coins }.
duel-event-raised-for = { $coins ->
    [0] { $player } built { $wonder } over { $card }.
   *[other] { $player } built { $wonder } over { $card } for { duel-log-coins }{ duel-log-price }.
}
duel-event-razed = { $player } destroyed { $card } in { $rival }’s city.
duel-event-removed = Seven wonders are built, so { $wonder } ({ $player }) is out of the game.
duel-event-plays-again = { $player } got another turn.
duel-event-again-lost = { $player } would have had another turn, but the age had no cards left.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } paid { duel-log-coins }.
       *[other] { $coins ->
            [0] { $player } paid { duel-log-traded } for resources.
           *[other] { $player } paid { duel-log-coins } and { duel-log-traded } more for resources.
        }
    }
   *[other] { $coins ->
        [0] { $player } paid the opponent { duel-log-received } for resources.
       *[other] { $player } paid the bank { duel-log-coins }, and the opponent { duel-log-received } for resources.
    }
}
duel-event-gained = { $player } received { duel-log-coins }.
duel-event-lost = { $coins ->
    [0] { $player } had no coins to lose.
   *[other] { $player } lost { duel-log-coins }.
}
duel-event-plundered = { $coins ->
    [0] { $player } was looted, but had no coins to lose.
   *[other] { $player } was looted and lost { duel-log-coins }.
}

## Military and science

duel-event-pushed = { $place ->
    [middle] { $player } pushed the conflict pawn { duel-log-steps } towards { $rival }, to the middle of the track.
    [capital] { $player } pushed the conflict pawn { duel-log-steps }, into the capital of { $rival }.
   *[track] { $player } pushed the conflict pawn { duel-log-steps } towards { $rival }; { $left ->
        [one] one more leads into the capital.
       *[other] the capital is { $left } spaces away.
    }
}
duel-event-took = { $player } took the progress token { $token }.
duel-event-drew = { $player } drew the progress token { $token } from the box.

## The end

duel-event-won = { $ending ->
    [military] { $player } won by military supremacy.
    [science] { $player } won by scientific supremacy.
   *[civilian] { $player } won a civilian victory.
}
duel-event-won-shared = Points and blue cards are level: both players share the victory.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
duel-log-price = { $received ->
    [0] { "" }
   *[other] , { $received } of them to { $rival }
}
duel-log-steps = { $steps ->
    [one] one space
   *[other] { $steps } spaces
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
