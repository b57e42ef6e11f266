"""Scoring: rulings A22 and A25 to A27, ties, the value table and the final scoring."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.babel.position import (
    build,
    do,
    finish_turn,
    go,
    points,
    position,
    take,
    units,
    wonder_points,
)
from wondertable.cli.games.babel.statistics import statistics
from wondertable.games.babel.codes import EXHAUSTED, OVER
from wondertable.games.babel.scoring import award, place_word
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"
ROWS = [(8, 4), (10, 5), (12, 6), (14, 7), (16, 8), (18, 9), (20, 10)]


def over(state: Babel) -> Babel:
    """The game as if it had ended here."""
    state.question = OVER
    state.waiting = 0
    state.ended = EXHAUSTED
    return state


@pytest.mark.parametrize("row", range(1, 8))
def test_later_wonders_are_worth_more(row: int) -> None:
    """The value marker goes down one row after each finished wonder."""
    state = position(
        hands={0: "3 camel"}, discs={TOWER: "3 camel"}, pieces={TOWER: {1: 2, 2: 1}}, row=row
    )
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    first, second = ROWS[row - 1]
    assert wonder_points(state) == [first, second, 3]
    assert state.row == row


def test_all_pieces_of_a_finished_wonder_go_back() -> None:
    state = position(hands={0: "3 camel"}, discs={TOWER: "3 camel"}, pieces={TOWER: {1: 2}})
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    assert units(state, TOWER) == [0, 0, 0]


def test_a_wonder_with_discs_left_is_not_scored() -> None:
    state = position(hands={0: "3 camel"}, discs={TOWER: "3 camel, 4 ship"})
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    assert wonder_points(state) == [0, 0, 0]
    assert state.row == 0


def by_hand(counts: tuple[int, ...], first: int, second: int) -> list[int]:
    """What the rulebook's sentences say, one after the other."""
    most = max(counts)
    leaders = counts.count(most)
    below = [count for count in counts if 0 < count < most]
    runner = max(below, default=0)
    found = []
    for count in counts:
        if count == 0:
            found.append(0)
        elif count == most:
            found.append(first if leaders == 1 else second)
        elif count == runner and leaders == 1 and counts.count(runner) == 1:
            found.append(second)
        else:
            found.append(3)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_tie_is_scored_by_the_sentences_of_the_rulebook(seats: int) -> None:
    for counts in product(range(4), repeat=seats):
        state = position(seats=seats, pieces={TOWER: dict(enumerate(counts))})
        found = [int(award(state, 0, 1, seat)) for seat in range(seats)]
        assert found == by_hand(counts, 10, 5)


def test_unfinished_wonders_are_scored_by_the_light_row() -> None:
    """As if they were finished, at the end of the game."""
    state = position(pieces={TOWER: {0: 3, 1: 2, 2: 1}, "pyramids": {1: 2, 2: 2}})
    assert [points(state, seat)["unfinished"] for seat in range(3)] == [6, 4 + 4, 3 + 4]


def test_two_coloured_discs_count_for_the_type_that_is_best() -> None:
    """Each for one of its types; the engine finds the best (A22)."""
    state = position(two_coloured=True)
    take(state, 0, "3 camel", "4 camel", "2 camel 3 stonemason", "3 stonemason")
    assert points(state, 0)["discs"] == max(10 + 0, 5 + 5)
    take(state, 0, "2 crane 3 camel")
    assert points(state, 0)["discs"] == 20
    take(state, 0, "4 stonemason")
    assert points(state, 0)["discs"] == max(20 + 5, 10 + 10)


def test_a_two_coloured_disc_is_never_counted_twice() -> None:
    """One camel, one stonemason and the disc of both make one pair (A22)."""
    state = position(two_coloured=True)
    take(state, 0, "3 camel", "3 stonemason", "2 camel 3 stonemason")
    assert points(state, 0)["discs"] == 5


@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 5), (3, 10), (4, 20), (5, 30), (6, 40)])
def test_the_bonus_grows_with_the_discs_of_a_type(count: int, bonus: int) -> None:
    state = position()
    discs = ["3 camel", "4 camel", "4 camel", "5 camel", "5 camel", "6 camel"]
    take(state, 0, *discs[:count])
    assert points(state, 0)["discs"] == bonus


def test_seven_of_a_type_pay_like_six() -> None:
    """That needs a two-coloured disc."""
    state = position(two_coloured=True)
    take(state, 0, "3 camel", "4 camel", "4 camel", "5 camel", "6 camel")
    take(state, 0, "2 camel 3 stonemason", "2 crane 3 camel")
    assert points(state, 0)["discs"] == 40


def test_equal_points_share_the_victory() -> None:
    """The rules give no tie-break (A25)."""
    state = position()
    state.builders[1].refused = 7
    state.builders[2].wonders = 7
    outcome = over(state).outcome()
    assert outcome is not None
    assert outcome.ranks == (3, 1, 1)
    assert outcome.winners == (1, 2)


def test_who_is_alone_on_a_wonder_scores_the_first_value() -> None:
    """Nobody gets the second (A26)."""
    state = position(hands={0: "3 camel"}, discs={TOWER: "3 camel"})
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    assert wonder_points(state) == [8, 0, 0]


def test_the_disc_bonus_card_pays_for_discs_not_for_types() -> None:
    """A two-coloured disc is one disc (A27)."""
    state = position(two_coloured=True, actions={0: "disc_bonus"})
    take(state, 0, "3 camel", "2 camel 3 stonemason")
    assert points(state, 0)["cards"] == 2 * 2


def test_points_of_a_running_game_are_those_of_an_end_now() -> None:
    state = position(hands={0: "5 ship", 1: "2 ship"}, discs={TOWER: "5 ship, 3 camel"})
    build(state, f"{TOWER} 5 ship", {1: "2 ship"})
    do(state, 0, "accept nobody with 5 own")
    finish_turn(state)
    assert points(state, 0) == {
        "refused": 0,
        "wonders": 0,
        "unfinished": 6,
        "discs": 0,
        "cards": 0,
    }
    assert points(state, 1)["refused"] == 2


def test_the_winner_has_most_points_of_all_kinds() -> None:
    state = position(hands={0: "6 camel"}, discs={TOWER: "6 camel, 3 ship"})
    take(state, 2, "3 camel", "4 camel", "4 camel", "5 camel", "5 camel")
    build(state, f"{TOWER} 6 camel")
    do(state, 0, "accept nobody with 6 own")
    go(state)
    outcome = state.outcome()
    assert outcome is not None
    totals = [sum(points(state, seat).values()) for seat in range(3)]
    assert totals[2] == max(totals)
    assert outcome.winners == (2,)
    assert outcome.reason == "exhausted"
    assert statistics(state)["points"] == pytest.approx(sum(totals) / 3)


def test_a_place_on_a_wonder_has_a_word() -> None:
    words = [place_word({0: 5, 1: 3, 2: 1}, seat) for seat in range(3)]
    assert words == ["most", "second", "other"]
    assert [place_word({0: 2, 1: 2}, seat) for seat in range(2)] == ["tied", "tied"]
    assert place_word({0: 4, 1: 2}, 2) == "absent"
