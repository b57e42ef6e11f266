"""What goes on at a table by itself: clocks run, bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakMethod

from wondertable.bots.advice import Advice
from wondertable.bots.errors import ForeignSlow
from wondertable.core.errors import GameOver, NotAsked
from wondertable.core.record import Record
from wondertable.store import Saved, StoreError, delete_table, save_used
from wondertable.store.rows import Note
from wondertable.table.errors import HintFailed, NotStarted, OthersSeated, TableError
from wondertable.table.hints import Hints
from wondertable.table.house import House
from wondertable.table.progress import Position
from wondertable.table.seating import Seating
from wondertable.table.thoughts import Question, Thoughts

LOG = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_WAIT: Final = 60.0
"""Seconds between two tries to save a bot's move."""


class Going(Seating):
    """A table whose clocks and bots need nobody to push them."""

    def __init__(self, house: House, saved: Saved) -> None:
        super().__init__(house, saved)
        self._thoughts = Thoughts(weakly(self._answer))
        self._hints = Hints(weakly(self._advice))
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def ply(self) -> int:
        """Decisions resolved so far."""
        return self._position.ply if self._position else 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now, even while the table is paused."""
        if self._position is None or self.status == "over":
            return ()
        return self._position.asked

    def _game_position(self) -> Position:
        if self._position is None:
            raise NotStarted
        return self._position

    async def _submit_for_bot(self, question: Question, text: str | None, note: Note | None) -> int:
        """Makes a bot's choice, if it is still wanted; without a text, any choice."""
        raise NotImplementedError

    async def _expire(self) -> None:
        """Acts for the seats whose time is up."""
        raise NotImplementedError

    def record(self, viewer: int) -> Record:
        """The record as the viewer may have it: redacted before the end, whole after it."""
        raise NotImplementedError

    # Starting and stopping.

    def wake(self) -> None:
        """Lets the clocks run and the bots think, after the table was found in the store."""
        self._arrange()

    @property
    def gone(self) -> bool:
        """Whether the table was deleted."""
        return self._gone

    @property
    def resting(self) -> bool:
        """Whether nothing would be missed if the table were dropped from memory."""
        busy = self._tasks or self._thoughts or self._hints
        return not (busy or self._watchers or self._alarm)

    async def rest(self) -> None:
        """Finishes what is under way and lets nothing more begin; the server stops."""
        self._thoughts.want(set())
        self._hints.keep(None)
        self._set_alarm(None)
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._leave()
        if self._clocks and self.status == "running":
            used = self._clocks.used(self._house.steady())
            try:
                await self._house.store(save_used, self.id, used)
            except StoreError as error:
                LOG.warning("the clocks of table %s were not saved: %s", self.id, error)

    async def followed_by(self, table_id: str | None) -> None:
        """Notes the rematch, or that it was deleted; the store knows, the watchers are told."""
        self._next = table_id
        try:
            await self._owned(self._touch)
        except StoreError as error:
            LOG.warning("the watchers of table %s are not told of its rematch: %s", self.id, error)

    async def _touch(self) -> None:
        await self._commit(self._row)

    async def vanish(self, by: str | None = None) -> None:
        """Deletes the table for its host, or for the house itself (None)."""
        await self._owned(self._vanish, by)

    async def _vanish(self, by: str | None) -> None:
        if by is not None:
            self._only_host(by)
            if self.others(by):
                raise OthersSeated
        await self._house.store(delete_table, self.id)
        self.forget()

    def forget(self) -> None:
        """Stops everything at a table that was deleted."""
        self._gone = True
        self._thoughts.want(set())
        self._hints.keep(None)
        self._set_alarm(None)
        self._leave()

    # Clocks.

    async def check_clock(self) -> None:
        """Does what has to be done when a seat's time is up; called by the table's own alarm."""
        await self._owned(self._expire)

    def _arrange(self) -> None:
        going = () if self.status != "running" or self._house.closing else self.asked
        bots = {seat for seat in going if self.seats[seat].by_bot}
        self._thoughts.want(
            {Question(seat, self.ply, self._seats[seat].bot or "") for seat in bots}
        )
        self._hints.keep(self.ply)
        wait = None
        if self._clocks:
            now = self._house.steady()
            self._clocks.run([seat for seat in going if seat not in bots], now)
            first = self._clocks.first_out(now)
            wait = None if first is None else max(0.0, first[1])
        self._set_alarm(wait)

    def _set_alarm(self, wait: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if wait is not None and not (self._gone or self._house.closing):
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._kept(self._try_clock())

    async def _try_clock(self) -> None:
        """Checks the clocks; if nothing was due yet, or it cannot be saved, it is tried again."""
        try:
            await self.check_clock()
        except StoreError as error:
            self._tell_trouble(error)
            self._set_alarm(self._house.retry)
        except TableError:
            return
        else:
            if self._alarm is None:
                self._arrange()

    # Bots.

    async def _answer(self, question: Question) -> None:
        """Thinks for a bot, and makes its choice; one that fails is made a choice for."""
        text, note = await self._thought(question)
        wait = self._house.retry
        while True:
            try:
                await self._owned(self._submit_for_bot, question, text, note)
                return
            except StoreError as error:
                self._tell_trouble(error)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            except (TableError, NotAsked, GameOver):
                return
            except Exception:
                LOG.exception("bot %s at table %s chose %r", question.bot, self.id, text)
                if text is None:
                    return
                text, note = None, "bot-failed"

    async def _thought(self, question: Question) -> tuple[str | None, Note | None]:
        loop = asyncio.get_running_loop()
        ready = loop.time() + self._house.pace
        seat, _, bot = question
        view = self._game_position().state.view(seat)
        record = partial(self.record, seat)
        result: tuple[str | None, Note | None]
        try:
            text = await self._house.thinker.think(self.game, view, seat, bot, record)
            result = text, None
        except (TimeoutError, ForeignSlow):
            LOG.warning("bot %s at table %s is too slow", question.bot, self.id)
            result = None, "bot-slow"
        except Exception as error:
            LOG.warning("bot %s at table %s failed: %r", question.bot, self.id, error)
            result = None, "bot-failed"
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return result

    # Hints.

    async def _advice(self, seat: int) -> Advice:
        """Thinks for a person, out of what the seat may see; whatever goes wrong, it is said so."""
        view = self._game_position().state.view(seat)
        try:
            return await self._house.thinker.advise(self.game, view, seat)
        except Exception as error:
            LOG.warning("no hint at table %s: %r", self.id, error)
            raise HintFailed from None

    def _tell_trouble(self, error: StoreError) -> None:
        LOG.error("table %s cannot go on: %s", self.id, error)
        self.trouble = error
        self._wake_watchers()


def weakly(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A method that does not hold its table: in a ring, it would stay until garbage is searched."""
    held = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        found = held()
        assert found is not None, "only the table itself asks"
        return found(*args, **kwargs)

    return call
