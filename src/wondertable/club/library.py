"""The library: finished games of tables that were opened as public ones, for everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from wondertable.club.library_errors import CollectionFull, NotInLibrary
from wondertable.club.names.looks import look_of
from wondertable.club.outcome import played
from wondertable.core.errors import WondertableError
from wondertable.core.state import SPECTATOR, State
from wondertable.review.many import Digest
from wondertable.store import StoreError, add_table, load_table
from wondertable.store.library import (
    Candidate,
    Fact,
    GameRow,
    Key,
    Wanted,
    candidates,
    choose_for_day,
    closed_games,
    collect,
    drop_collected,
    game_of_day,
    games_found,
    games_in_list,
    is_shown,
    keep_game,
    open_game,
)
from wondertable.table import Hall, Table
from wondertable.table.bringing import brought
from wondertable.table.ends import Ended

LOG: Final = logging.getLogger(__name__)

NAME: Final = "library"
"""Under what it listens."""
STEP: Final = 20
"""Games are found by their length in steps of so many decisions."""
LONGEST: Final = 200
NEVER_CLOSE: Final = 9.0
"""The margin of a game that was not ended by counting points."""
MOST_COLLECTED: Final = 1000
LONGEST_LIST: Final = 40
MOST_EXPORTED: Final = 1000
DAY: Final = 24 * 3600.0
WINDOW: Final = 30
"""The game of a day is one of the last so many days, if there is any; none comes twice in them."""
MOST_LOOKED_AT: Final = 40
UNCHOSEN_SECONDS: Final = 600.0
"""So long nobody looks again for a game of the day where there was none."""

WondersIn = Callable[[str, State], Sequence[str]]
"""The wonders in a position of a game."""


class Library:
    """Takes up every public game that ends, and finds it again."""

    def __init__(self, hall: Hall, wonders_in: WondersIn) -> None:
        self._hall = hall
        self._house = hall.house
        self._wonders_in = wonders_in
        self._chosen: tuple[int, float, GameRow | None] = (0, -UNCHOSEN_SECONDS, None)
        self._work: asyncio.Task[None] | None = None
        hall.ends.listen(NAME, self.take_up)

    async def start(self) -> None:
        """Shows what was unsealed while nobody looked, and from now on at once."""
        self._house.unsealed = self.wake
        await self.open_unsealed()

    def wake(self) -> None:
        """Looks in the background which games may be shown now."""
        if not self._house.closing:
            self._work = asyncio.create_task(self._opened())

    async def stop(self) -> None:
        """Waits for what is under way."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    async def _opened(self) -> None:
        try:
            await self.open_unsealed()
        except StoreError as error:
            LOG.warning("games are shown in the library later: %s", error)

    # Taking up.

    async def take_up(self, ended: Ended) -> None:
        """Puts a game into the library, if its people knew of it and somebody has won."""
        if not ended.settings.public or 1 not in ended.ranks:
            return
        row, facts = await asyncio.to_thread(self._about, ended)
        await self._house.store(keep_game, row, facts)

    async def open_unsealed(self) -> int:
        """Lets games be shown whose deal is no secret any more; says how many."""
        count = 0
        for table_id in await self._house.store(closed_games):
            try:
                table = await self._hall.find(table_id)
            except StoreError:
                raise
            except WondertableError as error:
                LOG.warning("table %s stays out of the library: %s", table_id, error)
                continue
            if not table.sealed:
                await self._house.store(open_game, table_id)
                count += 1
        return count

    def _about(self, ended: Ended) -> tuple[GameRow, list[Fact]]:
        """What is known of a game; it is played again, so this takes a while."""
        row, settings = ended.row, ended.settings
        position, _ = played(ended)
        points = [sum(position.state.points(seat.seat)) for seat in ended.seats] if position else []
        length = position.ply if position else 0
        facts = [
            Fact("game", row.game),
            Fact("seats", str(len(ended.seats))),
            Fact("reason", ended.reason),
            Fact("length", str(length_step(length))),
            *(Fact("option", f"{row.game}:{name}={value}") for name, value in row.options.items()),
        ]
        if ended.ranks.count(1) > 1:
            facts.append(Fact("shared", "yes"))
        if settings.rated:
            facts.append(Fact("rated", "yes"))
        if settings.imported:
            facts.append(Fact("brought", "yes"))
        if position is not None:
            wonders = dict.fromkeys(self._wonders_in(row.game, position.state))
            facts += [Fact("wonder", f"{row.game}:{wonder}") for wonder in wonders]
        for seat in ended.seats:
            won = ended.ranks[seat.seat] == 1
            if seat.kind == "bot" and seat.bot:
                facts.append(Fact("bot", seat.bot, seat.seat))
                facts += [Fact("bot-won", seat.bot, seat.seat)] if won else []
            elif seat.person and seat.name:
                look = look_of(seat.name)
                facts.append(Fact("name", look, seat.seat, seat.person))
                facts += [Fact("name-won", look, seat.seat, seat.person)] if won else []
        game = GameRow(
            row.id,
            row.game,
            ended.at,
            length,
            margin_of(ended.reason, points),
            not settings.sealed,
        )
        return game, facts

    # Finding.

    async def find(self, wanted: Wanted, most: int, before: Key | None = None) -> list[GameRow]:
        """Games that are wanted, the latest first."""
        return await self._house.store(games_found, wanted, most, before)

    async def records(self, wanted: Wanted, most: int = MOST_EXPORTED) -> AsyncIterator[str]:
        """Games that are wanted, a line of JSON each, with the whole record; the latest first."""
        for row in await self.find(wanted, min(most, MOST_EXPORTED)):
            line = await self.line(row)
            if line:
                yield line

    async def line(self, row: GameRow) -> str:
        """A game with its record; nothing if it is gone, or goes on again."""
        saved = await self._house.store(load_table, row.table_id)
        if saved is None or saved.table.status != "over":
            return ""

        def written() -> str:
            table = Table(self._house, saved)
            if table.sealed:
                return ""
            told: dict[str, Any] = {
                "id": row.table_id,
                "game": row.game,
                "ended": datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds"),
                "record": table.record(SPECTATOR).text(),
            }
            return msgspec.json.encode(told).decode() + "\n"

        try:
            return await asyncio.to_thread(written)
        except WondertableError as error:
            LOG.warning("table %s is not exported: %s", row.table_id, error)
            return ""

    # The game of the day.

    def today(self) -> int:
        """The day, counted from the year 1; it begins at midnight of the world's time."""
        return datetime.fromtimestamp(self._house.now(), UTC).toordinal()

    async def of_day(self) -> GameRow | None:
        """The game of the day: chosen once, the same for everybody until midnight."""
        day, looked, chosen = self._chosen
        today, steady = self.today(), self._house.steady()
        if day == today and steady - looked < UNCHOSEN_SECONDS:
            return chosen
        store = self._house.store
        chosen = await store(game_of_day, today)
        if chosen is None:
            best = await self._best(today)
            if best is not None:
                await store(choose_for_day, today, best.table_id)
                chosen = await store(game_of_day, today)
        self._chosen = today, steady, chosen
        return chosen

    async def _best(self, day: int) -> GameRow | None:
        """The most exciting game that ended before today and was no day's of late."""
        midnight = datetime.fromordinal(day).replace(tzinfo=UTC).timestamp()
        for since in (midnight - WINDOW * DAY, 0.0):
            found = await self._house.store(
                candidates, since, midnight, day, WINDOW, MOST_LOOKED_AT
            )
            if found:
                return min(found, key=excitement).row
        return None

    # Collections.

    async def collect(self, person: str, name: str, table_id: str) -> None:
        """Puts a game into a list; raises NotInLibrary or CollectionFull."""
        if not await self._house.store(is_shown, table_id):
            raise NotInLibrary
        now = self._house.now()
        if not await self._house.store(collect, person, name, table_id, now, MOST_COLLECTED):
            raise CollectionFull(MOST_COLLECTED)

    async def drop(self, person: str, name: str, table_id: str) -> None:
        """Takes a game out of a list."""
        await self._house.store(drop_collected, person, name, table_id)

    async def listed(self, person: str, name: str) -> list[GameRow]:
        """The games of a list."""
        return await self._house.store(games_in_list, person, name, MOST_COLLECTED)

    # From elsewhere.

    async def bring(self, data: bytes, person: str) -> str:
        """Makes a table that is over of a record; says its id. Raises what `brought` raises."""
        saved = await asyncio.to_thread(
            brought, dict(self._house.games), data, person, self._house.now()
        )
        await self._house.store(add_table, saved.table, saved.seats, saved.moves)
        return saved.table.id

    async def publish(self, table: Table, person: str) -> None:
        """Puts a game that was brought along into the library; raises what `publish` raises."""
        await table.publish(person)
        saved = await self._house.store(load_table, table.id)
        if saved is not None:
            await self.take_up(Ended(saved, dict(self._house.games)))


def length_step(length: int) -> int:
    """The step of lengths to which a game belongs, by its beginning."""
    return min(length, LONGEST) // STEP * STEP


def margin_of(reason: str, points: Sequence[int]) -> float:
    """How far the first was from the second, where points were counted."""
    if reason in ("resigned", "time", "military", "scientific", "science", "closed"):
        return NEVER_CLOSE
    if len(points) < 2:
        return NEVER_CLOSE
    best, second = sorted(points, reverse=True)[:2]
    return (best - second) / max(1, best)


def excitement(one: Candidate) -> tuple[float, str]:
    """The order of games for the day: by what reviews marked in them, then by how close they were.

    In a game with many marks the lead went to and fro.
    """
    marks = 0
    for words in one.digests:
        try:
            marks += sum(msgspec.json.decode(words, type=Digest).marks.values())
        except msgspec.MsgspecError:
            continue
    return one.row.margin - marks / 10, one.row.table_id
