"""A scene of 7 Wonders, looked at: who sits where, what may be done, what lies face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wondertable.core.state import HIDDEN, NOBODY
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import NO_CHOICE, OVER
from wondertable.games.seven.game import seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.price import Market, Price, explain_card, explain_stage, market
from wondertable.games.seven.state import Seven
from wondertable.web.games.seven.words import Words
from wondertable.web.present.onlooker import Onlooker
from wondertable.web.scene import Scene


@dataclass(frozen=True)
class Sight(Onlooker):
    """What all parts of the page are made from."""

    words: Words
    view: Seven

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.view.seats)

    @property
    def left(self) -> int:
        """The left neighbour."""
        return int(self.view.left(self.near))

    @property
    def right(self) -> int:
        """The right neighbour."""
        return int(self.view.right(self.near))

    @property
    def mate(self) -> int:
        """The partner, where partners play together."""
        return int(self.view.mate(self.near))

    @property
    def others(self) -> list[int]:
        """All who are not next to me, from my left to my right."""
        return [(self.near + at) % self.seats for at in range(2, self.seats - 1)]

    @property
    def teams(self) -> bool:
        """Whether partners play together."""
        return bool(self.view.teams)

    @property
    def question(self) -> int:
        """What is asked; a game that was given up asks nothing."""
        return OVER if self.scene.status == "over" else int(self.view.question)

    @cached_property
    def trade(self) -> Market:
        """What the near seat can buy."""
        return market(self.view, self.near)

    def city(self, seat: int | None = None) -> City:
        """A city; the near one."""
        return self.view.cities[self.near if seat is None else seat]

    def price(self, card: str) -> Price:
        """What a card costs the near seat."""
        return explain_card(self.view, self.near, card)

    @cached_property
    def stage_price(self) -> Price:
        """What the next stage costs the near seat."""
        return explain_stage(self.view, self.near)

    def hand(self, seat: int) -> list[str] | None:
        """The cards of a hand, if they are seen."""
        city = self.view.cities[seat]
        cards = cards_in(city.hand, city.held)
        return None if HIDDEN in cards else [CARD_IDS[card] for card in cards]

    def chosen(self, seat: int) -> bool:
        """Whether the choice of a seat lies face down."""
        return bool(self.view.cities[seat].choice != NO_CHOICE)


def look(scene: Scene) -> Sight:
    """Looks at a scene."""
    return Sight(
        scene=scene,
        view=seven(scene.view),
        words=Words(scene.language, scene.names),
    )


def is_whole(view: Seven) -> bool:
    """Whether nothing is hidden here: a game seen again after its end."""
    return bool(view.viewer == NOBODY)
