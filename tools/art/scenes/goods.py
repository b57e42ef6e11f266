"""Raw materials and manufactured goods: open ground with material, or one machine."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, arch, circ, cypress, dots, figure, flame, hills, rect, scene, sun, trunk

LOGS: Final = dots(
    (12, 40),
    (24, 40),
    (36, 40),
    (48, 40),
    (18, 29.6),
    (30, 29.6),
    (42, 29.6),
    (24, 19.2),
    (36, 19.2),
)

SCENES: Final[dict[str, Scene]] = {
    "lumber_yard": scene(
        "brown",
        sun(72, 17, 10),
        hills(38, 30, 38),
        ("l", trunk(88) + trunk(76)),
        ("c", cypress(88, 46, 36) + cypress(76, 46, 27)),
        ("o12.6k", LOGS),
        ("o10p", LOGS),
        ("o5.5c", LOGS),
        ("o1.6k", LOGS),
        ("p", "M58 46v-6h10v6z"),
        ("l", "M61 40V13"),
        ("k", "M58 15h5l6-3q2 6 0 12l-6-3h-5z"),
    ),
    "quarry": scene(
        "brown",
        sun(24, 16),
        ("w", "M0 46V34h10v-8h14v-9h20V9h52v37z"),
        ("c", "M52 46V24h12V14h14V6h18v40z"),
        ("t", "M64 24v22M78 14v32M64 24h32M78 14h18M52 35h44"),
        ("p", rect(20, 34, 20, 12) + "M20 34l5-5h20l-5 5zM40 34l5-5v12l-5 5z"),
        ("l", "M8 46 22 8 36 46M22 8V29M15 27h14"),
        ("k", circ(22, 10, 2.6)),
    ),
    "clay_pit": scene(
        "brown",
        sun(24, 17, 10),
        hills(37, 29, 37),
        (
            "c",
            rect(48, 38, 14, 8)
            + rect(62, 38, 14, 8)
            + rect(76, 38, 14, 8)
            + rect(55, 30, 14, 8)
            + rect(69, 30, 14, 8)
            + rect(62, 22, 14, 8),
        ),
        ("c", "M3 46q3-14 14-13 5-5 11 1 11-1 14 12z"),
        ("h", "M8 46q2-8 9-8-4 4-3 8zM24 46q4-6 12-5 5 1 6 5z"),
        ("l", "M25 38 36 9M31.500 7.500 40.500 11"),
        ("p", "M21 36l8 3-3 8q-7-1-8-5z"),
    ),
    "glassworks": scene(
        "grey",
        sun(70, 20, 11),
        hills(40, 34, 40),
        ("l", rect(36, 4, 8, 10)),
        ("c", "M8 46V34Q8 12 30 12T52 34V46z"),
        ("t", "M9 30h42M14 20h32M24 20v-6M36 20v-6M20 30v-10M40 30v-10"),
        ("k", arch(30, 46, 20, 17)),
        ("s", flame(26, 46, 0.8) + flame(34, 46, 1)),
        ("l", "M44 40 63 33"),
        ("p", "M63 33q2-9 10-8t8 9-9 8-9-9zM86 46v-6q-3-2-3-5t3-4v-5h4v5q3 1 3 4t-3 5v6z"),
        ("t", "M67 33q1-4 5-4"),
    ),
    "press": scene(
        "grey",
        sun(48, 20, 13),
        hills(40, 36, 40),
        ("c", rect(18, 8, 7, 38) + rect(71, 8, 7, 38) + rect(14, 6, 68, 7)),
        ("p", rect(44, 2, 8, 24)),
        ("t", "M44 9l8-3M44 14l8-3M44 19l8-3M44 24l8-3"),
        ("l", "M30 17H66"),
        ("k", circ(30, 17, 2.4) + circ(66, 17, 2.4)),
        ("c", rect(27, 26, 42, 5)),
        ("p", rect(32, 31, 32, 3.5) + rect(30, 34.5, 36, 3.5) + rect(32, 38, 32, 3.5)),
        ("c", rect(25, 41.5, 46, 4.5)),
    ),
    "loom": scene(
        "grey",
        sun(78, 16),
        hills(40, 34, 40),
        ("t", "".join(f"M{x} 12V44" for x in range(22, 59, 6))),
        ("c", "M19 12h42v14q-4 3-8 0t-8 0-9 1-9-1-8 0z"),
        (
            "m",
            "M21 15l3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3v4l-3 3-3-3-3 3-3-3-3 3-3-3-3 3-3-3-3 3-3-3-3 3-3-3z",
        ),
        ("p", rect(10, 6, 60, 5)),
        ("p", rect(13, 11, 5, 35) + rect(62, 11, 5, 35)),
        ("o4.6k", dots(*((x, 42) for x in range(22, 59, 6)))),
        ("c", figure(82, 46, 24)),
        ("l", "M80 31 66 29"),
    ),
}
