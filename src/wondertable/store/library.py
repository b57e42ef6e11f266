"""The library of games: what is known of each, how they are found, and who collects them.

Every function is one transaction. What a game can be found by are facts: a kind and a value. A
search walks along the rarest of those that are wanted, the latest game first, and asks for each
game whether the others hold, so that it reads few rows whatever is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.rows import Saved, SeatRow, TableRow
from wondertable.store.schema_library import collected, library, library_days, library_facts
from wondertable.store.upsert import put

COUNTED: Final = 3000
"""Facts that are so common are counted no further."""

Key = tuple[float, str]
"""The place of a game in a list: when it ended, its table."""


@dataclass(frozen=True)
class GameRow:
    """A finished game that everybody may find."""

    table_id: str
    game: str
    ended: float
    length: int
    """In decisions."""
    margin: float
    """How far the first was from the second, as a part of the points; large where it says less."""
    open: bool = True
    """Whether it may be shown: not while others play the same deal."""


@dataclass(frozen=True)
class Fact:
    """Something by which a game is found; what names a person goes with that person."""

    kind: str
    value: str
    seat: int = 0
    person: str | None = None


@dataclass(frozen=True)
class Wanted:
    """Which games are wanted: those for which facts hold, and others do not."""

    facts: tuple[tuple[str, str], ...] = ()
    without: tuple[tuple[str, str], ...] = ()
    since: float | None = None
    until: float | None = None


@dataclass(frozen=True)
class ListRow:
    """A list of somebody, and how many games it has."""

    list: str
    games: int


@dataclass(frozen=True)
class Candidate:
    """A game that may be the game of a day, with what its reviews say in short."""

    row: GameRow
    digests: tuple[str, ...] = field(default=())


# Keeping.


def keep_game(database: Database, row: GameRow, facts: Sequence[Fact]) -> bool:
    """Keeps a game with its facts, in the place of what was known of it; says whether it could.

    It cannot where the table was deleted meanwhile.
    """
    there = select(schema.tables.c.id).where(schema.tables.c.id == row.table_id)
    with database.write() as connection:
        if connection.execute(there).first() is None:
            return False
        forget_game(connection, row.table_id)
        connection.execute(insert(library), vars(row))
        values = [{"table_id": row.table_id, "ended": row.ended, **vars(one)} for one in facts]
        if values:
            connection.execute(insert(library_facts), values)
    return True


def forget_game(connection: Connection, table_id: str) -> None:
    """Takes a game out of the library, in the transaction that lets it go on."""
    for table in (library_days, library_facts, library):
        connection.execute(delete(table).where(table.c.table_id == table_id))


def closed_games(database: Database) -> list[str]:
    """The tables of games that may not be shown yet."""
    with database.read() as connection:
        return list(connection.execute(select(library.c.table_id).where(~library.c.open)).scalars())


def open_game(database: Database, table_id: str) -> None:
    """Lets a game be shown."""
    with database.write() as connection:
        shown = update(library).where(library.c.table_id == table_id).values(open=True)
        connection.execute(shown)


# Finding.


def games_found(
    database: Database, wanted: Wanted, most: int, before: Key | None = None
) -> list[GameRow]:
    """The games that are wanted, the latest first; those before a place in the list."""
    with database.read() as connection:
        facts = rarest_first(connection, wanted.facts)
        if facts is None:
            return []
        query = along(facts[0]) if facts else select(library.c.ended, library.c.table_id)
        here = library_facts if facts else library
        query = query.where(*holds(here.c.table_id, facts[1:], wanted.without))
        if facts:
            shown = exists().where(library.c.table_id == here.c.table_id, library.c.open)
            query = query.where(shown)
        else:
            query = query.where(library.c.open)
        query = query.where(*within(here.c.ended, here.c.table_id, wanted, before))
        query = query.order_by(here.c.ended.desc(), here.c.table_id.desc()).limit(most)
        ids = [table_id for _, table_id in connection.execute(query)]
        return games_of(connection, ids)


def rarest_first(
    connection: Connection, facts: Iterable[tuple[str, str]]
) -> list[tuple[str, str]] | None:
    """The facts by how many games have them; nothing if one of them holds for none."""
    counted = []
    for kind, value in dict.fromkeys(facts):
        some = of_fact(select(library_facts.c.table_id), kind, value).limit(COUNTED).subquery()
        count = connection.execute(select(func.count()).select_from(some)).scalar_one()
        if not count:
            return None
        counted.append((count, (kind, value)))
    return [fact for _, fact in sorted(counted, key=lambda one: one[0])]


def of_fact(query: Select[tuple[str]], kind: str, value: str) -> Select[tuple[str]]:
    """Rows of one fact."""
    return query.where(library_facts.c.kind == kind, library_facts.c.value == value)


def along(fact: tuple[str, str]) -> Select[tuple[float, str]]:
    """The games that have a fact, each once; it may hold for several seats."""
    kind, value = fact
    query = select(library_facts.c.ended, library_facts.c.table_id).distinct()
    return query.where(library_facts.c.kind == kind, library_facts.c.value == value)


def holds(
    table_id: ColumnElement[str],
    facts: Iterable[tuple[str, str]],
    without: Iterable[tuple[str, str]],
) -> list[ColumnElement[bool]]:
    """Whether facts hold for a game, and others do not."""

    def known(kind: str, value: str) -> ColumnElement[bool]:
        one = library_facts.alias()
        return exists().where(one.c.table_id == table_id, one.c.kind == kind, one.c.value == value)

    return [known(*fact) for fact in facts] + [~known(*fact) for fact in without]


def within(
    ended: ColumnElement[float], table_id: ColumnElement[str], wanted: Wanted, before: Key | None
) -> list[ColumnElement[bool]]:
    """Whether a game ended when it should, and stands behind a place in the list."""
    found: list[ColumnElement[bool]] = []
    if wanted.since is not None:
        found.append(ended >= wanted.since)
    if wanted.until is not None:
        found.append(ended < wanted.until)
    if before is not None:
        # The first would do, but the second lets the index find the place.
        found += [tuple_(ended, table_id) < tuple_(*before), ended <= before[0]]
    return found


def games_of(connection: Connection, ids: Sequence[str]) -> list[GameRow]:
    """Games in the order of these ids."""
    query = select(library).where(library.c.table_id.in_(ids))
    rows = {row.table_id: GameRow(**row._mapping) for row in connection.execute(query)}
    return [rows[table_id] for table_id in ids if table_id in rows]


def seated(database: Database, ids: Sequence[str]) -> dict[str, Saved]:
    """These tables with their seats, without moves."""
    tables = select(schema.tables).where(schema.tables.c.id.in_(ids))
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(ids))
    with database.read() as connection:
        found: dict[str, list[SeatRow]] = {}
        for row in connection.execute(seats.order_by(schema.seats.c.seat)):
            values = dict(row._mapping)
            found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
        return {
            row.id: Saved(TableRow(**row._mapping), tuple(found.get(row.id, ())), (), (), None)
            for row in connection.execute(tables)
        }


def is_shown(database: Database, table_id: str) -> bool:
    """Whether a game stands in the library for everybody."""
    query = select(library.c.table_id).where(library.c.table_id == table_id, library.c.open)
    with database.read() as connection:
        return connection.execute(query).first() is not None


# Collections.


def collect(
    database: Database, person: str, name: str, table_id: str, at: float, most: int
) -> bool:
    """Puts a game of the library into a list of somebody; says whether there was room."""
    known = collected.c
    count = select(func.count()).select_from(collected).where(known.person == person)
    there = select(library.c.table_id).where(library.c.table_id == table_id, library.c.open)
    with database.write() as connection:
        if connection.execute(count).scalar_one() >= most:
            return False
        if connection.execute(there).first() is None:
            return False
        put(
            connection,
            collected,
            {"person": person, "list": name, "table_id": table_id, "at": at},
        )
        return True


def drop_collected(database: Database, person: str, name: str, table_id: str) -> None:
    """Takes a game out of a list of somebody."""
    known = collected.c
    gone = and_(known.person == person, known.list == name, known.table_id == table_id)
    with database.write() as connection:
        connection.execute(delete(collected).where(gone))


def lists_of(database: Database, person: str) -> list[ListRow]:
    """The lists of somebody, by their names."""
    query = select(collected.c.list, func.count()).where(collected.c.person == person)
    with database.read() as connection:
        rows = connection.execute(query.group_by(collected.c.list))
        return sorted((ListRow(*row) for row in rows), key=lambda one: one.list.casefold())


def lists_with(database: Database, person: str, ids: Iterable[str]) -> dict[str, list[str]]:
    """In which lists of somebody these games stand."""
    known = collected.c
    query = select(known.table_id, known.list)
    query = query.where(known.person == person, known.table_id.in_(list(ids)))
    found: dict[str, list[str]] = {}
    with database.read() as connection:
        for table_id, name in connection.execute(query):
            found.setdefault(table_id, []).append(name)
    return found


def games_in_list(database: Database, person: str, name: str, most: int) -> list[GameRow]:
    """The games of a list, those put there last first."""
    known = collected.c
    query = (
        select(library)
        .join(collected, known.table_id == library.c.table_id)
        .where(known.person == person, known.list == name, library.c.open)
        .order_by(known.at.desc(), known.table_id)
        .limit(most)
    )
    with database.read() as connection:
        return [GameRow(**row._mapping) for row in connection.execute(query)]


# The game of a day.


def game_of_day(database: Database, day: int) -> GameRow | None:
    """The game that was chosen for a day."""
    query = select(library).join(library_days, library_days.c.table_id == library.c.table_id)
    with database.read() as connection:
        row = connection.execute(query.where(library_days.c.day == day, library.c.open)).first()
    return None if row is None else GameRow(**row._mapping)


def choose_for_day(database: Database, day: int, table_id: str) -> None:
    """Chooses a game for a day, unless one is chosen."""
    there = select(library_days.c.day).where(library_days.c.day == day)
    with database.write() as connection:
        if connection.execute(there).first() is None:
            connection.execute(insert(library_days), {"day": day, "table_id": table_id})


def candidates(
    database: Database, since: float, until: float, day: int, resting: int, most: int
) -> list[Candidate]:
    """Games of some time that were no day's of late: those with reviews, and the closest ones."""
    late = select(library_days.c.table_id).where(library_days.c.day > day - resting)
    digests = schema.digests.c
    when = and_(
        library.c.open,
        library.c.ended >= since,
        library.c.ended < until,
        library.c.table_id.not_in(late),
    )
    closest = select(library).where(when).order_by(library.c.margin, library.c.table_id)
    reviewed = (
        select(library)
        .where(when, exists().where(digests.table_id == library.c.table_id))
        .order_by(library.c.ended.desc(), library.c.table_id)
    )
    with database.read() as connection:
        rows: dict[str, GameRow] = {}
        for query in (reviewed, closest):
            for row in connection.execute(query.limit(most)):
                rows[row.table_id] = GameRow(**row._mapping)
        said: dict[str, list[str]] = {}
        known = select(digests.table_id, digests.text).where(digests.table_id.in_(rows))
        for table_id, words in connection.execute(known.order_by(digests.seat)):
            said.setdefault(table_id, []).append(words)
    return [Candidate(row, tuple(said.get(row.table_id, ()))) for row in rows.values()]
