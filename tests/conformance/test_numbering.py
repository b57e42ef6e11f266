"""Any game with numbers for learners: a number for every choice, and the way back."""

from __future__ import annotations

import pytest

from tests.conformance.games import STEP, Variant, every_variant, played, seeds
from wondertable.core.found import found
from wondertable.core.numbering import NO_CODE, Numbering
from wondertable.core.state import CHANCE
from wondertable.core.vector import Vector

SEEDS = 10


def numbering_of(variant: Variant) -> Numbering:
    """The numbers of a variant; the toy has none."""
    part = found(f"wondertable.games.{variant.name}.numbering")
    if part is None:
        pytest.skip(f"{variant.name} has no numbers for learners")
    made: Numbering = part.numbering(variant.options)
    return made


@every_variant
def test_the_numbers_of_a_seat_are_those_of_its_legal_codes(variant: Variant) -> None:
    numbering = numbering_of(variant)
    vector = Vector()
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in range(variant.seats):
                codes = state.legal(seat)
                numbering.legal_into(state, seat, vector)
                numbers = vector.listed()
                assert numbers == [numbering.number(state, seat, code) for code in codes]
                assert len(set(numbers)) == len(codes)
                assert all(0 <= number < numbering.size for number in numbers)
                assert numbering.idle not in numbers
                assert numbering.legal(state, seat) == sorted(numbers)


@every_variant
def test_a_number_leads_back_to_its_code_and_to_no_other(variant: Variant) -> None:
    numbering = numbering_of(variant)
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::STEP]:
            for seat in state.actors():
                if seat == CHANCE:
                    continue
                legal = state.legal(seat)
                known = {numbering.number(state, seat, code): code for code in legal}
                for number in range(numbering.size):
                    code = numbering.code(state, seat, number)
                    assert (code in legal) == (number in known), (number, code)
                    assert known.get(number, code) == code


@every_variant
def test_the_blocks_have_every_number_once(variant: Variant) -> None:
    numbering = numbering_of(variant)
    at = 0
    for block in numbering.blocks():
        assert block.first == at
        at += block.size
    assert at == numbering.size
    assert 0 <= numbering.idle < at


@every_variant
def test_waiting_is_no_choice(variant: Variant) -> None:
    numbering = numbering_of(variant)
    for state in played(variant, 0).states[::STEP]:
        for seat in state.actors():
            if seat != CHANCE:
                assert numbering.code(state, seat, numbering.idle) == NO_CODE
