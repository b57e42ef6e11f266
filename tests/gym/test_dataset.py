"""Games of self-play as arrays: every choice once, with what its seat saw and won."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.gym.variants import Variant, first_of_each
from wondertable.arena.errors import DamagedDataSet, OtherRules
from wondertable.arena.match import new_match
from wondertable.arena.shards import INDEX, DataSet, Shards, play_set
from wondertable.bots.workers import Here
from wondertable.core.replay import Replay
from wondertable.core.rng import Rng
from wondertable.games import find_game
from wondertable.gym.dataset import positions
from wondertable.gym.errors import WrongSetting
from wondertable.gym.spaces import Table, space


def filled(folder: Path, variant: Variant, games: int) -> DataSet:
    """A set of random games."""
    game, seats, options = variant
    match = new_match(find_game(game), ["random"] * seats, seats, options, 3)
    made = Shards(match, folder)
    for _ in play_set(made, games, Here()):
        continue
    made.close()
    return DataSet(folder)


@first_of_each
def test_every_choice_is_a_row(variant: Variant, tmp_path: Path) -> None:
    known = filled(tmp_path, variant, 3)
    pieces = list(positions(tmp_path, batch=50))
    assert [len(piece) for piece in pieces[:-1]] == [50] * (len(pieces) - 1)
    assert sum(map(len, pieces)) == sum(kept.choices for kept in known.games)
    for piece in pieces:
        assert piece.masks[np.arange(len(piece)), piece.actions].all()
        for row in range(len(piece)):
            ranks = known.games[piece.games[row]].ranks
            won = ranks[piece.seats[row]] == 1
            assert piece.outcomes[row] == (1 / ranks.count(1) if won else 0)


def test_a_row_is_what_the_seat_saw(tmp_path: Path) -> None:
    known = filled(tmp_path, ("duel", 2, {}), 1)
    rows = next(positions(tmp_path))
    table = Table(space("duel"))
    replay = Replay(known.game, known.record(known.games[0]))
    row = 0
    for line, move in replay.record.numbered():
        if move.actor >= 0:
            table.desk.turn_to(replay.state, Rng(0))
            seen, mask = table.seen(move.actor)
            assert (rows.observations[row].tobytes(), rows.masks[row].tobytes()) == (seen, mask)
            number = int(rows.actions[row])
            assert table.space.write(replay.state, move.actor, number) == move.do
            row += 1
        replay.play(line, move)
    assert row == len(rows)


def test_some_of_the_games_can_be_asked_for(tmp_path: Path) -> None:
    filled(tmp_path, ("duel", 2, {}), 4)
    some = next(positions(tmp_path, first=1, end=3))
    assert sorted(set(some.games.tolist())) == [1, 2]


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    filled(tmp_path, ("duel", 2, {}), 1)
    with pytest.raises(WrongSetting, match="batch cannot be “0”"):
        positions(tmp_path, batch=0)
    index = tmp_path / INDEX
    right = index.read_bytes()
    index.write_bytes(right.replace(b'"rules":1', b'"rules":0', 1))
    with pytest.raises(OtherRules):
        positions(tmp_path)
    index.write_bytes(right.replace(b'"wonders":"draft"', b'"wonders":"first-game"', 1))
    shard = tmp_path / "games-00000.jsonl"
    data = shard.read_bytes()
    shard.write_bytes(data[:-9])
    with pytest.raises(DamagedDataSet):
        next(positions(tmp_path))
