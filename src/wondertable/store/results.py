"""Results of finished games, seat by seat, and the ratings that follow from them.

Every function is one transaction. Results outlive their tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Row,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.errors import StoreConflict
from wondertable.store.upsert import put


@dataclass(frozen=True)
class ResultRow:
    """What one seat got out of a game."""

    table_id: str
    seat: int
    person: str | None
    name: str
    bot: str | None
    """The bot of the seat; of a person's seat, the one that stood in at the end."""
    game: str
    options: dict[str, str]
    seats: int
    pace: str
    began: float
    ended: float
    reason: str
    place: int
    """1 is best; 0 where nobody has won."""
    share: float
    """The part of the victory."""
    points: list[int] | None
    """By the categories of the game."""
    total: int | None
    spent: float
    """Seconds of thought."""
    choices: int
    away: bool
    """Whether a bot played for the person at the end."""
    apart: str
    """Why the game stands apart in a person's statistics; nothing if it counts there."""
    rated: bool
    """Whether the table was opened as a rated one."""
    why: str = ""
    """Why a rated game was not counted; nothing if it was."""
    number: int | None = None
    """The place of a counted game in the order in which ratings followed from them."""
    mean_before: float | None = None
    sigma_before: float | None = None
    mean: float | None = None
    sigma: float | None = None


@dataclass(frozen=True)
class RatingRow:
    """How strong somebody is in a game at a pace."""

    person: str
    game: str
    pace: str
    mean: float
    sigma: float
    games: int
    changed: float
    low: float | None
    """By what leaderboards are sorted; nothing for who does not stand there."""


@dataclass(frozen=True)
class ProfileRow:
    """What somebody shows to others."""

    person: str
    handle: str
    """Names the page that others see; it is no secret, and the person's id is not shown."""
    name: str
    ratings: bool = True
    games: bool = False


@dataclass(frozen=True)
class Wanted:
    """Which results of a person are wanted; nothing where all are."""

    game: str = ""
    seats: int = 0
    opponent: str = ""
    """A bot, or the handle of a person."""
    reason: str = ""
    result: str = ""
    """`won` or `lost`."""
    rated: str = ""
    """`yes` or `no`."""


class Brief(NamedTuple):
    """The parts of a result out of which progress is added up."""

    table_id: str
    seat: int
    ended: float
    seats: int
    pace: str
    reason: str
    place: int
    share: float
    points: list[int] | None
    total: int | None
    spent: float
    choices: int
    mean: float | None
    sigma: float | None


class Met(NamedTuple):
    """An opponent, and how the games against them went."""

    person: str | None
    bot: str | None
    name: str
    handle: str | None
    games: int
    won: float
    """The sum of the own parts of victories."""


Key = tuple[float, str, int]
"""The place of a result in a person's list: when it ended, its table, its seat."""


# Keeping.


def keep_results(
    database: Database,
    rows: Sequence[ResultRow],
    ratings: Sequence[RatingRow] = (),
    profiles: Sequence[ProfileRow] = (),
) -> bool:
    """Keeps the results of a table with all that follows from them; says whether they were new.

    Those of a game that ended once before and then went on are replaced; what was counted stands.
    Numbers follow the greatest one in the database, else somebody else has counted meanwhile.
    """
    known, table_id = schema.results.c, rows[0].table_id
    counted = select(known.seat).where(known.table_id == table_id, known.number.is_not(None))
    with database.write() as connection:
        if connection.execute(counted).first() is not None:
            return False
        number = rows[0].number
        if number is not None:
            last = connection.execute(select(func.max(known.number))).scalar_one() or 0
            if number != last + 1:
                raise StoreConflict(table_id)
        connection.execute(delete(schema.results).where(known.table_id == table_id))
        connection.execute(insert(schema.results), [vars(row) for row in rows])
        for rating in ratings:
            put(connection, schema.ratings, vars(rating))
        for profile in profiles:
            put_name(connection, profile)
        return True


def put_name(connection: Any, row: ProfileRow) -> None:
    """Keeps the name of somebody's last game, with a new profile for who has none."""
    known = schema.profiles.c
    renamed = update(schema.profiles).where(known.person == row.person)
    if not connection.execute(renamed.values({known.name: row.name})).rowcount:
        connection.execute(insert(schema.profiles), vars(row))


def forget_results(connection: Any, table_id: str) -> None:
    """Takes results back, in the transaction that lets the game go on; counted ones stand."""
    known = schema.results.c
    connection.execute(
        delete(schema.results).where(known.table_id == table_id, known.number.is_(None))
    )
    connection.execute(delete(schema.digests).where(schema.digests.c.table_id == table_id))


def replace_ratings(database: Database, rows: Sequence[RatingRow]) -> None:
    """Puts ratings that were counted anew in the place of all that are there."""
    with database.write() as connection:
        connection.execute(delete(schema.ratings))
        if rows:
            connection.execute(insert(schema.ratings), [vars(row) for row in rows])


# Reading.


def results_of_table(database: Database, table_id: str) -> list[ResultRow]:
    """The results of one game, by seats."""
    known = schema.results.c
    query = select(schema.results).where(known.table_id == table_id).order_by(known.seat)
    with database.read() as connection:
        return [result(row) for row in connection.execute(query)]


def results_of(
    database: Database, person: str, wanted: Wanted, most: int, before: Key | None = None
) -> list[ResultRow]:
    """Somebody's results, the latest first; those before a place in the list."""
    known = schema.results.c
    query = select(schema.results).where(known.person == person, *conditions(wanted))
    if before is not None:
        # The first line alone would do, but the second lets the index find the place.
        place = tuple_(known.ended, known.table_id, known.seat)
        query = query.where(known.ended <= before[0], place < tuple_(*before))
    query = query.order_by(known.ended.desc(), known.table_id.desc(), known.seat.desc())
    with database.read() as connection:
        return [result(row) for row in connection.execute(query.limit(most))]


def others_at(database: Database, tables: Iterable[str]) -> dict[str, list[ResultRow]]:
    """All seats of some tables."""
    known = schema.results.c
    query = select(schema.results).where(known.table_id.in_(list(tables)))
    found: dict[str, list[ResultRow]] = {}
    with database.read() as connection:
        for row in connection.execute(query.order_by(known.table_id, known.seat)):
            found.setdefault(row.table_id, []).append(result(row))
    return found


def pairs_since(database: Database, persons: Sequence[str], since: float) -> list[ResultRow]:
    """The rated results since a time of tables at which one of these people sat."""
    known = schema.results.c
    tables = select(known.table_id).where(
        known.person.in_(persons), known.ended >= since, known.rated
    )
    query = select(schema.results).where(known.table_id.in_(tables))
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.ended, known.table_id, known.seat))
        return [result(row) for row in rows]


def counted_results(database: Database, after: int, most: int) -> list[ResultRow]:
    """The seats of counted games, in their order: so many games after a number."""
    known = schema.results.c
    query = select(schema.results).where(known.number > after, known.number <= after + most)
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.number, known.seat))
        return [result(row) for row in rows]


def last_number(database: Database) -> int:
    """The number of the game that was counted last; 0 if none was."""
    with database.read() as connection:
        last = connection.execute(select(func.max(schema.results.c.number))).scalar_one()
        return last or 0


def briefs_of(database: Database, person: str, game: str) -> list[Brief]:
    """All results of somebody in a game that count in statistics, in their order."""
    known = schema.results.c
    query = (
        select(*(known[name] for name in Brief._fields))
        .where(known.person == person, known.game == game, known.apart == "")
        .order_by(known.ended, known.table_id, known.seat)
    )
    with database.read() as connection:
        return [Brief(*row) for row in connection.execute(query)]


def games_of(database: Database, person: str) -> dict[str, int]:
    """How many results somebody has in each game, the most first."""
    known = schema.results.c
    count = func.count().label("count")
    query = select(known.game, count).where(known.person == person).group_by(known.game)
    with database.read() as connection:
        return {
            row.game: row._mapping["count"]
            for row in connection.execute(query.order_by(count.desc()))
        }


def latest_points(database: Database, game: str, seats: int, most: int) -> list[list[int]]:
    """The points by category of everybody who played last in a game of so many."""
    known = schema.results.c
    query = (
        select(known.points)
        .where(known.game == game, known.seats == seats, known.apart == "")
        .where(known.person.is_not(None))
        .order_by(known.ended.desc())
        .limit(most)
    )
    with database.read() as connection:
        return [points for points in connection.execute(query).scalars() if points]


def opponents_of(database: Database, person: str, most: int, game: str = "") -> list[Met]:
    """Whom somebody met most often, in all games or in one."""
    mine, other, known = schema.results.alias(), schema.results.alias(), schema.profiles.c
    games, bot = func.count(), case((other.c.person.is_(None), other.c.bot))
    query = (
        select(
            other.c.person,
            bot,
            func.max(other.c.name),
            func.max(known.handle),
            games,
            func.sum(mine.c.share),
        )
        .select_from(mine)
        .join(other, and_(other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat))
        .outerjoin(schema.profiles, known.person == other.c.person)
        .where(mine.c.person == person, mine.c.apart == "")
        .where(or_(other.c.person.is_(None), other.c.person != person))
        .group_by(other.c.person, bot)
        .order_by(games.desc())
        .limit(most)
    )
    if game:
        query = query.where(mine.c.game == game)
    with database.read() as connection:
        return [Met(*row) for row in connection.execute(query)]


def ratings_of(database: Database, persons: Sequence[str]) -> list[RatingRow]:
    """The ratings of some people in all games."""
    query = select(schema.ratings).where(schema.ratings.c.person.in_(persons))
    with database.read() as connection:
        rows = connection.execute(query.order_by(*schema.ratings.primary_key))
        return [RatingRow(**row._mapping) for row in rows]


def leaders(
    database: Database, game: str, pace: str, most: int, after: tuple[float, str] | None = None
) -> list[tuple[RatingRow, str, str]]:
    """Those who stand on a leaderboard, the best first, with their names and handles."""
    known, shown = schema.ratings.c, schema.profiles.c
    query = (
        select(schema.ratings, shown.name, shown.handle)
        .join(schema.profiles, shown.person == known.person)
        .where(known.game == game, known.pace == pace, known.low.is_not(None), shown.ratings)
    )
    if after is not None:
        place = tuple_(known.low, known.person)
        query = query.where(known.low <= after[0], place < tuple_(*after))
    query = query.order_by(known.low.desc(), known.person.desc()).limit(most)
    with database.read() as connection:
        return [(RatingRow(*row[:-2]), row[-2], row[-1]) for row in connection.execute(query)]


def profile_of(
    database: Database, *, person: str | None = None, handle: str | None = None
) -> ProfileRow | None:
    """What somebody shows, found by the person or by the handle."""
    known = schema.profiles.c
    query = select(schema.profiles)
    query = query.where(known.person == person if handle is None else known.handle == handle)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else ProfileRow(**row._mapping)


def show(database: Database, person: str, *, ratings: bool, games: bool) -> None:
    """Changes what others may see of somebody."""
    known = schema.profiles.c
    change = update(schema.profiles).where(known.person == person)
    with database.write() as connection:
        connection.execute(change.values({known.ratings: ratings, known.games: games}))


# Small steps.


def result(row: Row[Any]) -> ResultRow:
    """A row as a value."""
    return ResultRow(**row._mapping)


def conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    """What the database has to compare."""
    known = schema.results.c
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(known.game == wanted.game)
    if wanted.seats:
        found.append(known.seats == wanted.seats)
    if wanted.reason:
        found.append(known.reason == wanted.reason)
    if wanted.result:
        found.append(known.place == 1 if wanted.result == "won" else known.place > 1)
    if wanted.rated:
        found.append(known.rated == (wanted.rated == "yes"))
    if wanted.opponent:
        other, shown = schema.results.alias(), schema.profiles.c
        person = select(shown.person).where(shown.handle == wanted.opponent).scalar_subquery()
        bot = and_(other.c.person.is_(None), other.c.bot == wanted.opponent)
        met = select(other.c.seat).where(
            other.c.table_id == known.table_id,
            other.c.seat != known.seat,
            or_(other.c.person == person, bot),
        )
        found.append(met.exists())
    return found
