"""Wonders: rulings W1 to W8."""

from __future__ import annotations

import pytest

from tests.games.duel.position import (
    asked,
    cards,
    coins,
    do,
    legal,
    pile,
    points,
    position,
    price,
    tokens_of,
    wonders_of,
)
from tests.rulebook.table import WONDERS, of
from wondertable.games.duel.events import (
    AgainLost,
    Built,
    Destroyed,
    Gained,
    Lost,
    Moved,
    Paid,
    PlaysAgain,
    Raised,
    Removed,
    Took,
)

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
    state = position(coins=(20, 20), turn=1, wonders=("", "sphinx"), open="altar")
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


@pytest.mark.parametrize(
    ("wonder", "choices"),
    [
        ("statue_of_zeus", {"destroy quarry", "destroy clay_pit"}),
        ("circus_maximus", {"destroy glassworks", "destroy press"}),
    ],
)
def test_zeus_destroys_brown_and_the_circus_maximus_grey(wonder: str, choices: set[str]) -> None:
    """One such card of the opponent must go, into the discard pile (W4)."""
    state = position(
        coins=(40, 7),
        built=("stone_pit glass_blower", "quarry clay_pit glassworks press statue forum"),
        wonders=(wonder, ""),
        discarded="baths",
        open="altar theater",
    )
    do(state, f"wonder {wonder} with theater")
    assert asked(state) == 0
    assert set(legal(state)) == choices
    line = min(choices)
    gone = line.split()[1]
    assert of(do(state, line), Destroyed) == [Destroyed(0, gone)]
    assert gone not in cards(state, 1)
    assert pile(state) == {"baths", gone}
    assert len(cards(state, 1)) == 5
    assert cards(state, 0) == {"stone_pit", "glass_blower"}
    assert asked(state) == 1


@pytest.mark.parametrize(
    ("wonder", "opponent"),
    [("statue_of_zeus", "glassworks altar"), ("circus_maximus", "quarry altar")],
)
def test_a_wonder_with_nothing_to_destroy_may_be_built_anyway(wonder: str, opponent: str) -> None:
    """The choice is skipped, shield and points stay (W4)."""
    state = position(
        coins=(40, 7),
        built=("stone_pit glass_blower", opponent),
        wonders=(wonder, ""),
        open="theater baths",
    )
    events = do(state, f"wonder {wonder} with theater")
    assert of(events, Moved) == [Moved(0, 0, 1)]
    assert points(state, 0)["wonders"] == 3
    assert asked(state) == 1
    assert pile(state) == set()


def test_a_destroyed_card_lowers_production_and_price_at_once() -> None:
    """The victim lacks the stone, and the builder buys stone for less (W4)."""
    state = position(
        age=2,
        coins=(40, 7),
        built=("", "shelf_quarry"),
        wonders=("statue_of_zeus", ""),
        open="baths walls altar theater",
    )
    assert price(state, "walls") == 8
    do(state, "wonder statue_of_zeus with altar", "destroy shelf_quarry")
    assert asked(state) == 1
    assert price(state, "baths") == 2
    do(state, "discard theater")
    assert price(state, "walls") == 4


def test_the_mausoleum_may_bring_a_destroyed_card_back_to_its_former_owner() -> None:
    """The discard pile is one for all (W4)."""
    state = position(
        age=2,
        coins=(40, 40),
        built=("", "shelf_quarry"),
        wonders=("statue_of_zeus", "mausoleum"),
        open="baths walls altar theater",
    )
    do(state, "wonder statue_of_zeus with altar", "destroy shelf_quarry")
    do(state, "wonder mausoleum with theater", "rebuild shelf_quarry")
    assert cards(state, 1) == {"shelf_quarry"}
    assert price(state, "walls") == 8


@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("tavern", Gained(0, 4)),
        ("walls", Moved(0, 0, 2)),
        ("merchants_guild", Gained(0, 2)),
        ("lighthouse", Gained(0, 1)),
    ],
)
def test_the_mausoleum_builds_a_discarded_card_with_its_effect(
    card: str, event: Gained | Moved
) -> None:
    """Nothing is paid for the card, and it leaves the pile (W5)."""
    state = position(
        coins=(20, 7),
        built=("", "clay_reserve wood_reserve"),
        wonders=("mausoleum", ""),
        discarded=f"{card} palace",
        open="altar baths",
    )
    do(state, "wonder mausoleum with altar")
    assert set(legal(state)) == {f"rebuild {card}", "rebuild palace"}
    events = do(state, f"rebuild {card}")
    assert Built(0, card, "mausoleum") in events
    assert event in events
    assert of(events, Paid) == []
    assert cards(state, 0) == {card}
    assert pile(state) == {"palace"}
    assert asked(state) == 1


def test_a_symbol_out_of_the_discard_pile_can_make_a_pair() -> None:
    """The token is chosen as always (W5)."""
    state = position(
        coins=(20, 7),
        built=("scriptorium", ""),
        wonders=("mausoleum", ""),
        discarded="library",
        board="law economy",
        open="altar baths",
    )
    do(state, "wonder mausoleum with altar", "rebuild library")
    assert asked(state) == 0
    assert set(legal(state)) == {"take law", "take economy"}
    do(state, "take law")
    assert tokens_of(state, 0) == {"law"}
    assert asked(state) == 1


def test_a_card_out_of_the_discard_pile_gives_its_chain() -> None:
    """Baths built by the Mausoleum make the Aqueduct free (W5)."""
    state = position(
        age=2,
        coins=(10, 7),
        wonders=("mausoleum", ""),
        discarded="baths",
        open="altar aqueduct theater",
    )
    do(state, "wonder mausoleum with altar", "rebuild baths", "discard theater")
    assert price(state, "aqueduct") == 0


def test_the_mausoleum_has_no_effect_with_an_empty_pile() -> None:
    """Its 2 points stay; the card under it is not in the pile (W5)."""
    state = position(coins=(20, 7), wonders=("mausoleum", ""), open="altar baths")
    events = do(state, "wonder mausoleum with altar")
    assert of(events, Raised) == [Raised(0, "mausoleum", "altar")]
    assert of(events, Built) == []
    assert asked(state) == 1
    assert points(state, 0)["wonders"] == 2


def test_the_great_library_draws_three_tokens_of_the_box_and_keeps_one() -> None:
    """The board is not touched, and the other two belong to nobody (W6)."""
    state = position(
        age=2,
        coins=(20, 20),
        built=("scriptorium", ""),
        wonders=("great_library", ""),
        board="economy law masonry",
        tokens=("strategy", "urbanism"),
        open="altar baths library walls",
    )
    do(state, "wonder great_library with altar")
    box = {"agriculture", "architecture", "mathematics", "philosophy", "theology"}
    assert set(legal(state)) == {f"draw {token}" for token in box}
    do(state, "draw philosophy")
    assert set(legal(state)) == {f"draw {token}" for token in box - {"philosophy"}}
    do(state, "draw theology", "draw agriculture")
    assert asked(state) == 0
    assert set(legal(state)) == {"take philosophy", "take theology", "take agriculture"}
    events = do(state, "take agriculture")
    assert of(events, Took) == [Took(0, "agriculture")]
    assert of(events, Gained) == [Gained(0, 6)]
    assert tokens_of(state, 0) == {"strategy", "agriculture"}
    assert tokens_of(state, 1) == {"urbanism"}
    do(state, "discard baths", "build library")
    assert set(legal(state)) == {"take economy", "take law", "take masonry"}


@pytest.mark.parametrize(("treasury", "lost"), [(7, 3), (3, 3), (2, 2), (0, 0)])
def test_the_appian_way_takes_3_coins_or_what_there_is(treasury: int, lost: int) -> None:
    """Its builder gets 3 from the bank in any case (W7)."""
    state = position(coins=(20, treasury), wonders=("appian_way", ""), open="altar baths")
    events = do(state, "wonder appian_way with altar")
    assert coins(state, 0) == 20 - 10 + 3
    assert coins(state, 1) == treasury - lost
    assert sum(event.coins for event in of(events, Lost)) == lost


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
