"""Fixed numbers for the choices of Duel: its codes, which never mean two things."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.core.numbering import NO_CODE, Block, Numbering
from wondertable.core.state import State
from wondertable.core.vector import Vector
from wondertable.games.duel.codes import CARD_CODE, DRAFT_CODE, START_CODE, TOKEN_CODE

CARDS: Final = 73
NUMBERS: Final = CARD_CODE + CARDS
IDLE: Final = 7
"""The first slot has six uses, so this code means no card."""


@final
class DuelNumbering(Numbering):
    """The numbers of Duel, the same with all options."""

    def __init__(self) -> None:
        super().__init__(NUMBERS, IDLE)

    def number(self, state: State, seat: i64, code: i64) -> i64:
        """The code itself."""
        return code

    def code(self, state: State, seat: i64, number: i64) -> i64:
        """The number itself."""
        return NO_CODE if number == IDLE else number

    def legal_into(self, state: State, seat: i64, out: Vector) -> None:
        """Puts the numbers of all that a seat may choose into a vector."""
        state.legal_into(seat, out)

    def blocks(self) -> list[Block]:
        """What the numbers mean, block by block."""
        return [
            Block("slots", 0, DRAFT_CODE),
            Block("draft", DRAFT_CODE, TOKEN_CODE - DRAFT_CODE),
            Block("tokens", TOKEN_CODE, START_CODE - TOKEN_CODE),
            Block("start", START_CODE, CARD_CODE - START_CODE),
            Block("cards", CARD_CODE, CARDS),
        ]


def numbering(options: dict[str, str]) -> Numbering:
    """The numbers of a game with these options."""
    return DuelNumbering()
