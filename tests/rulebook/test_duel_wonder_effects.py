"""What wonders do: rulings W4 to W7."""

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
)
from tests.rulebook.table import CARDS, of
from wondertable.games.duel.events import (
    Built,
    Destroyed,
    Gained,
    Lost,
    Moved,
    Paid,
    Raised,
    Took,
)


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
    ("color", "wonder"), [("brown", "statue_of_zeus"), ("grey", "circus_maximus")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_brown_or_grey_card_can_be_destroyed(color: str, wonder: str, seat: int) -> None:
    """None is safe, on either side of the table (W4)."""
    for card, row in CARDS.items():
        if row["color"] == color:
            state = position(
                active=seat,
                coins=(40, 40),
                built=(card, "") if seat else ("", card),
                wonders=("", wonder) if seat else (wonder, ""),
                open="altar theater",
            )
            do(state, f"wonder {wonder} with theater")
            assert legal(state) == [f"destroy {card}"]
            do(state, f"destroy {card}")
            assert cards(state, 1 - seat) == set()
            assert pile(state) == {card}


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


@pytest.mark.parametrize("seat", [0, 1])
def test_the_mausoleum_can_build_every_card(seat: int) -> None:
    """Any age, any colour, whatever it would cost (W5)."""
    for card in CARDS:
        state = position(
            active=seat,
            coins=(10, 10),
            wonders=("", "mausoleum") if seat else ("mausoleum", ""),
            discarded=card,
            open="altar baths" if card not in ("altar", "baths") else "tavern forum",
        )
        taken = legal(state)[0].split()[1]
        do(state, f"wonder mausoleum with {taken}")
        assert legal(state) == [f"rebuild {card}"]
        assert Built(seat, card, "mausoleum") in do(state, f"rebuild {card}")
        assert cards(state, seat) == {card}
        assert pile(state) == set()


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
