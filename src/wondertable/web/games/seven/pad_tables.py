"""What the engine knows of the points of 7 Wonders, for a page without a server."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.seven.cards import ALL_CARDS, BOARDS, COLORS, SYMBOLS
from wondertable.games.seven.figures import (
    COINS_PER_POINT,
    DEFEAT,
    EXTRA_GUILDS,
    SET_OF_SYMBOLS,
    TEAM_SEATS,
    VICTORIES,
)
from wondertable.games.seven.game import GAME
from wondertable.games.seven.science import best
from wondertable.games.seven.tables import (
    BLACK_SHIFT,
    BLUE_SHIFT,
    COPIES,
    FIRST_GUILD,
    MASK_SHIFT,
    NEXT_DOOR,
    NUMBER,
    OWN_CITY,
    POINTS_COLORS,
    POINTS_COMPLETE,
    POINTS_EACH,
    POINTS_SCOPE,
    POINTS_STAGE,
    POINTS_TOKEN,
    POINTS_TOKEN_AGE,
    PRINTED,
    S_PRINTED,
    S_SYMBOLS,
    STAGE_COUNT,
    SYMBOLS_OF,
    WILD_SHIFT,
)

COLOR_ORDER: Final = ("blue", "green", "yellow", "purple", "black", "red", "brown", "grey")
"""The colours that score come first."""
BOARD: Final = {row.id: at for at, row in enumerate(BOARDS)}
SCORED: Final = {row.id: row.color for row in ALL_CARDS}
WHERE: Final = {OWN_CITY: "own", NEXT_DOOR: "next", OWN_CITY | NEXT_DOOR: "all"}
FIELDS: Final = (*(8 * at for at in range(len(SYMBOLS))), WILD_SHIFT, MASK_SHIFT)


def unpacked(symbols: int) -> list[int]:
    """Three counts, wild symbols, masks."""
    return [symbols >> shift & 255 for shift in FIELDS]


# A card stands in a city only once, and a city has one side of one board.
CARD_SYMBOLS: Final = [sum(column) for column in zip(*map(unpacked, SYMBOLS_OF), strict=True)]
MOST_SYMBOLS: Final = dict(zip(SYMBOLS, CARD_SYMBOLS[: len(SYMBOLS)], strict=True))
MOST_WILD: Final = CARD_SYMBOLS[3] + max(
    sum(unpacked(S_SYMBOLS[4 * side + stage])[3] for stage in range(4))
    for side in range(2 * len(BOARDS))
)
MOST_MASKS: Final = CARD_SYMBOLS[4]


def printed_points(card: int) -> int:
    """The points that stand on a card."""
    return (PRINTED[card] >> BLUE_SHIFT & 1023) + (PRINTED[card] >> BLACK_SHIFT)


def what_of(card: int) -> str:
    """What a card counts, as the messages call it."""
    colors = [name for at, name in enumerate(COLORS) if POINTS_COLORS[card] >> at & 1]
    return "-".join(colors) or "stages"


def where_of(card: int) -> str:
    """Where it counts: in its own city, next door, or in all three."""
    return WHERE[POINTS_SCOPE[card]] if POINTS_SCOPE[card] else ""


def copies_of(thing: str, players: int) -> int:
    """How many copies of a card there are for so many players; of guilds and black cards one."""
    card = NUMBER[thing]
    return COPIES[players - 3][card] if card < FIRST_GUILD else 1


def tables() -> dict[str, Any]:
    """Everything the engine knows of points."""
    return {
        "categories": list(GAME.categories),
        "symbols": list(SYMBOLS),
        "colors": list(COLORS),
        "cards": {row.id: card_data(at) for at, row in enumerate(ALL_CARDS)},
        "boards": {
            row.id: {
                side: [
                    {"points": S_PRINTED[at], "symbols": unpacked(S_SYMBOLS[at])}
                    for at in range(first, first + STAGE_COUNT[first // 4])
                ]
                for side, first in (("day", 8 * board), ("night", 8 * board + 4))
            }
            for board, row in enumerate(BOARDS)
        },
        "science": science_table(),
        "set": SET_OF_SYMBOLS,
        "coinsPerPoint": COINS_PER_POINT,
        "victories": list(VICTORIES),
        "defeat": DEFEAT,
        "teamSeats": list(TEAM_SEATS),
        "extraGuilds": EXTRA_GUILDS,
    }


def card_data(card: int) -> dict[str, Any]:
    """The points of a card."""
    row = ALL_CARDS[card]
    return {
        "color": row.color,
        "points": printed_points(card),
        "each": POINTS_EACH[card] + POINTS_STAGE[card] + POINTS_TOKEN[card],
        "what": what_of(card),
        "colors": [name for at, name in enumerate(COLORS) if POINTS_COLORS[card] >> at & 1],
        "where": where_of(card),
        "victories": POINTS_TOKEN_AGE[card] if POINTS_TOKEN[card] else -1,
        "complete": POINTS_COMPLETE[card],
        "symbols": unpacked(SYMBOLS_OF[card]),
        "copies": [copies_of(row.id, players) for players in GAME.seats],
    }


def science_table() -> list[list[list[list[int]]]]:
    """The points by wild symbols, compasses, gears and tablets, copied ones among them."""
    most = max(MOST_SYMBOLS.values()) + MOST_MASKS + MOST_WILD + 1
    return [
        [
            [[int(best(a, b, c, wild)) for c in range(most)] for b in range(most)]
            for a in range(most)
        ]
        for wild in range(MOST_WILD + 1)
    ]
