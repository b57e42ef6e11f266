"""What just happened in Tower of Babel: what an event concerns, and which round it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wondertable.games.babel.events import (
    Added,
    Chose,
    Drew,
    DrewAction,
    Finished,
    GainedAction,
    LaidDown,
    Offered,
    Passed,
    Played,
    PutPieces,
    Refused,
    Scored,
    ScoredCards,
    ScoredDiscs,
    ScoredUnfinished,
    ShowedAction,
    Swapped,
    TookBack,
    TookDisc,
)
from wondertable.web.present.render import said
from wondertable.web.present.story import Teller
from wondertable.web.scene import Scene


def about(event: Any, seats: int) -> tuple[str, ...]:
    """The ids of what an event concerns."""
    match event:
        case Chose(_, wonder) | Finished(wonder):
            return (f"name-{wonder}",)
        case PutPieces(seat, wonder):
            return (f"pieces-{wonder}-{seat}",)
        case TookDisc(seat, wonder):
            return (f"discs-{wonder}", f"discs-of-{seat}")
        case Refused(seat) | Scored(seat) | ScoredUnfinished(seat):
            return (f"points-{seat}",)
        case ScoredDiscs(seat) | ScoredCards(seat):
            return (f"points-{seat}",)
        case GainedAction(seat) | DrewAction(seat) | Played(seat) | ShowedAction(seat):
            return (f"actions-{seat}",)
        case Drew(seat) | Offered(seat) | Added(seat) | TookBack(seat) | Swapped(seat):
            return (f"cards-{seat}",)
        case LaidDown(seat) | Passed(seat):
            return (f"cards-{seat}",)
        case _:
            return ()


def rounds(scene: Scene) -> Mapping[int, str]:
    """The rounds of the game: in each, everybody has one turn."""
    found: dict[int, str] = {}
    turns, seats = 0, len(scene.names)
    for line in scene.log:
        for event in line.events:
            if isinstance(event, Chose | Passed):
                if turns % seats == 0:
                    found[line.number] = said(
                        scene.language, "babel-page-round", number=turns // seats + 1
                    )
                turns += 1
    return found


TELLER: Final = Teller(about=about, chapters=rounds)
