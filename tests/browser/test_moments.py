"""Moments in a browser: seen, said, passed by any key or press, dropped when they are over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import babel_shots, duel_shots, seven_shots
from tests.browser.album import FIRST, Live
from tests.browser.duel_server import Site, served
from tests.browser.people import faults, fits, needs_chromium, resize
from tests.browser.test_story import SHIFTS
from tests.web.present import babel_scenes, scenes, seven_scenes
from wondertable.games.duel.state import Duel
from wondertable.games.seven.state import Seven
from wondertable.web.files import static_files
from wondertable.web.moments import drawn, finale_region, moments_of
from wondertable.web.present.moments import Count
from wondertable.web.scene import Scene

pytestmark = needs_chromium

STILL = "Promise.allSettled(document.getAnimations().map((one) => one.finished))"
HELD = 600
"""So many seconds a scene stands here: a test passes it, not the time."""
AGAIN = '<button type="button" class="btn" data-finale hidden>See the end again</button>'


@cache
def war() -> Scene:
    """Seven cities after the war of the second age, with Cities."""

    def wanted(state: Seven) -> bool:
        return bool(state.age == 3)

    return seven_scenes.scene(seven_scenes.find(7, seven_scenes.CITIES, wanted), 0)


@cache
def supremacy() -> Scene:
    """A victory by science, to who lost."""

    def wanted(state: Duel) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == "science"

    played = scenes.find(wanted)
    outcome = played.state.outcome()
    assert outcome is not None
    return scenes.scene(played, outcome.ranks.index(2))


@cache
def counting() -> Scene:
    """The points of Tower of Babel."""
    return babel_scenes.scene(babel_scenes.asked("over"), 0)


LOOKS = {
    "seven": (war, seven_shots),
    "duel": (supremacy, duel_shots),
    "babel": (counting, babel_shots),
}


def moments(game: str) -> list[dict[str, Any]]:
    """What the server would send of a scene's last ply; it stands until somebody passes it."""
    scene = LOOKS[game][0]()
    last = [event for line in scene.log if line.ply == scene.ply for event in line.events]
    found = moments_of(game, scene, last, ended=scene.ending is not None)
    sent = drawn(scene.language, found)
    for one, moment in zip(sent, found, strict=True):
        one["html"] = one["html"].replace(f'"{moment.seconds}"', f'"{HELD}"')
    return sent


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A table of every game that moves; the one that is over can show its end again."""
    pages = {}
    for game, (look, shots) in LOOKS.items():
        html = shots.page(look(), "light" if game == "seven" else "dark", "/socket")
        held = finale_region(game, look()).replace('data-seconds="', f'data-seconds="{HELD}')
        pages[f"/{game}"] = html.replace("</main>", f"{AGAIN}{held}</main>")
    with served(pages) as site:
        yield site


SETTLED = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})"""
"""A page that got another size has moved by itself; that is no shift of a moment."""


class Table(Live):
    """A table of a game, and what the server says."""

    def __init__(self, tab: Page, game: str) -> None:
        self.game = game
        self.scene = LOOKS[game][0]()
        self.said = 0
        super().__init__(tab, LOOKS[game][1].PRESENTER, f"/{game}")

    def tell(self, *, later: int = 0, **more: object) -> None:
        """Sends an update of this ply or a later one."""
        self.said += 1
        self.update(self.scene, FIRST + self.said, ply=self.scene.ply + later, **more)


def test_a_war_of_seven_is_shown_and_said_and_holds_nothing_up(tab: Page) -> None:
    table = Table(tab, "seven")
    table.tell()
    sent = moments("seven")
    assert sent[0]["kind"] == "war"
    shown = tab.locator(".moment")
    for size in ("phone", "wide"):
        resize(tab, size)
        tab.evaluate(SETTLED)
        tab.evaluate(f"{SHIFTS.removeprefix('() => ')[1:-1]}; 0")
        table.tell(moments=sent[:1])
        expect(shown).to_be_visible()
        expect(tab.locator("#said")).to_contain_text(sent[0]["said"])
        tab.evaluate(STILL)
        assert tab.evaluate("window.shifts") <= 0.02
        assert fits(tab)
        assert faults(tab, ".moment", colours=True) == []
        # A card is pressed as if there was no scene, and ends it.
        card = tab.locator("#seven-hand label.card").first
        card.click(force=True)
        expect(shown).to_have_count(0)
    # Others who choose change nothing; the next ply does.
    table.tell(moments=sent[:1])
    table.tell(lines=["Ada has chosen."])
    expect(shown).to_be_visible()
    table.tell(later=1)
    expect(shown).to_have_count(0)


def test_a_victory_is_passed_by_any_key_dropped_without_a_line_and_seen_again(tab: Page) -> None:
    table = Table(tab, "duel")
    shown = tab.locator("body > .moment")
    [sent] = moments("duel")
    table.tell(moments=[sent])
    expect(shown.locator(".m-one")).to_have_count(6)
    expect(shown).to_have_class("moment k-victory f-orbit lost")
    tab.evaluate(STILL)
    assert faults(tab, "body > .moment", colours=True) == []
    # The key does what it always does.
    tab.keyboard.press("?")
    expect(shown).to_have_count(0)
    expect(tab.locator("#help")).to_be_visible()
    tab.keyboard.press("Escape")
    # Who loses the connection sees the table as it is.
    table.tell(moments=[sent])
    expect(shown).to_be_visible()
    table.routes[-1].close()
    expect(shown).to_have_count(0)
    expect(tab.locator("#connection")).to_be_visible()
    expect(tab.locator("#connection")).to_be_hidden()
    table.tell()
    expect(shown).to_have_count(0)
    # The end can be seen again, and passed by its button.
    tab.get_by_role("button", name="See the end again").click()
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Skip").click()
    expect(shown).to_have_count(0)


@pytest.mark.long
def test_points_are_counted_up_to_what_the_sheet_says(tab: Page) -> None:
    table = Table(tab, "babel")
    scene = counting()
    last = moments_of("babel", scene, [], ended=True)[-1]
    assert isinstance(last, Count)
    sent = moments("babel")[-1:]
    table.tell(moments=sent)
    rows = tab.locator("body > .moment .m-bars > li")
    for at, row in enumerate(last.rows):
        expect(rows.nth(at).locator(".tt")).to_have_text(str(row.total))
        expect(rows.nth(at).locator(".who")).to_contain_text(row.who.name)
    tab.evaluate(STILL)
    tops = [rows.nth(at).bounding_box() for at in range(len(last.rows))]
    assert tops == sorted(tops, key=lambda box: box["y"] if box else 0)
    assert faults(tab, colours=True) == []
    # Whoever switches scenes off hears them all the same.
    tab.locator("[popovertarget=menu]").first.click()
    expect(tab.locator("body > .moment")).to_have_count(0)
    tab.locator("[data-moments-switch]").uncheck()
    table.tell(lines=[])
    table.tell(moments=sent)
    expect(tab.locator("#said")).to_contain_text(last.said)
    expect(tab.locator("body > .moment")).to_have_count(0)


def test_who_wants_no_motion_hears_a_moment_and_sees_none(browser: Browser, site: Site) -> None:
    context = browser.new_context(reduced_motion="reduce", base_url=site.url)
    tab = context.new_page()
    table = Table(tab, "duel")
    [sent] = moments("duel")
    table.tell(moments=[sent])
    expect(tab.locator("#said")).to_contain_text(sent["said"])
    expect(tab.locator("body > .moment")).to_have_count(0)
    # Who asks for it sees how it looks in the end.
    tab.get_by_role("button", name="See the end again").click()
    expect(tab.locator("body > .moment")).to_be_visible()
    assert tab.evaluate("document.getAnimations().length") == 0
    context.close()


def test_sounds_are_fetched_when_somebody_wants_them_and_can_be_read(tab: Page) -> None:
    asked: list[str] = []
    tab.on("request", lambda one: asked.append(one.url.rpartition("/")[2]))
    table = Table(tab, "duel")
    table.tell(sounds=["card"], turn=True)
    assert not [name for name in asked if name.endswith(".wav")]
    tab.locator("[popovertarget=menu]").first.click()
    with tab.expect_response("**/sounds/war.wav"):
        tab.locator("[data-sound-switch]").check()
    assert tab.evaluate("localStorage.getItem('wondertable-sound')") == "on"
    seconds = tab.evaluate(
        """async (names) => Promise.all(names.map(async (name) => {
          const bytes = await (await fetch(`/static/sounds/${name}.wav`)).arrayBuffer();
          const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(bytes);
          return sound.duration;
        }))""",
        sorted({name.removesuffix(".wav") for name in asked if name.endswith(".wav")}),
    )
    assert len(seconds) == len([file for file in static_files() if file.endswith(".wav")])
    assert all(0.05 < one < 1 for one in seconds)
    volume = tab.get_by_role("slider", name="Volume")
    volume.focus()
    tab.keyboard.press("ArrowRight")
    assert json.loads(tab.evaluate("localStorage.getItem('wondertable-volume')")) == 6
