"""Layouts hold with the faces that people's machines have, from the widest to the narrowest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import babel_shots, duel_shots, seven_shots
from tests.browser.duel_server import served
from tests.browser.faces import FACES, WIDEST, wearing
from tests.browser.house import CHROMIUM, FLAGS
from tests.browser.people import (
    LAPTOPS,
    LARGE,
    ON_ITS_SIDE,
    SIZES,
    UPRIGHT,
    fits,
    needs_chromium,
    resize,
    scrolls,
)
from tests.browser.room import cut, look_at
from wondertable.text import LANGUAGES

HOUSE = Path(str(resources.files("wondertable")))
TOKENS = (HOUSE / "web" / "static" / "tokens.css").read_text(encoding="utf-8")
GAMES = {"duel": duel_shots, "seven": seven_shots, "babel": babel_shots}
TURNS = {
    "duel": ("mid", "late", "wait", "draft", "token"),
    "seven": ("first", "mid", "chosen", "seven", "eight", "team", "six"),
    "babel": ("turn", "crowd", "wait", "offer", "laid", "decide", "decide-five", "window"),
}
"""What is looked at for a whole turn: it needs no scrolling on a desk."""

pytestmark = needs_chromium


@pytest.fixture(scope="module", params=FACES)
def faced(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser for each of the faces."""
    env = wearing(request.param, tmp_path_factory.mktemp(request.param))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=env)
        yield browser
        browser.close()


def faces_of(page: Page, place: str) -> set[str]:
    """The families that a place of a page is shown with."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    top = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": top, "selector": place})
    fonts = session.send("CSS.getPlatformFontsForNode", node)["fonts"]
    session.detach()
    return {font["familyName"] for font in fonts}


def shown_with(browser: Browser) -> list[set[str]]:
    """The families of titles, text and code."""
    page = browser.new_page()
    page.set_content(f"<style>{TOKENS}</style><h1>Wonders</h1><p>Cards</p><code>seed</code>")
    found = [faces_of(page, place) for place in ("h1", "p", "code")]
    page.close()
    return found


def test_pages_are_measured_with_the_face_that_is_named(browser: Browser) -> None:
    face = FACES[WIDEST]
    assert shown_with(browser) == [{face.serif}, {face.sans}, {face.mono}]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_holds_with_every_face(faced: Browser, game: str, language: str) -> None:
    shots = GAMES[game]
    pages = {
        f"/{name}": shots.page(replace(scene, language=language), "light")
        for name, scene in shots.states().items()
    }
    wrong = []
    with served(pages) as site:
        context = faced.new_context(base_url=site.url)
        tab = context.new_page()
        for name in pages:
            tab.goto(name)
            for size in SIZES:
                resize(tab, size)
                if not fits(tab):
                    wrong.append(f"{name} is too wide: {size}")
                if scrolls(tab) and name[1:] in TURNS[game] and size in ("wide", "laptop"):
                    wrong.append(f"{name} needs scrolling: {size}")
                wrong += [f"{card} {size}" for card in tab.evaluate(BURST)]
        context.close()
    assert wrong == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_holds_on_every_screen_with_every_face(
    faced: Browser, game: str, language: str
) -> None:
    shots = GAMES[game]
    scenes = shots.states()
    pages = {
        f"/{name}": shots.page(replace(scenes[name], language=language), "light")
        for name in TURNS[game]
    }
    wrong = []
    with served(pages) as site:
        context = faced.new_context(base_url=site.url)
        tab = context.new_page()
        for name in pages:
            tab.goto(name)
            for size in (*LAPTOPS, *LARGE, "360x640", *UPRIGHT, *ON_ITS_SIDE):
                look_at(tab, size)
                if not fits(tab):
                    wrong.append(f"{name} is too wide: {size}")
                if scrolls(tab) and size in LAPTOPS + LARGE:
                    wrong.append(f"{name} needs scrolling: {size}")
                wrong += [f"{name} {size} cuts {one}" for one in cut(tab, ".turn, .turn span")]
                wrong += [f"{name} {size} {card}" for card in tab.evaluate(BURST)]
        context.close()
    assert wrong == []


BURST = """() => [...document.querySelectorAll('.card.big')]
  .filter((card) => card.scrollHeight > card.clientHeight + 1).map((card) => card.id)"""
"""Cards of 7 Wonders that say more than they have room for."""

COMMON = re.compile(
    r"[\x00-\x7f\xa0-\u017f\u2010-\u2027\u202f\u2030-\u203a\u2190-\u2193\u2212×’„“”…]*"
)
"""Latin letters, their punctuation, the minus sign and straight arrows: every face has them."""


def test_pages_need_no_sign_that_a_common_face_lacks() -> None:
    looked = [*(HOUSE / "web").rglob("*.css"), *(HOUSE / "web").rglob("*.html")]
    looked += [*(HOUSE / "web" / "present").rglob("*.py"), *HOUSE.rglob("*.ftl")]
    looked += (HOUSE / "web").rglob("*.js")
    assert len(looked) > 100
    rare = {
        (path.name, sign)
        for path in looked
        for sign in path.read_text(encoding="utf-8")
        if not COMMON.fullmatch(sign)
    }
    assert rare == set()
