"""People visit a house into which the toy has moved; `test_entered.py` runs this in a copy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.guests import Guest, House, house_in, table_of
from wondertable.core.state import SPECTATOR
from wondertable.games import GAMES

BOX = {"game": "mini", "players": "2", "name-0": "Ann", "name-1": "Bob", "view": "all"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


@pytest.fixture
def bob(house: House) -> Guest:
    return house.guest("Bob")


@pytest.fixture
def table_id(house: House, ann: Guest, bob: Guest) -> str:
    """A table at which Ann and Bob have just taken up their numbers."""
    fields = {"name": "Ann", "game": "mini", "mini-players": "2", "seat-1": "friend"}
    fields |= {"mini-purse": "large", "order": "given", "spectators": "on", "hints": "on"}
    table_id = table_of(ann.post("/tables", fields))
    assert bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"}).status_code == 303
    return table_id


def lay(guest: Guest, table_id: str, action: str) -> int:
    """Posts a choice as the buttons of the page do; says what the server answers."""
    form = {"ply": str(guest.house.table(table_id).ply), "action": action}
    return guest.post(f"/t/{table_id}/do", form).status_code


def numbers_on(page: str) -> list[str]:
    """The numbers that a page shows."""
    return re.findall(r'<b class="number">(.*?)</b>', page)


def test_the_toy_is_in_the_house() -> None:
    assert list(GAMES) == ["duel", "seven", "babel", "mini"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Two Towers"), ("hu", "Két torony"), ("de", "Zwei Türme")],
)
def test_the_lobby_offers_it(house: House, language: str, words: str) -> None:
    page = house.guest("Ann", language).get("/").text
    assert words in page
    assert 'value="mini"' in page
    assert "mini-purse" in page


def test_two_people_play_it_to_the_end(house: House, ann: Guest, bob: Guest, table_id: str) -> None:
    for bids in (("bid 2", "bid 1"), ("bid 2", "bid 0"), ("bid 0", "bid 2")):
        page = ann.get(f"/t/{table_id}").text
        assert f'value="{bids[0]}"' in page
        assert [lay(ann, table_id, bids[0]), lay(bob, table_id, bids[1])] == [303, 303]
    for guest, seat in ((ann, 0), (bob, 1)):
        number = house.table(table_id).view(seat).key()[2 + seat]
        assert f'value="show {number}"' in guest.get(f"/t/{table_id}").text
        assert lay(guest, table_id, f"show {number}") == 303
    table = house.table(table_id)
    assert table.status == "over"
    assert [table.view(SPECTATOR).points(seat) for seat in (0, 1)] == [[3], [3]]
    page = bob.get(f"/t/{table_id}").text
    assert re.search(r'id="mini-end"><h2>(Ann|Bob) won\.', page)
    assert "Ann bid 2." in page
    assert "?" not in numbers_on(page)
    assert ann.get(f"/t/{table_id}/replay?ply=1").status_code == 200


def test_what_lies_face_down_is_told_to_nobody_else(
    house: House, ann: Guest, bob: Guest, table_id: str
) -> None:
    path = f"/t/{table_id}"
    own = str(house.table(table_id).view(0).key()[2])
    before = bob.get(path).text
    assert numbers_on(ann.get(path).text) == [own, "?"]
    assert numbers_on(before)[0] == "?"
    assert numbers_on(house.guest("Cleo").get(path).text) == ["?", "?"]
    assert lay(ann, table_id, "bid 2") == 303
    assert "You bid 2." in ann.get(path).text
    assert "bid 2" not in re.sub(r'value="bid 2">bid 2<', "", bob.get(path).text)
    assert "bid 2" not in house.guest("Dora").get(path).text


def test_a_bid_is_taken_back_and_an_impossible_one_refused(
    house: House, ann: Guest, table_id: str
) -> None:
    assert lay(ann, table_id, "bid 2") == 303
    form = {"ply": str(house.table(table_id).ply)}
    assert ann.post(f"/t/{table_id}/retract", form).status_code == 303
    refused = ann.json(f"/t/{table_id}/do", {**form, "action": "bid 9"})
    assert refused.status_code == 422
    assert "bid 9 is not possible now" in refused.text


def test_a_live_page_tells_what_others_bid_once_all_have(
    house: House, ann: Guest, bob: Guest, table_id: str
) -> None:
    heard: list[str] = []
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        page.send_text(json.dumps({"version": house.table(table_id).version}))
        assert [lay(bob, table_id, "bid 1"), lay(ann, table_id, "bid 2")] == [303, 303]
        while "Bob bid 1." not in heard:
            update = page.receive_json()
            assert "Bob bid 1." in update["lines"] or "bid 1." not in str(update["regions"])
            heard += update["lines"]
    assert "Ann wins the round for 1." in heard


def test_it_is_written_down_from_the_box(ann: Guest) -> None:
    assert "Two Towers" in ann.get("/box").text
    opened = ann.post("/box", BOX)
    assert opened.status_code == 303
    path = opened.headers["location"]
    assert "Two Towers" in ann.get(path).text
    entered = ann.post(f"{path}/enter", {"ply": "0", "typed": "deal 0 4"})
    assert entered.status_code in (200, 303)
    assert "Ann takes up 4." in ann.get(path).text


def test_it_has_help_and_says_that_it_has_no_pad(ann: Guest) -> None:
    for page in ("", "/glossary", "/rulings", "/tips/en"):
        assert ann.get(f"/help/mini{page}").status_code == 200
    assert "The highest bid that nobody else made" in ann.get("/help/mini").text
    none = ann.get("/pad/mini")
    assert none.status_code == 404
    assert "There is no score pad for Two Towers." in none.text
    assert "/pad/mini" not in ann.get("/pad").text
