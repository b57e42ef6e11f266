"""A scene of Duel, looked at: who sits where, whose prices are shown, what may be done."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.games.duel.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.duel.city import City
from wondertable.games.duel.game import GAME, duel
from wondertable.games.duel.state import Duel
from wondertable.web.present.duel_price import Price, explain_card, explain_wonder
from wondertable.web.present.duel_words import Words
from wondertable.web.present.things import Clock, read_clock
from wondertable.web.scene import Scene


@dataclass(frozen=True)
class Stage:
    """What all parts of the page are made from."""

    scene: Scene
    view: Duel
    words: Words
    near: int
    """The seat at the lower edge."""
    subject: int
    """The seat whose prices and gains are shown: the viewer's, or for a spectator the mover's."""
    legal: frozenset[str]
    """What the viewer may do here and now, in notation."""

    @property
    def far(self) -> int:
        """The seat at the upper edge."""
        return 1 - self.near

    @property
    def mine(self) -> bool:
        """Whether the viewer is the one who is asked, able to act here or not."""
        return self.view.mover() == self.scene.viewer

    @property
    def rival(self) -> str:
        """The name of the subject's opponent."""
        return self.scene.names[1 - self.subject]

    def city(self) -> City:
        """The subject's city."""
        return self.view.city(self.subject)

    def rival_city(self) -> City:
        """The city of the subject's opponent."""
        return self.view.city(1 - self.subject)

    def price(self, card: str) -> Price:
        """What a card costs the subject."""
        return explain_card(self.city(), self.rival_city(), CARD_NUMBER[card])

    def wonder_price(self, seat: int, wonder: int) -> Price:
        """What a wonder costs its owner."""
        return explain_wonder(self.view.city(seat), self.view.city(1 - seat), wonder)

    def allowed(self, action: str) -> str | None:
        """The action, if it may be done here and now."""
        return action if action in self.legal else None

    def card_at(self, slot: int) -> str:
        """The id of the card that lies in a slot."""
        return CARD_IDS[self.view.card_at(slot)]

    def clock(self, seat: int) -> Clock | None:
        """A seat's clock."""
        face = self.scene.clocks[seat] if seat < len(self.scene.clocks) else None
        return None if face is None else read_clock(face)


def set_stage(scene: Scene) -> Stage:
    """Looks at a scene."""
    view = duel(scene.view)
    seated = scene.viewer in (0, 1)
    asked = seated and scene.playable and scene.status == "running"
    return Stage(
        scene=scene,
        view=view,
        words=Words(scene.language, scene.names),
        near=scene.viewer if seated else 0,
        subject=scene.viewer if seated else int(view.turn),
        legal=frozenset(
            GAME.write(view, scene.viewer, code)
            for code in (view.legal(scene.viewer) if asked else [])
        ),
    )
