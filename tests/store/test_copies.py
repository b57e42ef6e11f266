"""Copies of a database: backups, and moving from one kind to the other and back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import CheckConstraint, Column, Connection, Table, select, update

from wondertable.store import (
    Database,
    LaidRow,
    StoreDiffers,
    StoreNotEmpty,
    add_table,
    copies,
    hide_table,
    load_table,
    save_table,
    schema,
)
from wondertable.store.boxes import add_box
from wondertable.store.copies import backup, copy, digests
from wondertable.store.reviews import keep_lesson, keep_review
from wondertable.store.rows import BoxRow, LessonRow, ReviewRow

from .rows import ANN, BOT, move, opened, table

WORDS = "ő – “ß” \U0001f3db \\ ' \" \n"
BOX = BoxRow(
    id="x",
    person="ann",
    game="duel",
    rules=1,
    options={},
    names=[WORDS, "Bob"],
    view=None,
    lines=[(-1, "show law")],
    done=True,
    version=3,
    updated=0.1 + 0.2,
)


def filled(database: Database) -> None:
    """Something of everything, with what one kind of database could read otherwise."""
    add_table(database, table(id="b"), [ANN, BOT], [move(1), move(2, do=WORDS)])
    add_table(database, table(id="a", rematch_of="b", seed=bytes(range(256))), [ANN])
    add_table(database, table(id="c", rematch_of="a", updated=1e-9), [])
    save_table(database, table(id="b", version=2), laid=[LaidRow(1, 3, "bid 2", 40.0, 2.5, "time")])
    hide_table(database, "a", "ann")
    add_box(database, BOX)
    keep_review(database, ReviewRow("r", "w", "usual", "b", 5.0, WORDS))
    keep_lesson(database, LessonRow("ann", "b", 12, "again", "build baths", 1, 6.0))
    with database.write() as connection:
        for other in schema.metadata.sorted_tables:
            if connection.execute(select(other).limit(1)).one_or_none() is None:
                connection.execute(other.insert(), a_row(connection, other))


ANYTHING: dict[type, object] = {
    **{str: WORDS, int: 2_000_000_000, float: 0.1 + 0.2, bool: True},
    **{bytes: bytes(range(256)), object: {WORDS: [None, 0.1, True, {}]}},  # the last one is JSON
}


def a_row(connection: Connection, other: Table) -> dict[str, object]:
    """A row for a table that nothing above has filled."""
    return {column.name: a_value(connection, column) for column in other.c}


def a_value(connection: Connection, column: Column[Any]) -> object:
    """What a column may hold: a key that there is, the first word it allows, or anything."""
    for key in column.foreign_keys:
        return connection.execute(select(key.column)).scalars().first()
    for rule in column.table.constraints:
        if isinstance(rule, CheckConstraint):
            allowed = re.match(rf"{column.name} IN \('([^']+)'", str(rule.sqltext))
            if allowed:
                return allowed[1]
    return ANYTHING[column.type.python_type]


def test_all_tables_are_carried_there_and_back(tmp_path: Path, postgres: str) -> None:
    with opened(tmp_path) as first, opened(postgres) as second, opened(tmp_path / "back") as third:
        filled(first)
        counts = copy(first, second)
        assert copy(second, third) == counts
        assert all(counts.values()), "the test shall fill every table that there is"
        with first.read() as one, third.read() as other:
            assert digests(one) == digests(other)
        for table_id in ("a", "b", "c"):
            assert load_table(first, table_id) == load_table(second, table_id)


def test_a_backup_is_a_database_of_one_moment(place: str, tmp_path: Path) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT], [move(1)])
        backup(database, tmp_path / "copy.db")
        saved = load_table(database, "a")
        add_table(database, table(id="b"), [])
        before = (tmp_path / "copy.db").read_bytes()
        with pytest.raises(StoreNotEmpty):
            backup(database, tmp_path / "copy.db")
        assert (tmp_path / "copy.db").read_bytes() == before
    with opened(f"sqlite:///{tmp_path}/copy.db") as copied:
        assert load_table(copied, "a") == saved
        assert load_table(copied, "b") is None


def test_nothing_is_copied_into_what_is_not_empty(place: str, tmp_path: Path) -> None:
    with opened(tmp_path / "from") as source, opened(place) as target:
        filled(source)
        add_table(target, table(id="own"), [])
        with target.read() as connection:
            before = digests(connection)
        with pytest.raises(StoreNotEmpty):
            copy(source, target)
        with target.read() as connection:
            assert digests(connection) == before


def test_a_copy_that_differs_is_not_kept(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(reading: object, writing: object, copied: object) -> None:
        whole(reading, writing, copied)  # type: ignore[arg-type]
        if copied is schema.moves:
            writing.execute(update(schema.moves).values(spent=0.25))  # type: ignore[attr-defined]

    whole = copies.copy_table
    monkeypatch.setattr(copies, "copy_table", spoilt)
    with opened(tmp_path / "from") as source, opened(place) as target:
        filled(source)
        with pytest.raises(StoreDiffers) as refused:
            copy(source, target)
        assert refused.value.table == "moves"
        assert load_table(target, "a") is None
