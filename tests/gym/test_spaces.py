"""Names, numbers and parts of what learners see."""

from __future__ import annotations

import numpy as np
import pytest

from tests.gym.variants import VARIANTS, Variant, every_variant
from tests.toy.mini import MINI
from wondertable.bots.kits import find_kit
from wondertable.bots.search.net import Collector
from wondertable.core.errors import BadOption, BadSeats, UnknownGame, UnknownOption
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY
from wondertable.gym.errors import NoSpaces
from wondertable.gym.spaces import Table, games, part_of, space


def test_every_game_with_features_has_a_place_for_learners() -> None:
    assert games() == ["duel", "seven", "babel"]
    for game in games():
        part = part_of(game)
        assert part is not None
        assert part.inputs == find_kit(game).shape.inputs


@pytest.mark.parametrize(
    ("variant", "numbers"),
    [
        (("duel", 2, {}), 257),
        (("seven", 7, {"cities": "on"}), 431),
        (("seven", 4, {"cities": "on", "teams": "on"}), 2223),
        (("babel", 4, {}), 866),
        (("babel", 4, {"figures": "discs_ship=3/4/4/5/5/8"}), 1436),
    ],
)
def test_a_game_has_so_many_numbers(variant: Variant, numbers: int) -> None:
    assert space(*variant).actions == numbers


@every_variant
def test_the_parts_of_an_observation_have_every_byte_once(variant: Variant) -> None:
    wanted = space(*variant)
    at = 0
    for part in wanted.layout.values():
        assert part.start == at < part.stop
        at = part.stop
    assert at == wanted.inputs
    assert len(wanted.layout) == len(wanted.part.layout)
    assert {block.name for block in wanted.numbering.blocks()} == set(wanted.part.choices)


@every_variant
def test_bytes_are_the_inputs_that_bots_learnt_from(variant: Variant) -> None:
    table = Table(space(*variant))
    rng = Rng(3)
    for game in range(3):
        table.begin(game)
        while (seat := table.desk.seat()) != NOBODY:
            for looker in range(variant[1]):
                table.look(looker)
                sink = Collector()
                table.space.features().describe(table.state, looker, sink)
                wanted = np.zeros(table.space.inputs, np.int64)
                np.add.at(wanted, sink.indices, sink.counts)
                assert bytes(table.observation) == wanted.clip(0, 255).astype(np.uint8).tobytes()
            legal = table.space.numbering.legal(table.state, seat)
            table.look(seat)
            assert [at for at, mark in enumerate(table.mask) if mark] == legal
            table.desk.take(seat, legal[rng.below(len(legal))])


def test_a_number_can_be_written_and_read() -> None:
    table = Table(space("seven", 3))
    table.begin(1)
    seat = table.asked()[0]
    number = table.space.numbering.legal(table.state, seat)[0]
    text = table.space.write(table.state, seat, number)
    code = table.space.game.read(table.state, seat, text)
    assert table.space.number(table.state, seat, code) == number


def test_what_cannot_be_had_is_said_in_a_sentence() -> None:
    for wanted, kind in (
        (("chess",), UnknownGame),
        (("seven", 8), BadSeats),
        (("duel", 2, {"wonder": "draft"}), UnknownOption),
        (("duel", 2, {"wonders": "all"}), BadOption),
    ):
        with pytest.raises(kind):
            space(*wanted)
    with pytest.raises(NoSpaces, match="mini has no numbers for learners; there are: duel, seven"):
        space(MINI)


def test_all_variants_of_a_game_bear_its_name() -> None:
    assert {space(*variant).name for variant in VARIANTS} == {
        "wondertable_duel_v1",
        "wondertable_seven_v1",
        "wondertable_babel_v1",
    }
