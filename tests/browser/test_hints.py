"""Hints in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import door
from tests.browser.duel_play import DUEL, sit_together
from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import (
    SIZES,
    WIDE,
    Guests,
    arrive,
    faults,
    fits,
    listen,
    looks,
    needs_chromium,
)

pytestmark = needs_chromium


class Visitors:
    """People with browsers of their own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.pages: list[Page] = []

    def against(self, bot: str, **given: Any) -> Page:
        """Somebody in a first game against a bot: a level, then the button."""
        options = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **given}
        context = self.browser.new_context(**options)
        page = context.new_page()
        listen(page)
        self.pages.append(page)
        page.goto(door.play(page, self.house, bot=bot))
        arrive(page, "#duel-board")
        return page


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """Everybody who visits in a test; they leave at its end."""
    visitors = Visitors(browser, house)
    yield visitors
    for page in visitors.pages:
        page.context.close()


def my_turn(page: Page) -> bool:
    """Waits until the viewer is asked; False if the game is over instead."""
    place = "#hint-button:not([aria-disabled]), #duel-end:not([hidden])"
    page.locator(place).first.wait_for(timeout=PATIENCE_MS)
    return not DUEL.is_over(page)


def press_hint(page: Page) -> list[tuple[str, int]]:
    """Asks for a hint; says the choices with their chances."""
    page.locator("#hint-button").click()
    rows = page.locator("#duel-hint .tip")
    rows.first.wait_for(timeout=PATIENCE_MS)
    texts = [row.inner_text() for row in rows.all()]
    found = [re.search(r"(\D+?)\s*(\d+)%", text.partition("\n")[2]) for text in texts]
    assert all(found), texts
    return [(match[1].strip(), int(match[2])) for match in found if match]


def moved_on(page: Page, before: str) -> None:
    """Waits until the page shows another position."""
    for _ in range(PATIENCE_MS // 25):
        if DUEL.moment(page) != before:
            return
        page.wait_for_timeout(25)
    raise AssertionError("nothing happened after a choice")


@pytest.mark.long
@pytest.mark.parametrize("enough", [2, pytest.param(15, marks=pytest.mark.long)])
def test_a_game_against_a_citizen_is_played_by_hints(visitors: Visitors, enough: int) -> None:
    page = visitors.against("citizen")
    moves = several = 0
    while moves < enough and my_turn(page):
        address, before = page.url, DUEL.moment(page)
        choices = press_hint(page)
        assert 1 <= len(choices) <= 3
        assert all(0 <= percent <= 100 for _, percent in choices)
        several += len(choices) == 3
        expect(page.locator("#said")).to_contain_text(f"Hint: {choices[0][0]}, {choices[0][1]}%")
        page.locator("#duel-hint .tip.best").click()
        expect(page.locator("[data-shown]")).to_be_focused()
        assert DUEL.moment(page) == before, "a line only shows its choice"
        page.locator("[data-shown]").click()
        moved_on(page, before)
        moves += 1
        assert page.url == address, "the page was not loaded again"
    assert moves == enough or DUEL.is_over(page)
    assert several > enough // 5
    if my_turn(page):
        assert page.locator("#duel-hint[hidden]").count() == 1


@pytest.mark.parametrize(("name", "scheme"), looks(["wide", "phone"]))
def test_axe_finds_nothing_on_a_page_with_a_hint(
    visitors: Visitors, name: str, scheme: str
) -> None:
    width, height = SIZES[name]
    size = {"width": width, "height": height}
    page = visitors.against("citizen", viewport=size, color_scheme=scheme)
    assert my_turn(page)
    press_hint(page)
    assert faults(page, colours=True) == []
    assert fits(page)
    page.locator("#duel-hint summary").click()
    expect(page.locator("#duel-hint .tip").first).to_be_hidden()
    assert faults(page, colours=True) == []


def test_a_hint_is_had_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.against("citizen")
    assert my_turn(page)
    before = DUEL.moment(page)
    page.keyboard.press("h")
    page.locator("#duel-hint .tip").first.wait_for(timeout=PATIENCE_MS)
    page.locator("#duel-hint summary").click()
    page.keyboard.press("h")
    expect(page.locator("#duel-hint .tip.best")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".act-sheet:popover-open [data-shown]")).to_be_focused()
    assert DUEL.moment(page) == before
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(page.locator("[data-shown]")).to_be_focused()
    page.keyboard.press("Enter")
    moved_on(page, before)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("H: a hint")


@pytest.mark.long
def test_a_hint_is_had_without_scripts(visitors: Visitors) -> None:
    page = visitors.against("citizen", java_script_enabled=False)
    for _ in range(PATIENCE_MS // 100):
        if page.locator("#hint-button:not([aria-disabled])").count():
            break
        page.wait_for_timeout(100)
        page.reload()
    page.locator("#hint-button").click()
    expect(page.locator("#duel-hint .tip").first).to_be_visible()
    before = page.locator("#duel-log").inner_text()
    page.locator("#duel-hint .tip.best").click()
    page.locator(".act-sheet:popover-open [data-tip='1']").click()
    expect(page.locator("#duel-log")).not_to_have_text(before)
    assert page.locator("#duel-hint .tip").count() == 0


@pytest.mark.parametrize(
    ("game", "scripts"),
    [
        ("seven", True),
        ("babel", False),
        pytest.param("seven", False, marks=pytest.mark.long),
        pytest.param("babel", True, marks=pytest.mark.long),
    ],
)
def test_a_line_picks_what_belongs_to_it_and_a_second_press_makes_the_choice(
    browser: Browser, house: House, game: str, *, scripts: bool
) -> None:
    options: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB"}
    context = browser.new_context(**options, java_script_enabled=scripts)
    page = context.new_page()
    page.goto(f"{house.url}/?new")
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(".quick .start").click()
    button = page.locator("#hint-button:not([aria-disabled])")
    while not scripts and not button.count():
        page.reload()
    button.click()
    page.locator(".tip.best").click()
    play = page.locator("[data-shown]")
    expect(play).to_be_focused()
    picks = (page.locator(".tip.best").get_attribute("data-picks") or "").split()
    for pick in picks:
        expect(page.locator(f"#{pick}")).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".tip")).to_have_count(0)
    context.close()


def test_asking_when_it_is_not_one_s_turn_is_answered_with_the_reason(
    browser: Browser, guests: Guests, house: House
) -> None:
    pages = sit_together(browser, guests, house, hints=True)
    (idle,) = (page for page in pages if page.locator("#hint-button[aria-disabled]").count())
    idle.locator("#hint-button").click(force=True)
    expect(idle.locator("#toast")).to_contain_text("not asked")
