"""Black cards of Cities, age 1: alleys by lamplight."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Part,
    Scene,
    amphora,
    arch,
    circ,
    cypress,
    dots,
    figure,
    flame,
    hills,
    moonbite,
    number,
    poly,
    rect,
    row,
    scene,
    star,
    sun,
    trunk,
    waves,
)


def moon(x: float, y: float, r: float = 9) -> tuple[Part, Part]:
    """A crescent: the sun and its bite."""
    return sun(x, y, r), moonbite(x, y, r)


def stars(*points: tuple[float, float]) -> Part:
    """Stars, all of one size."""
    return ("N", "".join(star(*point, 2.5) for point in points))


def cloak(x: float, bottom: float, h: float = 17) -> str:
    """Somebody under a hood."""
    return (
        f"M{row(x - 5, bottom)}q{row(0, 6 - h, 2, 7 - h)}q{row(-2, -5, 3, -7)}"
        f"q{row(5, 2, 3, 7)}q{row(2, 1, 2, h - 7)}z"
    )


def barrel(x: float, bottom: float, w: float = 10, h: float = 12) -> str:
    """A barrel that stands."""
    half = number(h / 2)
    return f"M{row(x, bottom)}q-2-{half} 0-{number(h)}h{number(w)}q2 {half} 0 {number(h)}z"


def lantern(x: float, y: float) -> str:
    """A lantern that hangs here, for ink g; 7 high."""
    return f"M{row(x, y)}l3 3-1 4h-4l-1-4z"


def battlement(x: float, top: float, w: float, bottom: float, count: int, cut: float = 3) -> str:
    """A wall with this many merlons."""
    step = number(w / (2 * count - 1))
    cuts = f"h{step}v{number(cut)}h{step}v{number(-cut)}" * (count - 1)
    return f"M{row(x, bottom)}V{number(top)}{cuts}h{step}V{number(bottom)}z"


def man(x: float, bottom: float, s: float = 1) -> str:
    """A figure with a larger head, 24 high."""
    gown = f"M{row(x - 3 * s, bottom - 16 * s)}h{number(6 * s)}l{row(3 * s, 16 * s)}"
    return circ(x, bottom - 20.5 * s, 3.5 * s) + f"{gown}h{number(-12 * s)}z"


def crown(x: float, y: float, r: float) -> str:
    """The scalloped lid of a poppy's head."""
    hem = f"q{row(-r / 3, 3, -r * 2 / 3, 0)}" * 3
    return f"M{row(x - r, y)}a{row(r, 4)} 0 0 1 {row(2 * r, 0)}{hem}z"


def pigeon(x: float, y: float) -> str:
    """A pigeon that flies to the left."""
    return f"M{row(x - 14, y)}l4-2q2-4 6-2 1-9 12-12-1 9-4 12l10 1-8 5q-6 6-12 4t-5-5z"


SCENES: Final[dict[str, Scene]] = {
    "west_clandestine_wharf": scene(
        "black",
        *moon(18, 13, 9),
        stars((42, 8), (66, 8)),
        ("w", rect(0, 38, 96, 8)),
        ("l", "M20 38V12M6 26 34 12"),
        ("p", "M6 27q10-2 28-15-8 16-26 17z"),
        ("c", "M2 33q9 5 18 4t17-5l-5 14H8z"),
        ("k", "M45 32h3v14h-3zM62 32h3v14h-3zM79 32h3v14h-3z" + cloak(54, 29, 19)),
        ("p", rect(40, 29, 56, 4)),
        ("c", barrel(68, 29) + barrel(82, 29) + barrel(75, 17)),
        ("t", "M67 26h26M67 20h26M74 14h12M74 8h12" + waves(34, 42, 3)),
        ("l", "M54 19l-8-2"),
        ("g", lantern(46, 17)),
    ),
    "east_clandestine_wharf": scene(
        "black",
        *moon(80, 11, 8),
        stars((54, 8)),
        ("w", rect(0, 39, 96, 7)),
        ("c", "M0 46V8q12-6 26-2 10 0 15 8 10 4 11 14 6 6 5 18z"),
        ("h", "M41 14q10 4 11 14 6 6 5 18H48q0-18-7-32z"),
        ("k", arch(28, 46, 34, 32) + cloak(62, 36, 21)),
        ("l", "M78 32V19q4-4 8 0M66 24 50 46"),
        ("p", "M18 33q6 3 14 3h32q10 0 18-7-1 12-10 17H28q-8-3-10-13z"),
        ("o9c", dots((29, 32), (39, 32))),
        ("t", "M26 40h48" + waves(80, 43, 2)),
        ("g", lantern(86, 19)),
    ),
    "smugglers_cache": scene(
        "black",
        *moon(16, 10, 7),
        ("c", "M0 46V20h96v26z"),
        ("k", "M8 46V34q0-7 8-7h26v-7h14v7h24q8 0 8 8v11z" + cloak(72, 20, 18)),
        ("p", "M31 7l4-3 9 14-4 2z"),
        (
            "m",
            rect(45, 12, 2, 34)
            + rect(52, 12, 2, 34)
            + "".join(f"M46 {y}h7v2h-7z" for y in (17, 23, 29, 35, 41)),
        ),
        ("p", barrel(13, 46) + barrel(27, 46) + amphora(65, 46, 0.8) + amphora(78, 46, 0.8)),
        ("t", "M12 43h26M12 37h26"),
        ("l", "M71 14H61"),
        ("g", lantern(61, 13)),
    ),
    "secret_warehouse": scene(
        "black",
        *moon(16, 9, 7),
        stars((54, 6)),
        ("p", rect(4, 14, 88, 32)),
        ("t", "M4 22h28M4 30h28M4 38h28M22 14v8M26 30v8M84 22h8M84 30h8M84 38h8"),
        ("k", rect(32, 14, 38, 32) + cloak(15, 46, 24)),
        ("m", rect(32, 29, 38, 2)),
        ("p", amphora(40, 29, 0.7) + amphora(52, 29, 0.7)),
        ("c", barrel(38, 46) + barrel(52, 46)),
        ("c", poly((68, 14), (84, 8), (84, 46), (68, 46))),
        ("t", "M68 22l16-5M68 30l16-3M68 38l16-1M77 19v10M73 29v9M79 37v9"),
        ("l", "M17 32l10-1"),
        ("g", flame(27, 32, 0.8)),
    ),
    "city_gates": scene(
        "black",
        ("s", circ(48, 14, 11)),
        stars((10, 8), (86, 8)),
        ("p", rect(30, 18, 36, 28) + battlement(28, 14, 40, 20, 5)),
        ("k", arch(48, 46, 24, 24)),
        ("p", rect(14, 18, 18, 28) + rect(64, 18, 18, 28)),
        ("c", "M11 18 23 3l12 15zM61 18 73 3l12 15z"),
        ("h", rect(27, 18, 5, 28) + rect(77, 18, 5, 28)),
        ("g", arch(21, 34, 6, 9) + arch(71, 34, 6, 9)),
        ("m", "M41 27h2v14h-2zM47 23h2v18h-2zM53 27h2v14h-2zM37 31h22v2H37zM37 37h22v2H37z"),
    ),
    "customs": scene(
        "black",
        *moon(78, 11, 8),
        hills(38, 32, 38),
        ("p", rect(6, 20, 26, 26)),
        ("c", "M2 20 10 8h18l8 12z"),
        ("g", rect(11, 25, 16, 10)),
        ("k", figure(19, 35, 9) + rect(9, 35, 20, 2.5)),
        ("c", "M62 36q-2-17 14-18 16 1 14 18z"),
        ("t", "M69 20v16M83 20v16M62 29h29"),
        ("k", rect(56, 35, 38, 3)),
        ("p", circ(76, 38, 8) + "M40 37 60 3l4 2-20 34z"),
        ("c", "M43 32l3-5 4 2-3 5zM49 22l3-5 4 2-3 5zM55 12l3-5 4 2-3 5z"),
        ("l", "M76 30v16M68 38h16"),
        ("k", rect(38, 34, 7, 12)),
    ),
    "dive": scene(
        "black",
        *moon(84, 11, 7),
        stars((66, 7)),
        ("p", "M8 46 4 20h46l-2 26z"),
        ("c", "M0 21 12 5l34 3 10 13z"),
        ("l", "M4 30h45M25 21l1 25"),
        ("g", rect(9, 33, 12, 7)),
        ("k", arch(37, 46, 12, 15)),
        ("l", "M52 14h22M57 14v3M69 14v3"),
        ("p", rect(53, 17, 20, 16)),
        ("c", "M58 21h8v9h-8z" + barrel(79, 46, 12, 16)),
        ("l", "M66 23q5 2 0 5"),
        ("t", "M78 43h14M78 33h14"),
        ("k", circ(71, 37, 3) + "M68 41h6l4 5H57v-3h9z"),
    ),
    "opium_stash": scene(
        "black",
        *moon(60, 13, 9),
        stars((84, 8)),
        ("l", "M12 46q-2-10 2-24M29 46V18M44 46q1-6-1-14"),
        ("c", "M13 42Q2 42 4 30q9 2 9 12zM29 44q10-2 9-13-9 3-9 13z"),
        ("p", circ(14, 24, 6) + circ(30, 15, 7) + circ(44, 32, 5)),
        ("t", "M12 19q-2 5 0 10M16 19q2 5 0 10M28 9q-3 6 0 12M32 9q3 6 0 12M44 28v8"),
        ("c", crown(14, 18.5, 6) + crown(30, 8.5, 7) + crown(44, 27.5, 5)),
        ("c", "M54 46q-7-9 1-18h14q8 9 1 18z"),
        ("p", "M52 28h20l-3-6H55zM75 46q-5-6 0-12h13q5 6 0 12z"),
        ("c", "M73 34h17l-2-4H75z"),
    ),
    "hideout": scene(
        "black",
        *moon(16, 13, 9),
        stars((34, 7), (90, 10)),
        hills(40, 34, 40),
        ("l", "M18 46V28M18 38l-8-8M18 34l9-8M18 28l-5-7M23 30l-1-6"),
        ("c", "M32 46l6-22 10-8 6-11 20 2 8 14 8 5 4 20z"),
        ("h", "M74 7l8 14 8 5 4 20H80q2-20-6-39z"),
        ("g", arch(60, 28, 22, 17)),
        ("k", cloak(65, 28, 14)),
        (
            "m",
            "M51 27h2v19h-2zM59 27h2v19h-2z" + "".join(f"M52 {y}h8v2h-8z" for y in (30, 35, 40)),
        ),
        ("t", "M38 24l5 4M36 34l6 3M68 40l8-2"),
    ),
    "raider_camp": scene(
        "black",
        *moon(50, 13, 8),
        hills(38, 30, 38),
        ("l", "M22 16 17 6M24 16l6-10M76.5 46V20"),
        ("c", "M3 46 21 12h6l19 34z"),
        ("k", "M15 46 24 22l9 24z"),
        ("p", "M9 35l5-10 4 4-5 8z"),
        ("t", "M24 12v10M31 20l6 26"),
        ("g", flame(58, 43, 1.4)),
        ("l", "M50 46l16-4M50 42l16 4"),
        ("p", "M69 12q-8 1-8-8 4 4 8 4h15q4 0 8-4 0 9-8 8l-3 8-2 7h-5l-2-7z"),
        ("k", "M71 14l4 1-1 3zM82 14l-4 1 1 3zM71 46l3-6h5l3 6z"),
    ),
    "cells": scene(
        "black",
        ("p", rect(4, 6, 88, 40)),
        ("t", "M4 16h12M4 26h8M4 36h8M46 16h14M52 26h40M52 36h14M80 36h12M56 16v10M86 26v10"),
        ("k", arch(32, 46, 40, 36)),
        ("p", man(32, 46, 1.2)),
        (
            "c",
            "M18 46V16h3v30zM26 46V12h3v34zM36 46V12h3v34zM44 46V16h3v30zM13 30h38v3H13z",
        ),
        ("w", rect(64, 11, 20, 11)),
        ("s", circ(76, 16, 4)),
        ("l", rect(64, 11, 20, 11) + "M70 11v11M78 11v11"),
        ("l", circ(74, 30, 3.5)),
        ("k", "M72.5 34h3v11h-3zM75 38h5v2h-5zM75 42h5v3h-5z"),
    ),
    "militia": scene(
        "black",
        *moon(37, 10, 6),
        ("w", "M0 46V30h12V20h14v8h14V14h16v12h12V16h16v14h12v16z"),
        ("l", "M8 46V10M3 7v8h10V7M8 15V5M8 26l10 4M66 22l-14 5M90 46V9M90 28l-10 3"),
        ("c", man(20, 46, 1.35)),
        ("p", man(50, 46, 1.45)),
        ("k", man(77, 46, 1.35)),
        ("p", "M11 17l6-6h6l6 6z"),
        ("c", "M92 9Q74 2 66 16q10-6 26-3z"),
        ("l", "M66 30V18"),
        ("g", flame(66, 19, 1)),
    ),
    "residence": scene(
        "black",
        *moon(14, 11, 8),
        stars((82, 8)),
        ("l", trunk(8) + trunk(90)),
        ("c", cypress(8, 46, 26) + cypress(90, 46, 26)),
        ("p", rect(16, 28, 66, 18) + rect(32, 14, 34, 32)),
        ("c", "M12 28l6-6h14v6zM66 22h14l6 6H66zM28 14 37 4h24l9 10z"),
        ("g", arch(41, 26, 6, 8) + arch(57, 26, 6, 8) + rect(21, 33, 6, 6) + rect(71, 33, 6, 6)),
        ("l", "M35 29h28M37 26v3M61 26v3"),
        ("c", arch(49, 46, 12, 14)),
        ("t", "M49 32v14"),
    ),
    "pigeonhole": scene(
        "black",
        *moon(62, 11, 7),
        hills(40, 36, 40),
        ("p", "M12 46l3-28h30l3 28z"),
        ("c", "M7 19 24 8h12l17 11z"),
        ("p", rect(25, 3, 10, 5)),
        ("k", "".join(arch(x, y, 6, 7) for y in (29, 40) for x in (20, 30, 40))),
        ("l", "M11 30h38M10 41h40"),
        ("p", pigeon(74, 27)),
        ("l", "M75 32v4"),
        ("c", rect(70, 35, 9, 4)),
    ),
}
