"""The box of the engine against the facts, a second transcription of the printed game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from wondertable.games.duel.box import box
from wondertable.games.duel.game import GAME

Row = dict[str, Any]

FACTS: Row = json.loads(
    (Path(__file__).parents[2] / "facts" / "duel.json").read_text(encoding="utf-8")
)
BOX: Row = box()
SUMS: Row = FACTS["checksums"]


def nameless(rows: list[Row]) -> list[Row]:
    """Rows without the names, which are compared where the sentences are."""
    return [{key: value for key, value in row.items() if key != "name"} for row in rows]


def missing(found: object, known: object, path: str = "") -> list[str]:
    """Where data of the box are not in the facts, or are others there."""
    if isinstance(found, dict) and isinstance(known, dict):
        return [
            difference
            for key, value in found.items()
            for difference in missing(value, known.get(key, "nothing"), f"{path}.{key}")
        ]
    if isinstance(found, list) and isinstance(known, list) and len(found) == len(known):
        return [
            difference
            for at, (mine, theirs) in enumerate(zip(found, known, strict=True))
            for difference in missing(mine, theirs, f"{path}[{at}]")
        ]
    return [] if found == known else [f"{path} is {found!r}, not {known!r}"]


@pytest.mark.parametrize("group", ["cards", "wonders", "progress_tokens", "chains"])
def test_all_things_are_those_of_the_facts(group: str) -> None:
    for mine, theirs in zip(BOX[group], nameless(FACTS[group]), strict=True):
        assert mine == theirs


@pytest.mark.parametrize("age", ["age1", "age2", "age3"])
def test_the_structures_are_those_of_the_facts(age: str) -> None:
    assert BOX["layouts"][age] == FACTS["layouts"][age]


@pytest.mark.parametrize("group", ["constants", "setup", "military", "science_symbols"])
def test_all_figures_of_the_box_are_those_of_the_facts(group: str) -> None:
    assert BOX[group]
    assert missing(BOX[group], FACTS[group], group) == []


def test_the_box_has_no_other_groups() -> None:
    assert set(BOX) == {
        *("cards", "wonders", "progress_tokens", "chains", "layouts"),
        *("constants", "setup", "military", "science_symbols"),
    }


def test_the_game_shows_its_box() -> None:
    assert GAME.box() == BOX


def test_differences_are_found() -> None:
    assert missing({"a": 1, "b": [{"c": 2}]}, {"a": 1, "b": [{"c": 2, "d": 3}], "e": 4}) == []
    assert missing({"a": 1, "z": 0}, {"a": 2}, "x") == [
        "x.a is 1, not 2",
        "x.z is 0, not 'nothing'",
    ]
    assert missing([1], [1, 2], "x") == ["x is [1], not [1, 2]"]


def test_tokens_and_cards_left_over_are_as_many_as_the_facts_say() -> None:
    assert FACTS["military"]["looting_tokens_total"] == 2 * len(
        BOX["military"]["looting_tokens_per_side"]
    )
    for age in ("age1", "age2", "age3"):
        removed = FACTS["setup"]["cards_removed_per_age"][age]
        cards = sum(str(card["age"]) == age[-1] for card in BOX["cards"])
        guilds = FACTS["setup"]["guilds_added_to_age3"] if age == "age3" else 0
        assert cards - removed + guilds == FACTS["setup"]["cards_per_age_structure"]


# The sums of the facts, worked out from the box.


def count(key: str) -> dict[str, int]:
    """How many cards have each value of a field."""
    return dict(Counter(str(card[key]) for card in BOX["cards"]))


def total(rows: list[Row], key: str) -> int:
    """The sum of one effect over rows."""
    return sum(row["effect"].get(key, 0) for row in rows)


def costs(rows: list[Row]) -> dict[str, int]:
    """All costs of rows together."""
    summed: Counter[str] = Counter()
    for row in rows:
        summed.update(row["cost"])
    return dict(summed)


def cards_where(**fields: object) -> list[Row]:
    """The cards whose fields have these values."""
    return [
        card for card in BOX["cards"] if all(card[key] == value for key, value in fields.items())
    ]


def test_the_cards_are_as_many_as_the_facts_count() -> None:
    assert len(BOX["cards"]) == SUMS["cards"]
    assert count("age") == SUMS["cards_by_age"]
    assert count("color") == SUMS["cards_by_color"]
    assert len({card["id"] for card in BOX["cards"]}) == SUMS["cards"]


@pytest.mark.parametrize("age", [1, 2, 3, "guild"])
def test_the_colours_of_an_age_are_as_many_as_the_facts_count(age: int | str) -> None:
    colours = Counter(card["color"] for card in cards_where(age=age))
    assert dict(colours) == SUMS["cards_by_age_and_color"][str(age)]


def test_points_and_shields_sum_up_as_the_facts_say() -> None:
    printed = {color: total(cards_where(color=color), "vp") for color in count("color")}
    assert {color: vp for color, vp in printed.items() if vp} == SUMS["printed_vp_by_color"]
    shields = {str(age): total(cards_where(age=age), "shields") for age in (1, 2, 3)}
    assert shields == SUMS["shields_by_age"]


def test_wonders_sum_up_as_the_facts_say() -> None:
    assert total(BOX["wonders"], "shields") == SUMS["wonder_shields"]
    assert total(BOX["wonders"], "vp") == SUMS["wonder_vp"]
    assert total(BOX["wonders"], "play_again") == SUMS["wonders_with_play_again"]
    assert costs(BOX["wonders"]) == SUMS["sum_of_wonder_costs"]


def test_costs_and_production_sum_up_as_the_facts_say() -> None:
    assert costs(BOX["cards"]) == SUMS["sum_of_card_costs"]
    units: Counter[str] = Counter()
    for card in cards_where(color="brown") + cards_where(color="grey"):
        units.update(card["effect"]["produces"])
    assert dict(units) == SUMS["brown_grey_units"]
    assert len(cards_where(cost={})) == SUMS["free_cards"]


def test_chains_are_as_many_as_the_facts_count() -> None:
    assert len(BOX["chains"]) == SUMS["chains"]
    assert sum(card["chain_from"] is not None for card in BOX["cards"]) == SUMS["chains"]
    assert sum(card["chain_gives"] is not None for card in BOX["cards"]) == SUMS["chains"]
