"""Numbers of Tower of Babel for learners, where random games seldom come."""

from __future__ import annotations

from wondertable.core.numbering import NO_CODE
from wondertable.games.babel.codes import EXCHANGE
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.numbering import Hands, numbering


def test_every_exchange_has_a_number_of_its_own() -> None:
    state = babel(GAME.setup(3))
    state.question = EXCHANGE
    numbers = numbering(GAME.chosen({}))
    swaps = numbers.blocks()[-1]
    codes = [numbers.code(state, 0, swaps.first + at) for at in range(swaps.size)]
    assert len(set(codes)) == swaps.size == 125
    assert [numbers.number(state, 0, code) for code in codes] == list(
        range(swaps.first, numbers.size)
    )
    assert numbers.code(state, 0, swaps.first - 1) == NO_CODE


def test_hands_are_numbered_without_a_gap() -> None:
    hands = Hands(2)
    assert [hands.number(hand) for hand in hands.hands] == list(range(15))
    assert hands.number(0) == 0
