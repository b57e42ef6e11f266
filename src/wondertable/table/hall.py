"""All tables of this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from random import SystemRandom
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from wondertable.bots import BOTS
from wondertable.core.errors import GameOver, UnknownGame, WondertableError
from wondertable.core.game import Game
from wondertable.core.seed import fresh_seed, seed_digest
from wondertable.games import GAMES
from wondertable.store import (
    Database,
    MoveRow,
    Saved,
    TableRow,
    add_table,
    belongings,
    going_tables,
    hide_table,
    load_table,
    purge,
    tables_of,
    unfinished_tables,
    unhide_table,
    waiting_tables,
)
from wondertable.store.processes import Peer
from wondertable.store.rows import Status
from wondertable.table.boxes import Boxes
from wondertable.table.ends import Ends
from wondertable.table.errors import (
    Closing,
    Elsewhere,
    NotOver,
    NotSeated,
    RatedSeats,
    UnknownSeat,
    UnknownTable,
)
from wondertable.table.house import House
from wondertable.table.judging import ProcessReviewer, Reviewer
from wondertable.table.ledger import move_row
from wondertable.table.moving import Moving
from wondertable.table.outage import Outage
from wondertable.table.peers import Membership, Peers
from wondertable.table.progress import BACK, begin
from wondertable.table.reviews import Reviews
from wondertable.table.seat import Seat, SeatPlan, planned, shown
from wondertable.table.seats import ready_seats
from wondertable.table.series import series_after
from wondertable.table.settings import Settings, WhatIf, checked, from_plain, to_plain
from wondertable.table.table import Table
from wondertable.table.thinker import ProcessThinker, Thinker

LOG = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

ID_BYTES: Final = 9
AWAKE: Final = 200
"""How many tables without business stay in memory."""
FINISHED: Final = 20
"""How many of them, beside those, may be over: whoever looks back asks for the same one again."""
CLOCK_ERROR: Final = 3600.0
"""So far the time of day may run ahead before it is not believed."""
PURGED_SECONDS: Final = 600.0
"""Processes that start together delete old tables once."""
LOOKED_AT: Final = 8
"""So many tables are asked, at every visit, whether they can be dropped."""


@dataclass(frozen=True)
class Summary:
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    seats: tuple[Seat, ...]
    host: str
    created: float
    updated: float
    end_reason: str | None
    ranks: tuple[int, ...]
    version: int


@dataclass(frozen=True)
class OpenTable(Summary):
    """A listed table that waits for people."""

    settings: Settings


class Hall:
    """Opens tables, finds them again, and lets their bots play.

    `keep` is how many seconds a table is kept after its last change (None: for ever); `pace` is the
    least time in seconds that a bot takes, so that people can follow; `bot_seconds` is when a bot
    counts as too slow. With a `membership` other processes serve the same tables: then every table
    belongs to one of them, and what belongs to another one is `Elsewhere`.
    """

    def __init__(
        self,
        database: Database,
        *,
        keep: float | None = None,
        pace: float = 0.0,
        bot_seconds: float = 20.0,
        thinker: Thinker | None = None,
        reviewer: Reviewer | None = None,
        games: Mapping[str, Game] = GAMES,
        bots: Collection[str] = BOTS,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        awake: int = AWAKE,
        finished: int = FINISHED,
        membership: Membership | None = None,
    ) -> None:
        thinker = thinker or ProcessThinker(bot_seconds)
        self._house = House(database, thinker, games, bots, pace, now, steady)
        self._outage = Outage(self._house, lambda: list(self._known.values()))
        self._house.away = self._outage.begin
        self.boxes = Boxes(self._house)
        """The games from the box."""
        self.reviews = Reviews(self._house, reviewer or ProcessReviewer(thinker.turn))
        """The reviews of finished games."""
        self.ends = Ends(self._house)
        """Tells those who listen that a game is over."""
        self._moving: Moving | None = None
        if membership is not None:
            peers = Peers(database, membership, now, self._outage.begin)
            self._house.peers = peers
            peers.buried.append(self.ends.wake)
            self._moving = Moving(self._house, peers, self)
        self._keep = keep
        self._begun = self._house.now(), self._house.steady()
        """When the hall was opened, by both clocks."""
        self._most_awake = awake
        self._most_finished = finished
        self._awake: dict[str, Table] = {}
        self._finished: dict[str, Table] = {}
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.changing = asyncio.Lock()
        """Is held while a table comes into memory, or goes."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._seen: OrderedDict[str, Table] = OrderedDict()

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that people may choose, with the programs that the operator named last."""
        return tuple(self._house.bots)

    @property
    def house(self) -> House:
        """What the tables share, for the rooms above."""
        return self._house

    @property
    def store_is_away(self) -> bool:
        """Whether tables wait for the store."""
        return self._outage.lasts

    def in_memory(self) -> Counter[str]:
        """How many tables are in memory, by their status."""
        return Counter(table.status for table in self._known.values())

    async def start(self) -> None:
        """Opens the store, migrating it if need be, and lets running tables go on."""
        self._house.closing = False
        self._begun = self._house.now(), self._house.steady()
        await self._house.store(Database.open)
        if self._moving is not None:
            await self._moving.start()
        if await self._house.is_due("purge at start", PURGED_SECONDS):
            await self.purge()
        if self._moving is not None:
            await self._moving.take()
        else:
            await self._find_all(await self._house.store(unfinished_tables))
        self.ends.wake()

    async def stop(self) -> None:
        """Finishes what is under way, ends all watchers, and closes the store."""
        self._house.closing = True
        await self._outage.stop()
        await self.reviews.stop()
        await self.ends.stop()
        async with self.changing:
            await asyncio.gather(*(table.rest() for table in list(self._known.values())))
            self._awake.clear()
            self._finished.clear()
            self._known.clear()
        if self._moving is not None:
            await self._moving.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._house.thinker.close()
        await self._house.store(Database.close)

    async def open(
        self,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[SeatPlan],
        settings: Settings,
        host: str,
        seed: bytes | None = None,
        table_id: str | None = None,
    ) -> Table:
        """A new table; its game begins at once if no seat is open.

        A seed prepares the deal, for a game in which nobody minds that it is known, or that others
        play as well. An id that was chosen before opens a table once, however often it is asked.
        Raises UnknownGame, UnknownOption, BadOption, BadSeats, UnknownBot, BadSetting, BadName.
        """
        return await self._alone(
            self._open, game, options, seats, settings, host, seed=seed, table_id=table_id
        )

    async def find(self, table_id: str) -> Table:
        """The table of an id, in memory or played again from the store; raises UnknownTable."""
        table = self._known.get(table_id)
        if table is None or table.elsewhere:
            async with self.changing:
                table = self._known.get(table_id)
                if table is None or table.elsewhere:
                    table = await self._load(table_id)
        if table.gone:
            self._drop(table_id)
            raise UnknownTable(table_id)
        self._keep_awake(table)
        return table

    async def look(self, summary: Summary) -> Table:
        """A table for a glance: where another process has it, as the store has it now."""
        table = self._known.get(summary.id)
        if self._moving is None or (table is not None and not table.elsewhere):
            return await self.find(summary.id)
        seen = self._seen.pop(summary.id, None)
        if seen is None or seen.version != summary.version:
            seen = await self.look_up(summary.id)
        self._seen[summary.id] = seen
        for oldest in list(islice(self._seen, max(0, len(self._seen) - self._most_awake))):
            del self._seen[oldest]
        return seen

    async def fetch(self, table_id: str) -> Table:
        """The table of an id, also where another process has it, which gives it away."""
        if self._moving is None:
            return await self.find(table_id)
        return await self._moving.fetch(table_id)

    async def place(self, table_id: str) -> Peer | None:
        """Which other process has a table, as far as it is known; none if it is this one's."""
        return None if self._moving is None else await self._moving.place(table_id)

    def forget_place(self, table_id: str) -> None:
        """Looks again next time which process has a table."""
        if self._moving is not None:
            self._moving.forget_place(table_id)

    async def set_language(self, table_id: str, person: str, language: str) -> None:
        """Changes the language of somebody's seats, at once here, or soon where the table is."""
        try:
            table = await self.find(table_id)
        except Elsewhere:
            if self._moving is not None:
                await self._moving.tell("language", [table_id, person, language])
            return
        for seat in table.seats_of(person):
            await table.set_language(seat, language)

    async def look_up(self, table_id: str) -> Table:
        """A table as the store has it now, at which nothing goes on by itself.

        For programs beside the server: what they change there the server takes up as soon as it
        changes something itself. Raises UnknownTable.
        """
        saved = await self._house.store(load_table, table_id)
        if saved is None:
            raise UnknownTable(table_id)
        return Table(self._house, saved)

    async def rematch(self, table_id: str, person: str, games: int = 0) -> Table:
        """A new table with seats rotated, the same one for all who ask.

        The other people's seats are kept for them: the game begins when they `take_seat`. A series
        that is not decided goes on; else who asks first may begin one of so many games. Raises
        NotOver, NotSeated, or BadSetting.
        """
        table = await self.find(table_id)
        if table.next_table is None:
            await self._alone(self._rematch, table, person, games)
        return await self.fetch(table.next_table or table_id)

    async def branch(self, table_id: str, ply: int, seat: int, plan: SeatPlan, bot: str) -> Table:
        """A private table that goes on from a ply of a finished game; bots take all other seats.

        Its deal is the old one, which everybody may know by now. Raises NotOver, NotStarted,
        UnknownSeat, UnknownBot, or GameOver if nothing can be done at that ply.
        """
        table = await self.find(table_id)
        table.whole()
        if seat not in range(len(table.seats)):
            raise UnknownSeat(str(seat), len(table.seats))
        return await self._alone(self._branch, table_id, ply, seat, plan, bot)

    async def of_person(self, person: str, *, hidden: bool = False) -> list[Summary]:
        """The tables that somebody hosts or sits at, those changed last first.

        Those that the person has hidden, or all others.
        """
        rows = await self._house.store(tables_of, person, hidden=hidden)
        return [summary(saved) for saved in rows]

    async def going_of(self, person: str, most: int) -> list[Summary]:
        """The tables at which somebody sits and that are not over, those changed last first."""
        rows = await self._house.store(going_tables, person, most)
        return [summary(saved) for saved in rows]

    async def hide(self, table_id: str, person: str) -> None:
        """Takes a table out of somebody's own list; raises UnknownTable if it was never there."""
        if not await self._house.store(hide_table, table_id, person):
            raise UnknownTable(table_id)

    async def unhide(self, table_id: str, person: str) -> None:
        """Brings a hidden table back into somebody's list."""
        await self._house.store(unhide_table, table_id, person)

    async def open_tables(self) -> list[OpenTable]:
        """The listed tables that wait for people, those changed last first."""
        found = []
        for saved in await self._house.store(waiting_tables):
            with suppress(msgspec.ValidationError):  # one that is damaged cannot be joined
                settings = from_plain(saved.table.settings)
                found.append(OpenTable(**vars(summary(saved)), settings=settings))
        return found

    async def delete(self, table_id: str, by: str | None = None) -> None:
        """Deletes a table and its moves.

        Only the host may, of a table at which nobody else sits, or the house itself (None). Raises
        NotHost or OthersSeated.
        """
        table = await self.find(table_id)
        await self.ends.settle(table_id=table_id)
        await table.vanish(by)
        self._drop(table_id)
        before = self._known.get(table.rematch_of or "")
        if before is not None and not before.elsewhere:
            await before.followed_by(None)
        elif self._moving is not None and table.rematch_of:
            await self._moving.tell("follow", [table.rematch_of])

    async def hand_on(self, person: str, to: str | None) -> None:
        """Gives all that belongs to somebody to another person, or to nobody.

        What is somebody's own goes with nobody; seats stay, without a name.
        """
        await self.ends.settle()
        if self._moving is not None:
            await self._moving.fetch_of(person)
        await self._alone(self._hand_on, person, to)
        if self._moving is not None:
            await self._moving.tell("person", [person])

    async def leave(self) -> None:
        """Hands all tables over to other processes, if there are any, before this one stops."""
        if self._moving is not None:
            await self._moving.leave()

    @property
    def forgets_before(self) -> float | None:
        """The time from which on everything is kept; None if nothing is ever forgotten."""
        return None if self._keep is None else self._sane_now() - self._keep

    async def purge(self) -> list[str]:
        """Deletes the tables that were kept long enough; says their ids."""
        limit = self.forgets_before
        if limit is None:
            return []
        await self.boxes.purge(limit)
        await self.ends.settle(before=limit)
        gone = await self._house.store(purge, limit, owed_too=not self.ends.listeners)
        for table_id in gone:
            table = self._known.get(table_id)
            if table is not None:
                table.forget()
            self._drop(table_id)
        if self._moving is not None:
            await self._moving.tell("gone", gone)
        return gone

    # For what moves tables between processes.

    def known(self) -> list[Table]:
        """All tables in memory."""
        return list(self._known.values())

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory, and nowhere else."""
        table = self._known.get(table_id)
        return table is not None and not (table.gone or table.elsewhere)

    def drop(self, table_id: str) -> None:
        """Forgets a table that is not ours any more."""
        self._drop(table_id)

    def forget_person(self, person: str) -> None:
        """Reads again what was kept of somebody."""
        self.boxes.forget_person(person)

    # Small steps.

    async def _find_all(self, ids: Iterable[str]) -> None:
        """Lets tables go on; one that is damaged stays as it is."""
        for table_id in ids:
            try:
                await self.find(table_id)
            except WondertableError as error:
                LOG.error("%s", error)

    def _sane_now(self) -> float:
        """The time of day, but no later than the time that passed allows: clocks jump."""
        day, steady = self._begun
        passed = self._house.steady() - steady
        return min(self._house.now(), day + passed + CLOCK_ERROR)

    async def _alone(
        self, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Does something to its end while no other table is opened or loaded."""

        async def alone() -> T:
            async with self.changing:
                if self._house.closing:
                    raise Closing
                return await work(*args, **kwargs)

        task = asyncio.create_task(alone())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _open(
        self,
        game: str,
        options: Mapping[str, str],
        plans: Sequence[SeatPlan],
        settings: Settings,
        host: str,
        rematch_of: str | None = None,
        seed: bytes | None = None,
        table_id: str | None = None,
    ) -> Table:
        house = self._house
        if table_id is not None:
            table = self._known.get(table_id)
            if table is not None and not table.elsewhere:
                return table
            with suppress(UnknownTable):
                return await self._load(table_id)
        if game not in house.games:
            raise UnknownGame(game, ", ".join(house.games))
        house.known_bot(checked(settings).stand_in)
        rules = house.games[game]
        plans = list(plans)
        if settings.rated:
            refuse_unrated(plans)
        if settings.order == "random":
            SystemRandom().shuffle(plans)
        seed = seed or fresh_seed()
        chosen = rules.chosen(options)
        saved = self._laid_table(rules, chosen, plans, settings, host, rematch_of, seed, table_id)
        await house.store(add_table, saved.table, saved.seats, saved.moves)
        return self._seat_people(saved)

    def _laid_table(
        self,
        game: Game,
        options: dict[str, str],
        plans: Sequence[SeatPlan],
        settings: Settings,
        host: str,
        rematch_of: str | None,
        seed: bytes,
        table_id: str | None,
    ) -> Saved:
        """A new table as the store will keep it; dealt, if everybody is there."""
        now = self._house.now()
        row = TableRow(
            table_id or secrets.token_urlsafe(ID_BYTES),
            game.name,
            game.rules,
            options,
            to_plain(settings),
            "waiting",
            1,
            seed,
            seed_digest(seed),
            host,
            now,
            now,
            [],
            None,
            [],
            rematch_of,
            owner=self._own,
            clocked=now,
        )
        rows = [planned(plan, seat) for seat, plan in enumerate(plans)]
        for seat in rows:
            if seat.kind == "bot":
                self._house.known_bot(seat.bot or "")
        ready = ready_seats(game, options, rows)
        if ready is None:
            return Saved(row, tuple(rows), (), (), None)
        dealer = game.dealer(seed, len(ready), options)
        _, lines = begin(game, len(ready), options, dealer, now)
        moves = tuple(move_row(line) for line in lines)
        return Saved(replace(row, status="running"), tuple(ready), moves, (), None)

    async def _hand_on(self, person: str, to: str | None) -> None:
        """Tables in memory are changed by themselves, all else in one transaction.

        No table is read meanwhile; whoever sits down in this moment is seen in the next round.
        """
        concerned = True
        while concerned:
            for table in [table for table in self._known.values() if table.concerns(person)]:
                with suppress(UnknownTable):
                    await table.hand_on(person, to)
            self.boxes.forget_person(person)
            if to is None:
                await self._house.store(belongings.delete_person, person)
            else:
                await self._house.store(belongings.move, person, to)
            tables = [table for table in self._known.values() if not table.gone]
            concerned = any(table.concerns(person) for table in tables)

    async def _rematch(self, table: Table, person: str, games: int) -> None:
        if not table.seats_of(person):
            raise NotSeated
        if table.status != "over":
            raise NotOver
        if table.next_table is not None:
            return
        seats, by = table.seats, rotation(table.options)
        plans = [again(seat, person) for seat in (*seats[by:], *seats[:by])]
        settings = msgspec.structs.replace(
            table.settings,
            order="given",
            what_if=None,
            guide=None,
            tournament="",
            sealed=False,
            series=series_after(table, by, games),
            pause=None,
        )
        following = await self._open(
            table.game.name, table.options, plans, settings, person, table.id
        )
        await table.followed_by(following.id)

    async def _branch(self, table_id: str, ply: int, seat: int, plan: SeatPlan, bot: str) -> Table:
        house = self._house
        saved = await house.store(load_table, table_id)
        if saved is None:
            raise UnknownTable(table_id)
        now = house.now()
        row = replace(
            saved.table,
            id=secrets.token_urlsafe(ID_BYTES),
            settings=to_plain(
                Settings(spectators=False, practice=True, what_if=WhatIf(table_id, ply))
            ),
            status="running",
            version=1,
            host=plan.person or "",
            created=now,
            updated=now,
            used=[],
            end_reason=None,
            ranks=[],
            rematch_of=None,
            request=None,
            owner=self._own,
            epoch=0,
            clocked=None,
        )
        others = SeatPlan.of_bot(house.known_bot(bot))
        plans = [plan if at == seat else others for at in range(len(saved.seats))]
        rows = tuple(planned(one, at) for at, one in enumerate(plans))
        moves = moves_to(saved.moves, ply)
        again = Saved(row, rows, moves, (), None)
        if not Table(house, again).asked:
            raise GameOver(str(seat), ply)
        await house.store(add_table, row, rows, moves)
        return self._seat_people(again)

    async def _load(self, table_id: str) -> Table:
        if self._house.closing:
            raise Closing
        while True:
            saved = await self._house.store(load_table, table_id)
            if saved is None:
                raise UnknownTable(table_id)
            if self._moving is None:
                return self._seat_people(saved)
            owned = await self._moving.owned(saved)
            if owned is not None:
                return self._seat_people(*owned)

    @property
    def _own(self) -> str | None:
        """As whose a new table is kept."""
        return self._house.peers.id if self._house.peers else None

    def _seat_people(self, saved: Saved, ran_until: float | None = None) -> Table:
        """Takes a table into memory and lets it go on; its clocks may have run elsewhere."""
        table = Table(self._house, saved)
        if ran_until is not None:
            table.charge(ran_until)
        self._known[table.id] = table
        self._keep_awake(table)
        table.wake()
        return table

    def _keep_awake(self, table: Table) -> None:
        """Holds a table in memory; those that were not asked for longest may be dropped."""
        for held in (self._awake, self._finished):
            held.pop(table.id, None)
        held = self._finished if table.status == "over" else self._awake
        held[table.id] = table
        drop_resting(self._awake, self._most_awake)
        drop_resting(self._finished, self._most_finished)

    def _drop(self, table_id: str) -> None:
        for held in (self._awake, self._finished, self._known):
            held.pop(table_id, None)


def drop_resting(held: dict[str, Table], most: int) -> None:
    """Lets tables go that are too many, if nothing goes on at them; busy ones wait once more."""
    for table_id in list(islice(held, min(LOOKED_AT, max(0, len(held) - most)))):
        oldest = held.pop(table_id)
        if not oldest.resting:
            held[table_id] = oldest


def moves_to(moves: Iterable[MoveRow], ply: int) -> tuple[MoveRow, ...]:
    """The moves that led to a ply, numbered anew: without those that were taken back."""
    standing: list[MoveRow] = []
    for move in moves:
        if move.seat == BACK:
            standing = [one for one in standing if one.ply <= move.ply]
        else:
            standing.append(move)
    led = [move for move in standing if move.ply <= ply]
    return tuple(replace(move, number=number) for number, move in enumerate(led, start=1))


def refuse_unrated(plans: Sequence[SeatPlan]) -> None:
    """Refuses a rated table at which somebody would hold two seats."""
    persons = [plan.person for plan in plans if plan.person is not None]
    if len(set(persons)) < len(persons):
        raise RatedSeats


def rotation(options: Mapping[str, str]) -> int:
    """By how many seats a rematch turns the table; partners stay together."""
    return 2 if options.get("teams") == "on" else 1


def again(seat: Seat, person: str) -> SeatPlan:
    """A seat of the rematch: taken by who asks for it, and by bots; kept for the others.

    Where somebody sat who is not known here any more, it is free.
    """
    if seat.kind == "bot":
        return SeatPlan.of_bot(seat.bot or "", seat.name)
    if seat.person == person:
        return SeatPlan.of(person, seat.name, seat.language)
    if seat.person is None:
        return SeatPlan.free()
    return SeatPlan.kept_for(seat.person, seat.name, seat.language)


def summary(saved: Saved) -> Summary:
    """A table for a list."""
    row = saved.table
    return Summary(
        row.id,
        row.game,
        row.options,
        row.status,
        tuple(shown(seat) for seat in saved.seats),
        row.host,
        row.created,
        row.updated,
        row.end_reason,
        tuple(row.ranks),
        row.version,
    )
