"""A table that keeps its place: what is asked, chosen and explained moves nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import babel_shots, duel_shots
from tests.browser.album import FIRST, LIVE, Live
from tests.browser.duel_server import Site, served
from tests.browser.people import fits, needs_chromium, resize, sizes
from tests.browser.room import cut, look_at, unseen
from tests.browser.shifts import COURSES, EVERY_SIZE, MOST, Watched, looks_of
from tests.web.present.scenes import play
from tests.web.present.scenes import scene as duel_scene
from wondertable.games.duel.codes import TURN
from wondertable.text import LANGUAGES
from wondertable.web.scene import Scene

ASKED = ("turn", "crowd", "wait", "offer", "laid", "decide", "joker", "window", "bonus")
TURNS = 6
TOP = "() => document.querySelector('.structure').getBoundingClientRect().top + scrollY"
HIGH = "() => document.querySelector('.bgrid').getBoundingClientRect().height"
DAILY = {"duel": ((26, 29), (41, 44)), "seven": ((20, 27),), "babel": ((8, 14),)}
"""Looks with a new age, a question, and choices face down between two turns."""

pytestmark = needs_chromium


def first_game(language: str) -> list[Scene]:
    """A game that explains itself: in each age two turns, the viewer's and the other one's."""
    looks: dict[tuple[int, int], Scene] = {}
    for played in play(7, first_game=True):
        if played.state.question == TURN:
            turn = (int(played.state.age), int(played.state.active))
            looks.setdefault(turn, duel_scene(played, 0, language, explain=True))
    return [*looks.values()]


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Tables of Babel that ask, and a table that moves."""
    babel = babel_shots.states()
    with served({f"/{name}": babel_shots.page(babel[name]) for name in ASKED}) as site:
        yield site


@pytest.mark.parametrize(
    "game", ["duel", *(pytest.param(one, marks=pytest.mark.long) for one in DAILY if one != "duel")]
)
def test_a_move_moves_nothing_but_what_it_is_about(tab: Page, site: Site, game: str) -> None:
    watched = Watched(tab, site, game)
    for size in ("1366x768", "390x844"):
        look_at(tab, size)
        for first, last in DAILY[game]:
            for at, shift in enumerate(watched.follow(first, last), first + 1):
                assert shift.score <= MOST, f"{size}, look {at}: {shift.moved}"


@pytest.mark.long
@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("game", COURSES)
def test_a_whole_game_moves_little_at_every_size(
    tab: Page, site: Site, game: str, size: str
) -> None:
    look_at(tab, size)
    shifts = Watched(tab, site, game).follow(0, len(looks_of(game)) - 1)
    assert sum(shift.score for shift in shifts) / len(shifts) <= MOST
    far = [(at, shift) for at, shift in enumerate(shifts, 1) if shift.score > MOST]
    assert len(far) <= len(shifts) / 10, far


@pytest.mark.long
def test_what_a_first_game_explains_moves_no_card_on_a_phone(tab: Page, site: Site) -> None:
    site.pages[LIVE] = duel_shots.page(first_game("en")[0], live_url="/socket")
    resize(tab, "phone")
    live = Live(tab, duel_shots.PRESENTER)
    tab.evaluate("() => { matchMedia = () => ({ matches: true }) }")
    looks = [look for language in LANGUAGES for look in first_game(language)]
    assert len(looks) == TURNS * len(LANGUAGES)
    tops = set()
    for version, look in enumerate(looks, FIRST + 1):
        live.update(look, version)
        tops.add(tab.evaluate(TOP))
    assert len(tops) == 1


@pytest.mark.long
def test_the_board_keeps_its_size_whatever_is_asked_and_chosen(tab: Page) -> None:
    laptops = ("1366x768", "1280x720", "1440x900")
    high: dict[str, set[float]] = {size: set() for size in laptops}
    for name in ASKED:
        tab.goto(f"/{name}")
        for size in laptops:
            look_at(tab, size)
            high[size].add(tab.evaluate(HIGH))
        for choice in tab.locator("label:has(.some), label:has(.disc-pick)").all()[1:2]:
            choice.click()
            high[laptops[-1]].add(tab.evaluate(HIGH))
    assert [len(found) for found in high.values()] == [1] * len(laptops)


@sizes("640x360", long=("844x390", "932x430"))
def test_babel_on_its_side_shows_board_hand_and_question_at_once(tab: Page, size: str) -> None:
    look_at(tab, size)
    for name in ASKED:
        tab.goto(f"/{name}")
        assert fits(tab), name
        assert unseen(tab, ".bgrid .bw", ".bcards", "#babel-ask h2", ".turn") == [], name
        assert cut(tab, ".turn, .turn span, .bw, .bw h3, #babel-ask .btn") == [], name
        if name in ("turn", "offer", "window"):
            assert unseen(tab, "#babel-ask .btn") == [], name


@sizes("360x640", long=("390x844", "430x932", "820x1180"))
def test_babels_question_stands_below_the_board_and_is_seen(tab: Page, size: str) -> None:
    look_at(tab, size)
    tops = set()
    for name in ASKED:
        tab.goto(f"/{name}")
        assert fits(tab), name
        assert unseen(tab, "#babel-ask h2", ".bcards", ".turn") == [], name
        tops.add(tab.evaluate("document.querySelector('.bgrid').getBoundingClientRect().top"))
    assert len(tops) == 1
