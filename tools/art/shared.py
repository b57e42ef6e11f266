"""What stands once in a file and many of its scenes use: the friezes, and the sky of wonders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.kit import GROUND, WIDTH, Kind, Part, circ, moonbite, number, rect, row, star, sun

MIDDLE: Final = 51.2
"""Of the frieze, from above."""
SKY: Final = "s-sky"

MARKS: Final[dict[Kind, Callable[[float], str]]] = {
    "brown": lambda x: rect(x - 1.8, MIDDLE - 1.8, 3.6, 3.6),
    "grey": lambda x: f"M{row(x, MIDDLE - 2.6)}l2.6 2.6-2.6 2.6-2.6-2.6z",
    "blue": lambda x: f"M{row(x - 1, MIDDLE - 2.5)}h2v5h-2z",
    "yellow": lambda x: circ(x, MIDDLE, 1.9),
    "red": lambda x: (
        f"M{row(x - 2.4, MIDDLE - 2)}h1.4l1 1 1-1h1.4l-1.7 2 1.7 2h-1.4l-1-1-1 1h-1.4l1.7-2z"
    ),
    "green": lambda x: f"M{row(x, MIDDLE - 2.4)}l2.7 4.6h-5.4z",
    "purple": lambda x: star(x, MIDDLE, 3),
    "black": lambda x: f"M{row(x - 3, MIDDLE)}q3-4.4 6 0-3 4.4-6 0z",
    "sand": lambda x: f"M{row(x - 6, MIDDLE + 1)}l3-3 3 3 3-3 3 3v1.2l-3-3-3 3-3-3-3 3z",
    "clay": lambda x: f"M{row(x - 6, MIDDLE - 2)}h5v4h-5zM{number(x)} {number(MIDDLE - 2)}h5v4h-5z",
    "reed": lambda x: (
        f"M{row(x - 3, MIDDLE + 2.4)}q0-4.6 3-4.8 3 .2 3 4.8h-1.6q0-3-1.4-3.2-1.4.2-1.4 3.2z"
    ),
}


def frieze(kind: Kind) -> tuple[Part, ...]:
    """The band under a scene: the same for all cards of a colour."""
    marks = "".join(MARKS[kind](6 + 12 * at) for at in range(8))
    return (("b", rect(0, GROUND, WIDTH, 10)), ("m", marks))


def sky() -> tuple[Part, ...]:
    """The sun of wonders, which is a moon among stars by night."""
    stars = star(12, 10, 2.5) + star(34, 6, 2) + star(58, 9, 2) + star(88, 26, 2.4)
    return (("N", stars), sun(78, 14, 8), moonbite(78, 14, 8))
