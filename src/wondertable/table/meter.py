"""What goes on, in numbers that only rise: for those who watch over a server."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which times are counted together; what took longer is counted beyond the last."""


class Spread:
    """How long something took, again and again."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Counts one time more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Counts how long something takes, whether it goes well or not."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)


@dataclass
class Meter:
    """All that is counted; times are real ones, whatever clock the tables go by."""

    choices: Counter[str] = field(default_factory=Counter)
    """By who made them: people, or bots."""
    store: defaultdict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    """By the function of the store, with the wait for a thread."""
    refused: Counter[str] = field(default_factory=Counter)
    """What the store could not do, by the error."""
    pages: Spread = field(default_factory=Spread)
    """From when a choice began to be saved to when an open page was sent what it changed."""
    answers: defaultdict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    """Requests, by the first figure of their status."""
