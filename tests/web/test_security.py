"""Who may send what from where: tokens, origins, sizes, haste, headers, proxies."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from tests.web.guests import Guest, House, house_in
from wondertable.web.limits import TooOften
from wondertable.web.present.render import static_version
from wondertable.web.security import printable

POSTS = [
    "/play",
    "/tables",
    "/language",
    "/me/keep",
    "/me/passkey/options",
    "/me/passkey",
    "/me/passkey/remove",
    "/me/sheet",
    "/me/code",
    "/me/out",
    "/me/out-everywhere",
    "/me/delete",
    "/sign-in",
    "/sign-in/passkey/options",
    "/sign-in/passkey",
    *(
        f"/t/{{table}}/{verb}"
        for verb in (
            "do", "retract", "resign", "sit", "leave", "rematch", "branch", "link", "report",
            "delete", "say", "pause", "resume", "close", "close-seat", "open-seat", "seat-bot",
            "hand-over", "hand-back", "allow-hints", "hide", "unhide",
            "seat/AAAAAAAAAAAAAAAAAAAAAA",
        )
    ),
]  # fmt: skip


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


def test_no_form_is_taken_without_its_token(house: House, ann: Guest) -> None:
    table_id = ann.against_bot()
    version = house.table(table_id).version
    bob = house.guest("Bob")
    for path in POSTS:
        for token in ("", "x", bob.csrf, ann.csrf[:-1], ann.csrf.upper()):
            form = {"csrf": token, "name": "Ann"}
            answer = ann.ask("POST", path.format(table=table_id), data=form)
            assert answer.status_code == 403, (path, token)
            assert "out of date" in answer.text, (path, token)
        assert house.table(table_id).version == version, path


def test_no_form_is_taken_without_a_cookie(house: House, ann: Guest) -> None:
    table_id = ann.against_bot()
    for path in POSTS:
        form = {"csrf": ann.csrf, "name": "Ann"}
        answer = house.guest().ask("POST", path.format(table=table_id), data=form)
        assert answer.status_code == 403, path


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver:99", "x["])
def test_no_form_is_taken_from_another_site(ann: Guest, origin: str) -> None:
    for path in POSTS:
        form = {"name": "Ann"}
        answer = ann.post(path.format(table="t"), form, headers={"origin": origin})
        assert answer.status_code == 403, path
        assert "another site" in answer.text, path


def test_a_form_from_our_own_page_is_taken(ann: Guest) -> None:
    answer = ann.post("/play", {"name": "Ann"}, headers={"origin": "http://testserver"})
    assert answer.status_code == 303


def test_the_token_may_stand_in_a_header(ann: Guest) -> None:
    answer = ann.ask("POST", "/play", data={"name": "Ann"}, headers={"x-csrf": ann.csrf})
    assert answer.status_code == 303


def test_a_body_that_is_too_large_is_refused(ann: Guest) -> None:
    for headers in ({}, {"transfer-encoding": "chunked"}):
        answer = ann.ask(
            "POST",
            "/play",
            content=(b"x" * 10_000 for _ in range(10)) if headers else b"x" * 100_000,
            headers={"content-type": "application/x-www-form-urlencoded", **headers},
        )
        assert answer.status_code == 413


def test_a_length_that_is_a_lie_does_no_harm(ann: Guest) -> None:
    for length in ("-5", "9" * 30, "x"):
        answer = ann.ask(
            "POST",
            "/play",
            content=b"name=Ann",
            headers={
                "content-type": "application/x-www-form-urlencoded",
                "content-length": length,
            },
        )
        assert answer.status_code in (400, 403, 413)


@pytest.mark.parametrize("field", ["name", "bot", "game"])
def test_a_field_that_is_too_long_is_refused(ann: Guest, field: str) -> None:
    answer = ann.post("/play", {"name": "Ann", field: "x" * 300})
    assert answer.status_code == 413


def test_too_many_fields_are_refused(ann: Guest) -> None:
    answer = ann.post("/play", {f"field{number}": "x" for number in range(100)})
    assert answer.status_code == 400


def test_files_are_not_taken(ann: Guest) -> None:
    answer = ann.ask("POST", "/play", data={"csrf": ann.csrf}, files={"name": b"Ann"})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("limit", "path", "form"),
    [
        ("requests_per_minute", "/language", {"language": "en"}),
        ("tables_per_hour", "/play", {"name": "Ann"}),
        ("moves_per_minute", "/t/{table}/do", {"ply": "0", "action": "x"}),
        ("tries_per_minute", "/t/{table}/sit", {"seat": "0", "name": "Ann"}),
        ("tries_per_minute", "/t/{table}/seat/AAAAAAAAAAAAAAAAAAAAAA", {}),
        ("reports_per_hour", "/t/{table}/report", {"ply": "0", "words": "x"}),
    ],
)
def test_haste_is_told_to_wait(tmp_path: Path, limit: str, path: str, form: dict[str, str]) -> None:
    with house_in(tmp_path, **{limit: 6}) as house:
        ann = house.guest("Ann")
        path = path.format(table=ann.against_bot())
        answers = [ann.post(path, form) for _ in range(8)]
        assert answers[0].status_code != 429
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0
        assert "Too often" in answers[-1].text


def test_new_cookies_do_not_buy_more_time(tmp_path: Path) -> None:
    with house_in(tmp_path, requests_per_minute=5) as house:
        codes = [house.guest().get("/").status_code for _ in range(25)]
        assert codes[:20] == [200] * 20
        assert codes[-1] == 429


def test_every_answer_has_safe_headers(ann: Guest) -> None:
    for path in ("/", "/health", "/t/nothing", "/nowhere", f"/static/{static_version()}/base.css"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_strange_host_does_not_reach_the_policy(ann: Guest) -> None:
    answer = ann.get("/", headers={"host": "evil'; script-src *"})
    assert "evil" not in answer.headers["content-security-policy"]


def test_pages_are_not_kept_but_files_are(ann: Guest) -> None:
    assert ann.get("/").headers["cache-control"] == "no-store"
    file = ann.get(f"/static/{static_version()}/base.css")
    assert "immutable" in file.headers["cache-control"]
    assert ann.get("/static/old/base.css").status_code == 404
    assert ann.get(f"/static/{static_version()}/../app.py").status_code == 404
    assert ann.get(f"/static/{static_version()}/%2e%2e/app.py").status_code == 404


def test_every_file_that_a_page_asks_for_is_there(ann: Guest) -> None:
    table_id = ann.against_bot()
    pages = "".join(ann.get(path).text for path in ("/", f"/t/{table_id}", f"/t/{table_id}/replay"))
    files = set(re.findall(r'(?:href|src)="(/static/[^"#]+)', pages))
    assert len(files) > 5
    for file in files:
        assert ann.get(file).status_code == 200, file


def test_an_address_that_leads_nowhere_is_a_page(ann: Guest) -> None:
    answer = ann.get("/nowhere")
    assert answer.status_code == 404
    assert "There is no such page here." in answer.text
    assert ann.get("/play").status_code == 405
    assert ann.ask("DELETE", "/").status_code == 405
    assert ann.ask("GET", "/nowhere", headers={"accept": "application/json"}).json()["error"]


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_our_own_mistake_is_told_without_its_details(
    house: House, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("the inside of the server")

    monkeypatch.setattr(house.site.hall, "open_tables", broken)
    with caplog.at_level(logging.ERROR):
        answer = house.guest(language=language).get("/")
    assert answer.status_code == 500
    assert "the inside" not in answer.text
    assert f'<html lang="{language}"' in answer.text
    assert "the inside of the server" in caplog.text


def test_the_log_is_readable_and_keeps_secrets(
    house: House, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "wondertable.access"):
        ann.get("/t/abc/seat/SECRETSECRETSECRETSECR")
        ann.get("/t/abc/report/SECRET.json")
        ann.get("/")
    lines = [record.getMessage() for record in caplog.records if "access" in record.name]
    assert re.fullmatch(r"GET /t/abc/seat/… 404 \d+ ms testclient", lines[0])
    assert re.fullmatch(r"GET / 200 \d+ ms testclient", lines[2])
    assert "SECRET" not in "".join(lines)


def test_a_line_of_the_log_stays_one_line() -> None:
    assert printable("/a\nb\x1b[31m") == "/a�b�[31m"
    assert len(printable("x" * 5000)) == 300


def test_the_server_says_that_it_is_well(house: House) -> None:
    answer = house.guest().get("/health")
    assert answer.json()["status"] == "ok"
    assert "set-cookie" not in answer.headers


# Behind a proxy.


def test_under_a_prefix_every_address_has_it(tmp_path: Path) -> None:
    with house_in(tmp_path, public_url="https://example.org/wonders") as house:
        ann = house.guest("Ann")
        ann.cookies.clear()
        page = ann.get("/wonders/")
        assert page.status_code == 200
        assert "Path=/wonders" in page.headers["set-cookie"]
        for address in re.findall(r'\s(?:href|src|action)="([^"]+)"', page.text):
            assert address.startswith(("/wonders/", "#"))
        answer = ann.post("/wonders/tables", {"name": "Ann", "game": "duel", "seat-1": "friend"})
        assert answer.headers["location"].startswith("/wonders/t/")
        invitation = ann.get(answer.headers["location"]).text
        assert "https://example.org/wonders/t/" in invitation
        # A proxy may strip the prefix itself.
        assert ann.get("/").status_code == 200


def test_forwarded_headers_count_only_from_a_trusted_proxy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    for trusted, secure in (["*"], True), ([], False):
        with house_in(tmp_path, trusted_proxies=trusted) as house:
            with caplog.at_level(logging.INFO, "wondertable.access"):
                answer = house.guest().get("/", headers=forwarded)
            assert ("Secure" in answer.headers["set-cookie"]) == secure
            assert ("203.0.113.9" in caplog.text) == secure
            caplog.clear()


def test_one_household_with_many_addresses_is_one_address(tmp_path: Path) -> None:
    with house_in(tmp_path, trusted_proxies=["*"], requests_per_minute=1) as house:
        codes = [
            house.guest().get("/", headers={"x-forwarded-for": f"2001:db8:1:2::{n:x}"}).status_code
            for n in range(1, 7)
        ]
        assert codes == [200] * 4 + [429] * 2
        other = house.guest().get("/", headers={"x-forwarded-for": "2001:db8:1:3::1"})
        assert other.status_code == 200


def test_a_wait_is_never_negative() -> None:
    assert TooOften(0.2).seconds > 0
