"""The machinery below a table: one change after the other, on disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from msgspec import ValidationError

from wondertable.core.errors import CutOff, NewerRules, UnknownGame, WondertableError
from wondertable.core.game import Dealer, Game
from wondertable.core.phrases import rules_of
from wondertable.core.state import CHANCE
from wondertable.store import (
    LaidRow,
    MoveRow,
    Saved,
    SeatRow,
    StoreConflict,
    StoreError,
    TableRow,
    load_table,
    save_table,
)
from wondertable.store.rows import Status
from wondertable.table.changes import Answer, Change, History, Watcher
from wondertable.table.clock import Clocks
from wondertable.table.errors import Closing, DamagedTable, UnknownSeat, UnknownTable
from wondertable.table.house import House
from wondertable.table.progress import Advance, Choice, Line, Position, replayed
from wondertable.table.seat import Seat, shown
from wondertable.table.settings import Settings, from_plain

P = ParamSpec("P")
T = TypeVar("T")


class Owner:
    """What is known of a table in memory; it is changed only by `_commit`, after the store."""

    game: Game
    settings: Settings
    _row: TableRow
    _seats: tuple[SeatRow, ...]
    _next: str | None
    _position: Position | None
    _lines: list[Line]
    _clocks: Clocks | None
    _history: History

    def __init__(self, house: House, saved: Saved) -> None:
        self._house = house
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watchers: set[Watcher] = set()
        self._gone = False
        self.trouble: StoreError | None = None
        """Why a bot cannot go on: the store refuses its move. It is tried again by itself."""
        self._chance: Dealer | None = None
        self._shown: tuple[tuple[SeatRow, ...], tuple[Seat, ...]] = (), ()
        self._restore(saved)

    # What everybody may ask at any time.

    @property
    def id(self) -> str:
        """Short, and not to be guessed."""
        return self._row.id

    @property
    def status(self) -> Status:
        """Whether the table waits for people, is running, paused or over."""
        return self._row.status

    @property
    def version(self) -> int:
        """Rises with every visible change."""
        return self._row.version

    @property
    def host(self) -> str:
        """The person who opened the table."""
        return self._row.host

    @property
    def created(self) -> float:
        """When the table was opened, in seconds of Unix time."""
        return self._row.created

    @property
    def updated(self) -> float:
        """When the table last changed, in seconds of Unix time."""
        return self._row.updated

    @property
    def options(self) -> dict[str, str]:
        """All options of the game with the values that hold."""
        return dict(self._row.options)

    @property
    def seed_digest(self) -> str:
        """Known from the start; the seed stands in the ending."""
        return self._row.seed_digest

    @property
    def rematch_of(self) -> str | None:
        """The table before this one."""
        return self._row.rematch_of

    @property
    def next_table(self) -> str | None:
        """The rematch, once somebody asked for it."""
        return self._next

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats; when the game begins, closed ones leave the table and others move up."""
        if self._shown[0] is not self._seats:
            self._shown = self._seats, tuple(shown(row) for row in self._seats)
        return self._shown[1]

    def since(self, version: int) -> Answer:
        """What somebody missed who has seen a version."""
        return self._history.since(version)

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[AsyncIterator[int]]:
        """An iterator over newest versions: it never makes the table wait, it may skip some.

        It wakes for every new version and when `trouble` is set; it ends when the table is deleted
        or the server stops.
        """
        watcher = Watcher(lambda: self.version)
        if self._gone or self._house.closing:
            watcher.end()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    # What the parts of a table are written with.

    async def _owned(
        self, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Does something alone, to its end: a caller who gives up cannot leave it half done."""
        if self._house.closing:
            raise Closing

        async def alone() -> T:
            async with self._lock:
                if self._gone:
                    raise UnknownTable(self.id)
                return await work(*args, **kwargs)

        return await asyncio.shield(self._kept(alone()))

    def _kept(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is waited for when the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        """Lets a finished task go; its error is the caller's, or nobody's if the caller gave up."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _commit(
        self,
        row: TableRow,
        *,
        seats: Sequence[SeatRow] | None = None,
        advance: Advance | None = None,
        clocks: Clocks | None = None,
    ) -> int:
        """Writes a change down, then lets everybody know; says the new version."""
        position, lines = advance or (self._position, [])
        clocks = clocks or self._clocks
        row = replace(
            row,
            version=self._row.version + 1,
            updated=self._house.now(),
            used=clocks.used(self._house.steady()) if clocks else [],
        )
        try:
            await self._house.store(
                save_table,
                row,
                seats=seats,
                moves=[move_row(line) for line in lines],
                laid=self._laid_rows(position),
            )
        except StoreConflict:
            await self._reload()
            raise
        known = self._seats if seats is None else tuple(seats)
        change = Change(
            row.version,
            len(self._lines) + 1,
            len(self._lines) + len(lines),
            frozenset(differing(self._seats, known)),
            row.status != self._row.status,
        )
        self._row, self._seats, self._position, self._clocks = row, known, position, clocks
        self._lines += lines
        self.trouble = None
        self._history.add(change)
        self._arrange()
        self._wake_watchers()
        return row.version

    def _arrange(self) -> None:
        """Sets clocks and bots going as the table now needs it."""
        raise NotImplementedError

    def _wake_watchers(self) -> None:
        for watcher in self._watchers:
            watcher.wake()

    def _leave(self) -> None:
        """Ends all watchers of a table that is deleted or whose server stops."""
        for watcher in self._watchers:
            watcher.end()

    def _seat(self, seat: int) -> SeatRow:
        if seat not in range(len(self._seats)):
            raise UnknownSeat(str(seat), len(self._seats))
        return self._seats[seat]

    def _dealer(self) -> Dealer:
        """Chance as the seed decides it, made once: it shuffles everything beforehand."""
        if self._chance is None:
            self._chance = self.game.dealer(self._row.seed, len(self._seats), self.options)
        return self._chance

    def _laid_rows(self, position: Position | None) -> list[LaidRow] | None:
        """The face-down choices, if there are or were any."""
        if position is None or not (position.laid or (self._position and self._position.laid)):
            return None
        return [
            LaidRow(seat, position.ply, choice.do, choice.at, choice.spent, choice.note)
            for seat, choice in sorted(position.laid.items())
        ]

    async def _reload(self) -> None:
        """Takes up what somebody else has written."""
        saved = await self._house.store(load_table, self.id)
        if saved is None:
            self._gone = True
            self._leave()
            return
        self._restore(saved)
        self._arrange()
        self._wake_watchers()

    def _restore(self, saved: Saved) -> None:
        """Sets everything as the store has it."""
        row = saved.table
        games = self._house.games
        try:
            if row.game not in games:
                raise UnknownGame(row.game, ", ".join(games))
            advance = self._replay(saved)
            settings = from_plain(row.settings)
        except (WondertableError, ValidationError) as error:
            raise DamagedTable(row.id, str(error)) from error
        self._row, self._seats, self._next = row, saved.seats, saved.next_table
        self.game = games[row.game].under(row.rules)
        self.settings = settings
        self._position, self._lines = advance
        self._clocks = self._restored_clocks(saved)
        self._history = History(row.version)

    def _replay(self, saved: Saved) -> tuple[Position | None, list[Line]]:
        row = saved.table
        if row.status == "waiting" or (row.end_reason == "closed" and not saved.moves):
            return None, []
        moves = [
            (move.seat, Choice(move.do, move.at, move.spent, move.note)) for move in saved.moves
        ]
        laid = {row.seat: Choice(row.do, row.at, row.spent, row.note) for row in saved.laid}
        game = self._house.games[row.game]
        if row.rules > game.rules:
            raise NewerRules(row.id, rules_of(game.name), row.rules, game.rules)
        position, lines = replayed(
            game.under(row.rules), len(saved.seats), row.options, moves, laid
        )
        if position.state.mover() == CHANCE:
            raise CutOff(row.id, len(lines) + 1)
        return position, lines

    def _restored_clocks(self, saved: Saved) -> Clocks | None:
        if self.settings.clock is None or self._position is None:
            return None
        clocks = Clocks(self.settings.clock, len(saved.seats))
        for move in saved.moves:
            if move.seat >= 0:
                clocks.chosen(move.seat, move.spent)
        clocks.resume(saved.table.used)
        return clocks


def move_row(line: Line) -> MoveRow:
    """A line as the store keeps it."""
    choice = line.choice
    return MoveRow(
        line.number, line.ply, line.seat, choice.do, choice.at, choice.spent, choice.note
    )


def differing(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> Iterable[int]:
    """The seats that are not as they were."""
    for seat in range(max(len(before), len(after))):
        if before[seat : seat + 1] != after[seat : seat + 1]:
            yield seat
