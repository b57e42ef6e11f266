"""Blue cards: symmetrical architecture."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Scene,
    amphora,
    arch,
    circ,
    column,
    cypress,
    dome,
    figure,
    flame,
    hills,
    rect,
    scene,
    smoke,
    star,
    sun,
    trunk,
    waves,
)

ARCHES: Final = "".join(arch(x, 46, 16, 20) for x in (12, 36, 60, 84))

SCENES: Final[dict[str, Scene]] = {
    "baths": scene(
        "blue",
        sun(48, 17, 12),
        ("p", "M12 15Q48-5 84 15z"),
        ("c", rect(8, 14, 80, 5)),
        ("p", column(17, 19, 40, 6) + column(79, 19, 40, 6)),
        ("l", smoke(36, 31) + smoke(48, 29) + smoke(60, 31)),
        ("p", rect(4, 38, 88, 8)),
        ("c", "M14 46V38q34-8 68 0v8z"),
        ("m", circ(58, 36, 3) + "M52 43q6-7 12 0z"),
        ("t", waves(20, 41, 3) + waves(66, 42, 1)),
    ),
    "altar": scene(
        "blue",
        sun(48, 19, 15),
        ("l", trunk(12) + trunk(84)),
        ("c", cypress(12, 46, 32) + cypress(84, 46, 32)),
        ("p", rect(22, 41, 52, 5) + rect(27, 36, 42, 5)),
        ("c", rect(34, 24, 28, 12)),
        ("p", "M31 24v-5l4 2h26l4-2v5z"),
        ("m", star(48, 30, 5)),
        ("p", flame(48, 20, 1.25) + flame(40.5, 20, 0.7) + flame(55.5, 20, 0.7)),
    ),
    "theater": scene(
        "blue",
        sun(48, 14, 9),
        ("c", dome(48, 46, 44, 32)),
        ("p", dome(48, 46, 37, 26)),
        ("c", dome(48, 46, 30, 20)),
        ("p", dome(48, 46, 22, 13)),
        ("t", "M22 27l12 12M74 27 62 39M48 14v19M10 34l15 7M86 34l-15 7"),
        ("k", figure(48, 46, 11)),
        ("c", figure(40, 46, 8) + figure(56, 46, 8)),
    ),
    "aqueduct": scene(
        "blue",
        sun(72, 17, 11),
        hills(34, 26, 34),
        ("p", rect(0, 22, 96, 24)),
        ("c", rect(0, 17, 96, 5)),
        ("w", ARCHES),
        ("l", ARCHES),
        ("t", waves(2, 20, 11)),
        ("c", figure(36, 46, 13)),
        ("p", amphora(60, 46, 0.6)),
    ),
}
