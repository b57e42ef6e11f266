"""The deeds of Duel: what was built with its price, where the pawn went, what came to light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.events import (
    Built,
    Dealt,
    Destroyed,
    Event,
    Looted,
    Moved,
    Paid,
    PlacedGuild,
    Raised,
    Revealed,
    ShownToken,
    ShownWonder,
)
from wondertable.games.duel.figures import CAPITAL
from wondertable.text.game_text import Deed, gathered


@dataclass(frozen=True, slots=True)
class ShownTokens:
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownWonders:
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FaceUp:
    """The cards that lie face up when an age is laid out."""

    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Uncovered:
    """The cards that came to light."""

    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlacedGuilds:
    count: int


@dataclass(frozen=True, slots=True)
class BuiltFor:
    """A building, what it cost in all, what the rival got of it, and which card made it free."""

    seat: int
    card: str
    way: str
    thanks: str
    coins: int
    received: int
    rival: int


@dataclass(frozen=True, slots=True)
class RaisedFor:
    seat: int
    wonder: str
    card: str
    coins: int
    received: int
    rival: int


@dataclass(frozen=True, slots=True)
class Razed:
    seat: int
    rival: int
    card: str


@dataclass(frozen=True, slots=True)
class Plundered:
    """The seat whose city was looted, and what it lost."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """The pawn: how far it went, where it stands, how far it is from the rival's capital."""

    seat: int
    rival: int
    steps: int
    place: str
    left: int


GATHERED: Final = {
    ShownToken: (ShownTokens, "token"),
    ShownWonder: (ShownWonders, "wonder"),
    Dealt: (FaceUp, "card"),
    Revealed: (Uncovered, "card"),
}
"""Events of which several in a row are told in one list of their things."""

TOLD_OTHERWISE: Final = (*GATHERED, PlacedGuild, Built, Raised, Destroyed, Looted, Moved)
"""The events that no sentence of their own tells."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """What happened as it is told; a price belongs to what is built after it."""
    found: list[Deed] = []
    paid: Paid | None = None
    at = 0
    while at < len(events):
        event = events[at]
        same = run(events, at)
        at += len(same)
        if isinstance(event, Paid):
            paid = event
            continue
        if type(event) in GATHERED:
            found.append(gathered(*GATHERED[type(event)], same))
        elif isinstance(event, PlacedGuild):
            found.append((PlacedGuilds(len(same)), tuple(same)))
        elif isinstance(event, Built | Raised):
            found.append((built(event, paid), (event,) if paid is None else (event, paid)))
            paid = None
        else:
            found.append((retold(event), (event,)))
    if paid is not None:
        found.append((paid, (paid,)))
    return found


def run(events: Sequence[Event], start: int) -> list[Event]:
    """Those from one event on that are told with it."""
    kind = type(events[start])
    end = start + 1
    if kind in GATHERED or kind is PlacedGuild:
        while end < len(events) and type(events[end]) is kind:
            end += 1
    return list(events[start:end])


def built(event: Built | Raised, paid: Paid | None) -> BuiltFor | RaisedFor:
    """A building or wonder with its price."""
    coins = paid.coins + paid.traded if paid is not None else 0
    received = paid.received if paid is not None else 0
    rival = 1 - event.seat
    if isinstance(event, Raised):
        return RaisedFor(event.seat, event.wonder, event.card, coins, received, rival)
    thanks = CARDS[CARD_NUMBER[event.card]].chain_from if event.way == "chain" else None
    return BuiltFor(event.seat, event.card, event.way, thanks or "", coins, received, rival)


def retold(event: Event) -> object:
    """An event that is told by itself, with the rival's name and without numbers of the track."""
    match event:
        case Destroyed(seat, card):
            return Razed(seat, 1 - seat, card)
        case Looted(seat, coins, _):
            return Plundered(seat, coins)
        case Moved(seat, before, after):
            place = {0: "middle", CAPITAL: "capital"}.get(after, "track")
            return Pushed(seat, 1 - seat, after - before, place, CAPITAL - after)
        case _:
            return event
