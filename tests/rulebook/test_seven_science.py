"""Symbols of science: rulings 7.2 to 7.4 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import do, points, position
from wondertable.games.seven.state import Seven

COMPASS = ("apothecary", "dispensary", "lodge", "academy")
GEAR = ("workshop", "laboratory", "observatory", "study")
TABLET = ("scriptorium", "library", "school", "university")


def city_of(compass: int, gear: int, tablet: int, free: int = 0) -> Seven:
    """Green cards with these symbols, and up to two symbols of choice."""
    cards = [*COMPASS[:compass], *GEAR[:gear], *TABLET[:tablet]]
    if free > 1:
        cards.append("scientists_guild")
    boards, stages = ("babylon", 2) if free else ("gizah", 0)
    return position(
        age=3, boards={0: boards}, stages={0: stages}, built={0: " ".join(cards)}, coins=0
    )


def green(compass: int, gear: int, tablet: int, free: int = 0) -> int:
    """The points of such a city in the green row."""
    return points(city_of(compass, gear, tablet, free), 0)["green"]


@pytest.mark.parametrize("symbols", [COMPASS, GEAR, TABLET])
def test_each_symbol_is_on_four_buildings(symbols: tuple[str, ...]) -> None:
    """Equal symbols are worth the square of their number (seven 7.2, 7.4)."""
    for count in range(5):
        state = position(built={0: " ".join(symbols[:count])})
        assert points(state, 0)["green"] == count * count


@pytest.mark.parametrize(
    ("compass", "gear", "tablet", "worth"),
    [
        (1, 1, 0, 2),
        (2, 0, 2, 8),
        (1, 1, 1, 3 + 7),
        (2, 1, 1, 6 + 7),
        (2, 2, 1, 9 + 7),
        (2, 2, 2, 12 + 14),
        (3, 2, 1, 14 + 7),
        (4, 4, 4, 48 + 28),
    ],
)
def test_squares_and_sets_count_for_the_same_symbols(
    compass: int, gear: int, tablet: int, worth: int
) -> None:
    """7 points for each set of three, beside the squares (seven 7.2)."""
    assert green(compass, gear, tablet) == worth
    assert green(tablet, compass, gear) == worth


@pytest.mark.parametrize(
    ("counts", "free", "best"),
    [
        ((3, 1, 0), 2, 26),
        ((1, 0, 0), 2, 10),
        ((2, 2, 0), 1, 16),
        ((4, 1, 1), 1, 34),
        ((0, 0, 0), 1, 1),
        ((0, 0, 0), 2, 4),
        ((1, 1, 0), 1, 10),
        ((2, 2, 2), 1, 31),
    ],
)
def test_symbols_of_choice_are_chosen_best_at_the_end(
    counts: tuple[int, int, int], free: int, best: int
) -> None:
    """One by one they would bring less where there are two (seven 7.3)."""
    first, second, third = counts
    for compass, gear, tablet in (
        (first, second, third),
        (third, first, second),
        (second, third, first),
    ):
        assert green(compass, gear, tablet, free) == best


def exhaustive(counts: tuple[int, ...], free: int) -> int:
    """The best use of symbols of choice, by trying all."""
    if free == 0:
        return sum(count * count for count in counts) + 7 * min(counts)
    raised = [counts[:at] + (counts[at] + 1,) + counts[at + 1 :] for at in range(3)]
    return max(exhaustive(more, free - 1) for more in raised)


@pytest.mark.parametrize("free", [0, 1, 2])
def test_every_collection_is_scored_best(free: int) -> None:
    """All 125 collections of green cards against all uses of the choice (seven 7.3)."""
    for compass in range(5):
        for gear in range(5):
            for tablet in range(5):
                known = exhaustive((compass, gear, tablet), free)
                assert green(compass, gear, tablet, free) == known


def test_the_choice_is_made_at_the_end_and_not_when_it_is_built() -> None:
    """A symbol that comes later changes what the guild is best for (seven 7.3)."""
    state = position(
        age=3,
        coins=0,
        built={0: "workshop laboratory observatory apothecary scientists_guild school"},
    )
    assert points(state, 0)["green"] == 16 + 1 + 1 + 7
    state = position(age=3, coins=0, built={0: "workshop laboratory apothecary scientists_guild"})
    assert points(state, 0)["green"] == 4 + 1 + 1 + 7
    later = position(
        age=3,
        coins=0,
        built={0: "workshop laboratory apothecary scientists_guild"},
        hands={0: "study"},
        boards={0: "olympia:night"},
        stages={0: 1},
    )
    do(later, {0: "build study"})
    assert points(later, 0)["green"] == 9 + 1 + 1 + 7


def test_symbols_of_choice_score_green_and_not_purple() -> None:
    """They join the green collection (seven 7.3)."""
    state = position(age=3, built={0: "scientists_guild workshop"})
    assert points(state, 0)["green"] == 4
    assert points(state, 0)["purple"] == 0
    babylon = position(age=3, boards={0: "babylon"}, stages={0: 2}, built={0: "workshop"})
    assert points(babylon, 0)["green"] == 4
    assert points(babylon, 0)["wonder"] == 3


@pytest.mark.parametrize("board", ["babylon", "babylon:night"])
def test_both_sides_of_babylon_have_a_symbol_of_choice(board: str) -> None:
    """Beside a compass and a gear it is the tablet of the set (seven 7.3)."""
    state = position(age=3, boards={0: board}, stages={0: 2}, built={0: "workshop apothecary"})
    assert points(state, 0)["green"] == 10


def test_six_equal_symbols_are_the_most() -> None:
    """Four buildings, the guild and Babylon: 36 points (seven 7.4)."""
    assert green(4, 0, 0, 2) == 36
    assert green(0, 4, 0, 2) == 36
    assert green(0, 0, 4, 2) == 36


def test_the_highest_thinkable_science_is_96() -> None:
    """Six of one symbol and four of each other one (seven 7.4)."""
    assert green(4, 4, 4, 2) == 36 + 16 + 16 + 4 * 7 == 96
