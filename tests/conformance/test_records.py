"""Any game: a record replays to the same position line by line, and its seed proves the deal."""

from __future__ import annotations

from tests.conformance.games import Variant, every_variant, played, record, seeds
from wondertable.core.record import read_record
from wondertable.core.replay import Replay, verify

SEEDS = 10


@every_variant
def test_a_record_is_read_back_as_it_was_written(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        whole = record(variant, seed)
        text = whole.text()
        again = read_record(text.encode())
        assert again == whole
        assert again.text() == text


@every_variant
def test_a_record_replays_to_the_same_position_at_every_line(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        states = played(variant, seed, deal=seed).states
        replay = Replay(variant.game, read_record(record(variant, seed).text().encode()))
        assert replay.state.key() == states[0].key()
        for step, truth in zip(replay.steps(), states[1:], strict=True):
            assert step.state.key() == truth.key()


@every_variant
def test_a_record_without_its_seed_replays_too(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        whole = record(variant, seed)
        whole.end = None
        end = played(variant, seed, deal=seed).end
        assert Replay(variant.game, whole).run().key() == end.key()
        assert verify(variant.game, whole).key() == end.key()


@every_variant
def test_every_record_of_a_dealer_is_verified(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        whole = read_record(record(variant, seed).text().encode())
        end = played(variant, seed, deal=seed).end
        assert verify(variant.game, whole).key() == end.key()
