"""The seven wonders of the world, in pieces from the ground up; only the last is golden."""

from __future__ import annotations

from typing import Final

from art.kit import (
    Part,
    arch,
    circ,
    column,
    cypress,
    dome,
    figure,
    flame,
    gable,
    number,
    palm,
    poly,
    rect,
    row,
    trunk,
    waves,
)
from art.wonders import Wonder


def glazed(data: str) -> tuple[Part, Part]:
    """What is of blue glaze, edged."""
    return (("b", data), ("t", data))


def sapling(x: float, bottom: float, h: float) -> str:
    """A slim young tree."""
    side = h / 4
    return f"M{row(x, bottom - h)}q7 {row(3 * side, 0, h)}q-7{row(-side, 0, -h)}z"


def vine(x: float, y: float, step: float, *depths: float) -> str:
    """Leaves that hang from an edge: how far down, from the right to the left."""
    leaves = "".join(f"q{row(-step / 2, 2 * depth, -step, 0)}" for depth in depths)
    return f"M{row(x, y)}h{number(step * len(depths))}v1{leaves}z"


LIGHTHOUSE: Final = Wonder(
    base=(
        ("w", "M0 46V39H96V46z"),
        ("t", waves(2, 43, 1) + waves(76, 43, 2)),
        ("p", "M18 46q3-7 12-7h28q9 0 12 7z"),
    ),
    pieces=(
        (
            ("c", "M34 40 37 24H51L54 40z"),
            ("h", "M47 24h4l3 16h-5z"),
            ("p", rect(35, 21, 18, 3)),
            ("k", arch(44, 40, 6, 8)),
            ("t", "M35 31h12M43 24v7"),
        ),
        (
            ("c", "M38.5 21 39.5 11H48.5L49.5 21z"),
            ("h", "M46 11h2.5l1 10h-3z"),
            ("p", rect(37, 8.5, 14, 2.5)),
            ("t", "M39 16h7"),
        ),
        (
            ("d", rect(41, 5.5, 6, 3) + flame(44, 8, 0.7)),
            ("c", rect(41, 5.5, 6, 3)),
            ("B", "M42 3 0-4V16L42 6z"),
            ("g", flame(44, 8, 0.7)),
            ("p", "M82 27v10l-8-1zM84 25v12l7-2z"),
            ("c", "M71 39h23q-2 6-5 7H77q-4-2-6-7z"),
        ),
    ),
    work=(
        ("l", "M66 43V10M69 14H57V21M66 25 58 14"),
        ("p", rect(54, 21, 6, 4)),
    ),
)

PYRAMIDS: Final = Wonder(
    base=(("w", "M0 46V40Q20 34 40 39T96 37V46z"),),
    pieces=(
        (
            ("c", "M10 46 22 33.5H64L76 46z"),
            ("h", "M76 46 64 33.5H51l5 12.5z"),
            ("t", "M16 40h38M28 33.5v6.5M42 33.5v6.5"),
        ),
        (
            ("c", "M22 33.5 33 21.5H53L64 33.5z"),
            ("h", "M64 33.5 53 21.5H46.5l4.5 12z"),
            ("t", "M28 27.5h20M38 21.5v6"),
        ),
        (("p", "M66 46 79 31 92 46z"), ("h", "M79 31 92 46h-9z")),
        (
            ("g", "M33 21.5 43 10.5 53 21.5z"),
            ("h", "M43 10.5 53 21.5H46.5z"),
            ("l", "M8 46q2-8 0-16"),
            ("k", palm(8, 30)),
        ),
    ),
    work=(
        ("l", "M7 46V20M4 24H19V29M7 35 15 24"),
        ("p", rect(15, 29, 8, 5) + rect(1, 41, 7, 5)),
    ),
)

GARDENS: Final = Wonder(
    base=(("w", "M0 46V39Q14 33 34 38T96 34V46z"),),
    pieces=(
        (
            (
                "d",
                rect(8, 34, 72, 12)
                + "M36 46 39 34M49 34l3 12"
                + sapling(12, 34, 11)
                + sapling(76, 34, 11),
            ),
            ("c", rect(8, 34, 72, 12)),
            ("h", rect(74, 34, 6, 12)),
            ("k", "".join(arch(x, 46, 7, 7) for x in (16, 28, 60, 72))),
            ("p", "M36 46 39 34H49L52 46z"),
            ("t", "M38 38h12M37 42h14"),
            *glazed(
                sapling(12, 34, 11)
                + sapling(76, 34, 11)
                + vine(7, 33, 5, 2, 3, 5, 2, 4, 2)
                + vine(51, 33, 5, 2, 5, 3, 2, 4, 2)
            ),
        ),
        (
            ("d", rect(17, 23, 54, 11) + sapling(22, 23, 10) + sapling(66, 23, 10)),
            ("c", rect(17, 23, 54, 11)),
            ("h", rect(65, 23, 6, 11)),
            ("k", "".join(arch(x, 34, 6, 6) for x in (25, 34, 54, 63))),
            ("p", "M40 34 41 23H47L48 34z"),
            *glazed(
                sapling(22, 23, 10)
                + sapling(66, 23, 10)
                + vine(16, 22, 5, 2, 4, 2, 5, 2)
                + vine(48, 22, 5, 4, 2, 5, 2, 3)
            ),
        ),
        (
            ("d", rect(27, 14, 34, 9) + dome(44, 14, 7, 9)),
            ("c", rect(27, 14, 34, 9)),
            ("h", rect(55, 14, 6, 9)),
            ("k", arch(44, 23, 6, 6)),
            ("g", dome(44, 14, 7, 9)),
            *glazed(
                sapling(32, 14, 10)
                + sapling(56, 14, 10)
                + vine(26, 13, 5, 4, 2)
                + vine(52, 13, 5, 3, 4)
            ),
        ),
    ),
    work=(("l", "M89 46V24M92 28H81V33M89 37 84 28"), ("p", rect(78, 33, 6, 4))),
)

TEMPLE: Final = Wonder(
    base=(
        ("w", "M0 46V36Q20 26 44 34T96 32V46z"),
        ("l", trunk(83) + trunk(91)),
        ("c", cypress(83, 46, 22) + cypress(91, 46, 15)),
    ),
    pieces=(
        (
            ("c", "M4 46v-3h4v-3h4v-3h54v3h4v3h4v3z"),
            ("h", "M61 37h5v3h4v3h4v3H61z"),
            ("t", "M8 43h62M12 40h54"),
        ),
        (
            ("d", rect(11, 13, 56, 4) + "M15 17v20M24 17v20M33 17v20M45 17v20M54 17v20M63 17v20"),
            ("h", rect(14, 17, 50, 20)),
            ("k", rect(35, 23, 8, 14)),
            ("p", "".join(column(x, 17, 37, 4) for x in (17, 25.5, 33.5, 44.5, 52.5, 61))),
            ("c", rect(11, 13, 56, 4)),
        ),
        (
            ("p", gable(39, 13, 60, 10)),
            ("c", gable(39, 11, 38, 6)),
            ("g", circ(39, 9, 2) + circ(39, 3, 2) + circ(10, 12, 2) + circ(68, 12, 2)),
        ),
    ),
    work=(
        ("p", rect(82, 41, 6, 5) + rect(88, 41, 6, 5)),
        ("k", figure(77.5, 46, 12)),
    ),
)

CHARIOT: Final = (
    "M32 7.5 35.5 4l1-2 2 2 2.5 3H46l2 2v6h-2.5l-.5-4h-4l-1 4h-2.5V9.5l-1-1.5-2 1z"
    "M50 9.5h2V5.5h3.5V11H58v4h-8z"
)

MAUSOLEUM: Final = Wonder(
    base=(
        ("w", "M0 46V40Q24 36 48 40T96 38V46z"),
        ("l", trunk(77) + trunk(85) + trunk(91)),
        ("c", cypress(77, 46, 18) + cypress(91, 46, 17) + cypress(85, 46, 23)),
    ),
    pieces=(
        (
            ("c", "M18 46v-3h3v-4h46v4h3v3z"),
            ("h", "M61 39h6v4h3v3h-9z"),
            ("p", rect(19, 37, 50, 2.5)),
            ("k", arch(44, 46, 6, 6)),
            ("t", "M21 43h18M49 43h12"),
        ),
        (
            ("d", rect(23, 24, 42, 3) + "M28 27v10M36 27v10M52 27v10M60 27v10"),
            ("h", rect(26, 27, 36, 10)),
            ("k", rect(41, 30, 6, 7)),
            ("p", "".join(column(x, 27, 37, 3) for x in (28, 36, 52, 60))),
            ("c", rect(23, 24, 42, 3)),
        ),
        (
            ("d", "M26 24v-3h4v-3h4v-3h20v3h4v3h4v3z" + CHARIOT),
            ("c", "M26 24v-3h4v-3h4v-3h20v3h4v3h4v3z"),
            ("h", "M51 15h3v3h4v3h4v3H51z"),
            ("t", "M30 21h21M34 18h17"),
            ("g", CHARIOT),
            ("k", circ(53.7, 3.5, 1.8)),
        ),
    ),
    work=(("l", "M10 46V10M7 14H19V20M10 26 16 14"), ("p", rect(16, 20, 6, 4))),
)

ZEUS: Final = Wonder(
    base=(("w", "M2 1H94V5H2zM5 5h6V46H5zM14 5h6V46h-6zM88 5h6V46h-6z"),),
    pieces=(
        (
            ("c", "M20 46v-4h6v-3h3V10h5v17h16v12h14v3h6v4z"),
            ("h", "M29 10h5v17h16v12H29z"),
            ("p", rect(53, 36, 10, 3)),
            ("t", "M26 42h38"),
        ),
        (
            ("p", "M34 29q1-5 6-5h10q5 0 6 5l2 6 4 2H51l-2-5H37q-3 0-3-3z"),
            ("t", "M41 24l-2 8M47 24l-1 8M49 32l4-3"),
        ),
        (
            ("p", "M36 26l-1-8q0-4 5-4h3q5 0 5 4l-2 8z" + circ(42, 9, 4)),
            ("l", "M64 39V8"),
            ("p", "M44 15l8 5 11-3 1 3-12 4-9-5z"),
            ("k", "M46 9q2 7-4 8-4-2-4-5 4 1 8-3z"),
            ("g", "M37 8l1-5 2 2 2-3 2 3 2-2v5z" + circ(64, 6, 3)),
        ),
    ),
    work=(("l", "M76 46V26M79 29H69V33M76 38 71 29"), ("p", rect(66, 33, 6, 4))),
)

COLOSSUS: Final = Wonder(
    base=(
        ("w", "M0 46V38H96V46z"),
        ("t", waves(42, 44, 1) + waves(78, 42, 2)),
        ("p", "M0 46v-6h12v2h28v4zM52 46v-4h18v2h6v2z"),
    ),
    pieces=(
        (
            (
                "c",
                "M41 24 36 32 33 39h5l2-6 6-7 6 7 2 6h5l-3-7-5-8z"
                + rect(30, 39, 10, 3)
                + rect(52, 39, 10, 3),
            ),
            ("h", "M51 24l5 8 3 7h-3l-3-7-5-6z"),
        ),
        (
            ("c", poly((39, 13), (53, 13), (50, 20), (52, 27), (40, 27), (42, 20))),
            ("h", "M53 13l-3 7 2 7h-4l-1-7 2-7z"),
            ("t", "M42 20h8M44 23l-1 4"),
        ),
        (
            ("c", "M39 16 33 12l2-3 8 4zM52 13l6 6-1 9-3-1 1-6-5-4z" + circ(46, 9.5, 3.4)),
            ("g", "M42 8l-3-4 4 1 1-4 2 3 2-3 1 4 4-1-3 4z" + flame(33, 10, 0.6)),
            ("p", "M46 31v8l-6-1z"),
            ("k", "M39 40h14q-2 5-4 6h-6q-3-1-4-6z"),
        ),
    ),
    work=(("l", "M16 41V12M13 16H27V21M16 27 23 16"), ("p", rect(24, 21, 6, 4))),
)

WONDERS: Final[dict[str, Wonder]] = {
    "lighthouse": LIGHTHOUSE,
    "pyramids": PYRAMIDS,
    "gardens": GARDENS,
    "temple": TEMPLE,
    "mausoleum": MAUSOLEUM,
    "zeus": ZEUS,
    "colossus": COLOSSUS,
}
