"""Payment with the black cards of trade against an exhaustive search: rulings 6.1 to 6.5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.seven.position import cost_ways, position
from wondertable.core.rng import Rng

RAW = ["wood", "stone", "clay", "ore"]
MADE = ["glass", "cloth", "papyrus"]
BOARD = {
    "gizah": "stone",
    "ephesos": "papyrus",
    "rhodos": "ore",
    "alexandria": "glass",
    "babylon": "wood",
    "olympia": "clay",
    "halikarnassos": "cloth",
}
CARDS = {
    "lumber_yard": ["wood"],
    "stone_pit": ["stone"],
    "clay_pool": ["clay"],
    "ore_vein": ["ore"],
    "sawmill": ["wood", "wood"],
    "quarry": ["stone", "stone"],
    "brickyard": ["clay", "clay"],
    "foundry": ["ore", "ore"],
    "tree_farm": ["wood/clay"],
    "excavation": ["stone/clay"],
    "clay_pit": ["clay/ore"],
    "timber_yard": ["wood/stone"],
    "forest_cave": ["wood/ore"],
    "mine": ["stone/ore"],
    "loom_1": ["cloth"],
    "glassworks_1": ["glass"],
    "press_1": ["papyrus"],
}
YELLOW = {"caravansery": "/".join(RAW), "forum": "/".join(MADE)}
TRADERS = [
    *("west_trading_post", "east_trading_post", "marketplace"),
    *("west_clandestine_wharf", "east_clandestine_wharf", "smugglers_cache"),
]

Unit = tuple[str, str, bool]
"""What a unit can be, such as "wood/clay"; where it is; whether a board shows it."""


def units_of(board: str, built: list[str], place: str) -> list[Unit]:
    """Everything that a city makes on its board, brown and grey cards."""
    made = [kinds for card in built for kinds in CARDS.get(card, [])]
    return [(BOARD[board], place, True)] + [(kinds, place, False) for kinds in made]


def own_units(board: str, built: list[str]) -> list[Unit]:
    """Everything that a city can use without paying."""
    basic = units_of(board, built, "own")
    known = {kind for kinds, _, _ in basic for kind in kinds.split("/")}
    more = [YELLOW[card] for card in built if card in YELLOW]
    if "secret_warehouse" in built:
        more.append("/".join(known))
    if "black_market" in built:
        more.append("/".join(set(RAW + MADE) - known))
    return basic + [(kinds, "own", False) for kinds in more]


def covers(needs: list[str], units: list[Unit]) -> Iterator[list[tuple[str, Unit]]]:
    """Every way to take the needs from different units."""
    if not needs:
        yield []
        return
    for at, unit in enumerate(units):
        if needs[0] in unit[0].split("/"):
            for rest in covers(needs[1:], units[:at] + units[at + 1 :]):
                yield [(needs[0], unit), *rest]


def side_price(bought: list[tuple[str, Unit]], side: str, owned: list[str]) -> int:
    """What the units bought on one side cost."""
    word = {"left": "west", "right": "east"}[side]
    prices = []
    for kind, (_, place, on_board) in bought:
        if place == side:
            cheap = f"{word}_trading_post" if kind in RAW else "marketplace"
            price = 2 - (cheap in owned) - (on_board and "smugglers_cache" in owned)
            prices.append(price)
    wharf = f"{word}_clandestine_wharf" in owned and any(prices)
    return sum(prices) - wharf


def searched(
    needs: list[str], units: list[Unit], owned: list[str], purse: int
) -> set[tuple[int, int]]:
    """All ways to pay that no other undercuts."""
    found = set()
    for cover in covers(needs, units):
        pair = side_price(cover, "left", owned), side_price(cover, "right", owned)
        if sum(pair) <= purse:
            found.add(pair)
    return {
        (left, right)
        for left, right in found
        if not any((a <= left and b <= right) and (a, b) != (left, right) for a, b in found)
    }


def some(rng: Rng, words: list[str], one_in: int) -> list[str]:
    """Some of the words, each with the same chance."""
    return [word for word in words if rng.below(one_in) == 0]


@pytest.mark.parametrize("seed", range(6))
def test_the_ways_to_pay_are_those_that_an_exhaustive_search_finds(seed: int) -> None:
    """Wharves, Cache, Warehouse and Market in cities drawn at random (Cities 6.1 to 6.5)."""
    rng = Rng(seed)
    several = 0
    for _ in range(60):
        boards = list(BOARD)
        seated = [boards.pop(rng.below(len(boards))) for _ in range(4)]
        goods = list(CARDS)
        owned = some(rng, [*goods, *YELLOW], 7) + some(rng, TRADERS, 2)
        owned += some(rng, ["secret_warehouse", "black_market"], 2)
        left, right = some(rng, goods, 5), some(rng, goods, 5)
        units = own_units(seated[0], owned)
        units += units_of(seated[1], left, "left") + units_of(seated[3], right, "right")
        state = position(
            seats=4,
            cities=True,
            coins=rng.below(9),
            boards=dict(enumerate(seated)),
            built={0: " ".join(owned), 1: " ".join(left), 2: "quarry", 3: " ".join(right)},
        )
        purse = int(state.cities[0].coins)
        for _ in range(4):
            needs = [(RAW + RAW + MADE)[rng.below(11)] for _ in range(1 + rng.below(4))]
            expected = searched(needs, units, owned, purse)
            assert cost_ways(state, 0, **Counter(needs)) == expected, (needs, owned, left, right)
            several += len(expected) > 1
    assert several > 5
