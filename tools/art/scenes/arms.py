"""Red cards: walls and weapons."""

from __future__ import annotations

from typing import Final

from art.kit import Scene, arch, circ, dots, flame, hills, number, rect, row, scene, sun
from art.scenes.cities_1 import battlement, man


def wall(x: float, top: float, w: float, count: int, bottom: float = 46, cut: float = 3) -> str:
    """A wall with this many merlons."""
    return battlement(x, top, w, bottom, count, cut)


def stake(x: float, y: float) -> str:
    """A stake whose point is here, aslant towards the lower right."""
    return f"M{row(x, y)}l6 1 18 22-4 4-19-22z"


def flag(x: float, y: float, w: float = 12) -> str:
    """A swallow-tailed flag that flies to the right."""
    return f"M{row(x, y)}h{number(w)}l-3 3.5 3 3.5h{number(-w)}z"


def mount(x: float, y: float, s: float = 1) -> str:
    """The head and neck of a horse that looks to the left; the neck ends here, 21 high."""
    return (
        f"M{row(x - 3 * s, y)}q{row(s, -5 * s, -s, -8 * s)}l{row(-6 * s, 3 * s)}"
        f"q{row(-4 * s, 0, -4 * s, -3 * s)}l{row(7 * s, -9 * s, s, -4 * s, 3 * s, 3 * s)}"
        f"q{row(8 * s, 3 * s, 8 * s, 18 * s)}z"
    )


def horse(x: float, s: float = 1) -> str:
    """A horse that stands and looks to the left: 46 wide, 42 high."""

    def to(*values: float) -> str:
        return row(*(value * s for value in values))

    return (
        f"M{row(x, 46 - 30 * s)}l{to(9, -9)}l{to(1, -4, 3, 4)}q{to(8, 3, 11, 12)}"
        f"q{to(8, 2, 15, -1)}q{to(8, 0, 8, 8)}l{to(-3, 9, 1, 11, -4, 0, -2, -11, -3, -5)}"
        f"q{to(-7, 2, -13, 0)}l{to(-1, 16, -4, 0, -1, -16)}q{to(-4, -4, -3, -12)}"
        f"l{to(-8, 3)}q{to(-4, 1, -5, -3)}z"
    )


MEN: Final = (14, 32, 64, 82)
"""Where soldiers stand in a row."""

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
    "guard_tower": scene(
        "red",
        sun(80, 14, 10),
        hills(38, 30, 38),
        ("p", "M29 46l3-22h24l3 22z"),
        ("t", "M31 32h26M30 39h28M44 24v8M37 32v7M51 32v7"),
        ("l", "M72 46 58 22M79 46 65 22M70 42h7M67 37h7M64 32h7"),
        ("k", arch(44, 46, 8, 7) + man(41, 26, 0.75)),
        ("l", "M29 20V9M59 20V9M50 20V9"),
        ("c", rect(26, 19, 36, 6) + "M22 9 44 1l22 8z"),
        ("l", "M14 34 8 46M14 34l6 12M14 34v12"),
        ("g", flame(14, 31, 1.2)),
        ("k", "M7 29h14l-3 6h-8z"),
    ),
    "stable": scene(
        "red",
        sun(86, 13, 8),
        hills(40, 34, 40),
        ("p", rect(8, 18, 64, 28)),
        ("c", "M2 18 11 5h58l9 13z"),
        ("t", "M8 11h66M24 5v6M40 5v6M56 5v6M16 11v7M32 11v7M48 11v7M64 11v7"),
        ("k", rect(12, 21, 25, 25) + rect(43, 21, 25, 25)),
        ("p", mount(27, 41, 0.95) + mount(58, 41, 0.95)),
        ("c", rect(12, 37, 25, 9) + rect(43, 37, 25, 9)),
        ("t", "M12 37l25 9M37 37l-25 9M43 37l25 9M68 37l-25 9"),
        ("l", "M85 44V25M80 24q0 6 5 6t5-6M85 30v-6"),
        ("p", "M74 46q2-9 10-9t10 9z"),
    ),
    "garrison": scene(
        "red",
        sun(20, 15, 9),
        ("w", "M0 46V36q20-8 40 0t56-4v14z"),
        ("l", "M66 14V2M12 46V18"),
        ("c", flag(66, 3, 13)),
        ("p", wall(42, 13, 34, 4, 32)),
        ("h", rect(68, 16, 8, 16)),
        ("k", arch(56, 32, 9, 10) + rect(46, 20, 3, 5) + rect(63, 20, 3, 5)),
        ("c", "M16 46q12-2 18-12 2-4 6-3h38q5 0 6 5 2 8 8 10z"),
        ("p", "M51 31h10l7 15H44z"),
        ("t", "M49 36h15M47 41h19"),
        ("k", man(19, 46, 0.9) + "M12 12l3 8H9z"),
    ),
    "palisade": scene(
        "red",
        sun(78, 14, 10),
        ("w", "M0 46V36q30-8 96-2v12z"),
        ("k", man(60, 30, 0.9)),
        ("l", "M70 30V5"),
        ("p", "".join(f"M{x} 46V{24 + x % 3}l4-5 4 5V46z" for x in range(44, 92, 8))),
        ("t", "M44 29h48M44 34h48"),
        ("h", "M84 46V24l4-5 4 5v22z"),
        ("p", stake(4, 27) + stake(14, 22) + stake(24, 17)),
        ("c", "M8 46q10 0 15-5t20-2q26-2 53 2v5z"),
    ),
    "walls": scene(
        "red",
        sun(80, 14, 9),
        hills(38, 34, 36),
        ("p", wall(58, 26, 34, 4)),
        ("p", wall(26, 18, 36, 4)),
        ("t", "M26 27h36M26 36h36M62 36h30M36 18v9M44 27v9M36 36v10M54 36v10M72 36v10M86 36v10"),
        ("c", wall(4, 6, 26, 3)),
        ("t", "M4 18h26M4 27h26M4 36h26M17 18v9M10 27v9M24 27v9M17 36v10"),
        ("k", rect(15, 11, 4, 5) + man(78, 29, 0.6)),
        ("l", "M85 29V12"),
    ),
    "horse_breeders": scene(
        "red",
        sun(20, 15, 10),
        hills(38, 30, 38),
        ("c", horse(34, 1)),
        ("k", "M47 8q9 2 12 13-6-3-9-9z"),
        ("l", "M80 24q6 6 3 16"),
        ("p", horse(10, 0.6)),
        ("l", "M84 46V34M94 46V34M78 37h18M78 42h18"),
    ),
    "archery_range": scene(
        "red",
        sun(78, 17, 12),
        hills(40, 34, 40),
        ("l", "M14 30 8 46M34 30l6 16"),
        ("c", circ(24, 27, 18)),
        ("p", circ(24, 27, 12.5)),
        ("c", circ(24, 27, 7)),
        ("l", "M24 27l20-5M17 19l20-8"),
        ("p", "M39 21l9-4-1 5-7 3zM32 11l9-5v5l-7 4z"),
        ("k", man(78, 46, 1.4) + "M48 28l6-3v6z"),
        ("l", "M74 28H52M62 10q-14 18 0 36M62 10 70 28 62 46"),
        ("c", "M83 27l6-4 5 15-5 3z"),
    ),
    "parade_ground": scene(
        "red",
        sun(48, 17, 13),
        ("w", "M0 46V36h96v10z"),
        ("l", "M48 40V2M37 8h22M5 46V9M23 46V9M73 46V9M91 46V9"),
        ("c", "M39 8h18v17l-3-2-3 2-3-2-3 2-3-2-3 2z" + "".join(man(x, 46, 1.1) for x in MEN)),
        ("k", "".join(f"M{x - 5} 24q0-5 4-6v-4h2v4q4 1 4 6z" for x in MEN)),
        ("k", "M5 3l2.5 8h-5zM23 3l2.5 8h-5zM73 3l2.5 8h-5zM91 3l2.5 8h-5z"),
        ("p", "M38 46v-4h3v-4h14v4h3v4z"),
    ),
    "arsenal": scene(
        "red",
        sun(33, 27, 14),
        ("p", rect(4, 4, 88, 5)),
        ("c", rect(7, 9, 5, 37) + rect(84, 9, 5, 37)),
        ("l", "M20 9v7M31 9v7M47 9v34"),
        ("p", "M18 18h4v18l-2 6-2-6zM29 18h4v18l-2 6-2-6z"),
        ("k", "M15 15h10v3H15zM26 15h10v3H26z"),
        ("c", "M44 18q-4 0-6-4-2 7 0 14 2-4 6-4h6q4 0 6 4 2-7 0-14-2 4-6 4z"),
        ("c", "M59 28q0-15 11-15t11 15z"),
        ("p", "M62 40V27q0-9 8-9t8 9v13l-8 3z"),
        ("k", "M64 27h12v4h-4v11h-4V31h-4zM58 43h24v3H58z"),
    ),
    "pretorium": scene(
        "red",
        sun(74, 15, 10),
        hills(40, 34, 40),
        ("l", "M52 10V2M12 46V8"),
        ("c", "M30 24 20 46h64L74 24z"),
        ("p", "M38 24 33 46h9l3-22zM59 24l3 22h9l-5-22z"),
        ("k", "M52 22 44 46h16z" + man(90, 46, 0.85)),
        ("p", "M24 24 52 8l28 16z"),
        ("c", "M24 24h56v3q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z"),
        ("g", "M12 13 4 3q7 0 8 5 1-5 8-5z"),
        ("p", circ(12, 18, 4) + circ(12, 27, 4)),
        ("c", "M6 32h12v9l-3-2-3 2-3-2-3 2z"),
    ),
    "fortifications": scene(
        "red",
        sun(22, 14, 9),
        hills(38, 34, 38),
        ("l", "M48 8V1"),
        ("c", "M48 1h11l-3 2.5 3 2.5H48z"),
        ("p", wall(36, 8, 24, 3)),
        ("c", wall(20, 19, 56, 6)),
        ("p", wall(14, 31, 68, 8)),
        ("c", wall(4, 24, 14, 2) + wall(78, 24, 14, 2)),
        ("k", arch(48, 46, 12, 12) + rect(9, 32, 4, 6) + rect(83, 32, 4, 6) + rect(46, 12, 4, 5)),
        ("t", "M18 39h23M55 39h23M18 31h10M30 39v7M66 39v7"),
    ),
    "siege_workshop": scene(
        "red",
        sun(78, 14, 10),
        hills(40, 34, 40),
        ("c", rect(44, 13, 5, 22)),
        ("l", "M48 18l12 16M18 34 44 22"),
        ("k", circ(49, 9, 5)),
        ("p", "M24 34 40 12q-2-6 3-5 0 7 8 8-1 5-7 1L28 37z"),
        ("c", rect(6, 33, 58, 6)),
        ("k", circ(28, 34, 4)),
        ("p", circ(16, 40, 6) + circ(54, 40, 6)),
        ("o3k", dots((16, 40), (54, 40))),
        ("o11k", dots((74, 40.5), (86, 40.5), (80, 30.5))),
        ("o8p", dots((74, 40.5), (86, 40.5), (80, 30.5))),
    ),
    "circus": scene(
        "red",
        sun(60, 13, 9),
        ("w", "M0 46V34h46l3-14 3 14h3l3-18 3 18h3l3-14 3 14h26v12z"),
        ("l", "M68 34 34 26M76 20 14 18M82 20q10-3 8-14M43 24q6-3 11 3"),
        (
            "k",
            "M37 31 42.5 38.5 39.5 45 42.5 46 47 38.5 43.5 28.5z"
            "M23 32 22 40 28 45 30.5 42.5 26.5 38.5 29 33.5z",
        ),
        (
            "p",
            "M5 20.5 12.5 13 13 9 15.5 13Q23 15.5 24.5 23 31 24.5 37 22 43.5 22 43.5 28.5"
            "L49.5 35 56.5 37 56 40 47 38.5 38 32.5Q32 34.5 27 32.5"
            "L16.5 35 12.5 42.5 9 41 13 32 21.5 28.5"
            "Q17.5 26 18 22L11.5 24.5Q6.5 25.5 5 20.5z",
        ),
        ("k", "M15.5 13Q24 14.5 25.5 23.5 20 22 18 17z" + man(78, 34, 1)),
        ("c", "M66 21q-2 9 2 14h22q3-8 2-13-8 6-16 5-6-1-10-6z"),
        ("p", circ(78, 37, 9)),
        ("l", "M78 28v18M69 37h18"),
    ),
    "training_ground": scene(
        "red",
        sun(46, 14, 9),
        hills(40, 34, 40),
        ("p", rect(22, 12, 4, 34) + rect(5, 18, 38, 4)),
        ("c", "M15 15h18q5 12 0 24H15q-5-12 0-24z"),
        ("t", "M13 20h22M13 34h22M19 34v5M24 34v5M29 34v5"),
        ("p", circ(24, 9, 5.5) + circ(24, 27, 5)),
        ("l", "M41 22v7"),
        ("k", circ(41, 32, 3.5) + circ(24, 27, 1.8)),
        ("p", "M65 28 51 15l-3-5 6 2 14 13z"),
        ("l", "M61 28l8-6M67 27l10 3"),
        ("k", man(78, 46, 1.45)),
    ),
    "castrum": scene(
        "red",
        sun(48, 14, 10),
        hills(40, 36, 40),
        ("c", "M2 46 14 22l12 24zM70 46 82 22l12 24z"),
        ("k", "M10 46l4-12 4 12zM78 46l4-12 4 12z" + man(30, 24, 0.6) + man(66, 24, 0.6)),
        ("l", "M14 22v-4M82 22v-4M26 46V12M38 46V12M58 46V12M70 46V12"),
        ("t", "M26 46l12-20M38 46 26 26M58 46l12-20M70 46 58 26"),
        ("p", "M38 46V27l2.5-4 2.5 4 2.5-4 2.5 4 2.5-4 2.5 4 2.5-4 2.5 4v19z"),
        ("t", "M43 27v19M48 27v19M53 27v19M38 32h20M38 41h20"),
        ("p", rect(24, 20, 16, 5) + rect(56, 20, 16, 5)),
        ("c", "M22 12l10-8 10 8zM54 12l10-8 10 8z"),
    ),
}
