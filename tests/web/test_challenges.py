"""Challenges, series of games, and all pages of meeting others in every language."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House, table_of
from tests.web.meeting import (
    befriended,
    call,
    challenged,
    handle_in,
    link_of,
    listed,
    own_handle,
    passes,
    seeks,
    words,
)
from wondertable.club.meeting.challenges import QUICK, Challenged
from wondertable.store.ends import owed_ends
from wondertable.text import LANGUAGES

# Challenges.


def test_a_friend_is_challenged_accepts_and_both_sit_at_the_table(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    path = challenged(ann, bob, series="3")
    assert "Waiting for Bob" in words(ann.get(path).text)
    page = words(bob.get("/").text)
    assert "Ann challenges you" in page
    assert "best of 3" in page
    region = bob.get("/challenges").json()["regions"]["challenges-now"]
    assert f"{path}/accept" in region
    table = table_of(bob.post(f"{path}/accept"))
    assert table_of(ann.get(path)) == table
    answer = ann.get(path, headers={"accept": "application/json"}).json()
    assert f'data-go="/t/{table}"' in answer["regions"]["house"]
    found = house.table(table)
    assert {seat.person for seat in found.seats} == {ann.person, bob.person}
    assert found.settings.series is not None
    assert "challenges you" not in words(bob.get("/").text)
    assert bob.post(f"{path}/accept").status_code == 409


def test_a_challenge_can_be_declined_taken_back_and_grows_old(house: House) -> None:
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    befriended(ann, bob)
    path = challenged(ann, bob)
    for guest, verb in ((ann, "accept"), (ann, "decline"), (bob, "withdraw"), (eve, "accept")):
        assert guest.post(f"{path}/{verb}").status_code == 404, verb
    assert eve.get(path).status_code == 404
    bob.post(f"{path}/decline")
    assert "Bob does not want to play now." in words(ann.get(path).text)
    path = challenged(ann, bob)
    ann.post(f"{path}/withdraw")
    assert "The challenge was taken back." in words(bob.get(path).text)
    assert bob.post(f"{path}/accept").status_code == 409
    path = challenged(ann, bob)
    passes(house, QUICK + 1)
    assert "Nobody has answered in time." in words(bob.get(path).text)
    assert "challenges you" not in words(bob.get("/").text)
    assert bob.post(f"{path}/accept").status_code == 409


def test_one_asks_another_once_and_not_too_many(house: House) -> None:
    ann = house.guest("Ann")
    for at in range(6):
        befriended(ann, house.guest(f"Friend{at}"))
    people = re.findall(r"to=([\w-]+)", ann.get("/friends").text)
    form = {"game": "duel", "name": "Ann"}
    statuses = [ann.post("/challenge", form | {"who": who}).status_code for who in people]
    assert statuses == [303] * 5 + [409]
    twice = ann.post("/challenge", form | {"who": people[0]})
    assert twice.status_code == 409
    assert "You have challenged Friend0 already" in words(twice.text)


def test_only_friends_and_people_one_has_met_are_challenged_if_they_allow_it(
    house: House,
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    bob_s = link_of(bob)
    ann.post(bob_s, {"name": "Ann"})
    who = handle_in(ann.get("/friends").text, "Bob")
    form = {"game": "duel", "who": who, "name": "Ann"}
    assert ann.post("/challenge", form).status_code == 403
    assert ann.get(f"/challenge?to={who}").status_code == 403
    table = house.table(ann.with_friend())
    bob.post(f"/t/{table.id}/sit", {"seat": "1", "name": "Bob"})
    bob.post(f"/t/{table.id}/resign")
    database = house.site.hall.house.database
    house.table_that(table.id, lambda _: not owed_ends(database, 9))
    page = ann.get("/friends").text
    assert ann.get(f"/challenge?to={who}&game=seven").status_code == 200
    bob.post("/friends/shown", {"asks": "friends"})
    assert ann.post("/challenge", form).status_code == 403
    bob.post("/friends/shown", {"asks": "met"})
    assert ann.post("/challenge", form).status_code == 303
    assert "Bob" in words(page)
    bob.post("/friends/shown", {"asks": "nobody"})
    assert ann.get(f"/challenge?to={who}").status_code == 403
    for other in ("", "nobody", "../x", own_handle(ann)):
        assert ann.post("/challenge", form | {"who": other}).status_code in (403, 404)


def test_whoever_listens_is_told_of_a_challenge_but_not_for_the_blocked(house: House) -> None:
    told: list[Challenged] = []

    async def listen(one: Challenged) -> None:
        told.append(one)

    async def fail(one: Challenged) -> None:
        raise RuntimeError("a notice that fails")

    house.site.meeting.challenges.listen(fail)
    house.site.meeting.challenges.listen(listen)
    ann, bob, cat = (house.guest(name) for name in ("Ann", "Bob", "Cat"))
    befriended(ann, bob)
    path = challenged(ann, bob)
    call(house, house.site.meeting.challenges.stop)
    assert [(one.by, one.other, one.game) for one in told] == [("Ann", bob.person, "duel")]
    assert path.endswith(told[0].id)
    befriended(ann, cat)
    ann.post(f"{path}/withdraw")
    bob.post("/friends/shown", {"asks": "met"})
    cat.post("/friends/block", {"who": handle_in(cat.get("/friends").text, "Ann")})
    assert ann.post("/challenge", {"game": "duel", "who": "x", "name": "Ann"}).status_code == 404
    assert len(told) == 1


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"clock": "x"},
        {"series": "4"},
        {"option-wonders": "x"},
        {"game": "seven", "players": "9"},
        {"game": "seven", "players": "3", "others": "x"},
        {"rated": "on", "game": "seven", "players": "3", "others": "friend"},
        {"name": ""},
    ],
    ids=lambda value: "-".join(value),
)
def test_a_challenge_that_makes_no_sense_is_refused(house: House, given: dict[str, str]) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    who = handle_in(ann.get("/friends").text, "Bob")
    form = {"game": "duel", "who": who, "name": "Ann"} | given
    assert ann.post("/challenge", form).status_code in (409, 422)
    assert "challenges you" not in words(bob.get("/").text)


def test_a_challenge_to_a_table_of_many_fills_it_with_computers_or_by_link(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    befriended(ann, bob)
    path = challenged(ann, bob, game="seven", players="4", others="novice")
    table = house.table(table_of(bob.post(f"{path}/accept")))
    assert sorted(seat.kind for seat in table.seats) == ["bot", "bot", "person", "person"]
    path = challenged(bob, ann, game="seven", players="3", others="link")
    table = house.table(table_of(ann.post(f"{path}/accept")))
    assert sorted(seat.kind for seat in table.seats) == ["open", "person", "person"]


# Series.


def test_a_series_is_counted_from_game_to_game_until_it_is_decided(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend(series="3")
    assert "best of 3" in words(bob.get(f"/t/{table_id}").text)
    bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
    for number in (1, 2):
        page = words(ann.get(f"/t/{table_id}").text)
        assert f"Best of 3, game {number}:" in page
        bob.post(f"/t/{table_id}/resign")
        page = words(ann.get(f"/t/{table_id}").text)
        assert f"Ann {number}" in page
        if number == 1:
            assert "Ready for game 2" in page
            before = [seat.person for seat in house.table(table_id).seats]
            table_id = table_of(ann.post(f"/t/{table_id}/rematch"))
            assert house.table(table_id).status == "waiting"
            assert "Best of 3, game 2: Bob 0 – Ann 1" in words(ann.get(f"/t/{table_id}").text)
            first = house.table(table_id).settings.series
            again = bob.post(f"/t/{house.table(table_id)._ledger.standing.row.rematch_of}/rematch")
            assert table_of(again) == table_id
            assert house.table(table_id).status == "running"
            assert [seat.person for seat in house.table(table_id).seats] == before[::-1]
            assert first is not None
    assert "Ann wins the series." in page
    assert "Ready for game" not in page
    assert "Play again" in page
    assert "best of 5" in page
    following = house.table(table_of(bob.post(f"/t/{table_id}/rematch", {"series": "5"})))
    assert following.settings.series is not None
    assert (following.settings.series.games, following.settings.series.halves) == (5, ())
    assert ann.post(f"/t/{table_id}/rematch", {"series": "x"}).status_code == 422


@pytest.mark.parametrize("series", ["4", "-3", "x"])
def test_a_series_of_an_odd_length_is_refused(house: House, series: str) -> None:
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "series": series}
    assert house.guest("Ann").post("/tables", form).status_code == 422


# Languages.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(house: House, language: str) -> None:
    ann, bob = house.guest("Ann", language), house.guest("Bob", language)
    befriended_by_handle(ann, bob)
    listed(bob, series="5")
    path = challenged_by_handle(ann, bob)
    pages = [
        ann.get(where).text
        for where in ("/seek", "/seek?game=babel", "/tables", "/friends", "/me", path, "/")
    ]
    seeks(ann, span="200", bots="on", rated="yes")
    pages += [
        ann.get("/seek").text,
        bob.get(path).text,
        bob.get("/").text,
        bob.get(link_of(ann)).text,
    ]
    for page in pages:
        said = re.sub(r"<(style|script)[^>]*>.*?</\1>", "", page, flags=re.DOTALL)
        assert not re.search(r"\b(meet|error)-[a-z-]+", words(said)), words(said)


def befriended_by_handle(one: Guest, other: Guest) -> None:
    """Makes friends of two in whatever language."""
    other.post(link_of(one), {"name": other.name})
    one.post("/friends/accept", {"who": own_handle(other)})


def challenged_by_handle(one: Guest, other: Guest) -> str:
    form = {"game": "duel", "who": own_handle(other), "name": one.name, "clock": "game-10"}
    path: str = one.post("/challenge", form).headers["location"]
    return path
