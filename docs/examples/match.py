"""A match in the arena, from Python: the same deals from both seats."""

from pathlib import Path

from wondertable.arena.match import new_match
from wondertable.arena.runner import run
from wondertable.arena.standings import summary_of
from wondertable.games import find_game

dreamer = f"{Path(__file__).with_name('dreamer.py')}:Dreamer"
match = new_match(find_game("duel"), ["greedy", dreamer], seats=2, options={}, seed=1)
played = list(run(match, range(10), workers=1))
summary = summary_of(match, played)
assert summary is not None
for standing in summary.standings:
    name = standing.bot.rpartition("/")[2]
    print(f"{name}: {standing.score.mean:.0%} of {standing.games} games")
