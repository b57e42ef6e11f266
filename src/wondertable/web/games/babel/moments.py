"""The moments of Tower of Babel: a wonder finished and scored; and the points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wondertable.games.babel.events import Chose, Failed, Finished, Offered, PutPieces, Scored
from wondertable.games.babel.figures import SPACES
from wondertable.web.games.babel.end import end
from wondertable.web.games.babel.sight import Sight, look
from wondertable.web.present.moments import Figure, Moment, counted, player, signed
from wondertable.web.scene import Scene

SOUNDS: Final = {
    Chose: "card",
    Offered: "card",
    PutPieces: "build",
    Finished: "build",
    Failed: "coin",
}


def moments(scene: Scene, events: Sequence[Any]) -> tuple[Moment, ...]:
    """What is worth a scene."""
    sight = look(scene)
    return tuple(finished(sight, event, events) for event in events if isinstance(event, Finished))


def finished(sight: Sight, event: Finished, events: Sequence[Any]) -> Moment:
    """A finished wonder, and what it brought everybody, most first."""
    words = sight.words
    scores = [one for one in events if isinstance(one, Scored) and one.wonder == event.wonder]
    scores.sort(key=lambda one: -one.points)
    return Moment(
        kind="scored",
        title=words.name(event.wonder),
        text=words.say("babel-moment-finished", row=event.row),
        picture=f"babel/wonders.svg#s-w-{event.wonder}-{SPACES}",
        figures=tuple(
            Figure(player(sight, one.seat), signed(one.points), "good") for one in scores
        ),
    )


def finale(scene: Scene) -> Moment | None:
    """The points of all, category by category."""
    sight = look(scene)
    ended = end(sight)
    return None if ended is None else counted(sight, sight.order(), ended)
