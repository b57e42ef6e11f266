"""The queue, friends and challenges in the database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from wondertable.store import Database
from wondertable.store.belongings import count, delete_person, everything_of, move
from wondertable.store.challenges import (
    ChallengeRow,
    add_challenge,
    answer_challenge,
    challenge_of,
    challenges_of,
    forget_challenges,
    note_challenge_opened,
    unopened_challenges,
)
from wondertable.store.friends import (
    DoorRow,
    Want,
    add_door,
    are_friends,
    block,
    blocked_by,
    blockers_of,
    change_door,
    door_by_link,
    doors_of,
    have_met,
    note_here,
    part,
    person_of_handle,
    profiles_of,
    unblock,
    want,
    wants_of,
)
from wondertable.store.results import ProfileRow, ResultRow, keep_results
from wondertable.store.seeking import (
    PairingRow,
    SeekerRow,
    blocks_among,
    claim,
    forget_seekers,
    note_all_seeking,
    note_opened,
    note_seeking,
    paired_since,
    pairing_of,
    seek,
    seek_no_more,
    seeker_of,
    seekers_beside,
    unopened_pairings,
    waiting_seekers,
)

from .rows import opened

WISH = {"seats": [2], "options": {"wonders": ["draft"]}}
ANN = SeekerRow("ann", "Ann", "en", "duel", WISH, {"fast": 1500.0}, "veiled", 1.0, 10.0)
BOB = replace(ANN, person="bob", name="Bob", since=2.0)
FOUND = PairingRow("table", "duel", {"wonders": "draft"}, {"rated": True}, [None, None], 11.0)
SEATS = {"bob": (0, 2.0), "ann": (1, 1.0)}
DOOR = DoorRow("ann", "handle-a", "Ann", "digest-a", 0, here=False, asks="met", seen=0.0)
CHALLENGE = ChallengeRow(
    *("c", "ann", "Ann", "en", "bob", "Bob", "seven", {"cities": "on"}, ["citizen", None]),
    *({"rated": False}, 1.0, 100.0, "open", "table"),
)


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    with opened(place) as database:
        yield database


# The queue.


def test_who_waits_comes_back_as_kept_and_who_waits_longest_first(database: Database) -> None:
    for row in (BOB, ANN, replace(ANN, person="old", seen=1.0)):
        assert seek(database, row)
    assert waiting_seekers(database, 5.0) == [ANN, BOB]
    assert seeker_of(database, "ann") == ANN
    assert seekers_beside(database, "ann", "duel", 5.0) == 1
    assert seekers_beside(database, "ann", "seven", 5.0) == 0
    note_seeking(database, ["old"], 9.0)
    assert len(waiting_seekers(database, 5.0)) == 3
    note_all_seeking(database, 5.0, 20.0)
    assert {row.seen for row in waiting_seekers(database, 15.0)} == {20.0}
    assert seek_no_more(database, "ann", waiting_only=True)
    assert not seek_no_more(database, "ann")


def test_a_table_is_claimed_for_all_or_for_nobody(database: Database) -> None:
    seek(database, ANN)
    assert not claim(database, FOUND, SEATS)
    assert seeker_of(database, "ann") == ANN
    seek(database, replace(BOB, since=2.5))
    assert not claim(database, FOUND, SEATS), "Bob has begun to wait for something else"
    seek(database, BOB)
    assert claim(database, FOUND, SEATS)
    assert pairing_of(database, "table") == (
        FOUND,
        [replace(BOB, table_id="table", seat=0), replace(ANN, table_id="table", seat=1)],
    )
    assert pairing_of(database, "another") is None
    assert unopened_pairings(database) == ["table"]
    note_opened(database, "table")
    assert unopened_pairings(database) == []
    assert waiting_seekers(database, 0.0) == []
    assert not seek_no_more(database, "ann", waiting_only=True)
    assert not seek(database, replace(ANN, since=9.0))
    assert paired_since(database, ["ann", "bob"], 10.0) == {("ann", "bob"), ("bob", "ann")}
    assert paired_since(database, ["ann", "bob"], 11.0) == set()


def test_of_many_who_claim_at_once_one_has_all(database: Database) -> None:
    for row in (ANN, BOB):
        seek(database, row)
    with ThreadPoolExecutor(6) as threads:
        rows = [replace(FOUND, table_id=f"table-{at}") for at in range(6)]
        won = list(threads.map(lambda row: claim(database, row, SEATS), rows))
    assert sorted(won) == [False] * 5 + [True]
    kept = [seeker_of(database, person) for person in ("ann", "bob")]
    assert {row.table_id for row in kept if row} == {rows[won.index(True)].table_id}


def test_who_left_is_forgotten_and_who_was_found_is_kept_for_a_day(database: Database) -> None:
    for row in (ANN, BOB, replace(ANN, person="cat", seen=30.0)):
        seek(database, row)
    claim(database, FOUND, SEATS)
    note_opened(database, "table")
    seek(database, replace(ANN, person="dan"))
    forget_seekers(database, 20.0, 5.0)
    assert seeker_of(database, "dan") is None
    assert seeker_of(database, "ann") is not None
    assert seeker_of(database, "cat") is not None
    forget_seekers(database, 20.0, 15.0)
    assert seeker_of(database, "ann") is None
    assert pairing_of(database, "table") is None
    assert paired_since(database, ["ann", "bob"], 0.0) == set()


# Friends.


def test_a_door_is_made_once_and_can_be_changed(database: Database) -> None:
    assert add_door(database, DOOR) == DOOR
    assert add_door(database, replace(DOOR, handle="other", link="other")) == DOOR
    assert door_by_link(database, "digest-a") == DOOR
    change_door(database, "ann", {"link": "digest-b", "turn": 1, "here": True})
    assert door_by_link(database, "digest-a") is None
    note_here(database, "ann", 7.0)
    changed = replace(DOOR, link="digest-b", turn=1, here=True, seen=7.0)
    assert doors_of(database, ["ann", "bob"]) == {"ann": changed}
    change_door(database, "ann", {"here": False})
    note_here(database, "ann", 9.0)
    assert doors_of(database, ["ann"])["ann"].seen == 7.0
    assert person_of_handle(database, "handle-a") == ("ann", "Ann")
    assert person_of_handle(database, "nobody") is None


def test_two_are_friends_when_each_wants_the_other(database: Database) -> None:
    want(database, Want("ann", "bob", 1.0))
    want(database, Want("ann", "bob", 2.0))
    assert not are_friends(database, "ann", "bob")
    want(database, Want("bob", "ann", 3.0))
    assert are_friends(database, "ann", "bob")
    assert are_friends(database, "bob", "ann")
    assert wants_of(database, "ann") == [Want("ann", "bob", 1.0), Want("bob", "ann", 3.0)]
    part(database, "bob", "ann")
    assert wants_of(database, "ann") == []
    want(database, Want("ann", "ann", 1.0))
    assert not are_friends(database, "ann", "ann")
    assert wants_of(database, "ann") == []


def test_who_is_blocked_is_no_friend_and_learns_nothing(database: Database) -> None:
    for row in (Want("ann", "bob", 1.0), Want("bob", "ann", 1.0)):
        want(database, row)
    add_challenge(database, replace(CHALLENGE, person="bob", other="ann"), 5)
    add_challenge(database, replace(CHALLENGE, id="d"), 5)
    block(database, Want("bob", "ann", 2.0))
    block(database, Want("bob", "ann", 3.0))
    assert not are_friends(database, "ann", "bob")
    assert blocked_by(database, "bob") == [Want("bob", "ann", 3.0)]
    assert blockers_of(database, "ann") == {"bob"}
    assert blocks_among(database, ["ann", "bob"]) == {("bob", "ann")}
    assert challenges_of(database, "bob", 2.0) == []
    assert [row.id for row in challenges_of(database, "ann", 2.0)] == ["d"]
    assert "blocks" not in everything_of(database, "ann")
    assert count(database, "ann") == {"challenges": 1}
    unblock(database, "bob", "ann")
    assert blockers_of(database, "ann") == set()


def test_people_have_met_who_sat_at_a_finished_table(database: Database) -> None:
    rows = [
        ResultRow(
            *("t", seat, person, person.title(), None, "duel", {}, 2, "fast", 1.0, 2.0),
            *("civilian", 1, 1.0, [1], 1, 1.0, 9, False, "", False),
        )
        for seat, person in enumerate(("ann", "bob"))
    ]
    keep_results(database, rows, (), [ProfileRow("bob", "profile-b", "Bob")])
    assert have_met(database, "ann", "bob")
    assert not have_met(database, "ann", "cat")
    assert person_of_handle(database, "profile-b") == ("bob", "Bob")
    assert set(profiles_of(database, ["ann", "bob"])) == {"bob"}


# Challenges.


def test_a_challenge_is_kept_answered_once_and_forgotten(database: Database) -> None:
    assert add_challenge(database, CHALLENGE, 2) == ""
    assert add_challenge(database, replace(CHALLENGE, id="d"), 2) == "twice"
    assert add_challenge(database, replace(CHALLENGE, id="e", other="cat", until=5.0), 2) == ""
    assert add_challenge(database, replace(CHALLENGE, id="f", other="dan"), 2) == "many"
    assert challenge_of(database, "c") == CHALLENGE
    assert [row.id for row in challenges_of(database, "ann", 6.0)] == ["c"]
    assert [row.id for row in challenges_of(database, "bob", 6.0)] == ["c"]
    assert not answer_challenge(database, "e", "accepted", 6.0), "it is too old"
    assert answer_challenge(database, "c", "accepted", 6.0)
    assert not answer_challenge(database, "c", "declined", 6.0)
    assert unopened_challenges(database) == ["c"]
    note_challenge_opened(database, "c")
    assert unopened_challenges(database) == []
    forget_challenges(database, 50.0)
    assert challenge_of(database, "e") is None
    assert challenge_of(database, "c") is not None


# Coming along, and going.


def fill(database: Database) -> None:
    """Everything that can be between Ann and Bob, and between Bob and Cat."""
    for row in (ANN, BOB):
        seek(database, row)
    claim(database, FOUND, SEATS)
    add_door(database, DOOR)
    add_door(database, replace(DOOR, person="bob", handle="b", name="Bob", link="b"))
    for person, other in (("ann", "bob"), ("bob", "ann"), ("cat", "bob")):
        want(database, Want(person, other, 1.0))
    for person, other in (("cat", "ann"), ("dan", "bob")):
        block(database, Want(person, other, 1.0))
    add_challenge(database, CHALLENGE, 5)
    add_challenge(database, replace(CHALLENGE, id="d", person="bob", name="Bob", other="cat"), 5)


def rows_with(database: Database, word: str) -> list[str]:
    """The tables in which a word stands."""
    found = []
    with database.read() as connection:
        for table in ("seekers", "pairings", "paired", "doors", "wants", "blocks", "challenges"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {table}").all()
            found += [table] if f"'{word}'" in repr(rows) else []
    return found


def test_nothing_between_people_outlives_either_of_them(database: Database) -> None:
    fill(database)
    assert len(rows_with(database, "bob")) == 6
    delete_person(database, "bob")
    assert rows_with(database, "bob") == []
    assert rows_with(database, "Bob") == []
    assert rows_with(database, "ann") == ["seekers", "doors", "blocks"]


def test_what_is_between_people_comes_along_to_a_kept_name(database: Database) -> None:
    fill(database)
    move(database, "bob", "eve")
    assert rows_with(database, "bob") == []
    assert are_friends(database, "ann", "eve")
    assert blockers_of(database, "eve") == {"dan"}
    assert [row.id for row in challenges_of(database, "eve", 2.0)] == ["c", "d"]
    seeker = seeker_of(database, "eve")
    assert seeker is not None
    assert seeker.table_id == "table"


def test_what_somebody_is_given_names_nobody_else(database: Database) -> None:
    fill(database)
    told = everything_of(database, "ann")
    assert set(told) == {"seekers", "paired", "doors", "wants", "challenges"}
    assert "'bob'" not in repr(told)
    assert "veiled" not in repr(told)
    assert "digest" not in repr(told)
