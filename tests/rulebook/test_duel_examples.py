"""The worked examples of the rulebooks and our own, by number."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.duel.position import (
    coins,
    do,
    legal,
    points,
    position,
    price,
    wonders_of,
)
from tests.rulebook.table import CARDS, WONDERS, of
from wondertable.games import GAMES
from wondertable.games.duel.events import Built, Discarded, Gained, Looted, Moved, Paid, Removed

BOX: dict[str, Any] = GAMES["duel"].box()


def test_a_third_stone_is_cheaper_for_the_owner_of_the_shelf_quarry() -> None:
    """4 coins a stone for the other, 2 for the owner (example 1)."""
    buyer = position(age=2, built=("", "shelf_quarry"), open="baths aqueduct")
    assert price(buyer, "baths") == 4
    owner = position(age=2, active=1, built=("", "shelf_quarry"), open="baths aqueduct")
    assert price(owner, "baths") == 0
    assert price(owner, "aqueduct") == 2


def test_fortifications_cost_5_beside_two_stones_of_ones_own() -> None:
    """3 for the clay that the opponent makes too, 2 for the papyrus (example 2)."""
    state = position(age=3, built=("shelf_quarry", "clay_pool"), open="fortifications palace")
    assert Paid(0, 0, 5, 0) in do(state, "build fortifications")
    assert coins(state, 0) == 2


def test_the_aqueduct_costs_12_against_two_stones() -> None:
    """Three stones at 4 coins (example 3)."""
    state = position(age=2, coins=(12, 7), built=("", "shelf_quarry"), open="aqueduct walls")
    assert Paid(0, 0, 12, 0) in do(state, "build aqueduct")
    assert (coins(state, 0), coins(state, 1)) == (0, 7)


def test_the_caravansery_costs_7_against_one_glass() -> None:
    """2 coins, 3 for the glass and 2 for the papyrus (example 4)."""
    state = position(age=2, built=("", "glassworks"), open="caravansery walls")
    assert Paid(0, 2, 5, 0) in do(state, "build caravansery")
    assert coins(state, 0) == 0


def test_production_pays_for_baths_and_garrison_and_not_for_the_apothecary() -> None:
    """A city of 1 stone, 3 clay and 1 papyrus has to buy glass (example 5)."""
    own = "quarry brickyard clay_pool press"
    state = position(age=2, coins=(1, 7), built=(own, ""), open="baths garrison apothecary")
    assert price(state, "baths") == price(state, "garrison") == 0
    assert price(state, "apothecary") == 2
    assert {"build baths", "build garrison"} <= set(legal(state))
    assert "build apothecary" not in legal(state)


def test_simple_costs_are_as_printed() -> None:
    """Coins, nothing, or goods with a chain instead (example 6)."""
    state = position(age=2, open="scriptorium stone_pit lumber_yard horse_breeders")
    assert price(state, "scriptorium") == 2
    assert price(state, "stone_pit") == 1
    assert price(state, "lumber_yard") == 0
    assert price(state, "horse_breeders") == 4
    made = position(age=2, built=("clay_pool lumber_yard", ""), open="horse_breeders walls")
    assert Built(0, "horse_breeders", "paid") in do(made, "build horse_breeders")
    chained = position(age=2, built=("stable", ""), open="horse_breeders walls")
    assert Built(0, "horse_breeders", "chain") in do(chained, "build horse_breeders")


@pytest.mark.parametrize(("first", "card"), [("baths", "aqueduct"), ("palisade", "fortifications")])
def test_baths_and_palisade_make_later_cards_free(first: str, card: str) -> None:
    """Nothing is paid (example 7)."""
    state = position(age=3, coins=(0, 0), built=(first, ""), open=f"{card} palace")
    assert Built(0, card, "chain") in do(state, f"build {card}")
    assert coins(state, 0) == 0


def test_a_discard_brings_4_coins_with_tavern_and_clay_reserve() -> None:
    """2 and 1 for each yellow card (example 8)."""
    state = position(age=2, active=1, built=("", "tavern clay_reserve"), open="aqueduct walls")
    assert do(state, "discard aqueduct") == [Discarded(1, "aqueduct", 4)]
    assert coins(state, 1) == 11


def test_the_colossus_costs_3_clay_and_1_glass_and_moves_the_pawn_by_2() -> None:
    """The cost of the card under it does not matter (example 9)."""
    state = position(
        age=3,
        coins=(0, 7),
        built=("brickyard clay_pool glassworks", ""),
        wonders=("colossus", ""),
        open="pretorium palace",
    )
    events = do(state, "wonder colossus with pretorium")
    assert of(events, Paid) == []
    assert of(events, Moved) == [Moved(0, 0, 2)]


def test_the_pyramids_leave_the_game_as_the_eighth_wonder() -> None:
    """4 wonders of the opponent and the third of the builder make seven (example 10)."""
    state = position(
        coins=(20, 20),
        wonders=("colossus pyramids", ""),
        raised=("great_lighthouse temple_of_artemis", "circus_maximus piraeus appian_way sphinx"),
        open="altar baths",
    )
    assert of(do(state, "wonder colossus with altar"), Removed) == [Removed(0, "pyramids")]
    assert wonders_of(state, 0)[1] == set()


@pytest.mark.parametrize("before", [1, 2])
def test_the_archery_range_loots_2_coins(before: int) -> None:
    """Two shields carry the pawn into the zone (example 11)."""
    state = position(age=2, pawn=before, open="archery_range walls")
    assert of(do(state, "build archery_range"), Looted) == [Looted(1, 2, 2)]
    assert coins(state, 1) == 5


def test_strategy_moves_the_pawn_by_3_for_two_shields() -> None:
    """One more for the card (example 12)."""
    state = position(age=2, tokens=("strategy", ""), open="walls temple")
    assert of(do(state, "build walls"), Moved) == [Moved(0, 0, 3)]


def test_8_coins_are_worth_2_points() -> None:
    """Two full sets of 3 (example 13)."""
    state = position(age=3, coins=(6, 8), open="palace")
    do(state, "discard palace")
    assert points(state, 0)["coins"] == points(state, 1)["coins"] == 2


@pytest.mark.parametrize(("tokens", "cost"), [("", 14), ("masonry", 6)])
def test_the_palace_against_two_glass(tokens: str, cost: int) -> None:
    """2 + 2 + 2 + 4 + 4, and Masonry spares the glass (example 14)."""
    state = position(
        age=3, built=("", "glassworks glass_blower"), tokens=(tokens, ""), open="palace port"
    )
    assert price(state, "palace") == cost


@pytest.mark.parametrize(
    ("own", "opponent", "cost"),
    [
        ("", "shelf_quarry lumber_yard", 18),
        ("caravansery", "shelf_quarry lumber_yard", 14),
        ("stone_reserve caravansery", "shelf_quarry quarry stone_pit sawmill", 7),
    ],
)
def test_the_town_hall_in_three_cities(own: str, opponent: str, cost: int) -> None:
    """The Caravansery makes whatever is dearest (example 15)."""
    state = position(age=3, built=(own, opponent), open="town_hall port")
    assert price(state, "town_hall") == cost


@pytest.mark.parametrize(("own", "tokens", "cost"), [("", "", 17), ("forum", "architecture", 6)])
def test_the_great_library_against_wood_and_glass(own: str, tokens: str, cost: int) -> None:
    """The Forum makes the glass, Architecture spares two of three wood (example 16)."""
    state = position(
        age=2,
        built=(own, "sawmill glassworks"),
        tokens=(tokens, ""),
        wonders=("great_library", ""),
        open="altar walls",
    )
    assert price(state, "great_library") == cost


def test_the_pyramids_cost_5_with_a_stone_reserve() -> None:
    """3 stones at 1 coin and a papyrus at 2 (example 17)."""
    state = position(
        coins=(5, 7),
        built=("stone_reserve", "quarry stone_pit shelf_quarry"),
        wonders=("pyramids", ""),
        open="altar walls",
    )
    assert price(state, "pyramids") == 5
    assert Paid(0, 0, 5, 0) in do(state, "wonder pyramids with altar")


def test_the_senate_is_free_with_two_clay_and_masonry() -> None:
    """What is missing is just two units (example 18)."""
    state = position(
        age=3, coins=(0, 0), built=("brickyard", ""), tokens=("masonry", ""), open="senate port"
    )
    assert Built(0, "senate", "paid") in do(state, "build senate")


def test_economy_earns_from_the_town_hall_and_not_from_the_pretorium() -> None:
    """7 coins for goods arrive, 8 printed coins do not (example 19)."""
    for card, paid, received in (("town_hall", 7, 7), ("pretorium", 8, 0)):
        state = position(
            age=3,
            coins=(8, 7),
            built=("stone_reserve", ""),
            tokens=("", "economy"),
            open=f"{card} port",
        )
        (event,) = of(do(state, f"build {card}"), Paid)
        assert event.coins + event.traded == paid
        assert event.received == received
        loot = 2 if card == "pretorium" else 0
        assert coins(state, 0) == 8 - paid
        assert coins(state, 1) == 7 + received - loot


@pytest.mark.parametrize(("card", "net"), [("barracks", 4), ("aqueduct", 4), ("temple", 0)])
def test_urbanism_pays_for_two_chains_and_not_for_the_temple(card: str, net: int) -> None:
    """The Temple is paid by own production (example 20)."""
    state = position(
        age=2,
        built=("garrison baths lumber_yard press", ""),
        tokens=("urbanism", ""),
        open=f"{card} walls",
    )
    do(state, f"build {card}")
    assert coins(state, 0) == 7 + net


def test_the_lighthouse_brings_3_and_the_merchants_guild_4() -> None:
    """Third yellow card; 2 own and 4 enemy yellow cards (example 21)."""
    state = position(
        age=3, coins=(9, 7), built=("brewery clay_reserve", ""), open="lighthouse port"
    )
    assert of(do(state, "build lighthouse"), Gained) == [Gained(0, 3)]
    state = position(
        age=3,
        coins=(9, 7),
        built=("brewery clay_reserve", "tavern forum stone_reserve wood_reserve"),
        open="merchants_guild port",
    )
    assert of(do(state, "build merchants_guild"), Gained) == [Gained(0, 4)]


def test_shipowners_bring_4_against_two_brown_and_two_grey() -> None:
    """3 own brown cards are fewer than 2 + 2 (example 22)."""
    state = position(
        age=3,
        coins=(30, 7),
        built=("clay_pool quarry lumber_yard", "clay_pit stone_pit press glassworks"),
        open="shipowners_guild port",
    )
    assert of(do(state, "build shipowners_guild"), Gained) == [Gained(0, 4)]


def test_mathematics_and_philosophy_bring_13_points_and_artemis_none() -> None:
    """3 x 2 + 7; the Temple of Artemis brings coins only (example 23)."""
    state = position(
        tokens=("mathematics philosophy", ""),
        raised=("temple_of_artemis", ""),
        open="altar baths",
    )
    assert points(state, 0)["tokens"] == 13
    assert points(state, 0)["wonders"] == 0


def test_all_printed_points_add_up() -> None:
    """Blue 67, green 18, yellow 15, wonders 42 (example 24)."""
    state = position(
        built=(" ".join(card for card in CARDS if CARDS[card]["color"] != "purple"), ""),
        raised=(" ".join(list(WONDERS)[:4]), " ".join(list(WONDERS)[4:8])),
        open="merchants_guild builders_guild",
    )
    assert {kind: points(state, 0)[kind] for kind in ("blue", "green", "yellow")} == {
        "blue": 67,
        "green": 18,
        "yellow": 15,
    }
    assert sum(wonder["effect"].get("vp", 0) for wonder in BOX["wonders"]) == 42


def test_all_shields_add_up() -> None:
    """4 + 8 + 12 in the ages, 4 on wonders (example 24)."""
    shields = Counter[Any]()
    for card in BOX["cards"]:
        shields[card["age"]] += card["effect"].get("shields", 0)
    assert [shields[age] for age in (1, 2, 3, "guild")] == [4, 8, 12, 0]
    assert sum(wonder["effect"].get("shields", 0) for wonder in BOX["wonders"]) == 4


def test_all_costs_add_up() -> None:
    """Sums over the cards and over the wonders; ten cards are free (example 24)."""
    kinds = ["coins", "wood", "clay", "stone", "glass", "papyrus"]
    cards = Counter[str]()
    for card in BOX["cards"]:
        cards.update(card["cost"])
    assert [cards[kind] for kind in kinds] == [46, 34, 32, 33, 21, 21]
    wonders = Counter[str]()
    for wonder in BOX["wonders"]:
        wonders.update(wonder["cost"])
    assert [wonders[kind] for kind in kinds] == [0, 11, 10, 12, 9, 10]
    assert len([card for card in BOX["cards"] if not card["cost"]]) == 10


def test_all_layouts_show_12_of_20_slots() -> None:
    """6, 2 and 2 of them can be taken at the start (example 24)."""
    ends = []
    for age in ("age1", "age2", "age3"):
        slots = BOX["layouts"][age]["slots"]
        assert Counter(slot["face_up"] for slot in slots) == {True: 12, False: 8}
        ends.append(len([slot for slot in slots if not slot["covered_by"]]))
    assert ends == [6, 2, 2]
