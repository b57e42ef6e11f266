"""The pages of tournaments."""

from __future__ import annotations

import csv
import html
import io
import re
from typing import Any

import pytest

from tests.web.guests import Guest, House
from wondertable.club.tournaments.service import Tournaments
from wondertable.club.tournaments.tournament import Tournament
from wondertable.table import Table
from wondertable.text import LANGUAGES

FORM = {
    "game": "duel",
    "title": "Autumn Cup",
    "kind": "swiss",
    "clock": "move-day",
    "rounds": "2",
    "spectators": "on",
    "running_score": "on",
    "listed": "on",
    "option-wonders": "first-game",
}


def opened(guest: Guest, **given: str) -> str:
    """Opens a tournament; says where it is."""
    answer = guest.post("/tournaments", FORM | given)
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    assert re.fullmatch(r"/tournaments/[A-Za-z0-9_-]{12}", path)
    return path


def begun(house: House, *names: str, **given: str) -> tuple[str, list[Guest]]:
    """A tournament of the first guest's that has begun, with all of them in it."""
    guests = [house.guest(name) for name in names]
    path = opened(guests[0], **given)
    for guest in guests:
        assert guest.post(f"{path}/join", {"name": guest.name}).status_code == 303
    assert guests[0].post(f"{path}/begin").status_code == 303
    settled(house)
    return path, guests


def call(house: House, function: Any, *args: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(function, *args)


def settled(house: House) -> None:
    held: Tournaments = house.site.tournaments
    call(house, house.site.hall.ends.settle)
    call(house, held.settle)


def at(house: House, path: str) -> Tournament:
    found: Tournament = call(house, house.site.tournaments.find, path.rpartition("/")[2])
    return found


def tables_at(house: House, path: str) -> list[Table]:
    found = at(house, path)
    rows = [row for row in found.kept.meetings if row.round == found.round and row.table_id]
    return [house.table(row.table_id or "") for row in rows]


def give_up(house: House, path: str) -> None:
    """Ends all tables of the round: the second seat gives up."""
    for table in tables_at(house, path):
        call(house, table.resign, 1)
    settled(house)


def words(page: str) -> str:
    """What a page says, without its marks."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def test_somebody_opens_a_tournament_and_others_find_it_in_the_list(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert "There is no tournament just now." in words(ann.get("/tournaments").text)
    assert 'name="option-wonders"' in ann.get("/tournaments?new=duel").text
    assert 'name="option-teams"' not in ann.get("/tournaments?new=seven").text
    path = opened(ann)
    listed = bob.get("/tournaments").text
    assert "Autumn Cup" in listed
    assert path in listed


def test_a_tournament_that_is_not_listed_is_found_by_its_link_alone(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {key: value for key, value in FORM.items() if key != "listed"}
    path = ann.post("/tournaments", form).headers["location"]
    assert path not in bob.get("/tournaments").text
    assert "Autumn Cup" in bob.get(path).text
    bob.post(f"{path}/join", {"name": "Bob"})
    assert path in bob.get("/tournaments").text


def test_rounds_follow_each_other_and_the_page_says_who_stands_where(house: House) -> None:
    path, guests = begun(house, "Ann", "Bob", "Cat", "Dan")
    page = words(guests[0].get(path).text)
    assert "Round 1 of 2" in page
    assert "Your table: with" in page
    give_up(house, path)
    page = words(guests[0].get(path).text)
    assert "Round 2 of 2" in page
    assert "given up" in page
    give_up(house, path)
    page = words(guests[1].get(path).text)
    assert "Over" in page
    assert "Your table" not in page
    found = at(house, path)
    assert found.standings[0].place == 1


def test_a_table_leads_back_to_its_tournament_and_to_no_rematch(house: House) -> None:
    path, guests = begun(house, "Ann", "Bob")
    table = tables_at(house, path)[0]
    assert f'href="{path}"' in guests[0].get(f"/t/{table.id}").text
    give_up(house, path)
    page = guests[0].get(f"/t/{table.id}").text
    assert f'href="{path}"' in page
    assert f"/t/{table.id}/rematch" not in page
    assert f"/t/{table.id}/review" in page


def test_a_script_gets_what_changes(house: House) -> None:
    path, guests = begun(house, "Ann", "Bob")
    answer = guests[0].get(path, headers={"accept": "application/json"}).json()
    assert set(answer["regions"]) == {"tournament-now"}
    assert answer["said"] == "Round 1 of 2"


def test_results_can_be_taken_along(house: House) -> None:
    path, guests = begun(house, "Ann", "=Bob()")
    give_up(house, path)
    told = guests[0].get(f"{path}/results.json")
    assert "attachment" in told.headers["content-disposition"]
    data = told.json()
    assert {one["name"] for one in data["entrants"]} == {"Ann", "=Bob()"}
    assert data["meetings"][0]["reason"] == "resigned"
    assert "secret" not in told.text
    assert guests[0].person not in told.text
    lines = list(csv.reader(io.StringIO(guests[0].get(f"{path}/results.csv").text)))
    assert lines[0][:3] == ["\ufeffplace", "name", "points"]
    assert {line[1] for line in lines[1:]} == {"Ann", "'=Bob()"}
    assert guests[0].get(f"{path}/results.xls").status_code == 404


def test_nothing_gives_the_deal_of_a_duplicate_away_before_its_round_is_over(
    house: House,
) -> None:
    path, guests = begun(house, "Ann", "Bob", "Cat", "Dan", kind="duplicate", rounds="1")
    stranger = house.guest("Eve")
    first, second = tables_at(house, path)
    assert first.seed_digest == second.seed_digest
    seed = first._ledger.standing.row.seed.hex()
    players = [one for one in guests if first.seats_of(one.person)]
    others = [one for one in guests if one not in players]
    call(house, first.resign, 1)
    settled(house)
    at_first = f"/t/{first.id}"
    for guest in (*others, stranger):
        for page in ("", "/record", "/replay", "/review", "/learn"):
            answer = guest.get(at_first + page)
            assert answer.status_code in (403, 409), (page, answer.status_code)
        assert guest.post(f"{at_first}/branch", {"ply": "0", "bot": "random"}).status_code == 403
        assert guest.post(f"{at_first}/report", {"words": "x"}).status_code == 403
    for guest in players:
        for page in ("", "/record", "/replay"):
            answer = guest.get(at_first + page)
            assert answer.status_code == 200, page
            assert seed not in answer.text
        assert "Others still play this deal." in guest.get(at_first).text
        for page in ("/review", "/learn"):
            assert guest.get(at_first + page).status_code == 409
        answer = guest.post(f"{at_first}/branch", {"ply": "0", "bot": "random"})
        assert answer.status_code == 409
        report = guest.post(f"{at_first}/report", {"words": "odd"})
        assert seed not in report.text
        record = guest.get(f"{at_first}/record").text
        assert '"end"' not in record
    for guest in (*guests, stranger):
        for form in (path, f"{path}/results.json", f"{path}/results.csv"):
            answer = guest.get(form)
            assert seed not in answer.text
            assert at(house, path).kept.row.secret not in answer.text
        assert [one.played for one in at(house, path).standings] == [0] * 4
    call(house, second.resign, 0)
    settled(house)
    assert at(house, path).status == "over"
    assert seed in players[0].get(f"{at_first}/record").text
    assert stranger.get(at_first).status_code == 403, "spectators were never allowed"
    assert players[0].get(f"{at_first}/review").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knock-out", "duplicate"])
def test_every_kind_is_shown_in_every_language(house: House, kind: str, language: str) -> None:
    path, guests = begun(house, "Ann", "Bob", "Cat", "Dan", kind=kind, all_seats="on")
    give_up(house, path)
    reader = house.guest("Eve", language)
    reader.language = language
    for guest in (reader, guests[0]):
        page = guest.get(path)
        assert page.status_code == 200
        assert "tournament-" not in words(page.text).replace("tournament-now", "")
    assert reader.get("/tournaments?new=babel").status_code == 200


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"kind": "league"},
        {"clock": "none"},
        {"scoring": "elo"},
        {"title": " "},
        {"rounds": "x"},
        {"rounds": "99"},
        {"players": "3"},
        {"option-wonders": "all"},
    ],
    ids=lambda value: "-".join(value),
)
def test_a_form_that_makes_no_sense_is_refused(house: House, given: dict[str, str]) -> None:
    guest = house.guest("Ann")
    assert guest.post("/tournaments", FORM | given).status_code == 422
    assert call(house, house.site.tournaments.listed) == []


def test_what_cannot_be_done_now_is_told(house: House) -> None:
    path, (ann, bob) = begun(house, "Ann", "Bob")
    for guest, verb, form, status in (
        (ann, "begin", {}, 409),
        (bob, "begin", {}, 403),
        (bob, "cancel", {}, 403),
        (ann, "bot", {"bot": "random"}, 409),
        (bob, "join", {"name": "Bob"}, 409),
        (ann, "remove", {"number": "9"}, 409),
        (ann, "remove", {"number": "x"}, 422),
        (house.guest("Eve"), "leave", {}, 409),
    ):
        answer = guest.post(f"{path}/{verb}", form)
        assert answer.status_code == status, (verb, words(answer.text))
    for where in ("/tournaments/nothing", "/tournaments/..%2f", "/tournaments/" + "x" * 99):
        assert ann.get(where).status_code == 404


def test_names_that_look_alike_are_told_apart(house: House) -> None:
    path, guests = begun(house, "Ann", "Αnn")
    page = words(guests[0].get(path).text)
    assert "Ann 1" in page or "Αnn 1" in page
