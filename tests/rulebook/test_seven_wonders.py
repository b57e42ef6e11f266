"""The boards and their stages: rulings 6 others 1 to 3, and table 9 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    city,
    coins,
    cost_ways,
    do,
    makers,
    of,
    points,
    position,
    stage_ways,
    tokens,
    ways,
)
from wondertable.games.seven.events import Gained, Looks, PlaysLast
from wondertable.games.seven.state import Seven

FREE = {(0, 0)}
BOARDS = """
alexandria:day    glass    stone 2                        3 points
alexandria:day    glass    ore 2                          raw
alexandria:day    glass    papyrus 1 cloth 1              7 points
alexandria:night  glass    clay 2                         raw
alexandria:night  glass    ore 3                          manufactured
alexandria:night  glass    wood 4                         7 points
babylon:day       wood     clay 2                         3 points
babylon:day       wood     ore 2 cloth 1                  science
babylon:day       wood     wood 4                         7 points
babylon:night     wood     stone 2                        seventh
babylon:night     wood     clay 3 glass 1                 science
ephesos:day       papyrus  clay 2                         3 points
ephesos:day       papyrus  wood 2                         9 coins
ephesos:day       papyrus  ore 2 glass 1                  7 points
ephesos:night     papyrus  stone 2                        4 coins 2 points
ephesos:night     papyrus  wood 2                         4 coins 3 points
ephesos:night     papyrus  ore 2 cloth 1                  4 coins 5 points
gizah:day         stone    wood 2                         3 points
gizah:day         stone    clay 2 cloth 1                 5 points
gizah:day         stone    stone 4                        7 points
gizah:night       stone    wood 2                         3 points
gizah:night       stone    stone 3                        5 points
gizah:night       stone    clay 3                         5 points
gizah:night       stone    stone 4 papyrus 1              7 points
halikarnassos:day cloth    ore 2                          3 points
halikarnassos:day cloth    glass 1 papyrus 1              pile
halikarnassos:day cloth    stone 3                        7 points
halikarnassos:night cloth  clay 2                         pile 2 points
halikarnassos:night cloth  glass 1 papyrus 1              pile 1 points
halikarnassos:night cloth  wood 3                         pile
olympia:day       clay     stone 2                        3 points
olympia:day       clay     wood 2                         colours
olympia:day       clay     clay 3                         7 points
olympia:night     clay     ore 2                          first 2 points
olympia:night     clay     clay 3                         last 3 points
olympia:night     clay     glass 1 papyrus 1 cloth 1      5 points
rhodos:day        ore      wood 2                         3 points
rhodos:day        ore      clay 3                         2 shields
rhodos:day        ore      ore 4                          7 points
rhodos:night      ore      stone 3                        1 shields 3 coins 3 points
rhodos:night      ore      ore 4                          1 shields 4 coins 4 points
"""
"""Table 9: board and side, starting resource, cost, and what the stage brings."""

GOODS = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")


def numbers(words: list[str], names: tuple[str, ...], *, before: bool) -> dict[str, int]:
    """The numbers beside some names: before them or after them."""
    way = -1 if before else 1
    return {word: int(words[at + way]) for at, word in enumerate(words) if word in names}


def rows() -> list[tuple[str, int, str, dict[str, int], list[str]]]:
    """Table 9, with the number of stages before each one."""
    found: list[tuple[str, int, str, dict[str, int], list[str]]] = []
    for line in BOARDS.strip().splitlines():
        board, start, *rest = line.split()
        effects = line.split("  ")[-1].split()
        cost = numbers(rest[: len(rest) - len(effects)], GOODS, before=False)
        done = sum(1 for row in found if row[0] == board)
        found.append((board, done, start, cost, effects))
    return found


ROWS = rows()


def before_stage(board: str, done: int, built: str, held: int = 0) -> Seven:
    """Seat 0 is about to build a stage with a School; neighbours have nothing that helps."""
    return position(
        age=2,
        boards={0: board},
        stages={0: done},
        built={0: built},
        coins=held,
        hands={0: "school"},
        discarded="altar",
    )


@pytest.mark.parametrize(("board", "done", "start", "cost", "effects"), ROWS)
def test_every_stage_costs_what_the_board_says(
    board: str, done: int, start: str, cost: dict[str, int], effects: list[str]
) -> None:
    """Exactly these goods; with one unit less it cannot be built (seven 9)."""
    missing = {good: units - (good == start) for good, units in cost.items()}
    state = before_stage(board, done, makers(**missing))
    assert stage_ways(state, 0) == FREE
    for good, units in missing.items():
        if units > 0 and not extra_goods(board, done):
            less = before_stage(board, done, makers(**{**missing, good: units - 1}))
            assert stage_ways(less, 0) == set(), good


def extra_goods(board: str, done: int) -> bool:
    """Whether earlier stages of the board make goods that can stand in for the next one."""
    return board == "alexandria:night" and done > 0


def test_alexandria_pays_its_later_stages_with_its_earlier_ones() -> None:
    """One unit of choice may be missing, a second one not (seven 9, 6 others 1)."""
    for built, free in (("press_1", False), ("press_1 loom_1", True)):
        day = before_stage("alexandria:day", 2, built)
        assert stage_ways(day, 0) == (FREE if free else set())
    for ore, free in ((1, False), (2, True)):
        night = before_stage("alexandria:night", 1, makers(ore=ore))
        assert stage_ways(night, 0) == (FREE if free else set())
    for wood, free in ((2, False), (3, True)):
        night = before_stage("alexandria:night", 2, makers(wood=wood))
        assert stage_ways(night, 0) == (FREE if free else set())


@pytest.mark.parametrize(("board", "done", "start", "cost", "effects"), ROWS)
def test_every_stage_brings_what_the_board_says(
    board: str, done: int, start: str, cost: dict[str, int], effects: list[str]
) -> None:
    """Points at the end, coins at once, shields and goods from now on (seven 9)."""
    brings = numbers(effects, ("points", "coins", "shields"), before=True)
    missing = {good: units - (good == start) for good, units in cost.items()}
    state = before_stage(board, done, makers(**missing))
    before = dict(points(state, 0))
    shields = int(city(state, 0).shields)
    events = do(state, {0: "stage with school"})
    assert points(state, 0)["wonder"] - before["wonder"] == brings.get("points", 0)
    assert points(state, 0)["green"] - before["green"] == ("science" in effects)
    assert of(events, Gained) == ([Gained(0, brings["coins"])] if "coins" in brings else [])
    assert coins(state, 0) == brings.get("coins", 0)
    assert int(city(state, 0).shields) - shields == brings.get("shields", 0)
    assert (Looks(0) in events) == ("pile" in effects)


@pytest.mark.parametrize(("board", "done", "start", "cost", "effects"), ROWS)
def test_abilities_belong_to_the_stages_of_the_table(
    board: str, done: int, start: str, cost: dict[str, int], effects: list[str]
) -> None:
    """Each of them is there with its stage and not before it (seven 9)."""
    for stages in (done, done + 1):
        here = stages > done
        for ability, age, turn, card in (
            ("colours", 2, 3, "walls"),
            ("first", 2, 1, "walls"),
            ("last", 2, 6, "walls"),
        ):
            if ability in effects:
                state = position(age=age, turn=turn, boards={0: board}, stages={0: stages}, coins=0)
                assert ways(state, 0, card) == (FREE if here else set())
        state = position(turn=6, boards={0: board}, stages={0: stages}, coins=0)
        for ability, good in (("raw", "wood"), ("manufactured", "cloth")):
            if ability in effects:
                assert cost_ways(state, 0, **{good: 1}) == (FREE if here else set())
        if "seventh" in effects:
            assert (PlaysLast(0) in do(state, {})) == here


@pytest.mark.parametrize(("board", "stages"), [("alexandria", 2), ("alexandria:night", 1)])
def test_alexandria_has_one_raw_unit_of_choice_a_turn(board: str, stages: int) -> None:
    """Any of the four, one at a time, anew each turn (seven 6 others 1)."""
    state = position(boards={0: board}, stages={0: stages}, coins=0)
    for _ in range(2):
        for good in ("wood", "stone", "clay", "ore"):
            assert cost_ways(state, 0, **{good: 1}) == FREE
            assert cost_ways(state, 0, **{good: 2}) == set()
        assert cost_ways(state, 0, wood=1, clay=1) == set()
        assert cost_ways(state, 0, cloth=1) == set()
        do(state, {})
        state.cities[0].coins = 0


def test_alexandria_by_night_has_a_raw_and_a_manufactured_unit_in_one_turn() -> None:
    """One for each stage (seven 6 others 1)."""
    state = position(boards={0: "alexandria:night"}, stages={0: 2}, coins=0)
    for raw in ("wood", "stone", "clay", "ore"):
        for made in ("cloth", "papyrus"):
            assert cost_ways(state, 0, **{raw: 1, made: 1}) == FREE
    assert cost_ways(state, 0, wood=1, cloth=1, papyrus=1) == set()
    assert cost_ways(state, 0, wood=1, glass=2) == FREE


def test_alexandria_s_stages_are_for_the_owner_only() -> None:
    """Neighbours cannot buy from them (seven 6 others 1)."""
    state = position(
        boards={0: "gizah", 1: "alexandria:night", 2: "olympia"}, stages={1: 2}, coins=9
    )
    assert cost_ways(state, 0, wood=1) == set()
    assert cost_ways(state, 0, cloth=1) == set()
    assert cost_ways(state, 0, glass=1) == {(2, 0)}


def test_ephesos_takes_its_coins_at_once_and_its_points_at_the_end() -> None:
    """4 coins with each stage of the night (seven 6 others 2)."""
    state = position(boards={0: "ephesos:night"}, coins=0, built={0: "quarry"}, hands={0: "altar"})
    do(state, {0: "stage with altar"})
    assert coins(state, 0) == 4
    assert points(state, 0)["wonder"] == 2
    do(state, {})
    assert coins(state, 0) == 4 + 3


def test_rhodos_by_night_is_stronger_from_the_stage_on() -> None:
    """Coins at once, the shield for this age's conflict, points at the end (seven 6 others 2)."""
    state = position(
        turn=6,
        boards={0: "rhodos:night"},
        coins=0,
        built={0: "stone_pit quarry"},
        hands={0: "altar theater"},
    )
    do(state, {0: "stage with altar"})
    assert coins(state, 0) == 3
    assert tokens(state, 0) == [1, 1]
    assert points(state, 0)["wonder"] == 3


@pytest.mark.parametrize("side", ["day", "night"])
def test_no_stage_copies_a_neighbour_s_guild(side: str) -> None:
    """That was the first edition's Olympia (seven 6 others 3)."""
    state = position(
        age=3,
        boards={0: f"olympia:{side}"},
        stages={0: 3},
        built={0: "lumber_yard", 1: "shipowners_guild spies_guild", 2: "workers_guild stockade"},
    )
    assert points(state, 0)["purple"] == 0
    assert points(state, 0)["wonder"] == 10


def test_olympia_has_no_one_free_building_per_age() -> None:
    """With all colours in the city nothing is free in a new age (seven 6 others 3)."""
    colours = "lumber_yard loom_1 altar tavern barracks workshop workers_guild"
    for age in (1, 2, 3):
        for turn in (1, 3, 6):
            state = position(
                age=age,
                turn=turn,
                boards={0: "olympia"},
                stages={0: 3},
                coins=0,
                built={0: colours},
            )
            assert ways(state, 0, "palace") == set()
            assert asked(state) == [0, 1, 2]
            assert "palace" not in cards(state, 0)
