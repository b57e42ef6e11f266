"""Black cards of Cities, age 2: alleys by lamplight."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Part,
    Scene,
    amphora,
    arch,
    circ,
    cypress,
    dome,
    dots,
    figure,
    flame,
    gable,
    hills,
    moonbite,
    rect,
    row,
    scene,
    star,
    sun,
    trunk,
)


def moon(x: float, y: float, r: float) -> tuple[Part, Part]:
    """A crescent: the sun and its bite."""
    return sun(x, y, r), moonbite(x, y, r)


def stars(*points: tuple[float, float]) -> Part:
    """Stars, all of one size."""
    return ("N", "".join(star(*point, 2.5) for point in points))


def lantern(x: float, y: float) -> str:
    """A lantern that hangs here, 7 high, for ink g."""
    return f"M{row(x, y)}l3 3-1 4h-4l-1-4z"


def man(x: float, bottom: float, s: float = 1) -> str:
    """A figure with a larger head, 24 high."""
    head = circ(x, bottom - 20.5 * s, 3.5 * s)
    gown = f"M{row(x - 3 * s, bottom - 16 * s)}h{row(6 * s)}l{row(3 * s, 16 * s)}h{row(-12 * s)}z"
    return head + gown


def hood(x: float, bottom: float, h: float, w: float) -> str:
    """Somebody large under a hood; the face is `shadow()`."""
    a, b, c = 0.3 * w, 0.55 * w, 0.2 * w
    return (
        f"M{row(x, bottom - h)}q{row(a, c / 2, a, b)}q{row(c, c / 2, c, h - b)}"
        f"h{row(-w)}q{row(0, b + c / 2 - h, c, b - h)}q{row(0, c / 2 - b, a, -b)}z"
    )


def shadow(x: float, bottom: float, h: float, w: float) -> str:
    """The dark under a hood, for ink k."""
    a, b = 0.19 * w, 0.42 * w
    top = bottom - h + 0.14 * w
    return (
        f"M{row(x, top)}q{row(a, b / 4, a, b)}q{row(-a, a, -2 * a, 0)}q{row(0, -0.75 * b, a, -b)}z"
    )


def mask(x: float, y: float, s: float = 1) -> str:
    """A mask over the eyes, 12 wide; its eyes are dots."""
    return (
        f"M{row(x - 6 * s, y - 2 * s)}q{row(6 * s, -2 * s, 12 * s, 0)}"
        f"q{row(0, 6 * s, -4 * s, 5 * s)}"
        f"l{row(-2 * s, -2 * s, -2 * s, 2 * s)}q{row(-4 * s, s, -4 * s, -5 * s)}z"
    )


def bars(x: float, y: float, w: float, h: float, count: int) -> str:
    """Iron bars in a window, for ink l."""
    step = w / (count + 1)
    return "".join(f"M{row(x + step * (k + 1), y)}v{row(h)}" for k in range(count))


def lid(x: float, y: float, r: float) -> str:
    """The crown on the seed head of a poppy."""
    return f"M{row(x - r, y - 2)}q{row(r, -3, 2 * r, 0)}l{row(-r / 2, 3, -r, 0)}z"


def skull(x: float, y: float) -> str:
    """The horned skull of the raiders, 24 wide."""
    return f"M{row(x - 12, y - 8)}q3 5 9 5h6q6 0 9-5 0 8-8 9l-2 8q-2 2-4 0l-2-8q-8-1-8-9z"


SCROLLS: Final = dots(
    *((x + d, y) for y in (26, 34, 42) for x in (19, 77) for d in (-7, 0, 7)), (19, 18), (77, 18)
)

SCENES: Final[dict[str, Scene]] = {
    "black_market": scene(
        "black",
        ("w", "M0 46V0h10v46zM86 46V0h10v46z"),
        *moon(24, 8, 6),
        stars((70, 7)),
        ("c", "M48 2q8 2 8 12l28 2-5 30H17l-5-30 28-2q0-10 8-12z"),
        ("p", "M40 18 18 20l4 26h20zM56 18l22 2-4 26H54z"),
        ("k", "M48 5q4 2 4 9-4 3-8 0 0-7 4-9z"),
        ("l", "M27 21v4M36 20v5M61 20v4M70 21v4"),
        ("c", amphora(28, 43)),
        ("g", circ(61, 29, 4)),
        ("k", "M35 25h3v3h2v2h-2l-1.500 11-1.500-11h-2v-2h2zM68 25h4v3h2l-1 14h-6l-1-14h2z"),
    ),
    "architect_firm": scene(
        "black",
        *moon(84, 10, 7),
        ("l", "M14 46 20 3M60 46 54 3"),
        ("c", rect(6, 6, 62, 35)),
        ("p", rect(10, 10, 54, 27)),
        (
            "t",
            "M14 33h34M16 33v-3h30v3M19 30V21M25 30V21M31 30V21M37 30V21M43 30V21M16 21h30l-15-8z",
        ),
        ("l", "M53 14 46 34M53 14l8 20M49 25h8"),
        ("k", circ(53, 13, 2.8)),
        ("k", man(82, 46, 1.1)),
        ("l", "M80 30l-9-7"),
    ),
    "tabularium": scene(
        "black",
        ("c", rect(2, 4, 92, 6)),
        ("p", rect(4, 10, 88, 36)),
        ("k", arch(19, 46, 24, 33) + arch(77, 46, 24, 33)),
        ("g", arch(48, 46, 22, 33)),
        ("o6p", SCROLLS),
        ("o2c", SCROLLS),
        ("k", figure(49, 46, 21)),
        ("p", rect(39, 29, 12, 4)),
    ),
    "trade_center": scene(
        "black",
        *moon(16, 12, 8),
        ("l", "M48 8V1"),
        ("c", "M48 1l9 2-9 3z" + dome(48, 22, 20, 14)),
        ("p", rect(4, 28, 88, 18) + rect(26, 22, 44, 24)),
        ("k", arch(48, 46, 20, 19)),
        ("g", rect(8, 31, 14, 15) + rect(74, 31, 14, 15)),
        (
            "c",
            "M4 26h22v4q-3.500 4-7 0-4 4-8 0-3.500 4-7 0z"
            "M70 26h22v4q-3.500 4-7 0-4 4-8 0-3.500 4-7 0z",
        ),
        ("p", man(48, 46, 0.65)),
        ("c", amphora(14, 46, 0.7) + rect(62, 38, 9, 8) + rect(71, 38, 9, 8)),
        ("p", amphora(24, 46, 0.8) + rect(66, 30, 9, 8)),
    ),
    "gambling_den": scene(
        "black",
        ("B", "M41 9h14l31 29H10z"),
        ("l", "M48 0v4"),
        ("k", "M38 10q1-6 10-6t10 6z"),
        ("g", "M44 10h8q-1 4-4 4t-4-4z"),
        ("c", rect(4, 38, 88, 5)),
        ("k", rect(10, 43, 5, 3) + rect(81, 43, 5, 3)),
        ("p", rect(10, 18, 20, 20) + "M40 20l17-4 5 18-17 4z"),
        (
            "o3.6k",
            dots((15, 23), (25, 23), (20, 28), (15, 33), (25, 33), (45, 23), (51, 27), (57, 31)),
        ),
        ("c", "M70 17 90 21q3 7 0 14l-20 3z"),
        ("p", "M70 17q6 10 0 21-6-11 0-21z"),
        ("t", "M82 20q2 8 0 16"),
    ),
    "opium_den": scene(
        "black",
        ("l", "M72 30 68 18M77 30l2-16M40 38V25M25 23q-5-3 0-6t0-6 0-6"),
        ("p", circ(68, 17, 4.5) + circ(79, 13, 5.5)),
        ("c", lid(68, 12, 4) + lid(79, 7, 5)),
        ("c", "M69 25h11l-2 4q6 4 2 9H69q-4-5 2-9z"),
        ("g", flame(56, 27, 1.1)),
        ("p", "M47 27h18q0 6-6 6v5h-6v-5q-6 0-6-6z"),
        ("c", "M21 25h9l-2 8-5 2z"),
        ("p", "M15 36 45 20l1.500 2.500-30 16z"),
        ("k", circ(46, 21, 2.2)),
        ("c", rect(10, 38, 76, 4)),
        ("k", rect(18, 42, 5, 4) + rect(73, 42, 5, 4)),
        ("c", "M0 0h19q-1 14-12 20l4 26H0zM96 0H84q1 14 7 20l-5 26h10z"),
    ),
    "lair": scene(
        "black",
        *moon(82, 13, 8),
        hills(38, 32, 38),
        ("c", "M2 46 6 30l9-5 3-12 12-4 9-6 13 5 5 11 10 5 4 12 8 10z"),
        ("h", "M52 8l5 11 10 5 4 12 8 10H62L56 26z"),
        ("k", "M18 46q-3-24 19-27 20 4 19 27z"),
        ("s", "M27 32q4-4 8 0-4 4-8 0zM40 32q4-4 8 0-4 4-8 0z"),
        ("k", circ(31, 32, 1) + circ(44, 32, 1)),
        ("p", "M62 46v-5l4-3 6 2 2 6zM78 46l2-4 5-1 5 5z"),
    ),
    "sepulcher": scene(
        "black",
        sun(48, 15, 14),
        ("w", "M0 46V36q20-4 30-16h36q10 12 30 16v10z"),
        ("l", trunk(10) + trunk(86)),
        ("c", cypress(10, 46, 32) + cypress(86, 46, 32)),
        ("p", rect(24, 22, 48, 22) + gable(48, 18, 60, 13)),
        ("c", rect(20, 18, 56, 4)),
        ("p", rect(18, 43, 60, 3)),
        ("k", arch(44, 43, 16, 18)),
        ("p", circ(58, 33, 10)),
        ("t", circ(58, 33, 6)),
        ("k", circ(58, 33, 2)),
    ),
    "raider_fort": scene(
        "black",
        sun(48, 11, 10),
        hills(40, 34, 40),
        (
            "l",
            "M8 46 11 20M26 46 23 20M9 40 24 28M25 40 10 28"
            "M70 46 73 20M88 46 85 20M71 40 86 28M87 40 72 28",
        ),
        ("p", rect(6, 15, 22, 9) + rect(68, 15, 22, 9)),
        ("c", "M3 15 17 4l14 11zM65 15 79 4l14 11z"),
        (
            "c",
            "".join(
                f"M{x} 46V{y}l4-5 4 5v{46 - y}z"
                for x, y in ((24, 26), (32, 22), (40, 19), (48, 19), (56, 22), (64, 26))
            ),
        ),
        ("k", arch(48, 46, 14, 12)),
        ("p", skull(48, 24)),
        ("o2.4k", dots((45.8, 25), (50.2, 25))),
    ),
    "guardhouse": scene(
        "black",
        stars((12, 8), (44, 3)),
        ("p", rect(36, 18, 46, 28)),
        ("c", "M30 18 40 7h38l10 11z"),
        ("t", "M46 7l-4 11M59 7v11M72 7l4 11"),
        ("g", rect(42, 23, 14, 11)),
        ("l", bars(42, 23, 14, 11, 3)),
        ("k", arch(70, 46, 13, 20)),
        ("l", "M28 46V3M82 24h7v2"),
        ("k", "M28 0l3.500 9h-7z"),
        ("c", man(16, 46, 1.3)),
        ("p", "M10.500 19q0-8 5.500-8t5.500 8z"),
        ("l", "M19 30l9-2"),
        ("g", lantern(89, 26)),
    ),
    "mercenaries": scene(
        "black",
        *moon(33, 9, 5),
        hills(40, 34, 40),
        ("l", "M7 46V7M63 46V4M18 30 7 32M53 30l10 2M78 30l8 1"),
        ("k", "M7 13 1 8v13l6-4 6 4V8zM63 0l3.500 9h-7z"),
        ("c", dome(48, 14, 9, 11)),
        ("c", man(22, 46, 1.35)),
        ("p", man(48, 46, 1.5)),
        ("c", man(76, 46, 1.35)),
        ("p", "M16.500 19q1-5 5.500-13 4.500 8 5.500 13zM70.500 19q0-8 5.500-8t5.500 8z"),
        ("c", "M42 15q0-9 6-9t6 9z"),
        ("p", "M84 33q6-11 1-25 11 11 2 26z"),
    ),
    "consulate": scene(
        "black",
        *moon(10, 8, 6),
        ("l", "M22 18H5M74 18h17"),
        ("c", "M7 19h11v18l-5.500-4-5.500 4zM78 19h11v18l-5.500-4-5.500 4z"),
        ("p", rect(22, 14, 52, 32)),
        ("c", "M16 14 26 4h44l10 10z"),
        ("g", arch(32, 29, 8, 11) + arch(64, 29, 8, 11)),
        ("k", arch(48, 29, 12, 12)),
        ("p", figure(48, 29, 11)),
        ("c", rect(38, 27, 20, 4)),
        ("c", arch(48, 46, 12, 11)),
        ("t", "M48 35v11M42 14l2-10M54 14 52 4M32 14l4-10M64 14 60 4"),
        ("l", "M22 33h14M60 33h14"),
    ),
    "band_of_spies": scene(
        "black",
        sun(48, 15, 14),
        ("k", hood(20, 46, 33, 34) + hood(76, 46, 33, 34)),
        ("c", hood(48, 46, 42, 42)),
        ("k", shadow(48, 46, 42, 42)),
        ("m", mask(48, 18, 1.2) + mask(20, 23, 1) + mask(76, 23, 1)),
        ("o2.2k", dots((45, 17.5), (51, 17.5), (17.5, 23), (22.5, 23), (73.5, 23), (78.5, 23))),
        ("l", "M48 32v14"),
        ("g", circ(48, 31, 2)),
    ),
    "forging_agency": scene(
        "black",
        ("c", rect(4, 38, 88, 4)),
        ("k", rect(10, 42, 4, 4) + rect(82, 42, 4, 4)),
        ("p", rect(8, 7, 24, 31) + rect(38, 7, 24, 31)),
        ("t", "M12 12h16M12 16h16M12 20h16M12 24h9"),
        ("d", "M42 12h16M42 16h16M42 20h16M42 24h9" + circ(55, 29, 4)),
        ("c", "M24 30l-2 7 3-2 3 2-2-7z" + circ(25, 29, 4)),
        ("c", "M66 38v-5h15v5z"),
        ("p", "M71 33q2-5 0-9h5q-2 4 0 9z" + circ(73.5, 19, 5)),
        ("p", rect(85, 22, 4, 16)),
        ("g", flame(87, 20, 0.9)),
    ),
}
