"""What can go wrong when a game is reviewed.

WondertableError
└── ReviewError
    ├── NotOver            a game that goes on, or that was closed without a result
    ├── NotOfASeat         a record of an onlooker, who was never asked
    ├── NotSeen            a seat whose side a record does not show
    ├── DamagedReview      a file that holds no review
    ├── OtherReview        a review of another game, or by other weights
    ├── DamagedPuzzles     a file that holds no puzzles
    ├── OtherPuzzles       puzzles of another game, or of other rules
    └── OldPuzzles         puzzles that were made with other weights, and not looked at since
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class ReviewError(WondertableError):
    """A game that cannot be reviewed like this."""


@dataclass(eq=False)
class NotOver(ReviewError):
    key = "error-review-not-over"
    sentence = "{file} is no game that was played to a result; a review begins after the end."
    file: str


@dataclass(eq=False)
class NotOfASeat(ReviewError):
    key = "error-review-onlooker"
    sentence = "{file} is what an onlooker saw; take the whole record, or that of a seat."
    file: str


@dataclass(eq=False)
class NotSeen(ReviewError):
    key = "error-review-not-seen"
    sentence = "{file} shows the side of seat {known} only, so seat {seat} cannot be reviewed."
    file: str
    seat: int
    known: int


@dataclass(eq=False)
class DamagedReview(ReviewError):
    key = "error-review-damaged"
    sentence = "{file}, line {line}: this is not a review of Wondertable ({why})."
    file: str
    line: int
    why: str


@dataclass(eq=False)
class OtherReview(ReviewError):
    key = "error-review-other"
    sentence = "{file} is a review of another game or by other weights ({found}, not {wanted})."
    file: str
    found: str
    wanted: str


@dataclass(eq=False)
class DamagedPuzzles(ReviewError):
    key = "error-puzzles-damaged"
    sentence = "{file}, line {line}: these are not puzzles of Wondertable ({why})."
    file: str
    line: int
    why: str


@dataclass(eq=False)
class OtherPuzzles(ReviewError):
    key = "error-puzzles-other"
    sentence = "{file} holds puzzles of another game or by other rules ({found}, not {wanted})."
    file: str
    found: str
    wanted: str


@dataclass(eq=False)
class OldPuzzles(ReviewError):
    key = "error-puzzles-old"
    sentence = (
        "The puzzles in {file} were made with weights {found}, not with {wanted}; "
        "look at them again with --check."
    )
    file: str
    found: str
    wanted: str
