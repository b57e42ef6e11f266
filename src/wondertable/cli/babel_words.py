"""What the things and choices of Tower of Babel are called, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wondertable import text
from wondertable.cli.common import Voice
from wondertable.games.babel.actions import (
    Accept,
    Action,
    Build,
    Cards,
    Decline,
    Fail,
    Offer,
    Pass,
    Play,
    Swap,
)
from wondertable.games.babel.cards import ACTION_CARDS, ActionCard
from wondertable.games.babel.effects import PointsPerDisc
from wondertable.games.babel.events import TRADERS
from wondertable.games.babel.figures import JOKER_CARDS
from wondertable.games.babel.state import Babel

ACTION_ROWS: Final = {row.id: row for row in ACTION_CARDS}


def name(voice: Voice, thing: str) -> str:
    """The name of a wonder, a type or an action card."""
    return voice.name("babel", thing)


def title(voice: Voice, thing: str) -> Text:
    """The name of a thing, and the word of the notation."""
    return Text(name(voice, thing), "bold").append(f" [{thing}]", "dim")


def cards(voice: Voice, counts: Cards) -> str:
    """Building cards with how many there are of each type."""
    return text.counted(voice.language, "babel", counts)


def effect(voice: Voice, row: ActionCard, disc_points: int) -> str:
    """What an action card does; the disc bonus pays what the figures say."""
    does = row.effect
    if isinstance(does, PointsPerDisc):
        does = PointsPerDisc(disc_points)
    return text.effect_lines(voice.language, "babel", [does])[0]


def timing(voice: Voice, row: ActionCard) -> str:
    """When an action card is played."""
    return voice.say(f"babel-timing-{row.timing.replace('_', '-')}")


def words(voice: Voice, state: Babel, action: Action, names: Sequence[str]) -> str:
    """A choice in a few words."""
    say = voice.say
    match action:
        case Pass():
            return say("babel-choice-pass")
        case Build(wonder, needed):
            where = name(voice, wonder)
            return say("babel-choice-build", wonder=where, cards=cards(voice, needed))
        case Offer(offered, trader):
            kind = TRADERS[trader]
            return say("babel-choice-offer", cards=cards(voice, offered), trader=kind)
        case Accept():
            return accepted(voice, state, action, names)
        case Fail():
            return say("babel-choice-fail")
        case Play(card):
            return say("babel-choice-play", card=name(voice, card))
        case Decline():
            return say("babel-choice-decline")
        case Swap(swapped):
            return say("babel-choice-swap", cards=cards(voice, swapped))
        case _:
            return str(action)


def accepted(voice: Voice, state: Babel, action: Accept, names: Sequence[str]) -> str:
    """A way to complete the disc, with who takes it if that is not the active player."""
    say = voice.say
    if action.seats:
        players = voice.listed([names[seat] for seat in action.seats])
        parts = [say("babel-choice-accept", players=players, own=action.own)]
    else:
        parts = [say("babel-choice-alone", own=action.own)]
    jokers = sum(count for _, count in action.joker) // JOKER_CARDS
    if jokers == 1:
        parts.append(say("babel-choice-joker", cards=cards(voice, action.joker)))
    elif jokers:
        stood_for = cards(voice, action.joker)
        parts.append(say("babel-choice-jokers", jokers=jokers, cards=stood_for))
    traders = [seat for seat in action.seats if state.builders[seat].trader]
    parts += [say("babel-choice-taker", player=names[seat]) for seat in traders]
    return "; ".join(parts)
