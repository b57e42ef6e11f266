"""Marks on columns: which of them hold a person, and what becomes of them when that person goes.

A column says it by its `info`, and `belongings` counts, lists, moves and deletes by these marks
alone. So whoever adds a column with a person marks it, and need do nothing else; a test refuses
columns that look like a person or a name and have no mark.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Table

PERSON: Final = "person"
"""The key of a mark on a column that holds the id of a person."""

OWN: Final[dict[str, Any]] = {PERSON: "own"}
"""Whose row it is: it goes with the person."""
ANONYMOUS: Final[dict[str, Any]] = {PERSON: "anonymous"}
"""Who took part: the row stays, and the column is emptied."""
ABOUT: Final[dict[str, Any]] = {PERSON: "about"}
"""Whom somebody else's row is about: it goes with this person too, who is never told of it."""
BESIDE: Final[dict[str, Any]] = {"beside": True}
"""A name or the like beside the one anonymous person of its row: it is emptied with that column."""
NOBODY: Final[dict[str, Any]] = {PERSON: "none"}
"""Looks like a person or a name, and is neither, or goes with its row."""
SECRET: Final[dict[str, Any]] = {"secret": True}
"""Nothing that a person is given when asking for all that is kept."""
PASSING: Final[dict[str, Any]] = {"passing": True}
"""A table about the processes that serve now: it is not copied, and no database is full of it."""


def held_by(table: Table, mark: dict[str, Any]) -> list[Column[Any]]:
    """The columns of a table that hold persons in this way."""
    return [column for column in table.c if column.info.get(PERSON) == mark[PERSON]]


def beside(table: Table) -> list[Column[Any]]:
    """The columns that are emptied with the anonymous person of their row."""
    return [column for column in table.c if column.info.get("beside")]


def told(table: Table) -> list[Column[Any]]:
    """The columns that a person may be given."""
    return [column for column in table.c if not column.info.get("secret")]


def emptied(column: Column[Any]) -> object:
    """What stands in a column that says nothing any more."""
    return None if column.nullable else ""
