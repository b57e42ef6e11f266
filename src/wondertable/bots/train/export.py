"""From the numbers that were learnt to the whole numbers that are played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log1p
from struct import iter_unpack, pack
from typing import Final

from wondertable.bots.search.net import (
    FIRST_SCALE,
    HIDDEN_UNITS,
    POLICY_SCALE,
    SECOND_SCALE,
    SECOND_UNITS,
    UNIT_SCALE,
    Net,
    Weights,
)
from wondertable.bots.train.samples import Samples

LARGEST_FIRST: Final = 2047
"""Keeps the sum of any sixteen inputs within a lane; training keeps far below."""
LARGEST: Final = 127

Row = Sequence[float]


@dataclass(frozen=True)
class Learnt:
    """The numbers of a network as they were learnt."""

    first: Sequence[Row]
    second: Sequence[Row]
    """For every unit of the second layer, its weights."""
    second_bias: Row
    last: Row
    last_bias: float
    policy: Sequence[Row]
    policy_bias: Row


def whole(number: float, scale: int, largest: int) -> int:
    """A number in whole steps of 1 / scale."""
    return max(-largest, min(largest, round(number * scale)))


def lanes(numbers: Sequence[int], bits: int) -> bytes:
    """Numbers packed into words, the first one in the lowest lane."""
    each = 64 // bits
    words = [
        sum(number << bits * at for at, number in enumerate(numbers[first : first + each]))
        for first in range(0, len(numbers), each)
    ]
    return pack(f"<{len(words)}q", *words)


def swapped(numbers: Sequence[int]) -> list[int]:
    """Each two neighbours the other way round, as the product of words wants them."""
    return [numbers[at ^ 1] for at in range(len(numbers))]


def quantised(learnt: Learnt) -> Weights:
    """The weights in whole numbers."""
    scale = UNIT_SCALE * SECOND_SCALE
    first = [[whole(x, FIRST_SCALE, LARGEST_FIRST) for x in row] for row in learnt.first]
    by_input = zip(*learnt.second, strict=True)
    second = [[whole(x, SECOND_SCALE, LARGEST) for x in row] for row in by_input]
    policy = [[whole(x, POLICY_SCALE, LARGEST) for x in row] for row in learnt.policy]
    return Weights(
        b"".join([lanes(row, 16) for row in first]),
        b"".join([lanes(row, 32) for row in second]),
        lanes([round(x * scale) for x in learnt.second_bias], 32),
        [x / scale for x in learnt.last],
        learnt.last_bias,
        b"".join([lanes(swapped(row), 32) for row in policy]),
        list(learnt.policy_bias),
    )


def unlanes(data: bytes, bits: int) -> list[int]:
    """The numbers that `lanes` packed."""
    half, whole_lane, numbers = 1 << bits - 1, 1 << bits, []
    for (word,) in iter_unpack("<q", data):
        for _ in range(64 // bits):
            number = (word + half) % whole_lane - half
            numbers.append(number)
            word = (word - number) >> bits
    return numbers


def rows_of(numbers: Sequence[int], scale: int) -> list[list[float]]:
    """Whole numbers as rows of what they stand for."""
    return [
        [number / scale for number in numbers[first : first + HIDDEN_UNITS]]
        for first in range(0, len(numbers), HIDDEN_UNITS)
    ]


def restored(weights: Weights) -> Learnt:
    """What weights in whole numbers stand for: all that a learner needs to go on from them."""
    scale = UNIT_SCALE * SECOND_SCALE
    second = unlanes(weights.second, 32)
    by_input = [
        [number / SECOND_SCALE for number in second[first : first + SECOND_UNITS]]
        for first in range(0, len(second), SECOND_UNITS)
    ]
    return Learnt(
        rows_of(unlanes(weights.first, 16), FIRST_SCALE),
        [list(row) for row in zip(*by_input, strict=True)],
        [number / scale for number in unlanes(weights.second_bias, 32)],
        [number * scale for number in weights.last],
        weights.last_bias,
        rows_of(swapped(unlanes(weights.policy, 32)), POLICY_SCALE),
        weights.policy_bias,
    )


def whole_loss(weights: Weights, samples: Samples) -> float:
    """The log-loss of the value in whole numbers, over all positions."""
    total = 0.0
    for logit, score in zip(whole_logits(weights, samples), samples.scores, strict=True):
        total += max(logit, 0.0) - logit * score + log1p(exp(-abs(logit)))
    return total / len(samples)


def whole_logits(weights: Weights, samples: Samples) -> list[float]:
    """What the value in whole numbers says about all positions."""
    net = Net(weights)
    logits = []
    begin = 0
    for end in samples.input_ends:
        net.clear()
        for at in range(begin, end):
            net.add_times(samples.inputs[at], samples.counts[at])
        net.settle()
        logits.append(net.value_logit())
        begin = end
    return logits
