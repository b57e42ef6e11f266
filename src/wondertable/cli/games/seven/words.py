"""What the things of 7 Wonders are called, cost and do, in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wondertable import text
from wondertable.cli.card_table import MARKS, STYLES
from wondertable.cli.common import Voice
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, Card, Cost, Stage
from wondertable.games.seven.effects import (
    Coins,
    Effect,
    Points,
    Produces,
    ProducesChoice,
    Science,
    Shields,
)

CARD_ROWS: Final = {row.id: row for row in ALL_CARDS}
BOARD_ROWS: Final = {row.id: row for row in BOARDS}


def name(voice: Voice, thing: str) -> str:
    """The name of a card or board."""
    return voice.name("seven", thing)


def title(voice: Voice, card: str) -> Text:
    """The name of a card with its mark, and the word of the notation."""
    color = CARD_ROWS[card].color
    line = Text(f"{MARKS[color]} ", STYLES[color])
    return line.append(name(voice, card), "bold").append(f" [{card}]", "dim")


def cost(voice: Voice, asked: Cost) -> str:
    """A cost as it is printed."""
    return text.cost_line(voice.language, asked)


def effects(voice: Voice, row: Card | Stage) -> str:
    """Everything that a card or stage does, in sentences."""
    return " ".join(text.effect_lines(voice.language, "seven", row.effects))


def gist(voice: Voice, row: Card | Stage) -> str:
    """What a card or stage does in a few words."""
    return ", ".join(glance(voice, effect) for effect in row.effects)


def glance(voice: Voice, effect: Effect) -> str:
    """An effect in a few words; those that need a sentence get one."""
    match effect:
        case Produces(resource, count):
            return voice.say(f"resource-count-{resource}", count=count)
        case ProducesChoice(names):
            return "/".join(voice.say(f"resource-{resource}") for resource in names)
        case Shields(count):
            return voice.say("shields", count=count)
        case Science(symbol):
            return voice.say(f"seven-symbol-{symbol}")
        case Points(count):
            return voice.say("cli-brief-points", count=count)
        case Coins(count):
            return voice.say("coins", count=count)
        case _:
            return text.effect_lines(voice.language, "seven", [effect])[0].rstrip(".")
