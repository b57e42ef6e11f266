"""The deeds of Tower of Babel: cards that are drawn one after the other are told together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wondertable.games.babel.cards import TYPE_IDS
from wondertable.games.babel.events import Drew, Event
from wondertable.text.game_text import Deed


@dataclass(frozen=True, slots=True)
class DrewCards:
    """Cards that came into a hand, to their owner."""

    seat: int
    cards: tuple[tuple[str, int], ...]


TOLD_OTHERWISE: Final = (Drew,)
"""The events that no sentence of their own tells."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """What happened as it is told."""
    found: list[Deed] = []
    drawn: list[Drew] = []
    for event in (*events, None):
        if drawn and not (isinstance(event, Drew) and event.seat == drawn[0].seat):
            found.append((together(drawn), tuple(drawn)))
            drawn = []
        if isinstance(event, Drew):
            drawn.append(event)
        elif event is not None:
            found.append((event, (event,)))
    return found


def together(drawn: Sequence[Drew]) -> DrewCards:
    """Cards that one seat drew, counted by their types."""
    cards = [card.card for card in drawn]
    kinds = tuple((kind, cards.count(kind)) for kind in TYPE_IDS if kind in cards)
    return DrewCards(drawn[0].seat, kinds)
