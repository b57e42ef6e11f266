"""The words of the Duel page: names, prices and worth, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from wondertable.games.duel.actions import CARD_NUMBER, TOKEN_NUMBER, WONDER_NUMBER
from wondertable.games.duel.cards import CARDS, GUILD, TOKENS, WONDERS
from wondertable.games.duel.price import Price
from wondertable.text import effect_lines, name
from wondertable.text.duel import Part, price_parts, price_words
from wondertable.web.games.duel import icons
from wondertable.web.games.duel.model import Badge, TokenFace, WonderFace
from wondertable.web.present import card_words
from wondertable.web.present.card_words import CardWords, title
from wondertable.web.present.render import give_spoken, said
from wondertable.web.present.things import Face

LONG_NAME: Final = 13
FREES: Final = {row.chain_from: row.id for row in CARDS if row.chain_from}
"""The card that a card makes free, by the giver's id."""


class Words(CardWords):
    """Everything the page says, in one language."""

    game = "duel"

    def enumerated(self, ids: Iterable[str]) -> str:
        """Uncounted goods in the least room."""
        return ", ".join(said(self.language, f"resource-{one}") for one in ids)

    def symbol(self, symbol: str) -> str:
        """The name of a science symbol."""
        return self.name(f"symbol_{symbol}")

    # Faces.

    def face(self, card: str) -> Face:
        """A card's face."""
        return card_face(self.language, card)

    def token(self, token: str) -> TokenFace:
        """A progress token's face."""
        return token_face(self.language, token)

    def wonder(self, wonder: str) -> WonderFace:
        """A wonder's face."""
        return wonder_face(self.language, wonder)

    def printed(self, card: str) -> str:
        """The printed cost of a card."""
        return printed(self.language, card)

    # Prices.

    def badge(self, price: Price) -> Badge:
        """A price as the mark on the corner of a card."""
        if price.chain:
            return Badge("chain", 0)
        if price.short:
            return Badge("not", price.total)
        return Badge("pay", price.total) if price.total else Badge("own", 0)

    def price(self, price: Price) -> str:
        """A price in a few words."""
        words = _price_words(self.language, price)
        if price.short:
            return self.t("price-short", coins=words, short=price.short)
        return self.t("price-pay", coins=words) if price.total else words

    def why(self, price: Price, rival: str) -> tuple[Part, ...]:
        """Where a price comes from."""
        return _price_parts(self.language, price, rival)


_price_words: Final = lru_cache(maxsize=4096)(price_words)
_price_parts: Final = lru_cache(maxsize=4096)(price_parts)


@cache
def card_face(language: str, card: str) -> Face:
    """A card's face in a language."""
    row = CARDS[CARD_NUMBER[card]]
    return card_words.face_of(
        language,
        "duel",
        row,
        glyphs=icons.merged(row),
        cost=icons.cost_line(row.cost, row.chain_from),
        gives=row.chain_symbol,
        picture=f"duel/scenes-{3 if row.age == GUILD else row.age}.svg#s-{row.id}",
        longest=LONG_NAME,
    )


@cache
def token_face(language: str, token: str) -> TokenFace:
    """A progress token's face in a language."""
    row = TOKENS[TOKEN_NUMBER[token]]
    named = name(language, "duel", token)
    about = card_words.about(language, "duel", row.effects)
    return TokenFace(
        id=token,
        name=named,
        title=title(language, "duel", token),
        glyphs=icons.glyphs(row.effects),
        about=about,
        label=f"{named}: {about}",
    )


@cache
def printed(language: str, card: str) -> str:
    """The printed cost of a card in a language."""
    row = CARDS[CARD_NUMBER[card]]
    givers = (row.chain_from,) if row.chain_from else ()
    return card_words.printed(language, "duel", row.cost, givers)


@cache
def wonder_face(language: str, wonder: str) -> WonderFace:
    """A wonder's face in a language."""
    row = WONDERS[WONDER_NUMBER[wonder]]
    named = name(language, "duel", row.id)
    lines = tuple(effect_lines(language, "duel", row.effects))
    cost = card_words.printed(language, "duel", row.cost)
    return WonderFace(
        id=row.id,
        name=named,
        glyphs=icons.glyphs(row.effects),
        cost=icons.cost_line(row.cost),
        label=f"{named}; {cost}. {' '.join(lines)}",
        printed=cost,
        lines=lines,
    )


give_spoken(duel_face=card_face, duel_token=token_face, duel_wonder=wonder_face)
