"""What the panel of a game from the box asks of a game: one object in its folder, found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from wondertable.core.found import found
from wondertable.core.state import State


@dataclass(frozen=True)
class Slot:
    """A place on the table that can be pressed."""

    x: int
    y: int
    line: str
    """Nothing where something lies already."""
    label: str


@dataclass(frozen=True)
class Places:
    """Where on the table chance does what is asked about."""

    asked: int = 0
    """The one place that is asked about, from 1; else 0."""
    slots: tuple[Slot, ...] = ()
    """All places, where one is to be pressed."""
    age: int = 0
    """Whose backs lie there."""


def nowhere(state: State, lines: Sequence[str]) -> Places:
    """For games in which chance has no places on the table."""
    return Places()


@dataclass(frozen=True)
class GameBox:
    """How a game that is written down looks in the panel."""

    colors: Mapping[str, str] = field(default_factory=dict)
    """The colours of things; the first thing is the example of what can be asked."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The drawings of things without colours."""
    places: Callable[[State, Sequence[str]], Places] = nowhere
    """The places of what chance is asked, whose answers are these lines."""
    in_turn: Callable[[State], int] | None = None
    """Who is in turn while chance acts, in games where somebody is."""

    def icon(self, thing: str) -> str:
        """The mark of a thing's colour, or its drawing."""
        color = self.colors.get(thing, "")
        return f"m-{color}" if color else self.icons.get(thing, "")


def box_of(game: str) -> GameBox:
    """What `web/games/<game>/box.py` has, or what serves every game."""
    part = found(f"wondertable.web.games.{game}.box")
    if part is None:
        return GameBox()
    made: GameBox = part.BOX
    return made
