### The log of Tower of Babel: one message for every deed, with its fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = A disc on the { $wonder } asks for { $cards }.
babel-event-drew-cards = { $player } drew { $cards }.
babel-event-shuffled = { $count ->
    [one] The discard pile became the new deck: { $count } card.
   *[other] The discard pile became the new deck: { $count } cards.
}

## Turns and offers

babel-event-passed = { $player } passed.
babel-event-chose = { $player } chose the { $wonder } and asked for { $cards }.
babel-event-ready = { $player } has laid an offer.
babel-event-laid-down = { $count ->
    [0] { $player } laid no card.
    [one] { $player } laid { $count } card face down.
   *[other] { $player } laid { $count } cards face down.
}
babel-event-offered = { $trader ->
    [with] { $player } offered { $cards } with the trader.
   *[without] { $player } offered { $cards }.
}
babel-event-took-back = { $player } took back cards that do not fit: { $cards }.
babel-event-failed = { $player } left the disc where it was.
babel-event-added = { $player } added { $cards }.
babel-event-put-pieces = { $units ->
    [one] { $player } put { $units } piece on the { $wonder }.
   *[other] { $player } put { $units } pieces on the { $wonder }.
}
babel-event-took-disc = { $player } took the disc of the { $wonder } ({ $cards }).
babel-event-refused-offers = Points for refused offers: { $scores }.

## Wonders

babel-event-finished = The { $wonder } was finished and scored by row { $row } of the value table.
babel-event-scored-wonder = Points for the { $wonder }: { $scores }.

## Action cards

babel-event-gained-action = { $player } drew an action card.
babel-event-drew-action = { $player } now holds the action card { $card }.
babel-event-played = { $player } played the action card { $card }.
babel-event-swapped = { $player } exchanged { $cards }.
babel-event-showed-action = { $player } showed the action card { $card }.

## The end

babel-event-ended = { $ending ->
    [exhausted] The last disc of a type is gone: the game is over.
   *[idle] In a whole round nobody drew a card or took a disc: the game is over.
}
babel-event-scored-rest = Points for the unfinished { $wonder }: { $scores }.
babel-event-disc-bonus = Bonus for discs: { $scores }.
babel-event-card-points = Points for action cards: { $scores }.
babel-event-won = { $winners ->
    [one] { $player } won the game.
   *[other] { $player } is one of { $winners } winners.
}

## Parts of the sentences above

babel-log-score = { $player } { $points }
