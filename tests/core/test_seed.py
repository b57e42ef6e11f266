"""Seeds: what a person may write, and what is shown of them."""

from __future__ import annotations

import hashlib

import pytest

from wondertable.core.errors import BadSeed
from wondertable.core.seed import (
    LARGEST,
    SEED_BYTES,
    fresh_seed,
    numbered_seed,
    read_seed,
    sealed,
    seed_digest,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("007", 7), ("9223372036854775807", 2**63 - 1)],
)
def test_a_whole_number_is_a_seed(text: str, number: int) -> None:
    assert read_seed(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        " 7",
        "-1",
        "+1",
        "1.5",
        "1e3",
        "1_000",
        "0x10",
        "seven",
        "²",
        "٣",
        "9223372036854775808",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="is not a whole number from 0 to") as caught:
        read_seed(text)
    assert caught.value.seed == text


def test_a_number_too_long_to_be_read_is_refused() -> None:
    with pytest.raises(BadSeed):
        read_seed("9" * 5000)


def test_numbered_seeds_are_seeds_of_their_own() -> None:
    seeds = {numbered_seed(number) for number in (0, 1, 2, LARGEST)}
    assert len(seeds) == 4
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_a_fresh_seed_is_new_every_time() -> None:
    seeds = {fresh_seed() for _ in range(10)}
    assert len(seeds) == 10
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_the_digest_of_a_seed_is_its_sha_256() -> None:
    assert seed_digest(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_a_game_begins_with_a_number_a_seed_or_one_that_nobody_knows() -> None:
    assert sealed(7) == numbered_seed(7)
    assert sealed(b"x" * SEED_BYTES) == b"x" * SEED_BYTES
    assert len(sealed(None)) == SEED_BYTES
    assert sealed(None) != sealed(None)
