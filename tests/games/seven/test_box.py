"""The box of the engine against the facts, a second transcription of the printed games."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from wondertable.games.seven.box import box
from wondertable.games.seven.cards import ALL_CARDS, BLACK_CARDS, CARDS, GUILDS
from wondertable.games.seven.figures import EXTRA_GUILDS

Row = dict[str, Any]

FOLDER = Path(__file__).parents[2] / "facts"
FACTS: Row = json.loads((FOLDER / "seven.json").read_text(encoding="utf-8"))
CITIES: Row = json.loads((FOLDER / "cities.json").read_text(encoding="utf-8"))
BOX: Row = box()

CARD_FIELDS = [
    "id",
    "building",
    "age",
    "color",
    "cost",
    "players",
    "chain_from",
    "chain_gives",
    "effect",
]
BLACK_FIELDS = ["id", "color", "age", "copies", "cost", "chain_from", "chain_gives", "effects"]
BOARD_FIELDS = ["id", "starting_resource", "needs_cities", "sides"]


def only(row: Row, fields: list[str]) -> Row:
    """A row with these of its fields."""
    return {field: row[field] for field in fields if field in row}


def bare(stages: Row) -> Row:
    """The sides of a board without remarks on sources."""
    keep = ("stage", "cost", "effect", "effects")
    return {
        side: {"stages": [only(stage, list(keep)) for stage in data["stages"]]}
        for side, data in stages.items()
    }


def missing(found: object, known: object, path: str = "") -> list[str]:
    """Where data of the box are not in the facts, or are others there."""
    if isinstance(found, dict) and isinstance(known, dict):
        return [
            difference
            for key, value in found.items()
            for difference in missing(value, known.get(key, "nothing"), f"{path}.{key}")
        ]
    return [] if found == known else [f"{path} is {found!r}, not {known!r}"]


@pytest.mark.parametrize("group", ["cards", "guilds"])
def test_all_cards_are_those_of_the_facts(group: str) -> None:
    for mine, theirs in zip(BOX[group], FACTS[group], strict=True):
        assert mine == only(theirs, CARD_FIELDS)


def test_all_black_cards_are_those_of_the_facts() -> None:
    for mine, theirs in zip(BOX["cities"]["cards"], CITIES["cards"], strict=True):
        assert mine == only(theirs, BLACK_FIELDS)


@pytest.mark.parametrize("base", [True, False], ids=["base", "cities"])
def test_all_boards_are_those_of_the_facts(*, base: bool) -> None:
    mine = BOX["wonders"] if base else BOX["cities"]["wonders"]
    theirs = FACTS["wonders"] if base else CITIES["wonders"]
    for board, known in zip(mine, theirs, strict=True):
        assert board == only(known | {"sides": bare(known["sides"])}, BOARD_FIELDS)


@pytest.mark.parametrize("group", ["setup", "turn", "conflict", "science", "scoring"])
def test_all_figures_are_those_of_the_facts(group: str) -> None:
    assert BOX[group]
    assert missing(BOX[group], FACTS[group], group) == []


@pytest.mark.parametrize("group", ["setup", "components", "team_play"])
def test_all_figures_of_cities_are_those_of_the_facts(group: str) -> None:
    assert missing(BOX["cities"][group], CITIES[group], group) == []


def test_differences_are_found() -> None:
    assert missing({"a": 1, "z": 0}, {"a": 2}, "x") == [
        "x.a is 1, not 2",
        "x.z is 0, not 'nothing'",
    ]


@pytest.mark.parametrize("seats", range(3, 8))
def test_every_age_deck_has_seven_cards_for_each_player(seats: int) -> None:
    for age in (1, 2, 3):
        copies = [card for card in CARDS if card.age == age for n in card.players if n <= seats]
        guilds = seats + EXTRA_GUILDS if age == 3 else 0
        assert len(copies) + guilds == 7 * seats
        summary = FACTS["setup"]["deck_summary"][str(seats)][str(age)]["by_color"]
        colors = Counter(card.color for card in copies) + Counter(purple=guilds)
        assert dict(colors) == summary


def test_every_age_has_fourteen_black_cards() -> None:
    assert Counter(card.age for card in BLACK_CARDS) == {1: 14, 2: 14, 3: 14}


def test_the_box_has_148_cards() -> None:
    assert sum(len(card.players) for card in CARDS) + len(GUILDS) == 148


def test_every_chain_is_told_from_both_ends() -> None:
    gives = {(card.id, other) for card in ALL_CARDS for other in card.chain_gives}
    takes = {(other, card.id) for card in ALL_CARDS for other in card.chain_from}
    assert gives == takes
    assert len(gives) == 25


def test_an_effect_that_is_not_of_cities_has_no_form_there() -> None:
    from wondertable.games.seven.black import black_effect
    from wondertable.games.seven.effects import ScienceChoice

    with pytest.raises(AssertionError):
        black_effect(ScienceChoice())
