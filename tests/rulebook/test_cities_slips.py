"""Traps of the first edition and of other programs, and slips of the text: sections 10 and 12."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    chance,
    city,
    coins,
    debts,
    do,
    fight,
    legal,
    losses,
    makers,
    pile,
    points,
    position,
    stage_ways,
    tokens,
    ways,
)
from wondertable.core.errors import BadSeats, UnknownWord
from wondertable.core.play import legal_action
from wondertable.games import GAMES
from wondertable.games.seven.game import GAME
from wondertable.text import name

BOX = GAMES["seven"].box()


@pytest.mark.parametrize(
    "word",
    [
        *("clandestine_dock_west", "clandestine_dock_east", "gates_of_the_city", "pigeon_loft"),
        *("architect_cabinet", "gambling_house", "spy_ring", "builders_union", "secret_society"),
        *("counterfeiters_guild", "shadows_guild", "guild_of_shadows", "mourners_guild"),
    ],
)
def test_names_and_guilds_of_the_first_edition_are_unknown(word: str) -> None:
    """Renamed cards have their new names only, and the three guilds are gone (Cities 10)."""
    with pytest.raises(UnknownWord):
        legal_action(GAME, position(cities=True), 0, f"build {word}")


def test_an_age_has_14_black_cards_and_not_9() -> None:
    """42 in the box, beside ten guilds (Cities 10)."""
    ages = [card["age"] for card in BOX["cities"]["cards"]]
    assert [ages.count(age) for age in (1, 2, 3)] == [14, 14, 14]
    assert len(BOX["guilds"]) == 10


def test_there_is_no_game_for_eight() -> None:
    """Nor for two: three to seven play (Cities 10)."""
    for seats in (2, 8):
        with pytest.raises(BadSeats):
            GAME.setup(seats, {"cities": "on"})


def test_no_number_of_tokens_in_a_box_limits_anybody() -> None:
    """Neither 3 diplomacy tokens nor 27 small debts are all there is (Cities 10, 3.5)."""
    state = position(
        seats=5,
        cities=True,
        turn=7,
        debt={1: 22, 2: 27},
        diplomacy=dict.fromkeys(range(4), 1),
        built={4: "militia"},
        hands={0: "hideout"},
    )
    do(state, {0: "build hideout"})
    do(state, dict.fromkeys((1, 2, 3, 4), "lose 1 debt"))
    assert debts(state) == [0, 23, 28, 1, 1]
    assert [tokens(state, seat) for seat in range(5)] == [[], [], [], [], []]


@pytest.mark.parametrize(("side", "price"), [("day", 5), ("night", 10)])
def test_petra_s_second_stage_costs_5_or_10_coins(side: str, price: int) -> None:
    """Not 7 and 14 (Cities 10)."""
    state = position(
        cities=True, boards={0: f"petra:{side}"}, stages={0: 1}, coins=price, hands={0: "altar"}
    )
    do(state, {0: "stage with altar"})
    assert coins(state, 0) == 0


def test_byzantium_s_second_day_stage_has_4_points() -> None:
    """Not 2 (Cities 10)."""
    state = position(cities=True, boards={0: "byzantium"}, stages={0: 2})
    assert points(state, 0)["wonder"] == 3 + 4


def test_byzantium_s_night_stages_need_neither_glass_nor_clay_of_old() -> None:
    """4 points without glass, then 6 points without clay (Cities 10)."""
    table = [(makers(wood=1, ore=1, papyrus=1), 0), (makers(ore=2, glass=1, cloth=1), 1)]
    for built, below in table:
        state = position(
            cities=True,
            coins=0,
            boards={0: "byzantium:night"},
            stages={0: below},
            built={0: built},
        )
        assert stage_ways(state, 0) == {(0, 0)}
    done = position(cities=True, boards={0: "byzantium:night"}, stages={0: 2})
    assert points(done, 0)["wonder"] == 4 + 6
    old = position(
        cities=True,
        coins=0,
        boards={0: "byzantium:night"},
        stages={0: 1},
        built={0: makers(clay=1, ore=2, cloth=1)},
    )
    assert stage_ways(old, 0) == set()


@pytest.mark.parametrize(
    ("card", "age", "own", "neighbour"), [("dive", 1, 6, 1), ("gambling_den", 2, 9 - 1, 2)]
)
def test_the_shifted_names_mean_the_new_cards(
    card: str, age: int, own: int, neighbour: int
) -> None:
    """The Dive is what was the Gambling Den, which is what was the Gambling House (Cities 10)."""
    state = position(cities=True, age=age, hands={0: card})
    do(state, {0: f"build {card}"})
    assert coins(state, 0) == 3 + own
    assert [coins(state, seat) for seat in (1, 2)] == [6 + neighbour] * 2


def test_brotherhood_and_capitol_have_costs_of_their_own() -> None:
    """One program has swapped them (Cities 10)."""
    brothers = position(cities=True, age=3, coins=0, built={0: makers(wood=2, ore=1, cloth=1)})
    assert ways(brothers, 0, "brotherhood") == {(0, 0)}
    assert ways(brothers, 0, "capitol") == set()
    goods = makers(stone=1, clay=2, glass=1, papyrus=1)
    capitol = position(cities=True, age=3, coins=2, boards={0: "gizah"}, built={0: goods})
    assert ways(capitol, 0, "capitol") == {(0, 0)}
    assert ways(capitol, 0, "brotherhood") == set()


def test_an_embassy_has_3_points() -> None:
    """A fan list, and a program after it, have 2 (Cities 10)."""
    assert points(position(cities=True, age=3, built={0: "embassy"}), 0)["black"] == 3


def test_debt_is_open_to_those_who_have_coins() -> None:
    """Two programs always pay coins first (Cities 10, 3.3)."""
    state = position(cities=True, coins=20, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    do(state, {1: "lose 1 debt", 2: "lose 1 coins"})
    assert debts(state) == [0, 1, 0]
    assert [coins(state, seat) for seat in (1, 2)] == [23, 22]


def test_the_smuggler_s_cache_is_in_the_box() -> None:
    """One program lacks it (Cities 10)."""
    state = position(
        cities=True, boards={0: "ephesos", 1: "gizah"}, coins=1, built={0: "smugglers_cache"}
    )
    assert ways(state, 0, "baths") == {(1, 0)}


def test_only_two_who_fight_take_one_token_each() -> None:
    """One program gives two (Cities 10, 4.4)."""
    state = position(cities=True, age=2, built={0: "militia"}, diplomacy={2: 1})
    fight(state)
    assert [tokens(state, seat) for seat in range(3)] == [[3], [-1], []]


def test_it_is_an_extra_turn_and_not_an_extra_age() -> None:
    """Three ages of seven turns, and the game is over (Cities 12)."""
    state = position(cities=True)
    turns = 0
    while state.outcome() is None:
        do(state, {})
        chance(state)
        turns += 1
    assert (turns, int(state.age)) == (21, 3)


def test_coins_are_lost_at_the_end_of_the_turn_and_not_of_the_age() -> None:
    """The question comes in turn 1 (Cities 12)."""
    state = position(cities=True, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    assert (state.age, state.turn) == (1, 0)
    assert losses(state) == {1: 1, 2: 1}


def test_diplomacy_waits_for_the_conflict_of_the_age() -> None:
    """A token of turn 1 is there until turn 7 is over (Cities 12)."""
    state = position(cities=True, built={0: "clay_pool"}, hands={0: "residence"})
    do(state, {0: "build residence"})
    for _ in range(6):
        assert city(state, 0).diplomacy == 1
        do(state, {})
    assert city(state, 0).diplomacy == 0


def test_the_examples_with_a_blurred_number_are_of_age_ii() -> None:
    """A victory in them is worth 3 (Cities 12, 11)."""
    alone = position(
        cities=True,
        age=2,
        built={0: "militia", 1: "contingent", 2: "stockade mercenaries"},
        diplomacy={0: 1},
    )
    fight(alone)
    assert [tokens(alone, seat) for seat in range(3)] == [[], [3], [-1]]


def test_in_the_team_example_the_token_is_the_weaker_player_s_own() -> None:
    """It halves what both take, and leaves the other border alone (Cities 12, 11)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        age=2,
        built={1: "militia", 2: "contingent", 3: "stockade"},
        diplomacy={1: 1},
    )
    fight(state)
    assert [tokens(state, seat) for seat in range(4)] == [[-1, -1], [-1], [3], [3, 3]]


def test_debt_is_taken_and_not_lost() -> None:
    """Who cannot pay has more of it afterwards (Cities 12)."""
    state = position(cities=True, coins=0, debt={1: 2}, hands={0: "hideout", 1: "altar"})
    do(state, {0: "build hideout", 1: "build altar"})
    do(state, {1: "lose 1 debt"})
    assert debts(state)[1] == 3


def test_the_score_sheet_has_no_rows_of_other_expansions() -> None:
    """The figures of leaders and Armada belong to a picture (Cities 12)."""
    assert list(points(position(cities=True), 0)) == [
        *("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple", "black")
    ]


def test_the_discarded_last_card_brings_no_coin() -> None:
    """The text has a word for sense where coin is meant (Cities 12, 2.2)."""
    state = position(cities=True, turn=7, coins=0, hands={0: "altar baths"})
    do(state, {0: "build altar"})
    assert coins(state, 0) == 0
    assert "baths" in pile(state)


@pytest.mark.parametrize(
    ("thing", "hungarian"),
    [
        ("militia", "Milícia"),
        ("memorial", "Emlékmű"),
        ("byzantium", "Bizánc"),
        ("petra", "Petra"),
    ],
)
def test_names_of_the_rulebook_have_their_accents_back(thing: str, hungarian: str) -> None:
    """Two cards and two boards are named in the text (Cities 12, 13)."""
    assert name("hu", "seven", thing) == hungarian


def test_a_milicia_and_an_emlekmu_are_cards() -> None:
    """The words in capitals are names under pictures and not rules (Cities 12)."""
    militia = position(cities=True, coins=3, hands={0: "militia"})
    do(militia, {0: "build militia"})
    assert city(militia, 0).shields == 2
    memorial = position(cities=True, age=3, built={0: GOODS}, hands={0: "memorial"})
    assert "build memorial" in legal(memorial, 0)
    assert asked(memorial) == [0, 1, 2]
