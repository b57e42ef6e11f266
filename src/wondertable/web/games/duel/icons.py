"""The pictures of effects and costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.games.duel import effects
from wondertable.games.duel.cards import CARDS, RESOURCES, Card, Cost
from wondertable.web.present.things import CostLine, Glyph

MINUS: Final = "−"
CHAIN_OF: Final = {row.id: row.chain_symbol for row in CARDS}
"""The symbol that a card gives, by the card's id."""


def glyphs(printed: Iterable[effects.Effect]) -> tuple[Glyph, ...]:
    """The pictures of all effects of a row."""
    return tuple(glyph for effect in printed for glyph in picture(effect))


def picture(effect: effects.Effect) -> list[Glyph]:
    """The pictures of one effect."""
    match effect:
        case effects.Produces(resource, units):
            return [Glyph("goods", goods=(resource,) * units)]
        case effects.ProducesChoice(resources):
            return [Glyph("goods", goods=resources, either=True)]
        case effects.FixedPrice(resources):
            return [Glyph("goods", goods=resources), Glyph("coin", number=1)]
        case effects.Shields(count):
            return [Glyph("shield", number=count)]
        case effects.Science(symbol):
            return [Glyph("icon", f"sci-{symbol}")]
        case effects.Points(count):
            return [Glyph("points", number=count)]
        case effects.Coins(count):
            return [Glyph("coin", number=count)]
        case effects.CoinsPer(kind, each, scope):
            return [counted(kind, scope), Glyph("coin", number=each)]
        case effects.PointsPer("own_progress_token", each, _):
            return [Glyph("points", number=each), Glyph("text", text="×"), Glyph("icon", "token")]
        case effects.PointsPer(kind, each, scope):
            return [counted(kind, scope), Glyph("points", number=each)]
        case effects.PlayAgain() | effects.FutureWondersPlayAgain():
            return [Glyph("icon", "again")]
        case effects.OpponentLosesCoins(count):
            return [Glyph("text", text=MINUS), Glyph("coin", number=count)]
        case effects.DestroyCard(color):
            return [Glyph("icon", f"destroy-{color}")]
        case effects.BuildFromDiscard():
            return [Glyph("icon", "from-discard")]
        case effects.ProgressFromBox():
            return [Glyph("icon", "token")]
        case effects.Discount("blue_card", resources_less):
            return [Glyph("icon", "m-blue"), Glyph("text", text=f"{MINUS}{resources_less}")]
        case effects.Discount(_, resources_less):
            return [Glyph("icon", "wonder"), Glyph("text", text=f"{MINUS}{resources_less}")]
        case effects.ReceiveTradeCoins():
            return [Glyph("icon", "coin"), Glyph("icon", "left")]
        case effects.ExtraShields(count):
            return [Glyph("icon", "shield-line"), Glyph("text", text=f"+{count}")]
        case effects.CoinsPerChain(count):
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
