"""Green cards: a bench and its tools."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, amphora, circ, gear, hills, rect, scene, sun

SCENES: Final[dict[str, Scene]] = {
    "scriptorium": scene(
        "green",
        sun(22, 16, 10),
        ("p", rect(64, 14, 6, 14) + rect(72, 8, 6, 20) + rect(80, 16, 6, 12)),
        ("k", circ(67, 12, 2) + circ(75, 6, 2) + circ(83, 14, 2)),
        ("c", rect(61, 26, 28, 20)),
        ("p", rect(60, 30, 30, 3) + rect(60, 40, 30, 3)),
        ("c", "M8 40h40v3H8zM25 43h6v3h-6z"),
        ("p", "M12 22h32v14H12z"),
        ("c", "M10 19h36v5H10zM10 35h36v5H10z"),
        ("t", "M17 28h20M17 31.500h13"),
        ("l", "M33 31Q37 18 48 10"),
        ("p", "M36 24q-1-14 14-18 1 13-14 18z"),
        ("t", "M36 24 46 11"),
    ),
    "apothecary": scene(
        "green",
        sun(74, 30, 11),
        ("l", "M4 22h88"),
        ("c", rect(4, 20, 88, 3)),
        (
            "p",
            "M10 20V10h10v10zM26 20q-4-7 3-9V7h4v4q7 2 3 9zM62 20V9h9v11zM78 20q-4-6 3-8V7h4v5q7 2 3 8z",
        ),
        (
            "c",
            rect(9, 7, 12, 3)
            + rect(61, 6, 11, 3)
            + "M26.6 15.5h8.8q1 2 .6 4.5H26q-.4-2.500.6-4.500z",
        ),
        ("t", "M48 23v10"),
        ("c", "M48 24q-5 0-6 5 5 0 6-4 1 4 6 4-1-5-6-5zM48 30q-4 0-5 4 4 0 5-3 1 3 5 3-1-4-5-4z"),
        ("l", "M29 32 39 20"),
        ("p", "M10 33h30q0 9-9 11v2H19v-2q-9-2-9-11z"),
        ("c", "M11 37h28q-2 5-8 7H19q-6-2-8-7z"),
        ("p", amphora(64, 46, 0.9)),
        ("c", amphora(82, 46, 0.8)),
    ),
    "workshop": scene(
        "green",
        sun(24, 18, 11),
        hills(40, 36, 40),
        ("p", gear(66, 21, 15)),
        ("c", circ(66, 21, 15)),
        ("p", circ(66, 21, 9)),
        ("l", "M66 12v18M57 21h18"),
        ("k", circ(66, 21, 3)),
        ("c", rect(6, 37, 84, 4)),
        ("l", "M14 41v5M82 41v5"),
        ("l", "M26 10 16 37M26 10 36 37M20.500 25h11"),
        ("k", circ(26, 9, 2.8)),
        ("p", "M40 37v-6h8v6z"),
    ),
}
