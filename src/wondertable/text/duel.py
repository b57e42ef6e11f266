"""7 Wonders Duel in words: prices, choices, what the box shows, figures, rulings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from wondertable.core.state import CHANCE, State
from wondertable.games.duel import figures
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_IDS,
    WONDER_IDS,
    WONDER_NUMBER,
    Build,
    Guild,
    RaiseWonder,
    Reveal,
    parse,
)
from wondertable.games.duel.cards import CARDS, GUILD
from wondertable.games.duel.game import duel
from wondertable.games.duel.price import Bought, Price, explain_card, explain_wonder
from wondertable.games.duel.reasons import QUESTIONS
from wondertable.text import prices
from wondertable.text.bundle import name, say
from wondertable.text.choices import choice
from wondertable.text.deeds.duel import deeds
from wondertable.text.game_text import Deed, GameText, priced, shown, thing_of


class DuelText(GameText):
    """What Duel says of itself."""

    things = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    rulings = (
        *("t4", "c4", "c7", "e1", "e3", "m3", "m5-p2", "w1", "w3", "w4-w5", "w6"),
        *("l1", "g1", "g2", "a2", "a3"),
    )
    rulings_heading = (
        "## 7 Wonders Duel\n\nEach line is a test in `tests/rulebook`, under the same letters."
    )

    def figures(self) -> dict[str, int]:
        """Setup, prices, the military track."""
        zones = sorted(set(figures.MILITARY_POINTS) - {0})
        looting = {
            f"loot_{at}{suffix}": value
            for at, pair in enumerate(figures.LOOT, start=1)
            for suffix, value in zip(("_at", ""), pair, strict=True)
        }
        return {
            "start_coins": figures.START_COINS,
            "wonders_each": len(figures.DRAFT_ORDER) // 2,
            "wonders_all": len(figures.DRAFT_ORDER),
            "wonders_max": figures.WONDERS_MAX,
            "tokens": figures.TOKENS_ON_BOARD,
            "cards": figures.CARDS_PER_AGE,
            "left_out": sum(row.age == 1 for row in CARDS) - figures.CARDS_PER_AGE,
            "discard": figures.DISCARD_BASE,
            "trade_base": figures.TRADE_BASE,
            "trade_fixed": figures.TRADE_FIXED,
            "capital": figures.CAPITAL,
            "symbols": figures.SYMBOLS_TO_WIN,
            "per_point": figures.COINS_PER_POINT,
            "guilds": figures.GUILDS_DEALT,
            "guilds_all": sum(row.age == GUILD for row in CARDS),
            **{f"zone_{at}": points for at, points in enumerate(zones, start=1)},
            **looting,
        }

    def deeds(self, events: Sequence[Any], seats: int) -> list[Deed]:
        """What happened as it is told."""
        return deeds(events)

    def asked(self, language: str, names: Sequence[str], state: State, line: str) -> str:
        """Which token, wonder or card is shown, and where it lies."""
        message = f"box-ask-duel-{QUESTIONS[int(duel(state).question)][0]}"
        match parse(CHANCE, line):
            case Reveal(slot):
                row, place = row_and_place(int(duel(state).age), slot)
                return say(language, message, row=row, place=place)
            case _:
                return say(language, message)

    def thing(self, seat: int, line: str) -> str:
        """The card, wonder or token of a line."""
        return thing_of(parse(seat, line))

    def told(self, language: str, names: Sequence[str], state: State, seat: int, line: str) -> str:
        """What was turned up, or a choice with its price."""
        position = duel(state)
        match action := parse(seat, line):
            case Guild(slot):
                row, place = row_and_place(int(position.age), slot)
                return say(language, "box-guild", slot=slot + 1, row=row, place=place)
            case _ if seat == CHANCE:
                return shown(language, "duel", thing_of(action))
            case Build(card):
                number = CARD_NUMBER[card]
                price = explain_card(position.city(seat), position.city(1 - seat), number)
            case RaiseWonder(wonder, _):
                number = WONDER_NUMBER[wonder]
                price = explain_wonder(position.city(seat), position.city(1 - seat), number)
            case _:
                return choice(language, "duel", action, names)
        return priced(choice(language, "duel", action, names), price_words(language, price))


# Prices.


def price_words(language: str, price: Price) -> str:
    """A price in a few words: the coins, or why there are none."""
    if price.chain:
        return prices.by_chain(language, "duel", price.chain)
    if price.total:
        return prices.coins(language, price.total)
    return say(language, "price-own" if price.own or price.chosen else "cost-free")


@dataclass(frozen=True)
class Part:
    """A piece of an explanation: words, goods with their spoken form, words."""

    text: str
    goods: tuple[str, ...] = ()
    """Every unit by itself."""
    spoken: str = ""
    after: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.text, self.spoken, self.after)))


def price_parts(language: str, price: Price, rival: str) -> tuple[Part, ...]:
    """Where a price comes from: printed coins, own goods, goods saved, goods bought."""
    if price.chain or not (price.total or price.own or price.chosen or price.saved):
        return (Part(price_words(language, price)),)
    parts = []
    if price.coins:
        parts.append(Part(prices.to_bank(language, price.coins)))
    if price.own:
        parts.append(goods_part(language, say(language, "price-duel-own"), price.own))
    if price.chosen:
        parts.append(goods_part(language, say(language, "price-duel-chosen"), price.chosen))
    if price.saved:
        saved = say(language, "price-duel-saved", token=name(language, "duel", price.token))
        parts.append(goods_part(language, saved, price.saved))
    parts += bought_parts(language, price.bought)
    if price.to_rival and price.traded:
        coins = prices.coins(language, price.traded)
        parts.append(Part(say(language, "price-duel-to-rival", name=rival, coins=coins)))
    if price.short:
        coins = prices.coins(language, price.short)
        parts.append(Part(say(language, "price-duel-short", coins=coins)))
    return tuple(parts)


def bought_parts(language: str, bought: Iterable[Bought]) -> list[Part]:
    """What is bought, by the price of a unit; the verb stands before the first."""
    by_price: dict[int, list[Bought]] = {}
    for item in bought:
        by_price.setdefault(item.each, []).append(item)
    parts: list[Part] = []
    for each, items in by_price.items():
        more = items[0].rival_units
        if more:
            after = say(language, "price-duel-at-more", each=each, units=more)
        else:
            after = say(language, "price-duel-at", each=each)
        verb = "" if parts else say(language, "price-duel-buy")
        parts.append(
            goods_part(language, verb, [(item.resource, item.units) for item in items], after)
        )
    return parts


def goods_part(
    language: str, words: str, goods: Sequence[tuple[str, int]], after: str = ""
) -> Part:
    """Goods between words."""
    spread = tuple(resource for resource, count in goods for _ in range(count))
    return Part(words, spread, prices.units(language, goods), after)


# Places.


def row_and_place(age: int, slot: int) -> tuple[int, int]:
    """Where a slot of the structure lies: its row from the far one, its place from the left."""
    for row, (places, _) in enumerate(figures.LAYOUTS[age - 1], start=1):
        if slot < len(places):
            return row, slot + 1
        slot -= len(places)
    raise AssertionError("a structure has twenty slots")


TEXT: Final = DuelText()
