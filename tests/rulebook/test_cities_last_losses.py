"""Losing coins always comes after gaining coins ("mindig az érmék szerzése után", Cities B).

Under rules 1 a loss was settled before cards were built out of the discard pile.
"""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    city,
    coins,
    debts,
    do,
    legal,
    losses,
    of,
    position,
)
from wondertable.games.seven.events import Gained, Lost
from wondertable.games.seven.state import Seven


def poor_digger(rules: int = 2) -> Seven:
    """Halikarnassos without a coin digs in the turn in which an Opium Den takes 3."""
    state = position(
        age=2,
        turn=3,
        cities=True,
        coins={0: 0, 1: 9, 2: 9},
        boards={0: "halikarnassos:night", 1: "gizah", 2: "rhodos"},
        built={0: "brickyard", 1: "press_1"},
        discarded="tavern",
        hands={0: "vineyard", 1: "opium_den", 2: "sawmill"},
        rules=rules,
    )
    do(state, {0: "stage with vineyard", 1: "build opium_den", 2: "build sawmill"})
    return state


def test_coins_dug_out_of_the_pile_pay_the_loss_of_the_same_turn() -> None:
    """Halikarnassos first builds its Tavern, then loses 3 of the 5 coins (Cities B)."""
    state = poor_digger()
    assert asked(state) == [0]
    events = do(state, {0: "rebuild tavern"})
    assert of(events, Gained) == [Gained(0, 5)]
    assert asked(state) == [0, 2]
    assert losses(state) == {0: 3, 2: 3}
    assert of(do(state, {0: "lose 3 coins"}), Lost)[0] == Lost(0, 3, 0)
    assert (coins(state, 0), debts(state)) == (2, [0, 0, 0])


def test_the_forging_agency_gains_before_a_loss_too() -> None:
    """It builds a Gambling Den, and all of its coins may be lost (Cities B)."""
    state = position(
        age=2,
        cities=True,
        coins={0: 2, 1: 3, 2: 9},
        built={1: GOODS},
        discarded="gambling_den",
        hands={0: "forging_agency", 1: "lair"},
    )
    do(state, {0: "build forging_agency", 1: "build lair"})
    assert asked(state) == [0]
    do(state, {0: "rebuild gambling_den"})
    assert losses(state) == {0: 2, 2: 2}
    assert legal(state, 0)[-1] == "lose 2 coins"


def test_losses_of_the_turn_and_of_the_pile_are_one_decision() -> None:
    """A Hideout of the turn and a Lair out of the pile: 3 coins at once (Cities 13)."""
    state = position(
        cities=True,
        age=2,
        discarded="lair",
        coins=9,
        hands={0: "forging_agency", 1: "hideout", 2: "vineyard"},
    )
    do(state, {0: "build forging_agency", 1: "build hideout", 2: "build vineyard"})
    do(state, {0: "rebuild lair"})
    assert losses(state) == {0: 1, 1: 2, 2: 3}
    do(state, {2: "lose 1 coins 2 debt"})
    assert debts(state) == [0, 0, 2]
    assert state.turn == 1


def test_what_each_loses_is_counted_when_it_is_lost() -> None:
    """A victory token out of the pile counts for the Sepulcher of the same turn (Cities 3.7)."""
    state = position(
        cities=True,
        age=2,
        discarded="raider_camp",
        coins=9,
        built={1: GOODS},
        tokens={0: "1", 2: "1 -1"},
        hands={0: "forging_agency", 1: "sepulcher"},
    )
    do(state, {0: "build forging_agency", 1: "build sepulcher"})
    assert asked(state) == [0]
    do(state, {0: "rebuild raider_camp"})
    assert losses(state) == {0: 2, 2: 1}


@pytest.mark.parametrize("last", ["sell opium_stash", "build opium_stash", "discard opium_stash"])
def test_babylon_s_last_card_is_played_before_the_losses_of_the_last_turn(last: str) -> None:
    """The end of the last turn comes when Babylon has played its card (Cities 2a)."""
    state = position(
        cities=True,
        turn=7,
        coins=0,
        boards={0: "babylon:night"},
        stages={0: 1},
        hands={0: "altar opium_stash", 1: "hideout"},
    )
    do(state, {0: "build altar", 1: "build hideout"})
    assert asked(state) == [0]
    do(state, {0: last})
    more = 1 if last.startswith("build") else 0
    assert losses(state) == ({0: 1, 1: 1, 2: 2} if more else {0: 1, 2: 1})
    assert coins(state, 0) == {"s": 3, "b": 3, "d": 0}[last[0]]
    do(state, {})
    assert state.age == 2


def test_a_stage_of_the_last_card_counts_for_the_chamber_of_builders() -> None:
    """All stages of the turn stand when the loss is counted (Cities 3.7)."""
    state = position(
        cities=True,
        age=3,
        turn=7,
        coins=9,
        boards={0: "babylon:night"},
        stages={0: 1},
        built={0: GOODS, 1: GOODS},
        hands={0: "palace gardens", 1: "chamber_of_builders"},
    )
    do(state, {0: "build palace", 1: "build chamber_of_builders"})
    do(state, {0: "stage with gardens"})
    assert losses(state) == {0: 2}


def test_a_game_of_the_first_rules_goes_on_as_it_began() -> None:
    """Under rules 1 the digger loses first and takes debt."""
    state = poor_digger(rules=1)
    assert asked(state) == [0, 2]
    assert legal(state, 0) == ["lose 3 debt"]
    do(state, {})
    do(state, {0: "rebuild 0 tavern"})
    assert (coins(state, 0), debts(state)) == (5, [3, 0, 0])


def test_nothing_is_demanded_any_more_when_the_loss_is_paid() -> None:
    """The next turn asks for nothing."""
    state = poor_digger()
    do(state, {0: "rebuild tavern"})
    do(state, {})
    assert state.turn == 3
    assert [int(city(state, seat).owed) for seat in range(3)] == [0, 0, 0]
    do(state, {})
    assert state.turn == 4


def test_everybody_sees_what_is_to_be_lost_while_somebody_digs() -> None:
    """The Opium Den lies in its city (Cities B)."""
    state = poor_digger()
    for seat in range(3):
        view = state.view(seat)
        assert isinstance(view, Seven)
        assert view.sight(seat) == state.sight(seat)
        assert [city.claim for city in view.cities] == [0, state.cities[1].claim, 0]
        assert view.cities[1].claim > 0
