"""QR codes, drawn here as one path of an SVG picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import segno

QUIET: Final = 4
"""The light edge that scanners need, in modules."""


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
