"""Purple cards: a hall with one emblem."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Part,
    Scene,
    amphora,
    arch,
    bricks,
    circ,
    column,
    dome,
    dots,
    figure,
    gable,
    rect,
    scene,
    star,
    sun,
    waves,
)

BEADS: Final = dots(
    *((x, 25) for x in (30, 36, 60, 66)),
    *((x, 30.5) for x in (30, 48, 54, 60, 66)),
    *((x, 36) for x in (30, 36, 42, 66)),
)


def hall(roof: str, posts: str, beam: float) -> tuple[Part, ...]:
    """A hall of the guilds: its roof above a beam, its posts, its floor. The emblem comes after."""
    return (
        ("p", roof),
        ("c", rect(5, beam, 86, 4)),
        ("p", posts + rect(4, 43, 88, 3)),
    )


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
    "shipowners_guild": scene(
        "purple",
        sun(48, 26, 14),
        *hall("M5 12Q48-6 91 12z", column(12, 15, 43, 5) + column(84, 15, 43, 5), 11),
        ("w", rect(17, 37, 62, 6)),
        ("l", "M48 34V16"),
        ("c", "M50 17q15 6 17 15H50zM46 17q-10 6-11 15h11z"),
        ("p", "M21 32q6 3 12 3h32q8 0 12-6-1 12-11 14H34q-10-1-13-11z"),
        ("t", "M26 38h46" + waves(17, 42, 1) + waves(71, 42, 1)),
    ),
    "builders_guild": scene(
        "purple",
        sun(48, 30, 14),
        *hall("M8 14V10h14V6h14V3h24v3h14v4h14v4z", rect(9, 16, 10, 27) + rect(77, 16, 10, 27), 13),
        ("t", bricks(9, 17, 10, 5, 5.2) + bricks(77, 17, 10, 5, 5.2)),
        (
            "p",
            "M29 43A19 19 0 0 1 43.400 24.600L45.300 32.300A11 11 0 0 0 37 43z"
            "M67 43A19 19 0 0 0 52.600 24.600L50.700 32.300A11 11 0 0 1 59 43z",
        ),
        ("t", "M31 34.500l7 4M36.500 28l4.500 6.500M65 34.500l-7 4M59.500 28 55 34.500"),
        ("l", "M48 17v3"),
        ("c", "M41.500 20h13l-2.500 9h-8z"),
        ("k", figure(24, 43, 13) + figure(72, 43, 13)),
    ),
    "magistrates_guild": scene(
        "purple",
        sun(48, 27, 14),
        *hall(
            gable(48, 13, 80, 9),
            rect(10, 16, 4, 27) + rect(17, 16, 4, 27) + rect(75, 16, 4, 27) + rect(82, 16, 4, 27),
            13,
        ),
        ("p", circ(48, 4, 2.5) + circ(8, 11, 2.5) + circ(88, 11, 2.5)),
        ("o5k", "M34 43C34 36 62 38 62 31M62 43C62 36 34 38 34 31"),
        ("o2.2p", "M34 43C34 36 62 38 62 31M62 43C62 36 34 38 34 31"),
        ("c", "M29 27q19 5 38 0v4q-19 3-38 0z"),
        ("p", rect(33, 20, 30, 6)),
        ("l", "M46 25l-2 5M50 25l2 5"),
        ("c", circ(48, 23, 3.5)),
    ),
    "scientists_guild": scene(
        "purple",
        sun(48, 28, 6),
        ("c", dome(48, 11, 22, 9)),
        *hall("M5 12q0-3 9-3h68q9 0 9 3z", column(13, 15, 43, 6) + column(83, 15, 43, 6), 11),
        (
            "l",
            circ(48, 28, 12) + "M37.600 22A12 4.500 30 1 0 58.400 34 12 4.500 30 1 0 37.600 22"
            "M58.400 22A12 4.500-30 1 1 37.600 34 12 4.500-30 1 1 58.400 22",
        ),
        ("o2.6k", "M48 16a12 12 0 0 0 0 24 12 12 0 0 0 0-24"),
        ("c", "M45 40h6l6 3H39z"),
        ("k", figure(26, 43, 15) + figure(70, 43, 15)),
    ),
    "moneylenders_guild": scene(
        "purple",
        sun(48, 9, 8),
        *hall(
            "M6 11V6h6v2h8V6h8v2h8V6h24v2h8V6h8v2h8V6h6v5z",
            rect(6, 15, 11, 28) + rect(79, 15, 11, 28),
            11,
        ),
        ("t", "M6 24h11M6 33h11M79 24h11M79 33h11"),
        ("c", rect(23, 18, 50, 25)),
        ("p", rect(27, 21, 42, 19)),
        ("t", "M27 25h42M27 30.500h42M27 36h42"),
        ("o5.4k", BEADS),
        ("o3c", BEADS),
    ),
    "tacticians_guild": scene(
        "purple",
        sun(18, 11, 9),
        ("l", "M48 4V1"),
        ("c", "M3 16Q38 13 48 3 58 13 93 16z"),
        ("t", "M48 3 34 15M48 3l14 12"),
        ("p", rect(8, 16, 4, 27) + rect(84, 16, 4, 27) + rect(4, 43, 88, 3)),
        ("p", rect(20, 20, 56, 20)),
        ("c", rect(17, 18, 62, 3.500) + rect(17, 38.500, 62, 3.500)),
        ("w", "M44 22q8 5 0 9t2 7h6q-5-4 1-8t-3-8z"),
        ("d", "M30 34q8-12 16-5t15-1"),
        ("k", rect(26, 33, 5, 4) + "M59 24l5 4-6 4z"),
        ("l", "M68 36V24"),
        ("c", "M68 24h6l-2 2 2 2h-6z"),
    ),
    "workers_guild": scene(
        "purple",
        sun(48, 28, 13),
        *hall("M5 12 15 4H81L91 12z", rect(9, 15, 6, 28) + rect(81, 15, 6, 28), 11),
        ("t", "M26 4l-4 7M40 4l-1 7M56 4l1 7M70 4l4 7"),
        ("l", "M15 27l10-12M81 27l-10-12"),
        ("o5k", "M34 41 61 23M62 41 36 22"),
        ("o2.4p", "M34 41 61 23M62 41 36 22"),
        ("k", "M25 34q-1-14 17-18l1 2q-7 4-9 6-3 3-7 10z"),
        ("c", "M58 20l6 8q10-3 9-12-9-2-15 4z"),
    ),
    "craftsmens_guild": scene(
        "purple",
        sun(48, 24, 13),
        *hall(
            "M6 12 20 3 34 12 48 3 62 12 76 3 90 12z",
            column(12, 15, 43, 6) + column(84, 15, 43, 6),
            11,
        ),
        ("c", "M28 28h42q-2 7-13 7-1 4 5 5v3H36v-3q6-1 5-5-11 0-15-7z"),
        ("o4k", "M50 22 68 18"),
        ("p", "M40 18h11v9H40z"),
        ("l", "M35 24l-5-3M35 20l-4-4"),
    ),
    "traders_guild": scene(
        "purple",
        sun(48, 26, 13),
        *hall(
            "M6 12q0-9 14-9t14 9q0-9 14-9t14 9q0-9 14-9t14 9z",
            rect(9, 15, 5, 28) + rect(82, 15, 5, 28),
            11,
        ),
        ("p", amphora(37, 33, 0.85) + amphora(48, 33, 0.85) + amphora(59, 33, 0.85)),
        ("c", "M25 26h4v5h38v-5h4v9H25z"),
        ("l", "M25 33H18l-1-3"),
        ("p", circ(48, 35, 8)),
        ("l", "M48 27v16M40 35h16"),
        ("k", circ(48, 35, 2.4)),
    ),
    "spies_guild": scene(
        "purple",
        ("s", "M80 2a8 8 0 1 0 8 11 7 7 0 0 1-8-11z"),
        ("p", rect(8, 17, 80, 26)),
        ("c", rect(5, 14, 86, 4)),
        ("p", rect(28, 3, 40, 11)),
        ("c", "M37 8.500q11-8 22 0-11 8-22 0z"),
        ("k", circ(48, 8.5, 2.2) + arch(48, 43, 40, 24)),
        ("k", rect(15, 24, 4, 9) + rect(77, 24, 4, 9)),
        ("c", "M48 21q9 2 9 10l7 12H32l7-12q0-8 9-10z"),
        ("k", "M48 24q6 2 5 7-5 5-10 0-1-5 5-7z"),
        ("p", "M4 43h88v3H4z"),
    ),
    "philosophers_guild": scene(
        "purple",
        sun(48, 26, 14),
        *hall(
            "M4 12 38 2v6h20V2L92 12z", "".join(column(x, 15, 43, 4) for x in (11, 22, 74, 85)), 11
        ),
        ("c", "M36 17q12 6 24 0 3 20-7 22H43q-10-2-7-22z"),
        ("t", "M41 32l2 2 2-2M51 32l2 2 2-2M46 34l2 2 2-2"),
        ("p", circ(42.5, 24, 4.5) + circ(53.5, 24, 4.5)),
        ("k", circ(42.5, 24, 2) + circ(53.5, 24, 2) + "M46 27h4l-2 4z"),
        ("p", rect(32, 38, 32, 5)),
        ("c", rect(30, 37, 4, 6) + rect(62, 37, 4, 6)),
    ),
    "decorators_guild": scene(
        "purple",
        sun(38, 29, 13),
        *hall("M6 11V4h84v7z", column(12, 15, 43, 6) + column(84, 15, 43, 6), 11),
        ("c", "".join(f"M{x} 4q9 9 19 0z" for x in (10, 29, 48, 67))),
        ("t", "M9 26l6-4M9 32l6-4M9 38l6-4M81 26l6-4M81 32l6-4M81 38l6-4"),
        ("c", "M38 16a13 13 0 0 0 0 26z"),
        ("m", "M37 28q-6-4-4-10 5 2 4 10zM36 29q-6 3-10 0 4-4 10 0zM37 30q1 8-4 10-2-6 4-10z"),
        ("d", "M38 16a13 13 0 0 1 0 26"),
        ("l", "M57 43l4-20M69 43 65 23M58 37h10M59 31h8"),
        ("k", figure(63, 32, 15)),
        ("l", "M61 24l-9 2"),
        ("k", "M53 24l-5 2 5 3z"),
        ("p", "M72 43v-5h6v5z"),
    ),
}
