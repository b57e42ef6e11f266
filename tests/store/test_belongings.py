"""All that belongs to somebody: by the marks of columns, and looked for in the whole database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Column, MetaData, String, Table, insert, select

from wondertable.store import Database, SeatRow, add_table, hide_table, schema
from wondertable.store.belongings import count, delete_person, everything_of, marked, move
from wondertable.store.boxes import add_box
from wondertable.store.marks import ANONYMOUS, BESIDE, OWN, PERSON
from wondertable.store.people import PasskeyRow, PersonRow, add_passkey, keep_person, put_sheet
from wondertable.store.reviews import keep_lesson
from wondertable.store.rows import BoxRow, LessonRow

from .rows import ANN, BOT, opened, table

PERSONAL = re.compile(r"(\w+_)?(person|people|host|holder|owner|player|friend|opponent|author)s?")
NAMED = re.compile(r"(\w+_)?names?")
BOB = SeatRow(1, "person", "Bob", None, "bob", "other hash")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """Ann and Bob at a table, Ann alone at another, with all that Ann can have."""
    with opened(tmp_path) as database:
        add_table(database, table(), [ANN, BOB])
        add_table(database, table(id="b"), [ANN, BOT])
        add_table(database, table(id="c", host="bob"), [replace(BOB, seat=0), BOT])
        hide_table(database, "b", "ann")
        names = ["Ann", "Eve"]
        box = BoxRow("x", "ann", "duel", 1, {}, names, None, [], done=False, version=1, updated=0)
        add_box(database, box)
        keep_lesson(database, LessonRow("ann", "a", 3, "half", "build", 1, 5.0))
        keep_person(database, PersonRow("ann", "Ann", "ann", 1, 1.0, 1.0))
        add_passkey(database, PasskeyRow("key", "ann", b"k", 0, "phone", 1.0), 5)
        put_sheet(database, "ann", "hash of the sheet", 1.0)
        yield database


def rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """The whole database."""
    with database.read() as connection:
        return {
            one.name: [tuple(row) for row in connection.execute(select(one))]
            for one in schema.metadata.sorted_tables
        }


def unmarked(metadata: MetaData) -> list[str]:
    """The columns that look like a person, or like a name beside one, and say nothing of it."""
    found = []
    for one in metadata.sorted_tables:
        anonymous = any(column.info.get(PERSON) == "anonymous" for column in one.c)
        for column in one.c:
            personal = PERSONAL.fullmatch(column.name) is not None
            named = anonymous and NAMED.fullmatch(column.name) is not None
            if (personal or named) and not {PERSON, "beside"} & set(column.info):
                found.append(f"{one.name}.{column.name}")
    return found


def test_every_column_that_holds_a_person_is_marked() -> None:
    assert unmarked(schema.metadata) == []


def test_a_column_without_a_mark_is_noticed() -> None:
    metadata = MetaData()
    columns = [Column("person", String), Column("opponent_names", String), Column("id", String)]
    Table("results", metadata, *columns, Column("host", String, info=ANONYMOUS))
    assert unmarked(metadata) == ["results.person", "results.opponent_names"]


def test_only_one_anonymous_person_stands_in_a_row_with_names() -> None:
    for one in marked(schema.metadata):
        anonymous = [column for column in one.c if column.info.get(PERSON) == "anonymous"]
        if any(column.info.get("beside") for column in one.c):
            assert len(anonymous) == 1, one.name


def test_what_belongs_to_somebody_is_counted(database: Database) -> None:
    assert count(database, "ann") == {
        **{"tables": 2, "seats": 2, "hidden": 1, "boxes": 1, "lessons": 1},
        **{"people": 1, "passkeys": 1, "sheets": 1},
    }
    assert count(database, "eve") == {}


def test_somebody_is_given_everything_but_secrets(database: Database) -> None:
    found = everything_of(database, "ann")
    assert set(found) == set(count(database, "ann"))
    assert found["people"][0]["name"] == "Ann"
    assert found["boxes"][0]["names"] == ["Ann", "Eve"]
    assert {row["name"] for row in found["seats"]} == {"Ann"}
    told = repr(found)
    assert "Bob" not in told
    for secret in ("seed'", "hash of the sheet", "b'k'", "other hash"):
        assert secret not in told


def test_nothing_of_somebody_is_left_in_the_database(database: Database) -> None:
    before = rows(database)
    delete_person(database, "ann")
    after = rows(database)
    assert count(database, "ann") == {}
    said = repr(after)
    for word in ("ann", "Ann", "Eve", "phone", "hash of the sheet", "'hash'"):
        assert word in repr(before)
        assert word not in said, word
    assert [row[0] for row in after["tables"]] == ["a", "b", "c"]
    assert len(after["seats"]) == len(before["seats"])
    assert "Bob" in said


def test_what_a_guest_has_comes_along(database: Database) -> None:
    hide_table(database, "c", "bob")
    move(database, "bob", "eve")
    assert count(database, "bob") == {}
    assert count(database, "eve") == {"tables": 1, "seats": 2, "hidden": 1}


def test_what_both_have_stays_as_the_kept_person_has_it(database: Database) -> None:
    hide_table(database, "a", "ann")
    hide_table(database, "a", "bob")
    keep_lesson(database, LessonRow("bob", "a", 3, "best", "discard", 7, 6.0))
    keep_lesson(database, LessonRow("bob", "a", 9, "best", "discard", 1, 6.0))
    move(database, "bob", "ann")
    assert count(database, "bob") == {}
    found = everything_of(database, "ann")
    assert {row["table_id"] for row in found["hidden"]} == {"a", "b"}
    assert [(row["line"], row["tries"]) for row in found["lessons"]] == [(3, 1), (9, 1)]


def test_the_marks_alone_say_what_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that a later topic adds is taken along and deleted without more code."""
    metadata = MetaData()
    later = Table(
        "later",
        metadata,
        Column("id", String, primary_key=True),
        Column("person", String, info=OWN),
        Column("opponent", String, nullable=False, info=ANONYMOUS),
        Column("opponent_name", String, nullable=False, info=BESIDE),
    )
    monkeypatch.setattr(schema, "metadata", metadata)
    with opened(tmp_path) as database:
        with database.write() as connection:
            metadata.create_all(connection)
            for row in (("1", "ann", "bob", "Bob"), ("2", "bob", "ann", "Ann")):
                connection.execute(insert(later).values(row))
        move(database, "ann", "eve")
        assert count(database, "eve") == {"later": 2}
        delete_person(database, "eve")
        assert rows(database) == {"later": [("2", "bob", "", "")]}
