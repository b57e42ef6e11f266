### The log of 7 Wonders: one message for every deed, with its fields in it. $player, $loser, $left_seat
### and $right_seat are names of players, $card and $board are names too, $things is a list of names.

## Before the first turn, and when an age begins

seven-event-took-board = { $player } got the board { $board }.
seven-event-turned-side = { $player } plays the { $side ->
    [day] day side
   *[night] night side
}.
seven-event-age-began = { seven-log-age } began.
seven-event-holds = { $player } holds: { $things }.
seven-event-hands-passed = { $age ->
    [2] All hands were passed to the right.
   *[other] All hands were passed to the left.
}

## Cards and stages

seven-event-ready = { $player } has chosen.
seven-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } built { $card }.
       *[other] { $player } built { $card } for { seven-log-coins }{ seven-log-shares }.
    }
    [chain] { $player } built { $card }, free thanks to { $thanks }.
    [chains] { $player } built { $card }, free through a chain.
    [olympia] { $player } built { $card }, free thanks to Olympía.
   *[pile] { $player } built { $card } from the discard pile, free of charge.
}
seven-event-staged-for = { $coins ->
    [0] { $player } built stage { $stage } of the wonder{ seven-log-under }.
   *[other] { $player } built stage { $stage } of the wonder{ seven-log-under } for { seven-log-coins }{ seven-log-shares }.
}
seven-event-sold-for = { $seen ->
    [known] { $player } sold { $card } for { seven-log-coins }.
   *[unknown] { $player } sold a card for { seven-log-coins }.
}
seven-event-used = { $player } used { $card } for it.
seven-event-left-over = { $player } put the last card, { $card }, on the discard pile.
seven-event-plays-last = { $player } may play the last card too.
seven-event-looks = { $player } looked through the discard pile.
seven-event-saw = { $player } found in the discard pile: { $things }.
seven-event-found-nothing = { $player } found nothing to build in the discard pile.

## Coins and debt

seven-event-paid-to = { $player } paid { seven-log-coins }{ seven-log-shares }.
seven-event-gained = { $player } received { seven-log-coins }.
seven-event-lost = { $debt ->
    [0] { $player } lost { seven-log-coins }.
   *[other] { $coins ->
        [0] { $player } took { seven-log-debt }.
       *[other] { $player } lost { seven-log-coins } and took { seven-log-debt }.
    }
}
seven-event-indebted = { $player } got { seven-log-debt }.

## Conflicts

seven-event-took-token = { $player } took { $tokens ->
    [one] a victory token
   *[other] { $tokens } victory tokens
} of { seven-log-age }.
seven-event-cleared-defeats = { $player } gave back all defeat tokens.
seven-event-took-diplomacy = { $player } took a diplomacy token.
seven-event-negotiated = { $player } used a diplomacy token and stayed out of the war.
seven-event-fought = { $player } defeated { $loser } at the end of { seven-log-age }: { $tokens ->
    [one] a victory token for { $player }, a defeat token for { $loser }.
   *[other] { $tokens } victory tokens for { $player }, as many defeat tokens for { $loser }.
}

## The end

seven-event-won = { $winners ->
    [one] { $player } won the game.
   *[other] { $player } is one of { $winners } winners.
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
seven-log-debt = { $debt ->
    [one] a debt token
   *[other] { $debt } debt tokens
}
seven-log-under = { $seen ->
    [known] { "" } with { $card }
   *[unknown] { "" }
}
# What the neighbours got of it.
seven-log-shares = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] { "" } ({ $right } to { $right_seat })
    }
   *[other] { $right ->
        [0] { "" } ({ $left } to { $left_seat })
       *[other] { "" } ({ $left } to { $left_seat }, { $right } to { $right_seat })
    }
}
