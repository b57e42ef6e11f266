"""Chance of a tournament: numbers and deals that follow from its secret, drawn once for ever."""

from __future__ import annotations

import hashlib


def drawn(secret: str, *words: object) -> int:
    """A number below 2**63 that the words alone decide."""
    return int.from_bytes(_digest(secret, *words)[:8], "big") >> 1


def deal_seed(secret: str, round_number: int, board: int) -> bytes:
    """The seed of a deal: the same for all tables of a round that play this board."""
    return _digest(secret, "deal", round_number, board)


def _digest(secret: str, *words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, (secret, *words))).encode()).digest()
