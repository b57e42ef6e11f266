"""Wonders, extra turns and what wonders cost: rulings W1 to W3 and W8."""

from __future__ import annotations

import pytest

from tests.games.duel.position import (
    asked,
    coins,
    do,
    legal,
    points,
    position,
    price,
    wonders_of,
)
from tests.rulebook.table import WONDERS, of
from wondertable.games.duel.events import AgainLost, Paid, PlaysAgain, Removed

FOUR = "great_library hanging_gardens mausoleum piraeus"
BOARD = "economy law masonry strategy urbanism"


def test_the_eighth_wonder_leaves_the_game_when_it_is_the_builders() -> None:
    """It is removed at once: the extra turn of the seventh cannot be used for it (W1)."""
    state = position(
        coins=(40, 20),
        wonders=("sphinx pyramids", ""),
        raised=("colossus circus_maximus", FOUR),
        open="altar baths",
    )
    events = do(state, "wonder sphinx with altar")
    assert of(events, Removed) == [Removed(0, "pyramids")]
    assert wonders_of(state, 0) == ({"sphinx", "circus_maximus", "colossus"}, set())
    assert asked(state) == 0
    assert legal(state) == ["build baths", "discard baths"]


def test_the_eighth_wonder_leaves_the_game_when_it_is_the_opponents() -> None:
    """It does not matter whose it is (W1)."""
    state = position(
        age=2,
        coins=(40, 40),
        wonders=("pyramids", "appian_way"),
        raised=("sphinx circus_maximus colossus", "great_library hanging_gardens mausoleum"),
        open="altar baths temple",
    )
    events = do(state, "wonder pyramids with altar")
    assert of(events, Removed) == [Removed(1, "appian_way")]
    assert wonders_of(state, 1)[1] == set()
    assert asked(state) == 1
    assert not [line for line in legal(state) if line.startswith("wonder")]


def test_the_sixth_wonder_removes_nothing() -> None:
    """Seven may stand (W1)."""
    state = position(
        coins=(40, 40),
        wonders=("colossus pyramids", "piraeus"),
        raised=("sphinx circus_maximus", "great_library hanging_gardens mausoleum"),
        open="altar baths",
    )
    assert of(do(state, "wonder colossus with altar"), Removed) == []
    assert wonders_of(state, 0)[1] == {"pyramids"}
    assert wonders_of(state, 1)[1] == {"piraeus"}


def test_several_extra_turns_may_follow_each_other() -> None:
    """Each wonder with that effect gives one more turn (W2)."""
    state = position(
        age=2,
        coins=(60, 7),
        wonders=("sphinx piraeus hanging_gardens", ""),
        open="altar baths temple walls forum",
    )
    for wonder, card in (("sphinx", "altar"), ("piraeus", "baths"), ("hanging_gardens", "walls")):
        assert of(do(state, f"wonder {wonder} with {card}"), PlaysAgain) == [PlaysAgain(0)]
        assert asked(state) == 0
    do(state, "discard temple")
    assert asked(state) == 1


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_five_wonders_play_again(wonder: str) -> None:
    """All others end the turn (W2)."""
    state = position(coins=(60, 60), wonders=(wonder, ""), board=BOARD, open="altar baths")
    events = do(state, f"wonder {wonder} with altar")
    if wonder == "great_library":
        events += do(state, "draw theology", "draw philosophy", "draw mathematics")
        events += do(state, "take philosophy")
    again = wonder in {
        "appian_way",
        "hanging_gardens",
        "piraeus",
        "sphinx",
        "temple_of_artemis",
    }
    assert of(events, PlaysAgain) == ([PlaysAgain(0)] if again else [])
    assert asked(state) == (0 if again else 1)


def test_an_extra_turn_is_lost_with_the_last_card_of_an_age() -> None:
    """Its builder still took the last card, so he begins with the pawn in the middle (W2)."""
    state = position(coins=(20, 20), active=1, wonders=("", "sphinx"), open="altar")
    events = do(state, "wonder sphinx with altar")
    assert of(events, PlaysAgain) == []
    assert of(events, AgainLost) == [AgainLost(1)]
    assert state.age == 2
    while asked(state) == "chance":
        do(state, legal(state)[0])
    assert asked(state) == 1
    do(state, next(line for line in legal(state) if line.startswith("discard")))
    while asked(state) == "chance":
        do(state, legal(state)[0])
    assert asked(state) == 0


def test_an_extra_turn_is_lost_with_the_last_card_of_the_game() -> None:
    """Nothing follows age III (W2)."""
    state = position(age=3, coins=(20, 20), wonders=("sphinx", ""), open="palace")
    events = do(state, "wonder sphinx with palace")
    assert of(events, PlaysAgain) == []
    assert asked(state) is None
    assert points(state, 0)["wonders"] == 6


def test_theology_makes_every_later_wonder_play_again() -> None:
    """Also one that does not do so by itself (W3)."""
    state = position(
        coins=(20, 20), tokens=("theology", ""), wonders=("pyramids", ""), open="altar baths"
    )
    assert of(do(state, "wonder pyramids with altar"), PlaysAgain) == [PlaysAgain(0)]
    assert asked(state) == 0


def test_theology_gives_no_second_extra_turn() -> None:
    """A wonder that plays again anyway does it once (W3)."""
    state = position(
        age=2,
        coins=(20, 20),
        tokens=("theology", ""),
        wonders=("sphinx", ""),
        open="altar baths temple",
    )
    assert of(do(state, "wonder sphinx with altar"), PlaysAgain) == [PlaysAgain(0)]
    assert of(do(state, "discard baths"), PlaysAgain) == []
    assert asked(state) == 1


def test_theology_of_the_opponent_does_not_help() -> None:
    """It works for its owner (W3)."""
    state = position(
        coins=(20, 20), tokens=("", "theology"), wonders=("pyramids", ""), open="altar baths"
    )
    assert of(do(state, "wonder pyramids with altar"), PlaysAgain) == []
    assert asked(state) == 1


def test_theology_does_not_help_the_great_library_that_drew_it() -> None:
    """It is for wonders built later (W3)."""
    state = position(coins=(20, 20), wonders=("great_library", ""), board=BOARD, open="altar baths")
    events = do(state, "wonder great_library with altar")
    events += do(state, "draw theology", "draw philosophy", "draw mathematics", "take theology")
    assert of(events, PlaysAgain) == []
    assert asked(state) == 1


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_a_wonder_costs_goods_and_never_coins(wonder: str) -> None:
    """Every unit of it can be traded or spared by Architecture (W8)."""
    units = sum(WONDERS[wonder]["cost"].values())
    state = position(coins=(20, 20), wonders=(wonder, ""), open="altar baths")
    assert price(state, wonder) == 2 * units
    assert Paid(0, 0, 2 * units, 0) in do(state, f"wonder {wonder} with altar")
    state = position(tokens=("architecture", ""), wonders=(wonder, ""), open="altar baths")
    assert price(state, wonder) == 2 * (units - 2)


def test_architecture_lowers_what_economy_receives() -> None:
    """The owner of Economy gets what is really paid for a wonder (W8)."""
    state = position(
        coins=(20, 7),
        tokens=("architecture", "economy"),
        wonders=("pyramids", ""),
        open="altar baths",
    )
    assert Paid(0, 0, 4, 4) in do(state, "wonder pyramids with altar")
    assert (coins(state, 0), coins(state, 1)) == (16, 11)
