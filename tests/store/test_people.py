"""Kept names, and the ways back to them, in the database."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from wondertable.store import Database
from wondertable.store.people import (
    LookTaken,
    PasskeyRow,
    PersonRow,
    TooMany,
    Ways,
    add_passkey,
    by_code,
    by_sheet,
    keep_person,
    note_seen,
    passkey,
    people,
    purge_codes,
    put_code,
    put_sheet,
    raise_epoch,
    remove_passkey,
    unseen_since,
    use_passkey,
    ways_of,
)

from .rows import opened

ANN = PersonRow("ann", "Ann", "ann", 1, 10.0, 10.0)
KEY = PasskeyRow("key", "ann", b"public", 0, "phone", 10.0)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with opened(tmp_path) as database:
        keep_person(database, ANN)
        yield database


def test_a_name_that_looks_the_same_is_nobody_else_s(database: Database) -> None:
    with pytest.raises(LookTaken):
        keep_person(database, PersonRow("eve", "ANN", "ann", 1, 11.0, 11.0))
    assert people(database) == [ANN]


def test_somebody_may_take_another_name_and_stays_who_it_is(database: Database) -> None:
    raise_epoch(database, "ann")
    keep_person(database, replace(ANN, name="Anna", look="anna", created=99.0))
    assert people(database) == [replace(ANN, name="Anna", look="anna", epoch=2)]
    keep_person(database, PersonRow("eve", "Ann", "ann", 1, 11.0, 11.0))


def test_signing_out_everywhere_raises_the_epoch_and_voids_the_code(database: Database) -> None:
    put_code(database, "ann", "handle", "hash", 100.0)
    assert raise_epoch(database, "ann") == 2
    assert by_code(database, "handle", "hash", 50.0, 5) is None


def test_it_is_known_who_was_not_here_for_long(database: Database) -> None:
    keep_person(database, PersonRow("bob", "Bob", "bob", 1, 10.0, 10.0))
    note_seen(database, {"ann": 90.0, "nobody": 90.0})
    assert unseen_since(database, 80.0) == ["bob"]


def test_a_passkey_is_kept_once_and_not_without_end(database: Database) -> None:
    add_passkey(database, KEY, 2)
    with pytest.raises(TooMany):
        add_passkey(database, replace(KEY, label="again"), 2)
    add_passkey(database, replace(KEY, id="second", made=11.0), 2)
    with pytest.raises(TooMany):
        add_passkey(database, replace(KEY, id="third"), 2)
    assert ways_of(database, "ann") == Ways((KEY, replace(KEY, id="second", made=11.0)), None)


def test_only_one_of_two_answers_of_a_passkey_is_taken(database: Database) -> None:
    add_passkey(database, KEY, 2)
    assert use_passkey(database, "key", 0, 1, 20.0)
    assert not use_passkey(database, "key", 0, 1, 20.0)
    assert passkey(database, "key") == replace(KEY, count=1, used=20.0)


def test_nobody_takes_the_passkey_of_somebody_else_away(database: Database) -> None:
    add_passkey(database, KEY, 2)
    assert not remove_passkey(database, "eve", "key")
    assert remove_passkey(database, "ann", "key")
    assert passkey(database, "key") is None


def test_a_new_sheet_makes_the_old_one_void(database: Database) -> None:
    put_sheet(database, "ann", "first", 10.0)
    assert by_sheet(database, "first", 11.0) == by_sheet(database, "first", 12.0) == "ann"
    put_sheet(database, "ann", "second", 13.0)
    assert by_sheet(database, "first", 14.0) is None
    assert by_sheet(database, "second", 14.0) == "ann"
    assert ways_of(database, "ann").sheet == 13.0


def test_a_code_is_good_once(database: Database) -> None:
    assert put_code(database, "ann", "handle", "hash", 100.0)
    assert by_code(database, "handle", "hash", 50.0, 5) == "ann"
    assert by_code(database, "handle", "hash", 50.0, 5) is None


def test_a_code_is_good_for_minutes(database: Database) -> None:
    put_code(database, "ann", "handle", "hash", 100.0)
    assert by_code(database, "handle", "hash", 101.0, 5) is None
    put_code(database, "ann", "handle", "hash", 100.0)
    purge_codes(database, 101.0)
    assert by_code(database, "handle", "hash", 50.0, 5) is None


def test_a_code_that_was_guessed_at_too_often_is_gone(database: Database) -> None:
    put_code(database, "ann", "handle", "hash", 100.0)
    for _ in range(5):
        assert by_code(database, "handle", "wrong", 50.0, 5) is None
    assert by_code(database, "handle", "hash", 50.0, 5) is None


def test_two_codes_never_share_a_handle(database: Database) -> None:
    keep_person(database, PersonRow("bob", "Bob", "bob", 1, 10.0, 10.0))
    assert put_code(database, "ann", "handle", "hash", 100.0)
    assert not put_code(database, "bob", "handle", "other", 100.0)
    assert by_code(database, "handle", "hash", 50.0, 5) == "ann"


def test_of_two_devices_at_once_one_gets_in_by_a_code(database: Database) -> None:
    put_code(database, "ann", "handle", "hash", 100.0)
    start = threading.Barrier(4)
    found: list[str | None] = []

    def enter() -> None:
        start.wait()
        found.append(by_code(database, "handle", "hash", 50.0, 5))

    devices = [threading.Thread(target=enter) for _ in range(4)]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    assert sorted(map(str, found)) == ["None", "None", "None", "ann"]
