"""The inks: what stands for which colour. A scene never names a colour; art.css does.

Colours are presentation attributes, because the pages allow no inline styles.
"""

from __future__ import annotations

import re
from typing import Final

INKS: Final = {
    "c": 'fill="var(--a-c)"',  # the card's glaze, edged
    "p": 'fill="var(--a-p)"',  # papyrus, edged
    "w": 'fill="var(--a-w)" stroke="none"',  # wash of the glaze: hills, far walls, water
    "k": 'fill="var(--a-k)" stroke="none"',  # sepia mass
    "h": 'fill="var(--a-k)" stroke="none" opacity=".45"',  # shade, always on the right
    "l": "",  # line
    "t": 'stroke-width=".9"',  # thin line: courses, joints, threads
    "s": 'fill="var(--a-s)" stroke="none"',  # sun
    "g": 'fill="var(--a-s)"',  # gold, edged
    "b": 'fill="var(--a-b)" stroke="none"',  # the frieze
    "m": 'fill="var(--a-m)" stroke="none"',  # its marks
    "d": 'stroke="var(--a-d,var(--a-k))" stroke-dasharray="2 3" stroke-width=".9"',  # not yet built
    "n": 'fill="var(--a-n,none)" stroke="none"',  # by night only: the bite of the moon
    "N": 'fill="var(--a-ns,none)" stroke="none"',  # by night only: stars
    "B": 'fill="var(--a-ns,none)" stroke="none" opacity=".65"',  # by night only: a beam
}
DISCS: Final = re.compile(r"o([\d.]+)(\w)")


def attributes(ink: str) -> str:
    """How an ink is written at a path: `c`, or `o5.5c` for discs that are 5.5 wide in ink c."""
    discs = DISCS.fullmatch(ink)
    if discs:
        return f'stroke="var(--a-{discs[2]})" stroke-width="{discs[1]}"'
    return INKS[ink]
