"""Tower of Babel: its own wonder, and the people who build them all."""

from __future__ import annotations

import math
from typing import Final

from art.kit import Scene, arch, bricks, circ, dots, figure, hills, poly, rect, scene, sun
from art.wonders import Wonder

TOWER: Final = Wonder(
    base=(("w", "M0 46V38Q24 33 48 38T96 36V46z"),),
    pieces=(
        (
            (
                "c",
                poly((8, 46), (10, 35), (15, 35), (17, 26), (67, 26), (69, 35), (74, 35), (76, 46)),
            ),
            ("h", poly((64, 26), (67, 26), (69, 35), (74, 35), (76, 46), (66, 46))),
            ("k", "".join(arch(x, 46, 5, 6) for x in (16, 26, 36, 48, 58, 68))),
            ("k", "".join(arch(x, 34, 4, 5) for x in (24, 33, 42, 51, 60))),
            ("p", "M8 38v-3L76 32v3zM15 26v-3L69 26v3z"),
        ),
        (
            (
                "c",
                poly(
                    (20, 24), (22, 17), (27, 17), (29, 10), (55, 10), (57, 17), (62, 17), (64, 26)
                ),
            ),
            ("h", poly((53, 10), (55, 10), (57, 17), (62, 17), (64, 26), (56, 25))),
            ("k", "".join(arch(x, 24, 4, 5) for x in (29, 37, 46, 54))),
            ("p", "M20 20v-3L64 14v3zM27 11V8L57 11v3z"),
        ),
        (
            ("g", poly((34, 9), (36, 2), (48, 2), (50, 10))),
            ("k", arch(42, 9, 4, 5)),
        ),
    ),
    work=(("l", "M89 46V24M92 28H80V33M89 37 83 28"), ("p", rect(77, 33, 6, 4))),
)

PETALS: Final = dots(
    *((59 + 6.4 * math.cos(a), 30 + 6.4 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8)))
)

WONDERS: Final[dict[str, Wonder]] = {"tower_of_babel": TOWER}

SCENES: Final[dict[str, Scene]] = {
    "camel": scene(
        "reed",
        sun(80, 14, 9),
        hills(38, 30, 38),
        (
            "p",
            "M88 28q-1-6-8-7-4-9-10-9t-9 9q-5 4-9 3-5-2-5-11-1-6-6-5l-6 3q0 3 3 3h4q1 13 9 19"
            "l2 13h4l1-12H75l3 12h4l2-13q5-3 4-8z",
        ),
        ("c", "M61 19q9-9 18 0l2 4H59z"),
        ("c", rect(60, 23, 18, 10)),
        ("t", bricks(60, 23, 18, 2, 5, 9)),
        ("l", "M88 27q3 4 1 9"),
        ("t", "M37 13Q32 28 20 31"),
        ("c", figure(17, 46, 22)),
        ("l", "M8 46V22"),
    ),
    "crane": scene(
        "reed",
        sun(76, 14, 9),
        ("c", rect(58, 32, 34, 14)),
        ("t", bricks(58, 32, 34, 3, 4.7, 11)),
        ("l", "M22 46 50 6M28 38h9"),
        ("c", poly((33, 46), (48, 4), (52, 4), (39, 46))),
        ("l", "M52 6V18M49 6 26 30"),
        ("p", rect(45, 18, 14, 8)),
        ("k", circ(50, 5, 3)),
        ("c", circ(24, 36, 9)),
        ("l", "M24 27v18M15 36h18"),
        ("p", circ(24, 36, 3)),
        ("k", figure(8, 46, 20)),
        ("l", "M9 33 18 31"),
        ("k", figure(70, 32, 14)),
        ("l", "M68 23 60 21"),
    ),
    "ship": scene(
        "reed",
        sun(78, 15, 9),
        ("w", "M0 46V37H96V46z"),
        ("l", "M46 34V3M27 7h38"),
        ("p", "M29 8h34q-5 9 0 18H29q-5-9 0-18z"),
        ("t", "M39 8q-4 9 0 18M51 8q-4 9 0 18"),
        ("p", rect(52, 27, 10, 8) + rect(62, 27, 10, 8)),
        ("k", figure(22, 36, 15)),
        ("c", "M4 21q4 1 5 6 2 7 10 7h56q9 0 11-8 1-4 6-5-1 10-6 17-3 6-10 6H22Q8 44 4 21z"),
        ("t", "M24 34l-2 10M36 34l-1 10M48 34v10M60 34l1 10M72 34l2 10"),
        ("l", "M18 27 6 45"),
    ),
    "stonemason": scene(
        "reed",
        sun(80, 15, 10),
        hills(40, 34, 40),
        ("p", rect(48, 16, 28, 30)),
        ("h", rect(70, 16, 6, 30)),
        ("o6.4k", PETALS),
        ("o4.4c", PETALS),
        ("o5k", dots((59, 30))),
        ("c", figure(28, 46, 32)),
        ("l", "M30 25 40 30M29 24 36 12"),
        ("l", "M40 30l10 1"),
        ("k", "M31 6l9 4-3 6-9-4z"),
        ("p", rect(82, 40, 9, 6) + "M40 46l2-4h5l1 4z"),
    ),
}
