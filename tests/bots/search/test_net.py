"""The network in whole numbers: the same in every build, and what was learnt, nearly."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Mapping, Sequence
from importlib.metadata import requires
from pathlib import Path
from statistics import fmean

import pytest

from wondertable.bots.errors import BadWeights, OtherWeights
from wondertable.bots.search import weights as weights_module
from wondertable.bots.search.net import Collector, Net, Weights
from wondertable.bots.search.weights import (
    Shape,
    parse_weights,
    read_weights,
    shipped_weights,
    write_weights,
)
from wondertable.bots.train.export import Learnt, lanes, quantised, swapped

SHAPE = Shape("duel", 1, 1, 40, 7)


def learnt(seed: int) -> Learnt:
    """Random numbers of the size that training gives."""
    luck = random.Random(seed)

    def row(length: int, size: float) -> list[float]:
        return [luck.gauss(0, size) for _ in range(length)]

    return Learnt(
        [row(64, 0.3) for _ in range(SHAPE.inputs)],
        [row(64, 0.2) for _ in range(32)],
        row(32, 0.3),
        row(32, 0.4),
        0.1,
        [row(64, 0.2) for _ in range(SHAPE.rows)],
        row(SHAPE.rows, 0.5),
    )


def looked(net: Net, inputs: Mapping[int, int]) -> Net:
    """A network that was shown inputs."""
    net.clear()
    for index, count in inputs.items():
        if count == 1:
            net.add(index)
        else:
            net.add_times(index, count)
    net.settle()
    return net


def positions(count: int) -> list[dict[int, int]]:
    """Sparse inputs, most of them 1."""
    luck = random.Random(count)
    return [
        {index: luck.choice([1, 1, 1, 2, 5]) for index in luck.sample(range(SHAPE.inputs), 12)}
        for _ in range(count)
    ]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def exact(numbers: Learnt, inputs: Mapping[int, int]) -> tuple[float, list[float]]:
    """The logits that the numbers as they were learnt would give."""
    sums = [
        sum(numbers.first[index][unit] * count for index, count in inputs.items())
        for unit in range(64)
    ]
    hidden = [min(max(total, 0.0), 255 / 32) for total in sums]
    second = [
        max(0.0, dot(row, hidden) + bias)
        for row, bias in zip(numbers.second, numbers.second_bias, strict=True)
    ]
    policy = [
        dot(row, hidden) + bias
        for row, bias in zip(numbers.policy, numbers.policy_bias, strict=True)
    ]
    return dot(second, numbers.last) + numbers.last_bias, policy


def test_whole_numbers_say_nearly_what_was_learnt() -> None:
    numbers = learnt(1)
    net = Net(quantised(numbers))
    values, choices = [], []
    for inputs in positions(60):
        value, policy = exact(numbers, inputs)
        looked(net, inputs)
        choices += [abs(net.policy_logit(row) - policy[row]) for row in range(SHAPE.rows)]
        values.append(abs(net.value_logit() - value))
    assert fmean(values) < 0.12
    assert fmean(choices) < 0.12


def lanes_of(row: bytes, bits: int) -> list[int]:
    """The numbers that share the words of a row, taken out one by one."""
    found = []
    for at in range(0, len(row), 8):
        word = int.from_bytes(row[at : at + 8], "little", signed=True)
        for _ in range(64 // bits):
            lane = (word + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
            found.append(lane)
            word = word - lane >> bits
    return found


def plain(weights: Weights, inputs: Mapping[int, int]) -> tuple[list[int], float, list[float]]:
    """Hidden units and logits, one unit after the other."""
    sums = [0] * 64
    for index, count in inputs.items():
        row = lanes_of(weights.first[128 * index : 128 * (index + 1)], 16)
        sums = [total + count * weight for total, weight in zip(sums, row, strict=True)]
    units = [min(max(total, 0) >> 3, 255) for total in sums]
    second = lanes_of(weights.second_bias, 32)
    for at, unit in enumerate(units):
        row = lanes_of(weights.second[128 * at : 128 * (at + 1)], 32)
        second = [total + unit * weight for total, weight in zip(second, row, strict=True)]
    value = weights.last_bias + dot([max(total, 0) for total in second], weights.last)
    policy = [
        bias + dot(units, swapped(lanes_of(weights.policy[256 * at : 256 * (at + 1)], 32))) / 1024
        for at, bias in enumerate(weights.policy_bias)
    ]
    return units, value, policy


def test_sums_in_words_are_the_sums_of_every_unit() -> None:
    weights = quantised(learnt(2))
    net = Net(weights)
    for inputs in positions(30):
        looked(net, inputs)
        units, value, policy = plain(weights, inputs)
        assert list(net.units) == units
        assert [net.policy_logit(row) for row in range(SHAPE.rows)] == policy
        assert net.value_logit() == pytest.approx(value)
        assert net.value_logit() == net.value_logit()
        assert 0 < net.value() < 1


def test_any_number_of_inputs_has_room() -> None:
    net = Net(quantised(learnt(2)))
    value = looked(net, {3: 1, 5: 2}).value_logit()
    net.clear()
    for _ in range(600):
        net.add(3)
        net.add_times(5, 2)
    for _ in range(599):
        net.add_times(3, -1)
        net.add_times(5, -2)
    net.settle()
    assert net.value_logit() == value


def test_every_bit_that_is_set_is_an_input() -> None:
    mask = 2**0 | 2**7 | 2**29
    seen = Collector()
    seen.add_bits(mask, 5)
    assert seen.indices == [5, 12, 34]
    net = Net(quantised(learnt(2)))
    value = looked(net, {5: 1, 12: 1, 34: 1}).value_logit()
    net.clear()
    net.add_bits(mask, 5)
    net.settle()
    assert net.value_logit() == value


def test_units_that_are_kept_give_the_same_policy_later() -> None:
    net = Net(quantised(learnt(2)))
    kept, policies = [], []
    for inputs in positions(20):
        looked(net, inputs)
        kept.append(net.kept())
        policies.append([net.policy_logit(row) for row in range(SHAPE.rows)])
    for units, policy in zip(kept, policies, strict=True):
        net.recall(units)
        assert [net.policy_logit(row) for row in range(SHAPE.rows)] == policy


def test_who_only_plays_gets_the_quick_way_too() -> None:
    needed = [line for line in requires("wondertable") or [] if "extra ==" not in line]
    assert any(line.startswith("librt") for line in needed)


def test_the_value_is_the_chance_that_the_logit_means() -> None:
    net = looked(Net(quantised(learnt(4))), {3: 1, 5: 2})
    logit = net.value_logit()
    looked(net, {3: 1, 5: 2})
    assert net.value() == pytest.approx(1 / (1 + math.exp(-logit)))


def test_lanes_may_be_negative() -> None:
    assert lanes([1, -1, 2, -2], 16) == ((-2 << 48) + (2 << 32) - (1 << 16) + 1).to_bytes(
        8, "little", signed=True
    )
    assert swapped([1, 2, 3, 4]) == [2, 1, 4, 3]


def test_a_collector_keeps_what_it_is_shown() -> None:
    seen = Collector()
    seen.add(4)
    seen.add_times(7, 3)
    assert (seen.indices, seen.counts) == ([4, 7], [1, 3])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Weights in a file."""
    path = tmp_path / "weights.bin"
    write_weights(path, quantised(learnt(5)), SHAPE, {"command": "wondertable train duel"})
    return path


def same(one: Weights, other: Weights) -> bool:
    """Whether two networks say the same."""
    nets = [Net(one), Net(other)]
    return all(
        looked(nets[0], inputs).value_logit()
        == pytest.approx(looked(nets[1], inputs).value_logit())
        for inputs in positions(5)
    )


def test_weights_come_back_from_their_file_with_their_origin(file: Path) -> None:
    weights, origin = read_weights(file, SHAPE)
    assert same(weights, quantised(learnt(5)))
    assert origin == {"command": "wondertable train duel"}


def test_a_single_wrong_byte_is_noticed(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[-9] ^= 1
    with pytest.raises(BadWeights, match="do not fit their digest"):
        parse_weights(bytes(data), SHAPE, "weights.bin")


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"[1]\nx", b"\x00\xff\n", b'{"wondertable-weights": 1}\n']
)
def test_what_is_no_weights_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights, match=r"strange\.bin has no weights that can be read"):
        parse_weights(data, SHAPE, "strange.bin")


def test_cut_off_weights_are_refused(file: Path) -> None:
    for length in (10, 200, len(file.read_bytes()) - 1):
        with pytest.raises(BadWeights):
            parse_weights(file.read_bytes()[:length], SHAPE, "weights.bin")


def test_another_format_is_refused(file: Path) -> None:
    line, _, body = file.read_bytes().partition(b"\n")
    header = {**json.loads(line), "wondertable-weights": 2}
    with pytest.raises(BadWeights, match="another format"):
        parse_weights(json.dumps(header).encode() + b"\n" + body, SHAPE, "weights.bin")


@pytest.mark.parametrize(
    "other",
    [
        Shape("seven", 1, 1, 40, 7),
        Shape("duel", 2, 1, 40, 7),
        Shape("duel", 1, 2, 40, 7),
        Shape("duel", 1, 1, 41, 7),
    ],
    ids=str,
)
def test_weights_for_another_game_or_other_rules_are_refused(file: Path, other: Shape) -> None:
    with pytest.raises(OtherWeights, match="are for duel, rules 1"):
        read_weights(file, other)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"none\.bin has no weights"):
        read_weights(tmp_path / "none.bin", SHAPE)


def test_a_game_without_weights_has_none() -> None:
    assert shipped_weights(Shape("chess", 1, 1, 1, 1)) is None


def test_the_package_refuses_its_own_weights_for_other_rules() -> None:
    with pytest.raises(OtherWeights, match=r"bots/duel/weights\.bin"):
        shipped_weights(Shape("duel", 99, 1, 1, 1))
    assert weights_module.FORMAT == 1
