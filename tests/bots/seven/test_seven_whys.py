"""Why a choice of 7 Wonders is good: positions of which the reason is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.reasoning import compared, kinds
from tests.games.seven.position import GOODS, do, makers, position
from wondertable.bots.seven.tips import Tip
from wondertable.bots.seven.whys import Kind
from wondertable.bots.whys import tips, whys
from wondertable.core.play import legal_action
from wondertable.core.why import Why
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven


def told(state: Seven, line: str) -> tuple[Why, ...]:
    """The reasons that are told for a choice of the first seat."""
    return whys("seven", state.view(0), 0, legal_action(GAME, state, 0, line))


KNOWN: dict[str, tuple[dict[str, Any], str, Kind]] = {
    "a card that is free by a chain": (
        {"age": 2, "built": {0: "baths"}, "hands": {0: "aqueduct"}},
        "build aqueduct",
        Kind.CHAIN,
    ),
    "a card that Olympia gives free": (
        {
            "age": 3,
            "boards": {0: "olympia"},
            "stages": {0: 2},
            "hands": {0: "palace"},
        },
        "build palace",
        Kind.FREE,
    ),
    "a card that makes two later ones free": (
        {"age": 1, "built": {0: "press_1"}, "hands": {0: "scriptorium"}},
        "build scriptorium",
        Kind.PREPARES,
    ),
    "the third symbol of a set": (
        {"age": 2, "built": {0: f"apothecary workshop {GOODS}"}, "hands": {0: "library"}},
        "build library",
        Kind.SET,
    ),
    "a third symbol of a kind": (
        {
            "age": 3,
            "built": {0: f"apothecary dispensary {GOODS}"},
            "hands": {0: "academy"},
        },
        "build academy",
        Kind.SCIENCE,
    ),
    "shields against both neighbours": (
        {"age": 3, "built": {0: GOODS, 1: "walls", 2: "stables"}, "hands": {0: "arsenal"}},
        "build arsenal",
        Kind.BEATS_BOTH,
    ),
    "shields against one neighbour": (
        {
            "age": 2,
            "built": {0: GOODS, 1: "stockade", 2: "walls stables"},
            "hands": {0: "walls"},
        },
        "build walls",
        Kind.BEATS,
    ),
    "shields that keep a neighbour level": (
        {
            "age": 2,
            "built": {0: GOODS, 1: "walls", 2: "stables archery_range"},
            "hands": {0: "walls"},
        },
        "build walls",
        Kind.HOLDS,
    ),
    "the first ore": (
        {"age": 1, "hands": {0: "ore_vein"}},
        "build ore_vein",
        Kind.GOOD,
    ),
    "wood for the first stage of Gizah": (
        {"age": 1, "built": {0: "lumber_yard"}, "hands": {0: "timber_yard"}},
        "build timber_yard",
        Kind.FOR_STAGE,
    ),
    "cloth that no neighbour makes": (
        {"age": 1, "hands": {0: "loom_1"}},
        "build loom_1",
        Kind.SELLS,
    ),
    "a trading post": (
        {"age": 1, "hands": {0: "east_trading_post"}},
        "build east_trading_post",
        Kind.TRADE,
    ),
    "coins of a tavern": (
        {"age": 1, "seats": 4, "hands": {0: "tavern"}},
        "build tavern",
        Kind.COINS,
    ),
    "coins when there are none": (
        {"age": 1, "coins": {0: 0}, "hands": {0: "stockade"}},
        "sell stockade",
        Kind.POOR,
    ),
    "eight points": (
        {"age": 3, "built": {0: GOODS}, "hands": {0: "palace"}},
        "build palace",
        Kind.POINTS,
    ),
    "a guild that counts the neighbours": (
        {
            "age": 3,
            "built": {0: GOODS, 1: "altar theater well baths", 2: "aqueduct temple statue"},
            "hands": {0: "magistrates_guild"},
        },
        "build magistrates_guild",
        Kind.GUILD,
    ),
    "a stage worth five points": (
        {
            "age": 2,
            "built": {0: makers(clay=2, cloth=1)},
            "stages": {0: 1},
            "hands": {0: "sawmill"},
        },
        "stage with sawmill",
        Kind.STAGE,
    ),
    "the last stage": (
        {"age": 3, "built": {0: makers(stone=4)}, "stages": {0: 2}, "hands": {0: "arsenal"}},
        "stage with arsenal",
        Kind.LAST_STAGE,
    ),
    "a stage that builds from the pile": (
        {
            "age": 2,
            "boards": {0: "halikarnassos"},
            "built": {0: makers(glass=1, papyrus=1)},
            "stages": {0: 1},
            "hands": {0: "sawmill"},
        },
        "stage with sawmill",
        Kind.POWER,
    ),
    "a chain of the next one's that is buried": (
        {
            "age": 2,
            "built": {0: makers(wood=2), 2: "baths"},
            "hands": {0: "aqueduct"},
        },
        "stage with aqueduct",
        Kind.DENIES_CHAIN,
    ),
    "a set of the next one's that is sold": (
        {
            "age": 2,
            "built": {2: f"apothecary workshop {GOODS}"},
            "hands": {0: "library"},
        },
        "sell library",
        Kind.DENIES_SCIENCE,
    ),
    "seven points for the next one that are sold": (
        {"age": 3, "coins": {0: 9}, "built": {1: f"altar {GOODS}"}, "hands": {0: "palace"}},
        "sell palace",
        Kind.DENIES_POINTS,
    ),
    "coins that others lose": (
        {"age": 2, "cities": True, "built": {0: GOODS}, "hands": {0: "lair"}},
        "build lair",
        Kind.OTHERS_LOSE,
    ),
    "debt of the neighbours": (
        {"age": 2, "cities": True, "built": {0: GOODS}, "hands": {0: "raider_fort"}},
        "build raider_fort",
        Kind.DEBT,
    ),
    "diplomacy among strong neighbours": (
        {
            "age": 3,
            "cities": True,
            "built": {0: GOODS, 1: "walls", 2: "stables"},
            "hands": {0: "embassy"},
        },
        "build embassy",
        Kind.DIPLOMACY,
    ),
    "spies that look at a neighbour's symbols": (
        {
            "age": 2,
            "cities": True,
            "built": {0: f"apothecary dispensary {GOODS}", 1: "apothecary"},
            "hands": {0: "band_of_spies"},
        },
        "build band_of_spies",
        Kind.SCIENCE,
    ),
}
"""What a position is, the choice, and what speaks most for it or second."""


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_known_to_speak_for_a_choice_is_told_first_or_second(name: str) -> None:
    given, line, kind = KNOWN[name]
    assert kind in kinds(told(position(**given), line))


def test_goods_are_sold_to_neighbours_who_lack_them_and_have_coins() -> None:
    def buyers(**given: Any) -> list[dict[str, int | str]]:
        rows = told(position(hands={0: "loom_1"}, **given), "build loom_1")
        return [dict(row.values) for row in rows if row.key == Kind.SELLS]

    assert buyers() == [{"good": "cloth", "buyers": 2}]
    assert buyers(built={1: "loom_1"}) == [{"good": "cloth", "buyers": 1}]
    assert buyers(coins={0: 3, 1: 3, 2: 1}) == [{"good": "cloth", "buyers": 1}]
    assert buyers(coins={0: 3, 1: 1, 2: 1}) == []
    assert buyers(seats=4, cities=True, teams=True) == [{"good": "cloth", "buyers": 1}]


def test_no_debt_and_coins_kept_are_told_when_coins_are_lost() -> None:
    state = position(cities=True, age=1, coins=3, hands={1: "hideout"})
    do(state, {1: "build hideout"})
    assert kinds(told(state, "lose 1 coins")) == [Kind.NO_DEBT]
    assert kinds(told(state, "lose 1 debt")) == [Kind.KEEPS_COINS]


def test_the_last_hand_of_an_age_is_passed_to_nobody() -> None:
    built = {0: makers(wood=2), 2: "baths"}
    state = position(age=2, turn=6, built=built, hands={0: "aqueduct"})
    assert Kind.DENIES_CHAIN not in kinds(told(state, "stage with aqueduct"))


def test_equal_views_give_equal_reasons() -> None:
    assert compared("seven", 3, {"cities": "on"}) > 100


TIPS: dict[str, tuple[dict[str, Any], Tip]] = {
    "a chain": ({"age": 2, "built": {0: "baths"}, "hands": {0: "aqueduct"}}, Tip.CHAIN),
    "stronger neighbours at the end of an age": (
        {"age": 2, "turn": 5, "built": {1: "walls"}},
        Tip.CONFLICT,
    ),
    "a symbol worth much": (
        {"age": 2, "built": {0: f"apothecary workshop {GOODS}"}, "hands": {0: "library"}},
        Tip.SCIENCE,
    ),
    "a symbol worth much next door": (
        {"age": 2, "built": {2: f"apothecary workshop {GOODS}"}, "hands": {0: "library"}},
        Tip.NEXT_DOOR,
    ),
    "an empty treasury": ({"coins": {0: 0}}, Tip.COINS),
    "a stage that costs nothing": ({"built": {0: makers(wood=2)}}, Tip.STAGE),
}


@pytest.mark.parametrize("name", TIPS)
def test_the_coach_notices(name: str) -> None:
    given, tip = TIPS[name]
    assert tip in [row.key for row in tips("seven", position(**given).view(0), 0)]
