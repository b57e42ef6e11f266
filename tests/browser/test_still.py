"""A table that keeps its place: what is asked, chosen and explained moves nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import babel_shots, duel_shots
from tests.browser.album import FIRST, LIVE, Live
from tests.browser.duel_server import Site, served
from tests.browser.people import needs_chromium, resize
from tests.web.present.scenes import play
from tests.web.present.scenes import scene as duel_scene
from wondertable.games.duel.codes import TURN
from wondertable.text import LANGUAGES
from wondertable.web.scene import Scene

ASKED = ("turn", "crowd", "wait", "offer", "laid", "decide", "window", "bonus")
TURNS = 6
TOP = "() => document.querySelector('.structure').getBoundingClientRect().top + scrollY"
HIGH = "() => document.querySelector('.bgrid').getBoundingClientRect().height"

pytestmark = [needs_chromium, pytest.mark.long]
"""New: for every release, until ten runs in a row have shown that no clock decides in them."""


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
    """Tables of Babel that ask, and a first game of Duel that moves."""
    babel = babel_shots.states()
    asked = {f"/{name}": babel_shots.page(babel[name]) for name in ASKED}
    with served({**asked, LIVE: duel_shots.page(first_game("en")[0], live_url="/socket")}) as site:
        yield site


def test_what_a_first_game_explains_moves_no_card_on_a_phone(tab: Page) -> None:
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


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_board_keeps_its_size_whatever_is_asked_and_chosen(
    tab: Page, size: tuple[int, int]
) -> None:
    tab.set_viewport_size({"width": size[0], "height": size[1]})
    high = set()
    for name in ASKED:
        tab.goto(f"/{name}")
        high.add(tab.evaluate(HIGH))
        for choice in tab.locator("label:has(.some), label:has(.disc-pick)").all()[1:2]:
            choice.click()
            high.add(tab.evaluate(HIGH))
    assert len(high) == 1
