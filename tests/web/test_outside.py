"""Cookies, links, and words from outside: what they can do on a page, in a header, in the log."""

from __future__ import annotations

import html
import logging
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import pytest
from httpx2 import Response

from tests.web.guests import Guest, House, house_in, table_of
from wondertable.web.names import names_of
from wondertable.web.present.render import static_version
from wondertable.web.security import POLICY

MARKUP = '<img src=x onerror="alert(1)">'
NASTY = {
    "markup": MARKUP,
    "an attribute": "\" autofocus onfocus='x'",
    "a template": "{{ 7*7 }}{% raw %}",
    "a message": "{ $name } { -term }",
    "script": "</script><script>x",
    "entities": "&lt;b&gt;&quot;",
    "quotes": "'\"`",
}
INVISIBLE = {
    "a right-to-left override": "\u202eAnn",
    "an embedding": "\u202aAnn\u202c",
    "an isolate": "\u2067Ann\u2069",
    "a right-to-left mark": "Ann\u200f",
    "a zero-width space": "A\u200bnn",
    "a joiner": "A\u200dnn",
    "a byte order mark": "\ufeffAnn",
    "a control character": "An\x07n",
    "a bell and escape": "\x1b[2JAnn",
    "nothing but an invisible letter": "\u3164",
    "nothing but a filler": "\u115f",
    "nothing but braille space": "\u2800",
    "too many marks": "A" + "\u0301" * 30,
    "a private letter": "\ue000",
    "no letter at all": "\ufffe",
}


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


class Tags(HTMLParser):
    """Collects what a browser would take for markup."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {(tag, name) for name, _ in attrs}


def tame(answer: Response, words: str) -> None:
    """No page shows the words as markup."""
    assert answer.status_code < 500
    if answer.headers.get("content-type", "").startswith("text/html"):
        tags = Tags()
        tags.feed(answer.text)
        assert not {name for _, name in tags.found if name.startswith("on") or name == "autofocus"}
        assert ("img", "src") not in tags.found
        assert "<" not in words or words not in answer.text


@pytest.mark.parametrize("kind", NASTY)
def test_words_from_outside_are_only_words(house: House, ann: Guest, kind: str) -> None:
    words = NASTY[kind]
    table_id = table_of(ann.post("/tables", {"name": words, "game": "duel", "spectators": "on"}))
    bob = house.guest("Bob")
    tame(bob.get(f"/t/{table_id}"), words)
    assert bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": words}).status_code == 303
    for guest in (ann, bob, house.guest("Eve")):
        page = guest.get(f"/t/{table_id}")
        tame(page, words)
        assert words in html.unescape(page.text)
        for path in ("", f"/t/{table_id}/replay", f"/t/{table_id}/record"):
            tame(guest.get(path or "/"), words)
    for verb, form in (
        ("do", {"ply": "0", "action": words}),
        ("report", {"ply": "0", "words": words}),
        ("seat-bot", {"seat": "1", "bot": words}),
        ("sit", {"seat": words, "name": words}),
        (quote(words, safe=""), {"seat": "1"}),
    ):
        tame(ann.post(f"/t/{table_id}/{verb}", form), words)
    tame(ann.post("/tables", {"name": "Ann", "game": words}), words)
    tame(ann.post("/play", {"name": "Ann", "bot": words}), words)
    tame(ann.post("/box", {"game": "duel", "name-0": words}), words)
    tame(ann.post("/pad/seven", {"name-0": words, "players": words}), words)
    tame(ann.post("/language", {"language": words, "back": words}), words)
    asked = quote(words, safe="")
    for path in (f"/{asked}", f"/t/{asked}", f"/help/{asked}", f"/help/duel/glossary?q={asked}",
                 f"/t/{table_id}/replay?ply={asked}", f"/box/{asked}", f"/pad/{asked}",
                 f"/?back={asked}", f"/t/{table_id}/seat/{asked}"):  # fmt: skip
        tame(ann.get(path), words)
    tame(ann.get("/", headers={"accept-language": '"><b>', "referer": "http://x/<b>"}), words)


@pytest.mark.parametrize("kind", INVISIBLE)
def test_names_have_nothing_that_cannot_be_seen(house: House, ann: Guest, kind: str) -> None:
    name = INVISIBLE[kind]
    assert ann.post("/play", {"name": name}).status_code == 422
    table_id = ann.with_friend()
    bob = house.guest("Bob")
    assert bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": name}).status_code == 422
    assert house.table(table_id).status == "waiting"


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Ágnes", "Jürgen Groß", "李雷", "محمد", "नीता", "O'Neil-Smith", "R2D2", "🦁 Leo"],
)
def test_names_of_every_language_are_names(ann: Guest, name: str) -> None:
    assert ann.post("/play", {"name": name}).status_code == 303


@pytest.mark.parametrize(
    "name", ["Ann", "ann", "АNN", "Ａｎｎ", "Аnn", "Ann ", "Αnn", "Aηn", "Ánn", "ANN"]
)
def test_nobody_sits_down_with_a_name_that_looks_like_another_one(
    house: House, ann: Guest, name: str
) -> None:
    table_id = ann.with_friend()
    bob = house.guest("Bob")
    assert bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": name}).status_code == 303
    shown = names_of(house.table(table_id).seats, "en")
    assert shown == ("Ann 1", f"{name.strip()} 2")
    assert "Ann 1" in bob.get(f"/t/{table_id}").text


@pytest.mark.parametrize("name", ["Anna", "Bob", "Anne", "An", "Hann"])
def test_names_that_differ_stay_as_they_are(house: House, ann: Guest, name: str) -> None:
    table_id = ann.with_friend()
    house.guest("Bob").post(f"/t/{table_id}/sit", {"seat": "1", "name": name})
    assert names_of(house.table(table_id).seats, "en") == ("Ann", name)


def test_ten_thousand_letters_are_too_many_everywhere(ann: Guest) -> None:
    table_id = ann.against_bot()
    long = "x" * 10_000
    for path, form in (
        ("/play", {"name": long}),
        ("/tables", {"name": "Ann", "game": long}),
        ("/box", {"game": "duel", "name-0": long}),
        (f"/t/{table_id}/do", {"ply": "0", "action": long}),
        (f"/t/{table_id}/do", {"ply": long, "action": "x"}),
        (f"/t/{table_id}/report", {"words": long}),
        (f"/t/{table_id}/say", {"words": long}),
    ):
        assert ann.post(path, form).status_code in (409, 413, 422), path
    for path in (f"/{long}", f"/t/{long}", f"/help/duel/glossary?q={long}", f"/static/{long}"):
        answer = ann.get(path)
        assert answer.status_code in (200, 404)
        assert len(answer.content) < 400_000
    assert ann.get("/", headers={"accept-language": long}).status_code == 200
    assert ann.get("/", headers={"cookie": f"wondertable={long}"}).status_code == 200


@pytest.mark.parametrize(
    "back", ["/\r\nset-cookie: x=1", "/%0d%0aset-cookie:%20x=1", "/t/x\nlocation: http://evil"]
)
def test_no_header_comes_out_of_words(ann: Guest, back: str) -> None:
    answer = ann.post("/language", {"language": "hu", "back": back})
    assert "x=1" not in answer.headers.get("set-cookie", "")
    assert "\n" not in answer.headers["location"]
    assert "evil" not in answer.headers["location"]


def test_a_name_cannot_name_the_file_of_a_record(ann: Guest) -> None:
    table_id = table_of(ann.post("/play", {"name": 'x"; filename=evil.exe'}))
    named = ann.get(f"/t/{table_id}/record").headers["content-disposition"]
    assert named == f'attachment; filename="duel-{table_id}.jsonl"'


# Headers.


def test_every_answer_of_every_kind_has_its_policy(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ann.against_bot()
    static = f"/static/{static_version()}"
    asked = [
        ("GET", "/"), ("GET", f"/t/{table_id}"), ("GET", f"/t/{table_id}/record"),
        ("GET", f"/t/{table_id}/replay"), ("GET", "/health"), ("GET", "/nowhere"),
        ("GET", f"{static}/base.css"), ("GET", f"{static}/nothing"), ("GET", "/worker.js"),
        ("GET", "/pad/seven/tables.json"), ("GET", "/help/duel/tips/en"), ("DELETE", "/"),
        ("HEAD", "/"), ("OPTIONS", "/play"), ("POST", "/play"), ("POST", static + "/base.css"),
        ("GET", f"{static}/../settings.py"), ("GET", "/t/x/report/x"), ("PUT", f"/t/{table_id}"),
    ]  # fmt: skip
    for method, path in asked:
        guarded(ann.ask(method, path))
    guarded(ann.post("/play", {"name": "Ann"}))
    guarded(ann.json(f"/t/{table_id}/do", {"ply": "9", "action": "x"}))

    async def fails(*args: object) -> None:
        raise ZeroDivisionError("a secret of the source")

    monkeypatch.setattr(house.site.hall, "of_person", fails)
    answer = ann.get("/")
    assert answer.status_code == 500
    guarded(answer)
    assert "secret of the source" not in answer.text


def test_a_mistake_outside_every_page_is_told_safely(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        mount = house.app.routes[0]

        async def fails(*args: object) -> None:
            raise ZeroDivisionError("a secret of the source")

        mount.app.get_response = fails  # type: ignore[attr-defined]
        house.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]
        answer = ann.get(f"/static/{static_version()}/base.css")
        assert answer.status_code == 500
        assert "secret of the source" not in answer.text
        guarded(answer)


def guarded(answer: Response) -> None:
    assert answer.headers["content-security-policy"].startswith(POLICY), answer.url
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["x-frame-options"] == "DENY"
    assert "cache-control" in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/static/{v}/../app.py", "/static/{v}/..%2fapp.py", "/static/{v}/%2e%2e/app.py",
        "/static/{v}/..%5capp.py", "/static/{v}//etc/passwd", "/static/{v}/%2fetc%2fpasswd",
        "/static/{v}/base.css%00.js", "/static/{v}/....//app.py", "/static/{v}/.",
        "/static/{v}/", "/t/{t}/report/..%2f..%2ftables.db", "/t/{t}/report/%2e%2e",
        "/t/{t}/report/report-20260101-..%2f..%2fsecret.key.json", "/box/..%2f..%2ftables.db",
        "/pad/..%2ftables.db", "/help/..%2f..%2fapp.py", "/t/..%2f..%2fsecret.key/record",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_what_is_served(tmp_path: Path, path: str) -> None:
    with house_in(tmp_path, secret_key="") as house:
        ann = house.guest("Ann")
        answer = ann.get(path.format(v=static_version(), t=ann.against_bot()))
        assert answer.status_code == 404
        assert "import" not in answer.text.partition("<body")[2][:500]


# Cookies and links.


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_cookies_are_marked_as_they_should_be(tmp_path: Path, scheme: str, *, secure: bool) -> None:
    with house_in(tmp_path, trusted_proxies=["*"], public_url="") as house:
        guest = house.guest()
        proto = {"x-forwarded-proto": scheme}
        set_by = [guest.get("/", headers=proto)]
        set_by.append(guest.post("/language", {"language": "de"}, headers=proto))
        set_by.append(guest.post("/play", {"name": "Ann"}, headers=proto))
        for answer in set_by:
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
            assert ("secure" in cookie.split("; ")) is secure
            assert "domain=" not in cookie


def test_a_cookie_that_another_planted_is_not_taken(house: House, ann: Guest) -> None:
    """Who has no cookie of ours gets a new one, whatever stood there; two are never the same."""
    seen = set()
    own = ann.cookies["wondertable"]
    forged = own[:-9] + ("A" if own[-9] != "A" else "B") + own[-8:]
    for planted in ("", "x", "a.b", forged):
        victim = house.guest()
        victim.cookies["wondertable"] = planted
        victim.get("/")
        seen.add(victim.person)
    assert len(seen) == 4
    assert ann.person not in seen


def link_of(guest: Guest, table_id: str, seat: int) -> str:
    page = guest.post(f"/t/{table_id}/link", {"seat": str(seat)}).text
    found = re.search(rf"/t/{table_id}/seat/[A-Za-z0-9_-]{{22}}", page)
    assert found, page
    return found[0]


def test_a_personal_link_used_again_moves_the_seat_again_and_to_one_place_only(
    house: House, ann: Guest
) -> None:
    table_id = ann.against_bot()
    link = link_of(ann, table_id, 0)
    phone, tablet = house.guest("Phone"), house.guest("Tablet")
    for device in (phone, tablet, tablet, phone):
        assert device.post(link).status_code == 303
        assert house.table(table_id).seats_of(device.person) == (0,)
        others = [one for one in (ann, phone, tablet) if one is not device]
        for other in others:
            assert house.table(table_id).seats_of(other.person) == ()
            assert other.act(table_id).status_code == 403
    newer = link_of(phone, table_id, 0)
    assert ann.get(link).status_code == 403
    assert ann.post(link).status_code == 403
    assert ann.post(newer).status_code == 303


def test_secrets_stand_in_no_log_and_on_no_error_page(
    house: House, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table_id = ann.against_bot()
    link = link_of(ann, table_id, 0)
    secret = link.rpartition("/")[2]
    eve = house.guest("Eve")
    answers = [
        eve.get(link),
        eve.get(link + "/more"),
        eve.ask("PUT", link),
        eve.get(f"/t/nothing/seat/{secret}"),
        eve.get(f"/t/{table_id}/seat/{secret}x"),
        eve.get(
            f"/t/{table_id}/seat/{secret}?x=1", headers={"referer": f"http://testserver{link}"}
        ),
        eve.post(link),
    ]
    for answer in answers[1:5]:
        own_address = re.compile(rf'name="back" value="[^"]*{secret}[^"]*"')
        assert secret not in own_address.sub("", answer.text)
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    assert ours
    told = "\n".join(record.getMessage() for record in ours)
    for hidden in (secret, ann.csrf, ann.cookies["wondertable"], eve.cookies["wondertable"]):
        assert hidden not in told
    assert ann.person not in told


def test_a_hot_seat_page_is_never_kept_by_the_browser(house: House, ann: Guest) -> None:
    """Behind the back button stands no page of before the curtain."""
    form = {"name": "Ann", "game": "seven", "seven-players": "3", "spectators": "on"}
    table_id = table_of(ann.post("/tables", form | {"seat-1": "here", "seat-2": "here"}))
    for path in (f"/t/{table_id}", f"/t/{table_id}?as=0", f"/t/{table_id}/replay?as=0"):
        answer = ann.get(path)
        assert answer.headers["cache-control"] == "no-store"
    table = house.table(table_id)
    view = table.view(0)
    own = {table.game.write(view, 0, action).split()[-1] for action in view.legal(0)}
    curtain = ann.get(f"/t/{table_id}").text
    assert own
    for card in own:
        assert f'value="{card}' not in curtain
        assert f' {card}"' not in curtain
