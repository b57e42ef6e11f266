"""What just happened, in a browser: strip, keys, marks, the log, and a table that stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.album import FIRST, LIVE, Live
from tests.browser.duel_server import Site, served
from tests.browser.duel_shots import PRESENTER, page
from tests.browser.people import needs_chromium, resize
from tests.web.present.scenes import Played, play, scene
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.events import Built
from wondertable.web.games.duel.story import TELLER
from wondertable.web.scene import Scene

pytestmark = needs_chromium

SHIFTS = """() => { window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: false }); }"""


def rounds() -> list[Scene]:
    """Three looks of seat 0 at one game: before, while the other one moves, and what came of it."""
    looks: list[Scene] = []
    for played in play(7):
        state = played.state
        if state.age == 2 and state.question == TURN and bin(state.present).count("1") < 17:
            if state.active != len(looks) % 2:
                looks = []
                continue
            looks.append(scene(Played(state.clone(), list(played.journal), played.ply), 0))
            new = [event for one in looks[2:] for event in TELLER.events(one)]
            if len(looks) == 3 and not any(isinstance(event, Built) for event in new):
                looks = []
            elif len(looks) == 3 and len(TELLER.steps(looks[2])) > 1:
                return looks
            elif len(looks) == 3:
                looks = []
    raise AssertionError("no such round")


LOOKS = rounds()
STEPS = TELLER.steps(LOOKS[2])


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A table on which something has just happened, and one that moves."""
    pages = {"/new": page(LOOKS[2], "light"), LIVE: page(LOOKS[0], live_url="/socket")}
    with served(pages) as site:
        yield site


def lit(tab: Page) -> set[str]:
    """The ids of what is lit up."""
    return set(tab.evaluate("[...document.querySelectorAll('.lit')].map((one) => one.id)"))


def there(tab: Page, ids: tuple[str, ...]) -> set[str]:
    """Those of some things that lie on the table."""
    return {id for id in ids if tab.locator(f"#{id}").count()}


def test_the_arrow_keys_step_through_what_happened(tab: Page) -> None:
    tab.goto("/new")
    expect(tab.locator(".since")).to_have_attribute("data-since", f"0-{LOOKS[2].since}")
    now = tab.locator(".since [aria-current]")
    for step in STEPS[:2]:
        tab.keyboard.press("ArrowRight")
        expect(now).to_contain_text(step.text)
        assert lit(tab) == there(tab, step.about)
        expect(tab.locator("#said")).to_contain_text(step.text)
    tab.keyboard.press("ArrowLeft")
    expect(now).to_contain_text(STEPS[0].text)
    # On the cards, the arrows are the cards'.
    tab.locator(".structure button.card").first.focus()
    tab.keyboard.press("ArrowRight")
    expect(now).to_contain_text(STEPS[0].text)
    tab.keyboard.press("l")
    expect(tab.locator("[data-step='1']")).to_be_focused()
    tab.keyboard.press("ArrowRight")
    expect(tab.locator("[data-step='2']")).to_be_focused()


@pytest.mark.long
def test_the_buttons_step_and_put_everything_away(tab: Page) -> None:
    tab.goto("/new")
    resize(tab, "phone")
    rows = tab.locator(".since [data-step]")
    expect(rows.filter(visible=True)).to_have_count(1)
    step_on = tab.get_by_role("button", name="Next step")
    step_on.click()
    step_on.click()
    expect(rows.filter(visible=True)).to_contain_text(STEPS[1].text)
    resize(tab, "wide")
    tab.get_by_role("button", name="Put away").click()
    expect(rows.first).to_be_hidden()
    expect(tab.locator(".just").first).to_be_hidden()
    again = tab.get_by_role("button", name="Show again")
    expect(again).to_be_focused()
    again.click()
    expect(rows.first).to_be_visible()


@pytest.mark.long
def test_what_was_put_away_is_shown_when_it_happens_again_after_an_undo(tab: Page) -> None:
    live = Live(tab, PRESENTER)
    live.update(LOOKS[2], FIRST + 1)
    tab.get_by_role("button", name="Put away").click()
    rows = tab.locator(".since [data-step]")
    expect(rows.first).to_be_hidden()
    live.update(LOOKS[0], FIRST + 2)
    live.update(LOOKS[2], FIRST + 3)
    expect(rows.first).to_be_visible()


def test_what_was_taken_is_marked_with_the_number_of_its_step(tab: Page) -> None:
    tab.goto("/new")
    event = next(one for one in TELLER.events(LOOKS[2]) if isinstance(one, Built))
    number = next(one.step for one in STEPS if f"card-{event.card}" in one.about)
    for id in (f"card-{event.card}", f"ghost-{event.card}"):
        mark = tab.locator(f"#{id} > .just")
        expect(mark).to_be_visible()
        expect(mark).to_have_text(f"{number}just now")


def test_a_line_of_the_log_lights_up_what_it_speaks_of(tab: Page) -> None:
    tab.goto("/new")
    line = tab.locator(f"#line-{STEPS[0].number}")
    line.hover()
    assert lit(tab) == there(tab, STEPS[0].about)
    tab.mouse.move(0, 0)
    assert lit(tab) == set()
    tab.locator("#duel-log").focus()
    tab.keyboard.press("ArrowDown")
    assert tab.evaluate("document.activeElement.closest('.log') !== null")
    assert lit(tab)


def test_without_scripts_all_steps_are_listed(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=site.url)
    tab = context.new_page()
    tab.goto("/new")
    for width in (1440, 390):
        tab.set_viewport_size({"width": width, "height": 844})
        for step in STEPS:
            expect(tab.locator(f"#step-{step.number}")).to_be_visible()
        expect(tab.get_by_role("button", name="Next step")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_table_keeps_its_place_while_the_other_one_moves(tab: Page, size: str) -> None:
    resize(tab, size)
    live = Live(tab, PRESENTER)
    tab.evaluate("() => { matchMedia = () => ({ matches: true }) }")
    tab.evaluate(SHIFTS)
    tops = set()
    for version, look in enumerate(LOOKS[1:], FIRST + 1):
        live.update(look, version)
        tab.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        tops.add(tab.evaluate("document.querySelector('.structure').getBoundingClientRect().top"))
    assert tab.evaluate("window.shifts") / 2 <= 0.02
    assert len(tops) == 1
