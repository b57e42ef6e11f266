"""The pictures of effects and costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.games.duel.cards import CARDS, RESOURCES, Card, Cost
from wondertable.games.duel.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CoinsPerChain,
    DestroyCard,
    Discount,
    Effect,
    ExtraShields,
    FixedPrice,
    FutureWondersPlayAgain,
    OpponentLosesCoins,
    PlayAgain,
    Points,
    PointsPer,
    Produces,
    ProducesChoice,
    ProgressFromBox,
    ReceiveTradeCoins,
    Science,
    Shields,
)
from wondertable.web.present.things import CostLine, Glyph

MINUS: Final = "−"
CHAIN_OF: Final = {row.id: row.chain_symbol for row in CARDS}
"""The symbol that a card gives, by the card's id."""


def glyphs(effects: Iterable[Effect]) -> tuple[Glyph, ...]:
    """The pictures of all effects of a row."""
    return tuple(glyph for effect in effects for glyph in picture(effect))


def picture(effect: Effect) -> list[Glyph]:
    """The pictures of one effect."""
    match effect:
        case Produces(resource, units):
            return [Glyph("goods", goods=(resource,) * units)]
        case ProducesChoice(resources):
            return [Glyph("goods", goods=resources, either=True)]
        case FixedPrice(resources):
            return [Glyph("goods", goods=resources), Glyph("coin", number=1)]
        case Shields(count):
            return [Glyph("shield", number=count)]
        case Science(symbol):
            return [Glyph("icon", f"sci-{symbol}")]
        case Points(count):
            return [Glyph("points", number=count)]
        case Coins(count):
            return [Glyph("coin", number=count)]
        case CoinsPer(kind, each, scope):
            return [counted(kind, scope), Glyph("coin", number=each)]
        case PointsPer("own_progress_token", each, _):
            return [Glyph("points", number=each), Glyph("text", text="×"), Glyph("icon", "token")]
        case PointsPer(kind, each, scope):
            return [counted(kind, scope), Glyph("points", number=each)]
        case PlayAgain() | FutureWondersPlayAgain():
            return [Glyph("icon", "again")]
        case OpponentLosesCoins(count):
            return [Glyph("text", text=MINUS), Glyph("coin", number=count)]
        case DestroyCard(color):
            return [Glyph("icon", f"destroy-{color}")]
        case BuildFromDiscard():
            return [Glyph("icon", "from-discard")]
        case ProgressFromBox():
            return [Glyph("icon", "token")]
        case Discount("blue_card", resources_less):
            return [Glyph("icon", "m-blue"), Glyph("text", text=f"{MINUS}{resources_less}")]
        case Discount(_, resources_less):
            return [Glyph("icon", "wonder"), Glyph("text", text=f"{MINUS}{resources_less}")]
        case ReceiveTradeCoins():
            return [Glyph("icon", "coin"), Glyph("icon", "left")]
        case ExtraShields(count):
            return [Glyph("icon", "shield-line"), Glyph("text", text=f"+{count}")]
        case CoinsPerChain(count):
            return [Glyph("icon", "chain"), Glyph("coin", number=count)]


def counted(kind: str, scope: str) -> Glyph:
    """What is counted, as marks of colours on a plate."""
    marks = {
        "brown_or_grey_card": ("m-brown", "m-grey"),
        "wonder": ("wonder",),
        "three_coins": ("coin",),
    }
    icons = marks.get(kind, (f"m-{kind.removesuffix('_card')}",))
    most = scope == "city_with_most"
    return Glyph("counts", goods=icons, most=most, text="3" if kind == "three_coins" else "")


def merged(row: Card) -> tuple[Glyph, ...]:
    """The pictures of a card; what a guild counts for coins and points is shown once."""
    seen: list[Glyph] = []
    for glyph in glyphs(row.effects):
        if glyph.kind != "counts" or glyph not in seen:
            seen.append(glyph)
    order = {"counts": 0, "points": 2}
    return tuple(sorted(seen, key=lambda glyph: order.get(glyph.kind, 1)))


def cost_line(cost: Cost, chain_from: str | None = None) -> CostLine:
    """A printed cost as pictures."""
    goods = tuple(name for name in RESOURCES for _ in range(cost.units(name)))
    return CostLine(cost.coins, goods, CHAIN_OF[chain_from] if chain_from else None)
