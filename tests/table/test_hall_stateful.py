"""People do anything to tables, in any order and at once: no table ever loses its lines."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.store.empty import database_in
from wondertable.core.errors import WondertableError
from wondertable.core.state import CHANCE
from wondertable.store import Database, StoreConflict, load_table
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.errors import Closing, DamagedTable

from .room import ALL_GAMES, ANN, BOB, BOT, FREE, Here, a_choice, until

PEOPLE = ("ann", "bob", "cat")
PLANS = (
    (ANN, FREE),
    (ANN, BOB),
    (ANN, BOT),
    (ANN, FREE, FREE),
    (ANN, SeatPlan.of("ann", "Ann's friend")),
    (BOT, BOT),
)
Deed = Callable[[Hall, str, str, int, int], Coroutine[Any, Any, object]]
"""What somebody does: in a hall, to a table, as a person, with two numbers."""


async def submit(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    table = await hall.find(table_id)
    if not table.asked:
        return None
    seat = table.asked[at % len(table.asked)]
    return await table.submit(seat, a_choice(table, seat, number), table.ply)


async def retract(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    table = await hall.find(table_id)
    return await table.retract(at, table.ply)


async def rematch(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    return await hall.rematch(table_id, person)


async def branch(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    table = await hall.find(table_id)
    ply = min(number, table.ply) if at else table.ply
    return await hall.branch(table_id, ply, at, SeatPlan.of(person, person), "random")


async def delete(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    if number % 4 == 0:
        await hall.delete(table_id, person)
    return None


async def renew(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    table = await hall.find(table_id)
    return await table.move_seat(await table.renew_secret(at), person)


async def forgotten(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
    """The table leaves memory and is found again."""
    hall._awake.pop(table_id, None)
    hall._finished.pop(table_id, None)
    return await hall.find(table_id)


def at_table(name: str, *order: str) -> Deed:
    """A method of the table with the seat, the person or a word, as it wants them."""

    async def deed(hall: Hall, table_id: str, person: str, at: int, number: int) -> object:
        table = await hall.find(table_id)
        given = {"seat": at, "person": person, "name": "New name", "hu": "hu", "bot": "random"}
        return await getattr(table, name)(*(given[word] for word in order))

    return deed


DEEDS: dict[str, Deed] = {
    "submit": submit,
    "submit again": submit,
    "retract": retract,
    "rematch": rematch,
    "branch": branch,
    "delete": delete,
    "renew": renew,
    "forgotten": forgotten,
    "sit": at_table("take_seat", "seat", "person", "name", "hu"),
    "leave": at_table("leave_seat", "seat", "person"),
    "language": at_table("set_language", "seat", "hu"),
    "close seat": at_table("close_seat", "seat", "person"),
    "open seat": at_table("open_seat", "seat", "person"),
    "seat bot": at_table("seat_bot", "seat", "bot", "person"),
    "hand over": at_table("hand_over", "seat", "person"),
    "hand back": at_table("hand_back", "seat", "person"),
    "pause": at_table("pause", "person"),
    "resume": at_table("resume", "person"),
    "close": at_table("close", "person"),
    "resign": at_table("resign", "seat"),
}

doing = st.tuples(
    st.sampled_from(sorted(DEEDS)),
    st.integers(0, 7),
    st.sampled_from(PEOPLE),
    st.integers(0, 2),
    st.integers(0, 40),
)


class HallMachine(RuleBasedStateMachine):
    """The rules: open tables, do things one by one or at once, restart in between."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.tables: list[str] = []
        self.touched: set[str] = set()
        self.start()

    def start(self) -> None:
        database = Database(database_in(self.folder))
        self.hall = Hall(database, games=ALL_GAMES, thinker=Here(), awake=2, finished=1)
        self.runner.run(self.hall.start())

    def teardown(self) -> None:
        self.restart()
        self.touched.update(self.tables)
        self.every_table_can_be_opened()
        self.runner.run(self.hall.stop())
        self.runner.close()
        shutil.rmtree(self.folder)

    @rule(game=st.sampled_from(["mini", "mini", "duel"]), plans=st.sampled_from(PLANS))
    def open_a_table(self, game: str, plans: tuple[SeatPlan, ...]) -> None:
        if game == "duel":
            plans = plans[:2]
        self.do([partial(self.hall.open, game, {}, plans, Settings(stand_in="random"), "ann")])

    @rule(deeds=st.lists(doing, min_size=1, max_size=1))
    def do_something(self, deeds: list[tuple[str, int, str, int, int]]) -> None:
        self.do_all(deeds)

    @rule(deeds=st.lists(doing, min_size=2, max_size=5))
    def do_things_at_once(self, deeds: list[tuple[str, int, str, int, int]]) -> None:
        self.do_all(deeds)

    @rule(deeds=st.lists(doing, max_size=3))
    def stop_in_the_middle(self, deeds: list[tuple[str, int, str, int, int]]) -> None:
        self.do_all(deeds, stop=True)
        self.start()

    @rule()
    def restart(self) -> None:
        self.runner.run(self.hall.stop())
        self.start()

    def do_all(self, deeds: list[tuple[str, int, str, int, int]], *, stop: bool = False) -> None:
        work: list[Callable[[], Coroutine[Any, Any, object]]] = []
        for name, which, person, at, number in deeds if self.tables else []:
            table_id = self.tables[which % len(self.tables)]
            self.touched.add(table_id)
            work.append(partial(DEEDS[name], self.hall, table_id, person, at, number))
        if stop:
            work.append(self.hall.stop)
        self.do(work)

    def do(self, work: list[Callable[[], Coroutine[Any, Any, object]]]) -> None:
        """Does all of it at once; whatever is refused must be refused with a reason."""

        async def together() -> list[object]:
            return await asyncio.gather(*(one() for one in work), return_exceptions=True)

        for done in self.runner.run(together()):
            if isinstance(done, BaseException):
                assert isinstance(done, WondertableError), done
                assert not isinstance(done, DamagedTable | StoreConflict), done
            if isinstance(done, Table) and done.id not in self.tables:
                self.tables.append(done.id)
                self.touched.add(done.id)

    @invariant()
    def every_table_can_be_opened(self) -> None:
        """Every table that was touched has all its lines, and says in memory what the store has."""
        for table_id in sorted(self.touched):
            self.runner.run(self.look_at(table_id))
        self.touched.clear()

    async def look_at(self, table_id: str) -> None:
        saved = await self.hall._house.store(load_table, table_id)
        if saved is None:
            return
        row, moves = saved.table, saved.moves
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        if row.status in ("running", "paused"):
            assert moves
            assert moves[-1].seat == CHANCE or row.game == "mini" or len(moves) > 1
        again = Table(self.hall._house, saved)
        try:
            assert again.asked or row.status != "running"
            known = await self.hall.find(table_id)
        except Closing:
            return
        # What is on disk is told a moment later.
        await until(lambda: known.version >= again.version)
        if known.version == again.version:
            assert (known.status, known.ply, known.seats) == (again.status, again.ply, again.seats)


QUICK = hypothesis_settings(
    max_examples=8,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # what happens at once may happen in another order when tried again
)


def test_no_order_of_requests_leaves_a_table_without_its_lines() -> None:
    run_state_machine_as_test(HallMachine, settings=QUICK)


@pytest.mark.long
def test_no_long_order_of_requests_leaves_a_table_without_its_lines() -> None:
    run_state_machine_as_test(
        HallMachine, settings=hypothesis_settings(QUICK, max_examples=400, stateful_step_count=60)
    )
