"""Random numbers: frozen, unbiased, and independent of each other."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy.chi_square import chi_square
from wondertable.core.rng import WORD, Rng, Stream

PLAIN = settings(derandomize=True, deadline=None)
FROZEN = {
    (0, 0): [4216505632, 947923937, 2491578854, 3964400089],
    (1, 0): [3387734806, 1080862987, 3546521498, 2861869171],
    (1, 1): [4114208188, 1734779857, 162665512, 585015509],
    (2**63 - 1, 7): [115284917, 292386713, 2168538681, 1886916940],
    (-1, 0): [1764797259, 3877443715, 254422320, 1995265944],
}
"""The first words of some seeds and streams; every build on every platform has the same."""


@pytest.mark.parametrize(("seed", "stream"), FROZEN)
def test_a_seed_gives_the_words_that_it_always_gave(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(4)] == FROZEN[seed, stream]


def test_the_words_follow_the_published_recipe() -> None:
    a, b, c, counter = 0x89ABCDEF, 0x01234567, 5, 1
    words = []
    for _ in range(115):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = (c + c * 8) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + out) % 2**32
        words.append(out)
    rng = Rng(0x0123456789ABCDEF, 5)
    assert [rng.word() for _ in range(100)] == words[15:]


def test_seeds_and_streams_differ() -> None:
    firsts = {Rng(seed, stream).word() for seed in range(50) for stream in range(50)}
    assert len(firsts) > 2490


@PLAIN
@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 <= rng.below(limit) < limit


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 20, 73])
def test_all_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    rng = Rng(limit)
    counts = Counter(rng.below(limit) for _ in range(limit * 2000))
    assert sorted(counts) == list(range(limit))
    # Mean limit - 1, variance 2 (limit - 1): six times the deviation never happens by chance.
    assert chi_square(list(counts.values())) <= limit - 1 + 6 * (2 * (limit - 1)) ** 0.5


def test_a_large_limit_that_does_not_divide_the_words_is_not_biased() -> None:
    rng = Rng(1)
    limit = 3 * 2**29
    counts = Counter(rng.below(limit) % 3 for _ in range(30_000))
    assert chi_square(list(counts.values())) < 13.8  # without rejection it would be about 470


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    rng = Rng(5, 6)
    rng.word()
    copy = rng.clone()
    ahead = [copy.word() for _ in range(10)]
    assert [rng.word() for _ in range(10)] == ahead


def test_a_copy_is_independent() -> None:
    rng = Rng(5, 6)
    copy = rng.clone()
    first = copy.word()
    copy.word()
    assert rng.word() == first


def test_a_stream_is_the_sha_256_of_seed_label_and_counter() -> None:
    stream = Stream(bytes(32), "tokens")
    words = b"".join(stream.word().to_bytes(4, "big") for _ in range(16))
    blocks = [bytes(32) + b"\0tokens\0" + bytes(7) + bytes([block]) for block in (0, 1)]
    assert words == b"".join(hashlib.sha256(block).digest() for block in blocks)


def test_a_stream_shuffles_as_it_always_did() -> None:
    assert Stream(bytes(32), "wonders").shuffled(list(range(12))) == [
        7,
        3,
        10,
        8,
        4,
        5,
        0,
        11,
        6,
        9,
        1,
        2,
    ]


def test_streams_of_other_labels_or_seeds_are_others() -> None:
    streams = [
        Stream(seed, label) for seed in (bytes(32), b"\1" * 32) for label in ("a", "b", "ab")
    ]
    words = [tuple(stream.word() for _ in range(4)) for stream in streams]
    assert len(set(words)) == len(words)


def test_what_is_drawn_for_one_label_never_changes_another() -> None:
    seed = bytes(range(32))
    alone = Stream(seed, "age 2").shuffled(list(range(23)))
    greedy, other = Stream(seed, "age 1"), Stream(seed, "age 2")
    for _ in range(1000):
        greedy.word()
    assert other.shuffled(list(range(23))) == alone


def test_a_stream_goes_on_after_its_first_block() -> None:
    stream = Stream(bytes(32), "long")
    words = [stream.word() for _ in range(800)]
    assert len(set(words)) == 800
    assert all(0 <= word <= WORD for word in words)


@PLAIN
@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=40))
def test_shuffling_keeps_all_items_and_the_list_itself(seed: bytes, items: list[int]) -> None:
    before = list(items)
    assert sorted(Stream(seed, "any").shuffled(items)) == sorted(items)
    assert items == before


def test_all_orders_are_equally_likely() -> None:
    counts = Counter(
        tuple(Stream(at.to_bytes(32, "big"), "order").shuffled([0, 1, 2, 3]))
        for at in range(24 * 250)
    )
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7  # one in a thousand, 23 degrees of freedom


def test_a_stream_throws_words_away_that_would_favour_small_numbers() -> None:
    stream = Stream(bytes(32), "any")
    stream.words = [5, WORD]  # the last one comes first, and 2^32 - 1 is a multiple of 3
    assert stream.below(3) == 2
    assert stream.words == []
