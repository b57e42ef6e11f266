### What the table of Tower of Babel says. $name is a player's name and $names a list of them; $card and
### $wonder are names of things; $cards is a list such as "2 camels", $points a counted number such as
### "3 points". babel-tile- are short names for narrow tiles.

## As the lobby offers it

web-babel-players = 3 to 5 players · 45 minutes
web-babel-about = Build eight wonders together. Offer cards in secret, take offers or refuse them; the pieces on finished wonders and your discs pay.
web-babel-preset-three = Tower of Babel, three of you
web-babel-preset-three-about = against two computers, at once
web-babel-two-coloured = Two-coloured discs
web-babel-two-coloured-about = four discs ask for two types of cards
web-babel-two-coloured-off = one colour only
web-babel-two-coloured-on = four of them
web-babel-action-cards = Action cards
web-babel-action-cards-about = whoever finishes a wonder draws one
web-babel-action-cards-on = with action cards
web-babel-action-cards-off = without
web-babel-bluff = Wrong cards in offers
web-babel-bluff-about = cards that the disc does not ask for may be laid; all see how many lie there, and wrong ones come back at once
web-babel-bluff-off = not allowed
web-babel-bluff-on = allowed as a bluff

## Wonders on tiles

babel-tile-tower-of-babel = Tower of Babel
babel-tile-pyramids = Pyramids
babel-tile-hanging-gardens = Hanging Gardens
babel-tile-temple-of-artemis = Temple of Artemis
babel-tile-statue-of-zeus = Statue of Zeus
babel-tile-mausoleum = Mausoleum
babel-tile-colossus = Colossus
babel-tile-lighthouse = Lighthouse

## The bar

babel-page-title = { $turn } – Tower of Babel
babel-page-turn-number = turn { $turn }
babel-page-over = The game is over
babel-page-paused = Paused
babel-page-dealing = Cards are being dealt
babel-page-clock = Clock
babel-page-you = You
babel-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
babel-page-have-laid = { $done } of { $all } have offered
babel-page-waiting-for = { $count ->
    [one] { $count } player is still offering
   *[other] { $count } players are still offering
}
babel-page-your = { $kind ->
    [turn] Your turn: choose a disc
    [window] Play an action card now?
    [offer] Make your offer
    [decide] You build: choose offers
    [bonus] Your offer was refused
    [again] End of your turn
   *[exchange] Exchange cards
}
babel-page-asked = { $kind ->
    [turn] { $name } chooses a disc
    [window] { $name } may play an action card
    [offer] { $name } is still offering
    [decide] { $name } chooses offers
    [bonus] { $name } may play an action card
    [again] { $name } ends the turn
   *[exchange] { $name } exchanges cards
}

## The board

babel-page-board = The eight wonders
babel-page-discs-at = Discs: { $wonder }
babel-page-pieces-at = Pieces: { $wonder }
babel-page-no-pieces = no pieces yet
babel-page-tower-of = { $name } builds here
babel-page-taken = taken
babel-page-taken-by = taken: { $name }
babel-page-held-of = { $held }/{ $all }
babel-page-disc-held = { $cards }, { $held } in your hand
babel-page-pieces-of = { $count ->
    [one] { $name }: { $count } piece, { $points } if finished now
   *[other] { $name }: { $count } pieces, { $points } if finished now
}
babel-page-finished = finished, row { $row }
babel-page-track = Turn order
babel-page-turn-of-now = builds
babel-page-values = Next wonder scores
babel-page-value-row = Row
babel-page-value-first = most
babel-page-value-second = 2nd
babel-page-value-others = rest
babel-page-value-past = used
babel-page-row-light = end
babel-page-left = Discs left
babel-page-left-about = The game ends when a type is gone.
babel-page-discs-of = { $card }: { $count }
babel-page-deck = { $count ->
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
babel-page-discards = Discards: { $cards }.
babel-page-left-panels = Turn order, value table and discs
babel-page-right-panels = Players, own discs and log

## Players and cards

babel-page-players = Players
babel-page-state = { $state ->
    [asked] is deciding
    [laid] has offered
   *[idle] waits
}
babel-page-backs = { $count ->
    [0] has laid no card
    [one] has laid { $count } card face down
   *[other] has laid { $count } cards face down
}
babel-page-cards = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
babel-page-actions = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
babel-page-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
babel-page-known = certainly holds { $cards }
babel-page-scored = { $points } so far
babel-page-now = { $points } if it ended now
babel-page-points-about = Points so far → if it ended now
babel-page-own-discs = Your discs
babel-page-discs-owned = Discs of { $name }
babel-page-bonus-now = bonus: { $points }
babel-page-bonus-table = Discs of a type:
babel-page-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
babel-page-hand-spectator = Hands stay hidden from those who look on.
babel-page-own-actions = Your action cards
babel-page-you-hold = you hold { $count }

## Scoring of a wonder, step by step

babel-page-scoring = { $wonder }
babel-page-step-row = Row { $row } of the value table: { $first } for the most pieces, { $second } for the second most, 3 for all others.
babel-page-step-light = Unfinished at the end, by the light row: { $first } for the most pieces, { $second } for the second most, 3 for all others.
babel-page-step-place = { $count ->
    [one] { $name } has { $count } piece, { babel-page-place }: { $points }.
   *[other] { $name } has { $count } pieces, { babel-page-place }: { $points }.
}
babel-page-place = { $place ->
    [most] the most
    [tied] level for most, so the second value
    [second] the second most
   *[other] fewer
}
babel-page-step-back = All take their pieces back, and the marker moves to row { $row }.
babel-page-step-action = { $name } finished it and draws an action card.

## Questions

babel-page-wait = { $kind ->
    [turn] { $names } passes or chooses a disc.
    [window] { $names } may play an action card before the offers.
    [offer] { $count ->
        [one] { $names } is still making an offer.
       *[other] Offers are still due from { $names }.
    }
    [decide] { $names } chooses among the offers.
    [bonus] { $names } may play an action card for the refused offer.
    [again] { $names } may play an action card at the end of the turn.
   *[exchange] { $names } exchanges building cards.
}
babel-page-building = { $name }: { $wonder }, { $cards }
babel-page-ask-turn = Your turn
babel-page-turn-text = Choose a disc on a wonder, or pass and draw one card more.
babel-page-pick = No disc is chosen yet. The small numbers say how many of the cards you hold.
babel-page-picked = { $short ->
    [0] { $wonder }, { $cards }: all of them are in your hand.
   *[other] { $wonder }, { $cards }: you hold { $own }; missing: { $missing }.
}
babel-page-pass = Pass
babel-page-build = Build here
babel-page-ask-offer = Your offer to { $name }: { $wonder }, { $cards }
babel-page-offer-text = { $bluff ->
    [on] Secret until all have offered. Up to { $most } cards; wrong ones come back at once.
   *[off] Secret until all have offered. Up to { $most } cards; refused ones come back and score 1 point each.
}
babel-page-offer-none = You hold none of these cards, so you have nothing to offer.
babel-page-trader = Add my trader
babel-page-trader-text = If it is taken, the disc is yours, and { $name } puts the pieces for your cards.
babel-page-offer-nothing = Offer nothing
babel-page-lay = Make this offer
babel-page-laid = lies face down until all have offered
babel-page-take-back = Take back
babel-page-ask-decide = Offers: { $wonder }, { $cards }
babel-page-decide-text = Take whole offers, at most one with a trader. Your own cards make up the rest.
babel-page-no-offers = Nobody offers anything.
babel-page-offer-of = { $name } offers { $cards }.
babel-page-offer-means = { $trader ->
    [with] { $builder ->
        [you] trader: takes the disc, you put { babel-page-n-pieces }
       *[other] trader: takes the disc, { $active } puts { babel-page-n-pieces }
    }
   *[without] puts { babel-page-n-pieces }
}
babel-page-n-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
babel-page-joker = Joker
babel-page-joker-none = not used
babel-page-joker-as = as { $cards }
babel-page-sum = { $count } of { $all }.
babel-page-sum-own = { $count ->
    [0] You add no card.
   *[other] You add { $cards }.
}
babel-page-sum-pieces = Pieces: { $list }.
babel-page-sum-disc-you = You take the disc.
babel-page-sum-disc = { $name } takes the disc.
babel-page-sum-refused = Points for refused cards: { $list }.
babel-page-sum-traders = Only one of the chosen offers may hold a trader.
babel-page-sum-over = Together these are more than the disc asks for.
babel-page-sum-joker = A joker counts as exactly { $count } of the missing cards.
babel-page-sum-short = Missing from your hand: { $cards }.
babel-page-build-with = Build with these
babel-page-fail = Leave the disc
babel-page-ask-window = Play an action card now, before the offers to { $name }?
babel-page-ask-again = Play an action card now, at the end of your turn?
babel-page-again-text = A second turn comes at once; all draw only after it.
babel-page-ask-bonus = { $count ->
    [one] Your offer of { $count } card was refused. Play an action card now?
   *[other] Your offer of { $count } cards was refused. Play an action card now?
}
babel-page-bonus-text = With the offer bonus it scores { $points }.
babel-page-ask-nothing = { $kind ->
    [window] Before the offers: you hold no card to play
    [bonus] Your offer was refused: you hold no card to play
   *[again] End of your turn: you hold no card to play
}
babel-page-nothing-text = You are asked all the same, so that nobody learns which action cards you hold.
babel-page-play-now = Play now: { $card }
babel-page-decline = { $kind ->
    [window] On to the offers
   *[again] End the turn
}
babel-page-rest = No action card for the rest of this turn
babel-page-letting = You play no action card in this turn.
babel-page-rest-again = Ask me again
babel-page-decline-bonus = Take { $points }
babel-page-ask-exchange = Exchange cards of your hand
babel-page-exchange-text = { $most ->
    [1] Choose your card; you draw a new one.
   *[other] Choose 1 to { $most } cards; you draw as many new ones.
}
babel-page-swap = Exchange these
babel-page-note = { $kind ->
    [turn] Choose a disc whose cards you and others hold many of. Whoever gives cards puts pieces on the wonder; most pieces pay when its last disc is taken.
    [window] Cards for any time can be played here, before the offers in somebody else’s turn.
    [offer] Accepted cards become your pieces. With the trader you get the disc instead, and the builder gets the pieces. A refused offer scores 1 point for each card.
    [decide] Tick the offers that you take. Few own cards save your hand; many own cards give you more pieces.
    [bonus] The offer bonus pays 3 points for each refused card instead of 1.
    [again] With the double turn you play again before the others.
   *[exchange] Give away what nobody asks for any more.
}

## The end

babel-page-end-nobody = Nobody has won
babel-page-end-won = You have won
babel-page-end-won-shared = You share the victory
babel-page-end-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
babel-page-end-why = { $reason ->
    [exhausted] The last disc of a type is gone. Most points win; in a tie the victory is shared.
    [idle] In a whole round nobody drew a card or took a disc. Most points win; in a tie the victory is shared.
    [resigned] The game was given up.
    [time] Time ran out.
   *[closed] The host ended the game.
}
babel-page-end-score = Score sheet
babel-page-total = Total
babel-page-end-left = What was left in the hands
babel-page-left-over = { $cards }; action cards: { $actions }
babel-page-no-actions = none
babel-page-discs-double = two-coloured: { $count }
babel-page-bonus-of = { $discs } – { $points }

## Help

babel-page-how = A turn
babel-page-how-choose = The active player passes and draws a card, or chooses a disc of a wonder.
babel-page-how-offer = All others offer cards of the type on the disc, in secret, with their trader or without.
babel-page-how-decide = The active player takes whole offers and adds own cards until the disc has exactly what it asks for.
babel-page-how-pieces = Each card becomes a piece of its giver on the wonder. Where a trader was taken, its owner gets the disc and the active player the pieces; else the active player gets the disc.
babel-page-how-refused = Refused offers go back to the hand and score 1 point for each card. Then all draw a card.
babel-page-how-end = A wonder without discs is scored and cleared. The game ends when a type is on no disc any more.
babel-page-signs = Signs
babel-page-sign-trader = a trader
babel-page-sign-pieces = pieces; a large one counts as three
babel-page-sign-worth = what the pieces would score if the wonder were finished now
babel-page-sign-held = how many of the cards are in your hand
babel-page-keys = Keys
babel-page-key-arrows = Arrow keys: from disc to disc, from number to number; Space ticks an offer
babel-page-key-pass = P: pass
babel-page-key-build = B: build here, or with these offers
babel-page-key-offer = O: make the offer, exchange these
babel-page-key-nothing = N: offer nothing, play nothing, leave the disc
babel-page-key-rest = R: no action card for the rest of this turn; once more: ask me again
babel-page-key-take-back = T: take your offer back
babel-page-key-hint = H: ask for a hint; once more: go to its best line, Enter shows the choice, Enter again makes it
babel-page-key-help = ?: this help
babel-page-figures = Unconfirmed figures
babel-page-figures-about = Our copy of the rulebook has lost its pictures. These printed numbers are in no source, or only in one; we chose values that fit everything known.
babel-page-figures-how = To put in the numbers of your box, write those that differ into a file and name it on the command line (docs/babel.md). Tables on this server use the numbers of the list.
babel-page-figure-name = Figure
babel-page-figure-id = Name in the file
babel-page-figure-value = Value
babel-page-figure-source = How sure
babel-page-replaced = replaced
babel-page-figure-row = Value table, row { $row }
babel-page-figure-light = Value table, light row
babel-page-figure-bonus = Bonus for { $count } discs of a type
babel-page-figure-discs = Numbers on the discs: { $card }
babel-page-figure-two = Two-coloured disc { $number }
babel-page-figure-copies = Copies: { $card }
babel-page-figure-disc-bonus = { $card }: points for each disc

# A chapter of the log.
babel-page-round = Round { $number }
