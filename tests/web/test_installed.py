"""The site as an app and as a link: manifest, icons, the page without a connection, previews."""

from __future__ import annotations

import html
import re
import struct
from pathlib import Path

import pytest

from tests.web.guests import House, house_in, play_on, table_of
from wondertable.games import GAMES
from wondertable.text import LANGUAGES
from wondertable.web.files import static_files

LARGEST_PREVIEW = 40_000


def meta(page: str) -> dict[str, str]:
    """What a page tells of itself to other programs."""
    found = re.findall(r'<meta (?:property|name)="([\w:-]+)" content="([^"]*)"', page)
    return {name: html.unescape(value) for name, value in found}


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_the_app_its_start_and_icons_that_there_are(
    house: House, language: str
) -> None:
    ann = house.guest("Ann", language)
    link = re.search(r'<link rel="manifest" href="([^"]+)"', ann.get("/").text)
    assert link
    answer = house.guest().get(link[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    data = answer.json()
    assert (data["lang"], data["display"], data["start_url"]) == (language, "standalone", "/")
    sizes = {icon["sizes"]: icon for icon in data["icons"] if icon["purpose"] == "any"}
    assert sizes.keys() == {"any", "192x192", "512x512"}
    for icon in data["icons"]:
        found = ann.get(icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(found.content))) == icon["sizes"]
    assert len(
        {
            str(house.guest().get(f"/manifest.webmanifest?language={one}").json())
            for one in LANGUAGES
        }
    ) == len(LANGUAGES)


def test_under_a_prefix_the_app_begins_there(tmp_path: Path) -> None:
    with house_in(tmp_path, public_url="https://example.org/wonders") as house:
        data = house.guest().get("/wonders/manifest.webmanifest").json()
        assert {data["start_url"], data["scope"], data["id"]} == {"/wonders/"}
        page = house.guest().get("/wonders/").text
        told = meta(page)
        assert told["og:url"] == "https://example.org/wonders/"
        assert told["og:image"].startswith("https://example.org/wonders/static/")
        assert house.guest().get(told["og:image"].removeprefix("https://example.org")).is_success


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_without_a_connection_speaks_the_language_and_leads_to_the_pad(
    house: House, language: str
) -> None:
    page = house.guest(language=language).get("/offline").text
    assert f'<html lang="{language}"' in page
    assert 'href="/pad"' in page
    assert 'href=""' in page


def test_the_worker_keeps_no_table_and_nothing_of_anybody(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    script = ann.get("/worker.js").text
    assert table_id not in script
    assert ann.person not in script
    assert not re.search(r'"/t(/|")', script)
    assert 'const OFFLINE = "/offline";' in script


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_for_links_that_is_small_and_of_the_usual_size(game: str) -> None:
    for path in (f"{game}/preview.png", "preview.png"):
        picture = static_files()[path].read_bytes()
        assert len(picture) < LARGEST_PREVIEW
        assert size_of(picture) == (1200, 630)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_can_be_shown_as_a_link(house: House, language: str) -> None:
    told = meta(house.guest(language=language).get("/").text)
    assert told["og:title"] == "Wondertable"
    assert len(told["og:description"]) > 60
    assert told["og:image"].startswith("http://testserver/static/")
    assert house.guest().get(told["og:image"].removeprefix("http://testserver")).is_success
    assert told["theme-color"].startswith("#")


def test_an_invitation_is_shown_with_its_game_and_what_is_agreed(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "seven", "seven-cities": "on", "clock": "move-1"}
    table_id = table_of(ann.post("/tables", form))
    told = meta(house.guest().get(f"/t/{table_id}").text)
    assert told["og:title"] == "7 Wonders: there is a seat for you"
    assert "2 seats are free" in told["og:description"]
    assert "with Cities" in told["og:description"]
    assert "1 minute a move" in told["og:description"]
    assert told["og:url"] == f"http://testserver/t/{table_id}"
    assert told["og:image"].endswith("/seven/preview.png")


def test_a_link_to_a_game_says_no_more_to_those_who_play_than_to_strangers(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 3)
    mine, theirs = (meta(guest.get(f"/t/{table_id}").text) for guest in (ann, eve))
    assert mine == theirs
    names = [seat.name for seat in house.table(table_id).seats]
    assert mine["og:description"] == " and ".join(names)


def test_a_table_that_is_not_for_strangers_shows_them_no_names(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    form = {"name": "Ann", "game": "duel", "seat-1": "bot-random"}
    table_id = table_of(ann.post("/tables", form))
    answer = eve.get(f"/t/{table_id}")
    assert answer.status_code == 403
    assert "og:title" not in answer.text
