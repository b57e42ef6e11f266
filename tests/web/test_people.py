"""Names that stay, through the pages: kept, come back to, signed out, deleted."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from httpx2 import Response

from tests.club.authenticator import Authenticator
from tests.web.guests import Guest, House, house_in, table_of
from wondertable.text import LANGUAGES
from wondertable.web.people.sections import SECTIONS
from wondertable.web.people.ways import LONGEST_ANSWER

HTTPS = "https://wonders.example"


@pytest.fixture
def ann(house: House) -> Guest:
    """Somebody whose name is kept."""
    return kept(house, "Ann")


def kept(house: House, name: str) -> Guest:
    guest = house.guest(name)
    assert guest.post("/me/keep", {"name": name}).status_code == 303
    return guest


def secret_of(answer: Response) -> str:
    """The sheet or code that a page shows."""
    assert answer.status_code == 200, answer.text
    found = re.search(r'id="secret">(.*?)</p>', answer.text, re.S)
    assert found
    return " ".join(re.findall(r"[0-9A-Z]{4,5}", found[1]))


def came_back(answer: Response) -> bool:
    return answer.status_code == 303 and answer.headers["location"] == "/me"


def name_on(answer: Response) -> str:
    """Whose page it is."""
    found = re.search(r"<h1>(.*?)</h1>", answer.text)
    assert found, answer.text
    return found[1]


def test_a_guest_keeps_a_name_and_stays_the_same_person(house: House) -> None:
    ann = house.guest("Ann")
    table_id, person = ann.against_bot(), ann.person
    page = ann.get("/me")
    assert "You play as a guest" in page.text
    assert ann.post("/me/keep", {"name": " Ann  Bee "}).headers["location"] == "/me"
    assert ann.person == person
    page = ann.get("/me")
    assert name_on(page) == "Ann Bee"
    assert "So far only this browser knows you" in page.text
    assert house.table(table_id).seats_of(ann.person)


def test_under_a_kept_name_nobody_else_opens_or_joins_a_table(house: House, ann: Guest) -> None:
    table_id = ann.with_friend()
    eve = house.guest("Eve")
    for name in ("Ann", "ANN", "Аnn", "Á n n"):
        for path, form in (
            ("/play", {}),
            ("/tables", {"game": "duel"}),
            ("/start", {"preset": "duel.bot"}),
            (f"/t/{table_id}/sit", {"seat": "1"}),
            ("/me/keep", {}),
        ):
            answer = eve.post(path, {**form, "name": name})
            assert answer.status_code == 409, (path, name)
            assert "keeps the name" in answer.text
    assert eve.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Eve"}).status_code == 303


def test_somebody_plays_under_the_kept_name_whatever_the_form_says(ann: Guest) -> None:
    table_id = table_of(ann.post("/play", {"name": "Somebody else"}))
    names = {seat.name for seat in ann.house.table(table_id).seats if seat.person == ann.person}
    assert names == {"Ann"}
    assert name_on(ann.get("/me")) == "Ann"
    assert "readonly" in ann.get("/").text


def test_who_plays_at_another_s_device_gets_a_number_to_a_kept_name(house: House) -> None:
    kept(house, "Bob")
    eve = house.guest("Eve")
    eve.name = "Eve"
    table_id = eve.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    assert [seat.name for seat in house.table(table_id).seats] == ["Eve", "Bob 2"]


def test_somebody_comes_back_by_the_sheet_after_the_cookie_is_lost(house: House) -> None:
    ann = kept(house, "Ann")
    table_id = ann.against_bot()
    secret = secret_of(ann.post("/me/sheet"))
    device = house.guest("Somebody")
    assert came_back(device.post("/sign-in", {"way": secret.lower()}))
    assert device.person == ann.person
    assert device.act(table_id).status_code == 200
    new = secret_of(device.post("/me/sheet"))
    assert house.guest("X").post("/sign-in", {"way": secret}).status_code == 403
    assert came_back(house.guest("Y").post("/sign-in", {"way": new}))
    assert "Your sheet is from" in ann.get("/me").text


def test_a_code_lets_one_device_in_and_no_second_one(house: House, ann: Guest) -> None:
    code = secret_of(ann.post("/me/code"))
    first, second = house.guest("A"), house.guest("B")
    assert came_back(first.post("/sign-in", {"way": code}))
    refused = second.post("/sign-in", {"way": code})
    assert refused.status_code == 403
    assert "leads to nobody" in refused.text
    assert (first.person == ann.person, second.person == ann.person) == (True, False)


def test_secrets_stand_in_no_address_and_in_no_log(
    house: House, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        code = secret_of(ann.post("/me/code"))
        house.guest("B").post("/sign-in", {"way": code})
        house.guest("B").post("/sign-in", {"way": code})
    assert caplog.text
    assert code.split()[1] not in caplog.text
    page = ann.post("/me/sheet")
    assert page.headers["cache-control"] == "no-store"
    assert "/sign-in#" not in page.text.replace('id="main"', "")


@pytest.mark.parametrize("counts", [True, False])
def test_somebody_comes_back_by_a_passkey(tmp_path: Path, *, counts: bool) -> None:
    with house_in(tmp_path, public_url=HTTPS) as house:
        ann, key = kept(house, "Ann"), Authenticator(counts=counts)
        options = ann.json("/me/passkey/options").json()
        made = ann.post("/me/passkey", {"credential": key.make(options, HTTPS), "label": "phone"})
        assert made.status_code == 303, made.text
        assert "phone" in ann.get("/me").text
        device = house.guest("Somebody")
        options = device.json("/sign-in/passkey/options").json()
        answer = {"credential": key.answer(options, HTTPS)}
        assert came_back(device.post("/sign-in/passkey", answer))
        assert device.person == ann.person
        assert house.guest("X").post("/sign-in/passkey", answer).status_code == 403
        assert device.post("/sign-in/passkey", answer).status_code == 403
        ann.post("/me/passkey/remove", {"key": json.loads(answer["credential"])["id"]})
        options = house.guest("Z").json("/sign-in/passkey/options").json()
        assert "phone" not in ann.get("/me").text


def test_an_answer_of_a_passkey_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    with house_in(tmp_path, public_url=HTTPS) as house:
        guest = house.guest("Eve")
        for answer, status in (("x" * (LONGEST_ANSWER + 1), 413), ("[" * 9000, 403)):
            guest.json("/sign-in/passkey/options")
            got = guest.post("/sign-in/passkey", {"credential": answer})
            assert got.status_code == status


def test_without_https_the_pages_say_so_and_offer_the_rest(house: House, ann: Guest) -> None:
    for page in (ann.get("/me"), house.guest("Eve").get("/sign-in")):
        assert "Passkeys need https" in page.text
        assert "data-passkey" not in page.text
    assert "Make a recovery sheet" in ann.get("/me").text


def test_signing_out_everywhere_leaves_this_device_alone(house: House, ann: Guest) -> None:
    other = house.guest("Other")
    other.post("/sign-in", {"way": secret_of(ann.post("/me/code"))})
    stolen = dict(ann.cookies)
    assert ann.post("/me/out-everywhere").status_code == 303
    assert name_on(ann.get("/me")) == "Ann"
    for device in (other, thief(house, stolen)):
        assert device.post("/me/keep", {"name": "Ann"}).status_code == 403
        assert name_on(device.get("/me")) == "My page"
        assert device.person != ann.person


def thief(house: House, cookies: dict[str, str]) -> Guest:
    """Somebody with a copy of the cookies of another."""
    guest = house.guest()
    guest.cookies = dict(cookies)
    return guest


def test_a_cookie_of_before_the_name_was_kept_does_not_count_any_more(house: House) -> None:
    ann = house.guest("Ann")
    ann.get("/")
    before = thief(house, ann.cookies)
    ann.post("/me/keep", {"name": "Ann"})
    assert name_on(before.get("/me")) == "My page"
    assert before.person != ann.person


def test_an_open_page_of_a_device_that_was_signed_out_is_told_nothing_more(
    house: House, ann: Guest
) -> None:
    table_id = ann.against_bot()
    other = house.guest("Other")
    other.post("/sign-in", {"way": secret_of(ann.post("/me/code"))})
    version = house.table(table_id).version
    with other.live(f"/t/{table_id}/live?on=game") as page:
        page.send_json({"version": version})
        page.receive_json()
        ann.post("/me/out-everywhere")
        assert ann.act(table_id).status_code == 200
        told = page.receive_json()
    assert list(told["regions"]) == ["house"]
    assert "data-go" in told["regions"]["house"]


def test_nobody_signs_out_without_a_way_back(house: House, ann: Guest) -> None:
    refused = ann.post("/me/out")
    assert refused.status_code == 409
    assert "there is no way back yet" in refused.text
    secret = secret_of(ann.post("/me/sheet"))
    assert ann.post("/me/out").headers["location"] == "/?told=out"
    assert name_on(ann.get("/me")) == "My page"
    assert "You have signed out" in ann.get("/?told=out").text
    assert came_back(ann.post("/sign-in", {"way": secret}))


def test_what_a_guest_has_played_comes_along_if_wanted(house: House, ann: Guest) -> None:
    for take in (True, False):
        guest = house.guest("Guest")
        assert "Take along" not in guest.get("/sign-in").text
        table_id = guest.against_bot(name=f"Passer-by {take}")
        assert "Take along" in guest.get("/sign-in").text
        form = {"way": secret_of(ann.post("/me/code"))} | ({"take": "on"} if take else {})
        assert came_back(guest.post("/sign-in", form))
        assert bool(house.table(table_id).seats_of(ann.person)) is take


def test_who_sits_twice_at_a_table_is_told_so_and_nothing_is_moved(
    house: House, ann: Guest
) -> None:
    table_id = ann.with_friend()
    guest = house.guest("Passer-by")
    guest.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Passer-by"})
    other = guest.against_bot()
    refused = guest.post("/sign-in", {"way": secret_of(ann.post("/me/code")), "take": "on"})
    assert refused.status_code == 409
    assert "you sit twice" in refused.text
    assert house.table(table_id).seats_of(guest.person) == (1,)
    assert house.table(other).seats_of(guest.person)
    assert came_back(guest.post("/sign-in", {"way": secret_of(ann.post("/me/code"))}))


def test_everything_that_is_stored_can_be_taken_along(house: House, ann: Guest) -> None:
    table_id = ann.against_bot()
    ann.post("/box", {"game": "duel"})
    answer = ann.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["name"] == "Ann"
    assert told["records"] == [f"http://testserver/t/{table_id}/record"]
    assert set(told["stored"]) == {"boxes", "people", "seats", "tables"}
    seed = house.table(table_id)._ledger.standing.row.seed
    assert seed.hex() not in answer.text
    assert "seed" not in told["stored"]["tables"][0]
    assert "secret_hash" not in told["stored"]["seats"][0]
    eve = house.guest("Eve").get("/me/export")
    assert eve.json()["stored"] == {}


def test_deleting_oneself_is_asked_first_and_leaves_nothing(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = kept(house, "Annabella")
        bob = house.guest("Bob")
        table_id = ann.with_friend(name="Annabella")
        bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
        ann.post("/box", {"game": "duel", "name-0": "Annabella"})
        person, cookies = ann.person, dict(ann.cookies)
        secret = secret_of(ann.post("/me/sheet"))
        page = ann.get("/me/delete")
        assert "Delete everything" in page.text
        assert "Annabella" in page.text
        assert ann.post("/me/delete").headers["location"] == "/?told=forgotten"
        assert "is deleted" in ann.get("/?told=forgotten").text
        assert "again" not in {key for key, value in ann.cookies.items() if value}
        assert house.table(table_id).status == "over"
        assert "Player 1" in bob.get(f"/t/{table_id}").text
        assert bob.get(f"/t/{table_id}/record").status_code == 200
        assert thief(house, cookies).post("/me/keep", {"name": "x"}).status_code == 403
        assert house.guest("X").post("/sign-in", {"way": secret}).status_code == 403
        assert kept(house, "Annabella").person != person
        house.guest("Y").post("/me/delete")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert person not in "\n".join(connection.iterdump())


def test_a_guest_can_be_deleted_too(house: House) -> None:
    guest = house.guest("Passer-by")
    table_id = guest.against_bot(name="Passer-by")
    person = guest.person
    assert guest.post("/me/delete").status_code == 303
    assert guest.person != person
    assert [seat.person for seat in house.table(table_id).seats] == [None, None]


def test_where_names_are_off_the_pages_do_without(tmp_path: Path) -> None:
    with house_in(tmp_path, names=False) as house:
        guest = house.guest("Ann")
        page = guest.get("/me")
        assert "does without kept names" in page.text
        assert "/me/keep" not in page.text
        assert "/me/export" in page.text
        for path in ("/me/keep", "/sign-in"):
            assert guest.post(path, {"name": "Ann", "way": "x"}).status_code == 404
        assert guest.get("/sign-in").status_code == 404


@pytest.mark.parametrize(
    ("limit", "do"),
    [
        ("names_per_hour", lambda guest: guest.post("/me/keep", {"name": "Guest"})),
        ("names_per_hour", lambda guest: guest.post("/me/sheet")),
        ("names_per_hour", lambda guest: guest.post("/me/code")),
        ("names_per_hour", lambda guest: guest.post("/me/passkey/options")),
        ("names_per_hour", lambda guest: guest.get("/me/export")),
        ("tries_per_minute", lambda guest: guest.post("/sign-in", {"way": "ABCDE FGHJK"})),
        ("tries_per_minute", lambda guest: guest.post("/sign-in/passkey/options")),
        ("tries_per_minute", lambda guest: guest.post("/sign-in/passkey")),
    ],
)
def test_nobody_tries_too_often_whoever_they_say_they_are(
    tmp_path: Path, limit: str, do: Callable[[Guest], Response]
) -> None:
    with house_in(tmp_path, **{limit: 2}) as house:
        guest = house.guest("Eve")
        assert [do(guest).status_code == 429 for _ in range(3)] == [False, False, True]
        found = [do(house.guest("New")).status_code for _ in range(7)]
        assert found[-1] == 429


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_about_people_speak_every_language(tmp_path: Path, language: str) -> None:
    with house_in(tmp_path, public_url=HTTPS) as house:
        guest = house.guest("Ilka", language)
        pages = [guest.get("/me"), guest.get("/sign-in")]
        guest.post("/me/keep", {"name": "Ilka"})
        pages += [guest.post("/me/sheet"), guest.post("/me/code"), guest.get("/me/delete")]
        pages += [guest.get("/me"), guest.get("/sign-in")]
        for page in pages:
            assert page.status_code == 200
            assert f'<html lang="{language}"' in page.text
            assert "people-" not in re.sub(r'(class|href|src)="[^"]*"', "", page.text)


def test_every_section_has_a_title_and_an_anchor_of_its_own() -> None:
    assert len({section.id for section in SECTIONS}) == len(SECTIONS)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", section.title) for section in SECTIONS)
