"""An empty database of today: migrated once in a process, and copied to every test that wants one.

How it comes about is asked in `test_migrate.py` and `test_database.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from wondertable.store import Database
from wondertable.store.alone import FOR_THE_OWNER

NAME = "tables.db"


@cache
def content() -> bytes:
    """What stands in the file of a database that was opened, and never used."""
    with TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/{NAME}")
        database.open()
        database.close()
        return (Path(folder) / NAME).read_bytes()


def database_in(folder: Path | str) -> str:
    """The address of the database in a folder; an empty one is laid there unless one is there."""
    path = Path(folder) / NAME
    if not path.exists():
        path.touch(FOR_THE_OWNER)
        path.write_bytes(content())
    return f"sqlite:///{path}"
