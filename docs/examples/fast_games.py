"""How often the first seat wins when everybody plays at random."""

import wondertable as wt

GAMES = 2000
start = wt.find_game("duel").setup()
wins, reasons = 0.0, dict.fromkeys(("civilian", "military", "science"), 0)
for number in range(GAMES):
    state = start.clone()
    state.playout(wt.Rng(2026, number))
    outcome = state.outcome()
    assert outcome is not None
    wins += outcome.score(0)
    reasons[outcome.reason] += 1
print(f"first seat {wins / GAMES:.3f}", reasons)
