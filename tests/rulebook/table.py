"""New games, and a closer look at what happened, for the rulebook tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from tests.games.duel.position import asked, do, legal
from wondertable.core.rng import Rng
from wondertable.games import GAMES
from wondertable.games.duel.events import Event
from wondertable.games.duel.state import Duel

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "duel.json").read_text(encoding="utf-8")
)
CARDS: dict[str, Any] = {card["id"]: card for card in FACTS["cards"]}
WONDERS: dict[str, Any] = {wonder["id"]: wonder for wonder in FACTS["wonders"]}
TOKENS: dict[str, Any] = {token["id"]: token for token in FACTS["progress_tokens"]}

Kind = TypeVar("Kind")


def new_game(**options: str) -> Duel:
    """A game before anything is dealt."""
    state = GAMES["duel"].setup(options=options)
    assert isinstance(state, Duel)
    return state


def show(state: Duel, words: str) -> list[Event]:
    """Chance shows these tokens or wonders, in this order."""
    return do(state, *[f"show {word}" for word in words.split()])


def reveal(state: Duel, words: str) -> list[Event]:
    """Chance turns up these cards in the slots that are due, lowest first."""
    events = []
    for card in words.split():
        (line,) = [text for text in legal(state) if text.split()[2] == card]
        events += do(state, line)
    return events


def deal(state: Duel, rng: Rng) -> list[Event]:
    """Chance acts at random until a seat is asked."""
    events = []
    while asked(state) == "chance":
        lines = legal(state)
        events += do(state, lines[rng.below(len(lines))])
    return events


def quiet_move(state: Duel, rng: Rng) -> list[Event]:
    """A seat drafts or discards the first thing it can; then chance does what is due."""
    line = next(text for text in legal(state) if text.startswith(("draft", "discard")))
    return do(state, line) + deal(state, rng)


def of(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def total(points: dict[str, int]) -> int:
    """All points of a seat."""
    return sum(points.values())
