"""Several halls on one PostgreSQL, as processes that serve the same tables have them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from wondertable.store import Database, StoreError
from wondertable.table import Hall
from wondertable.table.peers import Membership, Peers

from .room import PATIENCE, Time, new_hall


def peers_of(hall: Hall) -> Peers:
    assert hall.house.peers is not None
    return hall.house.peers


@asynccontextmanager
async def a_hall(
    postgres: str, name: str, time: Time | None = None, key: str = "key", **settings: Any
) -> AsyncIterator[Hall]:
    """A process among others."""
    database = Database(postgres)
    member = Membership.made(f"unix:/{name}", key)
    with database.together(member.session):
        hall = new_hall(Path(), time, database=database, membership=member, **settings)
        await hall.start()
        try:
            yield hall
        finally:
            with suppress(StoreError):
                await hall.stop()


@asynccontextmanager
async def two_halls(
    postgres: str, time: Time | None = None, **settings: Any
) -> AsyncIterator[tuple[Hall, Hall]]:
    async with (
        a_hall(postgres, "one", time, **settings) as one,
        a_hall(postgres, "two", time, **settings) as two,
    ):
        await eventually(lambda: bool(peers_of(one).others))
        yield one, two


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
