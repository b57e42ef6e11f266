"""A guided first game in a real browser: by keys alone, pointing at what is there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import SIZES, Guests, arrive, faults, fits, needs_chromium, visit
from wondertable.text import say
from wondertable.web.game_pages import Step
from wondertable.web.games import PAGES

pytestmark = needs_chromium

SEATS = {"duel": "#duel-board", "seven": "#seven-hand", "babel": "#babel-board"}
DAILY = ("duel", "phone", "dark", "hu")
OTHERS = [("seven", "wide", "light", "en"), ("babel", "phone", "light", "de")]
LONG = [("seven", "phone", "dark", "hu"), ("duel", "phone", "light", "de")]
LONG += [("babel", "wide", "dark", "en")]
POINTED = """(at) => {
  const found = [...document.querySelectorAll("[data-pointed]")];
  return found.length === 1 && found[0].matches(at);
}"""
"""The words of a step come first, then it points: one thing, and the right one."""
FOCUSED = "(place) => document.activeElement.matches(place)"
MOST_TABS = 250


def tab_to(page: Page, place: str) -> None:
    """Goes from stop to stop until one is reached."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {place}")


def arrow_to(page: Page, place: str) -> None:
    """Goes from one radio button of a group to the next until one has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED, place):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {place}")


# How a choice is made by keys, by the games and by the ids of the steps that wait for one.


def take(page: Page, card: str, key: str) -> None:
    """Takes an open card of Duel."""
    tab_to(page, card)
    page.keyboard.press("Enter")
    expect(page.locator(".act-sheet:popover-open button.act").first).to_be_focused()
    page.keyboard.press(key)


def pick(page: Page, card: str, key: str) -> None:
    """Picks a card of the hand of 7 Wonders."""
    tab_to(page, ".fan .pick")
    page.keyboard.press("Space")
    arrow_to(page, card)
    page.keyboard.press(key)


def found(page: Page) -> None:
    """Says which disc of Tower of Babel is to be built."""
    tab_to(page, ".disc-pick")
    page.keyboard.press("Space")
    arrow_to(page, "#discs-tower_of_babel .disc-pick, #wonder-tower_of_babel .disc-pick")
    page.keyboard.press("b")


CHOICES: dict[tuple[str, str], Callable[[Page], None]] = {
    ("duel", "quarry"): lambda page: take(page, "#card-quarry", "b"),
    ("duel", "points"): lambda page: take(page, "#duel-board button.card", "d"),
    ("seven", "lumber"): lambda page: pick(page, "#card-0-lumber_yard .pick", "b"),
    ("seven", "second"): lambda page: pick(page, ".fan .pick", "s"),
    ("babel", "tower"): found,
    ("babel", "offers"): lambda page: page.keyboard.press("n"),
}


def begin(page: Page, house: House, game: str) -> tuple[Step, ...]:
    """From the start page to the table of a guided game; says what its steps are."""
    page.goto(house.url)
    tab_to(page, f"form.guides button[value={game}]")
    page.keyboard.press("Enter")
    arrive(page, SEATS[game])
    plan = PAGES[game].guide
    assert plan is not None
    return plan.steps


def reach(page: Page, game: str, language: str, number: int, step: Step) -> None:
    """Waits for the words of a step, and until it points."""
    expect(page.locator("#coach")).to_have_attribute("data-step", str(number))
    expect(page.locator("#coach-h")).to_have_text(say(language, f"{game}-guide-{step.id}-title"))
    page.wait_for_function(POINTED, arg=step.at, timeout=PATIENCE_MS)
    assert fits(page)


def seated(browser: Browser, guests: Guests, size: str, scheme: str, language: str) -> Page:
    """Somebody with a browser of this size and language."""
    width, height = SIZES[size]
    page = visit(browser, guests, {"width": width, "height": height}, language)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    return page


@pytest.mark.parametrize(
    ("game", "size", "scheme", "language"),
    [DAILY, *(pytest.param(*one, marks=pytest.mark.long) for one in OTHERS)],
)
def test_a_guided_game_is_played_by_keys_alone_from_the_start_page_to_its_last_step(
    browser: Browser, guests: Guests, house: House, game: str, size: str, scheme: str, language: str
) -> None:
    page = seated(browser, guests, size, scheme, language)
    steps = begin(page, house, game)
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url.rpartition("/")[2].partition("?")[0]))
    for number, step in enumerate(steps):
        reach(page, game, language, number, step)
        if number == 1:
            assert faults(page, "#coach", "[data-pointed]", colours=True) == []
        sent.clear()
        if step.choices:
            expect(page.locator(".turn.mine")).to_be_visible()
            CHOICES[game, step.id](page)
            expect(page.locator("#coach")).to_have_attribute("data-step", str(number + 1))
            assert sent.count("do") == 1
            assert "guide" not in sent, "the key was the table's"
        else:
            page.keyboard.press("n")
    expect(page.locator("#coach .coach-n")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("game", "size", "scheme", "language"), LONG)
def test_every_step_of_a_guide_is_skipped_by_its_key_and_axe_finds_nothing(
    browser: Browser, guests: Guests, house: House, game: str, size: str, scheme: str, language: str
) -> None:
    page = seated(browser, guests, size, scheme, language)
    for number, step in enumerate(begin(page, house, game)):
        reach(page, game, language, number, step)
        assert faults(page, colours=True) == []
        if number == 2:
            tab_to(page, "#guide-next")
            page.keyboard.press("Enter")
            expect(page.locator("#coach")).to_have_attribute("data-step", "3")
            expect(page.locator("#guide-next")).to_be_focused()
        else:
            page.keyboard.press("n")
    expect(page.locator("#coach .coach-n")).to_have_count(0)


@pytest.mark.long
def test_the_key_of_the_guide_counts_on_a_card_that_is_picked_and_not_in_a_question(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests)
    steps = begin(page, house, "seven")
    reach(page, "seven", "en", 0, steps[0])
    tab_to(page, ".fan .pick")
    page.keyboard.press("n")
    reach(page, "seven", "en", 1, steps[1])
    expect(page.locator(".fan .pick:focus")).to_have_count(1)
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("link", name="Resign").press("Enter")
    expect(page.get_by_role("link", name="No, back to the table")).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#coach")).to_have_attribute("data-step", "1")
    page.keyboard.press("n")
    reach(page, "seven", "en", 2, steps[2])


def test_the_guide_is_left_and_taken_up(browser: Browser, guests: Guests, house: House) -> None:
    page = visit(browser, guests)
    page.goto(f"{house.url}/help/duel")
    page.locator("form.guides button").click()
    arrive(page, "#duel-board")
    for number in range(1, 4):
        page.locator("#guide-next").click()
        expect(page.locator("#coach")).to_have_attribute("data-step", str(number))
    page.locator("#guide-leave").click()
    resume = page.get_by_role("button", name=say("en", "web-guide-resume"))
    expect(resume).to_be_visible()
    page.reload()
    arrive(page, "#duel-board")
    resume.click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "3")
