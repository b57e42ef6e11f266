### Why an action of Tower of Babel is not legal now, and what is asked instead. The English sentences
### are those of `wondertable.games.babel.reasons`; they follow a colon and have no full stop.

## Reasons

babel-reason-other-question = the question is to { $asked }
babel-reason-no-disc = { $wonder } has no disc that asks for { $cards }
babel-reason-not-held = this hand does not hold { $cards }
babel-reason-trader-alone = the trader is laid with cards only
babel-reason-wrong-type = the disc asks for { $disc }; other cards are laid with bluff=on only
babel-reason-too-many = the disc asks for { $disc }, and { $cards } would be too many
babel-reason-no-offer = seat { $other } has made no offer
babel-reason-two-traders = only one of the chosen offers may hold a trader
babel-reason-joker-exact = a joker counts as exactly 2 of the missing cards, which are: { $cards }
babel-reason-missing = own cards needed: { $missing }, not { $own }
babel-reason-no-card = { $card } is not among the own action cards
babel-reason-not-now = { $card } cannot be played now
babel-reason-no-hand = there is no building card to exchange
babel-reason-swap-most = at most { $most } cards are exchanged
babel-reason-not-offered = { $thing } is not possible here

## Parts of the sentences above

babel-phrase-asked-turn = pass or build
babel-phrase-asked-window = play an action card before the offers, or decline
babel-phrase-asked-offer = make an offer
babel-phrase-asked-decide = accept offers and complete the disc, or fail
babel-phrase-asked-bonus = play the offer bonus, or decline
babel-phrase-asked-again = play the double turn, or decline
babel-phrase-asked-exchange = choose the cards to exchange
babel-phrase-asked-disc = lay a disc on a wonder
babel-phrase-asked-draw = have building cards drawn
babel-phrase-asked-action = have an action card drawn
babel-phrase-asked-show = have the action cards shown

## Questions to a player, and what chance is about to do

babel-question-turn = Your turn: pass, or choose a wonder and one of its discs to build.
babel-question-window = Before the offers: play an action card, or decline.
babel-question-offer = Make an offer in secret: cards that the disc asks for, with your trader or without.
babel-question-decide = Choose offers and complete the disc with own cards, or leave it.
babel-question-bonus = Your offer was not accepted: play the offer bonus, or decline.
babel-question-again = End of your turn: play the double turn, or decline.
babel-question-exchange = Choose up to 5 building cards to exchange.
babel-question-disc = A disc is laid on a wonder.
babel-question-draw = Building cards are drawn.
babel-question-action = An action card is drawn.
babel-question-show = The action cards that are left are shown.

## Mistakes

error-unknown-figure = { $game } has no figure “{ $figure }” to replace; there are: { $known }.
error-bad-figure = The figure { $figure } of { $game } cannot be replaced like this: { $why }.
