"""Tournaments in the database; every function is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.errors import StoreConflict
from wondertable.store.rows import EntrantRow, KeptTournament, MeetingRow, TournamentRow

LISTED: Final = 100
"""The most tournaments that a list has."""

Counted = tuple[TournamentRow, int]
"""A tournament, and how many play in it."""


def add_tournament(database: Database, row: TournamentRow) -> None:
    """Keeps a new tournament."""
    with database.write() as connection:
        connection.execute(insert(schema.tournaments), vars(row))


def load_tournament(database: Database, tournament_id: str) -> KeptTournament | None:
    """A tournament with all that belongs to it."""
    with database.read() as connection:
        return _load(connection, tournament_id)


def tournament_of_table(database: Database, table_id: str) -> str | None:
    """The tournament for which a table was opened."""
    known = schema.meetings.c
    with database.read() as connection:
        found = connection.execute(
            select(known.tournament_id).where(known.table_id == table_id)
        ).scalar_one_or_none()
        return None if found is None else str(found)


def running_tournaments(database: Database) -> list[str]:
    """The ids of the tournaments that go on."""
    known = schema.tournaments.c
    with database.read() as connection:
        return list(connection.execute(select(known.id).where(known.status == "running")).scalars())


def listed_tournaments(database: Database) -> list[Counted]:
    """The tournaments that everybody may find, those changed last first."""
    return _counted(database, schema.tournaments.c.listed)


def tournaments_of(database: Database, person: str) -> list[Counted]:
    """The tournaments that somebody holds or plays in, those changed last first."""
    known, playing = schema.tournaments.c, schema.entrants.c
    plays = select(playing.tournament_id).where(playing.person == person)
    return _counted(database, or_(known.host == person, known.id.in_(plays)))


def held_by_person(database: Database, person: str) -> int:
    """How many tournaments somebody holds that are not over."""
    known = schema.tournaments.c
    going = known.status.in_(("open", "running"))
    query = select(func.count()).where(and_(known.host == person, going))
    with database.read() as connection:
        return int(connection.execute(query).scalar_one())


def save_tournament(
    database: Database,
    before: TournamentRow,
    row: TournamentRow,
    *,
    entrants: Sequence[EntrantRow] = (),
    anew: bool = False,
    meetings: Sequence[MeetingRow] = (),
) -> None:
    """Keeps a change: all of it, or nothing. Meetings are added; entrants too, or changed, or, if
    it is `anew`, put in the place of all that there were.

    Raises StoreConflict if somebody else has changed the status or the round meanwhile.
    """
    known = schema.tournaments.c
    changed = {"status": row.status, "round": row.round, "rounds": row.rounds}
    with database.write() as connection:
        same = and_(known.id == row.id, known.status == before.status, known.round == before.round)
        query = update(schema.tournaments).where(same)
        if connection.execute(query.values(**changed, updated=row.updated)).rowcount != 1:
            raise StoreConflict(row.id)
        try:
            if anew:
                _drop_entrants(connection, row.id)
            for entrant in entrants:
                _put_entrant(connection, row.id, entrant)
            _insert(connection, schema.meetings, row.id, meetings)
        except IntegrityError:
            raise StoreConflict(row.id) from None


def keep_result(database: Database, tournament_id: str, row: MeetingRow, at: float) -> None:
    """Keeps how a table ended; the first result stands."""
    known = schema.meetings.c
    result = {"places": row.places, "points": row.points, "reason": row.reason}
    with database.write() as connection:
        changed = connection.execute(
            update(schema.meetings)
            .where(
                known.tournament_id == tournament_id,
                known.round == row.round,
                known.place == row.place,
                known.reason.is_(None),
            )
            .values(result)
        )
        if changed.rowcount:
            connection.execute(
                update(schema.tournaments)
                .where(schema.tournaments.c.id == tournament_id)
                .values(updated=at)
            )


def purge_tournaments(database: Database, older_than: float) -> int:
    """Deletes the tournaments that were not changed since a time; says how many."""
    known = schema.tournaments.c
    with database.write() as connection:
        gone = connection.execute(delete(schema.tournaments).where(known.updated < older_than))
        return gone.rowcount


# Small steps.


def _load(connection: Connection, tournament_id: str) -> KeptTournament | None:
    known = schema.tournaments.c
    row = connection.execute(
        select(schema.tournaments).where(known.id == tournament_id)
    ).one_or_none()
    if row is None:
        return None
    return KeptTournament(
        TournamentRow(**row._mapping),
        tuple(EntrantRow(**one) for one in _parts(connection, schema.entrants, tournament_id)),
        tuple(MeetingRow(**one) for one in _parts(connection, schema.meetings, tournament_id)),
    )


def _parts(connection: Connection, table: Table, tournament_id: str) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name != "tournament_id"]
    query = select(*columns).where(table.c.tournament_id == tournament_id)
    return [dict(row._mapping) for row in connection.execute(query.order_by(*table.primary_key))]


def _insert(
    connection: Connection, table: Table, tournament_id: str, rows: Sequence[MeetingRow]
) -> None:
    values = [{"tournament_id": tournament_id, **vars(row)} for row in rows]
    if values:
        connection.execute(insert(table), values)


def _put_entrant(connection: Connection, tournament_id: str, entrant: EntrantRow) -> None:
    known = schema.entrants.c
    mine = and_(known.tournament_id == tournament_id, known.number == entrant.number)
    if connection.execute(update(schema.entrants).where(mine).values(vars(entrant))).rowcount:
        return
    connection.execute(insert(schema.entrants), {"tournament_id": tournament_id, **vars(entrant)})


def _drop_entrants(connection: Connection, tournament_id: str) -> None:
    known = schema.entrants.c
    connection.execute(delete(schema.entrants).where(known.tournament_id == tournament_id))


def _counted(database: Database, which: Any) -> list[Counted]:
    known, playing = schema.tournaments.c, schema.entrants.c
    count = (
        select(func.count())
        .where(playing.tournament_id == known.id, playing.until.is_(None))
        .scalar_subquery()
    )
    query = select(schema.tournaments, count.label("playing")).where(which)
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.updated.desc()).limit(LISTED))
        names = [column.name for column in schema.tournaments.c]
        return [
            (TournamentRow(**{name: row._mapping[name] for name in names}), int(row.playing))
            for row in rows
        ]
