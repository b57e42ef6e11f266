"""The pictures of effects and costs in 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.games.seven.cards import ALL_CARDS, RESOURCES, SYMBOLS, Card, Cost
from wondertable.games.seven.effects import (
    BlackMarket,
    BuildFromDiscard,
    Cache,
    Coins,
    CoinsPerCard,
    CoinsPerDefeat,
    CoinsPerStage,
    CoinsPerToken,
    CopyScience,
    Diplomacy,
    DiscardDefeats,
    Effect,
    FreeFirstOfAge,
    FreeFirstOfColor,
    FreeLastOfAge,
    NeighborsDebt,
    NeighborsGain,
    OthersGain,
    OthersLose,
    OthersLosePer,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPerCard,
    PointsPerStage,
    PointsPerToken,
    Produces,
    ProducesChoice,
    Science,
    ScienceChoice,
    Scope,
    Shields,
    StagesWithoutResources,
    Trade,
    VictoryToken,
    Warehouse,
    Wharf,
)
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


def glyphs(effects: Iterable[Effect]) -> tuple[Glyph, ...]:
    """The pictures of all effects of a row; what is counted twice is shown once."""
    seen: list[Glyph] = []
    for effect in effects:
        for glyph in picture(effect):
            if glyph.kind not in ("counts", "token") or glyph not in seen:
                seen.append(glyph)
    return tuple(seen)


def picture(effect: Effect) -> list[Glyph]:
    """The pictures of one effect."""
    match effect:
        case Produces(resource, units):
            return [Glyph("goods", goods=(resource,) * units)]
        case ProducesChoice(resources):
            return [Glyph("goods", goods=resources, either=True)]
        case Shields(count):
            return [Glyph("shield", number=count)]
        case Science(symbol):
            return [Glyph("icon", f"sci-{symbol}")]
        case ScienceChoice():
            return [Glyph("symbols", goods=tuple(f"sci-{symbol}" for symbol in SYMBOLS))]
        case Points(count):
            return [Glyph("points", number=count)]
        case Coins(count):
            return [Glyph("coin", number=count)]
        case CoinsPerCard(each, colors, scope):
            return [counted(scope, *(f"m-{color}" for color in colors)), Glyph("coin", number=each)]
        case PointsPerCard(each, colors, scope):
            marks = (f"m-{color}" for color in colors)
            return [counted(scope, *marks), Glyph("points", number=each)]
        case CoinsPerStage(each):
            return [counted("own", "wonder"), Glyph("coin", number=each)]
        case PointsPerStage(each, scope):
            return [counted(scope, "wonder"), Glyph("points", number=each)]
        case PointsIfComplete(count):
            return [counted("own", "wonder", "check"), Glyph("points", number=count)]
        case _:
            return special(effect)


def special(effect: Effect) -> list[Glyph]:
    """The pictures of abilities and of trade."""
    match effect:
        case Trade(side, kinds):
            mark = Glyph("counts", goods=("m-brown" if kinds == "raw" else "m-grey",))
            return arrows(side, [mark, Glyph("coin", number=DISCOUNTED)])
        case Wharf(side):
            return arrows(side, [Glyph("icon", "ship"), Glyph("text", text=f"{MINUS}1")])
        case Cache():
            return arrows("both", [Glyph("icon", "wonder"), Glyph("text", text=f"{MINUS}1")])
        case Warehouse():
            return [Glyph("icon", "barrel")]
        case BlackMarket():
            return [Glyph("icon", "market")]
        case StagesWithoutResources():
            return [Glyph("icon", "crane")]
        case PlayLastCard():
            return [Glyph("icon", "last")]
        case BuildFromDiscard():
            return [Glyph("icon", "from-discard")]
        case FreeFirstOfColor():
            return [counted("own", "m-blue", "m-red", "m-green"), Glyph("icon", "free")]
        case FreeFirstOfAge():
            return [Glyph("text", text="1."), Glyph("icon", "free")]
        case FreeLastOfAge():
            return [Glyph("icon", "last"), Glyph("icon", "free")]
        case _:
            return of_cities(effect)


def of_cities(effect: Effect) -> list[Glyph]:
    """The pictures of what black cards do to others, and of tokens."""
    match effect:
        case OthersGain(count):
            return [ALL, Glyph("text", text=PLUS), Glyph("coin", number=count)]
        case NeighborsGain(count):
            return arrows("both", [Glyph("text", text=PLUS), Glyph("coin", number=count)])
        case OthersLose(count):
            return [ALL, Glyph("text", text=MINUS), Glyph("coin", number=count)]
        case OthersLosePer(each, kind):
            what = ANY_VICTORY if kind == "victory_token" else counted("own", "wonder")
            return [ALL, what, Glyph("text", text=MINUS), Glyph("coin", number=each)]
        case VictoryToken(age):
            return [Glyph("token", text=f"{PLUS}{VICTORIES[age - 1]}")]
        case NeighborsDebt():
            return arrows("both", [Glyph("icon", "debt")])
        case PointsPerToken(each, age):
            token = Glyph("token", text=f"{PLUS}{VICTORIES[age - 1]}") if age else ANY_VICTORY
            return [token, Glyph("points", number=each)]
        case CoinsPerToken(each):
            return [ANY_VICTORY, Glyph("coin", number=each)]
        case CoinsPerDefeat(each):
            return [DEFEAT, Glyph("coin", number=each)]
        case DiscardDefeats():
            return [Glyph("icon", "no")]
        case Diplomacy():
            return [Glyph("icon", "dove")]
        case CopyScience():
            return [Glyph("icon", "mask")]
    raise AssertionError(f"no picture of {effect}")


def counted(scope: Scope, *marks: str) -> Glyph:
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
