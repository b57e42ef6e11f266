"""Economy, Urbanism and the coins of yellow cards and guilds: E1 to E3, L1, L2, G1, G2."""

from __future__ import annotations

import pytest

from tests.games.duel.position import coins, do, points, position
from tests.rulebook.table import WONDERS, of
from wondertable.games.duel.events import Built, Gained, Looted, Lost, Paid


def test_economy_brings_what_the_opponent_pays_for_a_card() -> None:
    """Coins for resources go to the owner of Economy instead of the bank (E1)."""
    state = position(age=2, coins=(20, 7), tokens=("", "economy"), open="aqueduct walls")
    assert Paid(0, 0, 6, 6) in do(state, "build aqueduct")
    assert (coins(state, 0), coins(state, 1)) == (14, 13)


def test_trade_coins_go_to_the_bank_without_economy() -> None:
    """The opponent earns nothing from the trade of others, although he makes the stone (E1, C1)."""
    state = position(age=2, coins=(20, 7), built=("", "shelf_quarry"), open="aqueduct walls")
    assert Paid(0, 0, 12, 0) in do(state, "build aqueduct")
    assert (coins(state, 0), coins(state, 1)) == (8, 7)


def test_economy_brings_what_the_opponent_pays_for_a_wonder() -> None:
    """Trade for wonders counts as well (E1)."""
    state = position(
        coins=(20, 7), tokens=("", "economy"), wonders=("pyramids", ""), open="baths altar"
    )
    assert Paid(0, 0, 8, 8) in do(state, "wonder pyramids with altar")
    assert (coins(state, 0), coins(state, 1)) == (12, 15)


def test_economy_brings_the_price_that_is_really_paid() -> None:
    """A Reserve makes it 1 coin a unit, the opponent's own stone makes it more (E1)."""
    cheap = position(
        age=2,
        coins=(20, 7),
        built=("stone_reserve", "shelf_quarry"),
        tokens=("", "economy"),
        open="aqueduct walls",
    )
    do(cheap, "build aqueduct")
    assert (coins(cheap, 0), coins(cheap, 1)) == (17, 10)
    dear = position(
        age=2,
        coins=(20, 7),
        built=("", "shelf_quarry"),
        tokens=("", "economy"),
        open="aqueduct walls",
    )
    do(dear, "build aqueduct")
    assert (coins(dear, 0), coins(dear, 1)) == (8, 19)


def test_economy_does_not_bring_the_printed_coin_cost() -> None:
    """Of the 6 coins for a Caravansery only the 4 for glass and papyrus count (E1)."""
    state = position(age=2, coins=(20, 7), tokens=("", "economy"), open="caravansery walls")
    assert Paid(0, 2, 4, 4) in do(state, "build caravansery")
    assert (coins(state, 0), coins(state, 1)) == (14, 11)


def test_economy_brings_nothing_when_the_opponent_builds_by_a_chain() -> None:
    """Nothing is paid, so nothing is received (E1)."""
    state = position(
        age=2, built=("baths", ""), tokens=("", "economy"), open="aqueduct walls", coins=(9, 7)
    )
    events = do(state, "build aqueduct")
    assert Built(0, "aqueduct", "chain") in events
    assert (coins(state, 0), coins(state, 1)) == (9, 7)


def test_economy_brings_nothing_for_what_the_mausoleum_builds() -> None:
    """Only the wonder itself was paid for (E1)."""
    state = position(
        coins=(20, 7),
        wonders=("mausoleum", ""),
        tokens=("", "economy"),
        discarded="aqueduct",
        open="baths altar",
    )
    do(state, "wonder mausoleum with altar")
    assert (coins(state, 0), coins(state, 1)) == (10, 17)
    do(state, "rebuild aqueduct")
    assert (coins(state, 0), coins(state, 1)) == (10, 17)


def test_economy_does_not_bring_looted_coins() -> None:
    """What the opponent loses to looting goes to the bank (E1)."""
    state = position(pawn=2, tokens=("economy", ""), open="guard_tower altar")
    do(state, "build guard_tower")
    assert (coins(state, 0), coins(state, 1)) == (7, 5)


def test_economy_does_not_repay_its_owner() -> None:
    """It looks at the opponent's trade only (E1)."""
    state = position(age=2, coins=(20, 7), tokens=("economy", ""), open="aqueduct walls")
    assert Paid(0, 0, 6, 0) in do(state, "build aqueduct")
    assert (coins(state, 0), coins(state, 1)) == (14, 7)


def test_a_penniless_owner_of_economy_is_paid_before_the_appian_way_takes() -> None:
    """Payment comes before effects: 2 coins arrive and are lost again (E2)."""
    state = position(
        coins=(2, 0),
        built=("brickyard shelf_quarry", ""),
        wonders=("appian_way", ""),
        tokens=("", "economy"),
        open="baths altar",
    )
    events = do(state, "wonder appian_way with altar")
    assert Paid(0, 0, 2, 2) in events
    assert of(events, Lost) == [Lost(1, 2)]
    assert (coins(state, 0), coins(state, 1)) == (3, 0)


def test_a_penniless_owner_of_economy_is_paid_before_he_is_looted() -> None:
    """The coins of the trade are there when the pawn enters the zone (E2)."""
    state = position(
        age=2,
        coins=(9, 0),
        pawn=1,
        built=("lumber_yard quarry", ""),
        tokens=("", "economy"),
        open="archery_range walls",
    )
    events = do(state, "build archery_range")
    assert Paid(0, 0, 2, 2) in events
    assert of(events, Looted) == [Looted(1, 2, 2)]
    assert (coins(state, 0), coins(state, 1)) == (7, 0)


def test_urbanism_brings_6_coins_but_nothing_for_the_chain_that_earned_it() -> None:
    """The Library is built by its chain, then the token is taken: 6 coins, not 10 (E3)."""
    state = position(
        age=2, coins=(0, 0), built=("scriptorium", ""), board="urbanism law", open="library walls"
    )
    events = do(state, "build library", "take urbanism")
    assert Built(0, "library", "chain") in events
    assert of(events, Gained) == [Gained(0, 6)]
    assert coins(state, 0) == 6


def test_urbanism_brings_4_coins_for_every_chain() -> None:
    """Each later building that a chain makes free pays, again and again (E3)."""
    state = position(
        age=2,
        coins=(0, 0),
        built=("garrison baths", ""),
        tokens=("urbanism", ""),
        open="barracks aqueduct brewery walls",
    )
    assert of(do(state, "build barracks"), Gained) == [Gained(0, 4)]
    do(state, "discard walls", "build aqueduct")
    assert coins(state, 0) == 8


def test_urbanism_brings_nothing_for_a_card_that_is_free_anyway() -> None:
    """A card without cost is not built by a chain (E3)."""
    state = position(tokens=("urbanism", ""), open="altar baths")
    assert of(do(state, "build altar"), Gained) == []
    assert coins(state, 0) == 7


def test_urbanism_brings_nothing_for_a_card_that_production_pays() -> None:
    """Building without spending coins is not enough (E3)."""
    state = position(built=("quarry", ""), tokens=("urbanism", ""), open="altar baths")
    do(state, "build baths")
    assert coins(state, 0) == 7


def test_urbanism_brings_nothing_for_what_the_mausoleum_builds() -> None:
    """Even if the card that gives the chain stands in the city (E3)."""
    state = position(
        coins=(10, 7),
        built=("garrison", ""),
        wonders=("mausoleum", ""),
        tokens=("urbanism", ""),
        discarded="barracks",
        open="baths altar",
    )
    events = do(state, "wonder mausoleum with altar", "rebuild barracks")
    assert Built(0, "barracks", "mausoleum") in events
    assert of(events, Gained) == []
    assert coins(state, 0) == 0


def test_urbanism_brings_nothing_for_the_chains_of_the_opponent() -> None:
    """Its owner must build himself (E3)."""
    state = position(
        age=2, active=1, built=("", "garrison"), tokens=("urbanism", ""), open="barracks walls"
    )
    assert of(do(state, "build barracks"), Gained) == []
    assert (coins(state, 0), coins(state, 1)) == (7, 7)


@pytest.mark.parametrize(
    ("own", "opponent", "brought"),
    [("", "", 1), ("", "tavern brewery forum", 1), ("tavern", "", 2), ("brewery forum", "", 3)],
)
def test_the_lighthouse_counts_itself(own: str, opponent: str, brought: int) -> None:
    """It brings 1 coin for each yellow card of the own city, the new one included (L1)."""
    state = position(age=3, coins=(20, 7), built=(own, opponent), open="lighthouse palace")
    assert of(do(state, "build lighthouse"), Gained) == [Gained(0, brought)]


@pytest.mark.parametrize(
    ("card", "own", "brought"),
    [
        ("chamber_of_commerce", "glassworks press", 6),
        ("port", "quarry shelf_quarry clay_pool", 6),
        ("armory", "guard_tower stable palisade", 3),
    ],
)
def test_other_yellow_cards_pay_for_the_cards_of_the_own_city(
    card: str, own: str, brought: int
) -> None:
    """3 for a grey, 2 for a brown, 1 for a red card; the opponent's do not count (L1)."""
    opponent = "glass_blower drying_room sawmill brickyard garrison walls"
    state = position(age=3, coins=(60, 7), built=(own, opponent), open=f"{card} palace")
    assert of(do(state, f"build {card}"), Gained) == [Gained(0, brought)]


def test_the_arena_pays_for_own_built_wonders() -> None:
    """2 coins each; unbuilt wonders and those of the opponent do not count (L2)."""
    state = position(
        age=3,
        coins=(20, 7),
        wonders=("sphinx", ""),
        raised=("pyramids colossus piraeus", "mausoleum"),
        open="arena palace",
    )
    assert of(do(state, "build arena"), Gained) == [Gained(0, 6)]
    for wonder in WONDERS:
        state = position(age=3, coins=(20, 7), raised=(wonder, ""), open="arena palace")
        assert of(do(state, "build arena"), Gained) == [Gained(0, 2)]


def test_a_yellow_card_pays_once_and_not_for_later_cards() -> None:
    """Red cards after the Armory bring no more coins (L2)."""
    state = position(
        age=3, coins=(30, 30), built=("guard_tower", ""), open="armory palace pretorium circus"
    )
    do(state, "build armory")
    assert coins(state, 0) == 25
    events = do(state, "discard palace", "build pretorium")
    assert Gained(0, 1) not in events
    assert coins(state, 0) == 17


@pytest.mark.parametrize(
    ("guild", "two", "four"),
    [
        ("merchants_guild", "tavern brewery", "wood_reserve clay_reserve forum customs_house"),
        ("magistrates_guild", "altar palace", "theater baths temple statue"),
        ("scientists_guild", "workshop school", "apothecary scriptorium pharmacist academy"),
        ("tacticians_guild", "guard_tower walls", "stable garrison palisade barracks"),
        ("shipowners_guild", "quarry press", "clay_pool lumber_yard glassworks drying_room"),
    ],
)
def test_a_guild_pays_by_the_city_that_has_more(guild: str, two: str, four: str) -> None:
    """The owner gets the coins of the larger number, whoever leads (G1)."""
    for own, opponent in ((two, four), (four, two)):
        state = position(age=3, coins=(60, 7), built=(own, opponent), open=f"{guild} port")
        assert of(do(state, f"build {guild}"), Gained) == [Gained(0, 4)]
        assert coins(state, 1) == 7
    half = " ".join(four.split()[:2])
    equal = position(age=3, coins=(60, 7), built=(two, half), open=f"{guild} port")
    assert of(do(equal, f"build {guild}"), Gained) == [Gained(0, 2)]


@pytest.mark.parametrize("guild", ["builders_guild", "moneylenders_guild"])
def test_builders_and_moneylenders_bring_no_coins(guild: str) -> None:
    """These two guilds bring points only (G1, G3)."""
    state = position(
        age=3, coins=(60, 60), raised=("pyramids", "sphinx colossus"), open=f"{guild} palace"
    )
    assert of(do(state, f"build {guild}"), Gained) == []


def test_a_guild_looks_at_both_cities_again_for_its_points() -> None:
    """Its coins came from the opponent's two yellow cards, its points from the own three (G1)."""
    state = position(
        age=2,
        coins=(60, 7),
        built=("forum", "tavern brewery"),
        open="merchants_guild lighthouse arena palace pretorium gardens",
    )
    assert of(do(state, "build merchants_guild"), Gained) == [Gained(0, 2)]
    assert points(state, 0)["purple"] == 2
    do(state, "discard palace", "build lighthouse", "discard pretorium", "build arena")
    assert points(state, 0)["purple"] == 3
    assert points(state, 1)["purple"] == 0


def test_shipowners_add_brown_and_grey_before_they_compare() -> None:
    """3 brown and 2 brown + 2 grey make 4, not 3 + 2 (G2)."""
    state = position(
        age=3,
        coins=(60, 7),
        built=("quarry clay_pool lumber_yard", "stone_pit clay_pit glassworks press"),
        open="shipowners_guild palace",
    )
    assert of(do(state, "build shipowners_guild"), Gained) == [Gained(0, 4)]
    assert points(state, 0)["purple"] == 4
