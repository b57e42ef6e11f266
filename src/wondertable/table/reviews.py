"""The reviews of finished games: made once for everybody, one after the other, and then kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from wondertable.core.record import Record
from wondertable.core.state import SPECTATOR
from wondertable.review.errors import ReviewError
from wondertable.review.kept import read_review, written
from wondertable.review.many import digests
from wondertable.review.outline import about_of, outline_of
from wondertable.review.parts import About, Part, Plan
from wondertable.review.plans import plan_of
from wondertable.review.review import Review
from wondertable.store import StoreError
from wondertable.store.reviews import keep_lesson, keep_review, lessons_of, load_review
from wondertable.store.rows import DigestRow, LessonRow, ReviewRow
from wondertable.table.errors import Closing, NoReview, NotOver, Sealed
from wondertable.table.house import House
from wondertable.table.judging import Reviewer
from wondertable.table.table import Table

LOG: Final = logging.getLogger(__name__)

AWAKE: Final = 32
"""How many reviews stay in memory; the others are read again when they are asked for."""
PATIENCE: Final = 15.0
"""Seconds after the last look at a page from which on nobody seems to wait for a review."""


@dataclass(eq=False)
class Reviewed:
    """The review of one game, as far as it is."""

    table: str
    version: int
    """That of the table: whatever changes there, the record is looked at again."""
    about: About
    kept: tuple[Part, ...] = ()
    """All of it, where it was made before."""
    course: Review | None = None
    """Goes on with it; none where it was kept complete."""
    record: str = ""
    failed: bool = False
    gone: bool = False
    """Whether the server stops, and nothing more comes."""
    wanted: float = 0.0
    """When somebody last looked."""
    watchers: set[asyncio.Event] = field(default_factory=set)

    @property
    def parts(self) -> Sequence[Part]:
        """What is known so far."""
        return self.course.parts if self.course else self.kept

    @property
    def done(self) -> int:
        """How many tasks are done."""
        return self.course.done if self.course else 1

    @property
    def of(self) -> int:
        """How many tasks are known."""
        return self.course.of if self.course else 1

    @property
    def complete(self) -> bool:
        """Whether nothing more will come."""
        return self.course is None or self.course.task is None

    @contextmanager
    def watched(self, woken: asyncio.Event) -> Iterator[None]:
        """Sets an event whenever there is more of it; who watches waits for it."""
        self.watchers.add(woken)
        try:
            yield
        finally:
            self.watchers.discard(woken)

    def tell(self) -> None:
        """Lets everybody look again who waits."""
        for woken in self.watchers:
            woken.set()


class Reviews:
    """Finds reviews that were kept, and makes others as long as somebody waits for them.

    What is kept is complete: a server that is stopped has lost what it had begun, and nothing else.
    """

    def __init__(self, house: House, reviewer: Reviewer) -> None:
        self._house = house
        self._reviewer = reviewer
        self._known: OrderedDict[str, Reviewed] = OrderedDict()
        self._finding = asyncio.Lock()
        self._work: asyncio.Task[None] | None = None

    def known(self, table: Table) -> Reviewed | None:
        """A complete review that is in memory."""
        found = self._known.get(table.id)
        return found if found and found.version == table.version and found.complete else None

    async def kept(self, table: Table) -> Reviewed | None:
        """A complete review that was made before; nothing is begun."""
        if table.sealed or not has_result(table):
            return None
        async with self._finding:
            try:
                found = await self._found(table, begin=False)
            except (ReviewError, StoreError):
                return None
        return found if found and found.complete else None

    async def find(self, table: Table) -> Reviewed:
        """The review of a finished game, which is begun or goes on if it is not complete.

        Raises NotOver before the end, Sealed while others play the same deal, and NoReview where a
        game has no result.
        """
        if table.status != "over":
            raise NotOver
        if table.sealed:
            raise Sealed
        if not has_result(table):
            raise NoReview
        if self._house.closing:
            raise Closing
        async with self._finding:
            found = await self._found(table, begin=True)
        assert found is not None
        found.wanted, found.failed = self._house.steady(), False
        self._go_on()
        return found

    async def loss(self, table: Table, view: bytes, seat: int, best: str, tried: str) -> float:
        """How much worse a choice is than the best one, as a part of its team's victory."""
        if table.status != "over":
            raise NotOver
        lost = await self._reviewer.loss(table.game.name, view, seat, best, tried)
        return table.game.team_size(table.options) * lost

    async def lessons(self, table: Table, person: str) -> dict[int, LessonRow]:
        """How somebody came along with the exercises of a game, by the lines of their choices."""
        rows = await self._house.store(lessons_of, person, table.id)
        return {row.line: row for row in rows}

    async def learnt(self, row: LessonRow) -> None:
        """Keeps how somebody came along with an exercise."""
        await self._house.store(keep_lesson, replace(row, updated=self._house.now()))

    async def stop(self) -> None:
        """Gives up what is under way."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
            self._work = None
        for found in self._known.values():
            found.gone = True
            found.tell()
        self._known.clear()
        await self._reviewer.close()

    # Finding.

    async def _found(self, table: Table, *, begin: bool) -> Reviewed | None:
        """The review that is in memory or in the store, or else a new one."""
        known = self._known.get(table.id)
        if known is not None and known.version == table.version:
            self._known.move_to_end(table.id)
            return known
        version, record = table.version, table.record(SPECTATOR)
        assert record.end is not None
        plan = plan_of(table.game.name)
        team = table.game.team_size(table.options)
        about = about_of(table.game, record, plan, team, record.end.end)
        made = await self._load(table.id, version, about)
        if made is None and begin:
            made = await self._begun(table, version, record, plan)
        if made is not None:
            self._keep(made)
        return made

    async def _load(self, table_id: str, version: int, about: About) -> Reviewed | None:
        row = await self._house.store(load_review, about.record, about.weights, words(about.plan))
        if row is None:
            return None
        try:
            kept = read_review(row.text.encode(), table_id, about)
        except ReviewError as error:
            LOG.warning("the review of table %s is made again: %s", table_id, error)
            return None
        return Reviewed(table_id, version, kept.about, kept.parts)

    async def _begun(self, table: Table, version: int, record: Record, plan: Plan) -> Reviewed:
        outline = await asyncio.to_thread(outline_of, table.game, record, plan, table.id)
        course = Review(outline)
        return Reviewed(table.id, version, course.about, (), course, record.text())

    def _keep(self, found: Reviewed) -> None:
        self._known[found.table] = found
        for table_id in list(self._known)[: max(0, len(self._known) - AWAKE)]:
            if not self._is_wanted(self._known[table_id]):
                del self._known[table_id]

    # Making.

    def _go_on(self) -> None:
        """Lets the work go on if it rests."""
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make())

    async def _make(self) -> None:
        """Makes the reviews for which somebody waits, the one first that is furthest."""
        while (making := self._next()) is not None:
            try:
                await self._make_part(making)
            except Exception as error:
                LOG.warning("the review of table %s failed: %r", making.table, error)
                making.failed = True
            making.tell()

    def _next(self) -> Reviewed | None:
        rest = (one for one in self._known.values() if not (one.complete or one.failed))
        return min(
            (one for one in rest if self._is_wanted(one)), key=lambda one: -one.done, default=None
        )

    def _is_wanted(self, found: Reviewed) -> bool:
        """Whether somebody waits: a page that is open, or one that was looked at just now."""
        return bool(found.watchers) or self._house.steady() - found.wanted < PATIENCE

    async def _make_part(self, making: Reviewed) -> None:
        course = making.course
        assert course is not None
        task = course.task
        assert task is not None
        part = await self._reviewer.part(making.record, making.about.plan, task)
        course.add(part)
        if course.task is None:
            row = ReviewRow(
                making.about.record,
                making.about.weights,
                words(making.about.plan),
                making.table,
                self._house.now(),
                written(making.about, making.parts),
            )
            short = digest_rows(making, row.made)
            try:
                await self._house.store(keep_review, row, short)
            except StoreError as error:
                LOG.warning("the review of table %s was not kept: %s", making.table, error)


def digest_rows(making: Reviewed, made: float) -> list[DigestRow]:
    """What a complete review says of every seat, in short."""
    about = making.about
    return [
        DigestRow(making.table, one.seat, about.record, made, msgspec.json.encode(one).decode())
        for one in digests(about, making.parts)
    ]


def has_result(table: Table) -> bool:
    """Whether a game is over, and somebody won it."""
    return table.status == "over" and table.ending is not None and 1 in table.ending.ranks


def words(plan: Plan) -> str:
    """A plan in full, as the store knows it."""
    return msgspec.json.encode(plan).decode()
