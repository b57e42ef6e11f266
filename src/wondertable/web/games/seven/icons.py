"""The pictures of effects and costs in 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.games.seven import effects
from wondertable.games.seven.cards import ALL_CARDS, RESOURCES, SYMBOLS, Card, Cost
from wondertable.games.seven.figures import DISCOUNTED, VICTORIES
from wondertable.web.present.things import CostLine, Glyph

MINUS: Final = "−"
PLUS: Final = "+"
LEFT: Final = Glyph("icon", "left")
RIGHT: Final = Glyph("icon", "right")
ALL: Final = Glyph("icon", "team")
DEFEAT: Final = Glyph("token", text=f"{MINUS}1")
ANY_VICTORY: Final = Glyph("token", text=PLUS)

CHAINS: Final = {
    "altar": "ch-moon",
    "theater": "ch-mask",
    "well": "ch-column",
    "baths": "ch-drop",
    "east_trading_post": "camel",
    "west_trading_post": "camel",
    "marketplace": "ch-stall",
    "apothecary": "ch-horseshoe",
    "workshop": "ch-hammer",
    "scriptorium": "ch-book",
    "caravansery": "ch-lamp",
    "forum": "ch-barrel",
    "walls": "ch-tower",
    "training_ground": "ch-helmet",
    "dispensary": "ch-amphora",
    "laboratory": "ch-gear",
    "library": "ch-star",
    "school": "ch-lyre",
}
"""The symbol that a card with a chain shows, and that the cards it makes free ask for."""


def glyphs(printed: Iterable[effects.Effect]) -> tuple[Glyph, ...]:
    """The pictures of all effects of a row; what is counted twice is shown once."""
    seen: list[Glyph] = []
    for effect in printed:
        for glyph in picture(effect):
            if glyph.kind not in ("counts", "token") or glyph not in seen:
                seen.append(glyph)
    return tuple(seen)


def picture(effect: effects.Effect) -> list[Glyph]:
    """The pictures of one effect."""
    match effect:
        case effects.Produces(resource, units):
            return [Glyph("goods", goods=(resource,) * units)]
        case effects.ProducesChoice(resources):
            return [Glyph("goods", goods=resources, either=True)]
        case effects.Shields(count):
            return [Glyph("shield", number=count)]
        case effects.Science(symbol):
            return [Glyph("icon", f"sci-{symbol}")]
        case effects.ScienceChoice():
            return [Glyph("symbols", goods=tuple(f"sci-{symbol}" for symbol in SYMBOLS))]
        case effects.Points(count):
            return [Glyph("points", number=count)]
        case effects.Coins(count):
            return [Glyph("coin", number=count)]
        case effects.CoinsPerCard(each, colors, scope):
            return [counted(scope, *(f"m-{color}" for color in colors)), Glyph("coin", number=each)]
        case effects.PointsPerCard(each, colors, scope):
            marks = (f"m-{color}" for color in colors)
            return [counted(scope, *marks), Glyph("points", number=each)]
        case effects.CoinsPerStage(each):
            return [counted("own", "wonder"), Glyph("coin", number=each)]
        case effects.PointsPerStage(each, scope):
            return [counted(scope, "wonder"), Glyph("points", number=each)]
        case effects.PointsIfComplete(count):
            return [counted("own", "wonder", "check"), Glyph("points", number=count)]
        case _:
            return special(effect)


def special(effect: effects.Effect) -> list[Glyph]:
    """The pictures of abilities and of trade."""
    match effect:
        case effects.Trade(side, kinds):
            mark = Glyph("counts", goods=("m-brown" if kinds == "raw" else "m-grey",))
            return arrows(side, [mark, Glyph("coin", number=DISCOUNTED)])
        case effects.Wharf(side):
            return arrows(side, [Glyph("icon", "ship"), Glyph("text", text=f"{MINUS}1")])
        case effects.Cache():
            return arrows("both", [Glyph("icon", "wonder"), Glyph("text", text=f"{MINUS}1")])
        case effects.Warehouse():
            return [Glyph("icon", "barrel")]
        case effects.BlackMarket():
            return [Glyph("icon", "market")]
        case effects.StagesWithoutResources():
            return [Glyph("icon", "crane")]
        case effects.PlayLastCard():
            return [Glyph("icon", "last")]
        case effects.BuildFromDiscard():
            return [Glyph("icon", "from-discard")]
        case effects.FreeFirstOfColor():
            return [counted("own", "m-blue", "m-red", "m-green"), Glyph("icon", "free")]
        case effects.FreeFirstOfAge():
            return [Glyph("text", text="1."), Glyph("icon", "free")]
        case effects.FreeLastOfAge():
            return [Glyph("icon", "last"), Glyph("icon", "free")]
        case _:
            return of_cities(effect)


def of_cities(effect: effects.Effect) -> list[Glyph]:
    """The pictures of what black cards do to others, and of tokens."""
    match effect:
        case effects.OthersGain(count):
            return [ALL, Glyph("text", text=PLUS), Glyph("coin", number=count)]
        case effects.NeighborsGain(count):
            return arrows("both", [Glyph("text", text=PLUS), Glyph("coin", number=count)])
        case effects.OthersLose(count):
            return [ALL, Glyph("text", text=MINUS), Glyph("coin", number=count)]
        case effects.OthersLosePer(each, kind):
            what = ANY_VICTORY if kind == "victory_token" else counted("own", "wonder")
            return [ALL, what, Glyph("text", text=MINUS), Glyph("coin", number=each)]
        case effects.VictoryToken(age):
            return [Glyph("token", text=f"{PLUS}{VICTORIES[age - 1]}")]
        case effects.NeighborsDebt():
            return arrows("both", [Glyph("icon", "debt")])
        case effects.PointsPerToken(each, age):
            token = Glyph("token", text=f"{PLUS}{VICTORIES[age - 1]}") if age else ANY_VICTORY
            return [token, Glyph("points", number=each)]
        case effects.CoinsPerToken(each):
            return [ANY_VICTORY, Glyph("coin", number=each)]
        case effects.CoinsPerDefeat(each):
            return [DEFEAT, Glyph("coin", number=each)]
        case effects.DiscardDefeats():
            return [Glyph("icon", "no")]
        case effects.Diplomacy():
            return [Glyph("icon", "dove")]
        case effects.CopyScience():
            return [Glyph("icon", "mask")]
    raise AssertionError(f"no picture of {effect}")


def counted(scope: effects.Scope, *marks: str) -> Glyph:
    """What is counted, and in which cities: next door by arrows, the own one by none."""
    around = {"own": ((), ()), "next_door": (("left",), ("right",))}
    before, after = around.get(scope, (("left",), ("down", "right")))
    return Glyph("counts", goods=(*before, *marks, *after))


def arrows(side: str, inside: list[Glyph]) -> list[Glyph]:
    """Something that concerns neighbours."""
    before = [LEFT] if side in ("left", "both") else []
    after = [RIGHT] if side in ("right", "both") else []
    return [*before, *inside, *after]


def cost_line(cost: Cost, chain_from: tuple[str, ...] = ()) -> CostLine:
    """A printed cost as pictures, with the chain symbol that replaces it."""
    goods = tuple(name for name in RESOURCES for _ in range(cost.units(name)))
    return CostLine(cost.coins, goods, CHAINS[chain_from[0]] if chain_from else None)


def chain_symbol(row: Card) -> str | None:
    """The symbol that a card gives."""
    return CHAINS[row.id] if row.chain_gives else None


assert {row.id for row in ALL_CARDS if row.chain_gives} == CHAINS.keys()
