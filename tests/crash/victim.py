"""A server that plays as fast as it can and says every move that it has acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from tests.table.room import ALL_GAMES, ANN, BOB, BOT, CAT, Here
from wondertable.core.state import SPECTATOR
from wondertable.store import Database
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


def serve(folder: Path, pipe: Connection) -> None:
    """Runs until it is killed."""
    asyncio.run(play(folder, pipe.send))


async def play(folder: Path, say: Say) -> None:
    """Goes on with the tables of the folder, or opens new ones."""
    hall = Hall(Database(f"sqlite:///{folder}/tables.db"), games=ALL_GAMES, thinker=Here())
    await hall.start()
    async with asyncio.TaskGroup() as players:
        for host in PLANS:
            players.create_task(sit(hall, host, say))


async def sit(hall: Hall, host: str, say: Say) -> None:
    """Plays one game after the other."""
    for summary in await hall.of_person(host):
        if summary.status == "running":
            await finish(await hall.find(summary.id), say)
    game, plans = PLANS[host]
    while True:
        await finish(await hall.open(game, {}, plans, Settings(), host), say)


def practise(folder: Path, pipe: Connection) -> None:
    """Plays and takes back until it is killed."""
    asyncio.run(to_and_fro(folder, pipe.send))


async def to_and_fro(folder: Path, say: Say) -> None:
    """Somebody alone on both seats takes some choices back, and half of a game that is over."""
    hall = Hall(Database(f"sqlite:///{folder}/tables.db"), games=ALL_GAMES, thinker=Here())
    await hall.start()
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
    await table.submit(seat, text, ply)
    say((table.id, seat, ply, text))
