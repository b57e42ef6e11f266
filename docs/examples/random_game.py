"""A game of Duel from the first card to the last, with random choices, on the bare engine."""

import wondertable as wt

duel = wt.find_game("duel")
rng = wt.Rng(2026)
state = duel.setup(options={"level_pawn": "chooses"})
plies = 0
while state.actors():
    state.deal(rng)  # chance acts until somebody is asked
    for seat in state.actors():
        choices = state.legal(seat)
        state.apply(seat, choices[rng.below(len(choices))])
        plies += 1
print(plies, "choices,", state.outcome())
for seat in range(2):
    print(dict(zip(duel.categories, state.points(seat), strict=True)))
