"""What the facts say of every game, however it is played; and that every ruling has its test."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.games import Variant, played, seeds, variants
from wondertable.games.babel.codes import ACTION
from wondertable.games.babel.game import babel
from wondertable.games.babel.packed import total
from wondertable.games.babel.state import Babel
from wondertable.games.babel.turn import exhausted

FOLDER = Path(__file__).parent
FACTS: dict[str, Any] = json.loads(
    (FOLDER.parent / "facts" / "babel.json").read_text(encoding="utf-8")
)
BABELS = [variant for variant in variants() if variant.name == "babel"]
SEEDS = 10

every_table = pytest.mark.parametrize("variant", BABELS, ids=str)


def games(variant: Variant) -> list[list[Babel]]:
    """All positions of some random games."""
    return [
        [babel(state) for state in played(variant, seed).states] for seed in seeds(variant, SEEDS)
    ]


def test_every_ruling_is_quoted_by_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("test_babel_*.py"))
    quoted = set(re.findall(r"\bA\d\d\b", " ".join(re.findall(r'"""(.*?)"""', text, re.DOTALL))))
    assert {ruling["id"] for ruling in FACTS["rulings"]} <= quoted


@every_table
def test_the_units_of_a_finished_wonder_are_the_sum_of_its_discs(variant: Variant) -> None:
    finished = 0
    for states in games(variant):
        for before, after in pairwise(states):
            if after.row == before.row:
                continue
            wonder = int(before.space) // 3
            discs = range(3 * wonder, 3 * wonder + 3)
            number = sum(int(total(after.sheet.needs[after.board[space]])) for space in discs)
            gone = sum(int(builder.units_on(wonder)) for builder in before.builders)
            last = int(total(before.needs())) if before.left >> int(before.space) & 1 else 0
            assert gone + last == number
            finished += 1
    assert finished


@every_table
def test_there_are_always_24_discs_and_100_cards(variant: Variant) -> None:
    for states in games(variant):
        for state in states[24:]:
            taken = sum(int(builder.taken).bit_count() for builder in state.builders)
            assert taken + int(state.left).bit_count() == 24
            held = sum(int(builder.held) for builder in state.builders)
            assert held + int(total(state.discard)) + int(state.deck_size()) == 100


@every_table
def test_no_game_takes_more_discs_or_finishes_more_wonders_than_it_can(variant: Variant) -> None:
    most = FACTS["constraints"]["maxDiscsTaken"]
    for states in games(variant):
        end = states[-1]
        taken = sum(int(builder.taken).bit_count() for builder in end.builders)
        assert taken <= most["twoColoured" if end.two_coloured else "basic"]
        assert end.row <= FACTS["constraints"]["maxFinishedWonders"]


@every_table
def test_one_type_is_exhausted_at_the_end_and_none_before(variant: Variant) -> None:
    for states in games(variant):
        end = states[-1]
        gone = int(exhausted(end)).bit_count()
        assert gone in ((1, 2) if end.two_coloured else (1,))
        laid = [state for state in states[25:] if state.ended == 0 and not state.built]
        assert not any(exhausted(state) for state in laid if state.question < ACTION)


@every_table
def test_no_game_draws_more_action_cards_than_wonders_are_finished(variant: Variant) -> None:
    for states in games(variant):
        end = states[-1]
        assert end.actions_drawn() == (end.row if end.action_cards else 0)
