"""How a turn goes and what happens at once: rulings 2.1 to 2.8 of the base game, without 2.5."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    chance,
    city,
    coins,
    do,
    hand,
    legal,
    new_game,
    of,
    pile,
    position,
    sell_on,
    ways,
)
from wondertable.core.errors import NotAsked
from wondertable.core.play import play
from wondertable.games.seven.events import AgeBegan, Built, Gained, HandsPassed, LeftOver, Sold
from wondertable.games.seven.game import GAME


def test_nothing_is_done_before_the_last_one_has_chosen() -> None:
    """Two choices lie face down; the third sets all of them going (seven 2.1)."""
    state = position(hands={0: "tavern", 1: "altar", 2: "loom_1"})
    play(GAME, state, 0, "build tavern")
    play(GAME, state, 1, "sell altar")
    assert asked(state) == [2]
    assert [cards(state, seat) for seat in range(3)] == [set(), set(), set()]
    assert [coins(state, seat) for seat in range(3)] == [3, 3, 3]
    assert pile(state) == []
    play(GAME, state, 2, "build loom_1")
    assert [cards(state, seat) for seat in range(3)] == [{"tavern"}, set(), {"loom_1"}]
    assert [coins(state, seat) for seat in range(3)] == [8, 6, 3]
    assert pile(state) == ["altar"]


def test_a_choice_changes_nothing_of_what_others_may_choose() -> None:
    """Neither what a neighbour builds nor what he pays is there for them (seven 2.1)."""
    state = position(
        coins={0: 2, 1: 9, 2: 2},
        hands={0: "stockade", 1: "lumber_yard baths", 2: "stockade"},
    )
    before = [legal(state, seat) for seat in (0, 2)]
    play(GAME, state, 1, "build lumber_yard")
    assert [legal(state, seat) for seat in (0, 2)] == before
    assert "build stockade paying 2 left" not in before[0]
    assert "build stockade paying 2 right" not in before[1]


def test_a_choice_is_one_card_and_one_action() -> None:
    """Who has chosen is not asked a second time in the turn (seven 2.1)."""
    state = position(hands={0: "altar theater"})
    play(GAME, state, 0, "build altar")
    with pytest.raises(NotAsked):
        play(GAME, state, 0, "build theater")


def test_coins_paid_by_a_neighbour_buy_nothing_in_the_same_turn() -> None:
    """A city of no coins sells for 2; it buys for 2 in the next turn only (seven 2.2)."""
    state = position(
        coins={0: 2, 1: 0},
        built={1: "lumber_yard", 2: "clay_pool"},
        hands={0: "stockade guard_tower", 1: "guard_tower altar"},
    )
    assert legal(state, 1, "guard_tower") == ["sell guard_tower"]
    play(GAME, state, 0, "build stockade paying 2 left")
    assert legal(state, 1, "guard_tower") == ["sell guard_tower"]
    do(state, {1: "build altar"})
    assert coins(state, 1) == 2
    assert "build guard_tower paying 2 left" in legal(state, 1, "guard_tower")


@pytest.mark.parametrize("owned", [0, 1])
def test_a_coin_to_the_bank_must_be_owned_when_the_turn_begins_too(owned: int) -> None:
    """The neighbour's 2 coins do not pay a Timber Yard of this turn (seven 2.2)."""
    state = position(
        coins={0: 2, 1: owned},
        built={1: "lumber_yard"},
        hands={0: "stockade timber_yard", 1: "timber_yard altar"},
    )
    play(GAME, state, 0, "build stockade paying 2 left")
    assert ("build timber_yard" in legal(state, 1)) == (owned == 1)
    do(state, {1: "build altar"})
    assert coins(state, 1) == owned + 2
    assert "build timber_yard" in legal(state, 1)


def test_coins_spent_and_coins_received_in_one_turn_cross() -> None:
    """Two neighbours buy from each other with the coins that they had (seven 2.2)."""
    state = position(
        coins=2,
        built={0: "lumber_yard", 1: "clay_pool"},
        hands={0: "guard_tower", 1: "stockade"},
    )
    do(state, {0: "build guard_tower paying 2 left", 1: "build stockade paying 2 right"})
    assert (coins(state, 0), coins(state, 1)) == (2, 2)
    assert (cards(state, 0), cards(state, 1)) == (
        {"lumber_yard", "guard_tower"},
        {"clay_pool", "stockade"},
    )


def test_a_neighbour_s_building_sells_from_the_next_turn_on() -> None:
    """What he builds in this turn cannot be bought in it (seven 2.3)."""
    state = position(hands={0: "altar stockade", 1: "lumber_yard", 2: "stockade"})
    assert ways(state, 0, "stockade") == set()
    assert ways(state, 2, "stockade") == set()
    do(state, {0: "build altar", 1: "build lumber_yard"})
    assert ways(state, 0, "stockade") == {(2, 0)}
    assert ways(state, 2, "stockade") == {(0, 2)}


def test_the_owner_uses_a_new_building_from_the_next_turn_on() -> None:
    """The one action of the turn was to build it (seven 2.3)."""
    state = position(hands={0: "lumber_yard stockade", 2: "stockade"}, coins=0)
    assert legal(state, 0, "stockade") == ["sell stockade"]
    do(state, {0: "build lumber_yard"})
    assert cards(state, 0) == {"lumber_yard"}
    assert legal(state, 0, "stockade") == ["sell stockade", "build stockade"]


def test_a_vineyard_counts_brown_cards_of_the_same_turn() -> None:
    """Those that both neighbours build in this turn are in the count (seven 2.4)."""
    state = position(
        age=2,
        built={0: "sawmill", 2: "quarry"},
        hands={0: "vineyard", 1: "foundry", 2: "brickyard"},
    )
    events = do(state, {0: "build vineyard", 1: "build foundry", 2: "build brickyard"})
    assert of(events, Gained) == [Gained(0, 4)]
    assert coins(state, 0) == 3 + 4


def test_a_bazaar_counts_grey_cards_of_the_same_turn() -> None:
    """2 coins each, those of this turn included (seven 2.4)."""
    state = position(
        seats=4,
        age=2,
        built={0: "loom_1"},
        hands={0: "bazaar", 1: "press_2", 2: "glassworks_2", 3: "loom_2"},
    )
    do(state, {0: "build bazaar", 1: "build press_2", 2: "build glassworks_2", 3: "build loom_2"})
    assert coins(state, 0) == 3 + 2 * 3


def test_what_is_not_built_in_this_turn_is_not_counted() -> None:
    """A brown card that a neighbour sells or puts under a stage brings nothing (seven 2.4)."""
    state = position(
        age=2,
        boards={2: "babylon"},
        built={2: "brickyard"},
        hands={0: "vineyard", 1: "foundry", 2: "quarry"},
    )
    do(state, {0: "build vineyard", 1: "sell foundry", 2: "stage with quarry"})
    assert coins(state, 0) == 3 + 1


@pytest.mark.parametrize(
    ("card", "built", "stages", "expected"),
    [
        ("haven", "forum sawmill quarry", 0, 2),
        ("lighthouse", "caravansery tavern", 0, 3),
        ("chamber_of_commerce", "brickyard press_1 loom_1", 0, 4),
        ("ludus", "ore_vein stockade barracks guard_tower", 0, 9),
        ("arena", "dispensary", 2, 6),
    ],
)
def test_yellow_cards_of_age_3_pay_for_the_own_city_only(
    card: str, built: str, stages: int, expected: int
) -> None:
    """Neighbours' cards and stages bring nothing; a Lighthouse counts itself (seven 2.4)."""
    state = position(
        seats=5,
        age=3,
        built={
            0: built,
            1: "lumber_yard press_1 tavern stockade",
            4: "stone_pit loom_1 forum barracks",
        },
        stages={0: stages, 1: 2, 4: 1},
        hands={0: card},
    )
    events = do(state, {0: f"build {card}"})
    assert of(events, Gained) == [Gained(0, expected)]
    assert coins(state, 0) == 3 + expected


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize(("age", "way"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_left_in_ages_1_and_3_and_right_in_age_2(seats: int, age: int, way: int) -> None:
    """The whole rest of a hand goes to one neighbour (seven 2.6)."""
    state = position(seats=seats, age=age)
    before = [hand(state, seat) for seat in range(seats)]
    rest = [cards[1:] for cards in before]
    do(state, {seat: f"sell {before[seat][0]}" for seat in range(seats)})
    for seat in range(seats):
        assert sorted(hand(state, (seat + way) % seats)) == sorted(rest[seat])


def test_a_hand_has_one_card_less_in_each_of_six_turns() -> None:
    """From seven cards down to two (seven 2.6)."""
    state = new_game(3, sides="day")
    chance(state)
    sizes = []
    for _ in range(6):
        sizes.append([len(hand(state, seat)) for seat in range(3)])
        sell_on(state, 1)
    assert sizes == [[size] * 3 for size in (7, 6, 5, 4, 3, 2)]
    assert state.age == 2


def test_no_hand_is_passed_after_the_sixth_turn() -> None:
    """Five times in an age, and the new age begins with seven new cards (seven 2.6)."""
    state = new_game(3, sides="day")
    chance(state)
    events = sell_on(state, 6)
    assert of(events, HandsPassed) == [HandsPassed(1)] * 5
    assert of(events, AgeBegan) == [AgeBegan(2)]
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]


def test_in_the_sixth_turn_the_card_left_over_brings_no_coins() -> None:
    """One card is built, the other goes to the pile for nothing (seven 2.7)."""
    state = position(turn=6, coins=0, hands={0: "altar theater", 1: "loom_1 baths"})
    events = do(state, {0: "build altar", 1: "build loom_1"})
    assert LeftOver(0, "theater") in events
    assert cards(state, 0) == {"altar"}
    assert (coins(state, 0), coins(state, 1)) == (0, 0)
    assert {"theater", "baths"} <= set(pile(state))


def test_in_the_sixth_turn_the_chosen_card_may_be_sold_for_3() -> None:
    """3 coins for two cards, not 6 (seven 2.7)."""
    state = position(turn=6, coins=0, hands={0: "altar theater"})
    events = do(state, {0: "sell theater"})
    assert Sold(0, 3) in events
    assert coins(state, 0) == 3
    assert {"altar", "theater"} <= set(pile(state))


def test_in_the_sixth_turn_either_card_may_be_chosen() -> None:
    """Both can be built or sold, and not both at once (seven 2.7)."""
    state = position(turn=6, hands={0: "altar theater"})
    assert set(legal(state, 0)) == {"sell altar", "build altar", "sell theater", "build theater"}


def test_the_buyer_chooses_whom_to_pay() -> None:
    """Where both neighbours sell the unit both ways are offered (seven 2.8)."""
    state = position(
        boards={0: "ephesos"}, built={1: "lumber_yard", 2: "lumber_yard"}, hands={0: "stockade"}
    )
    assert ways(state, 0, "stockade") == {(2, 0), (0, 2)}
    for text, left, right in (("2 left", 5, 3), ("2 right", 3, 5)):
        table = position(
            boards={0: "ephesos"},
            built={1: "lumber_yard", 2: "lumber_yard"},
            hands={0: "stockade", 1: "altar", 2: "theater"},
        )
        do(table, {0: f"build stockade paying {text}", 1: "build altar", 2: "build theater"})
        assert (coins(table, 0), coins(table, 1), coins(table, 2)) == (1, left, right)


def test_the_dearer_neighbour_may_be_paid() -> None:
    """A post to the right does not bind its owner to buy there (seven 2.8)."""
    state = position(
        built={0: "east_trading_post", 1: "lumber_yard", 2: "lumber_yard"}, hands={0: "stockade"}
    )
    assert ways(state, 0, "stockade") == {(2, 0), (0, 1)}
    events = do(state, {0: "build stockade paying 2 left"})
    assert Built(0, "stockade", "paid") in events
    assert coins(state, 0) == 1


def test_two_units_may_be_bought_from_one_neighbour_or_from_both() -> None:
    """Every split is a choice of its own (seven 2.8)."""
    state = position(age=2, coins=4, built={1: "sawmill", 2: "sawmill"}, hands={0: "caravansery"})
    assert ways(state, 0, "caravansery") == {(4, 0), (2, 2), (0, 4)}


def test_the_payment_is_part_of_the_choice() -> None:
    """Once it lies on the table nothing more is asked of the buyer (seven 2.8)."""
    state = position(
        built={1: "lumber_yard", 2: "lumber_yard"}, hands={0: "stockade", 1: "altar", 2: "theater"}
    )
    assert set(legal(state, 0, "stockade")) == {
        "sell stockade",
        "build stockade paying 2 right",
        "build stockade paying 2 left",
    }
    play(GAME, state, 0, "build stockade paying 2 right")
    assert asked(state) == [1, 2]
    do(state, {1: "build altar", 2: "build theater"})
    assert [coins(state, seat) for seat in range(3)] == [1, 3, 5]
    assert city(state, 0).shields == 1
