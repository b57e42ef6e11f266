"""The words of the page of 7 Wonders: names, faces and prices, in the reader's language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.cards import ALL_CARDS
from wondertable.games.seven.price import Price
from wondertable.text.seven import payment, price_words
from wondertable.web.games.seven import icons
from wondertable.web.games.seven.model import Tag
from wondertable.web.present import card_words
from wondertable.web.present.card_words import CardWords
from wondertable.web.present.render import give_spoken
from wondertable.web.present.things import Face

LONG_NAME: Final = 15


class Words(CardWords):
    """Everything the page says, in one language."""

    game = "seven"

    def face(self, card: str) -> Face:
        """A card's face."""
        return card_face(self.language, card)

    def printed(self, card: str) -> str:
        """The printed cost of a card."""
        return printed(self.language, card)

    # Prices.

    def tag(self, price: Price) -> Tag:
        """A price in the least room."""
        match price.kind:
            case "chain":
                return Tag("chain", self.name(price.card))
            case "olympia":
                return Tag("own", self.t("tag-olympia"))
            case "nothing":
                return Tag("own", self.t("tag-free"))
            case "own":
                return Tag("own", self.t("tag-own"))
            case "pay":
                left, right = price.cheapest
                more = len(price.ways) - 1
                text = self.t("tag-ways", count=more + 1) if more else ""
                return Tag("pay", text, price.bank, left, right)
            case "owned":
                return Tag("not", self.t("tag-owned"))
            case "short":
                return Tag("not", self.t("tag-short", count=price.short))
            case "lacking":
                return Tag("not", self.lacking(price))
            case "done":
                return Tag("own", self.t("tag-done"))

    def lacking(self, price: Price) -> str:
        """What cannot be had: wholly, in part, or only not all together."""
        if not price.missing:
            return self.t("tag-together", goods=self.resources(price.lacking))
        none = [one for one in price.lacking if one not in price.had]
        some = tuple((one, count) for one, count in price.missing if one in price.had)
        parts = [self.t("tag-lacking", goods=self.resources(none, choice=True))] if none else []
        parts += [self.t("tag-missing", goods=self.units(some))] if some else []
        return ", ".join(parts)

    def price(self, price: Price, left: str, right: str) -> str:
        """A price in words; `left` and `right` are the names of the neighbours."""
        words = _price_words(self.language, price, left, right)
        if price.kind != "pay":
            return words
        return self.t("price-ways", ways=words, count=len(price.ways))

    def payment(self, bank: int, to_left: int, to_right: int, left: str, right: str) -> str:
        """Coins to the bank and to the neighbours."""
        return _payment(self.language, bank, to_left, to_right, left, right)


_price_words: Final = lru_cache(maxsize=4096)(price_words)
_payment: Final = lru_cache(maxsize=4096)(payment)


@cache
def card_face(language: str, card: str) -> Face:
    """A card's face in a language."""
    row = ALL_CARDS[CARD_NUMBER[card]]
    face = card_words.face_of(
        language,
        "seven",
        row,
        glyphs=icons.glyphs(row.effects),
        cost=icons.cost_line(row.cost, row.chain_from),
        gives=icons.chain_symbol(row),
        picture=f"seven/scenes-{row.age}.svg#s-{row.id}",
        longest=LONG_NAME,
    )
    # A name that only a phone has to break is not long anywhere else.
    return replace(face, long=len(face.name) > LONG_NAME)


@cache
def printed(language: str, card: str) -> str:
    """The printed cost of a card in a language."""
    row = ALL_CARDS[CARD_NUMBER[card]]
    return card_words.printed(language, "seven", row.cost, row.chain_from)


give_spoken(seven_face=card_face)
