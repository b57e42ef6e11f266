"""Diplomacy: rulings 4.1 to 4.7 and the example of section 11."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    chance,
    city,
    coins,
    debts,
    do,
    fight,
    legal,
    of,
    points,
    position,
    tokens,
    ways,
)
from wondertable.games.seven.events import Fought, Negotiated
from wondertable.games.seven.state import Seven

SHIELDS = {
    0: "",
    1: "stockade",
    2: "militia",
    3: "mercenaries",
    4: "stockade mercenaries",
    5: "contingent",
    6: "stockade contingent",
    7: "militia contingent",
}
"""Cards that show so many shields in all."""


def army(*strengths: int) -> dict[int, str]:
    """Cities of these strengths, from seat 0 on."""
    return {seat: SHIELDS[strength] for seat, strength in enumerate(strengths)}


def after_conflict(age: int, strengths: tuple[int, ...], absent: str) -> list[list[int]]:
    """The tokens of all seats after the conflicts, where some hold a diplomacy token."""
    state = position(
        seats=len(strengths),
        cities=True,
        age=age,
        built=army(*strengths),
        diplomacy={int(seat): 1 for seat in absent},
    )
    fight(state)
    assert all(city(state, seat).diplomacy == 0 for seat in range(len(strengths)))
    return [tokens(state, seat) for seat in range(len(strengths))]


def test_the_example_of_the_rulebook_leaves_the_holder_out() -> None:
    """Age II, left 5, right 4, and 2 with a token: +3 and -1 for the others (Cities 4.1, 11)."""
    assert after_conflict(2, (2, 5, 4), "0") == [[], [3], [-1]]


def test_the_example_without_a_token_for_contrast() -> None:
    """Age II, left 5, you 4, right 2: a defeat and a victory (Cities 11)."""
    assert after_conflict(2, (4, 5, 2), "")[0] == [-1, 3]


def test_a_holder_stays_out_even_if_stronger_than_both() -> None:
    """It gives no victory away by choice: there is none (Cities 4.1)."""
    assert after_conflict(3, (7, 1, 2), "0") == [[], [-1], [5]]


def test_nobody_is_asked_whether_to_use_the_token() -> None:
    """The age ends at once, and the token is gone (Cities 4.1)."""
    state = position(cities=True, turn=7, built=army(7, 0, 0), diplomacy={0: 1})
    events = do(state, {})
    assert of(events, Negotiated) == [Negotiated(0)]
    assert asked(state) == "chance"
    assert state.age == 2
    assert (tokens(state, 0), city(state, 0).diplomacy) == ([], 0)


@pytest.mark.parametrize(("card", "age"), [("residence", 1), ("consulate", 2), ("embassy", 3)])
def test_a_token_is_used_in_the_conflict_of_its_own_age(card: str, age: int) -> None:
    """Even if it came in the last turn (Cities 4.1)."""
    state = position(
        cities=True,
        age=age,
        turn=7,
        built={0: GOODS, 1: "stockade", 2: ""},
        hands={0: card},
    )
    do(state, {0: f"build {card}"})
    assert [tokens(state, seat) for seat in range(3)] == [[], [2 * age - 1], [-1]]
    assert city(state, 0).diplomacy == 0


def next_age(state: Seven) -> None:
    """Everybody sells until the next age has begun or the game is over."""
    age = state.age
    while state.age == age and state.outcome() is None:
        do(state, {})
    chance(state)


def raised(state: Seven) -> str:
    """Building the next stage with the first card that is at hand."""
    return next(text for text in legal(state, 0) if text.startswith("stage"))


def test_byzantium_by_night_stays_out_of_two_conflicts() -> None:
    """Both stages in age I: absent in I and II, present in III (Cities 4.2)."""
    state = position(
        cities=True, turn=6, boards={0: "byzantium:night"}, built={0: f"{GOODS} militia"}
    )
    do(state, {0: raised(state)})
    do(state, {0: raised(state)})
    chance(state)
    assert (state.age, city(state, 0).diplomacy, tokens(state, 0)) == (2, 1, [])
    next_age(state)
    assert (state.age, city(state, 0).diplomacy, tokens(state, 0)) == (3, 0, [])
    next_age(state)
    assert tokens(state, 0) == [5, 5]


def test_one_token_goes_in_each_conflict_and_the_rest_wait() -> None:
    """With two, a strong city is absent twice and wins in age III (Cities 4.2)."""
    state = position(cities=True, turn=7, built=army(5, 0, 0), diplomacy={0: 2})
    next_age(state)
    assert (city(state, 0).diplomacy, tokens(state, 0)) == (1, [])
    next_age(state)
    assert (city(state, 0).diplomacy, tokens(state, 0)) == (0, [])
    next_age(state)
    assert tokens(state, 0) == [5, 5]


def test_the_players_around_the_gap_fight_each_other() -> None:
    """Five players, seats 1 and 2 absent: 0-3, 3-4 and 4-0 (Cities 4.3)."""
    state = position(
        seats=5, cities=True, turn=7, built=army(1, 7, 6, 2, 3), diplomacy={1: 1, 2: 1}
    )
    fights = {(event.seat, event.loser) for event in of(do(state, {}), Fought)}
    assert fights == {(3, 0), (4, 3), (4, 0)}
    found = [tokens(state, seat) for seat in range(5)]
    assert found == [[-1, -1], [], [], [-1, 1], [1, 1]]


def test_gaps_at_several_places_are_all_closed() -> None:
    """Seven players, seats 0, 3 and 5 absent: 1-2, 2-4, 4-6 and 6-1 (Cities 4.3)."""
    found = after_conflict(1, (7, 1, 2, 7, 3, 7, 4), "035")
    assert found == [[], [-1, -1], [-1, 1], [], [-1, 1], [], [1, 1]]


def test_the_gap_is_closed_for_this_conflict_only() -> None:
    """In the next age the same two do not meet again (Cities 4.3)."""
    state = position(
        seats=5, cities=True, age=1, turn=7, built=army(1, 0, 2, 0, 0), diplomacy={1: 1}
    )
    next_age(state)
    assert tokens(state, 0) == [-1, 1]
    next_age(state)
    assert tokens(state, 0) == [-1, 1, 3, 3]


def test_exactly_two_fight_once_over_the_whole_table() -> None:
    """Four players, seats 0 and 2 absent: 1 and 3 take one token each (Cities 4.4, 10)."""
    assert after_conflict(2, (7, 3, 7, 1), "02") == [[], [3], [], [-1]]


@pytest.mark.parametrize("absent", ["01", "12", "23", "03"])
def test_two_who_are_left_side_by_side_fight_once(absent: str) -> None:
    """It does not matter where the gap is (Cities 4.4)."""
    found = after_conflict(3, (1, 2, 3, 4), absent)
    weak, strong = [seat for seat in range(4) if str(seat) not in absent]
    assert found[weak] == [-1]
    assert found[strong] == [5]
    assert sum(map(len, found)) == 2


def test_two_of_equal_strength_take_nothing() -> None:
    """The tokens of the absent are spent all the same (Cities 4.4)."""
    assert after_conflict(1, (7, 2, 7, 2), "02") == [[], [], [], []]


@pytest.mark.parametrize(
    ("absent", "expected"),
    [
        ("0", [[], [-1], [1]]),
        ("1", [[1], [], [-1]]),
        ("2", [[1], [-1], []]),
        ("01", [[], [], []]),
        ("02", [[], [], []]),
        ("12", [[], [], []]),
        ("012", [[], [], []]),
    ],
)
def test_three_players_fight_once_or_not_at_all(absent: str, expected: list[list[int]]) -> None:
    """One absent leaves a single fight, two or three leave none (Cities 4.5)."""
    assert after_conflict(1, (3, 1, 2), absent) == expected


def test_trade_keeps_the_seated_neighbours() -> None:
    """Coins go to a holder of a token as always, and not across the gap (Cities 4.6)."""
    state = position(
        seats=4,
        cities=True,
        boards={0: "gizah"},
        built={1: "lumber_yard", 2: "clay_pool"},
        diplomacy={1: 1},
        hands={0: "stockade"},
    )
    assert ways(state, 0, "stockade") == {(2, 0)}
    assert ways(state, 0, "guard_tower") == set()


def test_guilds_and_masks_keep_the_seated_neighbours() -> None:
    """The green cards of a holder count, and those across the gap do not (Cities 4.6)."""
    for diplomacy in (0, 1):
        state = position(
            seats=4,
            cities=True,
            age=3,
            built={0: "philosophers_guild pigeonhole", 1: "workshop", 2: "academy lodge"},
            diplomacy={1: diplomacy},
        )
        assert points(state, 0)["purple"] == 1
        assert points(state, 0)["green"] == 1


def test_gifts_and_raider_debts_keep_the_seated_neighbours() -> None:
    """A Dive and raiders reach holders of tokens (Cities 4.6)."""
    state = position(
        seats=5, cities=True, diplomacy={1: 1, 4: 1}, hands={0: "dive", 3: "raider_camp"}
    )
    do(state, {0: "build dive", 3: "build raider_camp"})
    assert [coins(state, seat) for seat in range(5)] == [9, 7, 6, 3, 7]
    assert debts(state) == [0, 0, 1, 0, 1]


def test_an_absent_player_keeps_raider_tokens_and_may_gain_more() -> None:
    """Only tokens of the conflict are denied (Cities 4.6)."""
    state = position(
        cities=True,
        turn=7,
        built=army(0, 7, 0),
        tokens={0: "1"},
        diplomacy={0: 1},
        hands={0: "raider_camp"},
    )
    do(state, {0: "build raider_camp"})
    assert tokens(state, 0) == [1, 1]
    assert [tokens(state, seat) for seat in (1, 2)] == [[1], [-1]]


def test_four_tokens_suffice() -> None:
    """With Byzantium's night side and all three cards, 3 are held and never more (Cities 4.7)."""
    held = 0
    for age, card in enumerate(("residence", "consulate", "embassy"), start=1):
        state = position(
            cities=True,
            age=age,
            turn=4,
            boards={0: "byzantium:night"},
            built={0: GOODS},
            stages={0: 0 if age == 1 else 2},
            diplomacy={0: held},
            hands={0: card},
        )
        do(state, {0: f"build {card}"})
        while age == 1 and city(state, 0).stages < 2:
            do(state, {0: raised(state)})
        assert city(state, 0).diplomacy == 3
        next_age(state)
        held = int(city(state, 0).diplomacy)
        assert held == 2
