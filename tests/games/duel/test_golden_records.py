"""What the records of Duel hold beside what every record does."""

from __future__ import annotations

from typing import Literal, cast

import pytest

from tests.games.golden import GOLDEN, golden, records_of
from tests.slow.duel import SlowDuel
from wondertable.games.duel.game import GAME

every_record = pytest.mark.parametrize("name", records_of("duel"))


@every_record
def test_the_record_names_its_players(name: str) -> None:
    assert golden(name).header.seats == ("Ann", "Bob")


@every_record
def test_the_slow_referee_sees_the_same_end(name: str) -> None:
    _, ranks, ending, _, points = GOLDEN[name]
    record = golden(name)
    options = record.header.options
    slow = SlowDuel(
        cast("Literal['draft', 'first-game']", options["wonders"]),
        cast("Literal['begins', 'chooses']", options["level_pawn"]),
    )
    for move in record.moves:
        assert slow.actor() == move.seat
        slow.play(move.do)
    assert slow.ending == ending
    assert slow.winners == {ranks.index(1)}
    counted = [[slow.points(seat)[category] for category in GAME.categories] for seat in range(2)]
    assert counted == points
