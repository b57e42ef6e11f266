"""What the records of 7 Wonders hold beside what every record does."""

from __future__ import annotations

import pytest

from tests.games.golden import golden, records_of, rules_of
from wondertable.core.replay import Replay
from wondertable.games.seven.game import GAME, seven


@pytest.mark.parametrize("name", records_of("seven"))
def test_the_record_is_played_by_the_rules_that_it_names(name: str) -> None:
    rules = rules_of(name)
    replay = Replay(GAME, golden(name), name)
    assert seven(replay.state).rules == rules
    dug = [move.do.split() for move in golden(name).moves if move.do.startswith("rebuild")]
    assert all(len(words) == (3 if rules == 1 else 2) for words in dug if "nothing" not in words)
