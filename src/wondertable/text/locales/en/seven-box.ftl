### 7 Wonders played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-seven-deal-board = Which board does { $player } have?
box-ask-seven-deal-side = Which side of { $player }’s board is up?
box-ask-seven-deal = Which cards was { $player } dealt?
box-ask-seven-take = Which cards does { $player } pick up?
box-ask-seven-show = Which card lies in place { $place } of the discard pile?

## Answers

box-seven-build = Build { $thing }
box-seven-build-stage = Build the next stage with { $thing }
box-seven-sell = Sell { $thing }
box-seven-leave = Discard { $thing } for nothing
box-seven-choose = Take { $thing }
box-seven-rebuild = Build { $thing } from the discard pile
box-unseen-sell = Sell a card
box-unseen-leave = Discard the last card for nothing
box-unseen-buildstage = Build the next stage
box-rebuild-nothing = Build nothing from the discard pile
box-in-place = { $words } (place { $place })

## May I do that?

box-rule-seven-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-seven-reason-not-in-hand = In a turn you use one card of the hand that you hold.
box-rule-seven-reason-same-name = No city has two structures of the same name.
box-rule-seven-reason-coins-short = Printed coins go to the bank before anything is built.
box-rule-seven-reason-not-payable = Resources come from your own city or are bought from your two neighbours: what their board and their brown and grey cards produce, 2 coins a unit unless a card makes it cheaper.
box-rule-seven-reason-other-payment = You buy only what you lack; the coins go to the neighbour who sells.
box-rule-seven-reason-no-stage = A wonder has the stages that are printed on its board.
box-rule-seven-reason-needs-cities = Some boards belong to Cities and are played with it only.
box-rule-seven-reason-other-loss = A loss is paid in coins; for every coin that is not paid you take debt.
box-rule-seven-reason-not-discarded = From the discard pile you build a card that lies in it.
box-rule-seven-reason-must-rebuild = If any card of the discard pile can be built, you must build one.
box-rule-seven-reason-not-offered = Of every card and board there are only as many as in the box, and you choose only from what the rules offer.
box-rule-seven-witness-elsewhere = Of every card there are only as many as in the box, and a hand is passed on with all the cards that nobody used.

## What those who saw cards know better than the rules

seven-witness-elsewhere = { $card } cannot be there: all copies of it have been seen elsewhere
seven-witness-name-them = the cards of this hand can be seen and must be named
seven-witness-too-many = the deck of this age does not have so many guilds or black cards
