"""The words of the Duel page: names, prices and worth, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from wondertable.games.duel.actions import CARD_NUMBER, TOKEN_NUMBER
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS, Card
from wondertable.text import Argument, cost_line, effect_lines, listed, name
from wondertable.text.bundle import bundle
from wondertable.web.present import duel_icons
from wondertable.web.present.duel_model import Badge, Part, TokenFace, WonderFace
from wondertable.web.present.duel_price import Bought, Goods, Price
from wondertable.web.present.render import said
from wondertable.web.present.things import Face

LONG_NAME: Final = 13
SOFT_HYPHEN: Final = "\u00ad"
FREES: Final = {row.chain_from: row.id for row in CARDS if row.chain_from}
"""The card that a card makes free, by the giver's id."""


class Words:
    """Everything the page says, in one language; `rival` is the other player's name."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.language = language
        self.names = names

    def t(self, message: str, /, **args: Argument) -> str:
        """Says a message of the page."""
        return said(self.language, f"duel-page-{message}", **args)

    def name(self, thing: str) -> str:
        """The name of a card, wonder or token."""
        return name(self.language, "duel", thing)

    def title(self, thing: str) -> str:
        """The name with soft hyphens where a narrow tile may break it."""
        return title(self.language, thing)

    def coins(self, count: int) -> str:
        """A number of coins."""
        return said(self.language, "coins", count=count)

    def units(self, goods: Goods) -> str:
        """Counted goods as a list."""
        counted = [said(self.language, f"resource-count-{one}", count=n) for one, n in goods]
        return ", ".join(counted)

    def resources(self, ids: Iterable[str], *, choice: bool = False) -> str:
        """Uncounted goods as a list."""
        words = [said(self.language, f"resource-{one}") for one in ids]
        return listed(self.language, words, choice=choice)

    def enumerated(self, ids: Iterable[str]) -> str:
        """Uncounted goods in the least room."""
        return ", ".join(said(self.language, f"resource-{one}") for one in ids)

    def list(self, words: Iterable[str]) -> str:
        """Words joined as the language does."""
        return listed(self.language, list(words))

    def symbol(self, symbol: str) -> str:
        """The name of a science symbol."""
        return name(self.language, "duel", f"symbol_{symbol}")

    # Faces.

    def face(self, card: str) -> Face:
        """A card's face."""
        return card_face(self.language, card)

    def token(self, token: str) -> TokenFace:
        """A progress token's face."""
        return token_face(self.language, token)

    def wonder(self, wonder: int) -> WonderFace:
        """A wonder's face before anybody owns it."""
        return plain_wonder(self.language, wonder)

    def kind(self, row: Card) -> str:
        """What sort of card it is, by its colour."""
        return self.t("kind", color=row.color)

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
        if price.chain:
            return self.t("price-chain", card=self.name(price.chain))
        if price.short:
            return self.t("price-short", coins=self.coins(price.total), short=price.short)
        if price.total:
            return self.t("price-pay", coins=self.coins(price.total))
        return self.t("price-own") if price.own or price.chosen else self.t("price-free")

    def why(self, price: Price, rival: str) -> tuple[Part, ...]:
        """Where a price comes from: printed coins, own goods, goods saved, goods bought."""
        if price.chain:
            return (Part(self.t("free-by", card=self.name(price.chain))),)
        parts = []
        if price.coins:
            parts.append(Part(self.t("to-bank", coins=self.coins(price.coins))))
        if price.own:
            parts.append(self.goods("own", price.own))
        if price.chosen:
            parts.append(self.goods("chosen", price.chosen))
        if price.saved:
            token = self.t("saved", token=self.name(price.token))
            parts.append(Part(token, spread(price.saved), self.units(price.saved)))
        for at, (each, items) in enumerate(by_price(price.bought).items()):
            bought = tuple((item.resource, item.units) for item in items)
            rival_units = items[0].rival_units
            after = self.t("at", each=each)
            if rival_units:
                after = self.t("at-more", each=each, units=rival_units)
            word = self.t("buy") if at == 0 else ""
            parts.append(Part(word, spread(bought), self.units(bought), after))
        if price.to_rival and price.traded:
            parts.append(Part(self.t("to-rival", name=rival, coins=self.coins(price.traded))))
        if price.short:
            parts.append(Part(self.t("short", coins=self.coins(price.short))))
        return tuple(parts) or (Part(self.t("price-free")),)

    def goods(self, message: str, goods: Goods) -> Part:
        """Goods after a word."""
        return Part(self.t(message), spread(goods), self.units(goods))


def by_price(bought: Iterable[Bought]) -> dict[int, list[Bought]]:
    """What is bought, by the price of a unit."""
    found: dict[int, list[Bought]] = {}
    for item in bought:
        found.setdefault(item.each, []).append(item)
    return found


def spread(goods: Goods) -> tuple[str, ...]:
    """Every unit by itself."""
    return tuple(resource for resource, count in goods for _ in range(count))


@cache
def title(language: str, thing: str) -> str:
    """The name with soft hyphens, where the language has one."""
    message = f"duel-tile-{thing.replace('_', '-')}"
    has_it = message in bundle(language).ids()
    return said(language, message) if has_it else name(language, "duel", thing)


@cache
def card_face(language: str, card: str) -> Face:
    """A card's face in a language."""
    row = CARDS[CARD_NUMBER[card]]
    soft = title(language, card)
    return Face(
        id=card,
        name=name(language, "duel", card),
        title=soft,
        long=len(soft) > LONG_NAME or SOFT_HYPHEN in soft,
        color=row.color,
        glyphs=duel_icons.merged(row),
        cost=duel_icons.cost_line(row.cost, row.chain_from),
        gives=row.chain_gives,
        about=" ".join(effect_lines(language, "duel", row.effects)),
    )


@cache
def token_face(language: str, token: str) -> TokenFace:
    """A progress token's face in a language."""
    row = TOKENS[TOKEN_NUMBER[token]]
    named = name(language, "duel", token)
    about = " ".join(effect_lines(language, "duel", row.effects))
    return TokenFace(
        id=token,
        name=named,
        title=title(language, token),
        glyphs=duel_icons.glyphs(row.effects),
        about=about,
        label=f"{named}: {about}",
    )


@cache
def printed(language: str, card: str) -> str:
    """The printed cost of a card in a language."""
    row = CARDS[CARD_NUMBER[card]]
    cost = cost_line(language, row.cost)
    if row.chain_from:
        giver = name(language, "duel", row.chain_from)
        return said(language, "duel-page-printed-or", cost=cost, card=giver)
    return said(language, "duel-page-printed", cost=cost)


@cache
def plain_wonder(language: str, number: int) -> WonderFace:
    """A wonder that nobody owns yet, in a language."""
    row = WONDERS[number]
    named = name(language, "duel", row.id)
    lines = tuple(effect_lines(language, "duel", row.effects))
    cost = said(language, "duel-page-printed", cost=cost_line(language, row.cost))
    return WonderFace(
        id=row.id,
        name=named,
        glyphs=duel_icons.glyphs(row.effects),
        cost=duel_icons.cost_line(row.cost),
        state="unbuilt",
        label=f"{named}; {cost}. {' '.join(lines)}",
        printed=cost,
        lines=lines,
    )
