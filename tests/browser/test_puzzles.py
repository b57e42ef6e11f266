"""Puzzles in a real browser: solved by keys, on phones, in all languages and both lights."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.house import House
from tests.browser.people import (
    SIZES,
    arrive,
    faults,
    fits,
    listen,
    looks,
    needs_chromium,
    too_small,
    visit,
)
from wondertable.review.collection import shipped
from wondertable.review.puzzle import Puzzle

pytestmark = [needs_chromium, pytest.mark.compiled]

Guests = list[BrowserContext]
GAMES = ("duel", "seven")
SCREENS = {**SIZES, "small": (360, 640)}


def built(game: str) -> Puzzle:
    """A puzzle whose solution builds a card, and needs no choice of how to pay."""
    return next(one for one in shipped(game).puzzles if re.fullmatch(r"build [a-z_0-9]+", one.best))


def path_of(house: House, game: str, puzzle: Puzzle) -> str:
    return f"{house.url}/puzzles/{game}/{puzzle.id}"


def test_a_puzzle_is_solved_by_keys(browser: Browser, guests: Guests, house: House) -> None:
    page, puzzle = visit(browser, guests), built("duel")
    page.goto(path_of(house, "duel", puzzle))
    arrive(page, "#duel-board")
    page.keyboard.press("h")
    expect(page.locator("#puzzle .came.hint")).to_have_count(1)
    expect(page.locator("#said")).to_contain_text("A hint")
    card = page.locator(f"#board-{puzzle.best.partition(' ')[2]}")
    if not card.count():
        card = page.locator(f'.structure button.card[id$="{puzzle.best.partition(" ")[2]}"]')
    card.first.focus()
    page.keyboard.press("Enter")
    act = page.locator(f'.act-sheet:popover-open button[value="{puzzle.best}"]')
    expect(act).to_be_visible()
    act.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#puzzle .came.solved")).to_be_visible()
    expect(page.locator("#said")).to_contain_text("Solved")
    expect(page.locator("#puzzle-next")).to_be_focused()
    expect(page.locator("#puzzle-h")).to_be_in_viewport()
    assert faults(page, "#puzzle", colours=True) == []
    before = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != before)
    arrive(page, "#duel-board")
    expect(page.locator("#puzzle .came")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_answered_without_scripts(
    browser: Browser, guests: Guests, house: House, game: str
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, java_script_enabled=False, locale="en-GB"
    )
    guests.append(context)
    page = context.new_page()
    page.goto(path_of(house, game, built(game)))
    page.locator("#hint-button").click()
    expect(page.locator("#puzzle .came.hint")).to_have_count(1)
    page.locator("#puzzle button[name=show]").click()
    expect(page.locator("#puzzle .alts li").first).to_be_visible()
    page.locator("#puzzle-next").click()
    expect(page.locator("#puzzle .came")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), looks(SCREENS))
def test_the_page_of_puzzles_fits_and_can_be_used_by_everybody(
    browser: Browser, guests: Guests, house: House, size: str, theme: str
) -> None:
    page = opened(browser, guests, size, theme, "en-GB")
    page.goto(f"{house.url}/puzzles")
    arrive(page, "main.puzzles")
    for fold in page.locator("main details > summary").all():
        fold.click()
    assert fits(page)
    assert too_small(page, "main.puzzles a") == []
    assert faults(page, colours=True) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "hu-HU", "de-DE"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "small", "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_fits_and_can_be_used_by_everybody(
    *,
    browser: Browser,
    guests: Guests,
    house: House,
    game: str,
    size: str,
    theme: str,
    language: str,
) -> None:
    page = opened(browser, guests, size, theme, language)
    page.goto(path_of(house, game, built(game)))
    arrive(page, "#puzzle")
    assert fits(page)
    assert faults(page, colours=True) == []
    page.locator("#puzzle button[name=show]").click()
    arrive(page, "#puzzle .alts")
    assert fits(page)
    assert too_small(page, "#puzzle a.btn") == []
    assert faults(page, colours=True) == []


def opened(browser: Browser, guests: Guests, size: str, theme: str, language: str) -> Page:
    """A page of somebody with a device of this size."""
    width, height = SCREENS[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    guests.append(context)
    page = context.new_page()
    listen(page)
    return page
