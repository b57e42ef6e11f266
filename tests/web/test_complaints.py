"""Reports: who may make them, who reads them, what an operator does, and what is left of them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.web.guests import Guest, House, house_in
from tests.web.test_talk import lines, two
from wondertable.club.complaints import Complaints
from wondertable.store.schema_talk import complaint_lines, complaints, operator_keys

REPORT = {"reason": "insult", "note": "rude"}


def call(house: House, work: Any, *args: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(work, *args)


def reported(house: House) -> tuple[Guest, Guest, str]:
    """A table at which Béla was rude, and Ann has said so."""
    ann, bela, table = two(house)
    ann.post(f"/t/{table}/talk", {"phrase": "hello"})
    bela.post(f"/t/{table}/talk", {"words": "you fool"})
    answer = ann.post(f"/t/{table}/talk/m2/complain", REPORT)
    assert answer.status_code == 200
    assert "has been reported" in answer.text
    return ann, bela, table


def operator(house: House) -> Guest:
    """Somebody who has come in by a link."""
    guest = house.guest("Op")
    secret = call(house, house.site.complaints.make_link)
    assert "Sign in" in guest.get(f"/operator/link/{secret}").text
    assert guest.post(f"/operator/link/{secret}").status_code == 303
    return guest


def id_of(house: House) -> str:
    with house.site.hall.house.database.read() as connection:
        return str(connection.execute(select(complaints.c.id)).scalars().first())


def test_an_operator_reads_what_was_said_around_it_and_nobody_else_does(house: House) -> None:
    ann, bela, _ = reported(house)
    page = operator(house).get("/operator").text
    for words in ("Béla: Insults or threats", "you fool", "Hello!", "rude"):
        assert words in page
    for guest in (ann, bela, house.guest("Eve")):
        answer = guest.get("/operator")
        assert answer.status_code == 403
        assert "you fool" not in answer.text
        assert guest.post(f"/operator/{id_of(house)}", {"do": "dismiss"}).status_code == 403
    assert "insult" not in bela.get("/me/export").text


def test_a_link_is_good_once_and_not_for_long(house: House) -> None:
    first, second = house.guest("One"), house.guest("Two")
    secret = call(house, house.site.complaints.make_link)
    assert first.post(f"/operator/link/{secret}").status_code == 303
    assert second.post(f"/operator/link/{secret}").status_code == 403
    late = call(house, house.site.complaints.make_link)
    now = house.site.hall.house.now
    house.site.hall.house.now = lambda: now() + 16 * 60
    assert second.post(f"/operator/link/{late}").status_code == 403
    house.site.hall.house.now = lambda: now() + 13 * 3600
    assert first.get("/operator").status_code == 403
    assert second.post("/operator/link/nothing").status_code == 403


def test_the_key_of_an_operator_is_for_those_pages_alone_and_kept_as_a_hash(house: House) -> None:
    guest = house.guest("Op")
    secret = call(house, house.site.complaints.make_link)
    cookie = guest.post(f"/operator/link/{secret}").headers["set-cookie"]
    assert "Path=/operator" in cookie
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    key = guest.cookies["wondertable-operator"]
    with house.site.hall.house.database.read() as connection:
        kept = repr(connection.execute(select(operator_keys)).all())
    assert key not in kept
    assert str(secret) not in kept
    assert guest.post("/operator/out").status_code == 303
    guest.cookies["wondertable-operator"] = key
    assert guest.get("/operator").status_code == 403


def test_the_log_tells_no_secret_of_a_link(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    secret = call(house, house.site.complaints.make_link)
    house.guest("Op").post(f"/operator/link/{secret}")
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("wondertable")]
    assert str(secret) not in repr(ours)
    assert "an operator has come in" in caplog.text


def test_somebody_is_silenced_everywhere_and_may_play_on(house: House) -> None:
    ann, bela, table = reported(house)
    chief, complaint = operator(house), id_of(house)
    assert chief.post(f"/operator/{complaint}", {"do": "silence", "days": "7"}).status_code == 303
    refused = bela.json(f"/t/{table}/talk", {"words": "more"})
    assert refused.status_code == 403
    assert "7 napig" in refused.json()["error"]
    other = bela.with_friend()
    assert bela.json(f"/t/{other}/talk", {"phrase": "hello"}).status_code == 403
    mover = ann if house.table(table).asked == (0,) else bela
    assert mover.act(table).status_code == 200
    page = chief.get("/operator").text
    assert "silenced for 7 days" in page
    assert "Nothing has been reported." in page
    chief.post(f"/operator/{complaint}", {"do": "silence", "days": "0"})
    assert bela.json(f"/t/{table}/talk", {"words": "sorry"}).status_code == 200


def test_an_address_is_silenced_for_whoever_comes_from_there_and_never_written(
    house: House,
) -> None:
    ann, _, table = reported(house)
    chief = operator(house)
    assert (
        chief.post(f"/operator/{id_of(house)}", {"do": "address", "days": "1"}).status_code == 303
    )
    assert ann.json(f"/t/{table}/talk", {"words": "hey"}).status_code == 403
    with house.site.hall.house.database.read() as connection:
        raw = repr([connection.exec_driver_sql("SELECT * FROM silenced_addresses").all()])
    assert "testclient" not in raw
    assert "127.0.0.1" not in raw


def test_after_a_restart_the_address_is_forgotten_and_the_operator_is_told(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        reported(house)
    with house_in(tmp_path) as house:
        chief = operator(house)
        answer = chief.json(f"/operator/{id_of(house)}", {"do": "address", "days": "1"})
        assert answer.status_code == 409
        assert "not known any more" in answer.json()["error"]


def test_an_operator_closes_a_table_or_does_nothing(house: House) -> None:
    _, _, table = reported(house)
    chief = operator(house)
    assert chief.post(f"/operator/{id_of(house)}", {"do": "close"}).status_code == 303
    assert house.table(table).status == "over"
    assert "table closed" in chief.get("/operator").text
    assert chief.json("/operator/unknown", {"do": "dismiss"}).status_code == 404
    assert chief.json(f"/operator/{id_of(house)}", {"do": "hang"}).status_code == 422
    assert (
        chief.json(f"/operator/{id_of(house)}", {"do": "silence", "days": "5"}).status_code == 422
    )


def test_nobody_reports_the_same_twice_or_floods_the_operator(tmp_path: Path) -> None:
    with house_in(tmp_path, reports_per_hour=3) as house:
        ann, _, table = reported(house)
        assert ann.post(f"/t/{table}/talk/m2/complain", REPORT).status_code == 200
        with house.site.hall.house.database.read() as connection:
            assert len(connection.execute(select(complaints)).all()) == 1
        assert ann.post(f"/t/{table}/talk/s1/complain", REPORT).status_code == 200
        assert ann.post(f"/t/{table}/talk/s1/complain", REPORT).status_code == 429


@pytest.mark.parametrize(
    ("path", "form", "status"),
    [
        ("m1", REPORT, 404),  # one's own words
        ("m9", REPORT, 404),
        ("s0", REPORT, 404),
        ("m2", {"reason": "weather"}, 422),
        ("m2", {"reason": "spam", "note": "x" * 501}, 413),
    ],
)
def test_a_report_without_sense_is_refused(
    house: House, path: str, form: dict[str, str], status: int
) -> None:
    ann, bela, table = two(house)
    ann.post(f"/t/{table}/talk", {"phrase": "hello"})
    bela.post(f"/t/{table}/talk", {"words": "hm"})
    assert ann.post(f"/t/{table}/talk/{path}/complain", form).status_code == status


def test_who_reports_can_mute_at_once(house: House) -> None:
    ann, bela, table = two(house)
    bela.post(f"/t/{table}/talk", {"words": "blah"})
    ann.post(f"/t/{table}/talk/m1/complain", REPORT | {"mute": "on"})
    assert lines(ann, table) == []


def test_of_a_deleted_person_no_report_is_left_and_who_reported_is_nobody(house: House) -> None:
    ann, bela, _ = reported(house)
    me = ann.person
    ann.post("/me/delete")
    with house.site.hall.house.database.read() as connection:
        (row,) = connection.execute(select(complaints)).all()
        around = connection.execute(select(complaint_lines)).all()
    assert row.by is None
    assert me not in repr(around)
    assert {line.name for line in around} == {"", "Béla"}
    bela.post("/me/delete")
    with house.site.hall.house.database.read() as connection:
        assert connection.execute(select(complaints)).all() == []
        assert connection.execute(select(complaint_lines)).all() == []


def test_reports_are_forgotten_after_a_while(house: House) -> None:
    reported(house)
    complaints_here: Complaints = house.site.complaints
    assert call(house, complaints_here.purge, 90 * 86400.0) == 0
    call(house, complaints_here.dismiss, id_of(house))
    now = house.site.hall.house.now
    house.site.hall.house.now = lambda: now() + 31 * 86400.0
    assert call(house, complaints_here.purge, 90 * 86400.0) == 1
