"""What the page of a review shows, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A move, or what chance did after it."""

    id: str
    ply: int
    seat: int
    """Whose it was; SPECTATOR for chance."""
    badge: str
    text: str
    kind: str
    """`decision`, `luck` or `plain`."""
    mark: str
    points: str
    tone: str
    """`up`, `dn` or `ze`."""
    said: str
    """What the mark and the points mean."""
    href: str
    chosen: bool


@dataclass(frozen=True)
class Other:
    """Something that could have been done."""

    text: str
    percent: int
    chance: str
    best: bool
    played: bool
    said: str
    """What of the two it is; nothing for all others."""


@dataclass(frozen=True)
class Verdict:
    """What is told of the choice that is looked at."""

    title: str
    mark: str
    tone: str
    line: str
    """How good it was, in a sentence."""
    others: tuple[Other, ...]
    better: str
    """What speaks for the best choice."""
    played: str
    """What spoke for the played one."""


@dataclass(frozen=True)
class Bar:
    """A term of a seat's sum."""

    id: str
    name: str
    points: str
    tone: str
    x: float
    width: float


@dataclass(frozen=True)
class Account:
    """How a seat came to its result."""

    name: str
    badge: str
    bars: tuple[Bar, ...]
    result: str


@dataclass(frozen=True)
class Place:
    """The move that is looked at: the decision, counted from 1, and whose choice."""

    ply: int
    seat: int
