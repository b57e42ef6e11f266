"""Whole games that every later version has to replay to the same end; regenerated never.

Records with a 2 in their name were played by the second rules of their game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from wondertable.core.record import Record, read_file

RECORDS: Final = Path(__file__).parents[1] / "records"


class Golden(NamedTuple):
    """What is known of a record."""

    digest: str
    """Of its last line."""
    ranks: tuple[int, ...]
    ending: str
    lines: int
    points: list[list[int]]
    """Of each seat, by category."""


GOLDEN: Final = {
    "duel-civilian": Golden(
        "ff157475cd32",
        (1, 2),
        "civilian",
        153,
        [[35, 7, 3, 0, 9, 0, 2, 0], [7, 5, 9, 0, 13, 0, 3, 5]],
    ),
    "duel-science": Golden(
        "c13a9b3f3912",
        (1, 2),
        "science",
        150,
        [[22, 8, 0, 0, 4, 9, 4, 0], [17, 3, 9, 7, 14, 0, 1, 5]],
    ),
    "duel-military": Golden(
        "e15fe1bfe205",
        (2, 1),
        "military",
        114,
        [[4, 7, 0, 0, 16, 6, 4, 0], [10, 2, 0, 0, 5, 0, 1, 10]],
    ),
    "seven-base": Golden(
        "d0c6039eff2b",
        (3, 2, 1),
        "points",
        190,
        [[2, 9, -5, 8, 1, 2, 0, 0], [0, 17, 8, 0, 0, 0, 0, 0], [2, 8, 15, 7, 0, 2, 1, 0]],
    ),
    "seven-cities": Golden(
        "62ae9161ac3a",
        (2, 4, 5, 1, 3),
        "points",
        415,
        [
            [4, 11, 12, 5, 0, 4, 0, 0],
            [3, 18, 0, 0, 0, 2, 0, 4],
            [7, 2, 13, 0, 0, 2, 0, 0],
            [3, 24, -4, 9, 4, 1, 0, 0],
            [10, -2, 6, 8, 0, 4, 2, 0],
        ],
    ),
    "seven-teams": Golden(
        "bfad32ef22cc",
        (3, 3, 1, 1),
        "points",
        265,
        [
            [17, 0, 0, 0, 0, 13, 0, 3],
            [0, 11, -2, 0, 1, 1, 2, 0],
            [10, 7, 10, 13, 0, 1, 0, 0],
            [2, 11, 0, 0, 2, 2, 0, 12],
        ],
    ),
    "seven-digs": Golden(
        "2ab2410d18d2",
        (1, 2, 4, 3, 5),
        "points",
        405,
        [
            [0, 4, 7, 14, 5, 4, 11, 3],
            [17, 5, -6, 7, 3, 10, 7, 4],
            [10, 1, 2, 11, 6, 1, 0, 13],
            [0, 5, 12, 7, 7, 4, 8, 4],
            [3, -2, 11, 21, 0, 2, 0, 2],
        ],
    ),
    "seven-2-base": Golden(
        "8267b8629bb0",
        (3, 2, 1),
        "points",
        199,
        [[0, 1, -3, 23, 0, 13, 7, 0], [10, 10, 9, 7, 2, 1, 7, 0], [3, 4, 10, 17, 0, 2, 11, 0]],
    ),
    "seven-2-cities": Golden(
        "0ab5a5f1a081",
        (5, 3, 1, 4, 2),
        "points",
        431,
        [
            [10, 3, -5, 0, 0, 10, 6, 3],
            [4, -5, 16, 21, 0, 1, 8, 0],
            [3, 10, -2, 6, 6, 13, 0, 10],
            [10, -4, 17, 10, 2, 2, 0, 1],
            [0, -1, 8, 12, 2, 4, 12, 9],
        ],
    ),
    "seven-2-teams": Golden(
        "6b7f55c8aa35",
        (1, 1, 3, 3),
        "points",
        307,
        [
            [5, 1, -6, 3, 0, 5, 13, 0],
            [17, -4, 16, 9, 0, 0, 7, 16],
            [3, 5, -3, 17, 4, 1, 2, 3],
            [7, -8, 18, 7, 0, 8, 4, 0],
        ],
    ),
    "babel-base": Golden(
        "2aff6feb66f0",
        (1, 2, 3),
        "exhausted",
        383,
        [[26, 31, 4, 30, 16], [30, 29, 10, 25, 0], [31, 35, 13, 5, 0]],
    ),
    "babel-figures": Golden(
        "8fe7c85caef8",
        (3, 1, 4, 2),
        "exhausted",
        409,
        [[35, 13, 8, 10, 0], [34, 13, 9, 10, 18], [30, 24, 9, 0, 0], [36, 11, 13, 17, 0]],
    ),
    "babel-bluff": Golden(
        "4e269c576e4b",
        (2, 3, 4, 1, 5),
        "exhausted",
        329,
        [
            [8, 10, 16, 0, 0],
            [9, 13, 8, 0, 0],
            [8, 7, 13, 0, 0],
            [14, 6, 12, 5, 0],
            [16, 3, 0, 0, 0],
        ],
    ),
    "babel-base-2": Golden(
        "0ba70887dd2a",
        (1, 3, 2, 4),
        "exhausted",
        318,
        [[21, 35, 6, 0, 0], [12, 14, 12, 15, 0], [18, 13, 16, 10, 0], [16, 19, 9, 5, 0]],
    ),
    "babel-figures-2": Golden(
        "57b0542929f6",
        (2, 3, 1),
        "exhausted",
        286,
        [[12, 34, 6, 10, 5], [19, 18, 12, 12, 0], [12, 43, 4, 22, 0]],
    ),
    "babel-bluff-2": Golden(
        "9a4b213d0e61",
        (2, 3, 4, 1),
        "exhausted",
        366,
        [[19, 14, 13, 5, 0], [9, 13, 6, 10, 0], [13, 3, 13, 5, 0], [20, 20, 15, 5, 0]],
    ),
    "babel-idle-2": Golden(
        "762bdf703233",
        (1, 1, 1),
        "idle",
        207,
        [[12, 0, 0, 0, 0], [12, 0, 0, 0, 0], [12, 0, 0, 0, 0]],
    ),
}


def golden(name: str) -> Record:
    """One of the records."""
    return read_file(RECORDS / f"{name}.jsonl")


def rules_of(name: str) -> int:
    """The version of the rules by which it was played."""
    return 2 if "2" in name.split("-") else 1


def records_of(game: str) -> list[str]:
    """The records of a game."""
    return [name for name in GOLDEN if name.startswith(f"{game}-")]
