"""Tables of bots for simulations: played by workers, noted in a file, never played twice.

A table is a value, and nothing else decides how its game goes: whoever plays it, and whenever, it
ends the same as long as the budgets of its bots are simulations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from wondertable.arena.runner import kept_bot
from wondertable.bots.task import Task, a_game
from wondertable.bots.workers import Workers
from wondertable.club.tournaments.chance import drawn
from wondertable.club.tournaments.service import BEFORE_THE_END
from wondertable.core.play import Play
from wondertable.core.rng import Rng
from wondertable.games import find_game

LEVELS: Final = ("random", "greedy", "novice", "citizen", "senator", "oracle")
"""In the order of the ladder."""
ORACLE: Final = "oracle:200sims"
"""The strongest thinks in simulations here, so that no other work on a machine weakens it."""
INTERRUPTED: Final = 130


class Table(msgspec.Struct, frozen=True):
    """A table that is to be played."""

    number: int
    """No other of the same notes has it."""
    game: str
    levels: tuple[str, ...]
    """Who sits there, by seats."""
    deal: str
    """The seed of the deal, in hexadecimal figures."""
    luck: str
    """What decides the random numbers of the bots."""


class Ended(msgspec.Struct, frozen=True):
    """How it ended, by seats."""

    number: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    """Nothing where it was not points that decided."""
    reason: str


def play(table: Table) -> bytes:
    """Plays a table; runs in a worker."""
    seats = range(len(table.levels))
    specs = [ORACLE if level == "oracle" else level for level in table.levels]
    bots = [
        kept_bot(spec, table.game, 0, specs[:seat].count(spec))
        for seat, spec in zip(seats, specs, strict=True)
    ]
    lucks = [Rng(drawn(table.luck, table.number, seat)) for seat in seats]
    game = Play(find_game(table.game), len(bots), bytes.fromhex(table.deal))
    for bot in bots:
        bot.begin()
    game.play_out(
        game.deal_on, lambda seat: bots[seat].choose(game.state.view(seat), seat, lucks[seat])
    )
    outcome = game.outcome
    assert outcome is not None
    points: tuple[int, ...] = ()
    if outcome.reason not in BEFORE_THE_END:
        points = tuple(sum(game.state.points(seat)) for seat in seats)
    return msgspec.msgpack.encode(Ended(table.number, outcome.ranks, points, outcome.reason))


class Notes:
    """The tables that were played so far, in a file: a head that decides all, then a line each."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.ended: dict[int, Ended] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1  # what was broken off in the middle of a line is not there
        lines = data[:whole].splitlines()
        if lines and msgspec.json.decode(lines[0]) != head:
            raise SystemExit(f"{path} holds what was played otherwise: {lines[0].decode()}")
        for line in lines[1:]:
            self._keep(msgspec.json.decode(line, type=Ended))
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not lines:
            self._write(head)

    def played(self, tables: Sequence[Table], workers: Workers) -> list[Ended]:
        """How tables ended, in their order; those that were not played yet are played now."""
        missing = [table for table in tables if table.number not in self.ended]
        with closing(workers.each(tasks(missing))) as coming:
            for _, answer in coming:
                ended = msgspec.msgpack.decode(answer, type=Ended)
                self._keep(ended)
                self._write(ended)
        return [self.ended[table.number] for table in tables]

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _keep(self, ended: Ended) -> None:
        self.ended[ended.number] = ended

    def _write(self, line: Ended | dict[str, Any]) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def tasks(tables: Iterable[Table]) -> Iterable[Task]:
    """A task for every table."""
    for table in tables:
        yield Task(a_game(table.number), play, (table,))
