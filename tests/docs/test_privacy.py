"""The page about what is stored of a person names all of it, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Column, MetaData, String, Table

from wondertable.store import schema
from wondertable.store.marks import ABOUT, ANONYMOUS, BESIDE, OWN, held_by

PAGE = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([a-z_]+\.[a-z_]+)`")
GOES = {
    "goes with you": (OWN,),
    "goes with either of you": (OWN, ABOUT),
    "stays without you": (ANONYMOUS,),
}


def personal(metadata: MetaData) -> set[str]:
    """The columns that hold a person, or a name beside one."""
    return {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.c
        if any(column in held_by(table, mark) for mark in (OWN, ABOUT, ANONYMOUS))
        or column.info.get("beside")
    }


def rows() -> list[list[str]]:
    """The rows of the page that name columns, cell by cell."""
    cells = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("|")]
    return [row for row in cells if any(NAMED.fullmatch(word) for word in words(row))]


def words(row: list[str]) -> list[str]:
    return " ".join(row).replace(",", "").split()


def test_every_column_that_holds_a_person_stands_on_the_page_and_no_other() -> None:
    named = [name for row in rows() for name in NAMED.findall(row[1])]
    assert set(named) == personal(schema.metadata)
    assert len(named) == len(set(named))


def test_the_page_says_of_each_why_how_long_and_what_deleting_does() -> None:
    for row in rows():
        assert len(row) == 5, row
        assert all(cell.strip() for cell in row)
        for name in NAMED.findall(row[1]):
            table, column = name.split(".")
            found = schema.metadata.tables[table]
            known = found.c[column]
            if not known.info.get("beside"):
                assert any(known in held_by(found, mark) for mark in GOES[row[4]]), name


def test_a_new_column_would_be_missed() -> None:
    metadata = MetaData()
    own, name = Column("person", String, info=OWN), Column("name", String, info=BESIDE)
    Table("diaries", metadata, own, name, Column("words", String))
    assert personal(metadata) == {"diaries.person", "diaries.name"}
    assert not personal(metadata) & set(NAMED.findall(PAGE))
