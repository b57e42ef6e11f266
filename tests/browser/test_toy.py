"""The toy in a real browser: a server on a copy of the house into which it has moved."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.house import House, house_in
from tests.browser.people import (
    COMPLAINTS,
    Guests,
    Player,
    arrive,
    faults,
    needs_chromium,
    visit,
)
from tests.toy.entered import PAGES, RULES, TEXTS, enter

pytestmark = needs_chromium


def press(page: Page) -> bool:
    """Presses the last button of what is asked: the highest bid, and the number at the end."""
    choices = page.locator("#mini-ask button[name=action]")
    if not choices.count():
        return False
    choices.last.click()
    return True


MINI = Player("mini", press, ("top", "laid", "log", "end"), "#mini-ask button")


def complain(said: ConsoleMessage) -> None:
    """Notes what a browser says of files that are not there, or not allowed."""
    if said.type == "error":
        COMPLAINTS.append(said.text)


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of a house with the toy."""
    folder = tmp_path_factory.mktemp("toy")
    source = enter(folder, RULES, TEXTS, PAGES)
    with house_in(folder, PYTHONPATH=str(source), WONDERTABLE_PURE="1") as house:
        yield house


@pytest.mark.long
def test_a_game_with_folders_of_its_own_is_played_by_pressing_buttons(
    browser: Browser, guests: Guests, toy_house: House
) -> None:
    page = visit(browser, guests)
    page.on("console", complain)
    page.goto(f"{toy_house.url}/?new")
    page.locator("input[name=game][value=mini]").check()
    assert faults(page) == []
    page.get_by_role("button", name="Play against the computer").click()
    arrive(page, MINI.seat)
    expect(page).to_have_title(re.compile(r"How much do you bid\?"))
    assert faults(page) == []
    MINI.play_out(page)
    expect(page.locator("#mini-end h2")).to_have_text(re.compile(r"\S won\."))
    expect(page.locator("#mini-log")).to_contain_text(re.compile(r"shows \d"))
    expect(page.locator("#mini-players .number")).to_have_text([re.compile(r"\d")] * 2)
    assert faults(page) == []
    page.get_by_role("link", name="Look back at the game").first.click()
    arrive(page, "#replay-at")
    page.keyboard.press("Home")
    expect(page.locator("#replay-at")).to_contain_text("Move 0 of")
    expect(page.locator("#mini-players")).to_contain_text("3 tokens")
