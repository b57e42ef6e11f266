"""Many equal symbols, and masks: rulings 8.1 to 8.3 and the table of section 11."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.games.seven.position import coins, do, points, position
from wondertable.core.rng import Rng
from wondertable.games.seven.science import best

MASKS = "pigeonhole band_of_spies torture_chamber"
COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "school", "university"]
GREEN = [COMPASSES, GEARS, TABLETS]


def green(me: str, left: str = "", right: str = "", board: str = "gizah", stages: int = 0) -> int:
    """The points of seat 0 for science."""
    state = position(
        cities=True,
        age=3,
        boards={0: board},
        built={0: me, 1: left, 2: right},
        stages={0: stages},
    )
    return points(state, 0)["green"]


@pytest.mark.parametrize(
    ("count", "worth"),
    [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36), (7, 49), (8, 64), (9, 81), (10, 100)],
)
def test_equal_symbols_score_their_number_squared(count: int, worth: int) -> None:
    """The table goes on beyond 6 and 9 (Cities 8.1, 11)."""
    assert best(count, 0, 0, 0) == best(0, count, 0, 0) == best(0, 0, count, 0) == worth


@pytest.mark.parametrize("count", range(1, 10))
def test_a_city_collects_up_to_nine_equal_symbols(count: int) -> None:
    """Four cards, three masks, the Scientists Guild and Babylon (Cities 8.1, 8.2)."""
    own = [*GEARS, *MASKS.split(), "scientists_guild"]
    worth = green(
        " ".join(own[:count]),
        "workshop laboratory observatory study",
        board="babylon",
        stages=2 if count == 9 else 0,
    )
    assert worth == count * count


def test_sets_stay_at_7_points() -> None:
    """Five, four and four symbols: 25 + 16 + 16 + 4 * 7 (Cities 8.1)."""
    everything = " ".join(GEARS + COMPASSES + TABLETS)
    assert green(everything) == 3 * 16 + 4 * 7
    assert green(f"{everything} pigeonhole", "workshop") == 25 + 2 * 16 + 4 * 7


def test_three_masks_and_one_green_card_next_door_are_one_symbol() -> None:
    """The same card serves only once: 1 point and not 9 (Cities 8.2, 10)."""
    assert green(MASKS, "workshop") == 1
    assert green(MASKS, "", "workshop") == 1


def test_masks_copy_different_cards() -> None:
    """Gear, compass and tablet make a set: 10 points (Cities 8.2)."""
    assert green(MASKS, "workshop apothecary", "scriptorium") == 10
    assert green(MASKS, "workshop", "apothecary scriptorium") == 10


def test_the_same_building_on_both_sides_is_two_cards() -> None:
    """Two masks take both compasses (Cities 8.2)."""
    assert green("pigeonhole band_of_spies", "apothecary", "apothecary") == 4
    assert green("pigeonhole band_of_spies", "apothecary", "") == 1


def test_two_players_may_copy_the_same_card() -> None:
    """Both neighbours of a Workshop have its gear (Cities 8.2)."""
    state = position(cities=True, age=3, built={0: "pigeonhole", 1: "workshop", 2: "band_of_spies"})
    assert [points(state, seat)["green"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("mask", MASKS.split())
def test_a_mask_is_worth_nothing_without_a_green_card_next_door(mask: str) -> None:
    """Own green cards, and those further round, are not copied (Cities 8.2)."""
    assert green(mask) == 0
    assert green(f"{mask} workshop") == 1
    state = position(seats=4, cities=True, age=3, built={0: mask, 2: "workshop laboratory"})
    assert points(state, 0)["green"] == 0


def test_wild_symbols_stages_and_masks_are_not_copied() -> None:
    """A Scientists Guild, Babylon's stage and a mask next door give nothing (Cities 8.2)."""
    state = position(
        cities=True,
        age=3,
        boards={1: "babylon"},
        stages={1: 2},
        built={0: "pigeonhole", 1: "scientists_guild", 2: "band_of_spies"},
    )
    assert points(state, 0)["green"] == 0
    assert points(state, 1)["green"] == 4
    copied = position(
        cities=True, age=3, built={0: "pigeonhole", 1: "band_of_spies", 2: "workshop"}
    )
    assert points(copied, 0)["green"] == 1
    second = position(
        seats=4, cities=True, age=3, built={0: "pigeonhole", 1: "band_of_spies", 2: "workshop"}
    )
    assert (points(second, 0)["green"], points(second, 1)["green"]) == (0, 1)


def test_masks_look_at_the_city_of_the_end() -> None:
    """A green card that the neighbour builds later is copied (Cities 8.2)."""
    state = position(
        cities=True,
        age=3,
        built={0: "pigeonhole workshop observatory", 1: "school"},
        hands={1: "study"},
    )
    assert points(state, 0)["green"] == 4 + 1
    do(state, {1: "build study"})
    assert points(state, 0)["green"] == 9


def test_masks_and_wild_symbols_are_chosen_together() -> None:
    """The mask copies the compass, the guild makes the tablet: 10 and not 5 (Cities 8.2)."""
    assert green("workshop pigeonhole scientists_guild", "apothecary") == 10
    assert green("workshop pigeonhole scientists_guild", "laboratory apothecary") == 10
    own = "workshop laboratory observatory pigeonhole scientists_guild"
    assert green(own, "study") == 25
    assert green(own, "study apothecary") == 25
    assert green(f"{own} apothecary", "study scriptorium") == 26


def worth(symbols: tuple[int, ...]) -> int:
    """Points of so many compasses, gears and tablets."""
    return sum(count * count for count in symbols) + 7 * min(symbols)


def searched(own: list[int], cards: list[int], masks: int, wild: int) -> int:
    """The most that any choice of copied cards and wild symbols is worth."""
    most = 0
    for copied in combinations(cards, min(masks, len(cards))):
        for free in product(range(3), repeat=wild):
            chosen = [*copied, *free]
            most = max(most, worth(tuple(own[at] + chosen.count(at) for at in range(3))))
    return most


@pytest.mark.parametrize("seed", range(4))
def test_the_choice_of_symbols_is_the_best_that_a_search_finds(seed: int) -> None:
    """Masks, the guild and Babylon in cities drawn at random (Cities 8.2)."""
    rng = Rng(seed)
    for _ in range(40):
        rows = [[card for row in GREEN for card in row if rng.below(3) == 0] for _ in range(3)]
        masks, guild, babylon = (int(rng.below(most)) for most in (4, 2, 2))
        me = " ".join(rows[0] + MASKS.split()[:masks] + ["scientists_guild"] * guild)
        kinds = [[at for at, row in enumerate(GREEN) for c in cards if c in row] for cards in rows]
        own = [kinds[0].count(at) for at in range(3)]
        expected = searched(own, kinds[1] + kinds[2], masks, guild + babylon)
        found = green(me, " ".join(rows[1]), " ".join(rows[2]), "babylon", 2 * babylon)
        assert found == expected, (me, rows)


@pytest.mark.parametrize("mask", MASKS.split())
def test_a_mask_is_a_black_card_and_no_green_one(mask: str) -> None:
    """A neighbour's Philosophers Guild ignores it, a Secret Network counts it (Cities 8.3)."""
    state = position(
        cities=True,
        age=3,
        built={0: f"{mask} stone_pit press_1", 1: "philosophers_guild", 2: "workshop"},
        hands={0: "secret_network"},
    )
    assert points(state, 1)["purple"] == 1
    do(state, {0: "build secret_network"})
    assert coins(state, 0) == 3 + 2
    assert points(state, 0)["black"] == 2
    assert points(state, 0)["green"] == 1
