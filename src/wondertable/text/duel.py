"""7 Wonders Duel in words: choices with their prices, what the box shows, figures, rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.encoding import place_of
from wondertable.games.duel.game import duel
from wondertable.games.duel.reasons import QUESTIONS
from wondertable.text.bundle import say
from wondertable.text.choices import choice
from wondertable.text.game_text import GameText, priced, shown, thing_of


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
        match action := parse(seat, line):
            case Guild(slot):
                row, place = row_and_place(int(duel(state).age), slot)
                return say(language, "box-guild", slot=slot + 1, row=row, place=place)
            case _ if seat == CHANCE:
                return shown(language, "duel", thing_of(action))
            case Build(card):
                coins = int(card_price(duel(state).city(seat), CARD_NUMBER[card]))
            case RaiseWonder(wonder, _):
                at = place_of(duel(state), WONDER_NUMBER[wonder])
                coins = 0 if at is None else int(wonder_price(duel(state).me, at))
            case _:
                return choice(language, "duel", action, names)
        paid = [say(language, "coins", count=coins)] if coins else []
        return priced(language, choice(language, "duel", action, names), paid)


def row_and_place(age: int, slot: int) -> tuple[int, int]:
    """Where a slot of the structure lies: its row from the far one, its place from the left."""
    for row, (places, _) in enumerate(figures.LAYOUTS[age - 1], start=1):
        if slot < len(places):
            return row, slot + 1
        slot -= len(places)
    raise AssertionError("a structure has twenty slots")


TEXT: Final = DuelText()
