"""A table that people, bots and restarts act on in any order, compared with a plain model."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.store.empty import database_in
from wondertable.core.errors import GameOver, NotAsked, WondertableError
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.replay import Replay, verify
from wondertable.core.state import CHANCE, SPECTATOR, State
from wondertable.store import Database
from wondertable.table import Changes, Hall, Resync, SeatPlan, Settings, UpToDate
from wondertable.table.errors import HandedOver, HintFailed, NothingLaid, Stale, TablePaused

from .room import ALL_GAMES, Here, until

T = TypeVar("T")

SEATS = st.integers(0, 2)
PICKS = st.integers(0, 99)


class Gate(Here):
    """Lets bots think only when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        await self.open.wait()
        return await super().think(game, view, seat, bot, record)


class TableMachine(RuleBasedStateMachine):
    """The rules: everything that can be tried at a table."""

    game = "duel"
    plans: tuple[SeatPlan, ...] = (SeatPlan.of("ann", "Ann"), SeatPlan.of("bob", "Bob"))

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.acknowledged: list[tuple[int, str, int]] = []
        self.version = 0
        self.seen = 0
        self.status = "running"
        self.by_bot: set[int] = set()
        self.start()
        self.table = self.run(
            self.hall.open(self.game, {}, self.plans, Settings(stand_in="random"), "ann")
        )

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def start(self) -> None:
        self.gate = Gate()
        database = Database(database_in(self.folder))
        self.hall = Hall(database, games=ALL_GAMES, thinker=self.gate)
        self.run(self.hall.start())

    def teardown(self) -> None:
        self.run(self.hall.stop())
        self.runner.close()
        shutil.rmtree(self.folder)

    def seat(self, seat: int) -> int:
        return seat % len(self.plans)

    def choice(self, seat: int, pick: int) -> str:
        view = self.table.view(seat)
        legal = view.legal(seat)
        return self.table.game.write(view, seat, legal[pick % len(legal)])

    def playable(self) -> list[int]:
        return [seat for seat in self.table.asked if seat not in self.by_bot]

    @precondition(lambda self: self.status == "running" and self.playable())
    @rule(seat=SEATS, pick=PICKS)
    def submit_something_legal(self, seat: int, pick: int) -> None:
        seats = self.playable()
        seat = seats[seat % len(seats)]
        text, ply = self.choice(seat, pick), self.table.ply
        assert self.run(self.table.submit(seat, text, ply)) == self.version + 1
        self.acknowledged.append((seat, text, ply))
        if self.table.status == "over":
            self.status = "over"

    @rule(seat=SEATS, off=st.sampled_from([-2, -1, 1, 5]))
    def submit_something_stale(self, seat: int, off: int) -> None:
        error = GameOver if self.status == "over" else Stale
        with pytest.raises(error):
            self.run(self.table.submit(self.seat(seat), "bid 0", self.table.ply + off))

    @precondition(lambda self: self.acknowledged)
    @rule()
    def submit_the_same_again(self) -> None:
        seat, text, ply = self.acknowledged[-1]
        with pytest.raises((Stale, NotAsked, HandedOver, TablePaused, GameOver)):
            self.run(self.table.submit(seat, text, ply))

    @precondition(lambda self: self.status == "running")
    @rule(seat=SEATS)
    def submit_out_of_turn(self, seat: int) -> None:
        seat = self.seat(seat)
        if seat not in self.table.asked:
            with pytest.raises((NotAsked, HandedOver)):
                self.run(self.table.submit(seat, "bid 0", self.table.ply))

    @rule(seat=SEATS, text=st.text(max_size=12) | st.sampled_from(["bid 7", "discard pyramids"]))
    def submit_nonsense(self, seat: int, text: str) -> None:
        with pytest.raises(WondertableError):
            self.run(self.table.submit(self.seat(seat), text, self.table.ply))

    @rule(seat=SEATS)
    def ask_for_a_hint(self, seat: int) -> None:
        seat = self.seat(seat)
        asked = self.status == "running" and seat in self.playable()
        try:
            hint = self.run(self.table.hint(seat, self.table.ply))
        except HintFailed:
            assert self.game == "mini", "the toy is not in the registry, so nobody can search it"
        except WondertableError:
            assert not asked
        else:
            assert asked
            assert self.table.hint_of(seat) == hint
        assert self.table.version == self.version

    @rule(seat=SEATS)
    def retract(self, seat: int) -> None:
        seat = self.seat(seat)
        if self.status == "running" and seat in self.table.laid:
            self.run(self.table.retract(seat, self.table.ply))
            mine = [move for move in self.acknowledged if move[0] == seat]
            if mine and mine[-1][2] == self.table.ply:
                self.acknowledged.remove(mine[-1])
        else:
            with pytest.raises((NothingLaid, TablePaused, GameOver)):
                self.run(self.table.retract(seat, self.table.ply))

    @rule()
    def pause(self) -> None:
        if self.status == "running":
            self.run(self.table.pause("ann"))
            self.status = "paused"
        else:
            with pytest.raises(WondertableError):
                self.run(self.table.pause("ann"))

    @rule()
    def resume(self) -> None:
        if self.status == "paused":
            self.run(self.table.resume("ann"))
            self.status = "running"
        else:
            with pytest.raises(WondertableError):
                self.run(self.table.resume("ann"))

    @precondition(lambda self: self.status != "over")
    @rule(seat=SEATS)
    def hand_over_or_back(self, seat: int) -> None:
        seat = self.seat(seat)
        if seat in self.by_bot:
            self.run(self.table.hand_back(seat, "ann"))
            self.by_bot.remove(seat)
        else:
            self.run(self.table.hand_over(seat, "ann"))
            self.by_bot.add(seat)

    @precondition(lambda self: self.status == "running" and self.by_bot & {*self.table.asked})
    @rule()
    def bots_think(self) -> None:
        async def think() -> None:
            self.gate.open.set()
            await until(lambda: not self.by_bot & {*self.table.asked})
            self.gate.open.clear()

        self.run(think())
        self.status = self.table.status

    @precondition(lambda self: len(self.acknowledged) > 6 and self.status != "over")
    @rule(seat=SEATS, sure=st.integers(0, 3))
    def resign(self, seat: int, sure: int) -> None:
        if sure:
            return
        seat = self.seat(seat)
        self.run(self.table.resign(seat))
        if len(self.plans) > 2:
            self.by_bot.add(seat)
        else:
            self.status = "over"

    @rule(graceful=st.booleans())
    def restart(self, *, graceful: bool) -> None:
        if graceful:
            self.run(self.hall.stop())
        else:
            self.run(self.vanish())
        self.start()
        self.table = self.run(self.hall.find(self.table.id))
        self.seen = self.table.version

    async def vanish(self) -> None:
        """Ends the hall without any farewell, as a crash does; only its threads are spared."""
        self.hall._house.closing = True
        self.table._thinking.stop()
        self.hall._house.database.close()

    @rule()
    def watch(self) -> None:
        async def one_change() -> int:
            async with self.table.watch() as versions:
                await self.table.set_language(0, "de")
                return await anext(versions)

        assert self.run(one_change()) == self.table.version

    @rule()
    def catch_up(self) -> None:
        answer = self.table.since(self.seen)
        if isinstance(answer, Changes):
            first = self.seen + 1
            assert [change.version for change in answer.changes] == list(
                range(first, self.table.version + 1)
            )
        else:
            assert answer == (UpToDate() if self.seen == self.table.version else Resync())
        self.seen = self.table.version

    @invariant()
    def version_never_falls(self) -> None:
        assert self.table.version >= self.version
        self.version = self.table.version

    @invariant()
    def status_is_as_expected(self) -> None:
        assert self.table.status == self.status
        assert {seat.number for seat in self.table.seats if seat.by_bot} == self.by_bot

    @invariant()
    def no_acknowledged_move_is_lost_or_doubled(self) -> None:
        kept = [
            (line.seat, line.choice.do, line.ply - 1) for line in self.table._ledger.standing.lines
        ]
        laid = self.table._ledger.standing.begun().laid
        kept += [(seat, choice.do, self.table.ply) for seat, (choice, _) in laid.items()]
        ours = [move for move in kept if move[0] != CHANCE]
        assert len({(seat, ply) for seat, _, ply in ours}) == len(ours)
        assert {*self.acknowledged} <= {*ours}

    @invariant()
    def every_record_replays_to_what_its_viewer_sees(self) -> None:
        if self.status == "over":
            verify(self.table.game, self.table.record(SPECTATOR))
            return
        for viewer in (0, 1, SPECTATOR):
            replayed = Replay(self.table.game, self.table.record(viewer)).run()
            seen = self.table._ledger.standing.begun().base.view(viewer)
            assert replayed.key() == seen.key()


class MiniMachine(TableMachine):
    """The same with three seats who choose at once."""

    game = "mini"
    plans = (*TableMachine.plans, SeatPlan.of("cat", "Cat"))


for machine in (TableMachine, MiniMachine):
    machine.TestCase.settings = hypothesis_settings(
        max_examples=10,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )

TestDuelTable = TableMachine.TestCase
TestMiniTable = MiniMachine.TestCase
