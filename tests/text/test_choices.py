"""What may be chosen, in words."""

from __future__ import annotations

from typing import Any

import pytest

from wondertable.games.duel.actions import (
    Build,
    Destroy,
    Discard,
    Draft,
    RaiseWonder,
    Rebuild,
    Start,
    Take,
)
from wondertable.games.seven import actions as seven
from wondertable.text import LANGUAGES, choice, name

PLAYERS = ("Anna", "Béla")
ACTIONS: list[Any] = [
    Build("baths"),
    Discard("baths"),
    RaiseWonder("sphinx", "baths"),
    Draft("sphinx"),
    Take("law"),
    Destroy("baths"),
    Rebuild("baths"),
    Start(1),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_duel_has_words_of_its_own(language: str) -> None:
    said = [choice(language, "duel", action, PLAYERS) for action in ACTIONS]
    assert len(set(said)) == len(said)
    for words, action in zip(said, ACTIONS, strict=True):
        for thing in ("baths", "sphinx", "law"):
            assert (name(language, "duel", thing) in words) == (thing in str(action).split())
    assert "Béla" in said[-1]


def test_a_wonder_is_built_over_a_card() -> None:
    assert choice("en", "duel", RaiseWonder("sphinx", "baths"), PLAYERS) == (
        "Build The Sphinx over Baths"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_7_wonders_has_words_of_its_own(language: str) -> None:
    actions: list[Any] = [
        seven.Build("altar"),
        seven.BuildStage("altar"),
        seven.Sell("altar"),
        seven.Leave("altar"),
        seven.Lose(2, 1),
        seven.Rebuild("altar", 3),
        seven.Choose("gizah"),
        seven.TurnSide("day"),
        seven.TurnSide("night"),
    ]
    said = [choice(language, "seven", action, PLAYERS) for action in actions]
    assert len(set(said)) == len(said)
    for words, action in zip(said, actions, strict=True):
        for thing in ("altar", "gizah"):
            assert (name(language, "seven", thing) in words) == (thing in str(action).split())
