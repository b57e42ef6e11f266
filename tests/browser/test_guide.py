"""A guided first game in a real browser: by keys alone, pointing at what is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import SIZES, arrive, faults, fits, listen, needs_chromium
from wondertable.text import say
from wondertable.web.games import PAGES

pytestmark = [needs_chromium, pytest.mark.long]
"""New: for every release, until ten runs in a row have shown that no clock decides in them."""

SEATS = {"duel": "#duel-board", "seven": "#seven-hand", "babel": "#babel-board"}
LOOKS = [
    pytest.param("duel", "wide", "dark", "hu"),
    pytest.param("babel", "phone", "light", "de"),
    pytest.param("seven", "wide", "light", "en", marks=pytest.mark.long),
    pytest.param("seven", "phone", "dark", "hu", marks=pytest.mark.long),
    pytest.param("duel", "phone", "light", "de", marks=pytest.mark.long),
]
POINTED = """(at) => {
  const found = [...document.querySelectorAll("[data-pointed]")];
  return found.length === 1 && found[0].matches(at);
}"""
"""The words of a step come first, then it points: one thing, and the right one."""


def step_of(page: Page) -> int:
    """The step that the guide shows."""
    return int(page.locator("#coach").get_attribute("data-step") or -1)


@pytest.mark.parametrize(("game", "size", "scheme", "language"), LOOKS)
def test_the_guide_points_at_what_is_there_and_is_walked_by_keys(
    browser: Browser, house: House, game: str, size: str, scheme: str, language: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    listen(page)
    page.goto(house.url)
    start = page.locator(f"form.guides button[value={game}]")
    start.focus()
    page.keyboard.press("Enter")
    arrive(page, SEATS[game])
    plan = PAGES[game].guide
    assert plan is not None
    for number, step in enumerate(plan.steps):
        expect(page.locator("#coach")).to_have_attribute("data-step", str(number))
        title = say(language, f"{game}-guide-{step.id}-title")
        expect(page.locator("#coach-h")).to_have_text(title)
        page.wait_for_function(POINTED, arg=step.at, timeout=PATIENCE_MS)
        assert fits(page)
        if number == 1:
            assert faults(page, colours=True) == []
        if number == 2:
            page.locator("#guide-next").focus()
            page.keyboard.press("Enter")
            expect(page.locator("#coach")).to_have_attribute("data-step", "3")
            expect(page.locator("#guide-next")).to_be_focused()
        else:
            page.keyboard.press("n")
    expect(page.locator("#coach")).to_be_hidden()
    context.close()


def test_a_choice_leads_on_and_the_guide_is_left_and_taken_up(
    browser: Browser, house: House
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    listen(page)
    page.goto(f"{house.url}/help/duel")
    page.locator("form.guides button").click()
    arrive(page, "#duel-board")
    for _ in range(3):
        before = step_of(page)
        page.locator("#guide-next").click()
        expect(page.locator("#coach")).to_have_attribute("data-step", str(before + 1))
    page.locator("#card-quarry").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    expect(page.locator("#coach")).to_have_attribute("data-step", "4", timeout=PATIENCE_MS)
    page.locator("#guide-leave").click()
    resume = page.get_by_role("button", name=say("en", "web-guide-resume"))
    expect(resume).to_be_visible()
    page.reload()
    arrive(page, "#duel-board")
    resume.click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "4")
    context.close()
