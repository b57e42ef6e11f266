"""What can go wrong with the store, as values that the pages can say in every language.

WondertableError
└── StoreError
    ├── BadDatabase        an address that names no database
    ├── StoreNeeds         a database for which a package is missing
    ├── StoreUnreachable   a database that does not answer when the server starts
    ├── StoreAway          a database that does not answer any more
    ├── StoreDenied        a database that this account may not use
    ├── StoreReadOnly      a database that can only be read
    ├── StoreUnreadable    a file that cannot be opened, or is no database
    ├── StoreNewer         written by a later version of the program
    ├── StoreFull          no room on the disk
    ├── StoreBusy          another program holds the database
    ├── StoreInUse         another server serves these tables
    ├── StoreAlone         a database that one process alone can serve
    ├── StoreOtherKey      processes that would sign cookies each in its own way
    ├── StoreMoved         a file that was moved or deleted while it was used
    ├── StoreNotEmpty      a database into which nothing can be copied, since there is something
    ├── StoreDiffers       a copy that is not what was copied
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
    sentence = (
        "“{url}” is not the address of a database; write it as “{example}” or as “{another}”."
    )
    url: str
    example: str
    another: str


@dataclass(eq=False)
class StoreNeeds(StoreError):
    key = "error-store-needs"
    sentence = (
        "For this database the package {package} is missing: "
        'run pip install "wondertable[{extra}]", or in a clone pip install ".[{extra}]".'
    )
    package: str
    extra: str


@dataclass(eq=False)
class StoreUnreachable(StoreError):
    key = "error-store-unreachable"
    sentence = "The database {file} cannot be reached: {why}."
    file: str
    why: str


@dataclass(eq=False)
class StoreAway(StoreError):
    """What was being written when it went away may be there or not: whoever writes looks again."""

    key = "error-store-away"
    sentence = (
        "The database does not answer at the moment. "
        "Nothing that was confirmed is lost; please try again in a little while."
    )


@dataclass(eq=False)
class StoreDenied(StoreError):
    key = "error-store-denied"
    sentence = "The server may not use the database {file} like this: {why}."
    file: str
    why: str


@dataclass(eq=False)
class StoreReadOnly(StoreError):
    key = "error-store-read-only"
    sentence = "The database can only be read at the moment; nothing was changed."


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
class StoreAlone(StoreError):
    key = "error-store-alone"
    sentence = (
        "The tables of {file} can be served by one process only; "
        "several processes need a database of PostgreSQL (see docs/serve.md)."
    )
    file: str


@dataclass(eq=False)
class StoreOtherKey(StoreError):
    key = "error-store-other-key"
    sentence = (
        "The tables of {file} are served by processes with another secret_key; "
        "give all of them the same one, or nobody keeps a seat."
    )
    file: str


@dataclass(eq=False)
class StoreMoved(StoreError):
    key = "error-store-moved"
    sentence = (
        "The database {file} was moved or deleted while the server ran; nothing was changed. "
        "Put it back, or start the server again."
    )
    file: str


@dataclass(eq=False)
class StoreNotEmpty(StoreError):
    key = "error-store-not-empty"
    sentence = "{file} is not empty; name a database or a file that is new. Nothing was changed."
    file: str


@dataclass(eq=False)
class StoreDiffers(StoreError):
    key = "error-store-differs"
    sentence = "What arrived in {file} is not what was sent ({table}); nothing was kept of it."
    file: str
    table: str


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
