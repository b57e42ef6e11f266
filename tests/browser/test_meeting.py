"""Finding each other in browsers: two who seek, a challenge between friends, and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import Guests, faults, fits, needs_chromium, visit

pytestmark = needs_chromium

TABLE = re.compile(r"/t/[\w-]+$")


def seek(page: Page, url: str, name: str) -> None:
    """Begins to look for somebody."""
    page.goto(f"{url}/seek")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Find somebody").click()


def test_two_who_seek_find_each_other_and_are_brought_to_one_table(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob = visit(browser, guests), visit(browser, guests)
    seek(ann, house.url, "Ann")
    expect(ann.get_by_text("Nobody else seeks this game just now.")).to_be_visible()
    assert faults(ann) == []
    seek(bob, house.url, "Bob")
    expect(bob).to_have_url(TABLE)
    expect(ann).to_have_url(bob.url)


@pytest.mark.long
def test_a_challenge_reaches_the_start_page_and_leads_both_to_the_table(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob = visit(browser, guests), visit(browser, guests)
    befriend(ann, bob, house.url)
    bob.goto(house.url)
    ann.get_by_role("link", name="Challenge: Bob").click()
    ann.get_by_label("Series").select_option("best of 3")
    ann.get_by_role("button", name="Challenge").click()
    expect(ann.get_by_text("Waiting for Bob")).to_be_visible()
    expect(bob.get_by_text("Ann challenges you")).to_be_visible()
    bob.get_by_role("button", name="Accept: Ann").click()
    expect(bob).to_have_url(TABLE)
    expect(ann).to_have_url(bob.url)
    expect(ann.locator("#series-now")).to_contain_text("Best of 3, game 1")


def befriend(ann: Page, bob: Page, url: str) -> None:
    """Makes friends of two, by the link of the first."""
    ann.goto(f"{url}/friends")
    ann.get_by_role("textbox", name="Your name").fill("Ann")
    ann.get_by_role("button", name="Use this name").click()
    bob.goto(ann.get_by_role("textbox", name="Your link for friends").input_value())
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Ask").click()
    expect(bob.get_by_text("You have asked")).to_be_visible()
    ann.goto(f"{url}/friends")
    ann.get_by_role("button", name="Accept: Bob").click()
    expect(ann.get_by_role("link", name="Challenge: Bob")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_fit_a_phone_and_axe_finds_nothing(
    browser: Browser, guests: Guests, house: House, theme: str
) -> None:
    small = {"width": 360, "height": 640}
    ann, bob = visit(browser, guests, small), visit(browser, guests, small)
    for page in (ann, bob):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of its two words
    wrong: list[str] = []

    def look(page: Page, name: str) -> None:
        wrong.extend(f"{name}: {fault}" for fault in faults(page, colours=True))
        assert fits(page), name

    befriend(ann, bob, house.url)
    look(ann, "friends")
    ann.goto(f"{house.url}/me")
    look(ann, "my page")
    ann.goto(f"{house.url}/seek?game=seven")
    look(ann, "seek")
    ann.get_by_label("3 days a move").check()
    ann.get_by_role("button", name="Find somebody").click()
    look(ann, "waiting")
    ann.goto(f"{house.url}/friends")
    ann.get_by_role("link", name="Challenge: Bob").click()
    look(ann, "challenge")
    ann.get_by_role("button", name="Challenge").click()
    look(ann, "challenged")
    bob.goto(house.url)
    expect(bob.get_by_text("Ann challenges you")).to_be_visible()
    look(bob, "start page")
    bob.goto(f"{house.url}/tables?game=duel")
    look(bob, "open tables")
    assert wrong == []
