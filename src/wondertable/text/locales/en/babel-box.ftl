### Tower of Babel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-babel-disc = Which disc lies next on { $wonder }?
box-ask-babel-draw = Which card did { $player } draw?
box-ask-babel-action = Which action card did { $player } draw?
box-ask-babel-show = Which action card does { $player } show?

## May I do that?

box-rule-babel-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-babel-reason-no-disc = You build with a disc that lies on the wonder.
box-rule-babel-reason-not-held = You lay and use only cards from your own hand.
box-rule-babel-reason-trader-alone = The trader is laid together with building cards, never alone.
box-rule-babel-reason-wrong-type = An offer has cards of the type that the disc asks for.
box-rule-babel-reason-too-many = All cards together are exactly as many as the disc asks for.
box-rule-babel-reason-no-offer = Only offers that lie on the table can be accepted.
box-rule-babel-reason-two-traders = Of all offers with a trader, at most one is accepted.
box-rule-babel-reason-joker-exact = The joker stands for two of the missing cards.
box-rule-babel-reason-missing = What the accepted offers lack comes from your own hand, all of it.
box-rule-babel-reason-no-card = You play only action cards that you hold.
box-rule-babel-reason-not-now = Every action card says when it is played.
box-rule-babel-reason-no-hand = Only building cards from your hand are exchanged.
box-rule-babel-reason-swap-most = The card says how many cards are exchanged at most.
box-rule-babel-reason-not-offered = You choose only from what the rules offer.

## What those who saw cards know better than the rules

babel-witness-too-many = there cannot be so many of { $thing }: the others have been seen elsewhere
babel-witness-no-action = { $card } cannot be there: all copies of it have been seen elsewhere
