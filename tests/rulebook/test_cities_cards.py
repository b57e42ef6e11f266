"""The black cards and the two boards of Cities: the tables of section 1."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    city,
    coins,
    do,
    legal,
    makers,
    points,
    position,
    stage_ways,
    ways,
)
from wondertable.games import GAMES
from wondertable.games.seven.events import Paid
from wondertable.games.seven.state import Seven

START = {"gizah": "stone", "ephesos": "papyrus", "rhodos": "ore", "alexandria": "glass"}

BLACK = [
    # card, age, coins, goods, points where nothing else stands
    ("west_clandestine_wharf", 1, 1, "", 0),
    ("east_clandestine_wharf", 1, 1, "", 0),
    ("smugglers_cache", 1, 0, "", 0),
    ("secret_warehouse", 1, 2, "", 0),
    ("city_gates", 1, 1, "wood", 4),
    ("customs", 1, 0, "", 4),
    ("dive", 1, 0, "", 0),
    ("opium_stash", 1, 0, "", 0),
    ("hideout", 1, 0, "", 2),
    ("raider_camp", 1, 0, "", 0),
    ("cells", 1, 0, "", 0),
    ("militia", 1, 3, "", 0),
    ("residence", 1, 0, "clay", 1),
    ("pigeonhole", 1, 1, "ore", 0),
    ("black_market", 2, 0, "ore cloth", 0),
    ("architect_firm", 2, 1, "papyrus", 2),
    ("tabularium", 2, 2, "wood ore cloth", 6),
    ("trade_center", 2, 0, "stone clay papyrus", 6),
    ("gambling_den", 2, 1, "", 0),
    ("opium_den", 2, 0, "papyrus", 0),
    ("lair", 2, 0, "wood glass", 3),
    ("sepulcher", 2, 0, "stone glass cloth", 4),
    ("raider_fort", 2, 1, "clay ore", 0),
    ("guardhouse", 2, 2, "wood ore", 0),
    ("mercenaries", 2, 4, "papyrus", 0),
    ("consulate", 2, 0, "clay papyrus", 2),
    ("band_of_spies", 2, 2, "stone clay", 0),
    ("forging_agency", 2, 2, "", 0),
    ("capitol", 3, 2, "stone stone clay clay glass papyrus", 8),
    ("mint", 3, 0, "wood wood clay glass cloth", 8),
    ("opium_distillery", 3, 0, "wood glass", 0),
    ("brotherhood", 3, 0, "wood wood ore cloth", 4),
    ("chamber_of_builders", 3, 0, "wood clay glass papyrus", 4),
    ("cenotaph", 3, 0, "stone clay clay glass cloth", 5),
    ("secret_network", 3, 0, "stone papyrus", 1),
    ("slave_market", 3, 0, "wood wood ore ore", 0),
    ("raider_garrison", 3, 2, "stone stone cloth", 0),
    ("prison", 3, 2, "clay ore ore papyrus", 0),
    ("contingent", 3, 5, "cloth", 0),
    ("embassy", 3, 0, "stone cloth papyrus", 3),
    ("memorial", 3, 0, "wood stone cloth", 0),
    ("torture_chamber", 3, 3, "ore ore glass", 0),
]
COSTS = [row[:4] for row in BLACK]

COINS = [
    # card, age, coins for the builder, each neighbour, each other; what all others lose
    ("customs", 1, 0, 1, 1, 0),
    ("dive", 1, 6, 1, 0, 0),
    ("opium_stash", 1, 3, 0, 0, 1),
    ("hideout", 1, 0, 0, 0, 1),
    ("trade_center", 2, 0, 2, 2, 0),
    ("gambling_den", 2, 9, 2, 0, 0),
    ("opium_den", 2, 4, 0, 0, 3),
    ("lair", 2, 0, 0, 0, 2),
    ("mint", 3, 0, 3, 3, 0),
    ("opium_distillery", 3, 5, 0, 0, 5),
    ("brotherhood", 3, 0, 0, 0, 3),
]

STAGES = [
    # board, stages below it, coins, goods beside the board's own, points, diplomacy
    ("byzantium", 0, 0, "clay ore", 3, 0),
    ("byzantium", 1, 0, "wood wood papyrus", 4, 1),
    ("byzantium", 2, 0, "clay clay glass cloth", 7, 0),
    ("byzantium:night", 0, 0, "wood ore papyrus", 4, 1),
    ("byzantium:night", 1, 0, "ore ore glass cloth", 6, 1),
    ("petra", 0, 0, "wood stone", 3, 0),
    ("petra", 1, 5, "", 7, 0),
    ("petra", 2, 0, "wood stone stone papyrus", 7, 0),
    ("petra:night", 0, 0, "clay ore ore", 3, 0),
    ("petra:night", 1, 10, "", 14, 0),
]


def less_one(goods: str) -> list[str]:
    """These goods without one unit, in every way."""
    units = goods.split()
    return [" ".join(units[:at] + units[at + 1 :]) for at in range(len(units))]


def builder(card: str, age: int, price: int, goods: str, board: str) -> Seven:
    """Seat 0 holds a card, so many coins, and makes these goods beside its board's."""
    return position(
        cities=True,
        age=age,
        coins={0: price},
        boards={0: board},
        built={0: makers(**Counter(goods.split()))},
        hands={0: card},
    )


@pytest.mark.parametrize(("card", "age", "price", "goods"), COSTS, ids=[row[0] for row in BLACK])
def test_a_black_card_costs_what_is_printed_on_it(
    card: str, age: int, price: int, goods: str
) -> None:
    """A city with exactly this builds it; with a unit or a coin less it does not (Cities 1)."""
    board = next(board for board, start in START.items() if start not in goods.split())
    exact = builder(card, age, price, goods, board)
    assert ways(exact, 0, card) == {(0, 0)}
    paid = [event for event in do(exact, {0: f"build {card}"}) if isinstance(event, Paid)]
    assert paid == ([Paid(0, price, 0, 0)] if price else [])
    for lacking in less_one(goods):
        assert ways(builder(card, age, price, lacking, board), 0, card) == set()
    if price:
        assert ways(builder(card, age, price - 1, goods, board), 0, card) == set()


@pytest.mark.parametrize(("card", "worth"), [(row[0], row[4]) for row in BLACK])
def test_a_black_card_is_worth_its_points_in_the_row_of_its_own(card: str, worth: int) -> None:
    """An Embassy has 3, which one fan list prints as 2 (Cities 1, 9.3)."""
    state = position(cities=True, age=3, coins=0, built={0: card})
    assert points(state, 0)["black"] == worth
    assert sum(points(state, 0).values()) == worth


def test_the_box_has_14_black_cards_for_each_age_and_one_of_each() -> None:
    """42 in all (Cities 1)."""
    box = GAMES["seven"].box()["cities"]["cards"]
    assert [(card["id"], card["age"]) for card in box] == [(row[0], row[1]) for row in BLACK]
    assert [sum(row[1] == age for row in BLACK) for age in (1, 2, 3)] == [14, 14, 14]


@pytest.mark.parametrize(("card", "age", "own", "neighbour", "other", "loss"), COINS)
def test_coins_come_and_go_as_the_card_says(
    card: str, age: int, own: int, neighbour: int, other: int, loss: int
) -> None:
    """Five players, of whom seats 1 and 4 sit beside the builder; the others sell (Cities 1)."""
    price = {"gambling_den": 1}.get(card, 0)
    state = position(
        seats=5, cities=True, age=age, coins=10, built={0: GOODS}, hands={0: card}, turn=2
    )
    do(state, {0: f"build {card}"})
    gained = [coins(state, seat) - 10 for seat in range(5)]
    assert gained == [own - price, neighbour + 3, other + 3, other + 3, neighbour + 3]
    if loss:
        assert asked(state) == [1, 2, 3, 4]
        assert {legal(state, seat)[-1] for seat in range(1, 5)} == {f"lose {loss} coins"}
    else:
        assert asked(state) == [0, 1, 2, 3, 4]
        assert state.turn == 2


@pytest.mark.parametrize(("card", "age"), [("residence", 1), ("consulate", 2), ("embassy", 3)])
def test_three_black_cards_bring_a_diplomacy_token(card: str, age: int) -> None:
    """To their builder alone (Cities 1)."""
    state = position(cities=True, age=age, built={0: GOODS}, hands={0: card})
    do(state, {0: f"build {card}"})
    assert [int(city(state, seat).diplomacy) for seat in range(3)] == [1, 0, 0]


def test_no_black_card_is_reached_by_a_chain() -> None:
    """Every building of the base game without goods makes none of them free (Cities 1)."""
    rows = GAMES["seven"].box()["cards"]
    idle = [row["id"] for row in rows if not {"produces", "produces_choice"} & {*row["effect"]}]
    for card, age, price, goods in COSTS:
        state = position(
            cities=True,
            age=age,
            coins=0,
            built={0: " ".join(idle)},
            hands={0: card},
            boards={0: "olympia"},
        )
        free = price == 0 and goods in ("", "clay")
        assert ways(state, 0, card) == ({(0, 0)} if free else set()), card


def test_no_black_card_opens_a_chain() -> None:
    """A city without coins builds the same base cards with and without them (Cities 1)."""
    helpers = ("_wharf", "_cache", "_warehouse", "black_market")
    black = " ".join(row[0] for row in BLACK if not row[0].endswith(helpers))
    rows = GAMES["seven"].box()["cards"] + GAMES["seven"].box()["guilds"]
    for age in (1, 2, 3):
        bare = position(cities=True, age=age, coins=0)
        dark = position(cities=True, age=age, coins=0, built={0: black})
        for card in (row["id"] for row in rows if row["age"] == age):
            assert ways(dark, 0, card) == ways(bare, 0, card), card


def wonder(board: str, below: int, price: int, goods: str) -> Seven:
    """Seat 0 has so many stages and coins, and makes these goods beside its board's."""
    return position(
        cities=True,
        coins={0: price},
        boards={0: board},
        stages={0: below},
        built={0: makers(**Counter(goods.split()))},
        hands={0: "altar"},
    )


@pytest.mark.parametrize(("board", "below", "price", "goods", "worth", "diplomacy"), STAGES)
def test_a_stage_of_byzantium_and_petra_costs_and_brings_what_is_printed(
    board: str, below: int, price: int, goods: str, worth: int, diplomacy: int
) -> None:
    """Byzantium has stone of its own, Petra clay; a unit or a coin less will not do (Cities 1)."""
    state = wonder(board, below, price, goods)
    assert stage_ways(state, 0) == {(0, 0)}
    before = points(state, 0)["wonder"]
    do(state, {0: "stage with altar"})
    assert points(state, 0)["wonder"] - before == worth
    assert city(state, 0).diplomacy == diplomacy
    assert coins(state, 0) == 0
    for lacking in less_one(goods):
        assert stage_ways(wonder(board, below, price, lacking), 0) == set()
    if price:
        assert stage_ways(wonder(board, below, price - 1, goods), 0) == set()


def test_the_first_night_stage_of_petra_costs_all_others_2_coins() -> None:
    """Not the builder, and not the neighbours only (Cities 1)."""
    state = position(
        seats=4,
        cities=True,
        coins=5,
        boards={0: "petra:night"},
        built={0: "clay_pool foundry"},
        hands={0: "altar"},
    )
    do(state, {0: "stage with altar"})
    assert asked(state) == [1, 2, 3]
    assert {legal(state, seat)[-1] for seat in (1, 2, 3)} == {"lose 2 coins"}
    do(state, {})
    assert [coins(state, seat) for seat in range(4)] == [5, 6, 6, 6]


@pytest.mark.parametrize("board", ["byzantium", "petra"])
def test_the_night_sides_of_the_new_boards_have_two_stages_and_the_day_sides_three(
    board: str,
) -> None:
    """After the last one nothing more is built (Cities 1)."""
    for side, count in (("day", 3), ("night", 2)):
        for below in range(count + 1):
            state = position(
                cities=True,
                coins=30,
                boards={0: f"{board}:{side}"},
                stages={0: below},
                built={0: GOODS},
            )
            assert bool(stage_ways(state, 0)) == (below < count)
