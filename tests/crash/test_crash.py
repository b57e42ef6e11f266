"""A server that is killed again and again loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.table.room import ALL_GAMES, Never
from wondertable.core.record import FORMAT, End, Header, Move, Record, Result
from wondertable.core.replay import verify
from wondertable.core.state import CHANCE
from wondertable.store import Database, Saved, load_table, unfinished_tables
from wondertable.table import Hall
from wondertable.table.progress import BACK

from .victim import PLANS, practise, serve

FRESH = 5
"""Every fifth run begins with an empty folder, so that the first seconds are hit as well."""

Said = list[tuple[str, int, int, str]]


@pytest.mark.parametrize("kills", [20, pytest.param(100, marks=pytest.mark.long)])
def test_a_server_killed_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path, kills: int
) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([serve.__module__])
    luck = random.Random(50)
    long_lived: Said = []
    for run in range(kills):
        fresh = run % FRESH == 0
        folder = tmp_path / (f"run {run}" if fresh else "long-lived")
        folder.mkdir(exist_ok=True)
        lines = 0 if fresh else luck.randrange(60)
        seconds = luck.uniform(0, 0.12 if fresh else 0.02)
        said = killed_after(context, in_folder(folder), lines, seconds)
        check(in_folder(folder), said)
        long_lived += [] if fresh else said
    url = in_folder(tmp_path / "long-lived")
    while len({table for table, *_ in long_lived}) <= len(PLANS):  # until a game has been finished
        long_lived += killed_after(context, url, 60, luck.uniform(0, 0.02))
        check(url, long_lived)
    asyncio.run(check_hall(url, check(url, long_lived)))


def in_folder(folder: Path) -> str:
    """The address of the database in a folder."""
    return f"sqlite:///{folder}/tables.db"


def test_a_server_killed_while_choices_are_taken_back_keeps_every_line_of_it(
    tmp_path: Path,
) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([serve.__module__])
    luck = random.Random(7)
    said: Said = []
    for _ in range(4):
        said += killed_after(context, in_folder(tmp_path), 8, luck.uniform(0, 0.02), practise)
        asyncio.run(check_branches(in_folder(tmp_path), said))
    assert sum(seat == BACK for _, seat, *_ in said) > 4


async def check_branches(url: str, said: Said) -> None:
    """Whatever was acknowledged stands in the store, and the record of all branches is sound."""
    hall = Hall(Database(url), games=ALL_GAMES, thinker=Never())
    await hall.start()
    table = await hall.find(said[0][0])
    saved = load_table(hall._house.database, table.id)
    assert saved is not None
    assert [move.number for move in saved.moves] == list(range(1, len(saved.moves) + 1))
    choices = {(move.seat, move.ply - 1, move.do) for move in saved.moves}
    for _, seat, number, text in said:
        if seat == BACK:
            assert (saved.moves[number - 1].seat, saved.moves[number - 1].do) == (BACK, text)
        else:
            assert (seat, number, text) in choices
    assert table.returns == sum(move.seat == BACK for move in saved.moves)
    verify(table.game, table.record(0))
    await hall.stop()


def killed_after(
    context: multiprocessing.context.ForkServerContext,
    url: str,
    lines: int,
    seconds: float,
    served: Callable[[str, Connection], None] = serve,
) -> Said:
    """What a server acknowledged that was killed so many seconds after so many lines."""
    ours, theirs = context.Pipe(duplex=False)
    victim = context.Process(target=served, args=(url, theirs))
    victim.start()
    theirs.close()
    said: Said = [ours.recv() for _ in range(lines)]
    time.sleep(seconds)
    victim.kill()
    said += rest_of(ours)
    victim.join()
    assert victim.exitcode == -9
    victim.close()
    return said


def rest_of(pipe: Connection) -> Said:
    """What was said last; the end of it may be cut off."""
    said = []
    try:
        while True:
            said.append(pipe.recv())
    except (EOFError, OSError):
        pipe.close()
    return said


def check(url: str, said: Said) -> list[str]:
    """Compares what the store kept with what was acknowledged, and plays these games again."""
    database = Database(url)
    database.open()
    tables = sorted({table for table, *_ in said} | {*unfinished_tables(database)})
    for table in tables:
        saved = load_table(database, table)
        assert saved is not None
        check_moves(saved, [line for line in said if line[0] == table])
        check_record(saved)
    database.close()
    return tables


def check_moves(saved: Saved, said: Said) -> None:
    assert [move.number for move in saved.moves] == list(range(1, len(saved.moves) + 1))
    choices = [(move.seat, move.ply - 1, move.do) for move in saved.moves if move.seat != CHANCE]
    choices += [(laid.seat, laid.ply, laid.do) for laid in saved.laid]
    assert len({(seat, ply) for seat, ply, _ in choices}) == len(choices)
    for _, seat, number, text in said:
        if text:
            assert (seat, number, text) in choices
        else:
            assert saved.moves[number - 1].seat == seat


def check_record(saved: Saved) -> None:
    """Every move is legal, and the seed dealt every card."""
    row = saved.table
    header = Header(
        FORMAT,
        row.game,
        row.rules,
        row.options,
        tuple(s.name for s in saved.seats),
        row.seed_digest,
    )
    moves = [Move("chance" if m.seat == CHANCE else m.seat, m.do) for m in saved.moves]
    game = ALL_GAMES[row.game]
    unfinished = End("closed", Result((), ()), row.seed.hex())
    state = verify(game, Record(header, moves), row.id)
    assert (state.outcome() is None) == (row.status == "running")
    if state.outcome() is None:
        verify(game, Record(header, moves, unfinished), row.id)


async def check_hall(url: str, tables: list[str]) -> None:
    """Every table can be found again and says what it would have said."""
    hall = Hall(Database(url), games=ALL_GAMES, thinker=Never())
    await hall.start()
    for table_id in tables:
        table = await hall.find(table_id)
        if table.status == "over":
            verify(table.game, table.record(0))
        else:
            assert table.asked
    await hall.stop()
