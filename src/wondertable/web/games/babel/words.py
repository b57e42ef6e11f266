"""The words of the page of Tower of Babel: names and counted cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from wondertable.games.babel.actions import Cards, cards_of
from wondertable.text.babel import card_effect, card_timing, cards_in_words
from wondertable.web.games.babel.model import Disc
from wondertable.web.present.onlooker import GameWords


class Words(GameWords):
    """Everything the page says, in one language."""

    game = "babel"

    def cards(self, cards: Cards) -> str:
        """Building cards with how many there are of each type."""
        return in_words(self.language, cards)

    def packed(self, cards: int) -> str:
        """The same for cards as the engine packs them."""
        return in_words(self.language, cards_of(cards))

    def title(self, wonder: str) -> str:
        """The short name of a wonder."""
        return self.say(f"babel-tile-{wonder.replace('_', '-')}")

    def disc(self, cards: Cards) -> Disc:
        """A disc as it is drawn."""
        kinds, numbers = zip(*cards, strict=True)
        return Disc(kinds, numbers, self.cards(cards))

    def effect(self, card: str, disc_points: int) -> str:
        """What an action card does."""
        return card_effect(self.language, card, disc_points)

    def when(self, card: str) -> str:
        """When an action card is played."""
        return card_timing(self.language, card)

    def points(self, count: int) -> str:
        """A number of points."""
        return self.t("points", count=count)


@lru_cache(maxsize=4096)
def in_words(language: str, cards: Cards) -> str:
    """Cards in words; a page says the same few again and again."""
    return cards_in_words(language, cards)


def spread(cards: Cards) -> tuple[str, ...]:
    """Every card by itself."""
    return tuple(each for kind, count in cards for each in repeat(kind, count))
