"""A hall to test with: its time stands still, and its bots think at once, here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.store.empty import database_in
from tests.toy.mini import MINI
from wondertable.bots import find_bot
from wondertable.bots.advice import Advice, advise
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import GAMES
from wondertable.store import Database
from wondertable.table import Hall, SeatPlan, Settings, Table

ANN = SeatPlan.of("ann", "Ann")
BOB = SeatPlan.of("bob", "Bob", "hu")
CAT = SeatPlan.of("cat", "Cat", "de")
BOT = SeatPlan.of_bot("random")
FREE = SeatPlan.free()

ALL_GAMES = {**GAMES, "mini": MINI}

PATIENCE = 60.0
"""Seconds after which a test that waits in vain is given up, however slow the machine."""


class Time:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


def no_record() -> Record:
    """Stands where only a program of others would look."""
    raise AssertionError("bots of ours are asked by views")


class Here:
    """Thinks in this process."""

    def __init__(self) -> None:
        self.rng = Rng(7)

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        return game.write(view, seat, find_bot(bot, game).choose(view, seat, self.rng))

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        return advise(find_bot("oracle:40sims", game), game, view, seat, Rng(7))

    async def turn(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Never(Here):
    """Thinks without end."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nothing sets the event")

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        await asyncio.Event().wait()
        raise AssertionError("nothing sets the event")


def new_hall(folder: Path, time: Time | None = None, **settings: Any) -> Hall:
    time = time or Time()
    database = settings.pop("database", None) or Database(database_in(folder))
    settings.setdefault("thinker", Here())
    return Hall(database, games=ALL_GAMES, now=time.now, steady=time.now, **settings)


@asynccontextmanager
async def running_hall(
    folder: Path, time: Time | None = None, **settings: Any
) -> AsyncIterator[Hall]:
    hall = new_hall(folder, time, **settings)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def duel(
    hall: Hall, seats: Sequence[SeatPlan] = (ANN, BOB), settings: Settings | None = None
) -> Table:
    return await hall.open("duel", {}, seats, settings or Settings(), "ann")


async def mini(
    hall: Hall, seats: Sequence[SeatPlan] = (ANN, BOB), settings: Settings | None = None
) -> Table:
    return await hall.open("mini", {}, seats, settings or Settings(), "ann")


def a_choice(table: Table, seat: int | None = None, at: int = 0) -> str:
    """A legal choice of a seat, the one that is asked first if none is named."""
    seat = table.asked[0] if seat is None else seat
    view = table.view(seat)
    legal = view.legal(seat)
    return table.game.write(view, seat, legal[at % len(legal)])


async def move(table: Table, at: int = 0) -> int:
    """Lets the seat that is asked first choose something."""
    return await table.submit(table.asked[0], a_choice(table, at=at), table.ply)


async def play_out(table: Table) -> None:
    """Plays to the end."""
    while table.status != "over":
        await move(table, at=table.ply)


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)
