"""The figures of the box, read from the facts file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypedDict


class Per(TypedDict, total=False):
    """Coins or points for each thing of a kind."""

    kind: str
    each: int
    scope: str


class Discount(TypedDict):
    """Units of resources that a kind of construction costs less."""

    applies_to: str
    resources: int


class Effect(TypedDict, total=False):
    """What a card, a wonder or a progress token does; absent keys do nothing."""

    vp: int
    vp_per: Per
    coins: int
    coins_per: Per
    coins_per_chain_build: int
    shields: int
    extra_shields_per_new_red_card: int
    science: str
    produces: dict[str, int]
    produces_choice: list[str]
    trade_fixed_price: list[str]
    resource_discount: Discount
    opponent_loses_coins: int
    destroy_opponent_card: str
    build_from_discard: int
    progress_from_box: dict[str, int]
    play_again: bool


class Token(TypedDict):
    """A progress token."""

    id: str
    effect: Effect


class Wonder(Token):
    """A wonder: it has a cost too."""

    cost: dict[str, int]


class Card(Wonder):
    """A card of an age, or a guild."""

    age: int | str
    color: str
    chain_from: str | None


FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "duel.json").read_text(encoding="utf-8")
)
CONSTANTS: dict[str, Any] = FACTS["constants"]
SETUP: dict[str, Any] = FACTS["setup"]
MILITARY: dict[str, Any] = FACTS["military"]
RESOURCES: list[str] = FACTS["conventions"]["resources"]

CARDS: dict[str, Card] = {card["id"]: card for card in FACTS["cards"]}
WONDERS: dict[str, Wonder] = {wonder["id"]: wonder for wonder in FACTS["wonders"]}
TOKENS: dict[str, Token] = {token["id"]: token for token in FACTS["progress_tokens"]}
COVERED_BY: dict[int, dict[int, list[int]]] = {
    age: {s["slot"]: s["covered_by"] for s in FACTS["layouts"][f"age{age}"]["slots"]}
    for age in (1, 2, 3)
}
FACE_UP: dict[int, list[int]] = {
    age: sorted(s["slot"] for s in FACTS["layouts"][f"age{age}"]["slots"] if s["face_up"])
    for age in (1, 2, 3)
}
LOOT: dict[int, int] = {
    loot["trigger_distance"]: loot["opponent_loses_coins"]
    for loot in MILITARY["looting_tokens_per_side"]
}


def cards_of(age: int | str) -> list[str]:
    """Return the cards with that back: 1, 2, 3 or "guild"."""
    return [card for card in CARDS if CARDS[card]["age"] == age]
