"""How tests play 7 Wonders in a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.people import Player

ACTS = ".actbar:visible button:not([disabled])"
SHORT = 5_000


def answer(page: Page) -> bool:
    """Answers what the page asks; False if it asks nothing."""
    asked = page.locator("#seven-question button[name=action]:visible")
    if asked.count():
        asked.first.click(timeout=SHORT)
        return True
    picks = page.locator(".fan label.card")
    if not picks.count():
        return False
    picks.last.click(timeout=SHORT)
    page.locator(ACTS).first.click(timeout=SHORT)
    ways = page.locator(".way:visible")
    if ways.count():
        ways.first.click(timeout=SHORT)
    return True


def until_asked(page: Page) -> None:
    """Waits for a hand to choose from."""
    expect(page.locator(".fan label.card").first).to_be_visible(timeout=20_000)


SEVEN = Player("seven", answer, ("top", "hand", "question", "log"), "#seven-me")
