"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

PEOPLE_BEHIND_AN_ADDRESS: Final = 4
MOST_BUCKETS: Final = 50_000
"""Beyond this the bucket that was asked for longest ago is forgotten."""


class TooOften(Exception):
    """Somebody has asked too often; after so many seconds it may be tried again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too often; try again in {seconds:.1f} s")
        self.seconds = seconds


@dataclass
class Bucket:
    """What somebody has left, and when that was counted."""

    left: float
    at: float


class Limit:
    """So many things in so many seconds for each one who asks; all of them may come at once."""

    def __init__(
        self, count: int, seconds: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.count = count
        self.rate = count / seconds
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str) -> None:
        """Takes one away; raises TooOften if there is none."""
        now = self._now()
        bucket = self._buckets.pop(who, None) or Bucket(float(self.count), now)
        bucket.left = min(self.count, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if bucket.left < 1:
            raise TooOften((1 - bucket.left) / self.rate)
        bucket.left -= 1


class Allowance:
    """A limit for each person, and a wider one for each address: a cookie is soon thrown away."""

    def __init__(
        self, count: int, seconds: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._people = Limit(count, seconds, now)
        self._addresses = Limit(PEOPLE_BEHIND_AN_ADDRESS * count, seconds, now)

    def spend(self, person: str, address: str) -> None:
        """Takes one away from both; somebody without a cookie counts by the address alone."""
        self._addresses.spend(address)
        if person:
            self._people.spend(person)


class Places:
    """So many places for each one; a place is free again when it is left."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """How many places are taken in all."""
        return self._taken.total()

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Holds a place; raises TooOften if all are taken."""
        if self._taken[who] >= self.count:
            raise TooOften(60.0)
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
