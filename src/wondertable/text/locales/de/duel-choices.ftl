### What somebody may choose in Duel, as on a button. $card, $wonder, $token and $player are names.

duel-choice-build = { $card } errichten
duel-choice-discard = { $card } abwerfen
duel-choice-raise-wonder = { $wonder } über { $card } errichten
duel-choice-draft = { $wonder } wählen
duel-choice-take = { $token } nehmen
duel-choice-destroy = { $card } zerstören
duel-choice-rebuild = { $card } vom Ablagestapel errichten
duel-choice-start = { $player } beginnt
