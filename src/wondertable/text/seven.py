"""7 Wonders in words: prices, choices, what the box shows, figures, rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wondertable.core.state import CHANCE, State
from wondertable.games.seven import figures
from wondertable.games.seven.actions import (
    BOARD_IDS,
    CARD_IDS,
    NOT_ANY,
    Action,
    Build,
    BuildStage,
    Choose,
    Deal,
    DealBoard,
    DealSide,
    Leave,
    Rebuild,
    Sell,
    Show,
    TakeUp,
    parse,
)
from wondertable.games.seven.cards import GUILDS
from wondertable.games.seven.game import seven
from wondertable.games.seven.price import Price, explain_way
from wondertable.games.seven.reasons import QUESTIONS
from wondertable.text import prices
from wondertable.text.bundle import name, say
from wondertable.text.choices import choice
from wondertable.text.deeds.seven import deeds
from wondertable.text.game_text import UNSEEN, Deed, GameText, priced, shown, thing_of
from wondertable.text.language import listed
from wondertable.text.values import class_words

EQUAL: Final = 3
"""So many equal symbols are the example for squares."""


class SevenText(GameText):
    """What 7 Wonders says of itself."""

    things = (*CARD_IDS, *BOARD_IDS)
    rulings = (
        *("payment", "coins", "choice", "same-turn", "last-turn", "babylon", "olympia", "pile"),
        *("order", "free", "open-hands", "committed", "partner", "forced", "per-loss", "debt"),
        *("cache", "kinds", "two-fight", "ties"),
    )
    rulings_heading = (
        "## 7 Wonders and Cities\n\n"
        "Numbers are those of the lists in `tests/facts` and of the rulebook tests."
    )

    def figures(self) -> dict[str, int]:
        """Setup, prices, conflicts, science, and what Cities and teams change."""
        return {
            "start_coins": figures.START_COINS,
            "hand": figures.HAND,
            "turns": figures.HAND - 1,
            "sale": figures.SALE,
            "price": figures.PRICE,
            "discounted": figures.DISCOUNTED,
            "per_point": figures.COINS_PER_POINT,
            **{f"victory_{age}": points for age, points in enumerate(figures.VICTORIES, start=1)},
            "defeat": figures.DEFEAT,
            "set": figures.SET_OF_SYMBOLS,
            "equal": EQUAL,
            "squared": EQUAL * EQUAL,
            "least": figures.LEAST_SEATS,
            "most": figures.MOST_SEATS,
            "guilds_all": len(GUILDS),
            "extra_guilds": figures.EXTRA_GUILDS,
            "black": figures.BLACK_PER_AGE,
            "cities_hand": figures.CITIES_HAND,
            "cities_turns": figures.CITIES_HAND - 1,
            "team_1": figures.TEAM_SEATS[0],
            "team_2": figures.TEAM_SEATS[1],
        }

    def deeds(self, events: Sequence[Any], seats: int) -> list[Deed]:
        """What happened as it is told."""
        return deeds(events, seats)

    def asked(self, language: str, names: Sequence[str], state: State, line: str) -> str:
        """Which board, side or cards somebody has."""
        message = f"box-ask-seven-{QUESTIONS[int(seven(state).question)][0]}"
        match parse(CHANCE, line):
            case DealBoard(seat) | DealSide(seat) | Deal(seat) | TakeUp(seat):
                return say(language, message, player=names[seat])
            case Show(place):
                return say(language, message, place=place + 1)
            case _:
                return say(language, message)

    def thing(self, seat: int, line: str) -> str:
        """The card or board of a line."""
        return thing_in(parse(seat, line))

    def told(self, language: str, names: Sequence[str], state: State, seat: int, line: str) -> str:
        """What was dealt or shown, or a choice with its payment."""
        action = parse(seat, line)
        thing = thing_in(action)
        match action:
            case DealSide(_, side):
                return say(language, "seven-choice-turn-side", side=side)
            case _ if seat == CHANCE:
                return shown(language, "seven", thing)
            case Rebuild():
                return rebuilt(language, action)
            case Build() | BuildStage() | Sell() | Leave() | Choose():
                words = used(language, action, thing)
            case _:
                return choice(language, "seven", action, names)
        if not isinstance(action, Build | BuildStage):
            return words
        position = seven(state)
        left, right = names[position.left(seat)], names[position.right(seat)]
        price = explain_way(position, seat, action)
        return priced(words, price_words(language, price, left, right))


def thing_in(action: Action) -> str:
    """The card or board that an action is about."""
    return thing_of(action, (UNSEEN, NOT_ANY))


def used(language: str, action: Action, thing: str) -> str:
    """What a player does with a card or board, seen or not."""
    if not thing:
        return say(language, f"box-unseen-{type(action).__name__.lower()}")
    message = f"box-seven-{class_words(type(action))}"
    return say(language, message, thing=name(language, "seven", thing))


def rebuilt(language: str, action: Rebuild) -> str:
    """A card of the discard pile, or none."""
    if action.card == NOT_ANY:
        return say(language, "box-rebuild-nothing")
    words = say(language, "box-seven-rebuild", thing=name(language, "seven", action.card))
    if action.place is None:
        return words
    return say(language, "box-in-place", words=words, place=action.place + 1)


# Prices.


def price_words(language: str, price: Price, left: str, right: str) -> str:
    """A price in words, or why it cannot be paid; `left` and `right` name the neighbours."""
    match price.kind:
        case "chain":
            return prices.by_chain(language, "seven", price.card)
        case "own":
            return say(language, "price-own")
        case "nothing":
            return say(language, "cost-free")
        case "pay":
            return "; ".join(payment(language, price.bank, *way, left, right) for way in price.ways)
        case "short":
            return say(language, "price-seven-short", count=price.short)
        case "lacking":
            goods = listed(language, [say(language, f"resource-{one}") for one in price.lacking])
            return say(language, "price-seven-lacking", goods=goods)
        case _:
            return say(language, f"price-seven-{price.kind}")


def payment(language: str, bank: int, to_left: int, to_right: int, left: str, right: str) -> str:
    """Coins to the bank and to the neighbours."""
    parts = [prices.to_bank(language, bank)] if bank else []
    for coins, player in ((to_left, left), (to_right, right)):
        if coins:
            parts.append(prices.to_player(language, coins, player))
    return listed(language, parts) if parts else say(language, "cost-free")


TEXT: Final = SevenText()
