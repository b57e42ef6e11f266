"""QR codes, drawn here as one path of an SVG picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import segno

QUIET: Final = 4
"""The light edge that scanners need, in modules."""
TERMINAL_QUIET: Final = 2
"""The same where every line counts; scanners take that too."""


HALVES: Final = ("█", "▀", "▄", " ")
"""Two modules, one over the other, in light ink on dark: both light, the upper, the lower, none."""
BLACK_AND_WHITE: Final = "\033[97;40m{}\033[0m"


@dataclass(frozen=True)
class Code:
    """A picture: its size in modules, and the path of its dark ones."""

    size: int
    path: str

    @property
    def box(self) -> str:
        """What `viewBox` says, with the light edge."""
        side = self.size + 2 * QUIET
        return f"{-QUIET} {-QUIET} {side} {side}"


def code_of(text: str) -> Code:
    """The QR code of an address; it can be read with a seventh of it covered."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(
        f"M{start} {y}h{end - start}v1H{start}z"
        for y, row in enumerate(rows)
        for start, end in runs(row)
    )
    return Code(len(rows), path)


def drawn(text: str, *, plain: bool) -> str:
    """The QR code of an address for a terminal, two modules high a line, light ink on dark.

    If it is not plain, the colours are said, so that it can be read from a light terminal too.
    """
    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix_iter(border=TERMINAL_QUIET)]
    rows += [bytes(len(rows))] * (len(rows) % 2)
    lines = [
        "".join(HALVES[2 * upper + lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(line if plain else BLACK_AND_WHITE.format(line) for line in lines)


def runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules follow each other: the first, and the one after the last."""
    found = []
    start = None
    for x, dark in enumerate([*row, 0]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            found.append((start, x))
            start = None
    return found
