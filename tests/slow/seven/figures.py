"""The figures of both boxes, read from the facts files and told in one form.

The two files tell effects differently; here all have the form of Cities: a list of effects, each
with its `type`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Effect = dict[str, Any]
Cost = dict[str, int]

FOLDER = Path(__file__).parents[2] / "facts"
SEVEN: dict[str, Any] = json.loads((FOLDER / "seven.json").read_text(encoding="utf-8"))
CITIES: dict[str, Any] = json.loads((FOLDER / "cities.json").read_text(encoding="utf-8"))

SCIENCE: list[str] = SEVEN["science"]["symbols"]
SET_POINTS: int = SEVEN["science"]["set_of_three_different"]
SELL_COINS: int = SEVEN["turn"]["sell_coins"]
START_COINS: int = SEVEN["setup"]["starting_coins"]
DEFEAT: int = SEVEN["conflict"]["defeat"]
VICTORY: dict[int, int] = {int(age): won for age, won in SEVEN["conflict"]["victory"].items()}
PASSES: dict[int, str] = {int(age): to for age, to in SEVEN["setup"]["pass_direction"].items()}
HAND_SIZE = {False: SEVEN["setup"]["hand_size"], True: CITIES["setup"]["hand_size_per_age"]}
TURNS = {False: SEVEN["setup"]["turns_per_age"], True: CITIES["setup"]["turns_per_age"]}
TEAM_FIGHTS: dict[int, list[tuple[int, int]]] = {
    int(seats): [
        (names.index(one), names.index(other))
        for one, other in CITIES["team_play"]["fights"][seats]
    ]
    for seats, names in CITIES["team_play"]["example_seating"].items()
}
SIDES = ("day", "night")


@dataclass(frozen=True)
class Card:
    """A card; `copies` has the least number of players of every copy, none for drawn cards."""

    id: str
    name: str
    age: int
    colour: str
    cost: Cost
    chain_from: tuple[str, ...]
    copies: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Stage:
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Board:
    """A wonder board with its stages on both sides."""

    id: str
    start: str
    stages: dict[str, tuple[Stage, ...]]
    needs_cities: bool


def _told_as_cities(effect: Effect) -> tuple[Effect, ...]:
    """Tell an effect of the base box as a list of effects."""
    found: list[Effect] = []
    for kind, value in effect.items():
        match kind:
            case "vp" | "shields":
                found.append({"type": kind, "amount": value})
            case "coins":
                found.append({"type": "gain_coins", "who": "self", "amount": value})
            case "produces":
                units = [[resource] for resource, count in value.items() for _ in range(count)]
                found += [{"type": "produce", "kinds": kinds} for kinds in units]
            case "produces_choice":
                found.append({"type": "produce", "kinds": value})
            case "science" | "ability":
                found.append({"type": kind, "what": value})
            case "coins_per" | "vp_per" | "trade":
                found.append({"type": kind, **value})
            case "science_choice":
                found.append({"type": kind})
            case "vp_if":
                found.append({"type": "vp_if_complete", "amount": value["vp"]})
            case "tradable":
                continue
            case _:
                raise AssertionError(kind)
    return tuple(found)


def _card(row: dict[str, Any]) -> Card:
    black = "effects" in row
    return Card(
        id=row["id"],
        name=row["id"] if black else row["building"],
        age=row["age"],
        colour=row["color"],
        cost=row["cost"],
        chain_from=tuple(row["chain_from"]),
        copies=tuple(row.get("players", ())),
        effects=tuple(row["effects"]) if black else _told_as_cities(row["effect"]),
    )


def _board(row: dict[str, Any]) -> Board:
    stages = {}
    for side in SIDES:
        rows = row["sides"][side]["stages"]
        stages[side] = tuple(
            Stage(
                {what: count for what, count in stage["cost"].items() if count},
                tuple(stage["effects"]) if "effects" in stage else _told_as_cities(stage["effect"]),
            )
            for stage in rows
        )
    return Board(row["id"], row["starting_resource"], stages, row.get("needs_cities", False))


CARDS: dict[str, Card] = {
    row["id"]: _card(row) for row in SEVEN["cards"] + SEVEN["guilds"] + CITIES["cards"]
}
BOARDS: dict[str, Board] = {row["id"]: _board(row) for row in SEVEN["wonders"] + CITIES["wonders"]}
ORDER: dict[str, int] = {card: at for at, card in enumerate(CARDS)}
"""Cards in the order of the boxes, in which hands are written down."""


def fixed_deck(age: int, seats: int) -> list[str]:
    """Return the cards that are surely in the deck of an age, a copy each time."""
    return [
        card.id
        for card in CARDS.values()
        if card.age == age
        for least in card.copies
        if least <= seats
    ]


def drawn_cards(age: int, colour: str) -> list[str]:
    """Return the guilds or black cards of an age, of which some are drawn."""
    return [card.id for card in CARDS.values() if card.age == age and card.colour == colour]


def drawn_count(age: int, colour: str, seats: int, *, cities: bool) -> int:
    """Return how many guilds or black cards the deck of an age has."""
    if colour == "purple":
        return int(SEVEN["setup"]["guilds_by_players"][str(seats)]) if age == 3 else 0
    return int(CITIES["deck_sizes"][str(seats)]["black"]) if cities else 0
