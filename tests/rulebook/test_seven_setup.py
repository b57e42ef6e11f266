"""Decks, boards and what everybody begins with: rulings 1.1 to 1.6 of the base game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

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
    points,
    position,
    sell_on,
    ways,
    why_not,
)
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.seven.events import AgeBegan, TookBoard, TurnedSide
from wondertable.games.seven.state import Seven

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "seven.json").read_text(encoding="utf-8")
)
SEATS = (3, 4, 5, 6, 7)
GUILDS = {guild["id"] for guild in FACTS["guilds"]}
STARTS = {
    "alexandria": "glass",
    "babylon": "wood",
    "ephesos": "papyrus",
    "gizah": "stone",
    "halikarnassos": "cloth",
    "olympia": "clay",
    "rhodos": "ore",
}
ONE_UNIT = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard_tower",
    "ore": "barracks",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}
"""By resource, the card of age I that costs one unit of it."""

NOT_FOR_THREE = (
    *("excavation", "forest_cave", "tree_farm", "mine", "well", "tavern"),
    *("bazaar", "training_ground", "circus", "castrum", "chamber_of_commerce", "ludus"),
)


def dealt(state: Seven) -> Counter[str]:
    """All cards in all hands."""
    return Counter(card for seat in range(state.seats) for card in hand(state, seat))


def decks(seats: int, seed: int) -> list[Counter[str]]:
    """What was dealt in each age of a game in which everybody sells every card."""
    state = new_game(seats, sides="day")
    chance(state, seed)
    found = [dealt(state)]
    for _ in range(2):
        sell_on(state, 6, seed)
        found.append(dealt(state))
    return found


def kept(seats: int, age: int) -> Counter[str]:
    """The copies of an age whose player number is at most the number of players."""
    return Counter(
        card["id"]
        for card in FACTS["cards"]
        for least in card["players"]
        if card["age"] == age and least <= seats
    )


@pytest.mark.parametrize("seats", SEATS)
def test_copies_for_more_players_stay_in_the_box(seats: int) -> None:
    """Each age is dealt from the copies with a player number up to the table (seven 1.1)."""
    first, second, third = decks(seats, 3)
    assert first == kept(seats, 1)
    assert second == kept(seats, 2)
    assert Counter({card: n for card, n in third.items() if card not in GUILDS}) == kept(seats, 3)


@pytest.mark.parametrize(
    ("seats", "ordinary", "guilds"), [(3, 16, 5), (4, 22, 6), (5, 28, 7), (6, 34, 8), (7, 40, 9)]
)
def test_every_deck_deals_seven_cards_to_everybody(seats: int, ordinary: int, guilds: int) -> None:
    """In age III the ordinary cards and the guilds together make it up (seven 1.1)."""
    found = decks(seats, 5)
    assert [deck.total() for deck in found] == [7 * seats] * 3
    assert not GUILDS & {*found[0], *found[1]}
    assert sum(found[2][guild] for guild in GUILDS) == guilds
    assert found[2].total() - guilds == ordinary


@pytest.mark.parametrize("seats", SEATS)
def test_players_and_two_more_guilds_are_drawn_each_once(seats: int) -> None:
    """There is one copy of a guild, and the draw differs from game to game (seven 1.2)."""
    draws = set()
    for seed in range(12):
        third = decks(seats, seed)[2]
        drawn = {card: copies for card, copies in third.items() if card in GUILDS}
        assert len(drawn) == seats + 2
        assert set(drawn.values()) == {1}
        draws.add(frozenset(drawn))
    assert len(draws) > 1
    assert frozenset.union(*draws) == GUILDS


def test_nobody_knows_which_guilds_went_back_to_the_box() -> None:
    """Every guild that a player has not seen may be in another hand or missing (seven 1.2)."""
    state = position(age=3, hands={0: "workers_guild spies_guild builders_guild"})
    mine = {card for card in hand(state, 0) if card in GUILDS}
    view = state.view(0)
    elsewhere: Counter[str] = Counter()
    for seed in range(60):
        world = view.fill(Rng(seed))
        assert isinstance(world, Seven)
        others = {card for seat in (1, 2) for card in hand(world, seat) if card in GUILDS}
        assert len(mine | others) == 5
        assert not mine & others
        elsewhere.update(others)
    assert set(elsewhere) == GUILDS - mine
    assert max(elsewhere.values()) < 60


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_three_coins_and_nothing_else(seats: int) -> None:
    """No building, no stage, no conflict token (seven 1.3)."""
    state = new_game(seats, sides="day")
    events = chance(state)
    assert AgeBegan(1) in events
    for seat in range(seats):
        assert coins(state, seat) == 3
        assert cards(state, seat) == set()
        assert {row: worth for row, worth in points(state, seat).items() if worth} == {
            "treasury": 1
        }


def test_boards_are_drawn_at_random_without_putting_one_back() -> None:
    """All seven are equally likely for the first, the other six for the second (seven 1.3)."""
    state = new_game(3)
    assert asked(state) == "chance"
    assert legal(state, CHANCE) == [f"board 0 {board}" for board in sorted(STARTS)]
    assert len(set(state.weights())) == 1
    state.apply(CHANCE, state.legal(CHANCE)[2])
    assert legal(state, CHANCE) == [
        f"board 1 {board}" for board in sorted(STARTS) if board != "ephesos"
    ]
    assert len(set(state.weights())) == 1


def test_seven_players_have_seven_different_boards() -> None:
    """There is one of each (seven 1.3)."""
    state = new_game(7)
    took = of(chance(state), TookBoard)
    assert {event.board for event in took} == set(STARTS)
    assert [event.seat for event in took] == list(range(7))


def test_the_side_of_the_board_is_the_player_s_own_choice() -> None:
    """Each one is asked, and may choose another side than the neighbours (seven 1.3)."""
    state = new_game(3, boards="choose")
    for seat, board in enumerate(("rhodos", "gizah", "olympia")):
        assert asked(state) == [seat]
        do(state, {seat: f"choose {board}"})
    assert asked(state) == [0, 1, 2]
    for seat in range(3):
        assert legal(state, seat) == ["side day", "side night"]
    events = do(state, {0: "side night", 1: "side day", 2: "side night"})
    assert of(events, TurnedSide) == [
        TurnedSide(0, "night"),
        TurnedSide(1, "day"),
        TurnedSide(2, "night"),
    ]
    chance(state)
    assert [int(city(state, seat).stages_left()) for seat in range(3)] == [2, 3, 3]


def test_three_of_the_boards_have_another_number_of_stages_by_night() -> None:
    """The side that is chosen is the one that is built (seven 1.3)."""
    boards = {0: "gizah:night", 1: "babylon:night", 2: "rhodos:night"}
    for seat, stages in ((0, 4), (1, 2), (2, 2)):
        state = position(boards={seat: boards[seat]})
        assert city(state, seat).stages_left() == stages
        day = position(boards={seat: boards[seat].split(":")[0]})
        assert city(day, seat).stages_left() == 3


def test_boards_may_be_chosen_by_agreement() -> None:
    """A board that is taken is not there for the next one (seven 1.3)."""
    state = new_game(3, boards="choose")
    assert legal(state, 0) == [f"choose {board}" for board in sorted(STARTS)]
    do(state, {0: "choose gizah"})
    assert legal(state, 1) == [f"choose {board}" for board in sorted(STARTS) if board != "gizah"]
    assert "choose gizah" not in legal(state, 1)


@pytest.mark.parametrize("board", STARTS)
def test_each_board_begins_with_its_own_resource_and_no_other(board: str) -> None:
    """Without coins only the card that costs this one unit can be built (seven 1.4)."""
    for side in ("day", "night"):
        state = position(boards={0: f"{board}:{side}"}, coins=0)
        free = {good for good, card in ONE_UNIT.items() if ways(state, 0, card) == {(0, 0)}}
        assert free == {STARTS[board]}


def test_the_seven_boards_begin_with_the_seven_resources() -> None:
    """Each resource is the start of exactly one board (seven 1.4)."""
    state = position(seats=7, coins=0)
    for card in ONE_UNIT.values():
        assert [ways(state, seat, card) for seat in range(7)].count({(0, 0)}) == 1


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
@pytest.mark.parametrize(("standing", "new"), [(1, 2), (2, 1)])
def test_grey_cards_of_two_ages_with_one_name_exclude_each_other(
    name: str, standing: int, new: int
) -> None:
    """Loom, Glassworks and Press are printed in age I and in age II (seven 1.5)."""
    card = f"{name}_{new}"
    state = position(age=new, built={0: f"{name}_{standing}"}, hands={0: card})
    assert legal(state, 0, card) == [f"sell {card}"]
    assert why_not(state, 0, f"build {card}") == f"{name}_{standing} stands in this city already"
    free = position(age=new, built={1: f"{name}_{standing}"}, hands={0: card})
    assert f"build {card}" in legal(free, 0, card)


def test_twelve_buildings_are_not_for_three() -> None:
    """None of them is dealt, and every other building is (seven 1.6)."""
    found = sum(decks(3, 7), Counter[str]())
    all_cards = {card["id"] for card in FACTS["cards"]}
    assert all_cards - set(found) == set(NOT_FOR_THREE)


@pytest.mark.parametrize(
    ("given", "age", "free"), [("well", 1, "statue"), ("training_ground", 2, "circus")]
)
def test_two_chains_begin_with_the_fourth_player(given: str, age: int, free: str) -> None:
    """Well and Training Ground, which free Statue and Circus, are not for three (seven 1.6)."""
    assert decks(3, 2)[age - 1][given] == 0
    assert decks(4, 2)[age - 1][given] == 1
    state = position(seats=4, age=age + 1, built={0: given}, coins=0)
    assert ways(state, 0, free) == {(0, 0)}
