"""Records that know their game."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from wondertable.core import record as core
from wondertable.core.errors import NoSuchSeat
from wondertable.core.game import Game
from wondertable.core.position import Position, View
from wondertable.core.replay import Replay, redact, verified
from wondertable.core.state import SPECTATOR
from wondertable.games import find_game


@dataclass(repr=False)
class Record(core.Record):
    """A record: what was played, line by line, and how it ended.

    >>> import wondertable as wt
    >>> play = wt.Play("duel", seed=7, names=["Ann", "Bob"])
    >>> play.do("draft colossus")
    >>> record = play.record
    >>> record
    <Record of duel with Ann, Bob: 10 moves>
    >>> record.header.seats
    ('Ann', 'Bob')
    >>> record.moves[-1]
    Move(seat=0, do='draft colossus')
    >>> record.verify() == play.position
    True
    >>> record.at(ply=0).asked
    (0,)
    """

    name: str = field(default="record", compare=False)
    """What errors call it."""

    @property
    def game(self) -> Game:
        """The game that was played."""
        return find_game(self.header.game)

    def verify(self) -> Position:
        """Where it ends, if every move, the end and every card that the seed dealt are right.

        Raises a RecordError, which names the line, if they are not.
        """
        return self._seen(verified(self.game, self, self.name))

    def at(self, ply: int) -> Position:
        """Where the game was after so many decisions; raises NoSuchPly if there were fewer."""
        replay = Replay(self.game, self, self.name)
        replay.run(ply if ply >= 0 else None)
        replay.check_came_to(ply)
        return self._seen(replay)

    def seen_by(self, seat: int) -> Record:
        """The record as a seat, or SPECTATOR, might have had it before the end."""
        seats = len(self.header.seats)
        if seat != SPECTATOR and seat not in range(seats):
            raise NoSuchSeat(repr(seat), self.header.game, seats - 1)
        own = redact(self.game, self, seat)
        return Record(own.header, own.moves, own.end, own.earlier, self.name)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        names = ", ".join(self.header.seats)
        ended = f", {self.end.end}" if self.end is not None else ""
        return f"<Record of {self.header.game} with {names}: {len(self.moves)} moves{ended}>"

    def _seen(self, replay: Replay) -> Position:
        viewer = self.header.view
        if viewer is None:
            return Position(replay.game, replay.state)
        return View(replay.game, replay.state, viewer)


def read(path: Path | str) -> Record:
    """Reads a record from a file; its chain of digests is checked, `verify` does the rest.

    >>> import wondertable as wt
    >>> wt.read("evening.jsonl")
    Traceback (most recent call last):
    ...
    wondertable.core.errors.Unreadable: evening.jsonl cannot be read: no such file or directory.
    """
    known = core.read_file(Path(path))
    return Record(known.header, known.moves, known.end, known.earlier, str(path))
