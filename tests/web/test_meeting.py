"""Pages on which people find each other: open tables, the queue, friends, challenges, series."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import Guest, House, house_in, table_of
from tests.web.results import with_results
from wondertable.club.meeting.challenges import QUICK, Challenged
from wondertable.club.meeting.friends import HERE
from wondertable.club.meeting.seekers import GRACE
from wondertable.store import schema
from wondertable.store.belongings import everything_of
from wondertable.store.ends import owed_ends
from wondertable.text import LANGUAGES
from wondertable.web.limits import Allowance
from wondertable.web.meeting.presence import note_those_at_tables

SEEK = {"game": "duel", "name": "Ann", "clock-game-10": "on", "option-wonders": "any"}


def words(page: str) -> str:
    """What a page says, without its marks."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def call(house: House, function: Any, *args: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(function, *args)


def passes(house: House, seconds: float) -> None:
    """Lets the time of day go on, as far as the hall knows."""
    shared = house.site.hall.house
    now = shared.now() + seconds
    shared.now = lambda: now


def seeks(guest: Guest, **given: str) -> None:
    answer = guest.post("/seek", SEEK | {"name": guest.name} | given)
    assert (answer.status_code, answer.headers["location"]) == (303, "/seek"), answer.text


def link_of(guest: Guest) -> str:
    """The path of somebody's link for friends, who has said a name."""
    guest.post("/friends/name", {"name": guest.name})
    found = re.search(r"/befriend/[0-9a-f]+", guest.get("/friends").text)
    assert found
    return found[0]


def handle_in(page: str, name: str) -> str:
    """The handle that stands with a name on the page of friends."""
    found = re.search(rf'name="who"\s+value="([\w-]+)"><button[^>]*: {name}"', page)
    assert found, words(page)
    return found[1]


def befriended(one: Guest, other: Guest) -> None:
    """Makes friends of two."""
    assert other.post(link_of(one), {"name": other.name}).status_code == 303
    who = handle_in(one.get("/friends").text, other.name)
    assert one.post("/friends/accept", {"who": who}).status_code == 303


def challenged(one: Guest, other: Guest, **given: str) -> str:
    """Lets one challenge the other, who is a friend; says where the challenge is."""
    who = handle_in(one.get("/friends").text, other.name)
    form = {"game": "duel", "who": who, "name": one.name, "clock": "game-10"}
    answer = one.post("/challenge", form | given)
    assert answer.status_code == 303, words(answer.text)
    path: str = answer.headers["location"]
    assert path.startswith("/challenges/")
    return path


# Play with anybody.


def test_two_who_seek_are_brought_to_one_table(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    seeks(ann)
    page = ann.get("/seek").text
    assert "Nobody else seeks this game just now." in words(page)
    assert '<noscript><meta http-equiv="refresh"' in page
    seeks(bob)
    table = table_of(ann.get("/seek"))
    assert table == table_of(bob.get("/seek"))
    assert {seat.person for seat in house.table(table).seats} == {ann.person, bob.person}
    assert "Find somebody" in ann.get("/seek").text, "who was there seeks anew"


def test_the_waiting_page_is_sent_to_the_table_when_somebody_comes(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    seeks(ann)
    with ann.live("/seek/live") as page:
        assert "seek-now" in page.receive_json()["regions"]
        seeks(bob)
        assert 'data-go="/seek"' in page.receive_json()["regions"]["house"]


def test_whoever_does_not_wait_is_sent_to_the_form(house: House) -> None:
    ann = house.guest("Ann")
    with ann.live("/seek/live") as page:
        assert 'data-go="/seek"' in page.receive_json()["regions"]["house"]
    with pytest.raises(WebSocketDisconnect), ann.live("/seek/live", origin="http://else.where"):
        pass
    with pytest.raises(WebSocketDisconnect), house.guest().live("/seek/live"):
        pass


def test_who_leaves_is_found_by_nobody(house: House) -> None:
    ann, bob, cat = (house.guest(name) for name in ("Ann", "Bob", "Cat"))
    seeks(ann)
    assert ann.post("/seek/leave").status_code == 303
    seeks(bob)
    passes(house, GRACE + 1)
    seeks(cat)
    assert "Find somebody" in ann.get("/seek").text
    assert "Looking for somebody" in cat.get("/seek").text


def test_the_page_tells_how_far_the_range_of_strengths_reaches(house: House) -> None:
    ann = house.guest("Ann")
    seeks(ann, span="100")
    assert "1400 to 1600 for now" in words(ann.get("/seek").text)
    for _ in range(2):
        passes(house, 12)
        page = words(ann.get("/seek").text)
    assert "1300 to 1700 for now" in page


def test_a_computer_comes_where_nobody_else_does(house: House) -> None:
    ann = house.guest("Ann")
    form = {"game": "seven", "least": "3", "most": "4", "bots": "on", "clock-game-20": "on"}
    seeks(ann, **form)
    assert "the computer plays with you" in words(ann.get("/seek").text)
    for _ in range(5):
        passes(house, 15)
        answer = ann.get("/seek")
    table = house.table(
        table_of(answer) if answer.status_code == 303 else table_of(ann.get("/seek"))
    )
    assert len(table.seats) == 3
    assert {seat.bot for seat in table.seats if seat.kind == "bot"} == {"citizen"}
    assert "citizen" not in {seat.name for seat in table.seats}, "computers have names"


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"clock-game-10": ""},
        {"option-wonders": "all"},
        {"rated": "maybe"},
        {"span": "77"},
        {"name": " "},
        {"game": "seven", "least": "8", "most": "9"},
        {"game": "seven", "option-teams": "any"},
    ],
    ids=lambda value: "-".join(value),
)
def test_a_search_that_makes_no_sense_is_refused(house: House, given: dict[str, str]) -> None:
    ann = house.guest("Ann")
    form = {key: value for key, value in (SEEK | given).items() if value or key == "name"}
    assert ann.post("/seek", form).status_code == 422
    assert "Find somebody" in ann.get("/seek").text


def test_searches_requests_and_challenges_are_limited(tmp_path: Path) -> None:
    with house_in(tmp_path, meetings_per_hour=2) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        path = link_of(bob)
        assert ann.post(path, {"name": "Ann"}).status_code == 303
        seeks(ann)
        assert ann.post("/seek", SEEK).status_code == 429
        assert ann.post(path, {"name": "Ann"}).status_code == 429
        who = handle_in(ann.get("/friends").text, "Bob")
        assert ann.post("/friends/remove", {"who": who}).status_code == 303


# Open tables.


def listed(guest: Guest, **given: str) -> str:
    """Opens a table that stands in the list."""
    return guest.with_friend(listed="on", **given)


def ids_in(page: str) -> set[str]:
    return set(re.findall(r'id="open-([\w-]{12})"', page))


def test_open_tables_can_be_narrowed(house: House) -> None:
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    quick = listed(ann, clock="game-10", rated="on")
    seven = listed(
        bob, **{"game": "seven", "seven-cities": "on", "seat-2": "friend", "seven-players": "3"}
    )
    for query, found in (
        ("", {quick, seven}),
        ("game=duel", {quick}),
        ("seats=3", {seven}),
        ("pace=fast", {quick}),
        ("pace=none", {seven}),
        ("rated=no", {seven}),
        ("cities=yes", {seven}),
        ("teams=yes", set()),
        ("least=1000", set()),
        ("game=../x&seats=x&pace=y&least=-9", {quick, seven}),
    ):
        assert ids_in(eve.get(f"/tables?{query}").text) == found, query
    assert ids_in(ann.get("/tables").text) == {seven}, "one's own table is not for oneself"
    answer = eve.get("/tables?game=duel", headers={"accept": "application/json"}).json()
    assert ids_in(answer["regions"]["open-tables"]) == {quick}


def test_the_rating_of_who_sits_there_is_told_if_it_is_shown(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    database = house.site.hall.house.database
    with_results(database, ann.person, 100)
    table = listed(ann)
    with database.write() as connection:
        connection.execute(
            schema.ratings.insert(),
            {
                **{"person": ann.person, "game": "duel", "pace": "none", "mean": 30.0},
                **{"sigma": 1.0, "games": 9, "changed": 1.0, "low": 28.0},
            },
        ) if not has_rating(connection, ann.person) else connection.execute(
            schema.ratings.update().values(mean=30.0, sigma=1.0)
        )
    assert "1650" in eve.get("/tables").text
    assert ids_in(eve.get("/tables?least=1600&most=1700").text) == {table}
    assert ids_in(eve.get("/tables?most=1600").text) == set()
    with database.write() as connection:
        connection.execute(schema.profiles.update().values(ratings=False))
    assert "1650" not in eve.get("/tables").text
    assert ids_in(eve.get("/tables?least=1600").text) == set()
    assert ids_in(eve.get("/tables").text) == {table}


def has_rating(connection: Any, person: str) -> bool:
    known = schema.ratings.c
    query = schema.ratings.select().where(
        known.person == person, known.game == "duel", known.pace == "none"
    )
    return connection.execute(query).first() is not None


def test_nobody_floods_the_list(house: House) -> None:
    ann = house.guest("Ann")
    for _ in range(3):
        listed(ann)
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "listed": "on"}
    answer = ann.post("/tables", form)
    assert answer.status_code == 409
    assert "3 of your tables wait in the list already" in words(answer.text)
    assert len(ids_in(house.guest("Eve").get("/tables").text)) == 3
    ann.with_friend()
    house.site.listings = Allowance(1, 3600.0)
    statuses = [house.guest(f"Guest {at}").post("/tables", form).status_code for at in range(5)]
    assert statuses == [303] * 4 + [429], "one address is limited too"


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
    for other in ("", "nobody", "../x", ann_s_own(ann)):
        assert ann.post("/challenge", form | {"who": other}).status_code in (403, 404)


def ann_s_own(guest: Guest) -> str:
    """Somebody's own handle."""
    with guest.house.site.hall.house.database.read() as connection:
        known = schema.doors.c
        query = schema.doors.select().where(known.person == guest.person)
        return str(connection.execute(query).one().handle)


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
    one.post("/friends/accept", {"who": ann_s_own(other)})


def challenged_by_handle(one: Guest, other: Guest) -> str:
    form = {"game": "duel", "who": ann_s_own(other), "name": one.name, "clock": "game-10"}
    path: str = one.post("/challenge", form).headers["location"]
    return path
