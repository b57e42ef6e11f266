"""Fixed numbers for the choices of 7 Wonders: a block for each question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.core.numbering import NO_CODE, Block, Numbering
from wondertable.core.state import State
from wondertable.games.seven.codes import (
    BOARD,
    EXTRA,
    LOSE,
    MORE_SHIFT,
    NOTHING,
    REBUILD,
    SIDE,
    TURN,
)
from wondertable.games.seven.figures import AGES
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import (
    ALL,
    LOSE_PER_STAGE,
    LOSE_PER_TOKEN,
    LOSSES,
    S_LOSSES,
    STAGE_COUNT,
    TOKEN_AGE,
)
from wondertable.games.seven.ways import HALF

IDLE: Final = 0
USES: Final = 1 << MORE_SHIFT
"""Of the cards of a hand, with fifteen ways to pay for a card and fifteen for a stage."""
PARTNERS_USES: Final = USES * 2 * HALF // 15
"""Partners may have as many ways as there are pairs of coins."""
SIDES: Final = 2
BOARDS: Final = 9
CONFLICTS: Final = 2 * AGES
"""Tokens that a city can win from its neighbours."""


def most_owed() -> int:
    """More coins than a seat can ever owe: as if all that costs others was built at once."""
    claims = sum(LOSSES) + sum(S_LOSSES)
    coins = sum(claim % LOSE_PER_TOKEN for claim in [*LOSSES, *S_LOSSES])
    stages = sum(claim // LOSE_PER_STAGE for claim in [*LOSSES, *S_LOSSES])
    tokens = (claims - coins - stages * LOSE_PER_STAGE) // LOSE_PER_TOKEN
    won = CONFLICTS + sum(age > 0 for age in TOKEN_AGE)
    return int(coins + tokens * won + stages * max(STAGE_COUNT))


MOST_OWED: Final = most_owed()


@final
class SevenNumbering(Numbering):
    """The numbers of 7 Wonders; there are more where partners play."""

    def __init__(self, *, teams: bool) -> None:
        self.uses: i64 = IDLE + 1
        self.sides: i64 = self.uses + (PARTNERS_USES if teams else USES)
        self.boards: i64 = self.sides + SIDES
        self.losses: i64 = self.boards + BOARDS
        self.cards: i64 = self.losses + MOST_OWED + 1
        self.nothing: i64 = self.cards + ALL
        super().__init__(self.nothing + 1, IDLE)

    def first(self, question: i64) -> i64:
        """The first number of the block of a question."""
        if question == TURN or question == EXTRA:
            return self.uses
        if question == SIDE:
            return self.sides
        if question == BOARD:
            return self.boards
        return self.losses if question == LOSE else self.cards

    def number(self, state: State, seat: i64, code: i64) -> i64:
        """The number of a legal code."""
        question: i64 = question_of(state)
        if code == NOTHING and question == REBUILD:
            return self.nothing
        return self.first(question) + code

    def code(self, state: State, seat: i64, number: i64) -> i64:
        """The code of a number."""
        question: i64 = question_of(state)
        if number == self.nothing:
            return NOTHING if question == REBUILD else NO_CODE
        code: i64 = number - self.first(question)
        return code if code >= 0 else NO_CODE

    def blocks(self) -> list[Block]:
        """What the numbers mean, block by block."""
        return [
            Block("idle", IDLE, 1),
            Block("uses", self.uses, self.sides - self.uses),
            Block("sides", self.sides, SIDES),
            Block("boards", self.boards, BOARDS),
            Block("losses", self.losses, MOST_OWED + 1),
            Block("cards", self.cards, ALL),
            Block("nothing", self.nothing, 1),
        ]


def question_of(state: State) -> i64:
    """What is asked."""
    assert isinstance(state, Seven)
    return state.question


def numbering(options: dict[str, str]) -> Numbering:
    """The numbers of a game with these options."""
    return SevenNumbering(teams=options["teams"] == "on")
