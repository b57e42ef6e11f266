"""The wonders of single games: Byzantium and Petra, and those that only a duel has."""

from __future__ import annotations

from typing import Final

from art.kit import (
    arch,
    circ,
    column,
    cypress,
    dome,
    dots,
    figure,
    gable,
    rect,
    trunk,
    waves,
)
from art.wonders import Wonder

BYZANTIUM: Final = Wonder(
    base=(("w", "M0 46V34Q20 28 44 33T96 30V46z"),),
    pieces=(
        (
            ("c", rect(15, 27, 54, 12)),
            ("h", rect(62, 27, 7, 12)),
            ("k", "".join(arch(x, 36, 4, 6) for x in (21, 29, 42, 55, 63))),
            ("t", arch(42, 37, 18, 10)),
        ),
        (
            ("c", dome(23, 27, 9, 8) + dome(61, 27, 9, 8) + rect(27, 19, 30, 8)),
            ("h", "M57 19h-5v8h18q-1-8-9-8z"),
            ("k", "".join(arch(x, 26, 3, 5) for x in (32, 38.7, 45.3, 52))),
        ),
        (
            ("g", dome(42, 19, 13, 12)),
            ("t", "M42 7v12M34 10q-2 4-2 9M50 10q2 4 2 9"),
            ("l", "M42 7V2M40 4h4"),
        ),
    ),
    front=(
        ("p", "M0 46V37" + "h5v2h4v-2" * 10 + "h6v9z"),
        ("p", "M1 46V31h4v2h4v-2h4v2h4v-2h4v15zM71 46V31h4v2h4v-2h4v2h4v-2h4v15z"),
        ("t", "M21 42h15M48 42h23M28 39v3M57 39v3"),
        ("k", arch(42, 46, 8, 6) + rect(10, 37, 2, 4) + rect(80, 37, 2, 4)),
    ),
    work=(("l", "M8 31V8M5 12H20V17M8 24 16 12"), ("p", rect(17, 17, 6, 4))),
)

PETRA: Final = Wonder(
    base=(
        ("c", "M-2 46V6L10 2l8 2 30-3 14 4 4 10 3 12 4 19z"),
        ("h", "M48 1l14 4 4 10 3 12 4 19H63l-3-20z"),
        ("t", "M0 14q6-2 10 0M0 28q5-3 9 0M2 38h6"),
        ("c", "M98 46V10l-6 3-2 12-4 8-2 13z"),
    ),
    pieces=(
        (
            ("h", rect(14, 27, 42, 19)),
            ("k", rect(31.5, 31, 7, 13)),
            ("p", "".join(column(x, 27, 44, 3) for x in (17, 23, 29, 41, 47, 53))),
            ("p", rect(12, 43, 46, 3)),
        ),
        (
            ("p", "M12 27v-4h8l15-6 15 6h8v4zM14 20v-9l9-5v14zM47 20V6l9 5v9z"),
            ("k", rect(16.5, 13, 4, 7) + rect(49.5, 13, 4, 7)),
            ("t", "M20 23h30"),
        ),
        (
            ("p", rect(29, 10, 12, 8)),
            ("k", arch(35, 18, 4, 6)),
            ("p", "M27 10 35 5 43 10z"),
            ("g", circ(35, 4, 2.4)),
            ("k", figure(77, 46, 12)),
        ),
    ),
    work=(
        ("l", "M7 46V6M61 46V6M7 22h6M57 22h4M7 10h7M56 10h5"),
        ("k", figure(78, 46, 11)),
    ),
)

APPIAN_WAY: Final = Wonder(
    base=(
        ("w", "M0 46V24q16-8 34-3t36-3 26 4V46z"),
        ("l", "M8 31V13M8 23l5-7"),
        ("c", "M-2 14q1-9 10-10t10 10z"),
    ),
    pieces=(
        (
            (
                "d",
                "M0 31H96M0 34H96M86 31V17h6V31M9 39l5-5M23 40l3-6M37 41l4-7"
                "M49 40l3-6M64 39l6-5M79 41l4-7",
            ),
            ("p", "M-1 46V31H97V46zM86 31V18h6V31z"),
            ("c", rect(-1, 31, 98, 3)),
            (
                "t",
                "M0 40l9-1 5-5M9 39l4 7M11 42l12-2 3-6M23 40l-2 6M23 40l14 1 4-7M37 41l1 5"
                "M37 41l12-1 5 6M49 40l3-6M51 37l13 2 6-5M64 39l1 7M64 39l15 2 4-7"
                "M79 41l-2 5M79 41l17-2",
            ),
            ("g", dome(89, 18, 4, 6)),
            ("k", "M28 18q6-2 14 0 4 1 4 6v7h-3v-5h-9v5h-3v-5l-2-2-4 1-4-2 1-4 3-1z"),
            ("l", "M45 23h6M26 18q-5-1-4-5"),
            ("c", "M49 17h19l-2 8H51z"),
            ("p", circ(59, 26, 5)),
            ("t", "M59 21v10M54 26h10"),
            ("k", figure(75, 31, 14)),
        ),
    ),
)

CIRCUS_MAXIMUS: Final = Wonder(
    base=(),
    pieces=(
        (
            ("d", "M2 22V12q34-5 66 0v10zM15 28 16.5 8l1.5-5 1.5 5L21 28zM0 22H96"),
            ("c", "M2 22V12q34-5 66 0v10z"),
            ("k", "".join(arch(x, 22, 5, 6) for x in (7, 28, 36, 44, 52, 60))),
            ("p", rect(-1, 22, 98, 24)),
            ("c", rect(8, 28, 20, 5)),
            ("p", "M15 28 16.5 8h3L21 28z"),
            ("g", "M16.5 8 18 3l1.5 5z"),
            ("l", "M65 31q6 0 7 4M78 29 41 30M66 36h8"),
            (
                "c",
                "M42 19l-3 3-5 7 1.5 3 3.5-1 4-2v5l-7 2-1 5h2.5l2-3.5 6 1-1.5 6.5H46.5l3-6"
                " 8-1.5 2.5 1 4 6.5h2.5l-2-7 5 3.5 2-2-6-5q1-5-4-6H54l-6-8z",
            ),
            ("t", "M45 22l6 8"),
            ("k", figure(81, 38, 16)),
            ("c", "M72 29q-1 10 4 11h13v-4h-9q-4 0-5-7z"),
            ("p", circ(82, 41, 4.5)),
            ("t", "M82 37v8M78 41h8"),
        ),
    ),
)

SCROLLS: Final = dots(*((x, y) for y in (26, 32.5, 39) for x in (21, 26, 31, 36, 52, 57, 62, 67)))

GREAT_LIBRARY: Final = Wonder(
    base=(
        ("w", "M0 46V38Q24 32 48 38T96 36V46z"),
        ("l", trunk(90)),
        ("c", cypress(90, 46, 22)),
    ),
    pieces=(
        (
            ("d", rect(5, 16, 78, 6) + dome(44, 16, 20, 10) + rect(9, 22, 70, 24)),
            ("c", rect(5, 16, 78, 6) + dome(44, 16, 20, 10)),
            ("k", rect(10, 22, 68, 21)),
            ("o4p", SCROLLS),
            ("o1.4k", SCROLLS),
            ("l", "M17 29.2h54M17 35.8h54"),
            ("p", column(12, 22, 43, 5) + column(76, 22, 43, 5) + rect(4, 43, 80, 3)),
            ("g", dome(44, 6, 5, 4)),
            ("p", "M39 43V28q5-6 10 0V43z"),
            ("c", figure(44, 43, 15)),
        ),
    ),
)

HULL: Final = "M30 40h6l2-4h42q6-2 6-10 5 2 4 8t-8 10H40q-4-2-10-4z"

PIRAEUS: Final = Wonder(
    base=(("w", "M0 46V38H96V46z"), ("t", waves(3, 43, 2) + waves(84, 41, 1))),
    pieces=(
        (
            ("d", "M2 34V23l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8v11zM66 36V25H55V9h22v16H66" + HULL),
            ("p", "M2 34V22h48v12z"),
            ("c", "".join(gable(x, 23, 12, 8) for x in (8, 20, 32, 44))),
            ("k", "".join(arch(x, 34, 7, 8) for x in (8, 20, 32, 44))),
            ("p", rect(0, 34, 54, 4)),
            ("l", "M66 36V5M54 8h24"),
            ("p", "M55 9h22q-3 8 0 16H55q-3-8 0-16z"),
            ("c", HULL),
            ("t", "M38 39h43"),
            ("l", "M46 41l-4 5M54 41l-4 5M62 41l-4 5M70 41l-4 5M78 41l-4 5"),
            ("g", "M30 40h6l2 4q-4-2-8-4z"),
        ),
    ),
)

SPHINX: Final = Wonder(
    base=(("w", "M0 46V40H34L60 18 86 40H96V46z"),),
    pieces=(
        (
            (
                "c",
                "M6 46v-3q0-3 4-3h14l2-13h12q10 2 24 2 16-1 22 5 5 5 5 12z"
                "M20 12q4-7 11-6 7 2 8 11l3 13H27l-3-3q-5 0-5-4v-2l-2-1z",
            ),
            ("p", "M20 12h7v15h-3q-5 0-5-4v-2l-2-1z"),
            ("t", "M62 46q-2-12 10-12 9 1 9 12M28 12l9-2M28 17l11-1M28 22l12 0M28 27l13 1"),
            ("g", "M20 12q4-7 11-6l-3 6z"),
            ("k", circ(23, 16, 1)),
            ("t", "M6 43h18"),
        ),
    ),
)

WONDERS: Final[dict[str, Wonder]] = {
    "byzantium": BYZANTIUM,
    "petra": PETRA,
    "appian_way": APPIAN_WAY,
    "circus_maximus": CIRCUS_MAXIMUS,
    "great_library": GREAT_LIBRARY,
    "piraeus": PIRAEUS,
    "sphinx": SPHINX,
}
