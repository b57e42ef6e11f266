"""A match in the arena, from Python: the same deals from both seats."""

from pathlib import Path

import wondertable as wt

dreamer = f"{Path(__file__).with_name('dreamer.py')}:Dreamer"
summary = wt.match("duel", "greedy", dreamer, games=10, seed=1)
for standing in summary.standings:
    name = standing.bot.rpartition("/")[2]
    print(f"{name}: {standing.score.mean:.0%} of {standing.games} games")
