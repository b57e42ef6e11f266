"""Purple cards: a hall with one emblem."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, circ, column, gable, rect, scene, star, sun

SCENES: Final[dict[str, Scene]] = {
    "merchants_guild": scene(
        "purple",
        sun(48, 24, 14),
        ("p", gable(48, 14, 88, 12)),
        ("k", star(48, 9.5, 3.6)),
        ("c", rect(6, 14, 84, 4)),
        ("p", column(14, 18, 43, 6) + column(82, 18, 43, 6)),
        ("p", rect(4, 43, 88, 3)),
        ("l", "M48 21V40M32 25 48 22.500 64 25M32 25l-5 9M32 25l5 9M64 25l-5 9M64 25l5 9"),
        ("c", "M25.500 34h13q-1 5-6.500 5t-6.500-5zM57.500 34h13q-1 5-6.500 5t-6.500-5z"),
        ("k", circ(48, 21, 2.2) + "M41 43q2-4 7-4t7 4z"),
    ),
}
