"""The tables that make typed events of journal entries have a row for every event, rightly read."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest

from wondertable.games.babel import events as babel
from wondertable.games.duel import events as duel
from wondertable.games.seven import events as seven

TOLD: list[tuple[Any, Any]] = [
    (babel.KINDS, babel.Event),
    (duel.KINDS, duel.Event),
    (seven.KINDS, seven.Event),
]
each_game = pytest.mark.parametrize(("kinds", "event"), TOLD, ids=("babel", "duel", "seven"))


@each_game
def test_every_event_has_one_row(kinds: Any, event: Any) -> None:
    """But a victory of several, which is told of every winner."""
    made = [kind for kind, _ in kinds.values()]
    assert len(set(made)) == len(made)
    assert {kind.__name__ for kind in get_args(event)} - {kind.__name__ for kind in made} <= {"Won"}


@each_game
def test_every_field_is_read_as_what_it_is(kinds: Any, event: Any) -> None:
    for made, readers in kinds.values():
        named = [field.type != "int" for field in fields(made)]
        assert [read is not int for read in readers] == named, made
