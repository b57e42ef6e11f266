"""The numbers that help and rulings speak of, taken from the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wondertable.games.babel import figures as babel
from wondertable.games.babel.unconfirmed import USUAL
from wondertable.games.duel import figures as duel
from wondertable.games.duel.cards import CARDS as DUEL_CARDS
from wondertable.games.duel.cards import GUILD
from wondertable.games.seven import figures as seven
from wondertable.games.seven.cards import GUILDS

EQUAL: Final = 3
"""So many equal symbols are the example for squares."""


@cache
def figures(game: str) -> Mapping[str, int]:
    """The numbers of a game by the names that messages have for them."""
    return {"duel": of_duel, "seven": of_seven, "babel": of_babel}[game]()


def of_duel() -> dict[str, int]:
    """Setup, prices, the military track."""
    zones = sorted(set(duel.MILITARY_POINTS) - {0})
    looting = {
        f"loot_{at}{suffix}": value
        for at, pair in enumerate(duel.LOOT, start=1)
        for suffix, value in zip(("_at", ""), pair, strict=True)
    }
    return {
        "start_coins": duel.START_COINS,
        "wonders_each": len(duel.DRAFT_ORDER) // 2,
        "wonders_all": len(duel.DRAFT_ORDER),
        "wonders_max": duel.WONDERS_MAX,
        "tokens": duel.TOKENS_ON_BOARD,
        "cards": duel.CARDS_PER_AGE,
        "left_out": sum(row.age == 1 for row in DUEL_CARDS) - duel.CARDS_PER_AGE,
        "discard": duel.DISCARD_BASE,
        "trade_base": duel.TRADE_BASE,
        "trade_fixed": duel.TRADE_FIXED,
        "capital": duel.CAPITAL,
        "symbols": duel.SYMBOLS_TO_WIN,
        "per_point": duel.COINS_PER_POINT,
        "guilds": duel.GUILDS_DEALT,
        "guilds_all": sum(row.age == GUILD for row in DUEL_CARDS),
        **{f"zone_{at}": points for at, points in enumerate(zones, start=1)},
        **looting,
    }


def of_seven() -> dict[str, int]:
    """Setup, prices, conflicts, science, and what Cities and teams change."""
    return {
        "start_coins": seven.START_COINS,
        "hand": seven.HAND,
        "turns": seven.HAND - 1,
        "sale": seven.SALE,
        "price": seven.PRICE,
        "discounted": seven.DISCOUNTED,
        "per_point": seven.COINS_PER_POINT,
        **{f"victory_{age}": points for age, points in enumerate(seven.VICTORIES, start=1)},
        "defeat": seven.DEFEAT,
        "set": seven.SET_OF_SYMBOLS,
        "equal": EQUAL,
        "squared": EQUAL * EQUAL,
        "least": seven.LEAST_SEATS,
        "most": seven.MOST_SEATS,
        "guilds_all": len(GUILDS),
        "extra_guilds": seven.EXTRA_GUILDS,
        "black": seven.BLACK_PER_AGE,
        "cities_hand": seven.CITIES_HAND,
        "cities_turns": seven.CITIES_HAND - 1,
        "team_1": seven.TEAM_SEATS[0],
        "team_2": seven.TEAM_SEATS[1],
    }


def of_babel() -> dict[str, int]:
    """Setup, draws, and the rows of the value table that help names."""
    rows = USUAL.rows()
    bonus = USUAL.bonus()
    return {
        "wonders": babel.WONDERS,
        "spaces": babel.SPACES,
        "start_hand": babel.START_HAND,
        "pass_draw": babel.PASS_DRAW,
        "closing": babel.CLOSING_DRAW,
        "refused": babel.REFUSED,
        "others": babel.OTHERS,
        "first": rows[0][0],
        "second": rows[0][1],
        "light_first": rows[babel.LIGHT_ROW][0],
        "light_second": rows[babel.LIGHT_ROW][1],
        "bonus_2": bonus[2],
        "bonus_4": bonus[4],
        "action_cards": babel.ACTION_CARDS,
        "kinds": babel.KINDS,
        "joker": babel.JOKER_CARDS,
        "exchanged": babel.EXCHANGED,
    }
