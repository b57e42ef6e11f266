### The log of Tower of Babel: one message for every event, with the event's fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = A disc on { $wonder } asks for { $cards }.
babel-event-drew = { $player } draws: { $card }.
babel-event-shuffled = { $count ->
    [one] The discard pile becomes the new deck: { $count } card.
   *[other] The discard pile becomes the new deck: { $count } cards.
}

## Turns and offers

babel-event-passed = { $player } passes.
babel-event-chose = { $player } wants to build at { $wonder }: { $cards }.
babel-event-ready = { $player } has laid an offer.
babel-event-laid-down = { $count ->
    [0] { $player } lays no card.
    [one] { $player } lays { $count } card face down.
   *[other] { $player } lays { $count } cards face down.
}
babel-event-offered = { $trader ->
    [with] { $player } offers { $cards } with the trader.
   *[without] { $player } offers { $cards }.
}
babel-event-took-back = { $player } takes wrong cards back: { $cards }.
babel-event-failed = { $player } leaves the disc where it is.
babel-event-added = { $player } adds { $cards }.
babel-event-put-pieces = { $units ->
    [one] { $player } puts { $units } piece on { $wonder }.
   *[other] { $player } puts { $units } pieces on { $wonder }.
}
babel-event-took-disc = { $player } takes the disc of { $wonder }: { $cards }.
babel-event-refused = { $player } gets { babel-log-points } for the refused offer.

## Wonders

babel-event-finished = { $wonder } is finished and scored by row { $row } of the value table.
babel-event-scored = { $player } scores { babel-log-points } for { $wonder }.

## Action cards

babel-event-gained-action = { $player } draws an action card.
babel-event-drew-action = { $player } holds the action card { $card }.
babel-event-played = { $player } plays the action card { $card }.
babel-event-swapped = { $player } exchanges { $cards }.
babel-event-showed-action = { $player } shows the action card { $card }.

## The end

babel-event-ended = { $ending ->
    [exhausted] The last disc of a type is gone: the game is over.
   *[idle] In a whole round nobody drew a card or took a disc: the game is over.
}
babel-event-scored-unfinished = { $player } scores { babel-log-points } for { $wonder }, which is unfinished.
babel-event-scored-discs = { $player } scores a disc bonus of { babel-log-points }.
babel-event-scored-cards = { $player } scores { babel-log-points } for action cards.
babel-event-won = { $winners ->
    [one] { $player } wins the game.
   *[other] { $player } shares the victory of { $winners }.
}

## Parts of the sentences above

babel-log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
