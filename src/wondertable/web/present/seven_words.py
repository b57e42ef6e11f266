"""The words of the page of 7 Wonders: names, faces and prices, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.cards import ALL_CARDS
from wondertable.text import cost_line, effect_lines, listed, name
from wondertable.text.bundle import bundle
from wondertable.web.present import seven_icons
from wondertable.web.present.onlooker import GameWords
from wondertable.web.present.render import give_spoken, said
from wondertable.web.present.seven_model import Tag
from wondertable.web.present.seven_price import Goods, Price
from wondertable.web.present.things import Face

LONG_NAME: Final = 15
SOFT_HYPHEN: Final = "\u00ad"


class Words(GameWords):
    """Everything the page says, in one language."""

    game = "seven"

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

    def face(self, card: str) -> Face:
        """A card's face."""
        return card_face(self.language, card)

    def printed(self, card: str) -> str:
        """The printed cost of a card."""
        return printed(self.language, card)

    def kind(self, color: str) -> str:
        """What sort of card it is, by its colour."""
        return self.t("kind", color=color)

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
                return Tag("not", self.t("tag-lacking", goods=self.resources(price.lacking)))
            case "done":
                return Tag("own", self.t("tag-done"))

    def price(self, price: Price, left: str, right: str) -> str:
        """A price in words; `left` and `right` are the names of the neighbours."""
        match price.kind:
            case "chain":
                return self.t("price-chain", card=self.name(price.card))
            case "owned":
                return self.t("price-owned")
            case "short":
                return self.t("price-short", count=price.short)
            case "lacking":
                return self.t("price-lacking", goods=self.resources(price.lacking))
            case "pay":
                ways = [self.payment(price.bank, *way, left, right) for way in price.ways]
                return self.t("price-ways", ways="; ".join(ways), count=len(ways))
            case _:
                return self.t(f"price-{price.kind}")

    def payment(self, bank: int, to_left: int, to_right: int, left: str, right: str) -> str:
        """Coins to the bank and to the neighbours."""
        parts = []
        if bank:
            parts.append(self.t("to-bank", coins=self.coins(bank)))
        if to_left:
            parts.append(self.t("to-name", coins=self.coins(to_left), name=left))
        if to_right:
            parts.append(self.t("to-name", coins=self.coins(to_right), name=right))
        return self.list(parts) if parts else self.t("tag-free")


def spread(goods: Goods) -> tuple[str, ...]:
    """Every unit by itself."""
    return tuple(resource for resource, count in goods for _ in range(count))


@cache
def title(language: str, card: str) -> str:
    """The name with soft hyphens, where the language has one."""
    message = f"seven-tile-{card.replace('_', '-')}"
    has_it = message in bundle(language).ids()
    return said(language, message) if has_it else name(language, "seven", card)


@cache
def card_face(language: str, card: str) -> Face:
    """A card's face in a language."""
    row = ALL_CARDS[CARD_NUMBER[card]]
    soft = title(language, card)
    return Face(
        id=card,
        name=name(language, "seven", card),
        title=soft,
        long=len(soft.replace(SOFT_HYPHEN, "")) > LONG_NAME or SOFT_HYPHEN in soft,
        color=row.color,
        glyphs=seven_icons.glyphs(row.effects),
        cost=seven_icons.cost_line(row.cost, row.chain_from),
        gives=seven_icons.chain_symbol(row),
        about=" ".join(effect_lines(language, "seven", row.effects)),
    )


@cache
def printed(language: str, card: str) -> str:
    """The printed cost of a card in a language."""
    row = ALL_CARDS[CARD_NUMBER[card]]
    cost = cost_line(language, row.cost)
    if row.chain_from:
        givers = listed(
            language, [name(language, "seven", id) for id in row.chain_from], choice=True
        )
        return said(language, "seven-page-printed-or", cost=cost, card=givers)
    return said(language, "seven-page-printed", cost=cost)


give_spoken(seven_face=card_face)
