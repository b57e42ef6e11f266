"""A scene of Duel, looked at: who sits where, whose prices are shown, what things are worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wondertable.bots.duel.worth import Gain, card_gain, wonder_gain
from wondertable.core.bits import numbers
from wondertable.games.duel.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.duel.city import City
from wondertable.games.duel.game import duel
from wondertable.games.duel.price import Price, explain_card, explain_wonder
from wondertable.games.duel.state import Duel
from wondertable.web.games.duel.words import Words
from wondertable.web.present.onlooker import Onlooker
from wondertable.web.scene import Scene


@dataclass(frozen=True)
class Sight(Onlooker):
    """What all parts of the page are made from."""

    words: Words
    view: Duel

    @property
    def far(self) -> int:
        """The seat at the upper edge."""
        return 1 - self.near

    @cached_property
    def subject(self) -> int:
        """The seat whose prices and gains are shown: the viewer's, else that of who is asked."""
        return self.scene.viewer if self.seated else int(self.view.active)

    @property
    def rival(self) -> str:
        """The name of the subject's opponent."""
        return self.name(1 - self.subject)

    def city(self) -> City:
        """The subject's city."""
        return self.view.city(self.subject)

    def card_at(self, slot: int) -> str:
        """The id of the card that lies in a slot."""
        return CARD_IDS[self.view.card_at(slot)]

    @cached_property
    def open_slots(self) -> list[int]:
        """Where cards lie that can be taken."""
        view = self.view
        return numbers(view.open & ~view.hidden) if view.age else []

    @cached_property
    def prices(self) -> dict[str, Price]:
        """What the cards that lie face up cost the subject."""
        view = self.view
        city, rival = self.city(), view.city(1 - self.subject)
        cards = [self.card_at(slot) for slot in numbers(view.present & ~view.hidden)]
        return {card: explain_card(city, rival, CARD_NUMBER[card]) for card in cards}

    @cached_property
    def gains(self) -> dict[str, Gain]:
        """What the cards that can be taken bring the subject."""
        cards = [self.card_at(slot) for slot in self.open_slots]
        return {card: card_gain(self.view, self.subject, CARD_NUMBER[card]) for card in cards}

    @cached_property
    def wonder_gains(self) -> dict[int, Gain]:
        """What the subject's wonders bring, by their places; whatever card is put under them."""
        places = numbers(self.city().unbuilt)
        return {place: wonder_gain(self.view, self.subject, place) for place in places}

    @cached_property
    def wonder_prices(self) -> dict[tuple[int, int], Price]:
        """What the wonders that are not built cost their owners, by seat and place."""
        found = {}
        for seat in (0, 1):
            city, rival = self.view.city(seat), self.view.city(1 - seat)
            for place in numbers(city.unbuilt):
                found[seat, place] = explain_wonder(city, rival, int(city.wonder_at(place)))
        return found


def look(scene: Scene) -> Sight:
    """Looks at a scene."""
    return Sight(scene, Words(scene.language, scene.names), duel(scene.view))
