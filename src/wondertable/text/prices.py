"""What cards cost, in the words that games with coins and resources share."""

from __future__ import annotations

from collections.abc import Iterable

from wondertable.text.bundle import name, say


def coins(language: str, count: int) -> str:
    """A number of coins."""
    return say(language, "coins", count=count)


def units(language: str, goods: Iterable[tuple[str, int]]) -> str:
    """Counted goods as a list."""
    return ", ".join(say(language, f"resource-count-{one}", count=count) for one, count in goods)


def by_chain(language: str, game: str, card: str) -> str:
    """That a card of the city makes another one free."""
    return say(language, "price-chain", card=name(language, game, card))


def to_bank(language: str, count: int) -> str:
    """Coins that go to the bank."""
    return say(language, "price-to-bank", coins=coins(language, count))


def to_player(language: str, count: int, player: str) -> str:
    """Coins that somebody receives."""
    return say(language, "price-to-name", coins=coins(language, count), name=player)
