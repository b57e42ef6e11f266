### What somebody may choose in Duel, as on a button. $card, $wonder, $token and $player are names.

duel-choice-build = Build { $card }
duel-choice-discard = Discard { $card }
duel-choice-raise-wonder = Build { $wonder } over { $card }
duel-choice-draft = Take { $wonder }
duel-choice-take = Take { $token }
duel-choice-destroy = Destroy { $card }
duel-choice-rebuild = Build { $card } from the discard pile
duel-choice-start = { $player } begins
