"""Conflicts at the end of an age: rulings 5.1 to 5.4 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    chance,
    city,
    do,
    fight,
    of,
    points,
    position,
    sell_on,
    stage_ways,
    tokens,
    total,
)
from wondertable.games.seven.events import Fought

VICTORY = {1: 1, 2: 3, 3: 5}
STRENGTHS = (
    "",
    "stockade",
    "walls",
    "circus",
    "circus stockade",
    "circus walls",
    "circus arsenal",
)
"""Cards that make 0, 1, 2 … 6 shields."""


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("left", "right"), [(0, 2), (2, 0), (0, 0), (2, 2), (1, 1), (1, 3), (3, 1)]
)
def test_each_neighbour_is_fought_separately(age: int, left: int, right: int) -> None:
    """More shields bring the victory of the age, fewer a defeat, as many nothing (seven 5.1)."""
    state = position(
        seats=4,
        age=age,
        turn=6,
        built={0: "stockade", 1: STRENGTHS[left], 2: "stockade", 3: STRENGTHS[right]},
    )
    sell_on(state, 1)
    expected = [-1 if other > 1 else VICTORY[age] for other in (left, right) if other != 1]
    assert tokens(state, 0) == sorted(expected)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_defeat_costs_one_point_in_every_age(age: int) -> None:
    """However many shields the victor has more (seven 5.1)."""
    state = position(age=age, turn=6, built={1: STRENGTHS[6], 2: STRENGTHS[1]})
    sell_on(state, 1)
    assert tokens(state, 0) == [-1, -1]
    assert points(state, 0)["conflicts"] == -2


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_later_ages(age: int, worth: int) -> None:
    """1, 3 and 5 points, however many shields more (seven 5.1)."""
    for strength in (1, 6):
        state = position(age=age, turn=6, built={0: STRENGTHS[strength]})
        sell_on(state, 1)
        assert tokens(state, 0) == [worth, worth]
        assert points(state, 0)["conflicts"] == 2 * worth
        assert tokens(state, 1) == tokens(state, 2) == [-1]


def test_conflicts_are_fought_after_the_last_turn_of_an_age_only() -> None:
    """The sixth turn brings tokens, with the shields of that turn (seven 5.1)."""
    state = position(turn=5, coins=0, built={0: "lumber_yard", 1: "barracks"})
    assert of(do(state, {}), Fought) == []
    late = position(turn=6, built={0: "lumber_yard"}, hands={0: "stockade altar"})
    events = do(late, {0: "build stockade"})
    assert set(of(events, Fought)) == {Fought(0, 1, 1, 1), Fought(0, 2, 1, 1)}


def test_opponents_who_are_no_neighbours_do_not_fight() -> None:
    """Of five players the strongest beats two (seven 5.1)."""
    state = position(seats=5, age=2, turn=6, built={0: STRENGTHS[6]})
    sell_on(state, 1)
    assert [tokens(state, seat) for seat in range(5)] == [[3, 3], [-1], [], [], [-1]]


@pytest.mark.parametrize(
    ("side", "stages", "shields"), [("day", 1, 0), ("day", 2, 2), ("night", 1, 1), ("night", 2, 2)]
)
def test_shields_of_built_stages_count(side: str, stages: int, shields: int) -> None:
    """Rhodos is as strong as its stages say (seven 5.2)."""
    state = position(boards={0: f"rhodos:{side}"}, stages={0: stages})
    assert city(state, 0).shields == shields
    fight(state)
    assert tokens(state, 0) == ([1, 1] if shields else [])


def test_shields_of_stages_and_cards_add_up() -> None:
    """Two of the stage and one of a Stockade equal a Circus and beat Walls (seven 5.2)."""
    state = position(
        age=3,
        turn=6,
        boards={0: "rhodos"},
        stages={0: 2},
        built={0: "stockade", 1: "circus", 2: "walls"},
    )
    sell_on(state, 1)
    assert tokens(state, 0) == [5]


def test_a_stage_built_in_the_last_turn_counts_at_once() -> None:
    """Its shields are there when the age ends (seven 5.2)."""
    state = position(
        turn=6,
        boards={0: "rhodos"},
        stages={0: 1},
        built={0: "clay_pool brickyard"},
        hands={0: "altar theater"},
    )
    assert stage_ways(state, 0) == {(0, 0)}
    do(state, {0: "stage with altar"})
    assert tokens(state, 0) == [1, 1]


def test_strength_is_not_reset_between_ages() -> None:
    """A Stockade of age I wins in all three (seven 5.2)."""
    state = position(turn=6, built={0: "stockade"})
    sell_on(state, 1)
    assert tokens(state, 0) == [1, 1]
    sell_on(state, 6)
    assert tokens(state, 0) == [1, 1, 3, 3]
    sell_on(state, 6)
    assert tokens(state, 0) == [1, 1, 3, 3, 5, 5]
    assert tokens(state, 1) == [-1, -1, -1]
    assert asked(state) is None


def test_an_age_has_at_most_as_many_victories_as_players() -> None:
    """Seven players of different strength take 7 victories and 7 defeats (seven 5.3)."""
    state = position(seats=7, turn=6, built=dict(enumerate(STRENGTHS)))
    for age, worth in VICTORY.items():
        sell_on(state, 1 if age == 1 else 6)
        held = [token for seat in range(7) for token in tokens(state, seat)]
        assert held.count(worth) == 7
        assert held.count(-1) == 7 * age


@pytest.mark.parametrize("held", ["-1", "-1 -1 -1", "-1 -1 -1 1"])
def test_the_sum_of_tokens_may_be_negative(held: str) -> None:
    """It lowers the total (seven 5.4)."""
    state = position(coins=0, tokens={0: held})
    worth = sum(int(word) for word in held.split())
    assert worth < 0
    assert points(state, 0)["conflicts"] == worth
    assert total(state, 0) == worth


def test_a_new_age_is_dealt_after_the_conflicts() -> None:
    """The tokens are there before anybody sees a new card (seven 5.1)."""
    state = position(turn=6, built={0: "stockade"})
    do(state, {})
    assert tokens(state, 0) == [1, 1]
    assert asked(state) == "chance"
    chance(state)
    assert asked(state) == [0, 1, 2]
