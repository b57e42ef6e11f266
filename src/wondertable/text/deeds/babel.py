"""The deeds of Tower of Babel: what befalls several at once, or card by card, is told together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from wondertable.games.babel.cards import TYPE_IDS
from wondertable.games.babel.events import (
    Added,
    Drew,
    Event,
    Refused,
    Scored,
    ScoredCards,
    ScoredDiscs,
    ScoredUnfinished,
)
from wondertable.text.game_text import Deed

Scores = tuple[tuple[int, int], ...]
"""Seats with their points."""


@dataclass(frozen=True, slots=True)
class DrewCards:
    """Cards that came into a hand, to their owner."""

    seat: int
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RefusedOffers:
    scores: Scores


@dataclass(frozen=True, slots=True)
class ScoredWonder:
    wonder: str
    scores: Scores


@dataclass(frozen=True, slots=True)
class ScoredRest:
    """An unfinished wonder at the end."""

    wonder: str
    scores: Scores


@dataclass(frozen=True, slots=True)
class DiscBonus:
    scores: Scores


@dataclass(frozen=True, slots=True)
class CardPoints:
    scores: Scores


OF_ALL: Final = {Refused: RefusedOffers, ScoredDiscs: DiscBonus, ScoredCards: CardPoints}
OF_WONDERS: Final = {Scored: ScoredWonder, ScoredUnfinished: ScoredRest}
TOLD_OTHERWISE: Final = (Drew, *OF_ALL, *OF_WONDERS)
"""The events that no sentence of their own tells."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """What happened as it is told."""
    found: list[Deed] = []
    for _, group in groupby(events, kinship):
        told = tuple(group)
        first = told[0]
        if isinstance(first, Drew):
            found.append((DrewCards(first.seat, counted(told)), told))
        elif isinstance(first, Scored | ScoredUnfinished):
            found.append((OF_WONDERS[type(first)](first.wonder, scores(told)), told))
        elif isinstance(first, Refused | ScoredDiscs | ScoredCards):
            found.append((OF_ALL[type(first)](scores(told)), told))
        else:
            found += [(event, (event,)) for event in told if not enough(event)]
    return found


def enough(event: Event) -> bool:
    """Whether offers alone completed a disc: nobody added anything, and nobody says so."""
    return isinstance(event, Added) and not event.cards


def kinship(event: Event) -> tuple[type, int | str]:
    """What events that are told together have in common."""
    if isinstance(event, Drew):
        return Drew, event.seat
    if isinstance(event, Scored | ScoredUnfinished):
        return type(event), event.wonder
    return type(event), 0


def scores(told: Sequence[Event]) -> Scores:
    """The seats of some events with their points."""
    return tuple((event.seat, event.points) for event in told if isinstance(event, SCORED))


def counted(told: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """Cards that one seat drew, counted by their types."""
    cards = [event.card for event in told if isinstance(event, Drew)]
    return tuple((kind, cards.count(kind)) for kind in TYPE_IDS if kind in cards)


SCORED: Final = (Refused, Scored, ScoredUnfinished, ScoredDiscs, ScoredCards)
