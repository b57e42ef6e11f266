"""The box as plain data, with the ids and fields of the facts."""

from __future__ import annotations

from typing import Any

from wondertable.games.duel import effects
from wondertable.games.duel.cards import (
    CARDS,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
    Card,
    Cost,
    Token,
    Wonder,
)
from wondertable.games.duel.figures import (
    CAPITAL,
    CARDS_PER_AGE,
    COINS_PER_POINT,
    DISCARD_BASE,
    DRAFT_ORDER,
    FIRST_GAME_WONDERS,
    GUILDS_DEALT,
    LAYOUTS,
    LOOT,
    MILITARY_POINTS,
    START_COINS,
    SYMBOLS_TO_WIN,
    TOKENS_ON_BOARD,
    TRADE_BASE,
    TRADE_FIXED,
    WONDERS_MAX,
    WONDERS_SHOWN,
)
from wondertable.games.duel.tables import COVERED_BY, COVERS, FACE_UP, OPEN

Data = dict[str, Any]


def box() -> Data:
    """Everything that lies in the box, and the figures of the rules."""
    return {
        "constants": {
            "trade_base_price": TRADE_BASE,
            "trade_fixed_price_coins": TRADE_FIXED,
            "discard_base_coins": DISCARD_BASE,
            "coins_per_vp_at_end": COINS_PER_POINT,
            "science_symbols_to_win": SYMBOLS_TO_WIN,
            "wonders_built_max": WONDERS_MAX,
        },
        "cards": [card_data(row) for row in CARDS],
        "chains": [
            {"symbol": giver.chain_symbol, "giver": giver.id, "free_card": row.id}
            for giver in CARDS
            for row in CARDS
            if row.chain_from == giver.id
        ],
        "wonders": [
            {"id": row.id, "cost": cost_data(row.cost), "effect": effect_data(row)}
            for row in WONDERS
        ],
        "progress_tokens": [{"id": row.id, "effect": effect_data(row)} for row in TOKENS],
        "science_symbols": {"symbols": [symbol_data(symbol) for symbol in SYMBOLS]},
        "military": military_data(),
        "layouts": {f"age{age}": layout_data(age) for age in (1, 2, 3)},
        "setup": setup_data(),
    }


def cost_data(cost: Cost) -> Data:
    """A cost without its zeros."""
    asked = {"coins": cost.coins} if cost.coins else {}
    return asked | {name: cost.units(name) for name in RESOURCES if cost.units(name)}


def card_data(row: Card) -> Data:
    """A card."""
    return {
        "id": row.id,
        "age": row.age,
        "color": row.color,
        "cost": cost_data(row.cost),
        "chain_gives": row.chain_symbol,
        "chain_from": row.chain_from,
        "effect": effect_data(row),
    }


def effect_data(row: Card | Wonder | Token) -> Data:
    """All effects of a row by name."""
    return dict(effect_item(row, effect) for effect in row.effects)


def effect_item(row: Card | Wonder | Token, effect: effects.Effect) -> tuple[str, Any]:
    """An effect as a name and a value."""
    match effect:
        case effects.Produces(resource, units):
            return "produces", {resource: units}
        case effects.ProducesChoice(resources):
            return "produces_choice", list(resources)
        case effects.FixedPrice(resources):
            return "trade_fixed_price", list(resources)
        case effects.Shields(count):
            return "shields", count
        case effects.Science(symbol):
            return "science", symbol
        case effects.Points(count):
            return "vp", count
        case effects.Coins(count):
            return "coins", count
        case effects.CoinsPer(kind, each, scope):
            data: Data = {"kind": kind, "each": each, "scope": scope}
            if isinstance(row, Card) and scope == "own_city" and kind == f"{row.color}_card":
                data["counts_itself"] = True
            return "coins_per", data
        case effects.PointsPer("own_progress_token" as kind, each, _):
            return "vp_per", {"kind": kind, "each": each, "counts_itself": True}
        case effects.PointsPer(kind, each, scope):
            return "vp_per", {"kind": kind, "each": each, "scope": scope}
        case effects.PlayAgain():
            return "play_again", True
        case effects.OpponentLosesCoins(count):
            return "opponent_loses_coins", count
        case effects.DestroyCard(color):
            return "destroy_opponent_card", color
        case effects.BuildFromDiscard():
            return "build_from_discard", 1
        case effects.ProgressFromBox(draw, keep):
            return "progress_from_box", {"draw": draw, "keep": keep}
        case effects.Discount(applies_to, resources_less):
            return "resource_discount", {"applies_to": applies_to, "resources": resources_less}
        case effects.ReceiveTradeCoins():
            return "receive_opponent_trade_coins", True
        case effects.ExtraShields(count):
            return "extra_shields_per_new_red_card", count
        case effects.FutureWondersPlayAgain():
            return "future_wonders_play_again", True
        case effects.CoinsPerChain(count):
            return "coins_per_chain_build", count


def symbol_data(symbol: str) -> Data:
    """A scientific symbol and where it stands."""
    return {
        "id": symbol,
        "cards": [row.id for row in CARDS if effect_data(row).get("science") == symbol],
        "progress_tokens": [row.id for row in TOKENS if effect_data(row).get("science") == symbol],
    }


def military_data() -> Data:
    """The track and its tokens."""
    return {
        "spaces": 2 * CAPITAL + 1,
        "start_position": 0,
        "capital_distance": CAPITAL,
        "looting_tokens_per_side": [
            {"trigger_distance": distance, "opponent_loses_coins": coins}
            for distance, coins in LOOT
        ],
        "vp_at_end_by_distance": {str(at): MILITARY_POINTS[at] for at in range(CAPITAL)},
    }


def layout_data(age: int) -> Data:
    """A structure: its rows and its slots."""
    rows = LAYOUTS[age - 1]
    base = CARDS_PER_AGE * (age - 1)
    places = [(row, x) for row, (xs, _) in enumerate(rows) for x in xs]
    face_up = FACE_UP[age - 1]
    return {
        "age": age,
        "row_sizes": [len(xs) for xs, _ in rows],
        "rows": [{"row": at, "x": list(xs), "face_up": up} for at, (xs, up) in enumerate(rows)],
        "slots": [
            {
                "slot": slot,
                "row": row,
                "x": x,
                "face_up": bool(face_up >> slot & 1),
                "covered_by": slots_in(COVERED_BY[base + slot]),
                "covers": slots_in(COVERS[base + slot]),
            }
            for slot, (row, x) in enumerate(places)
        ],
        "initially_accessible": slots_in(OPEN[age - 1]),
        "face_up_count": len(slots_in(face_up)),
        "face_down_count": CARDS_PER_AGE - len(slots_in(face_up)),
    }


def slots_in(mask: int) -> list[int]:
    """The slots of a mask."""
    return [slot for slot in range(CARDS_PER_AGE) if mask >> slot & 1]


def setup_data() -> Data:
    """What is dealt, and in which order wonders are drafted."""
    guilds = [row for row in CARDS if row.age == "guild"]
    return {
        "players": 2,
        "start_coins": START_COINS,
        "progress_tokens_on_board": TOKENS_ON_BOARD,
        "progress_tokens_in_box": len(TOKENS) - TOKENS_ON_BOARD,
        "guilds_added_to_age3": GUILDS_DEALT,
        "guilds_total": len(guilds),
        "cards_per_age_structure": CARDS_PER_AGE,
        "wonders_total": len(WONDERS),
        "wonders_drafted": len(DRAFT_ORDER),
        "wonders_per_player": WONDERS_SHOWN,
        "wonders_built_max": WONDERS_MAX,
        "wonder_draft": {
            "batches": len(DRAFT_ORDER) // WONDERS_SHOWN,
            "batch_size": WONDERS_SHOWN,
            "pick_order": [seat + 1 for seat in DRAFT_ORDER],
        },
        "first_game_wonders": {
            "player1": list(FIRST_GAME_WONDERS[0]),
            "player2": list(FIRST_GAME_WONDERS[1]),
        },
    }
