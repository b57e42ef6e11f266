"""One server for one database: a lock that the system lets go of whatever happens to a process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wondertable.core.record import reason_of
from wondertable.store.errors import StoreInUse, StoreUnreadable

FOR_THE_OWNER: Final = 0o600
FAR: Final = 1 << 30
"""The byte that is locked on Windows, where what is locked cannot be read."""


@contextmanager
def alone_with(database: Path, address: str) -> Iterator[None]:
    """Holds the database for one server, and notes for others where that server is reached.

    Two servers would each keep their own tables in memory and refuse each other's moves. Raises
    StoreInUse, or StoreUnreadable if the lock cannot be written.
    """
    path = database.with_name(database.name + ".lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, FOR_THE_OWNER)
    except OSError as error:
        raise StoreUnreadable(str(path), reason_of(error)) from None
    try:
        if not taken(lock):
            raise StoreInUse(str(database), os.read(lock, 300).decode(errors="replace").strip())
        os.ftruncate(lock, 0)
        os.write(lock, address.encode())
        yield
        os.ftruncate(lock, 0)
    finally:
        os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def taken(lock: int) -> bool:
        """Whether the lock is ours now."""
        os.lseek(lock, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(lock, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def taken(lock: int) -> bool:
        """Whether the lock is ours now."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
