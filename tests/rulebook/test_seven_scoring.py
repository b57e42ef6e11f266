"""The score sheet, yellow cards and ties: rulings 7.1 and 7.8 to 7.10 of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.position import coins, do, new_game, of, points, position, sell_on, total
from wondertable.core.rng import Rng
from wondertable.games.seven.events import Won
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven

SHEET = ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")


def test_the_sheet_has_seven_rows_in_this_order() -> None:
    """And a row of black cards, which stays empty without Cities (seven 7.1)."""
    assert GAME.categories[:7] == SHEET
    state = position(seats=7, built={0: "altar workshop workers_guild haven"})
    for seat in range(7):
        assert list(points(state, seat))[:7] == list(SHEET)
        assert sum(points(state, seat)[row] for row in SHEET) == total(state, seat)


@pytest.mark.parametrize(
    ("row", "given", "worth"),
    [
        ("wonder", {"stages": {0: 3}}, 15),
        ("conflicts", {"tokens": {0: "1 3 5 -1 -1"}}, 7),
        ("blue", {"built": {0: "altar aqueduct palace"}}, 16),
        ("yellow", {"built": {0: "haven lumber_yard sawmill"}}, 2),
        ("green", {"built": {0: "workshop laboratory"}}, 4),
        ("purple", {"built": {0: "spies_guild", 1: "stockade", 2: "walls"}}, 2),
    ],
)
def test_each_source_of_points_has_its_row(row: str, given: dict[str, Any], worth: int) -> None:
    """Nothing is counted in another one or twice (seven 7.1)."""
    state = position(coins=0, **given)
    assert {name: number for name, number in points(state, 0).items() if number} == {row: worth}


@pytest.mark.parametrize(
    ("held", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (100, 33)]
)
def test_three_full_coins_are_a_point(held: int, worth: int) -> None:
    """What is left over is worth nothing (seven 7.1)."""
    assert points(position(coins=held), 0)["treasury"] == worth


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("altar", 3),
        ("theater", 3),
        ("well", 3),
        ("baths", 3),
        ("aqueduct", 5),
        ("temple", 4),
        ("statue", 4),
        ("courthouse", 4),
        ("pantheon", 7),
        ("gardens", 5),
        ("town_hall", 6),
        ("palace", 8),
        ("senate", 6),
    ],
)
def test_blue_cards_are_worth_what_is_printed(card: str, worth: int) -> None:
    """In the row of blue cards (seven 7.1)."""
    assert points(position(built={0: card}), 0)["blue"] == worth


def test_an_arena_pays_now_for_the_stages_of_now_and_scores_those_of_the_end() -> None:
    """Two stages: 6 coins; with the third stage later 3 points (seven 7.8)."""
    state = position(
        age=3,
        turn=5,
        coins=0,
        built={0: "dispensary stone_pit quarry"},
        stages={0: 2},
        hands={0: "arena", 2: "palace lodge academy"},
    )
    do(state, {0: "build arena", 2: "sell lodge"})
    assert coins(state, 0) == 6
    assert points(state, 0)["yellow"] == 2
    do(state, {0: "stage with palace"})
    assert coins(state, 0) == 6
    assert points(state, 0)["yellow"] == 3
    assert state.outcome() is not None


@pytest.mark.parametrize(
    ("card", "counted", "other", "later", "pays", "scores"),
    [
        ("haven", "forum lumber_yard sawmill", "loom_1", "mine", 1, 1),
        ("lighthouse", "caravansery", "loom_1", "tavern", 1, 1),
        ("chamber_of_commerce", "loom_1 press_1", "brickyard", "glassworks_1", 2, 2),
        ("ludus", "barracks walls", "foundry", "circus", 3, 1),
    ],
)
def test_coins_count_the_city_of_now_and_points_that_of_the_end(
    card: str, counted: str, other: str, later: str, pays: int, scores: int
) -> None:
    """A card of the colour that comes later brings a point and no coin (seven 7.8)."""
    built = {0: f"{counted} {other}", 1: "sawmill tavern loom_1 circus", 2: "quarry forum"}
    state = position(seats=4, age=3, coins=0, built=built, hands={0: card})
    do(state, {0: f"build {card}"})
    count = 2
    assert coins(state, 0) == count * pays
    assert points(state, 0)["yellow"] == count * scores
    more = position(age=3, built={0: f"{counted} {other} {card} {later}"})
    assert points(more, 0)["yellow"] == (count + 1) * scores


def test_a_lighthouse_that_is_the_third_yellow_card_pays_3() -> None:
    """Itself included (seven 7.9)."""
    state = position(age=3, coins=0, built={0: "caravansery tavern"}, hands={0: "lighthouse"})
    do(state, {0: "build lighthouse"})
    assert coins(state, 0) == 3
    assert points(state, 0)["yellow"] == 3


def ended(held: dict[int, int], built: dict[int, str] | None = None) -> Seven:
    """The end of a game in which everybody sold the last card for 3 coins."""
    state = position(age=3, turn=6, coins=held, built=built)
    sell_on(state, 1)
    return state


def ranks(state: Seven) -> tuple[int, ...]:
    """The ranks of a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.ranks


def test_the_most_points_win() -> None:
    """Coins matter only through their points then (seven 7.10)."""
    state = ended({0: 0, 1: 2, 2: 2}, {0: "altar"})
    assert ranks(state) == (1, 2, 2)


def test_with_equal_points_the_coins_themselves_decide() -> None:
    """5 coins beat 4 although both are one point (seven 7.10)."""
    state = ended({0: 1, 1: 2, 2: 0})
    assert [coins(state, seat) for seat in range(3)] == [4, 5, 3]
    assert [total(state, seat) for seat in range(3)] == [1, 1, 1]
    assert ranks(state) == (2, 1, 3)


def test_equal_totals_of_different_sources_are_decided_by_coins() -> None:
    """Blue points weigh no more than those of the treasury (seven 7.10)."""
    state = ended({0: 0, 1: 9, 2: 0}, {0: "altar", 1: ""})
    assert [total(state, seat) for seat in range(2)] == [4, 4]
    assert ranks(state)[:2] == (2, 1)


def test_with_equal_coins_too_the_victory_is_shared() -> None:
    """Two win, or all (seven 7.10)."""
    state = position(age=3, turn=6, coins={0: 2, 1: 2, 2: 0})
    events = do(state, {})
    assert of(events, Won) == [Won(0, 2), Won(1, 2)]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.score(0) == outcome.score(1) == 0.5
    assert ranks(ended({0: 0, 1: 0, 2: 0})) == (1, 1, 1)


@pytest.mark.parametrize(
    "given",
    [
        {"stages": {0: 1}},
        {"coins": {0: 6}},
        {"tokens": {0: "1 1"}},
        {"built": {0: "altar"}},
        {"built": {0: "haven lumber_yard sawmill"}},
        {"built": {0: "workshop laboratory"}},
        {"built": {0: "workers_guild", 1: "lumber_yard", 2: "clay_pool"}},
    ],
    ids=SHEET,
)
def test_points_of_every_row_decide_the_game(given: dict[str, Any]) -> None:
    """A lead in one row is enough (seven 7.1, 7.10)."""
    state = position(age=3, turn=6, **given)
    sell_on(state, 1)
    assert total(state, 0) > total(state, 1) == total(state, 2)
    assert ranks(state) == (1, 2, 2)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_ranks_follow_the_totals_and_then_the_coins(seats: int) -> None:
    """In games that are played at random (seven 7.10)."""
    for seed in range(8):
        state = new_game(seats)
        state.playout(Rng(seed))
        results = [(total(state, seat), coins(state, seat)) for seat in range(seats)]
        assert ranks(state) == tuple(
            1 + sum(other > result for other in results) for result in results
        )
