### How to play Tower of Babel, in our own words. All numbers come from the rules of the engine. $needs is
### what a disc asks for, such as "5 ships".

## In two minutes

help-babel-goal = Together you build the { $wonders } wonders of the ancient world, and each of you wants the largest share. Pieces on wonders, discs, and offers that nobody wanted all bring points. Most points win.
help-babel-setup-title = How it begins
help-babel-setup = Each of the { $wonders } wonders has { $spaces } discs. A disc says how many cards it takes, and of which type: camels, cranes, ships or stonemasons. You hold { $start_hand } cards and your trader.
help-babel-turn-title = Your turn
help-babel-turn = Pass and draw { $pass_draw } card, or build:
help-babel-choose-title = 1. Choose
help-babel-choose = Pick a wonder and one of its discs. You need not hold a single card for it yourself.
help-babel-offer-title = 2. All others offer
help-babel-offer = In secret and at the same time they lay cards that the disc asks for: as many as they like, up to its number, with or without their trader.
help-babel-decide-title = 3. Accept and complete
help-babel-decide = Take any of the offers, each of them whole, and add cards of your own until the number is met exactly. Of the offers with a trader you may take only one.
help-babel-build-title = 4. Build
help-babel-build = Everybody who gave cards puts that many pieces on the wonder. You take the disc.
help-babel-refused-title = 5. Refused offers
help-babel-refused = Whoever offered in vain takes the cards back and scores { $refused } point for each of them.
help-babel-after = At the end of every turn everybody draws { $closing } card, and it is the next player’s turn.
help-babel-trader-title = The trader
help-babel-trader = An accepted offer with a trader turns the deal around: whoever made it gets the disc, and you put your own pieces on the wonder for the cards of that offer.
help-babel-wonder-title = A finished wonder
help-babel-wonder = When its last disc is gone, a wonder is scored by the row of the value table that is due: the first value for most pieces, the second for second most, { $others } for everybody else with a piece. In the first row these values are { $first } and { $second }. Whoever’s turn it is draws an action card.
help-babel-end-title = The end
help-babel-end = The game ends when no disc of one type is left on the board. Unfinished wonders are scored by the light row, and discs of the same type bring a bonus: { $bonus_2 } points for two, { $bonus_4 } for four. It also ends when nobody draws a card or takes a disc for a whole round.

## Captions of pictures

help-babel-picture-discs = A wonder with its discs; each asks for cards of one type.
help-babel-picture-offer = Two offers for a disc that asks for { $needs }. The second one has a trader.
help-babel-picture-values = The value table. Every finished wonder moves it down one row.

## In detail

help-babel-fail-title = A build that fails
help-babel-fail = If you cannot or do not want to complete the disc, it stays. All cards go back, and every offer scores { $refused } point for each of its cards.
help-babel-ties-title = Ties
help-babel-ties = If several are tied for most pieces, all of them score the second value and everybody else { $others }. If several are tied for second, they score { $others } too.
help-babel-two-title = Two-coloured discs
help-babel-two = If the table plays with them, a disc may ask for two types, with a number for each. For the bonus its owner counts it as one of the two.
help-babel-actions-title = Action cards
help-babel-actions = There are { $action_cards } cards of { $kinds } kinds. Some are played in a turn, some when an offer is refused, and two kinds score by themselves at the end. A table may leave them out.
help-babel-hidden-title = What is secret
help-babel-hidden = Hands and action cards are secret, and so are offers until they are revealed. What has been shown or taken, the page remembers for you.
help-babel-deck-title = An empty deck
help-babel-deck = The discards are shuffled and become the new deck.

## Glossary

help-babel-type-about = A type of building card. Discs ask for them.
help-babel-type-count = { $count } of { $all }
help-babel-disc = { $needs }
help-babel-disc-about = disc
help-babel-disc-two-about = two-coloured disc
help-babel-disc-lines = Takes exactly { $needs }, from offers and from the hand of whoever builds, taken together.
help-babel-disc-owner = It counts towards the disc bonus of whoever takes it.
help-babel-wonder-about = wonder
help-babel-wonder-lines = It has { $spaces } discs. When the last one is taken, its pieces score by the value table.
help-babel-action-about = action card
help-babel-icon-trader = Trader
help-babel-icon-trader-about = Laid with an offer. If the offer is accepted, the trader’s owner takes the disc, and whoever builds puts the pieces. It always comes back.
help-babel-icon-tower = Tower
help-babel-icon-tower-about = The lowest one shows whose turn it is; during a turn it stands on the chosen wonder.
help-babel-icon-piece = Piece
help-babel-icon-piece-about = One for each card given to a wonder. Whoever has most of them when it is finished scores most.
help-babel-icon-row = Value table
help-babel-icon-row-about = { $first } for most pieces, { $second } for second most, { $others } for everybody else, in the first row. Every finished wonder moves it down one row.
help-babel-icon-light = Light row
help-babel-icon-light-about = Scores unfinished wonders at the end: { $light_first } and { $light_second }, { $others } for everybody else.
help-babel-icon-bonus = Disc bonus
help-babel-icon-bonus-about = At the end, for discs of one type: { $bonuses }.
help-babel-icon-vp-about = Some are scored on the way, the rest at the end.

## Figures that no source confirms

help-figures-title = Figures that no source confirms
help-figures-about = Our copy of the rulebook has lost its pictures, so some printed numbers are not known. These were chosen to fit everything that is known, or come from one source only:
help-figures-figure = Figure
help-figures-value = Our value
help-figures-sure = How sure
help-figures-replace = If you have the box, write the numbers that differ into a text file and name it: { $command }. They are kept in the record of the game, so that it can be checked without the file.
help-figures-row = value table, row { $row }: first and second
help-figures-row-light = value table, light row: first and second
help-figures-bonus = disc bonus for { $count } discs of a type
help-figures-discs = numbers on the discs with { $type }
help-figures-two = two-coloured disc { $number }
help-figures-copies = copies of the card { $card }
help-figures-disc-points = points for each disc on the card { $card }
