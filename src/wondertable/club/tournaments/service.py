"""Holds tournaments: opens the tables of rounds, takes their results, and goes on by itself."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Final

import msgspec

from wondertable.club.tournaments.chance import deal_seed, drawn
from wondertable.club.tournaments.errors import (
    AlreadyIn,
    BadPlan,
    JoinedTooLate,
    NotHolder,
    NotIn,
    NotNow,
    TooFewEntrants,
    TooManyBots,
    TooManyHeld,
    TournamentFull,
    UnknownTournament,
)
from wondertable.club.tournaments.rounds import rounds_in_all
from wondertable.club.tournaments.tournament import BYE, Tournament
from wondertable.club.tournaments.values import KINDS, MOST_ENTRANTS, MOST_ROUNDS, SCORINGS, Plan
from wondertable.core.errors import UnknownGame, WondertableError
from wondertable.core.game import Game
from wondertable.core.phrases import a_range
from wondertable.store import StoreConflict, StoreError
from wondertable.store.rows import EntrantRow, MeetingRow, TournamentRow
from wondertable.store.tournaments import (
    add_tournament,
    held_by_person,
    keep_result,
    listed_tournaments,
    load_tournament,
    purge_tournaments,
    running_tournaments,
    save_tournament,
    tournaments_of,
)
from wondertable.table.ends import Ended
from wondertable.table.errors import Elsewhere
from wondertable.table.hall import Hall
from wondertable.table.seat import SeatPlan, clean_name
from wondertable.table.settings import Settings, checked, to_plain

LOG: Final = logging.getLogger(__name__)

ID_BYTES: Final = 9
MOST_BOTS: Final = 16
MOST_HELD: Final = 5
RETRY: Final = 60.0
"""Seconds until a round that could not go on is tried again."""
BEFORE_THE_END: Final = frozenset({"resigned", "time", "closed", "military", "science"})
"""Ends of games that were not decided by their points."""

Listed = tuple[TournamentRow, int]
"""A tournament in a list, and how many play."""


class Tournaments:
    """The tournaments of a server.

    What was drawn is in the store before a table of it is opened, and every table has an id that
    follows from its round and place: after a crash the same tables are opened, once.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._house = hall.house
        self._tasks: set[asyncio.Task[None]] = set()
        hall.ends.listen("tournaments", self._ended)
        if hall.house.peers is not None:
            hall.house.peers.buried.append(self._look_on)

    async def start(self) -> None:
        """Lets those go on that were under way when the server stopped."""
        for tournament_id in await self._house.store(running_tournaments):
            self._wake(tournament_id)

    async def stop(self) -> None:
        """Waits until nothing is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def purge(self, older_than: float) -> int:
        """Deletes those that were not changed since a time."""
        return await self._house.store(purge_tournaments, older_than)

    def _look_on(self) -> None:
        """Goes on with what another process had begun, which has died."""
        task = asyncio.create_task(self._start_again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_again(self) -> None:
        try:
            await self.start()
        except StoreError as error:
            LOG.error("tournaments go on later: %s", error)

    # Finding.

    async def find(self, tournament_id: str) -> Tournament:
        """The tournament of an id; raises UnknownTournament."""
        kept = await self._house.store(load_tournament, tournament_id)
        if kept is None:
            raise UnknownTournament(tournament_id)
        return Tournament(kept)

    async def listed(self) -> list[Listed]:
        """Those that everybody may find, changed last first."""
        return await self._house.store(listed_tournaments)

    async def of_person(self, person: str) -> list[Listed]:
        """Those that somebody holds or plays in, changed last first."""
        return await self._house.store(tournaments_of, person)

    # Holding.

    async def open(
        self,
        host: str,
        title: str,
        game: str,
        options: Mapping[str, str],
        plan: Plan,
        settings: Settings,
        *,
        listed: bool = True,
    ) -> Tournament:
        """A new tournament that waits for entrants.

        Raises UnknownGame, BadPlan, a SetupError, BadSetting, BadName or TooManyHeld.
        """
        if game not in self._house.games:
            raise UnknownGame(game, ", ".join(self._house.games))
        rules = self._house.games[game]
        chosen = rules.chosen(options)
        check_plan(rules, chosen, plan)
        if await self._house.store(held_by_person, host) >= MOST_HELD:
            raise TooManyHeld(MOST_HELD)
        tournament_id, now = secrets.token_urlsafe(ID_BYTES), self._house.now()
        row = TournamentRow(
            id=tournament_id,
            title=clean_name(title),
            host=host,
            game=game,
            options=chosen,
            plan=msgspec.to_builtins(plan),
            settings=to_plain(of_tournament(settings, plan, tournament_id)),
            secret=secrets.token_hex(32),
            status="open",
            round=0,
            rounds=0,
            listed=listed,
            created=now,
            updated=now,
        )
        await self._house.store(add_tournament, row)
        return await self.find(tournament_id)

    async def join(self, tournament_id: str, person: str, name: str, language: str) -> None:
        """Lets somebody play, from the next round on if it goes on already.

        Who has left may come back. Raises AlreadyIn, TournamentFull, JoinedTooLate or BadName.
        """
        name = clean_name(name)
        async with self._lock(tournament_id):
            found = await self.find(tournament_id)
            before = found.entrant_of(person)
            if before is not None and before.until is None:
                raise AlreadyIn
            if not found.can_join(MOST_ENTRANTS + (before is not None)):
                if len(found.rows) >= MOST_ENTRANTS:
                    raise TournamentFull(MOST_ENTRANTS)
                raise JoinedTooLate
            if before is not None:
                came = replace(before, until=None)
            else:
                since = found.round + 1
                came = EntrantRow(len(found.rows), person, None, name, language, since)
            await self._save(found, entrants=[came])

    async def leave(self, tournament_id: str, person: str) -> None:
        """Takes somebody out: altogether before the start, else from the next round on."""
        async with self._lock(tournament_id):
            found = await self.find(tournament_id)
            row = found.entrant_of(person)
            if row is None or row.until is not None:
                raise NotIn
            await self._take_out(found, row)
        self._wake(tournament_id)

    async def remove(self, tournament_id: str, number: int, by: str) -> None:
        """Takes somebody out for the host."""
        async with self._lock(tournament_id):
            found = await self._held(tournament_id, by)
            row = next((one for one in found.rows if one.number == number), None)
            if row is None or row.until is not None:
                raise NotIn
            await self._take_out(found, row)
        self._wake(tournament_id)

    async def add_bot(self, tournament_id: str, by: str, bot: str, name: str) -> None:
        """Lets a bot play; raises UnknownBot or TooManyBots."""
        known = self._house.known_bot(bot)
        async with self._lock(tournament_id):
            found = await self._held(tournament_id, by)
            if found.status != "open":
                raise JoinedTooLate
            if sum(row.bot is not None for row in found.rows) >= MOST_BOTS:
                raise TooManyBots(MOST_BOTS)
            if len(found.rows) >= MOST_ENTRANTS:
                raise TournamentFull(MOST_ENTRANTS)
            row = EntrantRow(len(found.rows), None, known, clean_name(name), "en", 1)
            await self._save(found, entrants=[row])

    async def begin(self, tournament_id: str, by: str) -> None:
        """Draws lots for the numbers, and lets the first round begin."""
        async with self._lock(tournament_id):
            found = await self._held(tournament_id, by)
            if found.status != "open":
                raise NotNow
            row, count = found.kept.row, len(found.rows)
            least = fewest(found.plan)
            if count < least:
                raise TooFewEntrants(least, count)
            rounds = rounds_in_all(found.plan, count)
            lots = sorted(found.rows, key=lambda one: drawn(row.secret, "lot", one.number))
            entrants = [replace(one, number=number) for number, one in enumerate(lots)]
            begun = replace(row, status="running", rounds=rounds)
            await self._save(found, begun, entrants=entrants, anew=True)
        self._wake(tournament_id)

    async def cancel(self, tournament_id: str, by: str) -> None:
        """Ends a tournament without a winner; tables that go on are played to their end."""
        async with self._lock(tournament_id):
            found = await self._held(tournament_id, by)
            if found.status not in ("open", "running"):
                raise NotNow
            await self._save(found, replace(found.kept.row, status="cancelled"))
            await self._unseal(found)

    # Going on.

    async def settle(self) -> None:
        """Comes back when nothing is under way by itself any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _wake(self, tournament_id: str) -> None:
        """Lets a tournament go on in the background."""
        if self._house.closing:
            return
        task = asyncio.create_task(self._go_on(tournament_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, tournament_id: str) -> None:
        try:
            async with self._lock(tournament_id):
                while await self._step(tournament_id):
                    pass
        except WondertableError as error:
            if self._house.closing:
                return
            LOG.error("tournament %s cannot go on for now: %s", tournament_id, error)
            asyncio.get_running_loop().call_later(RETRY, self._wake, tournament_id)

    async def _step(self, tournament_id: str) -> bool:
        """Opens the tables that are missing, or draws the next round; says if it drew one."""
        found = await self.find(tournament_id)
        if found.status != "running":
            return False
        going = [row for row in found.kept.meetings if row.reason is None]
        if going:
            for meeting in going:
                await self._open_table(found, meeting)
            return False
        await self._unseal(found)
        number, row = found.round + 1, found.kept.row
        drawn_now = [] if number > row.rounds else await asyncio.to_thread(found.drawn, number)
        if all(one.bye for one in drawn_now):
            await self._save(found, replace(row, status="over"))
            return False
        meetings = [
            MeetingRow(
                number,
                place,
                one.board,
                list(one.seats),
                None if one.bye else table_id(row.secret, number, place),
                reason=BYE if one.bye else None,
            )
            for place, one in enumerate(drawn_now)
        ]
        await self._save(found, replace(row, round=number), meetings=meetings)
        return True

    async def _open_table(self, found: Tournament, row: MeetingRow) -> None:
        """Opens a table of a round, unless it is open already."""
        by_number = {one.number: one for one in found.rows}
        kept, duplicate = found.kept.row, found.plan.kind == "duplicate"
        with suppress(Elsewhere):  # then it is open, and another process has it
            await self._hall.open(
                kept.game,
                kept.options,
                [seat_plan(by_number[number]) for number in row.seats],
                found.settings,
                host="",
                seed=deal_seed(kept.secret, row.round, row.board) if duplicate else None,
                table_id=row.table_id,
            )

    async def _ended(self, ended: Ended) -> None:
        """Takes the result of a table; told twice, it changes nothing."""
        tournament_id = ended.settings.tournament
        if not tournament_id:
            return
        kept = await self._house.store(load_tournament, tournament_id)
        if kept is None:
            return
        row = next((one for one in kept.meetings if one.table_id == ended.id), None)
        if row is None:
            return
        points = await asyncio.to_thread(points_of, ended)
        places = list(ended.ranks) or [0] * len(row.seats)
        result = replace(row, places=places, points=points, reason=ended.reason)
        await self._house.store(keep_result, tournament_id, result, self._house.now())
        self._wake(tournament_id)

    # Small steps.

    async def _held(self, tournament_id: str, by: str) -> Tournament:
        found = await self.find(tournament_id)
        if not by or found.kept.row.host != by:
            raise NotHolder
        return found

    async def _take_out(self, found: Tournament, row: EntrantRow) -> None:
        if found.status == "running":
            await self._save(found, entrants=[replace(row, until=found.round)])
            return
        if found.status != "open":
            raise NotNow
        staying = [one for one in found.rows if one.number != row.number]
        anew = [replace(one, number=number) for number, one in enumerate(staying)]
        await self._save(found, entrants=anew, anew=True)

    async def _save(
        self,
        found: Tournament,
        row: TournamentRow | None = None,
        *,
        entrants: Sequence[EntrantRow] = (),
        anew: bool = False,
        meetings: Sequence[MeetingRow] = (),
    ) -> None:
        before = found.kept.row
        changed = replace(row or before, updated=self._house.now())
        try:
            await self._house.store(
                save_tournament, before, changed, entrants=entrants, anew=anew, meetings=meetings
            )
        except StoreConflict:
            raise NotNow from None

    async def _unseal(self, found: Tournament) -> None:
        """Takes the seal off the deals of the round that is over."""
        if not found.settings.sealed:
            return
        for row in found.kept.meetings:
            if row.table_id is None or row.round != found.round:
                continue
            try:
                await (await self._hall.fetch(row.table_id)).unseal()
            except WondertableError as error:
                LOG.warning("table %s is not unsealed: %s", row.table_id, error)

    def _lock(self, tournament_id: str) -> AbstractAsyncContextManager[None]:
        """Nobody else changes the tournament meanwhile, whichever process they asked."""
        return self._house.sole(f"tournament {tournament_id}")


def check_plan(game: Game, options: dict[str, str], plan: Plan) -> None:
    """Raises BadPlan, or what the game raises for so many players."""
    for setting, value, known in (
        ("kind", plan.kind, KINDS),
        ("scoring", plan.scoring, SCORINGS),
    ):
        if value not in known:
            raise BadPlan(setting, str(value), ", ".join(known))
    least = max(2, game.seats[0])
    for setting, number, first, last in (
        ("seats", plan.seats, least, game.seats[-1]),
        ("least", plan.least, least, plan.seats),
        ("rounds", plan.rounds, 0, MOST_ROUNDS),
        ("boards", plan.boards, 1, plan.seats if plan.kind == "duplicate" else 1),
    ):
        if not first <= number <= last:
            raise BadPlan(setting, str(number), a_range(first, last))
    for seats in range(plan.least, plan.seats + 1):
        game.setup(seats, options)
    if game.team_size(options) > 1:
        raise BadPlan("teams", "on", "off")


def of_tournament(settings: Settings, plan: Plan, tournament_id: str) -> Settings:
    """The settings of tables in a tournament: nothing helps, and a clock lets rounds end."""
    if settings.clock is None:
        raise BadPlan("clock", "none", a_range(1, 14 * 24 * 3600))
    duplicate = plan.kind == "duplicate"
    return checked(
        msgspec.structs.replace(
            settings,
            hints=False,
            practice=False,
            listed=False,
            explain=False,
            order="given",
            what_if=None,
            guide=None,
            spectators=settings.spectators and not duplicate,
            tournament=tournament_id,
            sealed=duplicate,
        )
    )


def fewest(plan: Plan) -> int:
    """How many it takes: of a duplicate two tables, or there is nobody to compare with."""
    return 2 * plan.least if plan.kind == "duplicate" else max(2, plan.least)


def table_id(secret: str, round_number: int, place: int) -> str:
    """The id of a table, which nobody can guess who does not know the secret."""
    words = f"{secret} table {round_number} {place}"
    digest = hashlib.sha256(words.encode()).digest()[:ID_BYTES]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def seat_plan(row: EntrantRow) -> SeatPlan:
    """Somebody at a table."""
    if row.bot is not None:
        return SeatPlan.of_bot(row.bot, row.name)
    return SeatPlan("person", row.name or "—", None, row.person, row.language)


def points_of(ended: Ended) -> list[int] | None:
    """What every seat had, if it was points that decided."""
    if ended.reason in BEFORE_THE_END:
        return None
    position, _ = ended.played_again()
    if position is None:
        return None
    return [sum(position.state.points(seat)) for seat in range(len(ended.seats))]
