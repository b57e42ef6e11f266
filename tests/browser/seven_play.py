"""How tests play 7 Wonders in a browser."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.house import House

MOST_ROUNDS = 400
ACTS = ".actbar:visible button:not([disabled])"


def open_table(page: Page, house: House, players: int, seats: list[str], **options: str) -> None:
    """From the lobby to a table with these on the other seats."""
    page.goto(house.url)
    page.locator("[name=game][value=seven]").check()
    page.locator(f'[name=seven-players][value="{players}"]').check(force=True)
    for at, seat in enumerate(seats, start=1):
        page.locator(f"select[name=seat-{at}]").select_option(seat)
    for name, value in options.items():
        page.locator(f"select[name=seven-{name}]").select_option(value)
    if page.locator("select[name=order]").is_visible():
        page.locator("select[name=order]").select_option("given")
    page.locator("button[formaction$='/tables']").click()
    page.wait_for_url(re.compile("/t/"))


def is_over(page: Page) -> bool:
    """Whether the page shows the end of a game."""
    return page.locator("#seven-end:not([hidden])").count() > 0


def choose(page: Page) -> bool:
    """Answers what the page asks; False if it asks nothing."""
    asked = page.locator("#seven-question button[name=action]:visible")
    with suppress(TimeoutError):  # an update may take the choice away under the hand: look again
        if asked.count():
            asked.first.click(timeout=5_000)
            return True
        picks = page.locator(".fan label.card")
        if not picks.count():
            return False
        picks.last.click(timeout=5_000)
        page.locator(ACTS).first.click(timeout=5_000)
        ways = page.locator(".way:visible")
        if ways.count():
            ways.first.click(timeout=5_000)
        return True
    return False


def settled(page: Page, before: str) -> None:
    """Waits until a page has moved on from what it showed."""
    for _ in range(200):
        if ply_of(page) != before or is_over(page):
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing happened after a choice")


def ply_of(page: Page) -> str:
    """What the page says about the moment."""
    places = "['seven-top', 'seven-hand', 'seven-question', 'seven-log']"
    return str(
        page.evaluate(f"{places}.map((id) => document.getElementById(id).innerText).join('')")
    )


def choose_and_wait(page: Page) -> bool:
    """Chooses, and waits until the page shows it."""
    before = ply_of(page)
    if not choose(page):
        return False
    settled(page, before)
    return True


def play_out(*pages: Page) -> None:
    """Plays a game to its end from all its pages."""
    patience = 0
    for _ in range(MOST_ROUNDS):
        if all(is_over(page) for page in pages):
            return
        moved = [choose_and_wait(page) for page in pages if not is_over(page)]
        patience = 0 if any(moved) else patience + 1
        assert patience < 200, "nobody is asked, and the game is not over"
        if not any(moved):
            pages[0].wait_for_timeout(50)
    raise AssertionError("the game does not end")


def until_asked(page: Page) -> None:
    """Waits for a hand to choose from."""
    expect(page.locator(".fan label.card").first).to_be_visible(timeout=20_000)
