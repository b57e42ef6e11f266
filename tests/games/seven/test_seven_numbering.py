"""Numbers of 7 Wonders for learners, question by question."""

from __future__ import annotations

import pytest

from tests.games.seven.position import new_game
from wondertable.core.numbering import NO_CODE
from wondertable.games.seven.codes import BOARD, EXTRA, LOSE, NOTHING, REBUILD, SIDE, TURN
from wondertable.games.seven.numbering import MOST_OWED, SevenNumbering


@pytest.mark.parametrize(
    ("question", "block", "code"),
    [
        (TURN, "uses", 37),
        (EXTRA, "uses", 31),
        (SIDE, "sides", 1),
        (BOARD, "boards", 8),
        (LOSE, "losses", MOST_OWED),
        (REBUILD, "cards", 121),
    ],
)
def test_every_question_has_its_block(question: int, block: str, code: int) -> None:
    state = new_game()
    state.question = question
    numbering = SevenNumbering(teams=False)
    first = next(each.first for each in numbering.blocks() if each.name == block)
    assert numbering.number(state, 0, code) == first + code
    assert numbering.code(state, 0, first + code) == code
    assert numbering.code(state, 0, numbering.idle) == NO_CODE


def test_building_nothing_has_a_number_of_its_own() -> None:
    state = new_game()
    numbering = SevenNumbering(teams=False)
    state.question = REBUILD
    assert numbering.number(state, 0, NOTHING) == numbering.size - 1
    assert numbering.code(state, 0, numbering.size - 1) == NOTHING
    state.question = TURN
    assert numbering.code(state, 0, numbering.size - 1) == NO_CODE


def test_no_seat_can_owe_more_than_all_that_costs_others() -> None:
    """Six cards and a stage; two cards by nine tokens each, one by four stages."""
    assert MOST_OWED == (1 + 1 + 3 + 2 + 5 + 3) + 2 + 2 * (6 + 3) + 4
