"""Building cards as four counts in one int: eight bits for each type, the highest always free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 8
FIELD: Final = 127
ONES: Final = 0x01010101
TOPS: Final = 0x80808080


def total(cards: i64) -> i64:
    """How many cards there are."""
    return ((cards * ONES) >> 24) & 255


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a type there are."""
    return (cards >> (BITS * kind)) & FIELD


def some(kind: i64, number: i64) -> i64:
    """So many cards of one type."""
    return number << (BITS * kind)


def covers(cards: i64, needed: i64) -> bool:
    """Whether there are as many cards as needed, of every type."""
    return ((cards | TOPS) - needed) & TOPS == TOPS


def lacking(needed: i64, cards: i64) -> i64:
    """What is needed beyond the cards that are there."""
    diff: i64 = (needed | TOPS) - cards
    over: i64 = diff & TOPS
    return diff & (over - (over >> 7))


def larger(one: i64, other: i64) -> i64:
    """The larger count of every type."""
    return other + lacking(one, other)
