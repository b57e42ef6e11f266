"""The Secret Warehouse and the Black Market: rulings 6.3 to 6.6."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.seven.position import GOODS, cost_ways, do, position, ways
from wondertable.games.seven.state import Seven


def payable(state: Seven, goods: str) -> bool:
    """Whether seat 0, which has no coins, makes these goods."""
    found = cost_ways(state, 0, **Counter(goods.split()))
    assert found in ({(0, 0)}, set())
    return bool(found)


def workshop(built: str, board: str = "babylon", stages: int = 0) -> Seven:
    """Seat 0 without coins; Babylon makes wood."""
    return position(
        cities=True, age=2, coins=0, boards={0: board}, stages={0: stages}, built={0: built}
    )


@pytest.mark.parametrize(
    ("goods", "known"),
    [
        ("wood wood wood", True),
        ("wood wood stone", True),
        ("wood stone stone", True),
        ("stone stone stone", False),
        ("wood clay", False),
        ("wood wood wood wood", False),
        ("clay", False),
    ],
)
def test_a_warehouse_adds_a_unit_of_a_kind_that_is_made(goods: str, *, known: bool) -> None:
    """A wood board and a Timber Yard: both its kinds are eligible (Cities 6.3, 13)."""
    assert payable(workshop("timber_yard secret_warehouse"), goods) == known


def test_a_warehouse_adds_one_unit_in_all() -> None:
    """Two kinds that are made are not both doubled (Cities 6.3)."""
    state = workshop("secret_warehouse clay_pool")
    assert payable(state, "wood wood clay")
    assert payable(state, "wood clay clay")
    assert not payable(state, "wood wood clay clay")
    assert not payable(state, "wood wood wood")


@pytest.mark.parametrize("good", ["glass", "cloth", "papyrus"])
def test_a_warehouse_adds_manufactured_goods_too(good: str) -> None:
    """Of a grey card or of a board (Cities 6.3)."""
    grey = {"glass": "glassworks_1", "cloth": "loom_1", "papyrus": "press_1"}[good]
    board = {"glass": "alexandria", "cloth": "halikarnassos", "papyrus": "ephesos"}[good]
    assert payable(workshop(f"secret_warehouse {grey}"), f"{good} {good}")
    assert payable(workshop("secret_warehouse", board), f"{good} {good}")
    assert not payable(workshop("secret_warehouse"), good)


@pytest.mark.parametrize(
    ("built", "board", "stages", "one", "two"),
    [
        ("caravansery", "babylon", 0, "clay", "clay clay"),
        ("forum", "babylon", 0, "glass", "glass glass"),
        ("", "alexandria", 2, "clay", "clay clay"),
        ("", "alexandria:night", 2, "cloth", "cloth cloth"),
        ("black_market", "babylon", 0, "clay", "clay clay"),
    ],
)
def test_a_warehouse_knows_no_kinds_of_yellow_cards_stages_and_black_cards(
    built: str, board: str, stages: int, one: str, two: str
) -> None:
    """What they alone make is not doubled (Cities 6.3)."""
    state = workshop(f"secret_warehouse {built}", board, stages)
    assert payable(state, one)
    assert not payable(state, two)


@pytest.mark.parametrize("good", ["stone", "clay", "ore", "glass", "cloth", "papyrus"])
def test_a_black_market_makes_one_unit_of_a_kind_that_is_not_made(good: str) -> None:
    """Any of the other six, and one of them in a turn (Cities 6.4)."""
    state = workshop("black_market")
    assert payable(state, f"wood {good}")
    assert not payable(state, f"{good} {good}")
    other = "clay" if good != "clay" else "ore"
    assert not payable(state, f"{good} {other}")


def test_a_black_market_makes_nothing_that_the_city_makes() -> None:
    """No second wood for a wood board, and no second glass for a Glassworks (Cities 6.4)."""
    state = workshop("black_market glassworks_1")
    assert not payable(state, "wood wood")
    assert not payable(state, "glass glass")
    assert payable(state, "wood glass cloth")


def test_yellow_cards_and_stages_do_not_spoil_a_black_market() -> None:
    """Both give a clay where no brown card does (Cities 6.4)."""
    assert payable(workshop("black_market caravansery"), "clay clay")
    assert payable(workshop("black_market forum"), "cloth cloth")
    assert payable(workshop("black_market", "alexandria", 2), "ore ore")


def test_a_black_market_gives_nothing_where_all_seven_kinds_are_made() -> None:
    """A city with three of each raw good has no fourth (Cities 6.4)."""
    state = workshop(f"black_market {GOODS}", "gizah")
    assert payable(state, "stone stone stone stone")
    for good in ("wood", "clay", "ore"):
        assert payable(state, " ".join([good] * 3))
        assert not payable(state, " ".join([good] * 4))
    for good in ("glass", "cloth", "papyrus"):
        assert not payable(state, f"{good} {good}")


def test_a_choice_card_takes_both_its_kinds_off_the_black_market() -> None:
    """With a Mine neither stone nor ore can be had beside the other (Cities 6.4, 13)."""
    state = workshop("black_market mine")
    assert not payable(state, "stone ore")
    assert not payable(state, "stone stone")
    assert payable(state, "stone clay")


def test_a_warehouse_and_a_black_market_ignore_each_other() -> None:
    """One more wood and one clay; a second clay from neither (Cities 6.4)."""
    state = workshop("secret_warehouse black_market")
    assert payable(state, "wood wood clay")
    assert not payable(state, "wood clay clay")
    assert not payable(state, "wood wood wood")
    assert not payable(state, "clay ore")


def test_neither_is_for_sale() -> None:
    """Neighbours buy from the board, brown and grey cards alone (Cities 6.5)."""
    state = position(
        seats=4,
        cities=True,
        coins=30,
        boards={0: "ephesos", 1: "babylon", 3: "gizah"},
        built={1: "secret_warehouse black_market", 3: "secret_warehouse black_market"},
    )
    assert cost_ways(state, 0, wood=1) == {(2, 0)}
    assert cost_ways(state, 0, stone=1) == {(0, 2)}
    for goods in ({"wood": 2}, {"stone": 2}, {"clay": 1}, {"glass": 1}):
        assert cost_ways(state, 0, **goods) == set()


def test_a_warehouse_does_not_double_what_is_bought() -> None:
    """Bought wood makes no second wood (Cities 6.5, 6.3)."""
    state = position(
        seats=4,
        cities=True,
        coins=30,
        boards={0: "ephesos", 1: "babylon", 3: "gizah"},
        built={0: "secret_warehouse"},
    )
    assert cost_ways(state, 0, wood=2) == set()
    assert cost_ways(state, 0, wood=1) == {(2, 0)}


@pytest.mark.parametrize(
    ("card", "age", "built", "later"),
    [
        ("secret_warehouse", 1, "", "caravansery"),
        ("black_market", 2, "ore_vein loom_1", "guard_tower"),
        ("west_clandestine_wharf", 1, "", "guard_tower"),
        ("smugglers_cache", 1, "", "guard_tower"),
    ],
)
def test_a_new_producer_or_trader_helps_from_the_next_turn_on(
    card: str, age: int, built: str, later: str
) -> None:
    """Wood of Babylon's board doubled, clay out of nothing, Petra's clay cheaper (Cities 6.6)."""
    state = position(
        cities=True,
        age=age,
        coins={0: 3},
        boards={0: "babylon", 1: "petra", 2: "rhodos"},
        built={0: built},
        hands={0: card},
    )
    before = ways(state, 0, later)
    assert before == (set() if card == "secret_warehouse" else {(2, 0)})
    do(state, {0: f"build {card}"})
    assert state.turn == 1
    after = ways(state, 0, later)
    assert after == ({(0, 0)} if card in ("secret_warehouse", "black_market") else {(1, 0)})
