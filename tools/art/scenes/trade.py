"""Yellow cards: market and travel."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, amphora, circ, figure, palm, rect, scene, sun

SCENES: Final[dict[str, Scene]] = {
    "tavern": scene(
        "yellow",
        sun(50, 23, 11),
        ("p", "M6 4H90V9H6z"),
        ("c", "M6 9h14v6q-7 6-14 0zM34 9h14v6q-7 6-14 0zM62 9h14v6q-7 6-14 0z"),
        ("p", "M20 9h14v6q-7 6-14 0zM48 9h14v6q-7 6-14 0zM76 9h14v6q-7 6-14 0z"),
        ("l", "M9 15v20M87 15v20"),
        ("c", rect(4, 35, 88, 11)),
        ("t", "M4 39h88M26 39v7M48 39v7M70 39v7"),
        ("p", amphora(24, 35, 0.85)),
        ("l", "M21 23q-5 1-2 5M27 23q5 1 2 5"),
        ("p", "M42 26h10q0 6-4 6v3h-2v-3q-4 0-4-6z"),
        ("k", figure(68, 35, 16)),
        ("p", "M75 27h6v8h-6z"),
        ("l", "M81 29q4 2 0 4M71 27l4 2"),
    ),
    "east_trading_post": scene(
        "yellow",
        sun(76, 34, 15),
        ("w", "M0 46V36Q14 28 34 36T96 38V46z"),
        ("l", "M84 46q2-12-1-22"),
        ("c", palm(83, 23)),
        (
            "p",
            "M22 22q4-2 7-10 4-3 8 0 3 6 7 7 8 1 11-10l2-4q6-2 9 2l-2 3h-5q-2 14-9 18l-1 18h-4l-1-16H32l-2 16h-4l-1-17q-5-3-3-7z",
        ),
        ("c", "M26 16q7-5 14 0l3 13H24z"),
        ("t", "M25 22h16M33 14v15"),
        ("l", "M22 24q-3 4-1 9"),
        ("k", circ(60, 7, 0.9)),
        ("c", "M4 46V37h12v9z"),
        ("t", "M4 41h12M10 37v9"),
    ),
}
