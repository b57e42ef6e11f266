"""The hints of one table: for the seat that asked, and until the game moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from wondertable.bots.advice import Advice

Place = tuple[int, int]
"""A seat and a ply."""


@dataclass(frozen=True)
class Hint:
    """What the computer advises a seat at a ply."""

    seat: int
    ply: int
    advice: Advice


class Hints:
    """Thinks about one hint for each seat at a time; whoever asks again shares it.

    Nothing of this is written down: a hint is no move, and nobody else is told of it.
    """

    def __init__(self, think: Callable[[int], Awaitable[Advice]]) -> None:
        self._think = think
        self._known: dict[Place, Hint] = {}
        self._tasks: dict[Place, asyncio.Task[Hint]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def known(self, seat: int, ply: int) -> Hint | None:
        """The hint that a seat was given at this ply."""
        return self._known.get((seat, ply))

    async def ask(self, seat: int, ply: int) -> Hint | None:
        """The hint for a seat at this ply; nothing if the game moved on before it was found."""
        place = (seat, ply)
        if place in self._known:
            return self._known[place]
        task = self._tasks.get(place)
        if task is None:
            task = self._tasks[place] = asyncio.create_task(self._found(seat, ply))
            task.add_done_callback(looked_at)
        await asyncio.wait({task})
        return None if task.cancelled() else task.result()

    def keep(self, ply: int | None) -> None:
        """Forgets what was found, and gives up what is thought about, for any other ply."""
        for place in [place for place in self._known if place[1] != ply]:
            del self._known[place]
        for place in [place for place in self._tasks if place[1] != ply]:
            self._tasks.pop(place).cancel()

    async def _found(self, seat: int, ply: int) -> Hint:
        try:
            hint = Hint(seat, ply, await self._think(seat))
            self._known[seat, ply] = hint
            return hint
        finally:
            if self._tasks.get((seat, ply)) is asyncio.current_task():
                del self._tasks[seat, ply]


def looked_at(task: asyncio.Task[Hint]) -> None:
    """Takes note of an error, which is of no interest if nobody waits for the hint any more."""
    if not task.cancelled():
        task.exception()
