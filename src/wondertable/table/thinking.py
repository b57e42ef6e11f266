"""The bots of one table: which of them think, and what comes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from wondertable.bots.errors import ForeignSlow
from wondertable.core.errors import GameOver, NotAsked
from wondertable.core.record import Record
from wondertable.store import StoreError
from wondertable.store.rows import Note
from wondertable.table.errors import TableError
from wondertable.table.ledger import Ledger
from wondertable.table.moves import Question

LOG: Final = logging.getLogger(__name__)

LONGEST_WAIT: Final = 60.0
"""Seconds between two tries to save a bot's move."""

Submit = Callable[[Question, str | None, Note | None], Coroutine[Any, Any, int]]


class Thinking:
    """Lets exactly those bots think that owe a choice.

    A thought that nobody wants any more is cancelled. One that comes in spite of that is refused by
    `submit`, which is called from within `Ledger.alone` and looks again whether it is wanted. A bot
    that fails or is too slow does not stop the game: any choice is made for it. A choice that the
    store refuses is tried again until the store takes it.
    """

    def __init__(self, ledger: Ledger, submit: Submit, record: Callable[[int], Record]) -> None:
        self._ledger = ledger
        self._submit = submit
        self._record = record
        self._tasks: dict[Question, asyncio.Task[None]] = {}

    def arrange(self) -> None:
        """Starts what is new and gives up what nobody wants to know any more."""
        now = self._ledger.standing
        waits = now.request is not None  # a choice of a bot would make the request fall
        bots = [seat for seat in self._ledger.acting if now.shown[seat].by_bot and not waits]
        self._want(
            {Question(seat, now.ply, now.seats[seat].bot or "", now.returns) for seat in bots}
        )

    def stop(self) -> None:
        """Gives everything up."""
        self._want(set())

    def _want(self, questions: set[Question]) -> None:
        for question in self._tasks.keys() - questions:
            self._tasks.pop(question).cancel()
        for question in questions - self._tasks.keys():
            self._tasks[question] = self._ledger.begin(self._think(question))

    async def _think(self, question: Question) -> None:
        try:
            await self._answer(question)
        finally:
            if self._tasks.get(question) is asyncio.current_task():
                del self._tasks[question]

    async def _answer(self, question: Question) -> None:
        """Finds a bot's choice and makes it; if the bot fails, any choice is made for it."""
        text, note = await self._thought(question)
        wait = self._ledger.house.retry
        while True:
            try:
                await self._ledger.alone(self._submit, question, text, note)
                return
            except StoreError as error:
                self._ledger.tell_trouble(error)
                await self._ledger.patience(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            except (TableError, NotAsked, GameOver):
                return
            except Exception:
                LOG.exception("bot %s at table %s chose %r", question.bot, self._ledger.id, text)
                if text is None:
                    return
                text, note = None, "bot-failed"

    async def _thought(self, question: Question) -> tuple[str | None, Note | None]:
        """What a bot chooses, out of what its seat may see; no sooner than people can follow."""
        seat, _, bot, _ = question
        now, house = self._ledger.standing, self._ledger.house
        loop = asyncio.get_running_loop()
        ready = loop.time() + house.pace
        view = now.begun().state.view(seat)
        record = partial(self._record, seat)
        result: tuple[str | None, Note | None]
        try:
            result = await house.thinker.think(now.game, view, seat, bot, record), None
        except (TimeoutError, ForeignSlow):
            LOG.warning("bot %s at table %s is too slow", bot, self._ledger.id)
            result = None, "bot-slow"
        except Exception as error:
            LOG.warning("bot %s at table %s failed: %r", bot, self._ledger.id, error)
            result = None, "bot-failed"
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return result
