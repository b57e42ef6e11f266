"""What just happened in 7 Wonders: what an event concerns."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.seven.events import (
    AgeBegan,
    Built,
    ClearedDefeats,
    Fought,
    Gained,
    Indebted,
    Lost,
    Negotiated,
    Paid,
    Sold,
    Staged,
    TookDiplomacy,
    TookToken,
)
from wondertable.web.present.story import Teller, ages
from wondertable.web.present.things import treasury


def about(event: Any, seats: int) -> tuple[str, ...]:
    """The ids of what an event concerns."""
    match event:
        case Built(seat, card):
            return (f"card-{seat}-{card}",)
        case Staged(seat):
            return (f"stages-{seat}",)
        case Paid(seat, _, left, right):
            shares = ((1, (seat, 0)), (left, (seat, 1)), (right, (seat, -1)))
            return tuple(treasury((at + way) % seats) for coins, (at, way) in shares if coins)
        case Sold(seat) | Gained(seat):
            return (treasury(seat),)
        case Lost(seat):
            return (treasury(seat), f"debt-{seat}")
        case Indebted(seat):
            return (f"debt-{seat}",)
        case TookToken(seat) | ClearedDefeats(seat):
            return (f"tokens-{seat}",)
        case Fought(seat, loser):
            return (f"tokens-{seat}", f"tokens-{loser}")
        case TookDiplomacy(seat) | Negotiated(seat):
            return (f"doves-{seat}",)
        case _:
            return ()


def opens(event: Any) -> int:
    """The age that begins with an event."""
    return int(event.age) if isinstance(event, AgeBegan) else 0


TELLER: Final = Teller(about=about, chapters=ages(opens))
