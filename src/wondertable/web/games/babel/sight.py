"""A scene of Tower of Babel, looked at: who builds where, what lies open, what may be done."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wondertable.games.babel.actions import Cards
from wondertable.games.babel.builder import Builder
from wondertable.games.babel.codes import (
    BONUS,
    DECIDE,
    DRAW,
    EXCHANGE,
    NO_CHOICE,
    OFFER,
    OVER,
    TURN,
    WINDOW,
)
from wondertable.games.babel.encoding import disc_cards
from wondertable.games.babel.game import babel
from wondertable.games.babel.state import Babel
from wondertable.web.games.babel.past import Past, read_past
from wondertable.web.games.babel.words import Words
from wondertable.web.present.onlooker import Onlooker
from wondertable.web.scene import Scene

BUILDING: Final = (WINDOW, OFFER, DECIDE, BONUS)
"""The questions while a disc is chosen."""


@dataclass(frozen=True)
class Sight(Onlooker):
    """What all parts of the page are made from."""

    words: Words
    view: Babel

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.view.seats)

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.view.active)

    @property
    def question(self) -> int:
        """What is asked; a game that was given up asks nothing."""
        return OVER if self.scene.status == "over" else int(self.view.question)

    @property
    def building(self) -> bool:
        """Whether a disc is chosen now; drawing or exchanging cards in between changes nothing."""
        question = self.question
        if question in (DRAW, EXCHANGE):
            return int(self.view.then) in BUILDING
        return question in BUILDING

    @property
    def disc(self) -> Cards:
        """What the chosen disc asks for."""
        return disc_cards(self.view, int(self.view.kind()))

    @cached_property
    def past(self) -> Past:
        """What happened so far, as far as the page tells of it."""
        return read_past(self.scene.events, self.scene.viewer)

    @property
    def turn_number(self) -> int:
        """The number of this turn."""
        return self.past.turns + (self.question == TURN)

    def builder(self, seat: int | None = None) -> Builder:
        """What somebody has; the near seat."""
        return self.view.builders[self.near if seat is None else seat]

    def laid(self, seat: int) -> bool:
        """Whether an offer of a seat lies face down."""
        return bool(self.view.builders[seat].choice != NO_CHOICE)

    def order(self) -> list[int]:
        """All seats, the near one first."""
        return [(self.near + at) % self.seats for at in range(self.seats)]


def look(scene: Scene) -> Sight:
    """Looks at a scene."""
    return Sight(scene, Words(scene.language, scene.names), babel(scene.view))
