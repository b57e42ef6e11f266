"""How tests play 7 Wonders in a browser."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.people import Player, arrive

ACTS = ".actbar:visible button:not([disabled])"
QUICKLY = """() => {
  const seen = (one) => one.checkVisibility();
  const first = (where) => [...document.querySelectorAll(where)].find(seen);
  const press = (where) => {
    const button = first(where);
    button?.click();
    return button !== undefined;
  };
  if (press('#seven-question button[name=action]')) return true;
  const card = [...document.querySelectorAll('.fan label.card')].at(-1);
  card?.click();
  if (!card || !press('.actbar button:not([disabled])')) return false;
  press('.way');
  return true;
}"""
"""Takes the first answer, or does the first thing that can be done with the last card."""


def answer(page: Page) -> bool:
    """Answers what the page asks, in one step; False if it asks nothing."""
    return bool(page.evaluate(QUICKLY))


def until_asked(page: Page) -> None:
    """Waits for a hand to choose from."""
    arrive(page, ".fan label.card")


SEVEN = Player("seven", answer, ("top", "hand", "question", "log"), "#seven-me")
