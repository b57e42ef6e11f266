"""Games from the box in the database."""

from __future__ import annotations

from dataclasses import replace

import pytest

from wondertable.store import StoreConflict
from wondertable.store.boxes import (
    add_box,
    boxes_of,
    delete_box,
    load_box,
    purge_boxes,
    save_box,
)
from wondertable.store.rows import BoxRow

from .rows import opened

ROW = BoxRow(
    id="a",
    person="ann",
    game="duel",
    rules=1,
    options={"wonders": "draft"},
    names=["Ann", "Bob"],
    view=None,
    lines=[],
    done=False,
    version=1,
    updated=5.0,
)


def test_a_game_is_read_back_as_it_was_written(place: str) -> None:
    with opened(place) as database:
        add_box(database, ROW)
        later = replace(ROW, lines=[(-1, "show law")], version=2, updated=6.0, done=True)
        save_box(database, later)
        assert load_box(database, "a") == later
        assert load_box(database, "b") is None


def test_a_change_that_does_not_follow_the_last_one_is_refused(place: str) -> None:
    with opened(place) as database:
        add_box(database, ROW)
        save_box(database, replace(ROW, version=2))
        with pytest.raises(StoreConflict):
            save_box(database, replace(ROW, version=2, lines=[(-1, "show law")]))
        kept = load_box(database, "a")
        assert kept is not None
        assert kept.lines == []


def test_the_games_of_somebody_are_listed_those_changed_last_first(place: str) -> None:
    with opened(place) as database:
        for id, person, updated in (("a", "ann", 1.0), ("b", "bob", 2.0), ("c", "ann", 3.0)):
            add_box(database, replace(ROW, id=id, person=person, updated=updated))
        assert [row.id for row in boxes_of(database, "ann")] == ["c", "a"]


def test_games_are_deleted_one_by_one_or_by_age(place: str) -> None:
    with opened(place) as database:
        for id, updated in (("a", 1.0), ("b", 2.0), ("c", 3.0)):
            add_box(database, replace(ROW, id=id, updated=updated))
        assert delete_box(database, "b")
        assert not delete_box(database, "b")
        assert purge_boxes(database, 3.0) == 1
        assert [row.id for row in boxes_of(database, "ann")] == ["c"]
