"""A hand: up to eight cards of 7 bits in one int, ascending; unknown cards are HIDDEN, so last."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.state import HIDDEN


def card_in(hand: i64, slot: i64) -> i64:
    """The card in a slot."""
    return (hand >> (7 * slot)) & 127


def added(hand: i64, held: i64, card: i64) -> i64:
    """A hand of `held` cards with one more."""
    slot: i64 = held
    while slot > 0 and (hand >> (7 * (slot - 1))) & 127 > card:
        slot -= 1
    if slot == held:
        return hand | card << (7 * slot)
    high: i64 = hand >> (7 * slot)
    return (hand ^ high << (7 * slot)) | card << (7 * slot) | high << (7 * slot + 7)


def slot_of(hand: i64, held: i64, card: i64) -> i64:
    """The first slot of a card; `held` where it is not."""
    slot: i64 = 0
    while slot < held and (hand >> (7 * slot)) & 127 != card:
        slot += 1
    return slot


def without(hand: i64, slot: i64) -> i64:
    """A hand without the card in a slot."""
    high: i64 = hand >> (7 * slot)
    return (hand ^ high << (7 * slot)) | (high >> 7) << (7 * slot)


def cards_in(hand: i64, held: i64) -> list[int]:
    """The cards of a hand."""
    return [int((hand >> (7 * slot)) & 127) for slot in range(held)]


def hidden_hand(held: i64) -> i64:
    """A hand of cards that are not seen."""
    hand: i64 = 0
    while held > 0:
        hand = hand << 7 | HIDDEN
        held -= 1
    return hand


def packed(cards: list[int]) -> i64:
    """Cards as a hand."""
    hand: i64 = 0
    for held, card in enumerate(cards):
        hand = added(hand, held, card)
    return hand
