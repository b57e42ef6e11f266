"""Games that bots play among themselves, as arrays."""

from pathlib import Path
from tempfile import TemporaryDirectory

from wondertable.arena.match import new_match
from wondertable.arena.shards import Shards, play_set
from wondertable.bots.workers import Here
from wondertable.games import find_game
from wondertable.gym.dataset import positions

with TemporaryDirectory() as place:
    # The same as: wondertable selfplay duel --games 20 --bots greedy --seed 1 --folder …
    match = new_match(find_game("duel"), ["greedy", "greedy"], None, {}, seed=1)
    shards = Shards(match, Path(place))
    for _ in play_set(shards, 20, Here()):
        pass
    shards.close()

    choices = 0
    for rows in positions(place, batch=256):  # never more than this in memory
        choices += len(rows)
        assert rows.masks[range(len(rows)), rows.actions].all()
    print(choices, "choices;", rows.observations.shape, rows.outcomes[:3])
