"""Seeds: 32 bytes that fix a deal, and the digest that is shown before it."""

from __future__ import annotations

import hashlib
import secrets

from wondertable.core.errors import BadSeed

SEED_BYTES = 32
LARGEST = 2**63 - 1


def fresh_seed() -> bytes:
    """A secret seed for a table."""
    return secrets.token_bytes(SEED_BYTES)


def numbered_seed(number: int) -> bytes:
    """The seed that stands behind `--seed N`; for use without opponents who could guess it."""
    return number.to_bytes(SEED_BYTES, "big")


def sealed(seed: int | bytes | None) -> bytes:
    """The seed of a game that is begun with a number, with a seed, or with nothing."""
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bytes):
        return seed
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST:
        raise BadSeed(str(seed))
    return numbered_seed(seed)


def seed_digest(seed: bytes) -> str:
    """What is shown of a seed when the game starts."""
    return hashlib.sha256(seed).hexdigest()


def read_seed(text: str) -> int:
    """The number that somebody wrote as a seed."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
    if not plain or int(text) > LARGEST:
        raise BadSeed(text)
    return int(text)
