"""Why a choice of Duel is good: positions of which the reason is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.reasoning import compared, kinds
from tests.games.duel.position import do, position
from wondertable.bots import find_bot
from wondertable.bots.duel.kinds import Kind
from wondertable.bots.duel.tips import Tip
from wondertable.bots.levels import SearchBot
from wondertable.bots.search.finding import Prospect
from wondertable.bots.whys import tips, whys
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.why import Why
from wondertable.games.duel.codes import BUILD
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel


def told(state: Duel, line: str, *others: Prospect) -> tuple[Why, ...]:
    """The reasons that are told for a choice of the seat in turn."""
    seat = int(state.active)
    return whys("duel", state.view(seat), seat, legal_action(GAME, state, seat, line), others)


FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist academy"
FOUR_SYMBOLS = "workshop apothecary scriptorium pharmacist"

KNOWN: dict[str, tuple[dict[str, Any], str, Kind]] = {
    "a pawn that reaches the capital": (
        {"age": 3, "pawn": 7, "coins": (9, 9), "open": "pretorium altar"},
        "build pretorium",
        Kind.WINS_ARMS,
    ),
    "a sixth symbol": (
        {"age": 3, "built": (FIVE_SYMBOLS, ""), "coins": (20, 9), "open": "university palace"},
        "build university",
        Kind.WINS_SCIENCE,
    ),
    "the last card of the game with more points": (
        {"age": 3, "built": ("altar theater", ""), "open": "palace"},
        "discard palace",
        Kind.WINS_POINTS,
    ),
    "a card with which the rival would take the capital": (
        {"age": 3, "pawn": -7, "coins": (3, 9), "open": "pretorium palace"},
        "discard pretorium",
        Kind.STOPS_ARMS,
    ),
    "a shield that puts the capital out of reach": (
        {"age": 2, "pawn": -7, "built": ("", "quarry shelf_quarry"), "open": "walls barracks"},
        "build barracks",
        Kind.STOPS_ARMS,
    ),
    "a wonder that pushes the pawn away from the capital": (
        {
            "age": 2,
            "pawn": -7,
            "coins": (20, 9),
            "built": ("", "quarry shelf_quarry"),
            "wonders": ("colossus", ""),
            "open": "walls altar",
        },
        "wonder colossus with altar",
        Kind.STOPS_ARMS,
    ),
    "the card of the rival's sixth symbol": (
        {"age": 3, "built": ("", FIVE_SYMBOLS), "coins": (4, 20), "open": "university palace"},
        "discard university",
        Kind.STOPS_SCIENCE,
    ),
    "the pair by which the rival would take law as the sixth symbol": (
        {
            "age": 3,
            "built": ("", FIVE_SYMBOLS),
            "coins": (4, 20),
            "board": "law",
            "open": "study palace",
        },
        "discard study",
        Kind.STOPS_SCIENCE,
    ),
    "a pair of symbols": (
        {
            "age": 2,
            "built": ("scriptorium", ""),
            "board": "law economy",
            "open": "library altar",
        },
        "build library",
        Kind.TOKEN,
    ),
    "a fifth symbol": (
        {"age": 3, "built": (FOUR_SYMBOLS, ""), "coins": (20, 7), "open": "academy palace"},
        "build academy",
        Kind.SYMBOL,
    ),
    "law taken for the fifth symbol": (
        {
            "age": 2,
            "built": (FOUR_SYMBOLS, ""),
            "board": "law economy",
            "open": "library altar",
        },
        "take law",
        Kind.SYMBOL,
    ),
    "a wonder that gives another turn": (
        {"age": 1, "coins": (20, 7), "wonders": ("sphinx", ""), "open": "altar baths"},
        "wonder sphinx with altar",
        Kind.EXTRA_TURN,
    ),
    "the seventh wonder": (
        {
            "age": 3,
            "coins": (20, 7),
            "wonders": ("mausoleum", "colossus"),
            "raised": ("sphinx piraeus appian_way", "pyramids hanging_gardens great_library"),
            "open": "palace academy",
        },
        "wonder mausoleum with academy",
        Kind.LAST_WONDER,
    ),
    "a card that is free by a chain": (
        {"age": 2, "built": ("baths", ""), "open": "aqueduct walls"},
        "build aqueduct",
        Kind.CHAIN,
    ),
    "a card that makes a later one free": (
        {"age": 1, "open": "altar guard_tower"},
        "build altar",
        Kind.PREPARES,
    ),
    "the first stone": (
        {"age": 1, "open": "quarry guard_tower"},
        "build quarry",
        Kind.GOOD,
    ),
    "stone for a wonder that needs three": (
        {"age": 1, "wonders": ("pyramids", ""), "open": "quarry guard_tower"},
        "build quarry",
        Kind.CHEAPER,
    ),
    "a good that becomes dear for the rival": (
        {
            "age": 2,
            "built": ("quarry", ""),
            "wonders": ("", "pyramids appian_way circus_maximus"),
            "open": "shelf_quarry walls",
        },
        "build shelf_quarry",
        Kind.DEARER,
    ),
    "a reserve that makes a wonder cheaper": (
        {
            "age": 1,
            "built": ("", "quarry stone_pit"),
            "wonders": ("pyramids", ""),
            "open": "stone_reserve guard_tower",
        },
        "build stone_reserve",
        Kind.CHEAPER,
    ),
    "a step on which the rival is looted": (
        {"age": 1, "pawn": 2, "open": "guard_tower lumber_yard"},
        "build guard_tower",
        Kind.LOOT,
    ),
    "a pawn two steps before the capital": (
        {"age": 3, "pawn": 4, "coins": (9, 3), "looted": ("2 5", ""), "open": "pretorium palace"},
        "build pretorium",
        Kind.NEAR_CAPITAL,
    ),
    "a pawn that is pushed back": (
        {"age": 2, "pawn": -5, "looted": ("", "2"), "coins": (9, 0), "open": "barracks palisade"},
        "build barracks",
        Kind.PUSHES_BACK,
    ),
    "seven points": (
        {"age": 3, "coins": (20, 0), "open": "palace arsenal"},
        "build palace",
        Kind.POINTS,
    ),
    "coins when there are none": (
        {"age": 1, "coins": (0, 0), "open": "altar clay_pit"},
        "discard clay_pit",
        Kind.POOR,
    ),
    "coins for a wonder": (
        {"age": 1, "coins": (7, 0), "wonders": ("pyramids", ""), "open": "clay_pit altar"},
        "discard clay_pit",
        Kind.FOR_WONDER,
    ),
    "coins of a tavern": (
        {"age": 1, "coins": (2, 0), "open": "tavern altar"},
        "build tavern",
        Kind.COINS,
    ),
    "a tavern that pays for a wonder": (
        {"age": 1, "coins": (7, 0), "wonders": ("pyramids", ""), "open": "tavern altar"},
        "build tavern",
        Kind.FOR_WONDER,
    ),
    "a card that makes any good": (
        {"age": 2, "coins": (9, 0), "open": "caravansery walls"},
        "build caravansery",
        Kind.ANY_GOOD,
    ),
    "a wonder that takes coins from the rival": (
        {
            "age": 3,
            "coins": (20, 7),
            "wonders": ("appian_way", ""),
            "open": "arsenal palace",
        },
        "wonder appian_way with arsenal",
        Kind.TAKES_COINS,
    ),
    "a wonder that destroys a brown card": (
        {
            "age": 2,
            "coins": (20, 0),
            "built": ("", "sawmill"),
            "wonders": ("statue_of_zeus", ""),
            "open": "altar baths",
        },
        "wonder statue_of_zeus with altar",
        Kind.DESTROYS,
    ),
    "a wonder that draws progress tokens": (
        {"age": 1, "coins": (20, 0), "wonders": ("great_library", ""), "open": "altar baths"},
        "wonder great_library with altar",
        Kind.LIBRARY,
    ),
    "a wonder that builds from the pile": (
        {
            "age": 2,
            "coins": (20, 0),
            "discarded": "library",
            "wonders": ("mausoleum", ""),
            "open": "altar baths",
        },
        "wonder mausoleum with altar",
        Kind.DIGS,
    ),
    "theology while wonders are unbuilt": (
        {
            "age": 2,
            "built": ("scriptorium", ""),
            "wonders": ("pyramids colossus mausoleum", ""),
            "board": "theology economy",
            "open": "library altar",
        },
        "take theology",
        Kind.EFFECT,
    ),
    "a card that is free for the rival": (
        {"age": 2, "built": ("", "baths"), "coins": (0, 0), "open": "aqueduct walls"},
        "discard aqueduct",
        Kind.DENIES_CHAIN,
    ),
    "a pair for the rival": (
        {
            "age": 2,
            "built": ("", "scriptorium"),
            "board": "law",
            "coins": (5, 7),
            "open": "library walls",
        },
        "discard library",
        Kind.DENIES_TOKEN,
    ),
    "a fifth symbol for the rival": (
        {"age": 3, "built": ("", FOUR_SYMBOLS), "coins": (8, 20), "open": "academy palace"},
        "discard academy",
        Kind.DENIES_SYMBOL,
    ),
    "seven points for the rival": (
        {"age": 3, "coins": (8, 20), "open": "palace arsenal"},
        "discard palace",
        Kind.DENIES_POINTS,
    ),
    "shields that would loot us": (
        {"age": 2, "pawn": -2, "coins": (9, 9), "open": "barracks altar"},
        "discard barracks",
        Kind.DENIES_SHIELDS,
    ),
    "a chain of the rival's that stays covered": (
        {
            "age": 2,
            "built": ("", "baths"),
            "slots": {13: "aqueduct", 17: "glass_blower", 14: "rostrum", 18: "walls", 19: "forum"},
        },
        "discard walls",
        Kind.KEEPS_COVERED,
    ),
    "another turn that opens a chain of one's own": (
        {
            "age": 1,
            "coins": (20, 0),
            "built": ("baths", ""),
            "wonders": ("sphinx", ""),
            "slots": {8: "aqueduct", 12: "altar", 19: "walls"},
        },
        "wonder sphinx with altar",
        Kind.OPENS,
    ),
}
"""What a position is, the choice, and what speaks most for it or second."""


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_known_to_speak_for_a_choice_is_told_first_or_second(name: str) -> None:
    given, line, kind = KNOWN[name]
    state = position(**given)
    if line.startswith("take"):
        do(state, f"build {given['open'].split()[0]}")
    assert kind in kinds(told(state, line))


def test_the_loss_of_a_good_weighs_more_the_dearer_it_makes_the_wonders_of_the_rival() -> None:
    state = position(
        age=2,
        coins=(20, 0),
        built=("", "shelf_quarry sawmill logging_camp"),
        wonders=("statue_of_zeus", "pyramids"),
        open="altar baths",
    )
    do(state, "wonder statue_of_zeus with altar")
    stone, wood = told(state, "destroy shelf_quarry"), told(state, "destroy logging_camp")
    assert kinds(stone) == kinds(wood) == [Kind.DESTROYS]
    assert stone[0].weight > wood[0].weight


def test_a_victory_is_told_alone() -> None:
    state = position(age=3, pawn=7, coins=(9, 9), open="pretorium altar")
    assert kinds(told(state, "build pretorium")) == [Kind.WINS_ARMS]


def test_nothing_is_stopped_that_comes_about_anyway() -> None:
    state = position(age=3, pawn=-7, coins=(20, 9), open="pretorium palace")
    assert Kind.STOPS_ARMS not in kinds(told(state, "build palace"))


def test_what_the_search_expects_the_rival_to_take_weighs_more() -> None:
    state = position(age=2, built=("", "baths"), coins=(5, 5), open="aqueduct walls")
    alone = told(state, "discard aqueduct")[0]
    walls = legal_action(GAME, state, 0, "discard walls")
    first = min(slot for slot in range(20) if state.open >> slot & 1)
    expected = Prospect(walls, 0.2, 0.4, 0.1, reply=first << 3 | BUILD)
    feared = told(state, "discard aqueduct", expected)[0]
    assert (alone.key, feared.key) == (Kind.DENIES_CHAIN, Kind.DENIES_CHAIN)
    assert feared.weight > alone.weight


def test_the_search_tells_what_the_rival_would_do_about_a_choice() -> None:
    state = position(age=3, pawn=-7, coins=(20, 9), open="pretorium palace academy")
    bot = find_bot("oracle:200sims", GAME)
    assert isinstance(bot, SearchBot)
    found = bot.find(state.view(0), 0, Rng(3))
    capital = legal_action(GAME, state, 0, "build pretorium")
    given_away = [other for other in found.prospects if other.reply == capital]
    assert found.best.action >> 3 == capital >> 3
    assert given_away
    assert all(other.action >> 3 != capital >> 3 for other in given_away)


def test_no_turn_is_promised_behind_the_last_card_of_an_age() -> None:
    state = position(age=1, coins=(20, 7), wonders=("sphinx", ""), open="altar")
    assert Kind.EXTRA_TURN not in kinds(told(state, "wonder sphinx with altar"))


def test_equal_views_give_equal_reasons() -> None:
    assert compared("duel", 2, {}) > 100


TIPS: dict[str, tuple[dict[str, Any], Tip]] = {
    "a victory to be had": (
        {"age": 3, "pawn": 7, "coins": (9, 9), "open": "pretorium altar"},
        Tip.WIN,
    ),
    "a capital about to fall": (
        {"age": 3, "pawn": -7, "coins": (9, 9), "open": "pretorium altar"},
        Tip.ARMS_NOW,
    ),
    "a pawn three steps before the capital": (
        {"age": 2, "pawn": -6, "open": "altar baths"},
        Tip.ARMS,
    ),
    "a rival with four symbols": (
        {"age": 2, "built": ("", FOUR_SYMBOLS), "open": "altar baths"},
        Tip.SCIENCE,
    ),
    "a sixth symbol on the table": (
        {"age": 3, "built": ("", FIVE_SYMBOLS), "coins": (4, 20), "open": "university palace"},
        Tip.SCIENCE_NOW,
    ),
    "a chain of one's own": ({"age": 2, "built": ("baths", ""), "open": "aqueduct"}, Tip.CHAIN),
    "a chain of the rival's": (
        {"age": 2, "built": ("", "baths"), "open": "aqueduct"},
        Tip.RIVAL_CHAIN,
    ),
    "an empty treasury": ({"age": 1, "coins": (1, 7), "open": "altar"}, Tip.COINS),
    "a wonder that can be paid": (
        {"age": 1, "coins": (20, 7), "wonders": ("pyramids", ""), "open": "altar"},
        Tip.WONDER,
    ),
}


@pytest.mark.parametrize("name", TIPS)
def test_the_coach_notices(name: str) -> None:
    given, tip = TIPS[name]
    assert tip in [row.key for row in tips("duel", position(**given), 0)]


def test_the_coach_is_silent_where_nothing_is_to_be_said() -> None:
    assert tips("duel", position(age=1, open="altar baths"), 0) == ()
