"""Writing a row in the place of the one with the same key, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert
INSERT: Final[Mapping[str, Callable[[Table], Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
"""Both say it in the same way, but each for itself."""


def put(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Inserts a row, or replaces what the one with the same key had."""
    keys = table.primary_key.columns.keys()
    changed = {name: value for name, value in values.items() if name not in keys}
    new = INSERT[connection.dialect.name](table).values(dict(values))
    if changed:
        connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changed))
    else:
        connection.execute(new.on_conflict_do_nothing(index_elements=keys))
