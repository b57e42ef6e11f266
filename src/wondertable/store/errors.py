"""What can go wrong with the store, as values that the pages can say in every language.

WondertableError
└── StoreError
    ├── BadDatabase        an address that names no SQLite file
    ├── StoreUnreadable    a file that cannot be opened, or is no database
    ├── StoreNewer         written by a later version of the program
    ├── StoreFull          no room on the disk
    ├── StoreBusy          another program holds the database
    ├── StoreInUse         another server serves these tables
    ├── StoreMoved         a file that was moved or deleted while it was used
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
class StoreInUse(StoreError):
    key = "error-store-in-use"
    sentence = (
        "The tables of {file} are served already, at {address}. "
        "Stop that server first, or give this one a database of its own."
    )
    file: str
    address: str


@dataclass(eq=False)
class StoreMoved(StoreError):
    key = "error-store-moved"
    sentence = (
        "The database {file} was moved or deleted while the server ran; nothing was changed. "
        "Put it back, or start the server again."
    )
    file: str


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
