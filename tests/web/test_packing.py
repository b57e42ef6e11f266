"""What is compressed on its way, and what is not."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response

from tests.web.guests import Guest, House, house_in
from wondertable.web.files import static_files
from wondertable.web.packing import DENSE, SHEET, Files
from wondertable.web.present.render import static_version

FILES = list(static_files())
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TEXT = re.compile(r"""\"[^"]*\"|'[^']*'|url\([^)]*\)""")


def asked(guest: Guest, path: str, encoding: str = "gzip", **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return guest.get(path, headers={"accept-encoding": encoding, **named})


def is_packed(answer: Response) -> bool:
    return answer.headers.get("content-encoding") == "gzip"


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


def test_pages_travel_compressed_and_are_the_same(ann: Guest) -> None:
    table_id = ann.against_bot()
    for path in (f"/t/{table_id}", "/help/duel/glossary", "/pad/seven", "/pad/seven/tables.json"):
        packed, plain = asked(ann, path), asked(ann, path, "identity")
        assert is_packed(packed)
        assert not is_packed(plain)
        assert packed.text == plain.text
        assert int(packed.headers["content-length"]) < len(plain.content) / 4
        assert "Accept-Encoding" in packed.headers["vary"]


def test_errors_travel_compressed_too(ann: Guest) -> None:
    assert is_packed(asked(ann, "/t/nothing"))
    assert is_packed(asked(ann, "/nowhere"))


def test_a_short_answer_is_left_alone(ann: Guest) -> None:
    assert not is_packed(asked(ann, "/health"))


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_what_another_site_asks_for_is_never_compressed(ann: Guest, site: str) -> None:
    table_id = ann.against_bot()
    for path in ("/", f"/t/{table_id}", "/help/duel/glossary?q=csrf", "/t/nothing"):
        assert not is_packed(asked(ann, path, sec_fetch_site=site))


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_what_a_person_asks_for_is_compressed(ann: Guest, site: str) -> None:
    assert is_packed(asked(ann, "/", sec_fetch_site=site))


def test_over_https_a_browser_that_does_not_say_who_asks_gets_plain_pages(tmp_path: Path) -> None:
    with house_in(tmp_path, trusted_proxies=["*"]) as house:
        ann = house.guest("Ann")
        assert not is_packed(asked(ann, "/", x_forwarded_proto="https"))
        assert is_packed(asked(ann, "/", x_forwarded_proto="https", sec_fetch_site="none"))
        assert is_packed(asked(ann, "/", x_forwarded_proto="http"))


def test_every_file_of_ours_travels_compressed_once_and_is_the_same(ann: Guest) -> None:
    assert FILES
    for file in FILES:
        path = f"/static/{static_version()}/{file}"
        packed, plain = asked(ann, path), asked(ann, path, "identity")
        assert packed.content == plain.content
        if file.endswith(DENSE):  # nothing is gained
            assert not is_packed(packed)
        else:
            assert is_packed(packed)
            assert packed.headers["vary"] == "Accept-Encoding"
        for name in ("content-type", "cache-control", "etag", "content-security-policy"):
            assert packed.headers[name] == plain.headers[name]
        again = asked(ann, path, if_none_match=packed.headers["etag"])
        assert again.status_code == 304


def test_style_sheets_travel_without_what_only_their_authors_read(ann: Guest) -> None:
    for path in (file for file in FILES if file.endswith(SHEET)):
        written = COMMENT.sub("", static_files()[path].read_text("utf-8"))
        got = asked(ann, f"/static/{static_version()}/{path}").text
        assert "/*" not in got
        assert "\n " not in got
        assert got.split() == written.split()
        assert TEXT.findall(got) == TEXT.findall(written)


def test_files_are_compressed_once(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/static/{static_version()}/icons.svg"
    assert is_packed(asked(ann, path))

    def again(*args: Any, **given: Any) -> bytes:
        raise AssertionError("compressed again")

    monkeypatch.setattr(gzip, "compress", again)
    assert is_packed(asked(ann, path, sec_fetch_site="cross-site"))


def test_a_part_of_a_file_is_a_part_of_the_plain_one(ann: Guest) -> None:
    part = asked(ann, f"/static/{static_version()}/icons.svg", range="bytes=0-9")
    assert part.status_code == 206
    assert not is_packed(part)
    assert len(part.content) == 10


def test_all_compressed_files_take_little_memory() -> None:
    files = Files(packages=[("wondertable.web", "static")])
    assert sum(map(len, files.packed.values())) < 300_000
