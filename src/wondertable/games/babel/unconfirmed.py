"""The figures that no source confirms, in one table, and how an owner of the box replaces them.

The rulebook that we have lost its pictures, so the printed tables are known in parts only. What is
known stands in `figures.py`; what is not stands here, with how sure it is: `single-source`, or
`designed` where no source gives it and it was chosen to fit all that is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from wondertable.core.game import Option
from wondertable.core.phrases import Phrase, phrase
from wondertable.games.babel.errors import BadFigure, UnknownFigure
from wondertable.games.babel.figures import ACTION_CARDS
from wondertable.games.babel.sheet import Sheet

Confidence = Literal["designed", "single-source"]
Shape = Literal["row", "points", "discs", "two", "copies"]
Value = tuple[int | str, ...]

GAME: Final = "babel"
AS_BUILT: Final = "usual"
KEPT: Final = 256
"""So many texts are remembered: anybody may send another one."""
"""The value of the option when nothing is replaced."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that may be another one in the box."""

    name: str
    shape: Shape
    value: Value
    confidence: Confidence


FIGURES: Final = (
    # Rows of the value table: points of the first and of the second.
    Figure("row_2", "row", (10, 5), "designed"),
    Figure("row_3", "row", (12, 6), "designed"),
    Figure("row_4", "row", (14, 7), "designed"),
    Figure("row_5", "row", (16, 8), "designed"),
    Figure("row_6", "row", (18, 9), "designed"),
    Figure("row_7", "row", (20, 10), "designed"),
    # The light row, for wonders that are unfinished at the end.
    Figure("row_light", "row", (6, 4), "designed"),
    # Points for so many discs of one type.
    Figure("bonus_3", "points", (10,), "designed"),
    Figure("bonus_5", "points", (30,), "designed"),
    Figure("bonus_6", "points", (40,), "designed"),
    Figure("bonus_7", "points", (40,), "designed"),
    # Numbers on the six discs of each type.
    Figure("discs_camel", "discs", (3, 4, 4, 5, 5, 6), "designed"),
    Figure("discs_crane", "discs", (3, 4, 4, 5, 5, 6), "designed"),
    Figure("discs_ship", "discs", (3, 4, 4, 5, 5, 6), "designed"),
    Figure("discs_stonemason", "discs", (3, 4, 4, 5, 5, 6), "designed"),
    # Two-coloured discs beside the one that the rulebook shows.
    Figure("two_2", "two", ("stonemason", 2, "ship", 3), "designed"),
    Figure("two_3", "two", ("ship", 2, "crane", 3), "designed"),
    Figure("two_4", "two", ("crane", 2, "camel", 3), "designed"),
    # Copies of the action cards: one source has 3, 2, 2, 2, 2, 2, 2, but not of which.
    Figure("copies_card_exchange", "copies", (3,), "designed"),
    Figure("copies_joker", "copies", (2,), "single-source"),
    Figure("copies_disc_bonus", "copies", (2,), "single-source"),
    Figure("copies_draw_three", "copies", (2,), "single-source"),
    Figure("copies_double_turn", "copies", (2,), "single-source"),
    Figure("copies_offer_bonus", "copies", (2,), "single-source"),
    Figure("copies_five_points", "copies", (2,), "single-source"),
    # What the disc bonus card pays for each disc.
    Figure("disc_bonus_points", "points", (2,), "designed"),
)
FIGURE: Final = {figure.name: figure for figure in FIGURES}

TYPES: Final = ("camel", "crane", "ship", "stonemason")
KINDS: Final = (
    *("card_exchange", "joker", "disc_bonus", "draw_three"),
    *("double_turn", "offer_bonus", "five_points"),
)
FIRST_ROW: Final = (8, 4)
CERTAIN_BONUS: Final = {0: 0, 1: 0, 2: 5, 4: 20}
CERTAIN_TWO: Final = ("camel", 2, "stonemason", 3)
SWAPPED: Final = 5
"""One disc of each type with this number makes room for the two-coloured ones."""

MOST_POINTS: Final = 99
MOST_CARDS: Final = 9
WANTED: Final[dict[Shape, Phrase]] = {
    "row": phrase("figure-row", "it needs 2 whole numbers from 0 to {most}", most=MOST_POINTS),
    "points": phrase("figure-points", "it needs a whole number from 0 to {most}", most=MOST_POINTS),
    "discs": phrase(
        "figure-discs",
        "it needs 6 whole numbers from 1 to {most}, one of them {swapped}",
        most=MOST_CARDS,
        swapped=SWAPPED,
    ),
    "two": phrase(
        "figure-two",
        "it needs 2 different types with whole numbers from 1 to {most}",
        most=MOST_CARDS,
    ),
    "copies": phrase("figure-copies", "it needs a whole number from 1 to {most}", most=MOST_CARDS),
}
COPIES_TOGETHER: Final = phrase(
    "figure-together", "all copies together must be {most}", most=ACTION_CARDS
)


@dataclass(frozen=True)
class Figures:
    """A value for every figure of the table."""

    values: Mapping[str, Value]

    @property
    def text(self) -> str:
        """What is replaced, as the option's value: `row_2=9/4,bonus_3=12`."""
        replaced = [
            f"{name}={'/'.join(map(str, value))}"
            for name, value in self.values.items()
            if value != FIGURE[name].value
        ]
        return ",".join(replaced) or AS_BUILT

    @property
    def disc_points(self) -> int:
        """What the disc bonus card pays for each disc."""
        return self.numbers("disc_bonus_points")[0]

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers of a figure."""
        return tuple(part for part in self.values[name] if isinstance(part, int))

    def rows(self) -> list[tuple[int, int]]:
        """The value table, the light row last."""
        rows = [self.numbers(f"row_{row}") for row in (2, 3, 4, 5, 6, 7, "light")]
        return [FIRST_ROW, *((row[0], row[1]) for row in rows)]

    def bonus(self) -> list[int]:
        """The points for none to seven discs of a type."""
        known = CERTAIN_BONUS | {discs: self.numbers(f"bonus_{discs}")[0] for discs in (3, 5, 6, 7)}
        return [known[discs] for discs in range(8)]

    def copies(self) -> list[int]:
        """How many there are of each kind of action card."""
        return [self.numbers(f"copies_{kind}")[0] for kind in KINDS]

    def plain_discs(self) -> list[tuple[int, int]]:
        """Type and number of all discs of one colour."""
        return [(at, n) for at, kind in enumerate(TYPES) for n in self.numbers(f"discs_{kind}")]

    def two_coloured(self) -> list[tuple[int, int, int, int]]:
        """Types and numbers of the two-coloured discs."""
        rows = [CERTAIN_TWO, *(self.values[f"two_{at}"] for at in (2, 3, 4))]
        return [(TYPES.index(str(a)), int(m), TYPES.index(str(b)), int(n)) for a, m, b, n in rows]

    def sheet(self) -> Sheet:
        """The form that the engine uses."""
        return Sheet(
            self.text,
            self.rows(),
            self.bonus(),
            self.copies(),
            self.disc_points,
            self.plain_discs(),
            self.two_coloured(),
            SWAPPED,
        )


USUAL: Final = Figures({figure.name: figure.value for figure in FIGURES})


def replaced(data: Mapping[str, Any]) -> Figures:
    """The figures with some of them replaced, as a TOML file has them."""
    values = dict(USUAL.values)
    for name, given in data.items():
        if name not in FIGURE:
            raise UnknownFigure(GAME, name, ", ".join(FIGURE))
        value = flat(given)
        if not fits(FIGURE[name].shape, value):
            raise BadFigure(GAME, name, WANTED[FIGURE[name].shape])
        values[name] = value
    found = Figures(values)
    if sum(found.copies()) != ACTION_CARDS:
        raise BadFigure(GAME, "copies_…", COPIES_TOGETHER)
    return found


def flat(given: Any) -> Value:
    """A number, a list of numbers, or a table of types, as one tuple; what is none, as nothing."""
    if isinstance(given, dict):
        return tuple(part for pair in given.items() for part in pair)
    if isinstance(given, list):
        return tuple(given)
    return (given,)


def fits(shape: Shape, value: Value) -> bool:
    """Whether a value has the right shape."""
    if shape == "row":
        return len(value) == 2 and all(whole(part, 0, MOST_POINTS) for part in value)
    if shape == "points":
        return len(value) == 1 and whole(value[0], 0, MOST_POINTS)
    if shape == "copies":
        return len(value) == 1 and whole(value[0], 1, MOST_CARDS)
    if shape == "discs":
        numbers = all(whole(part, 1, MOST_CARDS) for part in value)
        return len(value) == 6 and numbers and SWAPPED in value
    if len(value) != 4 or value[0] == value[2]:
        return False
    types = value[0] in TYPES and value[2] in TYPES
    return types and whole(value[1], 1, MOST_CARDS) and whole(value[3], 1, MOST_CARDS)


def whole(part: object, least: int, most: int) -> bool:
    """Whether this is a whole number in a range; what is true or false is none."""
    return isinstance(part, int) and not isinstance(part, bool) and least <= part <= most


@lru_cache(maxsize=KEPT)
def figures_of(text: str) -> Figures:
    """The figures that an option's value stands for."""
    if text == AS_BUILT:
        return USUAL
    data: dict[str, Any] = {}
    for word in text.split(","):
        name, _, value = word.partition("=")
        parts = [
            int(part) if part.isdecimal() and len(part) < 4 else part for part in value.split("/")
        ]
        data[name] = parts
    return replaced(data)


@lru_cache(maxsize=KEPT)
def sheet_of(text: str) -> Sheet:
    """The printed numbers for an option's value; remembered, since every table asks for them."""
    return figures_of(text).sheet()


class FiguresOption(Option):
    """The option that holds which figures are replaced."""

    def kept(self, value: str) -> str | None:
        """The shortest value that means the same."""
        return figures_of(value).text
