"""The page of 7 Wonders in a browser: nothing for axe to find, keys, forms, updates, motion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.album import Album, check_presses, forbid_motion, problems
from tests.browser.duel_server import Site
from tests.browser.people import (
    every_size,
    looks,
    needs_chromium,
    resize,
    scrolls,
)
from tests.browser.seven_shots import PRESENTER, page, states
from tests.web.present.seven_scenes import CITIES, Played, play, scene
from wondertable.games.seven.codes import TURN
from wondertable.games.seven.game import GAME

STATES = states()
DAILY = ("eight", "over-team")

pytestmark = needs_chromium


def before_and_after() -> tuple[Played, Played]:
    """A turn in which seat 0 builds a card, and the turn that follows."""
    for seed in range(50):
        turns: list[Played] = []
        for played in play(5, CITIES, seed):
            turns.append(played.copy())
            if len(turns) < 2 or turns[-2].state.question != TURN:
                continue
            old, new = turns[-2].state, turns[-1].state
            grown = new.cities[0].counts != old.cities[0].counts
            if grown and new.question == TURN and new.turn == old.turn + 1:
                return turns[-2], turns[-1]
    raise AssertionError("no such turn")


BEFORE, AFTER = before_and_after()
ALBUM = Album(PRESENTER, page, STATES, scene(BEFORE, 0))


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Every state in both themes, and tables that move."""
    with ALBUM.served() as site:
        yield site


@pytest.mark.parametrize(("name", "theme"), looks(STATES, *DAILY))
def test_axe_finds_nothing(tab: Page, name: str, theme: str) -> None:
    tab.goto(f"/{name}/{theme}")
    resize(tab, "phone" if theme == "light" else "wide")
    card = tab.locator(".fan label.card")
    if card.count():
        card.last.click()
    assert problems(tab) == []


@every_size
def test_nothing_is_wider_than_the_screen(tab: Page, size: str) -> None:
    ALBUM.check_widths(tab, size)


@pytest.mark.parametrize("size", ["wide", "laptop"])
@pytest.mark.parametrize("name", ["first", "mid", "chosen", "seven", "eight", "team", "six"])
def test_a_turn_needs_no_scrolling(tab: Page, name: str, size: str) -> None:
    resize(tab, size)
    tab.goto(f"/{name}/light")
    assert not scrolls(tab)


def test_whatever_can_be_pressed_is_large_enough(tab: Page) -> None:
    names = ("mid", "seven", "team", "side", "lose", "rebuild", "over")
    check_presses(tab, names, "main a:not([data-help])")


def test_the_keyboard_alone_picks_a_card_and_sells_it(tab: Page, site: Site) -> None:
    tab.goto("/mid/light")
    picks = tab.locator(".fan .pick")
    picks.first.focus()
    tab.keyboard.press("Space")
    expect(picks.first).to_be_checked()
    tab.keyboard.press("ArrowRight")
    expect(picks.nth(1)).to_be_checked()
    card = picks.nth(1).get_attribute("value")
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.closest('.actbar') !== null")
    with tab.expect_navigation():  # no socket here, so the page comes back as it is
        tab.keyboard.press("s")
    assert [post["action"] for post in site.posts] == [f"sell {card}"]
    assert site.posts[0]["csrf"] == "token-against-forgery"


def test_a_choice_is_taken_back_by_a_key_or_a_press(tab: Page, site: Site) -> None:
    tab.goto("/chosen/light")
    expect(tab.get_by_role("button", name="Take back")).to_be_visible()
    with tab.expect_navigation():
        tab.keyboard.press("t")
    assert len(site.posts) == 1
    with tab.expect_navigation():
        tab.get_by_role("button", name="Take back").click()
    assert len(site.posts) == 2


def test_ways_to_pay_open_side_by_side_and_one_press_pays(tab: Page, site: Site) -> None:
    view = STATES["pay"].view
    words = [GAME.write(view, 0, code) for code in view.legal(0)]
    counted: dict[str, list[str]] = {}
    for text in words:
        if text.startswith("build"):
            counted.setdefault(text.split()[1], []).append(text)
    card, ways = max(counted.items(), key=lambda item: len(item[1]))
    assert len(ways) > 1
    tab.goto("/pay/light")
    tab.locator(f".pick[value={card}]").first.check(force=True)
    tab.keyboard.press("b")
    dialog = tab.get_by_role("dialog").filter(visible=True)
    expect(dialog.locator(".way")).to_have_count(len(ways))
    tops = dialog.evaluate(
        "sheet => [...sheet.querySelectorAll('.way')].map(way => way.getBoundingClientRect().y)"
    )
    assert tops[0] == tops[1]
    assert problems(tab) == []
    with tab.expect_navigation():
        dialog.locator(".way").nth(1).click()
    assert site.posts[0]["action"] == ways[1]


def test_a_built_card_glides_into_the_city_and_others_turn_up(tab: Page) -> None:
    live = ALBUM.live(tab)
    tab.evaluate(
        """() => { window.moved = {}; const play = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          window.moved[this.id] = JSON.stringify(frames);
          return play.call(this, frames, timing); } }"""
    )
    live.update(scene(AFTER, 0), 8, coins=[["bank", "coins-1", 3]])
    moved: dict[str, Any] = tab.evaluate("window.moved")
    own = [frames for id, frames in moved.items() if id.startswith("card-0-")]
    assert any("scale" in frames for frames in own)
    assert tab.locator(".coin-fly").count() > 0


def test_nothing_moves_for_those_who_want_no_motion(browser: Browser, site: Site) -> None:
    context = browser.new_context(reduced_motion="reduce", base_url=site.url)
    tab = context.new_page()
    live = ALBUM.live(tab)
    forbid_motion(tab)
    live.update(scene(AFTER, 0), 8, coins=[["bank", "coins-1", 3]])
    assert tab.locator(".coin-fly").count() == 0
    context.close()


def test_a_picked_card_stays_picked_while_others_choose(tab: Page) -> None:
    live = ALBUM.live(tab)
    pick = tab.locator(".fan .pick").nth(1)
    pick.focus()
    tab.keyboard.press("Space")
    chosen = Played(BEFORE.state.clone(), BEFORE.journal, BEFORE.ply)
    chosen.state.apply(3, chosen.state.legal(3)[0])
    live.update(scene(chosen, 0), 8)
    expect(pick).to_be_checked()
    expect(pick).to_be_focused()
    expect(tab.locator("#ready-3.is-chosen")).to_be_visible()


def test_a_new_question_gets_the_focus(tab: Page) -> None:
    live = ALBUM.live(tab)
    live.update(STATES["lose"], 8, turn=True)
    expect(tab.locator("#question-h")).to_be_focused()


def test_a_morph_reaches_every_state_from_every_other(tab: Page) -> None:
    ALBUM.check_morphs(tab)
