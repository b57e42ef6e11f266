### Why an action of Duel is not legal now, and what is asked instead. The English sentences are those
### of `wondertable.games.duel.reasons`; they follow a colon and have no full stop.

## Reasons

duel-reason-other-question = the question is to { $asked }
duel-reason-not-there = { $card } does not lie face up in the structure
duel-reason-covered = { $card } is covered by { $covers }
duel-reason-too-dear = { $thing } costs { $price } coins and there are { $coins }
duel-reason-not-yours = { $wonder } is not a wonder of this city
duel-reason-raised = { $wonder } is built already
duel-reason-removed = seven wonders stand, so { $wonder } is out of the game
duel-reason-not-offered = { $thing } is not among those to choose from

## Parts of the sentences above

duel-phrase-face-down-card = a face-down card
duel-phrase-asked-turn = take an open card
duel-phrase-asked-draft = draft a wonder
duel-phrase-asked-token = take a progress token
duel-phrase-asked-library = keep one of the tokens drawn
duel-phrase-asked-destroy-brown = destroy a brown card
duel-phrase-asked-destroy-grey = destroy a grey card
duel-phrase-asked-rebuild = build a discarded card
duel-phrase-asked-start = say who begins
duel-phrase-asked-show-tokens = lay a progress token on the board
duel-phrase-asked-show-wonders = show a wonder
duel-phrase-asked-place-guilds = lay down a guild
duel-phrase-asked-lay-out = turn up a card
duel-phrase-asked-reveal = turn up a card
duel-phrase-asked-draw = draw a progress token

## Questions to a player, and what chance is about to do

duel-question-turn = Take an open card: build it, discard it for coins, or build a wonder over it.
duel-question-draft = Choose a wonder for your city.
duel-question-token = You have a pair of science symbols: take a progress token from the board.
duel-question-library = Keep one of the progress tokens drawn; the others go back to the box.
duel-question-destroy-brown = Choose a brown card in your opponent’s city: it goes to the discard pile.
duel-question-destroy-grey = Choose a grey card in your opponent’s city: it goes to the discard pile.
duel-question-rebuild = Choose a card from the discard pile and build it free of cost.
duel-question-start = Say who begins this age.
duel-question-show-tokens = Chance lays a progress token on the board.
duel-question-show-wonders = Chance lays out a wonder to choose from.
duel-question-place-guilds = Chance lays a guild among the cards of the age.
duel-question-lay-out = Chance turns up a card of the structure.
duel-question-reveal = Chance turns up a card that is no longer covered.
duel-question-draw = Chance draws a progress token from the box.
