"""The construction kit: shapes as path data, and the parts that many scenes share.

The grid is 96 by 56. The ground line lies at y 46; below it runs the frieze of the card's colour.
Every function returns path data (the `d` of a path), except those that return a part.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final, Literal

WIDTH: Final = 96
HEIGHT: Final = 56
GROUND: Final = 46

Kind = Literal[
    "brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "sand", "clay", "reed"
]
"""The frieze, mostly by the colour of the card."""
Part = tuple[str, str]
"""An ink (see inks.py) and what is drawn with it."""


@dataclass(frozen=True)
class Scene:
    """A picture: what is drawn from back to front, above a frieze."""

    kind: Kind
    parts: tuple[Part | str, ...]
    """A text is the id of a shared drawing (shared.py)."""


def scene(kind: Kind, *parts: Part | str) -> Scene:
    """A picture of these parts, from back to front."""
    return Scene(kind, parts)


def number(value: float) -> str:
    """A number as short as path data allows: one decimal, no leading or trailing zero."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    short = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if short in ("", "-0", "-", "0") else short


def row(*values: float) -> str:
    """Numbers side by side; a minus parts them as well as a space."""
    return " ".join(number(value) for value in values).replace(" -", "-")


def rect(x: float, y: float, w: float, h: float) -> str:
    """A rectangle from its upper left corner."""
    return f"M{row(x, y)}h{number(w)}v{number(h)}h{number(-w)}z"


def circ(x: float, y: float, r: float) -> str:
    """A disc."""
    half = f"a{row(r, r)} 0 10"
    return f"M{row(x - r, y)}{half}{row(2 * r, 0)} {half[1:]}{row(-2 * r, 0)}z"


def dots(*points: tuple[float, float]) -> str:
    """Points; with an ink like `o5.5c` (discs 5.5 wide in ink c) the cheapest discs there are."""
    return "".join(f"M{row(*point)}h0" for point in points)


def poly(*points: tuple[float, float]) -> str:
    """A closed shape."""
    return line(*points) + "z"


def line(*points: tuple[float, float]) -> str:
    """An open line."""
    return "M" + "L".join(row(*point) for point in points)


def dome(x: float, y: float, r: float, h: float | None = None) -> str:
    """A half disc that stands on y."""
    return arc(x, y, r, h) + "z"


def arc(x: float, y: float, r: float, h: float | None = None) -> str:
    """The bow of a dome."""
    return f"M{row(x - r, y)}a{row(r, h or r)} 0 0 1 {row(2 * r, 0)}"


def arch(x: float, y: float, w: float, h: float) -> str:
    """A gate with a round head that stands on y."""
    r = w / 2
    return f"M{row(x - r, y)}v{number(r - h)}a{row(r, r)} 0 0 1 {number(w)} 0v{number(h - r)}z"


def waves(x: float, y: float, count: int, length: float = 8) -> str:
    """A line of waves that begins here."""
    half = number(length / 2)
    return f"M{row(x, y)}q{number(length / 4)}-2 {half} 0" + f"t{half} 0" * (2 * count - 1)


def column(x: float, top: float, bottom: float = GROUND, w: float = 5) -> str:
    """A column with its base and head."""
    return (
        rect(x - w / 2 - 1.5, top, w + 3, 3)
        + rect(x - w / 2, top + 3, w, bottom - top - 6)
        + rect(x - w / 2 - 1.5, bottom - 3, w + 3, 3)
    )


def gable(x: float, y: float, w: float, h: float) -> str:
    """The triangle above a row of columns."""
    return poly((x - w / 2, y), (x, y - h), (x + w / 2, y))


def amphora(x: float, bottom: float = GROUND, s: float = 1) -> str:
    """A jar, 18 high."""
    return (
        f"M{row(x - 3 * s, bottom - 18 * s)}h{number(6 * s)}l{row(-s, 4 * s)}"
        f"c{row(6 * s, 3 * s, 4 * s, 10 * s, 0, 14 * s)}h{number(-4 * s)}"
        f"c{row(-4 * s, -4 * s, -6 * s, -11 * s, 0, -14 * s)}z"
    )


def cypress(x: float, bottom: float = GROUND, h: float = 26) -> str:
    """A tree like a flame; its trunk is a line of its own."""
    return (
        f"M{row(x, bottom - h)}c{row(7, h * 0.45, 5, h * 0.8, 0, h * 0.86)}"
        f"c{row(-5, -h * 0.06, -7, -h * 0.41, 0, -h * 0.86)}z"
    )


def trunk(x: float, bottom: float = GROUND, h: float = 5) -> str:
    """The trunk of a cypress, for ink l."""
    return f"M{row(x, bottom)}v{number(-h)}"


def palm(x: float, y: float) -> str:
    """The four leaves of a palm whose trunk ends here."""
    leaves = ((6, -7, 12, 2), (-6, -7, -12, 2), (3, -1, 8, 9), (-3, -1, -8, 9))
    return "".join(
        f"M{row(x, y)}q{row(a, b, c, d)}q{row(-c * 0.5, -d * 0.9 - 2, -c, -d)}z"
        for a, b, c, d in leaves
    )


def figure(x: float, bottom: float = GROUND, h: float = 15) -> str:
    """Somebody in a long gown, without a face."""
    return circ(x, bottom - h + 2.5, 2.5) + f"M{row(x - 2, bottom - h + 6)}h4l{row(2, h - 6)}h-8z"


def flame(x: float, y: float, s: float = 1) -> str:
    """A flame that stands on y, 12 high."""
    return (
        f"M{row(x, y)}c{row(-5 * s, -2 * s, -4 * s, -7 * s, 0, -12 * s)}"
        f"c{row(0, 4 * s, 5 * s, 6 * s, 0, 12 * s)}z"
    )


def smoke(x: float, y: float) -> str:
    """Steam that rises from here, for ink l."""
    return f"M{row(x, y)}q-4-3 0-6t0-6"


def bricks(x: float, y: float, w: float, rows: int, h: float = 5, step: float = 10) -> str:
    """The joints of a wall, for ink t."""
    joints = "".join(f"M{row(x, y + r * h)}h{number(w)}" for r in range(1, rows))
    for r in range(rows):
        for k in range(1, math.ceil(w / step) + 1):
            at = x + k * step - (step / 2 if r % 2 else 0)
            if at < x + w - 1:
                joints += f"M{row(at, y + r * h)}v{number(h)}"
    return joints


def star(x: float, y: float, r: float) -> str:
    """A star of four points."""
    a, b = r * 0.3, r * 0.7
    return f"M{row(x, y - r)}l{row(a, b, b, a, -b, a, -a, b, -a, -b, -b, -a, b, -a)}z"


def gear(x: float, y: float, r: float, teeth: int = 8) -> str:
    """The teeth around a wheel of this radius; the wheel itself is a disc."""
    out = r * 19 / 15
    shape = ""
    for tooth in range(teeth):
        a = tooth * 2 * math.pi / teeth
        corners = ((r, a - 0.2), (out, a - 0.12), (out, a + 0.12), (r, a + 0.2))
        shape += poly(*((x + d * math.cos(b), y + d * math.sin(b)) for d, b in corners))
    return shape


def sun(x: float, y: float, r: float = 9) -> Part:
    """The sun of a scene."""
    return ("s", circ(x, y, r))


def moonbite(x: float, y: float, r: float = 9) -> Part:
    """What makes a moon of the sun by night."""
    return ("n", circ(x + r * 0.45, y - r * 0.2, r * 0.86))


def hills(a: float, b: float, c: float) -> Part:
    """Hills far away: how high they are at the edges, between, and in the middle."""
    return ("w", f"M0 {number(a)}Q24 {number(b)} 48 {number(c)}T96 {number(a)}V46H0z")
