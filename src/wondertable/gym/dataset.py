"""Games of self-play as positions in arrays, a piece at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wondertable.arena.errors import DamagedDataSet, OtherRules
from wondertable.arena.shards import DataSet, Kept
from wondertable.core.errors import RecordError
from wondertable.core.outcome import Outcome
from wondertable.core.record import Record
from wondertable.core.replay import Replay
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game
from wondertable.gym.arrays import Bytes
from wondertable.gym.errors import WrongSetting
from wondertable.gym.looking import looking
from wondertable.gym.spaces import Space, Table, space

BATCH: Final = 4096
NO_LUCK: Final = Rng(0)


@dataclass(frozen=True)
class Positions:
    """Choices in the order in which they were made, a row for each."""

    observations: Bytes
    masks: Bytes
    actions: NDArray[np.int64]
    outcomes: NDArray[np.float64]
    """What whoever chose won in the end: its share of the victory."""
    seats: NDArray[np.int64]
    games: NDArray[np.int64]
    """The numbers of the games."""

    def __len__(self) -> int:
        return len(self.actions)

    def part(self, first: int, end: int) -> Positions:
        """Some of the rows, as copies."""
        rows: list[Any] = [value[first:end].copy() for value in vars(self).values()]
        return Positions(*rows)


def blank(wanted: Space, rows: int) -> Positions:
    """Room for so many choices."""
    return Positions(
        np.zeros((rows, wanted.inputs), np.uint8),
        np.zeros((rows, wanted.actions), np.uint8),
        np.zeros(rows, np.int64),
        np.zeros(rows),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
    )


def positions(
    folder: Path | str, *, batch: int = BATCH, first: int = 0, end: int | None = None
) -> Iterator[Positions]:
    """The choices of all games of a folder, or of some, in arrays of `batch` rows at most.

    No more than one game and one array are in memory at a time.
    """
    if batch < 1:
        raise WrongSetting("batch", str(batch), "1 or more")
    kept = DataSet(folder)
    if kept.match.rules != find_game(kept.match.game).rules:
        known = find_game(kept.match.game).rules
        raise OtherRules(str(folder), kept.match.game, kept.match.rules, known)
    wanted = space(kept.match.game, kept.match.seats, kept.match.options)
    return filled(kept, wanted, batch, first, end)


def filled(
    kept: DataSet, wanted: Space, batch: int, first: int, end: int | None
) -> Iterator[Positions]:
    """Fills one array after the other."""
    table = Table(wanted)
    cells = looking(table.observation, np.uint8, wanted.inputs)
    marks = looking(table.mask, np.uint8, wanted.actions)
    room = blank(wanted, batch)
    count = 0
    for game, record in kept.records(first, end):
        outcome = Outcome(game.ranks, game.reason)
        for state, seat, code in choices_of(kept, game, record):
            table.desk.turn_to(state, NO_LUCK)
            table.look(seat)
            room.observations[count] = cells
            room.masks[count] = marks
            room.actions[count] = wanted.number(state, seat, code)
            room.outcomes[count] = outcome.score(seat)
            room.seats[count] = seat
            room.games[count] = game.number
            count += 1
            if count == batch:
                yield room.part(0, count)
                count = 0
    if count:
        yield room.part(0, count)


def choices_of(kept: DataSet, game: Kept, record: Record) -> Iterator[tuple[State, int, int]]:
    """The choices of a record, each with the position before it."""
    replay = Replay(kept.game, record)
    try:
        for line, move in record.numbered():
            code = replay.action_of(line, move)
            if move.actor != CHANCE:
                yield replay.state, move.actor, code
            replay.carry_out(move.actor, code)
    except RecordError:
        raise DamagedDataSet(str(kept.folder), game.number) from None
