"""What the records of Tower of Babel hold beside what every record does."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.golden import golden
from wondertable.core.errors import BadMove, WrongEnd
from wondertable.core.record import Record
from wondertable.core.replay import verify
from wondertable.games.babel.game import GAME, babel


@pytest.mark.parametrize("name", ["babel-base-2", "babel-figures-2", "babel-idle-2"])
def test_games_of_the_new_rules_are_none_of_the_old_ones(name: str) -> None:
    """Somebody was not asked, or the game ended, where it was otherwise before."""
    record = golden(name)
    header = msgspec.structs.replace(record.header, rules=1)
    with pytest.raises((BadMove, WrongEnd)):
        verify(GAME, Record(header, record.moves, record.end))


def test_a_record_with_other_figures_is_played_with_them() -> None:
    state = babel(verify(GAME, golden("babel-figures")))
    assert (state.sheet.first[1], state.sheet.second[1]) == (9, 4)
    assert state.sheet.disc_points == 3
