"""Talk in two browsers: each reads it in their own language, and no decision is disturbed."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import door
from tests.browser.house import House
from tests.browser.people import PHONE, WIDE, Guests, faults, fits, needs_chromium, visit

pytestmark = needs_chromium


def two_at_a_table(
    browser: Browser, guests: Guests, house: House, size: dict[str, int] = WIDE
) -> tuple[Page, Page]:
    """Ann, who reads English, and Béla, who reads Hungarian, in a game of Duel that has begun."""
    ann = visit(browser, guests, size)
    ann.goto(house.url)
    ann.goto(door.open_table(ann, house, name="Ann", game="duel", **{"seat-1": "friend"}))
    bela = visit(browser, guests, PHONE, "hu-HU")
    bela.goto(house.url)
    bela.goto(door.sit_down(bela, ann.url, name="Béla"))
    expect(ann.locator("#talk-button")).to_be_visible()
    expect(bela.locator("#talk-button")).to_be_visible()
    return ann, bela


def test_two_people_exchange_a_phrase_each_in_their_language(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bela = two_at_a_table(browser, guests, house)
    focused = ann.evaluate("document.activeElement.id")
    bela.locator("#talk-button").click()
    bela.get_by_role("button", name="Jól játszottál!").click()
    expect(bela.locator("#talk .me")).to_contain_text("Jól játszottál!")
    expect(bela.locator("#talk-sheet")).to_be_visible()
    expect(ann.locator("#talk-news")).to_have_text("Béla: Well played!")
    expect(ann.get_by_role("button", name="Talk: 1 unread")).to_be_visible()
    assert ann.evaluate("document.activeElement.id") == focused
    ann.locator("#talk-button").click()
    expect(ann.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    ann.locator("#talk-words").fill("danke")
    ann.locator("#talk-words").press("Enter")
    expect(bela.locator("#talk [data-heard]")).to_contain_text("danke")
    expect(ann.locator("#talk-words")).to_have_value("")
    assert faults(ann) == []
    assert fits(bela)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_of_talk_and_library_are_clean_and_fit_on_a_small_phone(
    browser: Browser, guests: Guests, house: House, theme: Literal["light", "dark"]
) -> None:
    ann, bela = two_at_a_table(browser, guests, house, {"width": 360, "height": 740})
    ann.emulate_media(color_scheme=theme)
    bela.locator("#talk-button").click()
    bela.get_by_role("button", name="Hoppá!").click()
    ann.locator("#talk-button").click()
    ann.locator(".tk-more").click()
    for path in (ann.url, f"{house.url}/library", f"{house.url}/library/bring", f"{house.url}/me"):
        ann.goto(path)
        assert faults(ann) == []
        assert fits(ann)
