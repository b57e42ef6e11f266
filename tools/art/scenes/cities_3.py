"""Black cards of Cities, age 3: alleys by lamplight."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Scene,
    arch,
    bricks,
    circ,
    cypress,
    dome,
    dots,
    flame,
    gable,
    hills,
    rect,
    row,
    scene,
    smoke,
    sun,
    trunk,
    waves,
)
from art.scenes.cities_2 import bars, hood, lantern, lid, man, moon, shadow, skull, stars


def crenels(x: float, y: float, count: int) -> str:
    """The jagged top of a wall that is 8 times `count` less 4 wide and begins here."""
    return f"M{row(x, y)}v-5h4" + "v3h4v-3h4" * (count - 1) + "v5z"


def key(x: float, y: float) -> str:
    """A key that hangs here, 16 long, for ink l."""
    return circ(x, y + 3, 3) + f"M{row(x, y + 6)}v10h3M{row(x, y + 12)}h3"


def shackle(x: float, y: float) -> str:
    """A link of a chain, broken open below, for ink k."""
    return f"M{row(x - 3, y + 4)}a5 5 0 1 1 6 0l-1.300-1.800a2.800 2.800 0 1 0-3.400 0z"


CHAIN: Final = dots(
    *((41, 14), (37.5, 17), (35, 21), (33, 25), (31, 29)), *((55, 14), (58.5, 17), (61, 21))
)
RANK: Final = range(32, 83, 12)

SCENES: Final[dict[str, Scene]] = {
    "capitol": scene(
        "black",
        *moon(10, 13, 7),
        stars((86, 9)),
        ("c", "M2 46q6-13 18-13h56q12 0 18 13z"),
        ("k", rect(22, 14, 52, 16)),
        ("p", "".join(rect(x, 14, 5, 16) for x in (22, 31, 40, 51, 60, 69))),
        ("c", rect(18, 11, 60, 4)),
        ("p", gable(48, 11, 66, 10)),
        ("g", circ(48, 7.5, 2)),
        ("p", rect(17, 29, 62, 4) + "M40 33h16l7 13H33z"),
        ("t", "M39 36h18M37 39.500h22M35 43h26"),
        ("h", "M74 33h2q12 0 18 13H80z"),
    ),
    "mint": scene(
        "black",
        ("l", smoke(21, 8)),
        ("c", rect(17, 9, 8, 14) + "M6 46V32q0-12 15-12t15 12v14z"),
        ("t", "M7 30h28M13 22v8M29 22v8"),
        ("k", arch(21, 46, 18, 16)),
        ("s", flame(18, 46, 0.7) + flame(24, 46, 0.95)),
        ("c", rect(42, 38, 50, 8)),
        ("p", "M52 38V14h34v24h-7V21H59v17z"),
        ("p", rect(66, 5, 6, 24)),
        ("t", "M66 12l6-3M66 17l6-3M66 22l6-3M66 27l6-3"),
        ("l", "M48 5h42"),
        ("o7k", dots((48, 5), (90, 5))),
        ("k", rect(63, 28, 12, 4)),
        ("p", rect(62, 34, 14, 4)),
        ("g", "M43 38v-3h7v3zM43 35v-3h7v3z"),
    ),
    "opium_distillery": scene(
        "black",
        *moon(82, 11, 7),
        ("c", rect(8, 33, 40, 13)),
        ("t", bricks(8, 33, 40, 3, 4, 10)),
        ("k", arch(28, 46, 16, 10)),
        ("s", flame(28, 46, 0.7)),
        ("c", "M23 14V9q0-6 7-6 6 0 14 7l29 21-3 4-29-20q-6-5-9-5v4z"),
        ("p", "M12 33q-4-16 10-19h12q14 3 10 19z"),
        ("h", "M34 14q14 3 10 19h-6q4-12-4-19z"),
        ("p", "M68 31h9v5q7 3 6 10H62q-1-7 6-10z"),
        ("c", "M63 41h19q1 2 1 5H62q0-3 1-5z"),
        ("l", "M89 46q2-6 0-12M56 46v-8"),
        ("p", circ(89, 30, 4.5) + circ(56, 36, 3.5)),
        ("c", lid(89, 25, 4) + lid(56, 32, 3)),
    ),
    "brotherhood": scene(
        "black",
        sun(48, 18, 15),
        ("c", hood(14, 46, 38, 28) + hood(82, 46, 38, 28)),
        ("k", shadow(14, 46, 38, 28) + shadow(82, 46, 38, 28)),
        ("c", hood(32, 46, 30, 24) + hood(66, 46, 30, 24)),
        ("k", shadow(32, 46, 30, 24) + shadow(66, 46, 30, 24)),
        ("p", "M46 37l5-18 4 2z"),
        (
            "k",
            "M57.600 22 48 18l1-2.500 9.500 4zM52.600 18l2.800 1 2.500-6.500-2.800-1z"
            + circ(57, 11, 2.4),
        ),
        ("p", rect(6, 37, 84, 4)),
        ("k", rect(14, 41, 5, 5) + rect(77, 41, 5, 5)),
    ),
    "chamber_of_builders": scene(
        "black",
        ("w", "M4 46V30a44 26 0 0 1 88 0v16z"),
        ("l", "M48 4V1"),
        ("g", lantern(48, 4)),
        ("d", "M42 19v-5h12v5"),
        ("p", rect(30, 31, 36, 6) + rect(35, 25, 26, 6) + rect(40, 19, 16, 6)),
        ("t", "M39 37v-6M48 37V19M57 37v-6M42 31v-6M54 31v-6"),
        ("c", rect(24, 37, 48, 4)),
        ("k", rect(28, 41, 4, 5) + rect(64, 41, 4, 5)),
        ("c", man(13, 46, 1.2) + man(83, 46, 1.2)),
        ("l", "M15 30l11-9v9M81 30l-7-2M75 33 71 17"),
        ("k", "M23.500 29h5l-2.500 6z"),
        ("p", "M63 13l14-3 1 6-14 3z"),
    ),
    "cenotaph": scene(
        "black",
        sun(48, 16, 15),
        ("l", "M14 46V30M9 46l5-8 5 8M82 46V30M77 46l5-8 5 8"),
        ("g", flame(14, 26) + flame(82, 26)),
        ("c", "M6 26h16q-1 6-8 6t-8-6zM74 26h16q-1 6-8 6t-8-6z"),
        ("p", rect(24, 43, 48, 3) + "M32 43l2-13h28l2 13z" + rect(30, 26, 36, 4)),
        ("c", "M34 30h28l1 8q-4-3-7-1-8 5-16 0-3-2-7 1z" + dome(48, 15, 13)),
        ("p", "M38 26V16q0-10 10-10t10 10v10h-6v-4h-8v4z"),
        ("k", "M40 15h16v4h-6v7h-4v-7h-6z"),
    ),
    "secret_network": scene(
        "black",
        *moon(34, 8, 6),
        ("p", rect(5, 10, 18, 10) + rect(45, 8, 20, 12) + rect(74, 12, 16, 8)),
        ("c", "M2 10l12-8 12 8zM42 8l13-7 13 7zM71 12l11-8 11 8z"),
        ("c", rect(0, 20, 96, 26)),
        ("o5k", "M14 15v24h20M55 14v11L40 36M55 25h14l13 12V16"),
        ("k", rect(28, 31, 30, 13) + circ(82, 37, 7)),
        ("p", man(35, 44, 0.5) + man(51, 44, 0.5) + man(82, 43, 0.5)),
        ("s", lantern(43, 33)),
    ),
    "slave_market": scene(
        "black",
        sun(48, 25, 20),
        hills(40, 34, 40),
        ("p", rect(12, 40, 72, 6) + rect(22, 33, 52, 7)),
        ("h", rect(66, 33, 8, 7) + rect(76, 40, 8, 6)),
        ("c", rect(44, 9, 8, 24)),
        ("k", rect(42, 5, 12, 4)),
        ("o5k", CHAIN),
        ("o2p", CHAIN),
        ("k", shackle(62, 26) + shackle(29, 36)),
    ),
    "raider_garrison": scene(
        "black",
        *moon(84, 10, 7),
        ("l", "M10 30V8M18 30V6M26 30V8"),
        ("k", "M10 3l3 8H7zM18 1l3 8h-6zM26 3l3 8h-6z"),
        ("p", crenels(4, 31, 4) + crenels(64, 31, 4) + rect(4, 30, 88, 16)),
        ("p", "M30 46V8h5v4h5V8h6v4h4V8h6v4h5V8h5v38z"),
        ("t", bricks(4, 30, 26, 3, 5, 9) + bricks(66, 30, 26, 3, 5, 9)),
        ("c", "M34 14h28v18l-7-3-7 3-7-3-7 3z"),
        ("p", skull(48, 22)),
        ("o2k", dots((46, 23), (50, 23))),
        ("k", arch(48, 46, 14, 11)),
    ),
    "prison": scene(
        "black",
        *moon(16, 12, 8),
        stars((80, 8), (90, 22)),
        ("w", rect(0, 38, 96, 8)),
        ("c", "M12 46q3-8 12-10l6-5h36l6 5q9 2 12 10z"),
        ("p", "M28 34V4h5v4h4V4h5v4h4V4h4v4h4V4h5v4h4V4h5v30z"),
        ("h", rect(61, 8, 7, 26)),
        ("g", rect(33, 13, 12, 9) + rect(51, 13, 12, 9)),
        ("l", bars(33, 13, 12, 9, 2) + bars(51, 13, 12, 9, 2)),
        ("k", arch(48, 36, 10, 11)),
        ("t", "M28 25h14M54 25h14" + waves(0, 43, 1) + waves(84, 42, 1)),
        ("p", "M43 36h10l3 10H40z"),
        ("t", "M42 39h12M41 42.500h14"),
    ),
    "contingent": scene(
        "black",
        *moon(31, 9, 6),
        hills(40, 34, 40),
        ("l", "".join(f"M{x} 46l10-38" for x in RANK) + "M18 46V2"),
        ("k", "".join(f"M{x + 12} 0v10l-5-1.500z" for x in RANK)),
        ("c", "M18 3H4l3 5-3 5h14z"),
        ("c", "".join(man(x, 46, 1.15) for x in RANK)),
        ("p", "".join(f"M{x - 5} 23q0-7 5-7t5 7z" for x in RANK)),
        ("p", man(11, 46, 1.25)),
    ),
    "embassy": scene(
        "black",
        stars((29, 8), (67, 8)),
        ("l", "M8 22V3M88 22V3"),
        ("c", "M8 3h12l-3 3.500 3 3.500H8zM88 3H76l3 3.500-3 3.500h12z"),
        ("p", rect(4, 24, 88, 22)),
        ("c", rect(2, 20, 92, 4)),
        ("p", rect(30, 14, 36, 32) + gable(48, 14, 44, 11)),
        (
            "g",
            arch(12, 40, 8, 12) + arch(23, 40, 8, 12) + arch(73, 40, 8, 12) + arch(84, 40, 8, 12),
        ),
        ("c", "M33 18h6v17l-3-3-3 3zM57 18h6v17l-3-3-3 3z"),
        ("c", arch(48, 42, 12, 20) + circ(48, 10, 2)),
        ("t", "M48 22v20"),
        ("p", rect(38, 42, 20, 4)),
    ),
    "memorial": scene(
        "black",
        sun(20, 14, 9),
        hills(38, 30, 38),
        ("l", trunk(10)),
        ("c", cypress(10, 46, 32)),
        ("p", arch(28, 43, 15, 24) + arch(68, 43, 15, 24) + arch(48, 43, 26, 40)),
        ("c", arch(28, 38, 7, 13) + arch(68, 38, 7, 13)),
        ("k", arch(48, 38, 16, 28)),
        ("g", flame(48, 30, 1.2)),
        ("c", "M40 29h16q-1 5-5 6l2 4H43l2-4q-4-1-5-6z"),
        ("p", rect(18, 42, 60, 4)),
        ("k", hood(86, 46, 22, 11)),
    ),
    "torture_chamber": scene(
        "black",
        ("c", rect(0, 2, 96, 44)),
        ("t", bricks(0, 2, 96, 4, 11, 16)),
        ("p", arch(22, 46, 30, 38)),
        ("k", arch(22, 46, 22, 34)),
        ("m", "".join(rect(x, 14, 2, 32) for x in (15, 21, 27)) + rect(11, 26, 22, 2)),
        ("l", "M48 46l4-14M62 46l-4-14"),
        ("g", flame(55, 30, 1.1)),
        ("k", "M46 29h18l-3 6H49z"),
        ("p", rect(68, 10, 24, 28)),
        ("k", rect(66, 8, 28, 4)),
        ("l", key(73, 13) + key(80, 13) + key(87, 13)),
    ),
}
