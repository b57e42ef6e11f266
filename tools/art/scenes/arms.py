"""Red cards: walls and weapons."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, arch, circ, hills, rect, scene, sun

SCENES: Final[dict[str, Scene]] = {
    "stockade": scene(
        "red",
        sun(22, 17, 10),
        hills(38, 30, 38),
        ("l", "M76 20V2"),
        ("c", "M77 3h14l-4 4 4 4H77z"),
        ("p", "M62 46 65 24h22l3 22zM60 24v-8h5v3h5v-3h5v3h5v-3h5v3h5v-3h2v8z"),
        ("k", arch(76, 40, 7, 9)),
        (
            "c",
            "".join(
                (
                    f"M{x} 46V{y + 4}l4-5 4 5V46z"
                    for x, y in (
                        (4, 24),
                        (12, 22),
                        (20, 24),
                        (28, 22),
                        (36, 24),
                        (44, 22),
                        (52, 24),
                    )
                )
            ),
        ),
        ("t", "M4 33h56M4 38h56"),
    ),
    "barracks": scene(
        "red",
        sun(30, 13, 10),
        hills(40, 36, 40),
        ("p", rect(7, 24, 48, 22)),
        ("c", "M2 24 12 13H50L60 24z"),
        ("t", "M20 13l-4 11M31 13v11M42 13l4 11"),
        ("k", arch(31, 46, 12, 16) + rect(13, 31, 6, 5) + rect(43, 31, 6, 5)),
        ("l", "M66 46V9M77 46V7M88 46V9M62 22h30"),
        ("k", "M66 2l3 9h-6zM77 0l3 9h-6zM88 2l3 9h-6z"),
        ("c", circ(77, 35, 10)),
        ("p", circ(77, 35, 5)),
        ("k", circ(77, 35, 2)),
    ),
}
