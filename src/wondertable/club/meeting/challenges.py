"""Challenges: one person asks another for a game, who accepts or not; then the table opens."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from wondertable.club.meeting.errors import (
    ChallengedAlready,
    ChallengeOver,
    NoChallenge,
    TooManyChallenges,
    UnknownChallenge,
)
from wondertable.club.meeting.friends import Friend, Friends
from wondertable.club.outcome import FAST, pace_of
from wondertable.core.errors import UnknownGame, WondertableError
from wondertable.store import StoreConflict
from wondertable.store.challenges import (
    ChallengeRow,
    Status,
    add_challenge,
    answer_challenge,
    challenge_of,
    challenges_of,
    forget_challenges,
    note_challenge_opened,
    unopened_challenges,
)
from wondertable.store.friends import blocked_by, blockers_of
from wondertable.table.hall import ID_BYTES, Hall
from wondertable.table.seat import SeatPlan, clean_name
from wondertable.table.settings import Settings, checked, to_plain

LOG: Final = logging.getLogger(__name__)

MOST_OPEN: Final = 5
"""So many challenges of one person may wait for answers."""
MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
QUICK: Final = 30 * MINUTE
SLOW: Final = 2 * DAY
"""So long a challenge to a game in one sitting waits for its answer, and one to a slow game."""


@dataclass(frozen=True)
class Challenged:
    """Somebody was challenged."""

    id: str
    by: str
    """The name of who asks."""
    other: str
    """The person who is asked."""
    game: str
    until: float
    """When it falls."""


Listener = Callable[[Challenged], Awaitable[None]]
Naming = Callable[[Sequence[SeatPlan]], list[SeatPlan]]


class Challenges:
    """The challenges of a server. Whoever tells people of them listens."""

    def __init__(self, hall: Hall, friends: Friends, naming: Naming = list) -> None:
        self._hall = hall
        self._house = hall.house
        self._friends = friends
        self._naming = naming
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, challenged: Listener) -> None:
        """Tells somebody of every challenge from now on, once it stands in the store."""
        self._listeners.append(challenged)

    async def start(self) -> None:
        """Opens the tables that were missing when the server stopped."""
        for challenge_id in await self._house.store(unopened_challenges):
            row = await self._house.store(challenge_of, challenge_id)
            try:
                if row is not None:
                    await self._open(row)
            except WondertableError as error:
                LOG.error("the table of a challenge is opened later: %s", error)

    async def stop(self) -> None:
        """Waits until everybody is told."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def challenge(
        self,
        person: str,
        name: str,
        language: str,
        other: Friend,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[str | None],
        settings: Settings,
    ) -> ChallengeRow:
        """Asks somebody for a game; `seats` are those beside the two, bots or free ones.

        Raises NoChallenge, ChallengedAlready, TooManyChallenges, or what opening a table raises.
        """
        if game not in self._house.games:
            raise UnknownGame(game, ", ".join(self._house.games))
        rules, settings = self._house.games[game], checked(settings)
        chosen = rules.chosen(options)
        rules.setup(2 + len(seats), chosen)
        for bot in seats:
            if bot is not None:
                self._house.known_bot(bot)
        if not await self._friends.may_challenge(person, other.person):
            raise NoChallenge
        now = self._house.now()
        row = ChallengeRow(
            id=secrets.token_urlsafe(ID_BYTES),
            person=person,
            name=clean_name(name),
            language=language,
            other=other.person,
            other_name=other.name,
            game=game,
            options=chosen,
            seats=list(seats),
            settings=to_plain(settings),
            made=now,
            until=now + (QUICK if pace_of(settings.clock) == FAST else SLOW),
            status="open",
            table_id=secrets.token_urlsafe(ID_BYTES),
        )
        match await self._house.store(add_challenge, row, MOST_OPEN):
            case "twice":
                raise ChallengedAlready(other.name)
            case "many":
                raise TooManyChallenges(MOST_OPEN)
        await self._friends.door(person, row.name)
        if other.person not in await self._house.store(blockers_of, person):
            self._tell(row)
        return row

    async def of_person(self, person: str) -> list[ChallengeRow]:
        """The open challenges by and to somebody, the newest first."""
        return await self._house.store(challenges_of, person, self._house.now())

    async def find(self, challenge_id: str, person: str) -> ChallengeRow:
        """A challenge by or to somebody; raises UnknownChallenge."""
        row = await self._house.store(challenge_of, challenge_id)
        if row is None or person not in (row.person, row.other):
            raise UnknownChallenge
        if row.other == person and row.person in await self._blocked(person):
            raise UnknownChallenge
        return row

    def is_open(self, row: ChallengeRow) -> bool:
        """Whether a challenge waits for an answer."""
        return row.status == "open" and row.until > self._house.now()

    async def accept(self, challenge_id: str, person: str, name: str, language: str) -> str:
        """Accepts a challenge; says the id of its table. Raises ChallengeOver."""
        row = await self.find(challenge_id, person)
        if row.other != person:
            raise UnknownChallenge
        await self._answer(row, "accepted")
        await self._open(row, SeatPlan.of(person, clean_name(name), language))
        return row.table_id

    async def decline(self, challenge_id: str, person: str) -> None:
        """Does not want to play; raises ChallengeOver."""
        row = await self.find(challenge_id, person)
        if row.other != person:
            raise UnknownChallenge
        await self._answer(row, "declined")

    async def withdraw(self, challenge_id: str, person: str) -> None:
        """Takes a challenge back; raises ChallengeOver."""
        row = await self.find(challenge_id, person)
        if row.person != person:
            raise UnknownChallenge
        await self._answer(row, "withdrawn")

    async def purge(self) -> None:
        """Forgets challenges that were over a day ago."""
        await self._house.store(forget_challenges, self._house.now() - DAY)

    # Small steps.

    async def _blocked(self, person: str) -> set[str]:
        return {one.other for one in await self._house.store(blocked_by, person)}

    async def _answer(self, row: ChallengeRow, status: Status) -> None:
        if not await self._house.store(answer_challenge, row.id, status, self._house.now()):
            raise ChallengeOver

    async def _open(self, row: ChallengeRow, other: SeatPlan | None = None) -> None:
        """Opens the table of a challenge, once however often it is asked."""
        plans = [
            SeatPlan.of(row.person, row.name, row.language),
            other or SeatPlan.of(row.other, row.other_name),
            *(SeatPlan.free() if bot is None else SeatPlan.of_bot(bot) for bot in row.seats),
        ]
        settings = msgspec.convert(row.settings, Settings)
        try:
            await self._hall.open(
                row.game,
                row.options,
                self._naming(plans),
                settings,
                host=row.person,
                table_id=row.table_id,
            )
        except StoreConflict:  # another process was quicker
            LOG.info("table %s is open already", row.table_id)
        await self._house.store(note_challenge_opened, row.id)

    def _tell(self, row: ChallengeRow) -> None:
        told = Challenged(row.id, row.name, row.other, row.game, row.until)
        for listener in self._listeners:
            task = asyncio.create_task(self._told(listener, told))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _told(self, listener: Listener, told: Challenged) -> None:
        try:
            await listener(told)
        except Exception:
            LOG.exception("somebody was not told of challenge %s", told.id)
