"""In the last turn of 7 Wonders the others are taken to look ahead too."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
import pytest

from tests.games.seven.position import position
from tests.review.conftest import outlined, record_of
from wondertable.games import find_game
from wondertable.games.seven.state import Seven
from wondertable.review.foresight import foreseen
from wondertable.review.judge import Judge
from wondertable.review.outline import Asked
from wondertable.review.plans import plan_of
from wondertable.review.review import choice_of

GAME: Final = find_game("seven")
FIRST: Final = (
    "sawmill clay_pool foundry loom_1 glassworks_1 press_1 altar theater baths",
    "stone_pit lumber_yard ore_vein loom_1 glassworks_1 press_1 altar baths statue courthouse",
    "ore_vein quarry barracks workshop library courthouse",
)


def almost_over(turn: int = 6) -> Seven:
    """Seat 1 leads, and stays first if it builds the Palace that everybody knows it holds."""
    held = {0: "town_hall lodge", 1: "palace arena", 2: "lighthouse observatory"}
    return position(
        age=3,
        turn=turn,
        coins={0: 3, 1: 6, 2: 3},
        built=dict(enumerate(FIRST)),
        stages={0: 2, 1: 2, 2: 2},
        hands=held,
    )


def asked(view: Seven, words: str) -> Asked:
    """A choice of seat 0."""
    return Asked(10, 20, 0, view, GAME.read(view, 0, words))


@pytest.mark.compiled
def test_who_loses_anyhow_gives_nothing_away_in_the_last_turn() -> None:
    """A first glance lets seat 1 throw the game away in a sixth of all cases."""
    judge, view = Judge(GAME), almost_over().view(0)
    glance = judge.value(view, 0, 5000, 1)
    worse = judge.worth(view, 0, GAME.read(view, 0, "sell lodge"), 5000, 1)
    assert glance.best.expected - worse.expected > 0.1
    outline = outlined(record_of("seven-2-base"))
    usual = msgspec.structs.replace(outline.about, plan=plan_of("seven"))
    judged = replace(outline, game=GAME, about=usual)
    choice = choice_of(judge, judged, asked(view, "sell lodge"), "verdict")
    assert (choice.loss, choice.mark) == (0.0, "")
    assert choice.after <= 0.01


def test_the_last_turn_is_the_one_after_which_nobody_is_asked() -> None:
    judge = Judge(GAME)
    assert judge.is_last(almost_over().view(0))
    assert not judge.is_last(almost_over(turn=5).view(0))
    assert not Judge(find_game("duel")).is_last(find_game("duel").setup())


def test_what_is_seen_ahead_depends_on_the_view_and_the_seed_alone() -> None:
    judge, state = Judge(GAME), almost_over()
    played = state.legal(0)[0]
    first, again = (foreseen(judge, state.view(0), 0, played, 200, 3) for _ in range(2))
    assert first == again
    laid = state.clone()
    laid.apply(1, laid.legal(1)[0])
    assert foreseen(judge, laid.view(0), 0, played, 200, 3) == first
    assert {one.action for one in first.prospects} == {*state.considered(0), played}
    assert sum(first.expected) == pytest.approx(1.0)
