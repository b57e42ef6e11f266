"""Play with anybody: the form, the waiting page, and how two are brought together."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import House, house_in, table_of
from tests.web.meeting import SEEK, handle_in, link_of, passes, seeks, words
from wondertable.club.meeting.seekers import GRACE

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
