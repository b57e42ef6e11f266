"""The open tables of the server: who sits there, what is played, and how to find the right one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from wondertable.club.outcome import PACES, pace_of
from wondertable.club.rating import Strength, anchors
from wondertable.store.friends import profiles_of
from wondertable.store.results import ProfileRow, RatingRow, ratings_of
from wondertable.table import OpenTable, Seat
from wondertable.web.games import PAGES
from wondertable.web.meeting.parts import game_choices, region, renewed
from wondertable.web.names import bot_name, names_of
from wondertable.web.offered import CLOCKS, OFFERED, Choice, has_teams, option_choices
from wondertable.web.opening import MOST_OF_ONE
from wondertable.web.pages import Visit, whole
from wondertable.web.results.words import Seen, seen

LISTED: Final = 60
MOST_STRENGTH: Final = 4000


@dataclass(frozen=True)
class Filter:
    """Which open tables are wanted; nothing where all are."""

    game: str = ""
    seats: int = 0
    pace: str = ""
    rated: str = ""
    teams: str = ""
    cities: str = ""
    least: int = 0
    most: int = 0

    @property
    def any(self) -> bool:
        """Whether all tables are wanted."""
        return self == Filter()


@dataclass(frozen=True)
class Sitter:
    """Somebody who sits at an open table."""

    name: str
    handle: str
    seen: Seen | None
    """The rating, if it is shown to others."""
    level: str = ""


@dataclass(frozen=True)
class Row:
    """An open table in the words of the reader."""

    id: str
    game: str
    art: str
    sitters: tuple[Sitter, ...]
    free: int
    terms: tuple[str, ...]


@dataclass(frozen=True)
class Known:
    """What others may know of those who sit at tables."""

    profiles: Mapping[str, ProfileRow]
    ratings: Mapping[tuple[str, str, str], RatingRow]

    def strength(self, person: str | None, game: str, pace: str) -> Strength | None:
        """How strong somebody is, if that is shown to others."""
        profile = self.profiles.get(person or "")
        row = self.ratings.get((person or "", game, pace))
        if profile is None or row is None or not profile.ratings:
            return None
        return Strength(row.mean, row.sigma)


async def show(visit: Visit) -> Response:
    """The page, or for a page that keeps itself up to date its list."""
    wanted = asked(visit)
    rows = await rows_of(visit, wanted)
    query = visit.request.url.query
    html = region(
        visit,
        "meeting/open-now.html",
        rows=rows,
        wanted=wanted,
        url=visit.site.path("/tables") + (f"?{query}" if query else ""),
    )
    if visit.wants_json:
        return renewed({"open-tables": html})
    return visit.page(
        "meeting/tables.html",
        regions={"open-tables": html},
        wanted=wanted,
        games=game_choices(visit),
        counts=sorted({count for game in OFFERED.values() for count in game.seats}),
        paces=[Choice(pace, visit.say(f"results-pace-{pace}")) for pace in PACES],
        with_teams=any(has_teams(game) for game in OFFERED.values()),
    )


def asked(visit: Visit) -> Filter:
    """What the address asks for; what makes no sense is left out."""
    query = visit.request.query_params

    def word(name: str, known: Sequence[str]) -> str:
        value = query.get(name, "")
        return value if value in known else ""

    def number(name: str) -> int:
        return min(max(0, whole(query.get(name, "")) or 0), MOST_STRENGTH)

    return Filter(
        word("game", tuple(OFFERED)),
        number("seats"),
        word("pace", PACES),
        word("rated", ("yes", "no")),
        word("teams", ("yes", "no")),
        word("cities", ("yes", "no")),
        number("least"),
        number("most"),
    )


async def rows_of(visit: Visit, wanted: Filter) -> list[Row]:
    """The tables that are wanted, those changed last first; of nobody very many."""
    tables = [table for table in await visit.site.hall.open_tables() if table.game in OFFERED]
    tables = [table for table in tables if fits(table, wanted)]
    known = await known_of(visit, tables)
    person = visit.known.id if visit.known else ""
    apart = await visit.site.meeting.friends.apart_from(person)
    shown, hosts = list[Row](), Counter[str]()
    for table in tables:
        people = {seat.person for seat in table.seats} | {table.host}
        if person in people or people & apart or not strong(table, wanted, known):
            continue
        hosts[table.host] += 1
        if hosts[table.host] <= MOST_OF_ONE or not table.host:
            shown.append(row_of(visit, table, known))
    return shown[:LISTED]


def fits(table: OpenTable, wanted: Filter) -> bool:
    """Whether a table is one of those that are wanted, beside how strong its host is."""
    teams = OFFERED[table.game].team_size(table.options) > 1
    return not (
        (wanted.game and table.game != wanted.game)
        or (wanted.seats and len(table.seats) != wanted.seats)
        or (wanted.pace and pace_of(table.settings.clock) != wanted.pace)
        or (wanted.rated and table.settings.rated != (wanted.rated == "yes"))
        or (wanted.teams and teams != (wanted.teams == "yes"))
        or (wanted.cities and (table.options.get("cities") == "on") != (wanted.cities == "yes"))
    )


def strong(table: OpenTable, wanted: Filter, known: Known) -> bool:
    """Whether the host is as strong as is wanted; of who does not show it nobody knows."""
    if not wanted.least and not wanted.most:
        return True
    strength = known.strength(table.host, table.game, pace_of(table.settings.clock))
    if strength is None:
        return False
    return wanted.least <= strength.shown <= (wanted.most or MOST_STRENGTH)


async def known_of(visit: Visit, tables: Sequence[OpenTable]) -> Known:
    """What others may know of those who sit at these tables, or host them."""
    persons = {seat.person for table in tables for seat in table.seats if seat.person}
    named = sorted(persons | {table.host for table in tables if table.host})
    store = visit.site.hall.house.store
    ratings = await store(ratings_of, named) if named else []
    return Known(
        await store(profiles_of, named) if named else {},
        {(row.person, row.game, row.pace): row for row in ratings},
    )


def row_of(visit: Visit, table: OpenTable, known: Known) -> Row:
    """A table in the words of the reader."""
    names = names_of(table.seats, visit.language)
    sitting = [
        sitter_of(visit, table, seat, names[seat.number], known)
        for seat in table.seats
        if seat.kind in ("person", "bot")
    ]
    return Row(
        table.id,
        visit.say(f"game-{table.game}"),
        PAGES[table.game].art,
        tuple(sitting),
        sum(seat.kind == "open" and seat.person is None for seat in table.seats),
        tuple(terms_in(visit, table)),
    )


def sitter_of(visit: Visit, table: OpenTable, seat: Seat, name: str, known: Known) -> Sitter:
    """Somebody at a table, with the rating that others may see."""
    if seat.kind == "bot":
        anchor = anchors().get(table.game, {}).get(seat.bot or "")
        level = bot_name(visit.language, seat.bot or "")
        return Sitter(name, "", seen(anchor) if anchor else None, level if level != name else "")
    strength = known.strength(seat.person, table.game, pace_of(table.settings.clock))
    profile = known.profiles.get(seat.person or "")
    return Sitter(name, profile.handle if profile else "", seen(strength) if strength else None)


def terms_in(visit: Visit, table: OpenTable) -> list[str]:
    """How a table plays, in words; what is as usual is not said."""
    game, settings = OFFERED[table.game], table.settings
    words = []
    if len(game.seats) > 1:
        words.append(visit.say("web-plan-players", count=len(table.seats)))
    keys = {clock: key for key, clock in CLOCKS.items()}
    if settings.clock in keys:
        words.append(visit.say(f"web-clock-{keys[settings.clock]}"))
    for option in option_choices(visit.language, game):
        chosen = table.options.get(option.name)
        words += [value.label for value in option.values[1:] if value.value == chosen]
    if settings.series is not None:
        words.append(visit.say("meet-best-of", games=settings.series.games))
    words += [visit.say(f"web-{name}") for name in ("rated", "practice") if getattr(settings, name)]
    return words
