"""What a table is: on disk first, and told then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, ParamSpec, Protocol, TypeVar
from weakref import ref

from wondertable.store import (
    LaidRow,
    MoveRow,
    Saved,
    SeatRow,
    StoreAway,
    StoreConflict,
    StoreError,
    TableRow,
    load_table,
    save_table,
)
from wondertable.table.changes import Answer, Change, History, Watcher
from wondertable.table.clock import Clocks
from wondertable.table.errors import Closing, Elsewhere, UnknownTable
from wondertable.table.house import House
from wondertable.table.progress import Advance, Line, Position
from wondertable.table.seat import Seat, shown
from wondertable.table.settings import from_plain
from wondertable.table.standing import Standing, restored

LOG: Final = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Owner(Protocol):
    """Whose ledger it is."""

    def wake(self) -> None:
        """Sets going what the table now needs."""
        ...


class Ledger:
    """How a table stands, and the one way in which that changes.

    - There is one writer: whoever commits does so from within `alone`, one after the other.
    - What was begun in `alone` is done to its end, whatever becomes of the caller.
    - `standing` is replaced after the store has the change, and before anybody is told of it. A
      commit that fails leaves it as it was, or takes up what somebody else has written.
    - The owner is known weakly, or a ring would keep both until garbage is searched. Whatever is
      under way holds the owner, so that nobody opens a table twice that still does something.
    """

    def __init__(self, house: House, saved: Saved, owner: Owner) -> None:
        self.house = house
        self.standing: Standing = restored(house.games, saved)
        self.next_table = saved.next_table
        self.gone = False
        """Whether the table was deleted."""
        self.elsewhere = False
        """Whether another process has the table, or will: nothing more is done here."""
        self.trouble: StoreError | None = None
        """Why the table cannot go on by itself: the store refuses it. It is tried again."""
        self.changed = time.perf_counter()
        """When the last change began to be saved."""
        self._eased = asyncio.Event()
        self._doubtful = False
        """Whether the last change may have been written although nobody said so."""
        self._owner = ref(owner)
        self._lock = asyncio.Lock()
        self._tasks: dict[asyncio.Task[Any], Owner | None] = {}
        self._watchers: set[Watcher] = set()
        self._history = History(self.version)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.standing.row.id

    @property
    def version(self) -> int:
        """Rises with every visible change."""
        return self.standing.row.version

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a choice in a game that goes on."""
        left = self.gone or self.elsewhere or self.house.closing
        going = self.standing.status == "running" and not left
        return self.standing.asked if going else ()

    @property
    def busy(self) -> bool:
        """Whether something is under way or somebody looks on."""
        return bool(self._tasks or self._watchers)

    # One after the other.

    async def alone(
        self, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Does something alone, to its end: a caller who gives up cannot leave it half done.

        Raises Closing, UnknownTable, Elsewhere, or what the work raises.
        """
        if self.house.closing:
            raise Closing

        async def held() -> T:
            async with self._lock:
                if self.gone:
                    raise UnknownTable(self.id)
                if self.elsewhere:
                    raise Elsewhere(self.id)
                return await work(*args, **kwargs)

        task = self.begin(held())
        task.add_done_callback(looked_at)
        return await asyncio.shield(task)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is waited for when the server stops."""
        task = asyncio.create_task(work)
        self._tasks[task] = self._owner()
        task.add_done_callback(self._tasks.pop)
        return task

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Calls something after a while."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, call_holding, call, self._owner())

    async def commit(
        self,
        row: TableRow | None = None,
        *,
        seats: Sequence[SeatRow] | None = None,
        advance: Advance | None = None,
        clocks: Clocks | None = None,
    ) -> int:
        """Writes a change down, then lets everybody know; says the new version.

        What is not named stays. Raises a StoreError, and then nothing has changed.
        """
        assert self._lock.locked(), "one writer: commits are made from within alone"
        before, house, begun = self.standing, self.house, time.perf_counter()
        position, lines = advance or (before.position, [])
        clocks = clocks or before.clocks
        row = row or before.row
        # What is over keeps the time of its end, whatever is noted of it afterwards.
        was_over, is_over = before.status == "over", row.status == "over"
        ended = was_over and is_over
        row = replace(
            row,
            version=before.row.version + 1,
            updated=before.row.updated if ended else house.now(),
            used=clocks.used(house.steady()) if clocks else [],
            clocked=house.now() if clocks else None,
        )
        if advance or is_another_game(before, row, seats):
            row = replace(row, request=None)
        try:
            await house.store(
                save_table,
                row,
                seats=seats,
                moves=[move_row(line) for line in lines],
                laid=laid_rows(before.position, position),
                over=None if was_over == is_over else is_over,
            )
        except StoreConflict:
            await self._reload()
            if self.elsewhere:
                raise Elsewhere(self.id) from None
            raise
        except StoreAway:
            self._doubtful = True
            raise
        same = row.settings is before.row.settings
        self.standing = replace(
            before,
            row=row,
            settings=before.settings if same else from_plain(row.settings),
            seats=before.seats if seats is None else tuple(seats),
            position=position,
            lines=(*before.lines, *lines),
            clocks=clocks,
        )
        self.trouble, self._doubtful = None, False
        self._history.add(change_between(before, self.standing))
        self.changed = begun
        house.meter.choices.update(who_chose(before, lines))
        self.wake_owner()
        self.tell()
        if is_over and not was_over:
            house.ended()
        return row.version

    async def look_again(self) -> None:
        """Takes up what was written last, if that is in doubt."""
        if self._doubtful:
            saved = await self.house.store(load_table, self.id)
            row = self.standing.row
            if saved is None or (saved.table.version, saved.table.epoch) != (
                row.version,
                row.epoch,
            ):
                self._take_up(saved)
            self._doubtful = False

    async def _reload(self) -> None:
        """Takes up what somebody else has written."""
        self._take_up(await self.house.store(load_table, self.id))

    def _take_up(self, saved: Saved | None) -> None:
        if saved is None:
            self.forget()
            return
        if saved.table.epoch != self.standing.row.epoch:
            LOG.warning("table %s was taken over by another process", self.id)
            self.part()
            return
        self.standing = restored(self.house.games, saved)
        self.next_table = saved.next_table
        self._history = History(self.version)
        self.wake_owner()
        self.tell()

    # Telling.

    def since(self, version: int) -> Answer:
        """What somebody missed who has seen a version."""
        return self._history.since(version)

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[AsyncIterator[int]]:
        """An iterator over newest versions; it never makes the ledger wait, it may skip some."""
        watcher = Watcher(lambda: self.version)
        if self.gone or self.elsewhere or self.house.closing:
            watcher.end()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    def tell(self) -> None:
        """Lets everybody look again who looks on."""
        for watcher in self._watchers:
            watcher.wake()

    def tell_trouble(self, error: StoreError) -> None:
        """Lets everybody know that the table cannot go on by itself."""
        LOG.error("table %s cannot go on: %s", self.id, error)
        self.halt(error)

    def halt(self, error: StoreError) -> None:
        """The same, where the log has it already."""
        self.trouble = error
        self._eased.clear()
        self.tell()

    def ease(self) -> None:
        """Lets everybody know that the table can go on."""
        self.trouble = None
        self._eased.set()
        self.tell()

    async def patience(self, seconds: float) -> None:
        """Waits until it is worthwhile to try again: so long, or until the trouble is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._eased.wait()

    def wake_owner(self) -> None:
        """Lets the owner set going what is needed; there may be none any more."""
        owner = self._owner()
        if owner is not None:
            owner.wake()

    # The end.

    async def settle(self) -> None:
        """Waits until nothing is under way any more, and ends all watchers; the server stops."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._end_watchers()

    def forget(self) -> None:
        """Ends a table that is not in the store any more."""
        self.gone = True
        self._end_watchers()

    async def let_go(self) -> tuple[TableRow, list[float] | None]:
        """Waits for what is being written, and does nothing more here: how the table stands then,
        and what its clocks show."""
        async with self._lock:
            self.elsewhere = True
        now = self.standing
        clocked = now.clocks is not None and now.status == "running"
        return now.row, now.clocks.used(self.house.steady()) if now.clocks and clocked else None

    def part(self) -> None:
        """Ends a table that another process has, or will: its watchers find it there."""
        self.elsewhere = True
        self.wake_owner()
        self._end_watchers()

    def _end_watchers(self) -> None:
        for watcher in self._watchers:
            watcher.end()


def looked_at(task: asyncio.Task[Any]) -> None:
    """Takes note of an error, which is nobody's if whoever wanted to know gave up."""
    if not task.cancelled():
        task.exception()


def call_holding(call: Callable[[], None], owner: Owner | None) -> None:
    """Calls something; that it waits for its time holds the owner."""
    call()


def move_row(line: Line) -> MoveRow:
    """A line as the store keeps it."""
    choice = line.choice
    return MoveRow(
        line.number, line.ply, line.seat, choice.do, choice.at, choice.spent, choice.note
    )


def who_chose(standing: Standing, lines: Iterable[Line]) -> Counter[str]:
    """How many choices people and bots made of these lines."""
    seats = [line.seat for line in lines if line.seat >= 0]
    return Counter("bot" if standing.shown[seat].by_bot else "person" for seat in seats)


def laid_rows(before: Position | None, after: Position | None) -> list[LaidRow] | None:
    """The face-down choices, if there are or were any."""
    if after is None or not (after.laid or (before and before.laid)):
        return None
    return [
        LaidRow(seat, after.ply, choice.do, choice.at, choice.spent, choice.note)
        for seat, (choice, _) in sorted(after.laid.items())
    ]


def is_another_game(before: Standing, row: TableRow, seats: Sequence[SeatRow] | None) -> bool:
    """Whether others play than before, or the game stops or goes on: no request outlives that."""
    players = [shown(seat) for seat in (before.seats if seats is None else seats)]
    return row.status != before.status or [who(seat) for seat in players] != [
        who(seat) for seat in before.shown
    ]


def who(seat: Seat) -> tuple[str | None, bool]:
    """Who chooses for a seat."""
    return seat.person, seat.by_bot


def change_between(before: Standing, after: Standing) -> Change:
    """What a commit has changed."""
    return Change(
        after.row.version,
        len(before.lines) + 1,
        len(after.lines),
        frozenset(differing(before.seats, after.seats)),
        after.status != before.status,
    )


def differing(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> Iterable[int]:
    """The seats that are not as they were."""
    for seat in range(max(len(before), len(after))):
        if before[seat : seat + 1] != after[seat : seat + 1]:
            yield seat
