"""Worked examples: table 8 of the base game, by line, and the further ones below it."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    cards,
    chance,
    coins,
    do,
    hand,
    legal,
    new_game,
    of,
    pile,
    points,
    position,
    sell_on,
    tokens,
    total,
    ways,
)
from wondertable.games.seven.events import Built, Gained, LeftOver, Sold
from wondertable.games.seven.game import GAME


def test_five_players_use_copies_for_3_4_and_5_and_seven_guilds() -> None:
    """Two Altars, a Forest Cave and no Mine; 7 guilds in age III (seven 8.1)."""
    state = new_game(5, sides="day")
    chance(state)
    dealt = [card for seat in range(5) for card in hand(state, seat)]
    assert dealt.count("altar") == 2
    assert dealt.count("tavern") == 2
    assert dealt.count("excavation") == dealt.count("forest_cave") == 1
    assert dealt.count("mine") == dealt.count("tree_farm") == 0
    assert dealt.count("loom_1") == 1
    sell_on(state, 12)
    assert state.age == 3
    dealt = [card for seat in range(5) for card in hand(state, seat)]
    guilds = {guild["id"] for guild in GAME.box()["guilds"]}
    assert sum(card in guilds for card in dealt) == 7
    assert dealt.count("ludus") == 1
    assert dealt.count("castrum") == 1


@pytest.mark.parametrize("held", [0, 20])
def test_two_stone_one_ore_one_papyrus_build_barracks_or_scriptorium(held: int) -> None:
    """And no Guard Tower, where nobody sells clay (seven 8.2)."""
    state = position(
        coins=held,
        built={0: "stone_pit ore_vein press_1"},
        hands={0: "barracks scriptorium guard_tower"},
    )
    assert "build barracks" in legal(state, 0)
    assert "build scriptorium" in legal(state, 0)
    assert legal(state, 0, "guard_tower") == ["sell guard_tower"]


def test_strength_4_between_5_and_2_at_the_end_of_age_2() -> None:
    """One defeat and one victory worth 3 (seven 8.3)."""
    state = position(
        age=2,
        turn=6,
        built={0: "walls stables", 1: "walls stables stockade", 2: "archery_range"},
    )
    sell_on(state, 1)
    assert tokens(state, 0) == [-1, 3]
    assert points(state, 0)["conflicts"] == 2


def test_a_theater_of_age_1_makes_the_gardens_of_age_3_free() -> None:
    """No goods, no coins (seven 8.4)."""
    state = position(hands={0: "theater"})
    do(state, {0: "build theater"})
    assert cards(state, 0) == {"theater"}
    state = position(age=3, coins=0, built={0: "theater"}, hands={0: "gardens"})
    assert Built(0, "gardens", "chain") in do(state, {0: "build gardens"})


def test_the_score_sheet_of_the_rulebook_adds_up_to_55() -> None:
    """10, 3, 6, 9, 2, 21 and 4 (seven 8.5)."""
    state = position(
        age=3,
        turn=6,
        boards={0: "alexandria"},
        stages={0: 3},
        coins={0: 9},
        tokens={0: "1 1 5 -1"},
        built={
            0: "altar theater baths haven lumber_yard sawmill workers_guild "
            "apothecary dispensary lodge workshop laboratory scriptorium",
            1: "clay_pool brickyard quarry",
            2: "foundry",
        },
    )
    assert [points(state, 0)[row] for row in GAME.categories[:7]] == [10, 3, 6, 9, 2, 21, 4]
    assert total(state, 0) == 55


def test_three_two_and_one_symbols_are_worth_21() -> None:
    """9 + 4 + 1 and a set of 7 (seven 8.5)."""
    state = position(built={0: "school library university workshop study apothecary"})
    assert points(state, 0)["green"] == 21


@pytest.mark.parametrize(("count", "worth"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_one_to_six_equal_symbols(count: int, worth: int) -> None:
    """The rulebook's table; the last two are symbols of choice (seven 8.6)."""
    gears = ("workshop", "laboratory", "observatory", "study", "scientists_guild")
    state = position(
        age=3,
        boards={0: "babylon"},
        stages={0: 2 if count == 6 else 0},
        built={0: " ".join(gears[:count])},
    )
    assert points(state, 0)["green"] == worth


def test_a_sale_brings_3_coins_and_the_card_joins_the_pile() -> None:
    """Whatever the card is worth (seven 8.7)."""
    for age, card in ((1, "altar"), (1, "mine"), (3, "palace"), (3, "workers_guild")):
        state = position(age=age, coins=0, hands={0: card})
        events = do(state, {0: f"sell {card}"})
        assert Sold(0, 3) in events
        assert coins(state, 0) == 3
        assert pile(state)[0] == card
        assert card not in cards(state, 0)


def test_in_the_sixth_turn_one_of_two_cards_is_played() -> None:
    """The other is discarded without coins (seven 8.8)."""
    state = position(age=2, turn=6, coins=0, hands={0: "vineyard bazaar"})
    assert len(hand(state, 0)) == 2
    events = do(state, {0: "build vineyard"})
    assert LeftOver(0, "bazaar") in events
    assert coins(state, 0) == 0
    assert cards(state, 0) == {"vineyard"}
    assert "bazaar" in pile(state)


def test_a_vineyard_among_six_brown_cards() -> None:
    """2 own, 3 on the left, one of them new, 1 on the right: 6 coins (seven 8, further)."""
    state = position(
        age=2,
        coins={0: 0},
        built={0: "sawmill mine", 1: "lumber_yard quarry", 2: "clay_pool"},
        hands={0: "vineyard", 1: "foundry"},
    )
    events = do(state, {0: "build vineyard", 1: "build foundry"})
    assert of(events, Gained) == [Gained(0, 6)]
    assert coins(state, 0) == 6


def test_a_bazaar_among_three_grey_cards() -> None:
    """1 own and 2 on the right: 6 coins (seven 8, further)."""
    state = position(
        seats=4,
        age=2,
        coins=0,
        built={0: "loom_1", 2: "glassworks_1", 3: "loom_1 press_1"},
        hands={0: "bazaar"},
    )
    do(state, {0: "build bazaar"})
    assert coins(state, 0) == 6


def test_builders_among_nine_stages() -> None:
    """3 + 2 + 4 (seven 8, further)."""
    state = position(
        age=3,
        boards={0: "ephesos", 1: "rhodos:night", 2: "gizah:night"},
        stages={0: 3, 1: 2, 2: 4},
        built={0: "builders_guild"},
    )
    assert points(state, 0)["purple"] == 9


def test_shipowners_with_seven_cards() -> None:
    """4 brown, 2 grey and the guild itself (seven 8, further)."""
    state = position(
        age=3, built={0: "lumber_yard sawmill mine quarry loom_1 press_1 shipowners_guild"}
    )
    assert points(state, 0)["purple"] == 7


def test_craftsmens_guild_with_three_grey_cards_next_door() -> None:
    """2 + 1 of them are 6 points (seven 8, further)."""
    state = position(
        age=3, built={0: "craftsmens_guild glassworks_1", 1: "loom_1 press_1", 2: "loom_2"}
    )
    assert points(state, 0)["purple"] == 6


def test_a_ludus_with_three_red_cards() -> None:
    """9 coins at once and 3 points if none is added (seven 8, further)."""
    state = position(
        seats=5,
        age=3,
        coins=0,
        built={0: "ore_vein stockade walls stables"},
        hands={0: "ludus"},
    )
    assert ways(state, 0, "ludus") == {(0, 0)}
    do(state, {0: "build ludus"})
    assert coins(state, 0) == 9
    assert points(state, 0)["yellow"] == 3
