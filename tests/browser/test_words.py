"""What must be noticed in a browser: news of a partner, a clock that runs out, marks, shapes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser import duel_shots, seven_shots
from tests.browser.album import LIVE, Live
from tests.browser.duel_server import Site, served
from tests.browser.people import needs_chromium, resize
from tests.web.present.scenes import find
from tests.web.present.scenes import scene as duel_scene
from wondertable.games.duel.codes import TURN
from wondertable.table.clock import SeatClock
from wondertable.web.scene import Words

TEAM = seven_shots.states()["team"]
SLASHES = """place => [...place.querySelectorAll('.plate')].filter((plate) =>
  plate.querySelector('.slash')).map((plate) => [...plate.querySelectorAll('.slash')].every(
  (slash) => slash.getBoundingClientRect().width > 1))"""

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Tables on which something is to be noticed."""
    seven = seven_shots.states()
    duel = duel_shots.states()
    low = replace(duel["mid"], clocks=(SeatClock(17, runs=True),) * 2, time_up="lose")
    late = find(lambda state: state.age == 3 and state.question == TURN and state.present < 8)
    pages = {
        LIVE: seven_shots.page(TEAM, live_url="/socket"),
        "/board": seven_shots.page(seven["board"]),
        "/clock": duel_shots.page(low),
        "/late": duel_shots.page(duel_scene(late, 0)),
        "/mid": duel_shots.page(duel["mid"]),
    }
    with served(pages) as site:
        yield site


def test_what_a_partner_says_is_noticed_on_a_phone_and_found_by_one_press(tab: Page) -> None:
    resize(tab, "phone")
    live = Live(tab, seven_shots.PRESENTER)
    mark = tab.get_by_role("link", name="New message from your partner")
    expect(mark).to_have_text("1")
    said = replace(TEAM, chat=(*TEAM.chat, Words(3, 1, "Take the glass!")))
    live.update(said, 8)
    expect(tab.locator("#toast")).to_have_text(f"{TEAM.names[1]}: Take the glass!")
    expect(mark).to_have_text("2")
    mark.click()
    expect(tab.locator("#seven-chat .chat")).to_be_in_viewport()
    expect(mark).to_be_hidden()
    tab.reload()
    expect(tab.locator("[data-talk-new]")).to_be_hidden()


def test_a_clock_warns_once_when_little_time_is_left(tab: Page) -> None:
    tab.goto("/clock")
    clock = tab.locator(".status .clock")
    expect(clock.locator(".hurry")).to_be_hidden()
    expect(tab.locator("#toast")).to_have_text(
        "Your time is running out. When it is up, you lose the game."
    )
    expect(clock.locator(".hurry")).to_be_visible()


def test_goods_of_which_one_is_chosen_are_drawn_with_a_slash(tab: Page) -> None:
    tab.goto("/board")
    drawn = tab.locator("#seven-question").evaluate(SLASHES)
    assert drawn
    assert all(drawn)


def test_a_progress_token_keeps_its_shape_when_it_has_the_focus(tab: Page) -> None:
    tab.goto("/mid")
    token = tab.locator(".progress .ptoken").first
    shape = "token => getComputedStyle(token).borderRadius"
    before = token.evaluate(shape)
    tab.keyboard.press("Tab")
    token.focus()
    assert token.evaluate("token => token.matches(':focus-visible')")
    assert token.evaluate(shape) == before


def test_late_in_an_age_a_phone_shows_no_rows_of_empty_places(tab: Page) -> None:
    resize(tab, "phone")
    tab.goto("/late")
    places = tab.locator(".structure > li")
    lowest = max(
        box["y"] + box["height"]
        for place in tab.locator(".structure > li:not(:has(.gone:not(.ghost-of)))").all()
        if (box := place.bounding_box())
    )
    end = tab.locator(".structure").bounding_box()
    assert end
    assert end["y"] + end["height"] <= lowest + 1
    empty = places.filter(has=tab.locator(".gone")).all()
    boxes = [box for place in empty if (box := place.bounding_box())]
    assert all(box["y"] + box["height"] <= lowest + 1 for box in boxes)
