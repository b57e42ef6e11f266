### The log of 7 Wonders: one message for every event, with the event's fields in it. $player and $loser
### are names of players, $card and $board are names too.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } has the board { $board }.
seven-event-turned-side = { $player } plays the { $side ->
    [day] day side
   *[night] night side
}.
seven-event-age-began = { seven-log-age } begins.
seven-event-dealt = { $player } holds { $card }.
seven-event-hands-passed = { $age ->
    [2] All hands are passed to the right.
   *[other] All hands are passed to the left.
}

## Cards and stages

seven-event-ready = { $player } has chosen.
seven-event-built = { $way ->
    [paid] { $player } builds { $card }.
    [chain] { $player } builds { $card } free through a chain.
    [olympia] { $player } builds { $card } free thanks to Olympía.
   *[pile] { $player } builds { $card } free from the discard pile.
}
seven-event-staged = { $player } builds wonder stage { $stage }.
seven-event-sold = { $player } sells a card for { seven-log-coins }.
seven-event-used = { $player } used { $card } for it.
seven-event-left-over = { $player } discards { $card } unpaid.
seven-event-plays-last = { $player } may play the last card.
seven-event-looks = { $player } looks through the discard pile.
seven-event-shown = { $player } sees { $card } in the discard pile, at place { $place }.
seven-event-found-nothing = { $player } can build nothing out of the discard pile.

## Coins and debt

seven-event-paid = { $coins ->
    [0] { $left ->
        [0] { $player } pays { $right } to the right.
       *[other] { $right ->
            [0] { $player } pays { $left } to the left.
           *[other] { $player } pays { $left } to the left and { $right } to the right.
        }
    }
   *[other] { $left ->
        [0] { $right ->
            [0] { $player } pays { seven-log-coins } to the bank.
           *[other] { $player } pays { seven-log-coins } to the bank and { $right } to the right.
        }
       *[other] { $right ->
            [0] { $player } pays { seven-log-coins } to the bank and { $left } to the left.
           *[other] { $player } pays { seven-log-coins } to the bank, { $left } to the left and { $right } to the right.
        }
    }
}
seven-event-gained = { $player } receives { seven-log-coins }.
seven-event-lost = { $debt ->
    [0] { $player } loses { seven-log-coins }.
   *[other] { $coins ->
        [0] { $player } takes debt: { $debt }.
       *[other] { $player } loses { seven-log-coins } and takes debt: { $debt }.
    }
}
seven-event-indebted = { $player } takes debt: { $debt }.

## Conflicts

seven-event-took-token = { $player } takes victory tokens of { seven-log-age }: { $tokens }.
seven-event-cleared-defeats = { $player } discards all defeat tokens.
seven-event-took-diplomacy = { $player } takes a diplomacy token.
seven-event-negotiated = { $player } uses a diplomacy token.
seven-event-fought = { $player } defeats { $loser } in { seven-log-age }; tokens for each: { $tokens }.

## The end

seven-event-won = { $winners ->
    [one] { $player } wins the game.
   *[other] { $player } shares the victory of { $winners }.
}

## Parts of the sentences above

seven-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
seven-log-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
