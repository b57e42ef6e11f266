"""How tests play Duel in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser import door
from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Player, arrive, visit

QUICKLY = """() => {
  const seen = (one) => one.checkVisibility();
  const first = (where) => [...document.querySelectorAll(where)].find(seen);
  const asked = first('#duel-question button[name=action]');
  if (asked) {
    asked.click();
    return true;
  }
  if (!document.querySelector('button[name=action]:not([disabled])')) return false;
  if (!first('.act-sheet:popover-open')) first('#duel-board .card.is-open')?.click();
  const use = first('#duel-sheets button[name=action]:not([disabled])');
  use?.click();
  return use !== undefined;
}"""
"""Takes the first answer, or does the first thing that can be done with the first open card."""


def answer(page: Page) -> bool:
    """Answers what the page asks, in one step; False if it asks nothing."""
    return bool(page.evaluate(QUICKLY))


DUEL = Player("duel", answer, ("log", "top"), "#duel-board")


def open_game_against_bot(page: Page, house: House) -> None:
    """In a first game against the computer."""
    page.goto(door.play(page, house))
    arrive(page, "#duel-board")


def sit_together(
    browser: Browser, guests: Guests, house: House, *, hints: bool = False
) -> list[Page]:
    """Two people at a table: one opens it, the other follows the link."""
    ann, bob = visit(browser, guests), visit(browser, guests, PHONE)
    ann.goto(f"{house.url}/?new")
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url(re.compile("/t/"))
    if hints:
        ann.get_by_role("button", name="Allow hints").click()
        expect(ann.get_by_role("button", name="Play without hints")).to_be_visible()
    bob.goto(ann.url)
    bob.locator("main form button").first.click()
    for page in (ann, bob):
        arrive(page, "#duel-board")
    return [ann, bob]
