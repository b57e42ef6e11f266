"""What the things of Duel's box are called, cost and do, in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wondertable import text
from wondertable.cli.common import Voice
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS, Card, Cost, Token, Wonder
from wondertable.games.duel.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    DestroyCard,
    Effect,
    FixedPrice,
    FutureWondersPlayAgain,
    OpponentLosesCoins,
    PlayAgain,
    Points,
    PointsPer,
    Produces,
    ProducesChoice,
    ProgressFromBox,
    Resource,
    Science,
    Shields,
)
from wondertable.games.duel.price import Price
from wondertable.text.duel import price_words

Row = Card | Wonder | Token

ALL_ROWS: Final[list[Row]] = [*CARDS, *WONDERS, *TOKENS]
ROWS: Final[dict[str, Row]] = {row.id: row for row in ALL_ROWS}


def name(voice: Voice, thing: str) -> str:
    """The name of a card, wonder or token."""
    return voice.name("duel", thing)


def cost(voice: Voice, asked: Cost) -> str:
    """A cost as it is printed on a card."""
    return text.cost_line(voice.language, asked)


def effects(voice: Voice, row: Row) -> str:
    """Everything that a thing does, in sentences."""
    return " ".join(text.effect_lines(voice.language, "duel", row.effects))


def words(voice: Voice, row: Row, *, roomy: bool) -> str:
    """What a thing does, in sentences where there is room."""
    return effects(voice, row) if roomy else ", ".join(gist(voice, row))


def price_tag(voice: Voice, price: Price) -> Text:
    """A price in the least room; one that the city cannot pay stands in brackets."""
    if price.chain:
        words = voice.say("cli-chain")
    else:
        words = price_words(voice.language, price) if price.total else voice.say("cost-free")
    return Text(f"({words})", "dim") if price.short else Text(words, "bold")


def units(voice: Voice, resource: Resource, count: int) -> str:
    """Counted units of a resource."""
    return voice.say(f"resource-count-{resource}", count=count)


def resources(voice: Voice, names: tuple[Resource, ...]) -> str:
    """Resources to choose from, as short as can be."""
    return "/".join(voice.say(f"resource-{name}") for name in names)


def gist(voice: Voice, row: Row) -> list[str]:
    """What a thing does in a few words for each effect; for places with little room."""
    return [glance(voice, effect) for effect in row.effects]


def glance(voice: Voice, effect: Effect) -> str:
    """An effect in a few words; those that need a sentence get one."""
    match effect:
        case Produces(resource, count):
            return units(voice, resource, count)
        case ProducesChoice(names):
            return resources(voice, names)
        case FixedPrice(names):
            return voice.say("cli-brief-fixed-price", resources=resources(voice, names))
        case Shields(count):
            return voice.say("shields", count=count)
        case Science(symbol):
            return voice.say(f"duel-symbol-{symbol}")
        case Points(count):
            return voice.say("cli-brief-points", count=count)
        case Coins(count):
            return voice.say("coins", count=count)
        case CoinsPer(kind, each, _):
            return voice.say("cli-brief-coins-per", each=each, kind=kind)
        case PointsPer(kind, each, _):
            return voice.say("cli-brief-points-per", each=each, kind=kind)
        case PlayAgain() | FutureWondersPlayAgain():
            return voice.say("cli-brief-play-again")
        case OpponentLosesCoins(count):
            return voice.say("cli-brief-opponent-loses", count=count)
        case DestroyCard(color):
            return voice.say("cli-brief-destroy", color=color)
        case ProgressFromBox():
            return voice.say("cli-brief-progress")
        case BuildFromDiscard():
            return voice.say("cli-brief-rebuild")
        case _:
            return text.effect_lines(voice.language, "duel", [effect])[0].rstrip(".")
