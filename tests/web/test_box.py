"""Games from the box, written down through the pages."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from tests.conformance.games import Variant
from tests.table.typing import BABEL, DUEL, SEVEN, last_view, original, typed_lines
from tests.web.guests import Guest, House, house_in
from wondertable.core.record import Record, read_record
from wondertable.core.replay import verify
from wondertable.text import LANGUAGES, name, say

NAMES = ("Ann", "Bob", "Cleo")
EVERY = 5
"""One page in so many is looked at while a whole game is typed."""


def begin(guest: Guest, variant: Variant, view: str) -> str:
    """Begins a game from the box; says its path."""
    form = {"game": variant.name, "players": str(variant.seats), "view": view, **variant.options}
    form |= {f"name-{at}": NAMES[at] for at in range(variant.seats)}
    form.pop("figures", None)
    answer = guest.post("/box", form)
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    assert re.fullmatch(r"/box/[A-Za-z0-9_-]{12}", path)
    return path


def at(guest: Guest, path: str) -> str:
    """How many lines the page says that there are."""
    found = re.search(r'name="ply" value="(\d+)"', guest.get(path).text)
    assert found
    return found[1]


def kept(guest: Guest, path: str) -> Record:
    """The record as it can be downloaded."""
    answer = guest.get(f"{path}/record")
    assert "attachment" in answer.headers["content-disposition"]
    return read_record(answer.content)


def choices(page: str) -> set[str]:
    """All that can be pressed or ticked on a page."""
    buttons = re.findall(r'name="action" value="([^"]+)"', page)
    ticks = re.findall(r'name="thing-\d+" value="([^"]+)"', page)
    return {html.unescape(value) for value in (*buttons, *ticks)}


def type_in(guest: Guest, path: str, known: Record) -> None:
    """Enters a whole game as a person without scripts does, by what the pages offer."""
    ply = 0
    for number, line in enumerate(typed_lines(known)):
        form = {"action": line}
        if number % EVERY == 0:
            page = guest.get(path)
            assert page.status_code == 200
            offered = choices(page.text)
            words = line.split()
            assert line in offered or set(words[2:-1] or words[2:]) <= offered, line
            found = re.search(r'name="ply" value="(\d+)"', page.text)
            assert found
            ply = int(found[1])
        if number % 2:
            form = {"typed": line}
        answer = guest.post(f"{path}/enter", {"ply": str(ply), **form})
        assert answer.status_code == 303, answer.text
        ply = len(kept(guest, path).moves)


def test_a_duel_record_typed_in_through_the_pages_equals_the_original(house: House) -> None:
    guest, known = house.guest("Ann"), original(DUEL, None)
    path = begin(guest, DUEL, "all")
    type_in(guest, path, known)
    assert kept(guest, path).text() == known.text()
    page = guest.get(path).text
    assert "The game is over." in page
    assert 'data-question="end"' in page


@pytest.mark.parametrize("variant", [SEVEN, BABEL], ids=str)
def test_what_a_seat_sees_typed_in_through_the_pages_gives_its_view_and_record(
    variant: Variant, house: House
) -> None:
    guest, known = house.guest("Ann"), original(variant, 1)
    path = begin(guest, variant, "1")
    type_in(guest, path, known)
    typed = kept(guest, path)
    assert typed.text() == known.text()
    assert verify(variant.game, typed).key() == last_view(variant, 1).key()
    assert "The game is over." in guest.get(path).text


def test_wrong_entries_are_refused_with_a_reason_and_lose_nothing(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    guest.post(f"{path}/enter", {"ply": "0", "action": "show law"})
    for form, reason in (
        ({"action": "show law"}, "law is not among those to choose from"),
        ({"action": "build baths"}, "“build” in “build baths” is not a word of the notation"),
        ({"typed": "reveal 3 baths"}, "the question is to lay a progress token on the board"),
        ({"typed": "<b>nonsense"}, "is not a word of the notation"),
        ({"typed": "masonry, law"}, "Law is not among those to choose from"),
        ({"typed": "m"}, "“m” may mean: Masonry or Mathematics"),
        ({}, "0 cards were chosen, but 0 are needed."),
        ({"thing-0": "law"}, "1 cards were chosen, but 0 are needed."),
    ):
        answer = guest.post(f"{path}/enter", {"ply": "1", **form})
        assert answer.status_code == 422, form
        told = html.unescape(re.sub(r"<[^>]+>", "", answer.text)).lower()
        assert reason.lower() in told, form
        assert [move.do for move in kept(guest, path).moves] == ["show law"]
        told_to_script = guest.json(f"{path}/enter", {"ply": "1", **form})
        assert told_to_script.status_code == 422
        assert told_to_script.json()["error"]
    answer = guest.post(f"{path}/enter", {"ply": "1", "typed": "<b>nonsense"})
    assert 'value="&lt;b&gt;nonsense"' in answer.text


def test_a_page_that_was_left_behind_changes_nothing(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    guest.post(f"{path}/enter", {"ply": "0", "action": "show law"})
    for verb in ("enter", "undo", "hint"):
        answer = guest.json(f"{path}/{verb}", {"ply": "0", "action": "show masonry"})
        assert answer.status_code == 409, verb
    assert len(kept(guest, path).moves) == 1


def test_a_script_gets_the_parts_of_the_page_and_what_is_new(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    answer = guest.json(f"{path}/enter", {"ply": "0", "action": "show law"}).json()
    assert answer["version"] == 2
    assert {"box-panel", "duel-board", "duel-log"} <= set(answer["regions"])
    assert answer["lines"] == ["Progress tokens on the board: Law."]


def test_undo_takes_back_line_by_line(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    for number, token in enumerate(("law", "masonry")):
        guest.post(f"{path}/enter", {"ply": str(number), "action": f"show {token}"})
    for ply in ("2", "1"):
        assert guest.post(f"{path}/undo", {"ply": ply}).status_code == 303
    refused = guest.post(f"{path}/undo", {"ply": "0"})
    assert refused.status_code == 409
    assert "There is nothing to undo." in refused.text
    assert kept(guest, path).moves == []


def dealt_seven(guest: Guest) -> str:
    """A game of 7 Wonders in which the first hand was ticked; its path."""
    path = begin(guest, SEVEN, "0")
    for typed in ("gizah, babylon, ephesos", "day, day, day"):
        assert guest.post(f"{path}/enter", {"ply": at(guest, path), "typed": typed}).is_redirect
    cards = ("altar", "baths", "stockade", "loom_1", "press_1", "glassworks_1", "theater")
    form = {f"thing-{number}": card for number, card in enumerate(cards)}
    assert guest.post(f"{path}/enter", {"ply": at(guest, path), **form}).is_redirect
    return path


def test_may_is_answered_with_the_rule(house: House) -> None:
    guest = house.guest("Ann")
    path = dealt_seven(guest)
    for asked, answer in (
        ("build Baths?", "Yes, Ann may: Build Baths – paid with own goods."),
        ("build barracks", "No, Ann may not: Barracks is not in this hand."),
        ("build barracks", "The rule: In a turn you use one card of the hand that you hold."),
        ("fly", "“fly” in “fly” is not a word of the notation"),
    ):
        page = guest.get(path, params={"may": asked}).text
        assert answer in html.unescape(page)
    assert [move.do for move in kept(guest, path).moves if move.seat == 0] == ["side day"]


def test_cards_can_be_tapped_on_the_table_and_a_hint_can_be_had(house: House) -> None:
    guest = house.guest("Ann")
    path = dealt_seven(guest)
    page = guest.get(path).text
    assert f'action="{path}/enter"' in page
    assert "build baths" in choices(page)
    assert f'action="{path}/hint"' in page
    assert guest.post(f"{path}/hint", {"ply": at(guest, path)}).is_redirect
    hinted = guest.get(path).text
    assert re.search(r'id="seven-hint"(?! hidden)', hinted)
    guest.post(f"{path}/enter", {"ply": at(guest, path), "action": "build baths"})
    page = guest.get(path).text
    assert "What does Bob do?" in page
    assert {"sell ?", "build tavern"} & choices(page) == {"sell ?"}
    assert "build altar" not in choices(page)
    assert guest.post(f"{path}/hint", {"ply": at(guest, path)}).status_code == 409


def test_a_list_is_filtered_without_a_script(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    assert len(choices(guest.get(path).text)) == 10
    assert choices(guest.get(path, params={"find": "MAS"}).text) == {"show masonry"}


def test_too_few_or_too_many_cards_are_refused(house: House) -> None:
    guest = house.guest("Ann")
    path = dealt_seven(guest)
    for line in ("sell altar", "sell ?", "sell ?"):
        guest.post(f"{path}/enter", {"ply": at(guest, path), "action": line})
    answer = guest.post(f"{path}/enter", {"ply": at(guest, path), "thing-0": "clay_pit"})
    assert answer.status_code == 422
    assert "1 cards were chosen, but 6 are needed." in answer.text


def test_a_game_belongs_to_who_writes_it(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    path = dealt_seven(ann)
    assert eve.get(path).status_code == 404
    assert eve.get(f"{path}/record").status_code == 404
    for verb in ("enter", "undo", "hint", "delete"):
        assert eve.post(f"{path}/{verb}", {"ply": "0"}).status_code == 404
    assert eve.get("/box/nothing").status_code == 404
    assert eve.get(f"/box/{'x' * 80}").status_code == 404
    assert path in ann.get("/box").text
    assert path not in eve.get("/box").text


def test_what_was_entered_survives_a_server_that_ends(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        guest = house.guest("Ann")
        path = dealt_seven(guest)
        before = kept(guest, path).text()
        cookies = guest.cookies
    with house_in(tmp_path) as house:
        guest = house.guest()
        guest.cookies = cookies
        assert kept(guest, path).text() == before
        assert guest.post(f"{path}/undo", {"ply": at(guest, path)}).is_redirect
        assert len(kept(guest, path).moves) < before.count("\n")


def test_a_game_is_deleted_by_its_writer(house: House) -> None:
    guest = house.guest("Ann")
    path = begin(guest, DUEL, "all")
    assert guest.post(f"{path}/delete").headers["location"] == "/box"
    assert guest.get(path).status_code == 404
    assert say("en", "box-none") in guest.get("/box").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_language_of_the_reader_and_read_it(language: str, house: House) -> None:
    guest = house.guest("Ann", language)
    assert say(language, "box-title") in html.unescape(guest.get("/box").text)
    assert 'href="/box"' in guest.get("/").text
    path = begin(guest, DUEL, "all")
    page = html.unescape(guest.get(path).text)
    assert say(language, "box-ask-duel-show-tokens") in page
    assert name(language, "duel", "law") in page
    typed = name(language, "duel", "law").upper()
    assert guest.post(f"{path}/enter", {"ply": "0", "typed": typed}).is_redirect
    assert [move.do for move in kept(guest, path).moves] == ["show law"]
    babel = begin(guest, BABEL, "0")
    assert 'id="babel-board"' in guest.get(babel).text


@pytest.mark.parametrize(
    "form",
    [
        {"game": "chess"},
        {"game": "duel", "view": "2"},
        {"game": "seven", "players": "9"},
        {"game": "seven", "players": "3", "view": "3"},
        {"game": "seven", "players": "5", "teams": "on"},
        {"game": "duel", "wonders": "none"},
        {"game": "duel", "name-0": "x" * 60},
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(form: dict[str, str], house: House) -> None:
    guest = house.guest("Ann")
    assert guest.post("/box", form).status_code == 422
    assert say("en", "box-none") in guest.get("/box").text


def test_a_place_for_a_guild_and_a_slot_of_the_structure_are_shown(house: House) -> None:
    guest, known = house.guest("Ann"), original(DUEL, None)
    path = begin(guest, DUEL, "all")
    lines = list(typed_lines(known))
    first = next(number for number, line in enumerate(lines) if line.startswith("reveal"))
    for number, line in enumerate(lines[:first]):
        guest.post(f"{path}/enter", {"ply": str(number), "action": line})
    slot = int(lines[first].split()[1]) + 1
    assert f'data-slot="{slot}"' in guest.get(path).text
