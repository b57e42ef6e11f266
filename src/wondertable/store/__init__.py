"""Where tables are kept: SQLite or PostgreSQL, by small functions that are called from threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wondertable._lazy import lazily

if TYPE_CHECKING:
    from wondertable.store.database import Database
    from wondertable.store.errors import (
        BadDatabase,
        StoreAlone,
        StoreAway,
        StoreBusy,
        StoreConflict,
        StoreDenied,
        StoreDiffers,
        StoreError,
        StoreFailed,
        StoreFull,
        StoreInUse,
        StoreMoved,
        StoreNeeds,
        StoreNewer,
        StoreNotEmpty,
        StoreOtherKey,
        StoreReadOnly,
        StoreUnreachable,
        StoreUnreadable,
    )
    from wondertable.store.rows import LaidRow, MoveRow, Saved, SeatRow, TableRow
    from wondertable.store.tables import (
        add_table,
        delete_table,
        going_tables,
        hide_table,
        load_table,
        purge,
        save_table,
        save_used,
        tables_of,
        unfinished_tables,
        unhide_table,
        waiting_tables,
    )

__all__ = [
    "BadDatabase",
    "Database",
    "LaidRow",
    "MoveRow",
    "Saved",
    "SeatRow",
    "StoreAlone",
    "StoreAway",
    "StoreBusy",
    "StoreConflict",
    "StoreDenied",
    "StoreDiffers",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoreInUse",
    "StoreMoved",
    "StoreNeeds",
    "StoreNewer",
    "StoreNotEmpty",
    "StoreOtherKey",
    "StoreReadOnly",
    "StoreUnreachable",
    "StoreUnreadable",
    "TableRow",
    "add_table",
    "delete_table",
    "going_tables",
    "hide_table",
    "load_table",
    "purge",
    "save_table",
    "save_used",
    "tables_of",
    "unfinished_tables",
    "unhide_table",
    "waiting_tables",
]

HOMES: Final = {
    "database": ("Database",),
    "errors": (
        "BadDatabase",
        "StoreAlone",
        "StoreAway",
        "StoreBusy",
        "StoreConflict",
        "StoreDenied",
        "StoreDiffers",
        "StoreError",
        "StoreFailed",
        "StoreFull",
        "StoreInUse",
        "StoreMoved",
        "StoreNeeds",
        "StoreNewer",
        "StoreNotEmpty",
        "StoreOtherKey",
        "StoreReadOnly",
        "StoreUnreachable",
        "StoreUnreadable",
    ),
    "rows": ("LaidRow", "MoveRow", "Saved", "SeatRow", "TableRow"),
    "tables": (
        "add_table",
        "delete_table",
        "going_tables",
        "hide_table",
        "load_table",
        "purge",
        "save_table",
        "save_used",
        "tables_of",
        "unfinished_tables",
        "unhide_table",
        "waiting_tables",
    ),
}

if not TYPE_CHECKING:
    # Rows and errors are for those too who have no database: the terminal follows games of the box.
    __getattr__ = lazily(__name__, {name: home for home in HOMES for name in HOMES[home]})
