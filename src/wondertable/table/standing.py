"""How a table stands: what its store keeps, and the position that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec
from msgspec import ValidationError

from wondertable.core.errors import CutOff, GameOver, NewerRules, UnknownGame, WondertableError
from wondertable.core.game import Game
from wondertable.core.phrases import rules_of
from wondertable.core.state import CHANCE
from wondertable.store import Saved, SeatRow, TableRow
from wondertable.store.rows import Status
from wondertable.table.clock import Clocks
from wondertable.table.errors import (
    DamagedTable,
    HandedOver,
    NotHost,
    NotStarted,
    RatedGoing,
    Stale,
    TableOver,
    TablePaused,
    UnknownSeat,
)
from wondertable.table.progress import BACK, Choice, Line, Position, branch_of, replayed
from wondertable.table.seat import Seat, shown
from wondertable.table.settings import Settings, from_plain


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks of the other people at a table for practice: to go back to a ply."""

    seat: int
    to: int
    ply: int
    """The ply at which it was asked."""
    number: int
    """The version of the table that it came with; answers name it."""
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Standing:
    """A table between two changes; a value, except for its clocks, which run on."""

    game: Game
    settings: Settings
    row: TableRow
    seats: tuple[SeatRow, ...]
    position: Position | None
    """Nothing before the game has begun, or if it never did."""
    lines: tuple[Line, ...]
    clocks: Clocks | None

    @cached_property
    def shown(self) -> tuple[Seat, ...]:
        """The seats as others may know them."""
        return tuple(shown(row) for row in self.seats)

    @property
    def status(self) -> Status:
        """Whether the table waits for people, is running, paused or over."""
        return self.row.status

    @property
    def ply(self) -> int:
        """Decisions resolved so far."""
        return self.position.ply if self.position else 0

    @cached_property
    def branch(self) -> tuple[Line, ...]:
        """The lines that led here, and those that brought the game back to one of them."""
        return branch_of(self.lines)

    @cached_property
    def returns(self) -> int:
        """How often something was taken back."""
        return sum(line.seat == BACK for line in self.lines)

    @cached_property
    def request(self) -> Request | None:
        """What somebody asks of the others."""
        plain = self.row.request
        return None if plain is None else msgspec.convert(plain, Request)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now, even while the table is paused."""
        if self.position is None or self.status == "over":
            return ()
        return self.position.asked

    # What is there, or the reason why not.

    def begun(self) -> Position:
        """The position; raises NotStarted."""
        if self.position is None:
            raise NotStarted
        return self.position

    def seat(self, seat: int) -> SeatRow:
        """A seat with its secrets; raises UnknownSeat."""
        if seat not in range(len(self.seats)):
            raise UnknownSeat(str(seat), len(self.seats))
        return self.seats[seat]

    def unfinished(self, seat: int) -> Position:
        """The position, if a seat may still do something about it."""
        position = self.begun()
        self.seat(seat)
        if self.status == "over":
            raise GameOver(str(seat), self.ply)
        return position

    def playable(self, seat: int, ply: int) -> Position:
        """The position, if a seat may act at this ply."""
        position = self.unfinished(seat)
        if ply != position.ply:
            raise Stale(ply, position.ply)
        if self.status == "paused":
            raise TablePaused
        return position

    def playable_by_person(self, seat: int, ply: int) -> Position:
        """The position, if a seat may act at this ply, and no bot acts for it."""
        position = self.playable(seat, ply)
        if self.shown[seat].by_bot:
            raise HandedOver(str(seat))
        return position

    def refuse_guest(self, person: str) -> None:
        """Refuses what only the host may do."""
        if person != self.row.host:
            raise NotHost

    def refuse_over(self) -> None:
        """Refuses what makes no sense any more."""
        if self.status == "over":
            raise TableOver

    def refuse_rated(self) -> None:
        """Refuses what would let somebody out of a rated game that goes on."""
        if self.settings.rated and self.status in ("running", "paused"):
            raise RatedGoing

    # What it may become.

    def ended(self, reason: str, ranks: Sequence[int]) -> TableRow:
        """The table with its game over."""
        return replace(self.row, status="over", end_reason=reason, ranks=list(ranks))

    def with_seat(self, changed: SeatRow) -> list[SeatRow]:
        """The seats with one of them changed."""
        return [changed if row.seat == changed.seat else row for row in self.seats]


def restored(games: Mapping[str, Game], saved: Saved) -> Standing:
    """A table as the store has it; raises DamagedTable."""
    row = saved.table
    try:
        if row.game not in games:
            raise UnknownGame(row.game, ", ".join(games))
        position, lines = played_again(games[row.game], saved)
        settings = from_plain(row.settings)
        if row.request is not None:
            msgspec.convert(row.request, Request)
    except (WondertableError, ValidationError) as error:
        raise DamagedTable(row.id, str(error)) from error
    return Standing(
        games[row.game].under(row.rules),
        settings,
        row,
        saved.seats,
        position,
        tuple(lines),
        restored_clocks(settings, saved) if position else None,
    )


def played_again(game: Game, saved: Saved) -> tuple[Position | None, list[Line]]:
    """Where the moves in the store lead, and what they brought about."""
    row = saved.table
    if row.status == "waiting" or (row.end_reason == "closed" and not saved.moves):
        return None, []
    moves = [(move.seat, Choice(move.do, move.at, move.spent, move.note)) for move in saved.moves]
    laid = {row.seat: Choice(row.do, row.at, row.spent, row.note) for row in saved.laid}
    if row.rules > game.rules:
        raise NewerRules(row.id, rules_of(game.name), row.rules, game.rules)
    position, lines = replayed(game.under(row.rules), len(saved.seats), row.options, moves, laid)
    if position.state.mover() == CHANCE:
        raise CutOff(row.id, len(lines) + 1)
    return position, lines


def restored_clocks(settings: Settings, saved: Saved) -> Clocks | None:
    """The clocks as the store has them; they stand until somebody lets them run."""
    if settings.clock is None:
        return None
    clocks = Clocks(settings.clock, len(saved.seats))
    for move in saved.moves:
        if move.seat >= 0:
            clocks.chosen(move.seat, move.spent)
    clocks.resume(saved.table.used)
    return clocks
