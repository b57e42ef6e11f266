### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = The game is over.
box-ask-seat = What does { $player } do?
box-ask-duel-show-tokens = Which progress token lies on the board?
box-ask-duel-show-wonders = Which wonder was turned up to be drafted?
box-ask-duel-place-guilds = Where does a guild lie? It shows by its purple back, or by its face.
box-ask-duel-lay-out = Which card lies in row { $row }, place { $place } from the left?
box-ask-duel-reveal = Which card was turned up in row { $row }, place { $place } from the left?
box-ask-duel-draw = Which progress token was drawn for the Great Library?
box-ask-seven-deal-board = Which board has { $player }?
box-ask-seven-deal-side = Which side is up on the board of { $player }?
box-ask-seven-deal = Which cards was { $player } dealt?
box-ask-seven-take = Which cards does { $player } take up?
box-ask-seven-show = Which card lies in place { $place } of the discard pile?
box-ask-babel-disc = Which disc lies next on { $wonder }?
box-ask-babel-draw = Which card did { $player } draw?
box-ask-babel-action = Which action card did { $player } draw?
box-ask-babel-show = Which action card does { $player } show?

## Answers

box-guild = Row { $row }, place { $place } (slot { $slot })
box-seven-build = Build { $thing }
box-seven-build-stage = Build the next stage with { $thing }
box-seven-sell = Sell { $thing }
box-seven-leave = Discard { $thing } unpaid
box-seven-choose = Take { $thing }
box-seven-rebuild = Build { $thing } from the discard pile
box-unseen = not seen
box-unseen-sell = Sell a card
box-unseen-leave = Discard the last card unpaid
box-unseen-buildstage = Build the next stage
box-rebuild-nothing = Build nothing from the discard pile
box-in-place = { $words } (place { $place })
box-free = free
box-pay-bank = { $coins } to the bank
box-pay-to = { $coins } to { $player }

## May I do that?

box-may-yes = Yes, { $player } may: { $ways }.
box-may-no = No, { $player } may not: { $why }.

box-rule-duel-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-duel-reason-not-there = Only cards that lie face up in the structure can be taken.
box-rule-duel-reason-covered = A card can be taken once no other card lies on it.
box-rule-duel-reason-too-dear = Printed coins go to the bank. A unit that your city does not produce costs 2 coins, and 1 more for each such unit that your opponent’s brown and grey cards produce.
box-rule-duel-reason-not-yours = You build only wonders that you drafted.
box-rule-duel-reason-raised = Each wonder is built once.
box-rule-duel-reason-removed = As soon as seven wonders stand, the eighth goes back to the box.
box-rule-duel-reason-not-offered = There is one of each card, wonder and token, and only what the rule offers can be chosen.
box-rule-seven-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-seven-reason-not-in-hand = In a turn you use one card of the hand that you hold.
box-rule-seven-reason-same-name = No city has two structures of the same name.
box-rule-seven-reason-coins-short = Printed coins go to the bank before anything is built.
box-rule-seven-reason-not-payable = Resources come from your own city or are bought from your two neighbours: what their board and their brown and grey cards produce, 2 coins a unit unless a card makes it cheaper.
box-rule-seven-reason-other-payment = You buy what you lack and no more; the coins go to the neighbour who sells.
box-rule-seven-reason-no-stage = A wonder has the stages that are printed on its board.
box-rule-seven-reason-needs-cities = Some boards belong to Cities and are played with it only.
box-rule-seven-reason-other-loss = A loss is paid in coins; for every coin that is not paid you take debt.
box-rule-seven-reason-not-discarded = From the discard pile you build a card that lies there.
box-rule-seven-reason-must-rebuild = If a card of the discard pile can be built, one of them is.
box-rule-seven-reason-not-offered = Every card and board is in the box so often and no more, and only what the rule offers can be chosen.
box-rule-seven-witness-elsewhere = Every card is in the box so often and no more, and a hand is passed on with all cards that nobody used.
box-rule-babel-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-babel-reason-no-disc = You build with a disc that lies on the wonder.
box-rule-babel-reason-not-held = You lay and use only cards of your own hand.
box-rule-babel-reason-trader-alone = The trader is laid together with building cards, never alone.
box-rule-babel-reason-wrong-type = An offer has cards of the type that the disc asks for.
box-rule-babel-reason-too-many = All cards together make exactly what the disc asks for.
box-rule-babel-reason-no-offer = Only offers that lie on the table can be accepted.
box-rule-babel-reason-two-traders = Of all offers with a trader, at most one is accepted.
box-rule-babel-reason-joker-exact = The joker stands for two of the missing cards.
box-rule-babel-reason-missing = What the accepted offers lack comes from your own hand, all of it.
box-rule-babel-reason-no-card = You play only action cards that you hold.
box-rule-babel-reason-not-now = Every action card says when it is played.
box-rule-babel-reason-no-hand = Only building cards of your hand are exchanged.
box-rule-babel-reason-swap-most = The card says how many cards are exchanged at most.
box-rule-babel-reason-not-offered = Only what the rule offers can be chosen.

## What those who saw cards know better than the rules

seven-witness-elsewhere = { $card } cannot be there: all copies of it have been seen elsewhere
seven-witness-name-them = the cards of this hand are seen and must be named
seven-witness-too-many = so many guilds or black cards are not in the deck of this age
babel-witness-too-many = so many of { $thing } cannot be there: the others have been seen elsewhere
babel-witness-no-action = { $card } cannot be there: all copies of it have been seen elsewhere

## Mistakes

error-unknown-box = There is no game from the box “{ $box }” here.
error-box-moved-on = This game was changed on another page; please look again.
error-unclear-entry = “{ $text }” may mean: { $known }. Please say which.

## Pages

box-title = A game from the box
box-about = Play with the real box and write down here what happens: you get legal choices, prices, the running score, hints, an answer to “May I do that?”, and at the end a record.
box-link = Write down a game from the box
box-begin = Begin
box-view = What do you see?
box-view-all = Everything: all lies open
box-view-seat = The cards of { $player } only
box-names = Who sits where?
box-own = Your games from the box
box-none = There are none yet.
box-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
box-done = finished
box-go-on = Go on
box-delete = Delete { $title }
box-page-title = { $game }, from the box
box-next = What comes next?
box-filter = Filter the list
box-nothing-fits = Nothing in the list fits.
box-choose-things = { $count ->
    [one] Choose { $count } card
   *[other] Choose { $count } cards
}
box-enter = Enter
box-type = Or type it
box-type-how = names or notation; several with commas
box-undo = Undo
box-nothing-to-undo = There is nothing to undo.
box-may = May I do that?
box-may-how = For example: build { $thing }
box-ask = Ask
box-rule = The rule: { $rule }
box-save = Download the record
box-saved = Every line is saved as soon as it is entered.
box-on-board = Tap it on the table, or in this list:
box-new = New game from the box
box-refused-count = { $count } cards were chosen, but { $wanted } are needed.
box-babel-two-coloured = Two-coloured discs
box-babel-two-coloured-off = no
box-babel-two-coloured-on = yes
box-babel-action-cards = Action cards
box-babel-action-cards-on = yes
box-babel-action-cards-off = no
box-babel-bluff = Bluffing with wrong cards
box-babel-bluff-off = no
box-babel-bluff-on = yes
