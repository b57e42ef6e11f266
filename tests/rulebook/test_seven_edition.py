"""What this edition has otherwise than the first one, and disputed figures: section 10."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    chance,
    city,
    cost_ways,
    do,
    hand,
    makers,
    new_game,
    points,
    position,
    sell_on,
    stage_ways,
    ways,
)
from wondertable.games.seven.game import GAME

FREE = {(0, 0)}
Goods = dict[str, int]
STARTS = {"babylon": "wood", "olympia": "clay", "ephesos": "papyrus", "alexandria": "glass"}


def dealt(seats: int, age: int) -> list[str]:
    """All cards that are dealt in an age."""
    state = new_game(seats, sides="day")
    chance(state)
    sell_on(state, 6 * (age - 1))
    return [card for seat in range(seats) for card in hand(state, seat)]


def can_build(card: str, goods: Goods, board: str) -> bool:
    """Whether a city of no coins that makes these goods can build a card."""
    state = position(age=3, coins=0, boards={0: board}, built={0: makers(**goods)})
    return ways(state, 0, card) == FREE


def check_cost(card: str, cost: Goods, other: Goods) -> None:
    """The card costs the first and not a unit less; the second builds it only if it has that."""
    board = next(board for board, good in STARTS.items() if good not in {*cost, *other})
    assert can_build(card, cost, board)
    for good, units in cost.items():
        assert not can_build(card, {**cost, good: units - 1}, board), good
    enough = all(units <= other.get(good, 0) for good, units in cost.items())
    assert can_build(card, other, board) == enough


def test_well_and_decorators_are_in_the_box_and_two_old_cards_are_not() -> None:
    """No Pawnshop and no Strategists Guild (seven 10)."""
    box = GAME.box()
    known = {card["id"] for card in box["cards"] + box["guilds"]}
    assert {"well", "decorators_guild", "ludus", "castrum"} <= known
    assert not {"pawnshop", "strategists_guild"} & known
    assert len(box["guilds"]) == 10
    assert len(known) == 80
    assert sum(len(card["players"]) for card in box["cards"]) + 10 == 148


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("town_hall", (1, 1, 1, 2, 2)),
        ("arena", (1, 1, 2, 2, 2)),
        ("circus", (0, 1, 1, 2, 2)),
        ("arsenal", (1, 1, 2, 2, 2)),
        ("ludus", (0, 0, 1, 1, 2)),
        ("castrum", (0, 1, 1, 1, 2)),
    ],
)
def test_ludus_and_castrum_took_the_place_of_copies(card: str, copies: tuple[int, ...]) -> None:
    """For 3 to 7 players so many are dealt (seven 10)."""
    assert tuple(dealt(seats, 3).count(card) for seats in (3, 4, 5, 6, 7)) == copies


@pytest.mark.parametrize(("card", "worth"), [("altar", 3), ("theater", 3), ("temple", 4)])
def test_three_blue_cards_are_worth_a_point_more(card: str, worth: int) -> None:
    """Altar, Theater and Temple (seven 10)."""
    assert points(position(built={0: card}), 0)["blue"] == worth


@pytest.mark.parametrize(
    ("given", "card", "linked"),
    [
        ("altar", "pantheon", True),
        ("theater", "gardens", True),
        ("well", "statue", True),
        ("altar", "temple", False),
        ("temple", "pantheon", False),
        ("theater", "statue", False),
        ("statue", "gardens", False),
    ],
)
def test_blue_chains_are_those_of_this_edition(given: str, card: str, *, linked: bool) -> None:
    """Altar, Theater and Well each lead to one card (seven 10)."""
    state = position(age=3, coins=0, built={0: given})
    assert ways(state, 0, card) == (FREE if linked else set())


@pytest.mark.parametrize(
    ("card", "cost", "first"),
    [
        ("fortifications", {"clay": 1, "ore": 3}, {"stone": 1, "ore": 3}),
        ("spies_guild", {"clay": 2, "glass": 1}, {"clay": 3, "glass": 1}),
        (
            "builders_guild",
            {"stone": 3, "clay": 2, "glass": 1},
            {"stone": 2, "clay": 2, "glass": 1},
        ),
    ],
)
def test_three_costs_have_changed(card: str, cost: Goods, first: Goods) -> None:
    """Fortifications, Spies and Builders (seven 10)."""
    check_cost(card, cost, first)


@pytest.mark.parametrize(
    ("board", "start", "old"), [("babylon", "wood", "clay"), ("olympia", "clay", "wood")]
)
def test_babylon_and_olympia_have_exchanged_their_starts(board: str, start: str, old: str) -> None:
    """Wood for Babylon, clay for Olympia (seven 10)."""
    state = position(boards={0: board}, coins=0)
    assert cost_ways(state, 0, **{start: 1}) == FREE
    assert cost_ways(state, 0, **{old: 1}) == set()


def test_babylon_by_night_has_two_stages() -> None:
    """The first one is the seventh card (seven 10)."""
    state = position(boards={0: "babylon:night"}, stages={0: 2})
    assert city(state, 0).stages_left() == 0
    assert stage_ways(state, 0) == set()
    assert points(state, 0)["wonder"] == 0


@pytest.mark.parametrize(
    ("board", "worth"), [("gizah:night", 3 + 5 + 5 + 7), ("rhodos", 3 + 7), ("rhodos:night", 7)]
)
def test_gizah_by_night_and_rhodos_are_unchanged(board: str, worth: int) -> None:
    """Their stages bring the points of the first edition (seven 10)."""
    stages = city(position(boards={0: board}), 0).stages_left()
    assert points(position(boards={0: board}, stages={0: int(stages)}), 0)["wonder"] == worth


@pytest.mark.parametrize(
    ("card", "cost", "elsewhere"),
    [
        ("town_hall", {"stone": 2, "ore": 1, "glass": 1}, {"stone": 3, "glass": 1}),
        ("arena", {"stone": 2, "ore": 1}, {"clay": 2, "ore": 1}),
        ("circus", {"stone": 3, "ore": 1}, {"clay": 3, "ore": 1}),
        ("craftsmens_guild", {"stone": 2, "ore": 2}, {"stone": 2, "ore": 1}),
        ("arsenal", {"wood": 2, "ore": 1, "cloth": 1}, {"wood": 1, "ore": 2, "cloth": 1}),
        ("fortifications", {"clay": 1, "ore": 3}, {"stone": 1, "ore": 3}),
        ("haven", {"wood": 1, "ore": 1, "cloth": 1}, {"clay": 2}),
        (
            "decorators_guild",
            {"stone": 1, "ore": 2, "cloth": 1},
            {"stone": 2, "ore": 2, "glass": 1},
        ),
        (
            "traders_guild",
            {"glass": 1, "cloth": 1, "papyrus": 1},
            {"clay": 1, "ore": 2, "glass": 1, "papyrus": 1},
        ),
    ],
)
def test_disputed_costs_are_those_of_the_printed_cards(
    card: str, cost: Goods, elsewhere: Goods
) -> None:
    """Public data sets have other ones (seven 12, disputed)."""
    check_cost(card, cost, elsewhere)


def test_the_well_is_for_four_and_seven() -> None:
    """It leads to the Statue; neither of them leads to the Gardens (seven 12, disputed)."""
    assert [dealt(seats, 1).count("well") for seats in (3, 4, 5, 6, 7)] == [0, 1, 1, 1, 2]
    assert [dealt(seats, 1).count("theater") for seats in (3, 4, 5, 6, 7)] == [1, 1, 1, 2, 2]
    for given in ("well", "statue"):
        state = position(age=3, coins=0, built={0: given})
        assert ways(state, 0, "gardens") == set()
        assert (ways(state, 0, "statue") == FREE) == (given == "well")


def test_the_temple_is_the_end_of_no_chain() -> None:
    """An Altar does not make it free (seven 12, disputed)."""
    state = position(age=2, coins=0, built={0: "altar theater well baths"})
    assert ways(state, 0, "temple") == set()


def test_a_ludus_pays_3_coins_and_scores_1_point_a_red_card() -> None:
    """Not 1 coin and 2 points (seven 12, disputed)."""
    state = position(seats=5, age=3, coins=0, built={0: "ore_vein walls"}, hands={0: "ludus"})
    do(state, {0: "build ludus"})
    assert city(state, 0).coins == 3
    assert points(state, 0)["yellow"] == 1


def test_the_second_lodge_comes_with_the_sixth_player() -> None:
    """Not with the seventh (seven 12, disputed)."""
    assert [dealt(seats, 3).count("lodge") for seats in (3, 5, 6, 7)] == [1, 1, 2, 2]


def test_disputed_boards_are_the_printed_ones() -> None:
    """Alexandria, Rhodos, Gizah, Olympia and Babylon (seven 12, disputed)."""
    for ore in (1, 2):
        state = position(
            boards={0: "alexandria"}, stages={0: 1}, coins=0, built={0: makers(ore=ore)}
        )
        assert stage_ways(state, 0) == (FREE if ore == 2 else set())
    assert city(position(boards={0: "rhodos"}, stages={0: 2}), 0).shields == 2
    gizah = position(boards={0: "gizah"}, coins=0)
    assert cost_ways(gizah, 0, stone=1) == FREE
    assert cost_ways(gizah, 0, clay=1) == set()
    olympia = position(boards={0: "olympia"}, coins=0)
    assert cost_ways(olympia, 0, clay=1) == FREE
    assert cost_ways(olympia, 0, wood=1) == set()
    assert city(position(boards={0: "babylon:night"}), 0).stages_left() == 2
