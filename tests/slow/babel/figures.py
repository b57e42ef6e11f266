"""The figures of Tower of Babel, read from the facts file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "facts" / "babel.json").read_text(encoding="utf-8")
)

Cards = dict[str, int]
"""Building cards: how many of each type."""

DECK: Cards = {row["id"]: row["cards"] for row in FACTS["types"]}
TYPES = list(DECK)
SPACES: dict[str, int] = {row["id"]: row["slots"] for row in FACTS["wonders"]}
WONDERS = list(SPACES)

START_HAND: int = FACTS["setup"]["startingHandBuildingCards"]["value"]
PASS_DRAW: int = FACTS["draws"]["passExtraDrawActive"]["value"]
CLOSING_DRAW: int = FACTS["draws"]["closingDrawEachPlayer"]["value"]
REFUSED: int = FACTS["points"]["refusedOfferPerCard"]["value"]
FAILED: int = FACTS["points"]["failedBuildPerValidCard"]["value"]

OTHERS: int = FACTS["valueTable"]["others"]["value"]
ROWS: list[tuple[int, int]] = [(row["first"], row["second"]) for row in FACTS["valueTable"]["rows"]]
LIGHT_ROW: tuple[int, int] = (
    FACTS["valueTable"]["finalRow"]["first"],
    FACTS["valueTable"]["finalRow"]["second"],
)
BONUS: dict[int, int] = {0: 0} | {row["discs"]: row["points"] for row in FACTS["bonusTable"]}

ACTION_DECK: dict[str, int] = {row["id"]: row["count"] for row in FACTS["actionCards"]["list"]}
ACTIONS = list(ACTION_DECK)
PARAMS: dict[str, dict[str, int]] = {
    row["id"]: row["params"] for row in FACTS["actionCards"]["list"]
}
MOST_EXCHANGED = PARAMS["card_exchange"]["maxCards"]
JOKER_CARDS = PARAMS["joker"]["cards"]
POINTS_PER_DISC = PARAMS["disc_bonus"]["pointsPerDisc"]
DRAW_THREE = PARAMS["draw_three"]["cards"]
REFUSED_WITH_BONUS = PARAMS["offer_bonus"]["pointsPerCard"]
FIVE_POINTS = PARAMS["five_points"]["points"]


def discs_of(*, two_coloured: bool) -> list[str]:
    """Return the 24 discs of a game, each as the cards that it asks for, in words."""
    plain = [
        disc["needs"]
        for disc in FACTS["discs"]
        if not (two_coloured and disc["removedInTwoColouredMode"])
    ]
    mixed = [disc["needs"] for disc in FACTS["twoColouredDiscs"]["list"]]
    discs = plain + mixed if two_coloured else plain
    return [" ".join(f"{count} {kind}" for kind, count in needs.items()) for needs in discs]


def in_words(cards: Cards) -> str:
    """Return cards as records write them."""
    return " ".join(f"{cards[kind]} {kind}" for kind in TYPES if cards.get(kind))


def from_words(text: str) -> Cards:
    """Return the cards that words name."""
    words = text.split()
    return {kind: int(count) for count, kind in zip(words[::2], words[1::2], strict=True)}


def total(cards: Cards) -> int:
    """Return how many cards these are."""
    return sum(cards.values())
