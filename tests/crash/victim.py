"""A server that plays as fast as it can and says every move that it has acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection

from tests.table.room import ALL_GAMES, ANN, BOB, BOT, CAT, Here
from wondertable.core.state import SPECTATOR
from wondertable.store import Database, StoreAway, StoreError
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.progress import BACK

Say = Callable[[tuple[str, int, int, str]], None]
"""Says a table, an acknowledged seat and ply (or the number of a line), and the choice."""

PLANS: dict[str, tuple[str, tuple[SeatPlan, ...]]] = {
    "people": ("duel", (ANN, BOB)),
    "bots": ("duel", (BOT, BOT)),
    "rounds": ("mini", (ANN, BOB, CAT)),
    "mixed": ("mini", (ANN, BOT)),
}


def serve(url: str, pipe: Connection) -> None:
    """Runs until it is killed."""
    asyncio.run(play(url, pipe.send))


@asynccontextmanager
async def served(url: str) -> AsyncIterator[Hall]:
    """The tables of a database, which no other server has."""
    database = Database(url)
    with database.alone("the victim"):
        hall = Hall(database, games=ALL_GAMES, thinker=Here())
        hall.house.retry = 0.02
        await hall.start()
        yield hall


async def play(url: str, say: Say) -> None:
    """Goes on with the tables of the database, or opens new ones."""
    async with served(url) as hall, asyncio.TaskGroup() as players:
        for host in PLANS:
            players.create_task(sit(hall, host, say))


async def sit(hall: Hall, host: str, say: Say) -> None:
    """Plays one game after the other."""
    for summary in await hall.of_person(host):
        if summary.status == "running":
            await finish(await hall.find(summary.id), say)
    game, plans = PLANS[host]
    while True:
        try:
            table = await hall.open(game, {}, plans, Settings(), host)
        except StoreAway:
            await asyncio.sleep(0.02)
        else:
            await finish(table, say)


def practise(url: str, pipe: Connection) -> None:
    """Plays and takes back until it is killed."""
    asyncio.run(to_and_fro(url, pipe.send))


async def to_and_fro(url: str, say: Say) -> None:
    """Somebody alone on both seats takes some choices back, and half of a game that is over."""
    async with served(url) as hall:
        await back_and_forth(hall, say)


async def back_and_forth(hall: Hall, say: Say) -> None:
    """Does so at one table."""
    found = await hall.of_person("ann")
    plans = (ANN, SeatPlan.of("ann", "Bea"))
    opened = hall.find(found[0].id) if found else None
    table = await (opened or hall.open("duel", {}, plans, Settings(practice=True), "ann"))
    while True:
        if table.status == "over" or (table.ply and table.version % 3 == 0):
            to = table.ply // 2 if table.status == "over" else table.ply - 1
            await table.undo(0, to, table.ply)
            say((table.id, BACK, table.lines, f"back {to}"))
        else:
            await choose(table, table.asked[0], say)


async def finish(table: Table, say: Say) -> None:
    """Plays a game to its end; whatever a watcher is told counts as acknowledged too."""
    told = 0
    async with table.watch() as versions:
        while table.status != "over":
            mine = [seat for seat in table.asked if not table.seats[seat].by_bot]
            if mine:
                await choose(table, mine[-1], say)
            else:
                await anext(versions)
            for entry in table.entries(SPECTATOR, told):
                told = entry.number
                say((table.id, entry.seat, entry.number, ""))


async def choose(table: Table, seat: int, say: Say) -> None:
    """Makes a choice, a different one at every ply."""
    view = table.view(seat)
    legal = view.legal(seat)
    text = table.game.write(view, seat, legal[table.ply % len(legal)])
    ply = table.ply
    try:
        await table.submit(seat, text, ply)
    except StoreError:
        # Somebody would look again, and choose what is asked then.
        while table.trouble:
            await asyncio.sleep(0.005)
    else:
        say((table.id, seat, ply, text))
