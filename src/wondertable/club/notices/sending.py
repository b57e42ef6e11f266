"""What becomes of something that is sent."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

Take = Callable[[], bool]
"""Called at the last moment before something goes out; False if somebody else has sent it."""


class Outcome(Enum):
    """What became of it."""

    SENT = auto()
    TAKEN = auto()
    """Somebody else sends it, or it is not owed any more."""
    GONE = auto()
    """Nobody is there any more, and never will be."""
    REFUSED = auto()
    """It was refused, and would be again."""
    LATER = auto()
    """It did not arrive; it may later."""


MINUTE: Final = 60.0
WAITS: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE)
"""After how many seconds it is tried again; after the last one it is given up."""
