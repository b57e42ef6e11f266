### 7 Wonders Duel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-duel-show-tokens = Which progress token lies on the board?
box-ask-duel-show-wonders = Which wonder was turned up to choose from?
box-ask-duel-place-guilds = Where does a guild lie? You can tell by its purple back, or by its face.
box-ask-duel-lay-out = Which card lies in row { $row }, place { $place } from the left?
box-ask-duel-reveal = Which card was turned up in row { $row }, place { $place } from the left?
box-ask-duel-draw = Which progress token was drawn for the Great Library?

## Answers

box-guild = Row { $row }, place { $place } (no. { $slot })

## May I do that?

box-rule-duel-reason-other-question = One thing at a time: what is asked now comes first.
box-rule-duel-reason-not-there = Only cards that lie face up in the structure can be taken.
box-rule-duel-reason-covered = A card can be taken once no other card lies on it.
box-rule-duel-reason-too-dear = Printed coins go to the bank. A unit that your city does not produce costs 2 coins, and 1 more for each such unit that your opponent’s brown and grey cards produce.
box-rule-duel-reason-not-yours = You build only wonders that you chose.
box-rule-duel-reason-raised = Each wonder is built once.
box-rule-duel-reason-removed = As soon as seven wonders are built, the eighth goes back to the box.
box-rule-duel-reason-not-offered = There is one of each card, wonder and token, and you choose only from what the rules offer.
