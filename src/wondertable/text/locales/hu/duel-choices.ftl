### What somebody may choose in Duel, as on a button. $card, $wonder, $token and $player are names.

duel-choice-build = { $card } megépítése
duel-choice-discard = { $card } eldobása
duel-choice-raise-wonder = { $wonder } megépítése { $card } fölé
duel-choice-draft = { $wonder } kiválasztása
duel-choice-take = { $token } elvétele
duel-choice-destroy = { $card } lerombolása
duel-choice-rebuild = { $card } megépítése a dobópakliból
duel-choice-start = { $player } kezd
