"""Puzzles on pages: what is asked, what becomes of answers, and what is told before them."""

from __future__ import annotations

import html
import re
from datetime import date
from pathlib import Path

import msgspec
import pytest

from tests.web.guests import Guest, House, house_in
from wondertable.club.puzzles import Puzzles, daily
from wondertable.review.collection import by_id, shipped
from wondertable.review.puzzle import Puzzle
from wondertable.text import LANGUAGES, say
from wondertable.text.whys import whys
from wondertable.web.puzzles import wanted

pytestmark = pytest.mark.compiled

GAMES = ("duel", "seven")


def path_of(puzzle: Puzzle, game: str = "duel") -> str:
    return f"/puzzles/{game}/{puzzle.id}"


def some(game: str = "duel") -> Puzzle:
    """A puzzle with choices beyond the best two, and not that of today."""
    return next(one for one in shipped(game).puzzles if len(one.verdicts) > 5)


def text_of(guest: Guest, path: str) -> str:
    answer = guest.get(path)
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def panel_of(guest: Guest, path: str) -> str:
    """The part of a page above the table."""
    return text_of(guest, path).partition('id="puzzle"')[2].partition("</section>")[0]


def answered(guest: Guest, path: str, **form: str) -> str:
    """What the page says of what was sent."""
    sent = guest.post(path, form)
    assert sent.status_code == 303, sent.text
    return panel_of(guest, sent.headers["location"].partition("#")[0])


def today(house: House, game: str = "duel") -> tuple[Puzzle, str]:
    """Today's puzzle, and its address."""
    guest = house.guest("Reader")
    puzzle = daily(game, house.site.puzzles.today())
    assert puzzle is not None
    return puzzle, guest.get(f"/puzzles/{game}/today").headers["location"]


class Calendar:
    """Which day it is on the server."""

    day = date(2026, 11, 19).toordinal()


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """The same day for every test."""
    today = Calendar()
    monkeypatch.setattr(Puzzles, "today", lambda self: today.day)
    return today


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_asks_on_the_table_of_its_game(house: House, game: str, language: str) -> None:
    ann, puzzle = house.guest("Ann", language), some(game)
    page = text_of(ann, path_of(puzzle, game))
    assert say(language, "puzzles-asked-of", name=say(language, "web-default-name")) in page
    assert say(language, "puzzles-level", level=puzzle.level) in page
    assert f'id="{game}-board"' in page or f'id="{game}-hand"' in page
    assert f'action="{path_of(puzzle, game)}"' in page


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_nothing_of_the_solution_before_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    ann, puzzle = house.guest("Ann"), some(game)
    path = path_of(puzzle, game)
    before = ann.get(path).text
    turned = msgspec.structs.replace(
        puzzle,
        verdicts=tuple(reversed(puzzle.verdicts)),
        theme="chain" if puzzle.theme != "chain" else "coins",
        found=dict.fromkeys(puzzle.found, 3),
        whys=(),
        played=0.9,
        proved=True,
    )
    monkeypatch.setitem(by_id(game), puzzle.id, turned)
    assert ann.get(path).text == before
    assert 'class="alts"' not in before
    assert whys("en", puzzle.whys) not in html.unescape(before).partition("</section>")[0]
    # What a wrong answer brings says no more than how far it is from the best one.
    monkeypatch.setitem(by_id(game), puzzle.id, puzzle)
    wrong = puzzle.verdicts[-1].do
    sent = ann.json(path, {"action": wrong}).json()
    assert list(sent["regions"]) == ["puzzle"]
    assert 'class="alts"' not in sent["regions"]["puzzle"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_again_nearly_or_solve_it(house: House, game: str, language: str) -> None:
    ann, puzzle = house.guest("Ann", language), some(game)
    path = path_of(puzzle, game)
    page = answered(ann, path, action=puzzle.verdicts[-1].do)
    assert 'class="came again"' in page
    page = answered(ann, path, action=puzzle.verdicts[1].do)
    assert 'class="came nearly"' in page
    page = html.unescape(answered(ann, path, action=puzzle.best))
    assert 'class="came solved"' in page
    assert page.count("<li class=") == len(puzzle.verdicts)
    assert whys(language, puzzle.whys) in page
    greedy = say(language, "web-bot-greedy")
    often = say(language, "puzzles-found", count=puzzle.found["greedy"], of=5)
    assert f"<dt>{greedy}</dt><dd>{often}</dd>" in page
    # It cannot be answered again, and another answer changes nothing.
    assert f'action="{path}"' not in text_of(ann, path)
    assert 'class="came solved"' in answered(ann, path, action=puzzle.verdicts[-1].do)


def test_every_worth_stands_beside_its_choice_the_best_first(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    ann.post(path_of(puzzle), {"action": puzzle.verdicts[-1].do})
    page = answered(ann, path_of(puzzle), show="1")
    chances = [int(found) for found in re.findall(r'class="num">(\d+)%', page)]
    assert len(chances) == len(puzzle.verdicts)
    assert chances == sorted(chances, reverse=True)
    assert page.index("the solution</small>") < page.index("your last answer")


def test_a_hint_names_the_theme_and_a_second_one_the_reason(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    theme = say("en", f"puzzles-theme-{puzzle.theme}")
    page = answered(ann, path_of(puzzle), hint="1")
    assert say("en", "puzzles-hint-theme", theme=theme) in page
    assert whys("en", puzzle.whys) not in page
    # What was tried in between takes no hint away.
    page = answered(ann, path_of(puzzle), action=puzzle.verdicts[-1].do)
    assert say("en", "puzzles-hint-theme", theme=theme) in page
    assert 'class="came again"' in page
    page = answered(ann, path_of(puzzle), hint="1")
    assert whys("en", puzzle.whys) in page
    assert 'class="came again"' in page
    assert 'name="hint"' not in page
    assert 'class="alts"' not in page


def test_the_solution_is_shown_on_request_and_counts_as_seen(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    page = answered(ann, path_of(puzzle), show="1")
    assert say("en", "puzzles-shown") in page
    assert 'class="alts"' in page
    home = text_of(ann, "/puzzles")
    assert f'<a class="shown" href="{path_of(puzzle)}">' in home
    assert say("en", "puzzles-solved-of", count=0, of=len(shipped("duel").puzzles)) in home


def test_a_script_gets_the_regions_and_what_is_to_be_said(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    sent = ann.json(path_of(puzzle), {"hint": "1"}).json()
    assert sent["lines"] == [
        say(
            "en",
            "puzzles-hint-theme",
            theme=say("en", f"puzzles-theme-{puzzle.theme}"),
        )
    ]
    sent = ann.json(path_of(puzzle), {"action": puzzle.best}).json()
    assert sent["lines"][0].startswith("Solved: ")
    assert whys("en", puzzle.whys) in sent["lines"]
    assert "duel-board" in sent["regions"]


def test_what_is_no_choice_there_is_refused_with_the_reason(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    answer = ann.json(path_of(puzzle), {"action": "build nonsense"})
    assert answer.status_code == 422
    assert answer.json()["error"]
    assert house.guest("Eve").get(path_of(puzzle)).status_code == 200
    for path in ("/puzzles/duel/ffffffff", "/puzzles/babel/next", "/puzzles/chess/today"):
        assert ann.get(path).status_code == 404
        assert ann.json(path, {"show": "1"}).status_code == 404
    assert ann.get(f"{path_of(puzzle)}?day=yesterday").status_code == 404
    assert ann.get(f"{path_of(puzzle)}?level=9&theme=x&day=").status_code == 200


def test_answers_are_limited_as_moves_are(tmp_path: Path) -> None:
    with house_in(tmp_path, moves_per_minute=2) as house:
        ann, puzzle = house.guest("Ann"), some()
        statuses = [ann.json(path_of(puzzle), {"hint": "1"}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_everybody_has_the_same_puzzle_on_a_day_and_another_one_on_the_next(
    house: House, calendar: Calendar
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob", "hu")
    places = [one.get("/puzzles/duel/today").headers["location"] for one in (ann, bob)]
    assert places[0] == places[1]
    calendar.day += 1
    assert ann.get("/puzzles/duel/today").headers["location"] != places[0]


def test_solving_day_after_day_makes_a_streak(house: House, calendar: Calendar) -> None:
    ann = house.guest("Ann")
    for days in (1, 2):
        puzzle, path = today(house)
        page = answered(ann, path, action=puzzle.best)
        assert say("en", "puzzles-streak", count=days) in page
        start = text_of(ann, "/")
        assert say("en", "puzzles-card-streak", count=days) in start
        calendar.day += 1
    calendar.day += 1
    assert say("en", "puzzles-card-streak", count=2) not in text_of(ann, "/")


def test_a_daily_puzzle_may_be_finished_on_the_day_after_and_is_any_puzzle_later(
    house: House, calendar: Calendar
) -> None:
    ann = house.guest("Ann")
    puzzle, path = today(house)
    calendar.day += 1
    assert say("en", "puzzles-daily", game="7 Wonders Duel") in panel_of(ann, path)
    calendar.day += 1
    number = [one.id for one in shipped("duel").puzzles].index(puzzle.id) + 1
    title = say("en", "puzzles-number", number=number, game="7 Wonders Duel")
    assert title in panel_of(ann, path)
    ann.post(path, {"action": puzzle.best})
    assert "days in a row" not in text_of(ann, "/puzzles")


def test_today_s_puzzle_leads_to_that_of_the_other_game(house: House) -> None:
    ann = house.guest("Ann")
    puzzle, path = today(house)
    other = today(house, "seven")[1]
    page = answered(ann, path, action=puzzle.best)
    assert f'data-next href="{other}"' in page
    ann.post(other, {"show": "1"})
    assert f'data-next href="/puzzles/duel/next?after={puzzle.id}"' in panel_of(ann, path)


def test_the_next_puzzle_is_an_open_one_of_the_same_choice(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    daily_one = today(house)[0]
    known = [one for one in shipped("duel").puzzles if one.level == 1]
    assert daily_one not in known  # it has a page of its own until it is settled
    seen = []
    path = "/puzzles/duel/next?level=1"
    while "told=done" not in (path := ann.get(path).headers["location"]):
        found = path.partition("?")[0].rpartition("/")[2]
        assert path.endswith("?level=1")
        seen.append(found)
        page = answered(ann, path, show="1")
        path = html.unescape(re.findall(r'data-next href="([^"]+)"', page)[0])
        assert "level=1" in path
    assert seen == [one.id for one in known]
    told = say("en", "puzzles-done-now")
    assert told in text_of(ann, path.partition("#")[0])
    # Somebody else begins at the beginning, and what is skipped comes again.
    first = bob.get("/puzzles/duel/next").headers["location"]
    assert first == path_of(known[0])
    second = bob.get(f"/puzzles/duel/next?after={known[0].id}").headers["location"]
    assert second == path_of(known[1])
    last = bob.get(f"/puzzles/duel/next?level=1&after={known[-1].id}").headers["location"]
    assert last == f"{path_of(known[0])}?level=1"


def test_a_theme_can_be_chosen(house: House) -> None:
    ann = house.guest("Ann")
    themes = {one.theme for one in shipped("seven").puzzles}
    for theme in themes:
        place = ann.get(f"/puzzles/seven/next?theme={theme}").headers["location"]
        puzzle = by_id("seven")[place.partition("?")[0].rpartition("/")[2]]
        assert puzzle.theme == theme


def test_today_s_puzzle_comes_last_and_as_the_one_of_today(house: House) -> None:
    ann = house.guest("Ann")
    puzzle, path = today(house)
    for other in shipped("duel").puzzles:
        if other.theme == puzzle.theme and other != puzzle:
            ann.post(path_of(other), {"show": "1"})
    place = f"/puzzles/duel/next?theme={puzzle.theme}"
    assert ann.get(place).headers["location"] == path
    ann.post(path, {"show": "1"})
    assert "told=done" in ann.get(place).headers["location"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_told_by_level_and_theme(house: House, language: str) -> None:
    ann, puzzle = house.guest("Ann", language), some()
    answered(ann, path_of(puzzle), action=puzzle.verdicts[-1].do)
    page = text_of(ann, "/puzzles")
    again = say(language, "puzzles-again-many", count=1)
    same = [one for one in shipped("duel").puzzles if one.level == puzzle.level]
    level = say(language, f"puzzles-level-{puzzle.level}")
    none = say(language, "puzzles-solved-of", count=0, of=len(same))
    assert f'aria-label="{level}: {none}, {again}"' in page
    answered(ann, path_of(puzzle), action=puzzle.best)
    page = text_of(ann, "/puzzles")
    alike = sum(one.theme == puzzle.theme for one in shipped("duel").puzzles)
    solved = say(language, "puzzles-solved-of", count=1, of=alike)
    theme = say(language, f"puzzles-theme-{puzzle.theme}")
    assert f'aria-label="{theme[:1].upper()}{theme[1:]}: {solved}"' in page


def test_a_daily_puzzle_that_was_solved_counts_in_the_progress(house: House) -> None:
    ann = house.guest("Ann")
    puzzle, path = today(house)
    answered(ann, path, action=puzzle.best)
    assert f'<a class="solved" href="{path_of(puzzle)}">' in text_of(ann, "/puzzles")


def test_a_guest_s_progress_goes_along_when_the_name_is_kept(house: House) -> None:
    ann, puzzle = house.guest("Ann"), some()
    answered(ann, path_of(puzzle), action=puzzle.best)
    assert ann.post("/me/keep", {"name": "Ann"}).status_code == 303
    assert f'<a class="solved" href="{path_of(puzzle)}">' in text_of(ann, "/puzzles")
    assert f'<a class="solved" href="{path_of(puzzle)}">' not in text_of(
        house.guest("Eve"), "/puzzles"
    )


def test_a_link_to_a_puzzle_is_shown_with_its_title_and_no_hint(house: House) -> None:
    eve, puzzle = house.guest("Eve"), some()
    page = text_of(eve, f"{path_of(puzzle)}?theme={puzzle.theme}&level={puzzle.level}")
    title = re.findall(r'og:title" content="([^"]+)"', page)[0]
    assert title.startswith("Puzzle ")
    assert title.endswith(f"7 Wonders Duel · level {puzzle.level}")
    assert re.findall(r'og:url" content="([^"]+)"', page) == [f"http://testserver{path_of(puzzle)}"]
    assert f'data-copy="http://testserver{path_of(puzzle)}"' in page


def test_the_start_page_has_today_s_puzzle_below_its_first_button(house: House) -> None:
    ann = house.guest("Ann")
    puzzle, path = today(house)
    page = text_of(ann, "/")
    card = page.partition('<a class="pz-card"')[2].partition("</a>")[0]
    assert f'href="{path}"' in card
    assert f"7 Wonders Duel · level {puzzle.level}" in card
    assert page.index('class="hero"') < page.index('class="pz-card"')
    answered(ann, path, action=puzzle.best)
    card = text_of(ann, "/").partition('<a class="pz-card"')[2].partition("</a>")[0]
    assert f'href="{today(house, "seven")[1]}"' in card  # what is open still comes first


def test_puzzles_are_led_to_from_the_bar_help_and_the_start_page(house: House) -> None:
    ann = house.guest("Ann")
    for page in ("/", "/help", "/me/games"):
        assert 'href="/puzzles"' in ann.get(page).text


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_seen_and_said(house: House, game: str) -> None:
    ann = house.guest("Ann", "hu")
    for puzzle in shipped(game).puzzles[::9]:
        page = html.unescape(answered(ann, path_of(puzzle, game), show="1"))
        assert page.count("<li class=") == len(puzzle.verdicts)
        assert whys("hu", puzzle.whys) in page


def test_a_game_without_a_collection_has_no_puzzles_and_a_server_without_any_no_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wanted.games_with_puzzles() == ["duel", "seven"]
    monkeypatch.setattr(wanted, "OFFERED", {})
    ann = house.guest("Ann")
    assert "pz-card" not in ann.get("/").text
    assert ann.get("/puzzles").status_code == 200
