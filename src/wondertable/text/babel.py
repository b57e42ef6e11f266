"""Choices and action cards of Tower of Babel in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

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
from wondertable.games.babel.cards import ACTION_CARDS
from wondertable.games.babel.effects import PointsPerDisc
from wondertable.games.babel.events import TRADERS
from wondertable.games.babel.figures import JOKER_CARDS
from wondertable.text.bundle import name, say
from wondertable.text.counted import counted
from wondertable.text.effects import effect_lines
from wondertable.text.language import listed

ACTION_ROWS: Final = {row.id: row for row in ACTION_CARDS}


def cards_in_words(language: str, cards: Cards) -> str:
    """Building cards with how many there are of each type."""
    return counted(language, "babel", cards)


def card_effect(language: str, card: str, disc_points: int) -> str:
    """What an action card does; how much the disc bonus pays is in the figures."""
    does = ACTION_ROWS[card].effect
    if isinstance(does, PointsPerDisc):
        does = PointsPerDisc(disc_points)
    return effect_lines(language, "babel", [does])[0]


def card_timing(language: str, card: str) -> str:
    """When an action card is played."""
    return say(language, f"babel-timing-{ACTION_ROWS[card].timing.replace('_', '-')}")


def babel_choice(
    language: str, action: Action, names: Sequence[str], traders: Collection[int]
) -> str:
    """A choice in a few words; `traders` are the seats whose open offers hold the trader."""
    match action:
        case Pass():
            return say(language, "babel-choice-pass")
        case Build(wonder, needed):
            where, cards = name(language, "babel", wonder), cards_in_words(language, needed)
            return say(language, "babel-choice-build", wonder=where, cards=cards)
        case Offer(offered, trader):
            cards = cards_in_words(language, offered)
            return say(language, "babel-choice-offer", cards=cards, trader=TRADERS[trader])
        case Accept():
            return accepted(language, action, names, traders)
        case Fail():
            return say(language, "babel-choice-fail")
        case Play(card):
            return say(language, "babel-choice-play", card=name(language, "babel", card))
        case Decline():
            return say(language, "babel-choice-decline")
        case Swap(swapped):
            return say(language, "babel-choice-swap", cards=cards_in_words(language, swapped))
        case _:
            return str(action)


def accepted(language: str, action: Accept, names: Sequence[str], traders: Collection[int]) -> str:
    """A way to complete the disc, with who takes it if that is not the active player."""
    if action.seats:
        players = listed(language, [names[seat] for seat in action.seats])
        parts = [say(language, "babel-choice-accept", players=players, own=action.own)]
    else:
        parts = [say(language, "babel-choice-alone", own=action.own)]
    jokers = sum(count for _, count in action.joker) // JOKER_CARDS
    stood_for = cards_in_words(language, action.joker)
    if jokers == 1:
        parts.append(say(language, "babel-choice-joker", cards=stood_for))
    elif jokers:
        parts.append(say(language, "babel-choice-jokers", jokers=jokers, cards=stood_for))
    takers = [names[seat] for seat in action.seats if seat in traders]
    parts += [say(language, "babel-choice-taker", player=taker) for taker in takers]
    return "; ".join(parts)
