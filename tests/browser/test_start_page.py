"""The start page in a real browser: its main button is seen at once, with and without scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import Guests, arrive, faults, fits, languages, needs_chromium, visit

pytestmark = needs_chromium

DESK = {"width": 1366, "height": 625}
SMALL = {"width": 360, "height": 640}


def seen_at_once(page: Page, place: str) -> bool:
    """Whether the whole of something is on the screen without scrolling."""
    box = page.locator(place).first.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def press(page: Page, house: House, preset: str) -> None:
    """Opens a table at one press, and comes back."""
    page.locator(f'.pre[value="{preset}"]').click()
    page.wait_for_url(re.compile("/t/"))
    page.goto(house.url)


@languages("hu-HU")
def test_the_main_button_is_seen_at_once_by_newcomers_and_by_who_comes_back(
    browser: Browser, guests: Guests, house: House, language: str
) -> None:
    page = visit(browser, guests, DESK, language)
    page.goto(house.url)
    for size in (DESK, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a TypedDict of the same two keys
        assert seen_at_once(page, "button.hero")
        assert fits(page)
    press(page, house, "duel.bot")
    press(page, house, "duel.friend")
    for size in (SMALL, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert seen_at_once(page, ".yt .btn.primary")
        assert seen_at_once(page, "button.hero")
        assert fits(page)


def test_axe_finds_nothing_on_the_start_page_of_somebody_with_tables(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests, SMALL)
    page.goto(house.url)
    assert faults(page, colours=True) == []
    press(page, house, "duel.bot")
    press(page, house, "seven.tonight")
    page.locator(".rn .more summary").click()
    assert faults(page, colours=True) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, colours=True) == []


def test_enter_in_the_name_plays_and_a_resigned_game_is_left_behind(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests, DESK)
    page.goto(house.url)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").press("Enter")
    arrive(page, "#duel-board")
    expect(page.locator(".turn.mine").first).to_be_visible()
    page.goto(house.url)
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.locator(".yt .more summary").click()
    page.get_by_role("link", name=re.compile("^Resign:")).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#duel-end")).to_contain_text("has won")
    page.goto(house.url)
    expect(page.locator(".yt")).to_have_count(0)


def test_everything_of_the_start_page_works_without_scripts(
    browser: Browser, guests: Guests, house: House
) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    guests.append(context)
    page = context.new_page()
    page.goto(house.url)
    page.get_by_role("button", name="Duel with a friend").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto(house.url)
    expect(page.locator("button.hero")).to_contain_text("1 seat by link")
    page.get_by_role("button", name=re.compile("Play again as last time")).click()
    page.wait_for_url(re.compile("/t/"))
    page.goto(house.url)
    expect(page.locator(".rn li")).to_have_count(2)
    page.locator(".rn .more summary").first.click()
    page.get_by_role("button", name=re.compile("Hide from my list")).first.click()
    expect(page.locator(".told")).to_contain_text("is hidden from your list")
    expect(page.locator(".rn li")).to_have_count(1)
    page.get_by_text("Another game").click()
    page.locator("[name=fill]").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#duel-board")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_faces_are_drawn_at_a_table(
    browser: Browser, guests: Guests, house: House, scheme: str
) -> None:
    page = visit(browser, guests, DESK)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(house.url)
    page.locator('.pre[value="duel.bot"]').click()
    arrive(page, "#duel-board")
    face = page.locator("#duel-opponent .face")
    expect(face).to_be_visible()
    box = face.bounding_box()
    assert box
    assert 20 < box["width"] < 60
