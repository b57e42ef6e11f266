"""Hints on the pages: asked for with and without scripts, and for one pair of eyes."""

from __future__ import annotations

import html
import json
import re
import time
from pathlib import Path

import pytest
from httpx2 import Response

from tests.web.guests import FirstThinker, Guest, House, house_in, play_on, table_of
from tests.web.test_live import reached, settled, two, update
from wondertable.bots.advice import Advice
from wondertable.core.game import Game
from wondertable.core.state import State
from wondertable.text import LANGUAGES, say
from wondertable.text.whys import whys

TIP = re.compile(
    r'<(?:button\s+type="button"|a)\s+class="tip[^"]*"\s+data-play="([^"]+)"(.*?)</(?:button|a)>',
    re.DOTALL,
)


class NoThought(FirstThinker):
    """Finds no hint."""

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        raise TimeoutError


def ask(guest: Guest, table_id: str, **given: str) -> Response:
    """Asks for a hint as a script does."""
    form = {"ply": str(guest.house.table(table_id).ply), **given}
    return guest.json(f"/t/{table_id}/hint", form)


def tips(page: str) -> list[tuple[str, int]]:
    """The choices that a page advises, with their chances."""
    found = []
    for action, inside in TIP.findall(page):
        percent = re.search(r'class="chance">(\d+)', inside)
        assert percent
        assert f'width="{percent[1]}"' in inside
        found.append((html.unescape(action), int(percent[1])))
    return found


def test_a_hint_is_had_without_scripts(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert tips(ann.get(f"/t/{table_id}").text) == []
    answer = ann.post(f"/t/{table_id}/hint", {"ply": "0"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table_id}")
    shown = tips(ann.get(f"/t/{table_id}").text)
    assert len(shown) == 3
    assert all(0 < percent < 100 for _, percent in shown)


def test_a_choice_of_the_hint_can_be_made(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ask(ann, table_id)
    best, _ = tips(ann.get(f"/t/{table_id}").text)[0]
    assert ann.act(table_id, best).status_code == 200
    assert house.table(table_id).ply > 0
    assert tips(ann.get(f"/t/{table_id}").text) == []


def test_a_script_gets_the_hint_over_the_live_page_and_it_is_said(house: House) -> None:
    ann, _, table_id = two(house)
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, version)
        answer = ask(ann, table_id)
        assert answer.json() == {"version": version}
        news = update(page)
        assert set(news["regions"]) == {"frame", "duel-hint", "duel-sheets"}
        assert (news["version"], news["coins"]) == (version, [])
        shown = tips(news["regions"]["duel-hint"])
        assert len(shown) == 3
        assert len(news["lines"]) == 1
        assert news["lines"][0].startswith("Hint: ")
        assert all(f"{percent}%" in news["lines"][0] for _, percent in shown)
        ann.act(table_id)
        after = reached(page, version + 1)
        assert after["regions"]["duel-hint"] == '<section id="duel-hint" hidden></section>'
        assert not any(line.startswith("Hint") for line in after["lines"])


def test_a_page_that_comes_after_the_hint_shows_it(house: House) -> None:
    ann, _, table_id = two(house)
    version = house.table(table_id).version
    ask(ann, table_id)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        first = settled(page, version)
    assert len(tips(first["regions"]["duel-hint"])) == 3


def test_nobody_else_gets_anything_of_a_hint(house: House) -> None:
    ann, bob, table_id = two(house)
    eve = house.guest("Eve")
    version = house.table(table_id).version
    others = (bob, eve)
    paths = [f"/t/{table_id}", f"/t/{table_id}/replay", f"/t/{table_id}/record"]
    with (
        bob.live(f"/t/{table_id}/live?on=game") as his,
        eve.live(f"/t/{table_id}/live?on=game") as hers,
    ):
        settled(his, version)
        settled(hers, version)
        before = [guest.get(path).text for guest in others for path in paths]
        assert ask(ann, table_id).status_code == 200
        after = [guest.get(path).text for guest in others for path in paths]
        ann.act(table_id)
        for page in (his, hers):
            news = reached(page, version + 1)
            assert "duel-hint" not in news["regions"]
            assert "hint" not in json.dumps(news["lines"]).lower()
    assert before == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_hint_says_why(house: House, language: str) -> None:
    ann = house.guest("Ann", language)
    table_id = ann.against_bot()
    ask(ann, table_id)
    advice = house.table(table_id).hint_of(house.table(table_id).asked[0])
    assert advice is not None
    lines = [inside for _, inside in TIP.findall(ann.get(f"/t/{table_id}").text)]
    for choice, inside in zip(advice.choices, lines, strict=True):
        assert choice.whys
        assert f'class="why">{html.escape(whys(language, choice.whys))}<' in inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_speaks_the_language_of_the_page(house: House, language: str) -> None:
    ann = house.guest("Ann", language)
    table_id = ann.against_bot()
    ask(ann, table_id)
    page = ann.get(f"/t/{table_id}").text
    assert html.escape(say(language, "page-hint-about")) in page
    assert say(language, "duel-page-key-hint") in page
    assert len(tips(page)) == 3


def test_the_button_is_there_for_those_who_may_ask(house: House) -> None:
    ann, bob, table_id = two(house)
    button = re.compile(r'<button\s+class="btn"\s+id="hint-button"([^>]*)>')
    mine, his = (button.search(guest.get(f"/t/{table_id}").text) for guest in (ann, bob))
    assert mine
    assert his
    assert (mine[1], his[1]) == ("", ' aria-disabled="true"')
    assert not button.search(house.guest("Eve").get(f"/t/{table_id}").text)
    assert not button.search(ann.get(f"/t/{table_id}/replay").text)
    ann.json(f"/t/{table_id}/close")
    assert not button.search(ann.get(f"/t/{table_id}").text)


def test_a_table_without_hints_offers_none(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "duel", "seat-1": "bot-random", "order": "given"}
    table_id = ann.post("/tables", form).headers["location"].removeprefix("/t/")
    assert not house.table(table_id).settings.hints
    assert "hint-button" not in ann.get(f"/t/{table_id}").text


REFUSED = {"en": "without hints", "hu": "nincsenek tippek", "de": "ohne Tipps"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_that_are_off_are_refused_in_the_language_of_the_page(
    house: House, language: str
) -> None:
    ann = house.guest("Ann", language)
    form = {"name": "Ann", "game": "duel", "seat-1": "friend"}
    table_id = ann.post("/tables", form).headers["location"].removeprefix("/t/")
    house.guest("Bob").post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    answer = ask(ann, table_id)
    assert answer.status_code == 409
    assert REFUSED[language] in answer.json()["error"]


def test_hints_are_refused_with_the_reason(house: House) -> None:
    ann, bob, table_id = two(house)
    eve = house.guest("Eve")
    assert (ask(bob, table_id).status_code, ask(eve, table_id).status_code) == (409, 403)
    assert ask(eve, table_id).json()["error"].startswith("Only somebody who sits")
    assert ask(ann, table_id, ply="9").status_code == 409
    assert ask(ann, table_id, ply="x").status_code == 422
    ann.json(f"/t/{table_id}/pause")
    assert "paused" in ask(ann, table_id).json()["error"]
    ann.json(f"/t/{table_id}/resume")
    play_on(house, [ann, bob], table_id)
    assert "game is over" in ask(ann, table_id).json()["error"]
    assert ann.get(f"/t/{table_id}/hint").status_code == 405


def test_a_hint_without_its_token_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert ann.post(f"/t/{table_id}/hint", {"ply": "0", "csrf": "x"}).status_code == 403


def test_hints_are_limited(tmp_path: Path) -> None:
    with house_in(tmp_path, hints_per_minute=2) as house:
        ann = house.guest("Ann")
        table_id = ann.against_bot()
        answers = [ask(ann, table_id).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert ann.act(table_id).status_code == 200


def test_a_hint_that_cannot_be_found_is_told_and_the_game_goes_on(house: House) -> None:
    house.site.hall._house.thinker = NoThought()
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    page = ann.post(f"/t/{table_id}/hint", {"ply": "0"})
    assert page.status_code == 409
    assert "found no hint" in page.text
    assert f'href="/t/{table_id}"' in page.text
    assert ann.act(table_id).status_code == 200


def test_two_at_one_screen_ask_each_for_the_seat_that_is_asked(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    for seat in range(2):
        page = ann.get(f"/t/{table_id}?as={seat}").text
        assert f'action="/t/{table_id}/hint?as={seat}"' in page
        answer = ann.post(f"/t/{table_id}/hint?as={seat}", {"ply": str(seat)})
        assert answer.headers["location"] == f"/t/{table_id}?as={seat}"
        assert len(tips(ann.get(answer.headers["location"]).text)) == 3
        ann.act(table_id)


SHOWN = re.compile(r'<button[^>]*\sname="action"\s+value="([^"]*)"\s+data-shown\s+autofocus')


def shown(page: str) -> list[str]:
    """What the buttons stand for that a page has marked."""
    return [html.unescape(value) for value in SHOWN.findall(page)]


def test_no_line_of_a_hint_makes_its_choice(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ask(ann, table_id)
    page = ann.get(f"/t/{table_id}").text
    hint = page.partition('id="duel-hint"')[2].partition("</section>")[0]
    assert hint.count('class="tip') == 4  # the list and its lines
    assert 'name="action"' not in hint
    assert "<form" not in hint


def test_a_line_opens_the_sheet_of_its_card_in_which_its_way_is_marked(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 4)
    ask(ann, table_id)
    page = ann.get(f"/t/{table_id}").text
    lines = re.findall(r'data-play="([^"]+)"[^>]*popovertarget="(sheet-[a-z_]+)"', page)
    assert len(lines) == 3
    for at, (action, sheet) in enumerate(lines, start=1):
        inside = page.partition(f'id="{sheet}"')[2].partition("effect-line")[0]
        assert re.search(rf'value="{action}"\s+data-key="."\s+data-tip="{at}"', inside)
    assert page.count("data-tip=") == 3


def test_a_line_about_an_answer_marks_it_without_scripts(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"duel-wonders": "draft"})
    ask(ann, table_id)
    page = ann.get(f"/t/{table_id}").text
    assert shown(page) == []
    for line, (action, _) in enumerate(tips(page), start=1):
        assert f'href="/t/{table_id}?show={line}"' in page
        assert shown(ann.get(f"/t/{table_id}?show={line}").text) == [action]
    for wrong in ("0", "9", "x", "", "-1", "99999999"):
        assert shown(ann.get(f"/t/{table_id}?show={wrong}").text) == []


@pytest.mark.parametrize("game", ["seven", "babel"])
def test_a_line_picks_what_belongs_to_it_without_scripts(house: House, game: str) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": game, f"{game}-players": "3", "order": "given", "hints": "on"}
    form |= {"seat-1": "bot-random", "seat-2": "bot-random"}
    table_id = table_of(ann.post("/tables", form))
    seen: set[str] = set()
    (seat,) = house.table(table_id).seats_of(ann.person)
    rounds = 0
    while len(seen) < 2 or rounds < 5:
        rounds += 1
        assert rounds < 60, "every hint is of one sort"
        while seat not in house.table(table_id).asked:
            if house.table(table_id).status == "over":  # some deals advise one sort to their end
                table_id = table_of(ann.post("/tables", form))
            time.sleep(0.001)
        ask(ann, table_id)
        page = ann.get(f"/t/{table_id}").text
        lines = re.findall(r'data-play="([^"]*)"\s+data-picks="([^"]*)"\s+href="([^"]+)"', page)
        assert lines
        for play, picks, link in lines:
            there = ann.get(html.unescape(link)).text
            assert shown(there) == [html.unescape(play)]
            for pick in picks.split():
                assert f'id="{pick}" checked' in there, (play, pick)
            seen.add(play.partition(" ")[0])
        assert ann.act(table_id).status_code == 200


def test_at_a_shared_screen_a_line_keeps_the_seat(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob", "duel-wonders": "draft"})
    ann.post(f"/t/{table_id}/hint?as=0", {"ply": "0"})
    page = ann.get(f"/t/{table_id}?as=0").text
    assert f'href="/t/{table_id}?as=0&amp;show=1"' in page
