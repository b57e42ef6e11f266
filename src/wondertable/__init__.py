"""The games of the wonders on one table: exact rules, a fast engine, bots, records."""

from __future__ import annotations

from typing import Final

from wondertable._engine import choose_engine

__version__: Final = "0.1.0"

COMPILED: Final[bool] = choose_engine()
"""Whether the engine runs compiled."""
