"""Where tables are kept: a SQLite file, through small functions that are called from threads."""

from __future__ import annotations

from wondertable.store.alone import alone_with
from wondertable.store.database import Database
from wondertable.store.errors import (
    BadDatabase,
    StoreBusy,
    StoreConflict,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreInUse,
    StoreMoved,
    StoreNewer,
    StoreUnreadable,
)
from wondertable.store.rows import LaidRow, MoveRow, Saved, SeatRow, TableRow
from wondertable.store.tables import (
    add_table,
    delete_table,
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
    "StoreBusy",
    "StoreConflict",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoreInUse",
    "StoreMoved",
    "StoreNewer",
    "StoreUnreadable",
    "TableRow",
    "add_table",
    "alone_with",
    "delete_table",
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
