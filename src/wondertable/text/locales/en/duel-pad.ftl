### 7 Wonders Duel on the scoring pad.

pad-duel-way-sheet = The sheet
pad-duel-way-cards = The cards
pad-duel-coins = Coins
pad-duel-ending = The game ended
pad-duel-ending-points = after age III
pad-duel-ending-military = by military supremacy
pad-duel-ending-science = by scientific supremacy
pad-duel-winner = Won by
pad-duel-ahead = The conflict pawn favours
pad-duel-pawn = Spaces from the middle
