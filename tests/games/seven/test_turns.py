"""What happens in a turn and at its end, in the order of the rules."""

from __future__ import annotations

from tests.games.seven.position import (
    asked,
    cards,
    city,
    coins,
    do,
    fight,
    hand,
    legal,
    pairs,
    pile,
    points,
    position,
    stage_ways,
    tokens,
    ways,
)
from wondertable.games.seven.cards import Cost
from wondertable.games.seven.cost import ways_to_pay
from wondertable.games.seven.events import Built, Fought, Lost, Negotiated, PlaysLast
from wondertable.games.seven.science import best
from wondertable.games.seven.tables import pack


def test_the_payment_of_the_solver_example_is_offered_in_two_ways() -> None:
    state = position(
        seats=6,
        boards={0: "ephesos", 1: "alexandria", 5: "halikarnassos"},
        built={0: "tree_farm east_trading_post", 1: "lumber_yard tree_farm", 5: "clay_pool"},
    )
    two_wood_one_clay = pack(Cost(wood=2, clay=1))
    found = ways_to_pay(city(state, 0), city(state, 1), city(state, 5), two_wood_one_clay, 9)
    assert pairs(found) == {(2, 1), (4, 0)}


def test_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    state = position(
        hands={0: "stockade", 1: "guard_tower", 2: "barracks"},
        coins={0: 2, 1: 0, 2: 0},
        built={1: "lumber_yard", 2: "clay_pool"},
    )
    assert ways(state, 1, "guard_tower") == set()
    do(state, {0: "build stockade paying 2 left"})
    assert coins(state, 1) == 2 + 3


def test_a_vineyard_counts_cards_of_the_same_turn() -> None:
    state = position(age=2, hands={0: "vineyard", 1: "foundry"}, built={0: "sawmill", 2: "quarry"})
    do(state, {0: "build vineyard", 1: "build foundry"})
    assert coins(state, 0) == 3 + 3


def test_babylon_plays_its_last_card_with_the_coins_of_the_turn_before() -> None:
    state = position(
        turn=6,
        boards={0: "babylon:night"},
        stages={0: 1},
        coins=0,
        hands={0: "altar mine", 1: "baths theater", 2: "loom_1 press_1"},
    )
    events = do(state, {0: "sell altar"})
    assert PlaysLast(0) in events
    assert asked(state) == [0]
    assert legal(state, 0) == ["sell mine", "build mine", "discard mine"]
    do(state, {0: "build mine"})
    assert cards(state, 0) == {"mine"}
    assert coins(state, 0) == 2
    assert asked(state) == "chance"
    assert state.age == 2


def test_halikarnassos_finds_what_babylon_sold_and_all_last_cards() -> None:
    state = position(
        turn=6,
        boards={0: "babylon:night", 1: "halikarnassos:night"},
        stages={0: 1},
        built={1: "clay_pool clay_pit"},
        hands={0: "altar tavern", 1: "stockade theater", 2: "loom_1 press_1"},
    )
    do(state, {0: "sell altar", 1: "stage with stockade", 2: "sell loom_1"})
    do(state, {0: "sell tavern"})
    assert pile(state) == ["altar", "loom_1", "theater", "press_1", "tavern"]
    assert asked(state) == [1]
    events = do(state, {1: "rebuild tavern"})
    assert Built(1, "tavern", "pile") in events
    assert coins(state, 1) == 3 + 5
    assert "tavern" not in pile(state)


def test_olympia_builds_the_first_card_of_a_colour_free_of_coins_too() -> None:
    state = position(boards={0: "olympia"}, stages={0: 2}, hands={0: "mine altar"}, coins=0)
    assert ways(state, 0, "mine") == {(0, 0)}
    do(state, {0: "build mine"})
    assert coins(state, 0) == 0
    assert city(state, 0).stages == 2


def test_olympia_s_last_card_is_that_of_the_last_turn() -> None:
    for turn, known in ((5, set()), (6, {(0, 0)})):
        state = position(
            age=3, turn=turn, boards={0: "olympia:night"}, stages={0: 2}, hands={0: "palace"}
        )
        assert ways(state, 0, "palace") == known
    first = position(age=3, boards={0: "olympia:night"}, stages={0: 1}, hands={0: "palace"})
    assert ways(first, 0, "palace") == {(0, 0)}


def test_hands_go_left_in_age_one_and_right_in_age_two() -> None:
    for age, card, taker in ((1, "study", 1), (2, "study", 2), (3, "study", 1)):
        state = position(age=age, hands={0: card})
        do(state, {})
        assert card in hand(state, taker)


def test_losses_are_added_up_and_split_freely() -> None:
    state = position(
        seats=4,
        cities=True,
        age=2,
        coins={0: 9, 1: 1, 2: 9, 3: 0},
        boards={0: "gizah", 1: "rhodos", 2: "olympia", 3: "ephesos"},
        built={0: "caravansery forum", 2: "caravansery forum"},
        hands={0: "hideout", 2: "lair"},
    )
    do(state, {0: "build hideout", 2: "build lair"})
    assert [int(city(state, seat).owed) for seat in range(4)] == [2, 3, 1, 3]
    assert legal(state, 1) == [
        "lose 3 debt",
        "lose 1 coins 2 debt",
        "lose 2 coins 1 debt",
        "lose 3 coins",
    ]
    events = do(state, {1: "lose 1 coins 2 debt", 3: "lose 3 debt", 0: "lose 2 coins"})
    assert Lost(1, 1, 2) in events
    assert (coins(state, 1), city(state, 1).debt) == (3, 2)
    assert points(state, 3)["treasury"] == 1 - 3


def test_raiders_bring_a_token_and_debt_that_coins_cannot_replace() -> None:
    state = position(seats=4, cities=True, hands={0: "raider_camp"})
    do(state, {0: "build raider_camp"})
    assert tokens(state, 0) == [1]
    assert [int(city(state, seat).debt) for seat in range(4)] == [0, 1, 0, 1]


def test_a_sepulcher_counts_the_tokens_of_the_loser_in_the_same_turn() -> None:
    state = position(
        cities=True,
        age=2,
        coins=20,
        built={0: "caravansery forum quarry glassworks_1 loom_1"},
        hands={0: "sepulcher", 1: "raider_camp"},
        tokens={1: "3 -1", 2: "-1"},
    )
    do(state, {0: "build sepulcher", 1: "build raider_camp"})
    assert [int(city(state, seat).owed) for seat in range(3)] == [0, 2, 0]


def test_the_forging_agency_builds_out_of_the_pile_at_the_end_of_its_turn() -> None:
    state = position(cities=True, age=2, hands={0: "forging_agency", 1: "opium_den"})
    do(state, {0: "build forging_agency", 1: "sell opium_den"})
    assert asked(state) == [0]
    do(state, {0: "rebuild opium_den"})
    assert coins(state, 0) == 3 - 2 + 4
    assert asked(state) == [1, 2]
    assert legal(state, 1)[-1] == "lose 3 coins"


def test_diplomacy_closes_the_gap_and_two_fight_once() -> None:
    state = position(
        age=2,
        cities=True,
        built={0: "contingent", 1: "stables", 2: "walls barracks"},
        diplomacy={1: 1},
    )
    fight(state)
    assert (tokens(state, 0), tokens(state, 1), tokens(state, 2)) == ([3], [], [-1])
    assert city(state, 1).diplomacy == 0
    four = position(seats=4, age=1, cities=True, built={1: "militia"}, diplomacy={0: 1, 2: 2})
    fight(four)
    assert [tokens(four, seat) for seat in range(4)] == [[], [1], [], [-1]]
    assert city(four, 2).diplomacy == 1


def test_five_players_fight_around_two_who_are_absent() -> None:
    state = position(
        seats=5, cities=True, built={0: "militia", 3: "barracks"}, diplomacy={1: 1, 2: 1}
    )
    fight(state)
    assert [tokens(state, seat) for seat in range(5)] == [[1, 1], [], [], [-1, 1], [-1, -1]]


def test_teams_fight_at_their_borders_for_two_tokens() -> None:
    built = {1: "stockade barracks", 2: "contingent"}
    for diplomacy, mine, theirs in (
        ({}, [-1, -1], [3, 3]),
        ({1: 1}, [-1], [3]),
        ({1: 1, 2: 1}, [], []),
    ):
        state = position(seats=4, age=2, cities=True, teams=True, built=built, diplomacy=diplomacy)
        fight(state)
        assert (tokens(state, 1), tokens(state, 2)) == (mine, theirs)
        assert (tokens(state, 0), tokens(state, 3)) == ([], [])
        assert all(city(state, seat).diplomacy == 0 for seat in range(4))


def test_conflicts_are_told() -> None:
    state = position(turn=7, cities=True, built={0: "militia"}, diplomacy={2: 1})
    events = do(state, {})
    assert Fought(0, 1, 1, 1) in events
    assert Negotiated(2) in events


def test_a_memorial_pays_for_defeats_and_clears_them() -> None:
    state = position(
        cities=True,
        age=3,
        built={0: "caravansery loom_1 lumber_yard"},
        hands={0: "memorial"},
        tokens={0: "-1 -1 3 -1"},
    )
    do(state, {0: "build memorial"})
    assert tokens(state, 0) == [3]
    assert coins(state, 0) == 3 + 6


def test_wharves_and_caches_take_coins_off() -> None:
    boards = {0: "ephesos", 1: "gizah", 2: "rhodos"}
    for owned, one, two in (
        ("smugglers_cache", 1, 3),
        ("smugglers_cache west_trading_post", 0, 1),
        ("smugglers_cache west_clandestine_wharf", 0, 2),
        ("west_clandestine_wharf", 1, 3),
        ("west_clandestine_wharf west_trading_post", 0, 1),
        ("east_clandestine_wharf", 2, 4),
    ):
        state = position(
            cities=True,
            coins=9,
            boards=boards,
            built={0: owned, 1: "stone_pit"},
            hands={0: "baths"},
            stages={0: 0},
        )
        assert ways(state, 0, "baths") == {(one, 0)}
        night = position(
            cities=True,
            coins=9,
            boards=boards | {0: "ephesos:night"},
            built={0: owned, 1: "stone_pit"},
        )
        assert stage_ways(night, 0) == {(two, 0)}


def test_an_architect_pays_coins_only() -> None:
    for board, stages, left in (("petra", 1, {(0, 0)}), ("petra:night", 0, {(0, 0)})):
        state = position(
            cities=True,
            age=2,
            coins=5,
            boards={0: board},
            stages={0: stages},
            built={0: "architect_firm"},
        )
        assert stage_ways(state, 0) == left
    poor = position(
        cities=True,
        age=2,
        coins=9,
        boards={0: "petra:night"},
        stages={0: 1},
        built={0: "architect_firm"},
    )
    assert stage_ways(poor, 0) == set()


def test_symbols_are_worth_squares_and_sets_and_wild_ones_the_best() -> None:
    assert [best(count, 0, 0, 0) for count in range(1, 11)] == [n * n for n in range(1, 11)]
    assert best(3, 1, 0, 2) == 26
    assert best(1, 0, 0, 2) == 10
    assert best(2, 2, 0, 1) == 16
    assert best(4, 1, 1, 1) == 34
    assert best(6, 4, 4, 0) == 96


def test_masks_copy_each_green_card_next_door_once() -> None:
    masks = "pigeonhole band_of_spies torture_chamber"
    one = position(cities=True, built={0: masks, 1: "workshop"})
    assert points(one, 0)["green"] == 1
    three = position(cities=True, built={0: masks, 1: "workshop apothecary", 2: "scriptorium"})
    assert points(three, 0)["green"] == 10
    both = position(
        cities=True, built={0: "pigeonhole band_of_spies", 1: "apothecary", 2: "apothecary"}
    )
    assert points(both, 0)["green"] == 4


def test_guilds_and_tokens_score_as_the_sheet_says() -> None:
    state = position(
        cities=True,
        age=3,
        boards={0: "rhodos:night"},
        built={
            0: "shipowners_guild builders_guild decorators_guild lumber_yard loom_1 guardhouse",
            1: "lumber_yard",
            2: "workers_guild",
        },
        stages={0: 2, 1: 1, 2: 1},
        tokens={0: "1 3 3 5"},
        debt={0: 4},
        coins=7,
    )
    assert points(state, 0) == {
        "wonder": 7,
        "treasury": -2,
        "conflicts": 12,
        "blue": 0,
        "yellow": 0,
        "green": 0,
        "purple": 5 + 4 + 7,
        "black": 6,
    }
    assert points(state, 2)["purple"] == 2


def test_nothing_is_asked_where_the_pile_is_empty() -> None:
    digger = position(
        boards={0: "halikarnassos:night"},
        built={0: "clay_pool clay_pit"},
        hands={0: "stockade", 1: "altar", 2: "theater"},
    )
    do(digger, {0: "stage with stockade", 1: "build altar", 2: "build theater"})
    assert asked(digger) == [0, 1, 2]
    assert digger.turn == 1
    forger = position(cities=True, age=2, hands={0: "forging_agency", 1: "vineyard", 2: "press_2"})
    do(forger, {0: "build forging_agency", 1: "build vineyard", 2: "build press_2"})
    assert asked(forger) == [0, 1, 2]
    assert cards(forger, 0) == {"forging_agency"}


def test_diplomacy_of_teams_is_told_at_the_end_of_an_age() -> None:
    state = position(
        seats=4, turn=7, cities=True, teams=True, built={1: "militia"}, diplomacy={2: 1}
    )
    events = do(state, {})
    assert Negotiated(2) in events
    assert Fought(1, 2, 1, 1) in events
