"""The box of the engine against the facts, a second transcription of what is known of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wondertable.games.babel.box import box
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS
from wondertable.games.babel.game import GAME
from wondertable.games.babel.unconfirmed import FIGURE, FIGURES, KINDS, TYPES, USUAL, replaced

Row = dict[str, Any]

FACTS: Row = json.loads(
    (Path(__file__).parents[2] / "facts" / "babel.json").read_text(encoding="utf-8")
)
BOX: Row = box()


def only(row: Row, like: Row) -> Row:
    """A row with the fields of another one."""
    return {field: row[field] for field in like if field in row}


@pytest.mark.parametrize("group", ["types", "wonders", "discs", "bonusTable"])
def test_all_things_are_those_of_the_facts(group: str) -> None:
    for mine, theirs in zip(BOX[group], FACTS[group], strict=True):
        assert mine == only(theirs, mine)


@pytest.mark.parametrize("group", ["twoColouredDiscs", "actionCards"])
def test_all_lists_are_those_of_the_facts(group: str) -> None:
    for mine, theirs in zip(BOX[group]["list"], FACTS[group]["list"], strict=True):
        assert mine == only(theirs, mine)


def test_the_value_table_is_that_of_the_facts() -> None:
    for mine, theirs in zip(BOX["valueTable"]["rows"], FACTS["valueTable"]["rows"], strict=True):
        assert mine == only(theirs, mine)
    light = BOX["valueTable"]["finalRow"]
    assert light == only(FACTS["valueTable"]["finalRow"], light)


def test_numbers_of_things_are_those_of_the_facts() -> None:
    assert BOX["actionCards"]["total"] == FACTS["actionCards"]["total"] == 15
    assert BOX["twoColouredDiscs"]["count"] == FACTS["twoColouredDiscs"]["count"]
    assert BOX["players"] == FACTS["game"]["players"]["value"]
    assert sum(row["cards"] for row in BOX["types"]) == 100
    assert sum(row["slots"] for row in BOX["wonders"]) == len(BOX["discs"]) == 24
    for group in ("points", "draws"):
        for name, value in BOX[group].items():
            assert value == FACTS[group][name]["value"]
    start = BOX["setup"]["startingHandBuildingCards"]
    assert start == FACTS["setup"]["startingHandBuildingCards"]["value"]


def confidences() -> dict[str, str]:
    """How sure the facts are of every figure of our table."""
    rows = {f"row_{row['row']}": row["confidence"] for row in FACTS["valueTable"]["rows"]}
    found = {**rows, "row_light": FACTS["valueTable"]["finalRow"]["confidence"]}
    for row in FACTS["bonusTable"]:
        found[f"bonus_{row['discs']}"] = row["confidence"]
    for row in FACTS["discs"]:
        found[f"discs_{next(iter(row['needs']))}"] = row["numberConfidence"]
    for row in FACTS["twoColouredDiscs"]["list"]:
        found[row["id"]] = row["confidence"]
    for row in FACTS["actionCards"]["list"]:
        found[f"copies_{row['id']}"] = row["countConfidence"]
        if row["id"] == "disc_bonus":
            found["disc_bonus_points"] = row["paramsConfidence"]
    return found


def test_the_table_has_exactly_the_figures_that_no_source_confirms() -> None:
    unsure = {name: word for name, word in confidences().items() if word != "rulebook"}
    assert {row.name: row.confidence for row in FIGURES} == unsure


def test_the_box_says_which_figures_are_unconfirmed() -> None:
    assert [row["figure"] for row in BOX["unconfirmed"]] == list(FIGURE)
    assert not any(row["replaced"] for row in BOX["unconfirmed"])
    other = box(replaced({"bonus_3": 12, "disc_bonus_points": 3}))
    assert [row["figure"] for row in other["unconfirmed"] if row["replaced"]] == [
        "bonus_3",
        "disc_bonus_points",
    ]
    assert other["bonusTable"][2]["points"] == 12
    assert other == GAME.box({"figures": "bonus_3=12,disc_bonus_points=3"})
    assert GAME.box() == BOX
    assert other["actionCards"]["list"][2]["params"] == {"pointsPerDisc": 3}


def test_the_words_of_the_table_are_those_of_the_box() -> None:
    assert TYPES == TYPE_IDS
    assert KINDS == ACTION_IDS
    assert USUAL.text == "usual"
