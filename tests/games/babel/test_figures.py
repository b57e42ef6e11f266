"""Replacing the figures that no source confirms."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.babel.position import build, do, legal, points, position, take, wonder_points
from wondertable.core.errors import NoFigures
from wondertable.games.babel.errors import BadFigure, UnknownFigure
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.unconfirmed import figures_of
from wondertable.games.duel.game import GAME as DUEL

FILE = """
row_2 = [9, 4]
row_light = [5, 3]
bonus_3 = 12
discs_ship = [2, 3, 4, 5, 6, 7]
two_2 = { ship = 1, crane = 4 }
copies_card_exchange = 2
copies_joker = 3
disc_bonus_points = 3
"""
TEXT = (
    "row_2=9/4,row_light=5/3,bonus_3=12,discs_ship=2/3/4/5/6/7,two_2=ship/1/crane/4,"
    "copies_card_exchange=2,copies_joker=3,disc_bonus_points=3"
)


def test_a_file_becomes_an_option() -> None:
    assert GAME.with_figures(tomllib.loads(FILE)) == {"figures": TEXT}


def test_the_option_is_kept_in_its_shortest_form() -> None:
    given = "bonus_3=12,row_2=10/5"
    assert GAME.chosen({"figures": given})["figures"] == "bonus_3=12"
    assert GAME.chosen({"figures": "row_2=10/5"})["figures"] == "usual"
    assert GAME.chosen({"figures": TEXT})["figures"] == TEXT


def test_the_engine_plays_with_them() -> None:
    state = position(
        hands={0: "7 ship"},
        discs={"tower_of_babel": "7 ship"},
        pieces={"tower_of_babel": {1: 2}},
        actions={0: "disc_bonus"},
        row=2,
        figures=TEXT,
    )
    build(state, "tower_of_babel 7 ship")
    do(state, 0, "accept nobody with 7 own")
    assert wonder_points(state) == [9, 4, 0]
    take(state, 0, "2 ship", "3 ship")
    assert points(state, 0)["discs"] == 12
    assert points(state, 0)["cards"] == 3 * 3


def test_replaced_two_coloured_discs_are_laid_out() -> None:
    state = position(two_coloured=True, figures=TEXT, discs={"pyramids": "1 ship 4 crane"})
    assert "build pyramids 1 ship 4 crane" in legal(state, 0)


def test_figures_are_part_of_a_state_that_is_written_down() -> None:
    state = babel(GAME.setup(3, {"figures": TEXT}))
    assert babel(GAME.load(state.dump())).sheet is state.sheet
    assert state.key() != GAME.setup(3).key()


@pytest.mark.parametrize(
    ("data", "figure", "why"),
    [
        ({"row_2": [9]}, "row_2", "it needs 2 whole numbers from 0 to 99"),
        ({"row_2": [9, 100]}, "row_2", "it needs 2 whole numbers from 0 to 99"),
        ({"row_2": 9}, "row_2", "it needs 2 whole numbers from 0 to 99"),
        ({"row_2": [9, 4.5]}, "row_2", "it needs 2 whole numbers from 0 to 99"),
        ({"row_2": [9, True]}, "row_2", "it needs 2 whole numbers from 0 to 99"),
        ({"bonus_3": "ten"}, "bonus_3", "it needs a whole number from 0 to 99"),
        ({"bonus_3": [10, 11]}, "bonus_3", "it needs a whole number from 0 to 99"),
        ({"bonus_3": -1}, "bonus_3", "it needs a whole number from 0 to 99"),
        (
            {"discs_ship": [3, 4, 4, 5, 5]},
            "discs_ship",
            "it needs 6 whole numbers from 1 to 9, one of them 5",
        ),
        (
            {"discs_ship": [3, 4, 4, 6, 6, 6]},
            "discs_ship",
            "it needs 6 whole numbers from 1 to 9, one of them 5",
        ),
        (
            {"two_2": {"ship": 2}},
            "two_2",
            "it needs 2 different types with whole numbers from 1 to 9",
        ),
        (
            {"two_2": {"ship": 2, "horse": 3}},
            "two_2",
            "it needs 2 different types with whole numbers from 1 to 9",
        ),
        (
            {"two_2": ["ship", 2, "ship", 3]},
            "two_2",
            "it needs 2 different types with whole numbers from 1 to 9",
        ),
        (
            {"two_2": {"ship": 0, "crane": 3}},
            "two_2",
            "it needs 2 different types with whole numbers from 1 to 9",
        ),
        ({"copies_joker": 0}, "copies_joker", "it needs a whole number from 1 to 9"),
        ({"copies_joker": 3}, "copies_…", "all copies together must be 15"),
    ],
)
def test_a_figure_of_a_wrong_shape_is_refused(data: dict[str, Any], figure: str, why: str) -> None:
    with pytest.raises(BadFigure) as refused:
        GAME.with_figures(data)
    assert (refused.value.figure, refused.value.why) == (figure, why)


@pytest.mark.parametrize("name", ["row_1", "bonus_4", "two_1", "values", ""])
def test_figures_that_are_certain_or_unknown_cannot_be_replaced(name: str) -> None:
    with pytest.raises(UnknownFigure, match="row_2, row_3"):
        GAME.with_figures({name: 1})


@pytest.mark.parametrize("text", ["", "x", "row_2", "row_2=9", "row_2=9/4,", "row_2=²/4"])
def test_an_option_that_says_no_figures_is_refused(text: str) -> None:
    with pytest.raises((BadFigure, UnknownFigure)):
        GAME.setup(3, {"figures": text})
    assert figures_of("usual").text == "usual"


def test_other_games_have_no_figures_to_replace() -> None:
    with pytest.raises(NoFigures, match="duel has no figures to replace"):
        DUEL.with_figures({"bonus_3": 1})
