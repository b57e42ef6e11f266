"""The hints of one table: for the seat that asked, and until the game moves on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from wondertable.bots.advice import Advice
from wondertable.core.errors import NotAsked
from wondertable.core.game import seat_word
from wondertable.table.errors import Closing, HintFailed, HintsOff, Stale, UnknownTable
from wondertable.table.ledger import Ledger, looked_at

LOG: Final = logging.getLogger(__name__)

Place = tuple[int, int]
"""A seat and a ply."""


class Hints:
    """Thinks about one hint for each seat at a time; whoever asks again shares it.

    Nothing of this is written down: a hint is no move, and nobody else is told of it. It is found
    out of what the seat may see, and forgotten with the ply that it is about.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: dict[Place, Advice] = {}
        self._tasks: dict[Place, asyncio.Task[Advice]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def of(self, seat: int) -> Advice | None:
        """The hint that a seat was given about the choice that it owes now."""
        now = self._ledger.standing
        owes = now.status == "running" and seat in now.asked and not now.shown[seat].by_bot
        return self._known.get((seat, now.ply)) if owes else None

    async def ask(self, seat: int, ply: int) -> Advice:
        """The best choices of a seat that owes one.

        Raises HintsOff, HintFailed, Stale if the game moves on meanwhile, or what `submit` raises.
        """
        self._refuse(seat, ply)
        advice = await self._shared((seat, ply))
        self._refuse(seat, ply)
        if advice is None:
            raise Stale(ply, self._ledger.standing.ply)
        self._ledger.tell()
        return advice

    def arrange(self) -> None:
        """Forgets what was found, and gives up what is thought about, for any other ply."""
        self._keep(self._ledger.standing.ply)

    def stop(self) -> None:
        """Gives everything up."""
        self._keep(None)

    def _keep(self, ply: int | None) -> None:
        for place in [place for place in self._known if place[1] != ply]:
            del self._known[place]
        for place in [place for place in self._tasks if place[1] != ply]:
            self._tasks.pop(place).cancel()

    async def _shared(self, place: Place) -> Advice | None:
        """The hint for a place; nothing if the game moved on before it was found."""
        if place in self._known:
            return self._known[place]
        task = self._tasks.get(place)
        if task is None:
            task = self._tasks[place] = self._ledger.begin(self._found(place))
            task.add_done_callback(looked_at)
        await asyncio.wait({task})
        return None if task.cancelled() else task.result()

    async def _found(self, place: Place) -> Advice:
        try:
            advice = await self._advice(place[0])
            self._known[place] = advice
            return advice
        finally:
            if self._tasks.get(place) is asyncio.current_task():
                del self._tasks[place]

    async def _advice(self, seat: int) -> Advice:
        """Thinks for a person; whatever goes wrong, it is said so."""
        now = self._ledger.standing
        view = now.begun().state.view(seat)
        try:
            return await self._ledger.house.thinker.advise(now.game, view, seat)
        except Exception as error:
            LOG.warning("no hint at table %s: %r", self._ledger.id, error)
            raise HintFailed from None

    def _refuse(self, seat: int, ply: int) -> None:
        """Raises if a seat has nothing to ask about."""
        now = self._ledger.standing
        if self._ledger.house.closing:
            raise Closing
        if self._ledger.gone:
            raise UnknownTable(self._ledger.id)
        if not now.settings.hints:
            raise HintsOff
        now.playable_by_person(seat, ply)
        if seat not in now.asked:
            raise NotAsked(seat_word(seat), ply, ", ".join(map(seat_word, now.asked)))
