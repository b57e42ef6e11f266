"""The end of a turn, step by step: section 2a, and the open rulings on losses in section 13."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    city,
    coins,
    do,
    legal,
    losses,
    of,
    pile,
    position,
    tokens,
    ways,
    why_not,
)
from wondertable.core.play import legal_action
from wondertable.games.seven.errors import TeamsNeedCities
from wondertable.games.seven.events import Fought, Looks, PlaysLast
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven


def last_turn() -> Seven:
    """Turn 7 of age II: Babylon's last card, Halikarnassos and a Forging Agency come together."""
    return position(
        seats=4,
        cities=True,
        age=2,
        turn=7,
        coins=6,
        boards={0: "babylon:night", 1: "halikarnassos:night"},
        stages={0: 1},
        built={0: "press_1", 1: "clay_pool brickyard", 3: "lumber_yard glassworks_1 stockade"},
        hands={
            0: "temple opium_den",
            1: "statue vineyard",
            2: "forging_agency mercenaries",
            3: "lair walls",
        },
    )


def test_the_end_of_a_turn_has_its_order() -> None:
    """Babylon, Halikarnassos, the Forging Agency, losses, and conflicts at last (Cities B, 2a)."""
    state = last_turn()
    events = do(
        state,
        {0: "sell temple", 1: "stage with statue", 2: "build forging_agency", 3: "build lair"},
    )
    assert of(events, PlaysLast) == [PlaysLast(0)]
    assert asked(state) == [0]
    assert of(do(state, {0: "build opium_den"}), Looks) == [Looks(1)]
    assert asked(state) == [1]
    events = do(state, {1: "rebuild vineyard"})
    assert of(events, Looks) == [Looks(2)]
    assert asked(state) == [2]
    assert of(events, Fought) == []
    assert of(do(state, {2: "rebuild mercenaries"}), Fought) == []
    assert losses(state) == {0: 2, 1: 5, 2: 5, 3: 3}
    events = do(state, {})
    fights = [(fought.seat, fought.loser) for fought in of(events, Fought)]
    assert set(fights) == {(2, 1), (2, 3), (3, 0)}
    assert tokens(state, 2) == [3, 3]


def test_leftover_cards_lie_in_the_pile_before_the_last_card_is_played() -> None:
    """Sold cards of turn 7 are there too; Babylon still holds its own (Cities 2a)."""
    state = last_turn()
    do(state, {0: "sell temple", 2: "sell forging_agency", 3: "sell lair", 1: "sell statue"})
    assert asked(state) == [0]
    assert sorted(pile(state)) == sorted(
        ["temple", "statue", "forging_agency", "lair", "vineyard", "mercenaries", "walls"]
    )
    do(state, {0: "discard opium_den"})
    assert pile(state)[-1] == "opium_den"


def test_gains_of_the_turn_come_before_its_losses() -> None:
    """Trade, sales and gifts are there when a loss is paid (Cities 2a)."""
    state = position(
        cities=True,
        coins={0: 0, 1: 2, 2: 0},
        built={0: "lumber_yard"},
        hands={0: "altar", 1: "stockade", 2: "opium_stash"},
    )
    do(state, {0: "build altar", 1: "build stockade paying 2 right", 2: "build opium_stash"})
    assert [coins(state, seat) for seat in range(3)] == [2, 0, 3]
    assert legal(state, 0) == ["lose 1 debt", "lose 1 coins"]
    assert legal(state, 1) == ["lose 1 debt"]


def test_losses_came_before_babylon_s_last_card_under_the_first_rules() -> None:
    """What was lost in turn 7 did not pay for the last card (Cities 2a)."""
    for answer, payable in (("lose 1 coins", False), ("lose 1 debt", True)):
        state = position(
            rules=1,
            cities=True,
            turn=7,
            coins=0,
            boards={0: "babylon:night"},
            stages={0: 1},
            hands={0: "altar militia", 1: "hideout"},
        )
        do(state, {0: "sell altar", 1: "build hideout"})
        assert asked(state) == [0, 2]
        do(state, {0: answer})
        assert asked(state) == [0]
        assert ("build militia" in legal(state, 0)) == payable


def test_babylon_s_last_card_has_gains_and_losses_of_its_own() -> None:
    """An Opium Den as last card pays 4, then costs the others 3 (Cities 2a, 3.9)."""
    state = last_turn()
    do(state, {0: "sell temple", 1: "sell statue", 2: "sell mercenaries", 3: "sell walls"})
    before = coins(state, 0)
    do(state, {0: "build opium_den"})
    assert coins(state, 0) == before + 4
    assert asked(state) == [1, 2, 3]
    do(state, {})
    assert [coins(state, seat) for seat in range(4)] == [6 + 3 + 4, 6, 6, 6]


def test_halikarnassos_finds_the_last_card_that_babylon_sold() -> None:
    """Babylon is done before the pile is searched (Cities 2a)."""
    state = last_turn()
    do(state, {0: "sell temple", 1: "stage with statue", 2: "sell mercenaries", 3: "sell walls"})
    assert asked(state) == [0]
    do(state, {0: "sell opium_den"})
    assert asked(state) == [1]
    do(state, {1: "rebuild opium_den"})
    assert "opium_den" in cards(state, 1)


def test_halikarnassos_is_before_the_forging_agency() -> None:
    """The card that one took is gone for the other (Cities 2a, 9.2)."""
    state = last_turn()
    do(state, {0: "sell temple", 1: "stage with statue", 2: "build forging_agency", 3: "sell lair"})
    do(state, {0: "discard opium_den"})
    do(state, {1: "rebuild lair"})
    assert asked(state) == [2]
    assert not legal(state, 2, "lair")
    assert legal(state, 2, "mercenaries")
    do(state, {2: "rebuild mercenaries"})
    assert losses(state) == {0: 2, 2: 2, 3: 2}


def test_the_forging_agency_gains_before_the_losses_of_halikarnassos_card() -> None:
    """Seat 2 builds its Gambling Den first and pays for the Lair then (Cities B)."""
    state = position(
        cities=True,
        age=2,
        discarded="lair gambling_den",
        boards={0: "halikarnassos:night"},
        built={0: "clay_pool brickyard"},
        hands={0: "statue", 2: "forging_agency"},
        coins=2,
    )
    do(state, {0: "stage with statue", 2: "build forging_agency"})
    do(state, {0: "rebuild lair"})
    assert asked(state) == [2]
    do(state, {2: "rebuild gambling_den"})
    assert asked(state) == [1, 2]
    do(state, {})
    assert coins(state, 2) == 9 - 2
    assert city(state, 2).debt == 0


def test_losses_of_the_forging_agency_come_before_the_conflicts() -> None:
    """Nobody has fought while the loss is still to be paid (Cities 2a)."""
    state = position(
        cities=True,
        age=2,
        turn=7,
        discarded="lair",
        built={1: "stockade"},
        hands={0: "forging_agency"},
    )
    do(state, {0: "build forging_agency"})
    do(state, {0: "rebuild lair"})
    assert asked(state) == [1, 2]
    assert [tokens(state, seat) for seat in range(3)] == [[], [], []]
    events = do(state, {})
    assert len(of(events, Fought)) == 2
    assert tokens(state, 1) == [3, 3]


def test_diplomacy_out_of_the_pile_is_used_in_the_conflict_that_follows() -> None:
    """A Residence that is taken in turn 7 keeps its owner out at once (Cities 2a, 4.1)."""
    state = position(
        cities=True,
        age=2,
        turn=7,
        discarded="residence",
        built={0: "walls", 1: "stockade"},
        hands={0: "forging_agency"},
    )
    do(state, {0: "build forging_agency"})
    do(state, {0: "rebuild residence"})
    assert tokens(state, 0) == []
    assert tokens(state, 1) == [3]
    assert city(state, 0).diplomacy == 0


def test_a_forging_agency_out_of_the_pile_works_in_the_same_turn() -> None:
    """Halikarnassos builds it and then takes a second card (Cities 2a, 9.2)."""
    state = position(
        cities=True,
        age=2,
        discarded="forging_agency altar",
        boards={0: "halikarnassos:night"},
        built={0: "clay_pool brickyard"},
        hands={0: "statue"},
    )
    do(state, {0: "stage with statue"})
    do(state, {0: "rebuild forging_agency"})
    assert asked(state) == [0]
    do(state, {0: "rebuild altar"})
    assert {"forging_agency", "altar"} <= cards(state, 0)
    assert state.turn == 1


def test_a_forging_agency_as_babylon_s_last_card_works_before_the_conflicts() -> None:
    """Its build out of the pile follows (Cities 2a)."""
    state = position(
        cities=True,
        age=2,
        turn=7,
        boards={0: "babylon:night"},
        stages={0: 1},
        hands={0: "temple forging_agency", 1: "mercenaries walls"},
    )
    do(state, {0: "sell temple"})
    do(state, {0: "build forging_agency"})
    assert asked(state) == [0]
    do(state, {0: "rebuild mercenaries"})
    assert tokens(state, 0) == [3, 3]


def test_hands_are_passed_when_everything_else_is_done() -> None:
    """No hand is taken up while a loss is pending (Cities 2a)."""
    state = position(cities=True, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    assert state.turn == 0
    do(state, {})
    assert state.turn == 1
    assert asked(state) == [0, 1, 2]


@pytest.mark.parametrize("seats", [4, 6])
def test_team_play_always_uses_the_rules_of_cities(seats: int) -> None:
    """Teams without Cities are refused (Cities 2a)."""
    with pytest.raises(TeamsNeedCities):
        GAME.setup(seats, {"teams": "on", "cities": "off"})
    state = position(seats=seats, cities=True, teams=True)
    assert {int(city(state, seat).held) for seat in range(seats)} == {8}


def test_losses_of_a_turn_are_added_up_for_one_decision() -> None:
    """A Hideout and a Lair ask a third player once, for 3 coins (Cities 13)."""
    state = position(
        cities=True,
        age=2,
        coins=5,
        built={1: "lumber_yard glassworks_1"},
        hands={0: "hideout", 1: "lair"},
    )
    do(state, {0: "build hideout", 1: "build lair"})
    assert legal(state, 2) == [
        "lose 3 debt",
        "lose 1 coins 2 debt",
        "lose 2 coins 1 debt",
        "lose 3 coins",
    ]
    assert why_not(state, 2, "lose 2 coins")
    do(state, {2: "lose 1 coins 2 debt"})
    assert (coins(state, 2), city(state, 2).debt) == (5 + 3 - 1, 2)
    assert state.turn == 1


def test_losers_decide_for_themselves_in_any_order() -> None:
    """Whoever answers first, the position is the same afterwards (Cities 13)."""
    answers = {1: "lose 1 debt", 2: "lose 1 coins", 3: "lose 1 debt"}
    keys = set()
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        state = position(seats=4, cities=True, hands={0: "hideout"})
        do(state, {0: "build hideout"})
        for seat in order:
            state.apply(seat, legal_action(GAME, state, seat, answers[seat]))
        keys.add(state.key())
    assert len(keys) == 1


def test_a_card_s_cost_is_paid_before_the_gains_of_the_turn() -> None:
    """The gift of a Customs does not pay for a card of the same turn (Cities 2a)."""
    state = position(cities=True, coins=0, hands={0: "customs", 1: "secret_warehouse"})
    assert ways(state, 1, "secret_warehouse") == set()
    do(state, {0: "build customs"})
    assert coins(state, 1) == 0 + 3 + 1


def test_babylon_s_stage_of_turn_7_lets_the_eighth_card_be_played_at_once() -> None:
    """It works in the age in which it is built, however late (Cities 2a, 2.6)."""
    state = position(
        cities=True,
        turn=7,
        boards={0: "babylon:night"},
        built={0: "quarry"},
        hands={0: "altar theater"},
    )
    do(state, {0: "stage with altar"})
    assert asked(state) == [0]
    do(state, {0: "build theater"})
    assert "theater" in cards(state, 0)


def test_losses_of_the_last_turn_are_settled_before_the_game_is_over() -> None:
    """Age III ends with the loss, then the conflicts, then the count (Cities 2a)."""
    state = position(cities=True, age=3, turn=7, built={1: "militia"}, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    assert state.outcome() is None
    assert asked(state) == [1, 2]
    events = do(state, {1: "lose 1 debt"})
    assert len(of(events, Fought)) == 2
    assert state.outcome()
    assert asked(state) is None
    assert city(state, 1).debt == 1
