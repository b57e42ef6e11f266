"""Practice in a real browser: choices are undone by hand and by key, and others are asked."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.duel_play import DUEL
from tests.browser.house import House
from tests.browser.people import (
    PHONE,
    Guests,
    arrive,
    faults,
    fits,
    needs_chromium,
    too_small,
    visit,
)

pytestmark = needs_chromium

LOG = "#duel-log"
BACK = "The game went back to here"


def practise(page: Page, house: House) -> None:
    """From the lobby to a game for practice against the computer."""
    page.goto(f"{house.url}/?new")
    page.locator("[name=quick_practice]").check()
    page.locator(".quick .start").click()
    arrive(page, "#duel-board")


def test_choices_are_undone_against_the_computer_by_key_and_from_the_list(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests, PHONE)
    practise(page, house)
    DUEL.play_out(page, most=3)
    undo = page.locator("#undo")
    expect(undo).to_have_accessible_name("Undo my last choice")
    assert fits(page)
    assert too_small(page, "#house button", "#house summary") == []
    page.keyboard.press("u")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(LOG)).to_contain_text(BACK)
    page.locator(".undo-ways summary").click()
    expect(page.locator(".undo-ways li").first).to_be_visible()
    assert faults(page, "#house", colours=True) == []
    assert fits(page)
    first = page.locator(".undo-ways button").last
    first.click()
    expect(page.locator("#undo")).to_have_count(0)
    DUEL.play_out(page, most=2)
    expect(page.locator("#undo")).to_be_visible()


def test_two_people_go_back_when_both_want_it(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob = visit(browser, guests), visit(browser, guests, PHONE)
    ann.goto(f"{house.url}/?new")
    ann.locator("[name=practice]").check()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url(re.compile("/t/"))
    bob.goto(ann.url)
    bob.locator("main form button").first.click()
    for page in (ann, bob):
        arrive(page, "#duel-board")
    asker, other = (ann, bob) if DUEL.choose_and_wait(ann) else (bob, ann)
    assert asker is ann or DUEL.choose_and_wait(bob)
    asker.locator("#undo").click()
    expect(other.locator(".undo-asked")).to_contain_text("would like to undo")
    expect(asker.locator(".undo-asked")).to_contain_text("Still to answer")
    assert faults(other, "#house", colours=True) == []
    assert fits(bob)
    other.get_by_role("button", name="Refuse").click()
    expect(asker.locator("#undo")).to_be_visible()
    asker.locator("#undo").click()
    other.get_by_role("button", name="Agree").click()
    for page in (asker, other):
        expect(page.locator(LOG)).to_contain_text(BACK)
    expect(asker.locator("#undo")).to_have_count(0)
