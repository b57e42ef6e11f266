"""From which addresses people play rated games: known while the server runs, and never stored."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_TABLES: Final = 20_000
"""Beyond this the table that was played at longest ago is forgotten."""


class Addresses:
    """The last address of every person at a rated table."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._tables: OrderedDict[str, dict[str, str]] = OrderedDict()

    def note(self, table_id: str, person: str, address: str) -> None:
        """Notes from where somebody has just played."""
        self._tables.setdefault(table_id, {})[person] = address
        self._tables.move_to_end(table_id)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)

    def shared(self, table_id: str) -> bool:
        """Whether two people of a table came from one address, as far as it is known."""
        addresses = self._tables.get(table_id, {}).values()
        return len(set(addresses)) < len(addresses)
