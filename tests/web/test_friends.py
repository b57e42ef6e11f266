"""Friends by a link, who is here, who is blocked."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House
from tests.web.meeting import (
    befriended,
    call,
    challenged,
    handle_in,
    link_of,
    listed,
    passes,
    seeks,
    words,
)
from wondertable.club.meeting.friends import HERE
from wondertable.store import schema
from wondertable.store.belongings import everything_of
from wondertable.store.ends import owed_ends
from wondertable.web.meeting.presence import note_those_at_tables

# Friends.


def test_two_are_friends_only_when_both_want_it(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    path = link_of(ann)
    page = bob.get(path)
    assert "Friends with Ann?" in words(page.text)
    assert "want to be your friends" not in words(ann.get("/friends").text), "a look asks nobody"
    bob.post(path, {"name": "Bob"})
    assert "You have asked Ann" in words(bob.get("/friends").text)
    assert "No friends yet" in words(ann.get("/friends").text)
    who = handle_in(ann.get("/friends").text, "Bob")
    ann.post("/friends/accept", {"who": who})
    for guest, name in ((ann, "Bob"), (bob, "Ann")):
        assert f"Your friends {name} Challenge" in words(guest.get("/friends").text)
    ann.post("/friends/remove", {"who": who})
    for guest in (ann, bob):
        assert "No friends yet" in words(guest.get("/friends").text)


def test_nobody_accepts_what_was_not_asked(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    path = link_of(ann)
    bob.post(path, {"name": "Bob"})
    who = handle_in(bob.get("/friends").text, "Ann")
    assert bob.post("/friends/accept", {"who": who}).status_code == 404
    assert "No friends yet" in words(bob.get("/friends").text)
    assert ann.post(path, {"name": "Ann"}).status_code == 409, "one's own link"
    ann.post("/friends/decline", {"who": handle_in(ann.get("/friends").text, "Bob")})
    assert "You have asked" not in words(bob.get("/friends").text)


def test_an_old_link_leads_nowhere(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    path = link_of(ann)
    ann.post("/friends/link")
    assert link_of(ann) != path
    assert bob.get(path).status_code == 404
    assert bob.post(path, {"name": "Bob"}).status_code == 404
    assert bob.get(link_of(ann)).status_code == 200


def test_the_link_itself_is_not_stored_nor_written_into_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    secret = link_of(ann).rpartition("/")[2]
    with caplog.at_level("INFO", "wondertable.access"):
        bob.get(f"/befriend/{secret}")
    assert "/befriend/" in caplog.text
    assert secret not in caplog.text
    with house.site.hall.house.database.read() as connection:
        rows = connection.execute(schema.doors.select()).all()
    assert rows
    assert secret not in repr(rows)


def test_friends_see_that_somebody_is_here_only_if_that_is_allowed(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    assert "Bob here" not in words(ann.get("/friends").text)
    assert bob.post("/friends/shown", {"here": "on", "asks": "met"}).status_code == 303
    assert "Bob here" in words(ann.get("/friends").text)
    assert "checked" in re.search(r'name="here"[^>]*', bob.get("/me").text)[0]  # type: ignore[index]
    passes(house, HERE + 1)
    assert "Bob here" not in words(ann.get("/friends").text)
    bob.get("/")
    assert "Bob here" in words(ann.get("/friends").text)
    bob.post("/friends/shown", {"asks": "met"})
    assert "Bob here" not in words(ann.get("/friends").text)
    assert bob.post("/friends/shown", {"asks": "all"}).status_code == 422


def test_who_thinks_at_a_table_is_here_though_nothing_is_asked_for(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    bob.post("/friends/shown", {"here": "on", "asks": "met"})
    with bob.live(f"/t/{bob.against_bot()}/live?on=game"):
        passes(house, HERE + 1)
        assert "Bob here" not in words(ann.get("/friends").text)
        call(house, note_those_at_tables, house.site)
        assert "Bob here" in words(ann.get("/friends").text)


def test_a_mere_look_writes_nothing(house: House) -> None:
    ann, nobody = house.guest("Ann"), house.guest()
    for guest in (ann, nobody):
        for path in ("/friends", "/seek", "/tables", "/me", "/challenges", "/"):
            assert guest.get(path).status_code == 200
    with house.site.hall.house.database.read() as connection:
        assert connection.execute(schema.doors.select()).all() == []


def test_people_met_at_a_table_are_asked_and_challenged_from_there(house: House) -> None:
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.with_friend()
    bob.post(f"/t/{table}/sit", {"seat": "1", "name": "Bob"})
    assert ann.get(f"/t/{table}/challenge/1").status_code == 403, "the game goes on"
    bob.post(f"/t/{table}/resign")
    database = house.site.hall.house.database
    house.table_that(table, lambda _: not owed_ends(database, 9))
    answer = ann.get(f"/t/{table}/challenge/1")
    assert answer.status_code == 303
    assert "Challenge Bob" in words(ann.get(answer.headers["location"]).text)
    assert f"/t/{table}/challenge/1" in ann.get(f"/t/{table}").text
    for seat in ("0", "7", "x"):
        assert ann.get(f"/t/{table}/challenge/{seat}").status_code == 403
    assert eve.get(f"/t/{table}/challenge/1").status_code == 403
    who = answer.headers["location"].partition("to=")[2].partition("&")[0]
    assert eve.post("/friends/ask", {"who": who}).status_code == 404
    assert ann.post("/friends/ask", {"who": who}).status_code == 303
    assert "want to be your friends" in words(bob.get("/friends").text)
    assert "Challenge" in words(ann.get(f"/p/{who_of(house, bob)}").text)
    assert "Challenge" not in words(eve.get(f"/p/{who_of(house, bob)}").text)


def who_of(house: House, guest: Guest) -> str:
    """The handle under which others see somebody's results."""
    with house.site.hall.house.database.read() as connection:
        known = schema.profiles.c
        query = schema.profiles.select().where(known.person == guest.person)
        return str(connection.execute(query).one().handle)


def test_who_is_blocked_is_never_told_and_is_heard_no_more(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    bob.post("/friends/shown", {"here": "on", "asks": "met"})
    path = challenged(ann, bob)
    who = handle_in(bob.get("/friends").text, "Ann")
    bob.post("/friends/block", {"who": who})
    page = words(ann.get("/friends").text)
    assert "lock" not in page
    assert "No friends yet" in page
    assert "Waiting for Bob" in words(ann.get("/").text), "it looks as if it were asked"
    assert "challenges you" not in words(bob.get("/").text)
    assert bob.get(path).status_code == 404
    assert bob.post(f"{path}/accept").status_code == 404
    ann.post(link_of(bob), {"name": "Ann"})
    assert "You have asked Bob" in words(ann.get("/friends").text)
    page = words(bob.get("/friends").text)
    assert "want to be your friends" not in page
    assert "Blocked 1" in page
    assert "blocks" not in everything_of(house.site.hall.house.database, ann.person)
    table = listed(ann)
    assert table not in bob.get("/tables").text + bob.get("/").text
    bob.post("/friends/unblock", {"who": who})
    assert "want to be your friends" in words(bob.get("/friends").text)
    assert table in bob.get("/tables").text


def test_deleting_a_person_leaves_nothing_between_people(house: House) -> None:
    ann, bob, cat = (house.guest(name) for name in ("Ann", "Bob", "Cat"))
    befriended(ann, bob)
    befriended(bob, cat)
    challenged(bob, ann)
    ann.post("/friends/block", {"who": handle_in(ann.get("/friends").text, "Bob")})
    seeks(bob)
    person = bob.person
    database = house.site.hall.house.database
    assert person not in repr(everything_of(database, ann.person))
    assert bob.post("/me/delete").status_code == 303
    with database.read() as connection:
        for table in ("doors", "wants", "blocks", "challenges", "seekers", "paired"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {table}").all()
            assert person not in repr(rows), table
            assert "Bob" not in repr(rows), table
