"""The pawn, shields and looting: rulings M1 to M5."""

from __future__ import annotations

import pytest

from tests.games.duel.position import asked, coins, do, legal, points, position
from tests.rulebook.table import of
from wondertable.core.outcome import Outcome
from wondertable.games.duel.events import Looted, Moved, PlaysAgain, Won


@pytest.mark.parametrize(
    ("distance", "worth"),
    [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)],
)
def test_the_pawn_is_worth_points_to_the_player_ahead_only(distance: int, worth: int) -> None:
    """Distances 1-2, 3-5 and 6-8 bring 2, 5 and 10 points (M1)."""
    state = position(pawn=distance, open="altar baths")
    assert points(state, 0)["military"] == worth
    assert points(state, 1)["military"] == 0
    state = position(pawn=-distance, open="altar baths")
    assert points(state, 0)["military"] == 0
    assert points(state, 1)["military"] == worth


def test_the_pawn_moves_one_space_a_shield_towards_the_other_capital() -> None:
    """Two players push it to and fro (M1)."""
    state = position(age=2, coins=(20, 20), open="walls guard_tower barracks altar")
    assert of(do(state, "build walls"), Moved) == [Moved(0, 0, 2)]
    assert state.pawn == 2
    do(state, "build guard_tower")
    assert state.pawn == 1
    assert points(state, 0)["military"] == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_reaching_the_capital_wins_at_once(seat: int) -> None:
    """Distance 9 ends the game, with cards left and whatever the points say (M1)."""
    state = position(
        active=seat,
        pawn=8 - 16 * seat,
        looted=("2 5", "2 5"),
        tokens=("", "philosophy") if seat == 0 else ("philosophy", ""),
        open="guard_tower baths",
    )
    events = do(state, "build guard_tower")
    assert events[-1] == Won(seat, "military")
    assert asked(state) is None
    assert state.outcome() == Outcome((1, 2) if seat == 0 else (2, 1), "military")


def test_distance_8_does_not_win() -> None:
    """The capital itself must be reached (M1)."""
    state = position(pawn=7, looted=("2 5", ""), open="guard_tower baths")
    do(state, "build guard_tower")
    assert state.outcome() is None
    assert asked(state) == 1


@pytest.mark.parametrize(
    ("before", "looted", "token"),
    [(0, "", 0), (1, "", 0), (2, "", 2), (3, "2", 0), (4, "2", 0), (5, "2", 5), (6, "2 5", 0)],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_entering_a_zone_takes_coins_from_the_opponent(
    before: int, looted: str, token: int, seat: int
) -> None:
    """Distance 3 costs him 2 coins and distance 6 costs him 5; they go to the bank (M2)."""
    state = position(
        active=seat,
        pawn=-before if seat else before,
        looted=("", looted) if seat else (looted, ""),
        open="guard_tower altar",
    )
    events = do(state, "build guard_tower")
    assert of(events, Looted) == ([Looted(1 - seat, token, token)] if token else [])
    assert coins(state, seat) == 7
    assert coins(state, 1 - seat) == 7 - token


@pytest.mark.parametrize(("distance", "used", "coin"), [(2, "", 2), (5, "2", 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_has_its_own_looting_tokens(
    seat: int, distance: int, used: str, coin: int
) -> None:
    """The tokens of one side do not depend on those of the other (M2)."""
    state = position(
        active=seat,
        pawn=-distance if seat else distance,
        looted=("2 5", used) if seat else (used, "2 5"),
        open="guard_tower altar",
    )
    assert of(do(state, "build guard_tower"), Looted) == [Looted(1 - seat, coin, coin)]


@pytest.mark.parametrize(("treasury", "left"), [(6, 1), (5, 0), (3, 0), (0, 0)])
def test_a_poor_opponent_loses_only_what_he_has(treasury: int, left: int) -> None:
    """A treasury never falls below nothing (M2)."""
    state = position(pawn=5, looted=("2", ""), coins=(7, treasury), open="guard_tower altar")
    do(state, "build guard_tower")
    assert coins(state, 1) == left


@pytest.mark.parametrize(("distance", "used", "coin"), [(2, "", 2), (5, "2", 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_zone_is_looted_once_in_a_game(seat: int, distance: int, used: str, coin: int) -> None:
    """The pawn may go back and return: nothing is taken again (M2)."""
    state = position(
        age=2,
        active=seat,
        coins=(9, 9),
        pawn=-distance if seat else distance,
        looted=("", used) if seat else (used, ""),
        open="guard_tower stable garrison altar theater",
    )
    assert of(do(state, "build guard_tower"), Looted) == [Looted(1 - seat, coin, coin)]
    assert of(do(state, "build stable"), Looted) == []
    assert of(do(state, "build garrison"), Looted) == []
    assert state.pawn == (-distance - 1 if seat else distance + 1)
    assert coins(state, 1 - seat) == 9 - coin - 2


def test_looting_an_empty_treasury_uses_the_token_up() -> None:
    """What was not there the first time is not taken later (M2)."""
    state = position(
        age=2,
        pawn=2,
        coins=(9, 0),
        open="guard_tower palisade garrison tavern walls temple",
    )
    do(state, "build guard_tower", "build tavern", "discard walls", "build palisade")
    assert (state.pawn, coins(state, 1)) == (2, 2)
    do(state, "build garrison")
    assert (state.pawn, coins(state, 1)) == (3, 2)


def test_driving_the_pawn_home_loots_nothing() -> None:
    """Only zones on the opponent's side have tokens to act on (M2)."""
    state = position(age=2, coins=(20, 20), pawn=-5, open="walls altar")
    assert of(do(state, "build walls"), Looted) == []
    assert state.pawn == -3
    assert coins(state, 1) == 20


@pytest.mark.parametrize(("treasury", "lost"), [(20, [2, 5]), (7, [2, 5]), (4, [2, 2])])
def test_one_move_can_loot_both_zones(treasury: int, lost: list[int]) -> None:
    """From distance 2 an Arsenal with Strategy goes to 6: 2 and 5 coins are lost (M3)."""
    state = position(
        age=3, pawn=2, coins=(20, treasury), tokens=("strategy", ""), open="arsenal palace"
    )
    events = do(state, "build arsenal")
    assert of(events, Moved) == [Moved(0, 2, 6)]
    assert of(events, Looted) == [Looted(1, lost[0], 2), Looted(1, lost[1], 5)]
    assert coins(state, 1) == treasury - sum(lost)


def test_passing_through_a_zone_loots_it() -> None:
    """The move need not stop at distance 3 (M3)."""
    state = position(age=3, pawn=2, coins=(20, 7), open="arsenal palace")
    assert of(do(state, "build arsenal"), Looted) == [Looted(1, 2, 2)]
    assert state.pawn == 5


@pytest.mark.parametrize(
    ("card", "spaces"),
    [("guard_tower", 2), ("walls", 3), ("pretorium", 4), ("altar", 0)],
)
def test_strategy_adds_one_shield_to_a_red_card(card: str, spaces: int) -> None:
    """One for the card, not one for each shield, and only for red ones (M4)."""
    state = position(age=2, coins=(20, 20), tokens=("strategy", ""), open=f"{card} temple")
    do(state, f"build {card}")
    assert state.pawn == spaces


@pytest.mark.parametrize(
    ("wonder", "spaces"), [("colossus", 2), ("statue_of_zeus", 1), ("circus_maximus", 1)]
)
def test_strategy_adds_nothing_to_the_shields_of_a_wonder(wonder: str, spaces: int) -> None:
    """Only red cards count (M4)."""
    state = position(
        coins=(20, 20), tokens=("strategy", ""), wonders=(wonder, ""), open="baths altar"
    )
    do(state, f"wonder {wonder} with altar")
    assert state.pawn == spaces


def test_strategy_works_for_a_red_card_that_the_mausoleum_builds() -> None:
    """Such a card is newly built like any other (M4)."""
    state = position(
        coins=(20, 20),
        tokens=("strategy", ""),
        wonders=("mausoleum", ""),
        discarded="guard_tower",
        open="baths altar",
    )
    assert of(do(state, "wonder mausoleum with altar"), Moved) == []
    assert of(do(state, "rebuild guard_tower"), Moved) == [Moved(0, 0, 2)]


def test_strategy_does_nothing_for_red_cards_built_before() -> None:
    """Taking the token moves nothing, and it is no use to the opponent (M4)."""
    state = position(
        age=2,
        coins=(20, 20),
        built=("guard_tower walls scriptorium", ""),
        board="strategy law",
        open="library stable palisade altar",
    )
    do(state, "build library", "take strategy")
    assert state.pawn == 0
    do(state, "build stable")
    assert state.pawn == -1
    do(state, "build palisade")
    assert state.pawn == 1


@pytest.mark.parametrize("wonder", ["statue_of_zeus", "circus_maximus"])
def test_no_card_is_destroyed_after_a_military_victory(wonder: str) -> None:
    """The shield ends the game before the choice is asked (M5)."""
    state = position(
        coins=(20, 20),
        pawn=8,
        looted=("2 5", ""),
        built=("", "quarry glassworks"),
        wonders=(wonder, ""),
        open="baths altar",
    )
    do(state, f"wonder {wonder} with altar")
    assert asked(state) is None
    assert state.outcome() == Outcome((1, 2), "military")


def test_nobody_plays_again_after_a_military_victory() -> None:
    """Theology gives no turn to a game that is over (M5)."""
    state = position(
        coins=(20, 20),
        pawn=7,
        looted=("2 5", ""),
        tokens=("theology", ""),
        wonders=("colossus", ""),
        open="baths altar",
    )
    events = do(state, "wonder colossus with altar")
    assert of(events, PlaysAgain) == []
    assert legal(state) == []
    assert state.outcome() == Outcome((1, 2), "military")


def test_no_card_is_turned_up_after_a_military_victory() -> None:
    """The game ends at once (M5)."""
    state = position(
        age=2, pawn=8, looted=("2 5", ""), slots={18: "guard_tower", 15: "?", 19: "walls"}
    )
    do(state, "build guard_tower")
    assert asked(state) is None


def test_shields_beyond_the_capital_are_ignored() -> None:
    """The pawn stops at distance 9 (M5)."""
    state = position(age=3, pawn=8, looted=("2 5", ""), coins=(20, 7), open="arsenal palace")
    assert of(do(state, "build arsenal"), Moved) == [Moved(0, 8, 9)]
    assert state.pawn == 9
    assert state.outcome() == Outcome((1, 2), "military")


def test_a_military_victory_with_the_last_card_is_not_scored() -> None:
    """Points do not matter any more, even at the very end of age III (M5)."""
    state = position(
        age=3,
        pawn=8,
        looted=("2 5", ""),
        coins=(8, 90),
        built=("", "palace town_hall"),
        open="pretorium",
    )
    do(state, "build pretorium")
    assert state.outcome() == Outcome((1, 2), "military")
