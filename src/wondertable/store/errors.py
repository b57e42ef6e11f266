"""What can go wrong with the store, as values that the pages can say in every language.

WondertableError
└── StoreError
    ├── BadDatabase        an address that names no SQLite file
    ├── StoreUnreadable    a file that cannot be opened, or is no database
    ├── StoreNewer         written by a later version of the program
    ├── StoreFull          no room on the disk
    ├── StoreBusy          another program holds the database
    ├── StoreConflict      a table that somebody else has changed
    └── StoreFailed        anything else, in the database's own words
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class StoreError(WondertableError):
    """Something that could not be read or written; nothing was changed."""


@dataclass(eq=False)
class BadDatabase(StoreError):
    key = "error-bad-database"
    sentence = "“{url}” is not the address of a database; write it as “{example}”."
    url: str
    example: str


@dataclass(eq=False)
class StoreUnreadable(StoreError):
    key = "error-store-unreadable"
    sentence = "The database {file} cannot be opened: {why}."
    file: str
    why: str


@dataclass(eq=False)
class StoreNewer(StoreError):
    key = "error-store-newer"
    sentence = (
        "The database {file} was written by a newer version (revision {found}); "
        "this one knows up to revision {known}."
    )
    file: str
    found: str
    known: str


@dataclass(eq=False)
class StoreFull(StoreError):
    key = "error-store-full"
    sentence = "There is no room left to save this; nothing was changed."


@dataclass(eq=False)
class StoreBusy(StoreError):
    key = "error-store-busy"
    sentence = "The database is busy; nothing was changed. Please try again."


@dataclass(eq=False)
class StoreConflict(StoreError):
    key = "error-store-conflict"
    sentence = "The table “{table}” was changed elsewhere; please look again."
    table: str


@dataclass(eq=False)
class StoreFailed(StoreError):
    key = "error-store-failed"
    sentence = "This could not be saved or read ({why}); nothing was changed."
    why: str
