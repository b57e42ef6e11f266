"""The numbers that learners have for choices, at every question of the frozen games."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.golden import GOLDEN, golden
from wondertable.core.numbering import Numbering
from wondertable.core.replay import Replay
from wondertable.core.state import CHANCE
from wondertable.games import find_game


@pytest.mark.parametrize("name", GOLDEN)
def test_every_choice_of_a_frozen_game_has_a_number_that_leads_back_to_it(name: str) -> None:
    record = golden(name)
    replay = Replay(find_game(record.header.game), record)
    options = replay.game.chosen(record.header.options)
    part = import_module(f"wondertable.games.{record.header.game}.numbering")
    numbering: Numbering = part.numbering(options)
    asked = 0
    for _ in replay.steps():
        for seat in replay.state.actors():
            if seat == CHANCE:
                continue
            codes = replay.state.legal(seat)
            numbers = [numbering.number(replay.state, seat, code) for code in codes]
            assert len(set(numbers)) == len(codes)
            assert [numbering.code(replay.state, seat, one) for one in numbers] == codes
            asked += 1
    assert asked > 0
