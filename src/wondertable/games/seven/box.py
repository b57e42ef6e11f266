"""The box as plain data, with the ids and fields of the facts."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.seven import effects
from wondertable.games.seven.black import black_effect
from wondertable.games.seven.cards import (
    BLACK_CARDS,
    BOARDS,
    CARDS,
    GUILDS,
    RESOURCES,
    SYMBOLS,
    Board,
    Card,
    Cost,
    Stage,
)
from wondertable.games.seven.figures import (
    AGES,
    BLACK_PER_AGE,
    CITIES_HAND,
    DEFEAT,
    DISCOUNTED,
    EXTRA_GUILDS,
    HAND,
    LEAST_SEATS,
    MOST_SEATS,
    PRICE,
    SALE,
    SET_OF_SYMBOLS,
    START_COINS,
    TEAM_SEATS,
    VICTORIES,
)

Data = dict[str, Any]

ABILITIES: Final[dict[type, str]] = {
    effects.PlayLastCard: "play_seventh_card",
    effects.BuildFromDiscard: "build_from_discard",
    effects.FreeFirstOfColor: "free_first_of_color",
    effects.FreeFirstOfAge: "free_first_of_age",
    effects.FreeLastOfAge: "free_last_of_age",
}
SCOPES: Final[dict[effects.Scope, list[str]]] = {
    "own": ["own"],
    "next_door": ["left", "right"],
    "everywhere": ["own", "left", "right"],
}
SHEET: Final = ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")


def box() -> Data:
    """Everything that lies in the boxes, and the figures of the rules."""
    return {
        "setup": setup_data(),
        "turn": {
            "sell_coins": SALE,
            "trade_price": PRICE,
            "discounted_trade_price": DISCOUNTED,
        },
        "conflict": {
            "defeat": DEFEAT,
            "victory": {str(age): value for age, value in enumerate(VICTORIES, start=1)},
        },
        "science": {"symbols": list(SYMBOLS), "set_of_three_different": SET_OF_SYMBOLS},
        "scoring": {"order": list(SHEET)},
        "cards": [card_data(row) for row in CARDS],
        "guilds": [card_data(row) for row in GUILDS],
        "wonders": [board_data(row) for row in BOARDS if not row.needs_cities],
        "cities": cities_data(),
    }


def setup_data() -> Data:
    """What is dealt, and how many of everything."""
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    return {
        "players": list(seats),
        "starting_coins": START_COINS,
        "hand_size": HAND,
        "turns_per_age": HAND - 1,
        "ages": AGES,
        "guilds_by_players": {str(n): n + EXTRA_GUILDS for n in seats},
        "pass_direction": {"1": "left", "2": "right", "3": "left"},
    }


def cities_data() -> Data:
    """What Cities adds."""
    return {
        "setup": {
            "players": {"min": LEAST_SEATS, "max": MOST_SEATS},
            "hand_size_per_age": CITIES_HAND,
            "turns_per_age": CITIES_HAND - 1,
        },
        "components": {
            "black_cards": len(BLACK_CARDS),
            "black_cards_per_age": BLACK_PER_AGE,
        },
        "team_play": {"players": list(TEAM_SEATS)},
        "cards": [black_data(row) for row in BLACK_CARDS],
        "wonders": [board_data(row) for row in BOARDS if row.needs_cities],
    }


def cost_data(cost: Cost) -> Data:
    """A cost without its zeros."""
    asked = {"coins": cost.coins} if cost.coins else {}
    return asked | {name: cost.units(name) for name in RESOURCES if cost.units(name)}


def card_data(row: Card) -> Data:
    """A card of the base game; guilds have no numbers of players."""
    players = {"players": list(row.players)} if row.players else {}
    return {
        "id": row.id,
        "building": row.building,
        "age": row.age,
        "color": row.color,
        "cost": cost_data(row.cost),
        **players,
        "chain_from": list(row.chain_from),
        "chain_gives": list(row.chain_gives),
        "effect": effect_data(row),
    }


def black_data(row: Card) -> Data:
    """A card of Cities."""
    return {
        "id": row.id,
        "color": row.color,
        "age": row.age,
        "copies": 1,
        "cost": cost_data(row.cost),
        "chain_from": list(row.chain_from),
        "chain_gives": list(row.chain_gives),
        "effects": [black_effect(effect) for effect in row.effects],
    }


def board_data(row: Board) -> Data:
    """A wonder board with both sides."""
    needs = {"needs_cities": True} if row.needs_cities else {}
    stages = {"day": row.day, "night": row.night}
    return {
        "id": row.id,
        "starting_resource": row.start,
        **needs,
        "sides": {
            side: {
                "stages": [
                    black_stage(at, stage) if row.needs_cities else stage_data(at, stage)
                    for at, stage in enumerate(rows, start=1)
                ]
            }
            for side, rows in stages.items()
        },
    }


def stage_data(number: int, row: Stage) -> Data:
    """A stage of a board of the base game."""
    return {"stage": number, "cost": cost_data(row.cost), "effect": effect_data(row)}


def black_stage(number: int, row: Stage) -> Data:
    """A stage of a board of Cities, whose facts write out the zeros."""
    cost = {"coins": row.cost.coins} | {name: row.cost.units(name) for name in RESOURCES}
    return {
        "stage": number,
        "cost": cost,
        "effects": [black_effect(effect) for effect in row.effects],
    }


def effect_data(row: Card | Stage) -> Data:
    """All effects of a row by name; only brown and grey cards sell what they produce."""
    data: Data = {}
    for effect in row.effects:
        data.update([effect_item(effect)])
        if isinstance(effect, effects.Produces | effects.ProducesChoice):
            data["tradable"] = isinstance(row, Card) and row.color in ("brown", "grey")
    return data


def effect_item(effect: effects.Effect) -> tuple[str, Any]:
    """An effect of the base game as a name and a value."""
    match effect:
        case effects.Produces(resource, units):
            return "produces", {resource: units}
        case effects.ProducesChoice(resources):
            return "produces_choice", list(resources)
        case effects.Trade(side, kinds):
            return "trade", {"direction": side, "kinds": kinds, "price": DISCOUNTED}
        case effects.Shields(count):
            return "shields", count
        case effects.Science(symbol):
            return "science", symbol
        case effects.ScienceChoice():
            return "science_choice", list(SYMBOLS)
        case effects.Points(count):
            return "vp", count
        case effects.Coins(count):
            return "coins", count
        case effects.CoinsPerCard(each, colors, scope):
            return "coins_per", per(each, "card", scope, list(colors))
        case effects.PointsPerCard(each, colors, scope):
            return "vp_per", per(each, "card", scope, list(colors))
        case effects.CoinsPerStage(each):
            return "coins_per", per(each, "wonder_stage", "own")
        case effects.PointsPerStage(each, scope):
            return "vp_per", per(each, "wonder_stage", scope)
        case effects.PointsIfComplete(count):
            return "vp_if", {"condition": "own_wonder_complete", "vp": count}
        case _:
            return "ability", ABILITIES[type(effect)]


def per(each: int, what: str, scope: effects.Scope, colors: list[str] | None = None) -> Data:
    """Something that is counted."""
    counted = {"colors": colors} if colors else {}
    return {"amount": each, "what": what, **counted, "scope": SCOPES[scope]}
