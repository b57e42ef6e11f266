"""The pages of help, and the way from a table to them."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House, play_on
from tests.web.test_seven import TEAMS, opened, three
from wondertable.games.babel.unconfirmed import FIGURES
from wondertable.text import LANGUAGES, say
from wondertable.web import games
from wondertable.web.help.glossary import explained
from wondertable.web.present.render import help_url, serve_static_at

PAGES = [f"/help/{game}{page}" for game in games.PAGES for page in ("", "/glossary", "/rulings")]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def named(page: str) -> set[str]:
    """The ids of all things that a page wants explained."""
    links = re.findall(r'href="[^"]*/help/\w+/glossary#([^"]+)" data-help', page)
    return set(links) | set(re.findall(r'data-help="([^"]+)"', page))


@each_language
def test_every_page_of_help_is_there_in_every_language(house: House, language: str) -> None:
    guest = house.guest("Ann", language)
    for path in ["/help", *PAGES]:
        answer = guest.get(path)
        assert answer.status_code == 200
        assert f'<html lang="{language}"' in answer.text
        assert not re.search(r">\s*(help|ruling)-[a-z-]+\s*<", answer.text), path


def test_a_page_of_no_game_is_not_there(house: House) -> None:
    for path in (
        "/help/chess",
        "/help/chess/glossary",
        "/help/chess/tips/en",
        "/help/duel/tips/fr",
    ):
        assert house.guest("Ann").get(path).status_code == 404


def test_the_glossary_is_searched_without_a_script(house: House) -> None:
    page = house.guest("Ann").get("/help/duel/glossary?q=progress+token+law").text
    assert 'id="law">' in page
    assert 'id="altar" hidden>' in page
    assert 'value="progress token law"' in page
    assert say("en", "help-found", count=0) not in re.sub(r'data-none="[^"]*"', "", page)


def test_what_is_searched_for_is_no_part_of_the_page(house: House) -> None:
    page = house.guest("Ann").get("/help/duel/glossary?q=%22%3E%3Cscript%3Ealert(1)").text
    assert "<script>alert" not in page


def test_the_rulings_of_babel_name_what_no_source_confirms(house: House) -> None:
    page = house.guest("Ann").get("/help/babel/rulings").text
    for figure in FIGURES:
        assert f"<code>{figure.name}</code>" in page
    assert "--figures FILE" in page
    assert "--figures" not in house.guest("Ann").get("/help/duel/rulings").text


def test_explanations_are_fetched_once(house: House) -> None:
    guest = house.guest("Ann")
    first = guest.get("/help/seven/tips/hu")
    assert first.headers["content-type"] == "application/json"
    assert "max-age" in first.headers["cache-control"]
    tag = first.headers["etag"]
    again = guest.ask("GET", "/help/seven/tips/hu", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_the_lobby_leads_to_help(house: House) -> None:
    page = house.guest("Ann").get("/").text
    assert 'href="/help"' in page
    assert 'href="/help/duel"' in page


def test_a_table_leads_to_help_without_leaving_the_game(house: House) -> None:
    ann = house.guest("Ann", "de")
    page = ann.get(f"/t/{ann.against_bot()}").text
    assert 'id="help-button" popovertarget="help"' in page
    for path in ("", "/glossary", "/rulings"):
        assert f'href="/help/duel{path}" target="_blank"' in page
    assert 'data-tips="/help/duel/tips/de"' in page


def test_everything_on_a_table_of_duel_is_explained(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.with_friend()
    bob.post(f"/t/{table}/sit", {"seat": "1", "name": "Bob"})
    for ply in (1, 20, 45):
        play_on(house, [ann, bob], table, ply)
        things = named(ann.get(f"/t/{table}").text)
        assert len(things) > 20
        assert things <= explained("duel", "en").keys()


@pytest.mark.parametrize("fields", [{}, TEAMS])
def test_everything_on_a_table_of_seven_is_explained(house: House, fields: dict[str, str]) -> None:
    ann, table = seven_table(house, fields)
    things = named(ann.get(f"/t/{table}").text)
    assert len(things) > 20
    assert things <= explained("seven", "en").keys()


def seven_table(house: House, fields: dict[str, str]) -> tuple[Guest, str]:
    """A table with people, or with bots where four are needed."""
    if not fields:
        guests, table = three(house)
        play_on(house, guests, table, 8)
        return guests[0], table
    ann = house.guest("Ann")
    bots = {f"seat-{seat}": "bot-random" for seat in (1, 2, 3)}
    return ann, opened(ann, **fields, **bots)


def test_a_prefix_stands_before_every_link_to_help() -> None:
    before = serve_static_at("/games/static/0123")
    try:
        assert help_url("duel", "altar") == "/games/help/duel/glossary#altar"
    finally:
        serve_static_at(before)
