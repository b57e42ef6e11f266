"""What just happened in Tower of Babel: what an event concerns, and which round it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wondertable.games.babel.events import (
    Chose,
    Finished,
    Passed,
    PutPieces,
    Refused,
    Scored,
    ScoredCards,
    ScoredDiscs,
    ScoredUnfinished,
    TookDisc,
)
from wondertable.web.present.render import said
from wondertable.web.present.story import Teller
from wondertable.web.scene import Scene


def about(event: Any, seats: int) -> tuple[str, ...]:
    """The ids of what an event concerns: things on the board, or the row of a player."""
    seat = getattr(event, "seat", None)
    return marks(event, seats) or (() if seat is None else (f"player-{seat}",))


def marks(event: Any, seats: int) -> tuple[str, ...]:
    """The ids of what an event puts a mark on: wonders, pieces, discs, points."""
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


TELLER: Final = Teller(about=about, marks=marks, chapters=rounds, faces=False)
