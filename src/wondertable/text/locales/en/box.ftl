### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = The game is over.
box-ask-seat = What does { $player } do?
box-ask-chance = What happens next?

## Answers

box-unseen = not seen

## May I do that?

box-may-yes = Yes, { $player } may: { $ways }.
box-may-no = No, { $player } may not: { $why }.

## Mistakes

error-unknown-box = There is no game “{ $box }” from the box here.
error-box-moved-on = This game was changed on another page; please look again.
error-unclear-entry = “{ $text }” may mean: { $known }. Please say which one.

## Pages

box-title = A game from the box
box-about = Play with the real box and write down here what happens: you get all legal moves, prices, the running score, hints, an answer to “May I do that?”, and a record at the end.
box-link = Write down a game from the box
box-begin = Begin
box-view = What do you see?
box-view-all = Everything: all cards lie open
box-view-seat = Only the cards of { $player }
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
box-nothing-fits = Nothing in the list matches.
box-choose-things = { $count ->
    [one] Choose { $count } card
   *[other] Choose { $count } cards
}
box-enter = Enter
box-type = Or type it
box-type-how = names or notation; separate several by commas
box-undo = Undo
box-nothing-to-undo = There is nothing to undo.
box-may = May I do that?
box-may-how = For example: build { $thing }
box-ask = Ask
box-rule = The rule: { $rule }
box-save = Download the record
box-saved = Every line is saved as soon as it is entered.
box-on-board = Tap it on the table or in this list:
box-new = New game from the box
box-refused-count = { $count } cards were chosen, but { $wanted } are needed.
