"""Pages in their states as axe sees them: no finding, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import babel_shots, duel_shots, seven_shots
from tests.browser.album import FIRST, Live
from tests.browser.babel_play import BABEL
from tests.browser.duel_play import DUEL
from tests.browser.duel_server import Site, served
from tests.browser.house import House
from tests.browser.people import (
    PHONE,
    Guests,
    Player,
    arrive,
    faults,
    needs_chromium,
    resize,
    visit,
)
from tests.browser.seven_play import SEVEN
from tests.web.present.test_moments import of_every_kind, shown
from wondertable.web.moments import drawn
from wondertable.web.scene import Scene

pytestmark = [needs_chromium, pytest.mark.long]

Theme = Literal["light", "dark"]
BOTH: tuple[Theme, ...] = ("light", "dark")
SHOTS: dict[str, Any] = {"duel": duel_shots, "seven": seven_shots, "babel": babel_shots}
PLAYERS = {"duel": DUEL, "seven": SEVEN, "babel": BABEL}
UNFOLD = "for (const fold of document.querySelectorAll('main details')) fold.open = true"
PALE = """async () => {
  for (const scene of document.querySelectorAll('.m-scene')) scene.removeAttribute('aria-hidden');
  const {violations} = await axe.run('.moment', {runOnly: ['color-contrast']});
  return violations.flatMap(({nodes}) => nodes.map(({html}) => html.slice(0, 120)));
}"""
"""Words of a scene that are hard to read; axe looks at no colours of what is for eyes alone."""
STILL = "Promise.allSettled(document.getAnimations().map((one) => one.finished))"
HELD = 600
"""So many seconds a scene stands here: a test passes it, not the time."""


def found(page: Page, name: str, themes: Iterable[Theme] = BOTH) -> list[str]:
    """What axe finds on a page that is as it is, in each theme."""
    wrong = []
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.evaluate(STILL)  # colours change slowly
        wrong += [f"{name}, {theme}: {fault}" for fault in faults(page, colours=True)]
    return wrong


# Pages around a table.


def press(page: Page, house: House, preset: str) -> str:
    """Opens a table at one press from the start page; says its address."""
    page.goto(house.url)
    page.locator(f'.pre[value="{preset}"]').click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def test_axe_finds_nothing_around_a_table(browser: Browser, guests: Guests, house: House) -> None:
    ann, bob = visit(browser, guests), visit(browser, guests, PHONE)
    wrong = []
    ann.goto(house.url)
    wrong += found(ann, "start page of a newcomer")
    ann.evaluate(UNFOLD)
    wrong += found(ann, "start page, all unfolded")
    press(ann, house, "duel.bot")
    press(ann, house, "seven.cities")
    ann.locator("[popovertarget=menu]").first.click()
    ann.get_by_role("link", name="End the game for all").click()
    ann.get_by_role("button", name="End the game for all").press("Enter")
    expect(ann.locator("#seven-end")).to_be_visible()
    table = press(ann, house, "seven.tonight")
    wrong += found(ann, "waiting, host")
    bob.goto(table)
    wrong += found(bob, "invitation")
    bob.locator("main form button").first.click()
    expect(bob.locator("[data-ask]").first).to_be_visible()
    wrong += found(bob, "waiting, guest")
    bob.goto(house.url)
    wrong += found(bob, "start page with a table that waits")
    ann.goto(house.url)
    for size in ("wide", "phone"):
        resize(ann, size)
        ann.evaluate(UNFOLD)
        wrong += found(ann, f"start page with tables, {size}")
    ann.get_by_role("button", name=re.compile("Hide from my list")).first.click()
    expect(ann.locator(".told")).to_be_visible()
    ann.evaluate(UNFOLD)
    wrong += found(ann, "start page after hiding")
    for path in ("offline", "nowhere", "pad", "box"):
        ann.goto(f"{house.url}/{path}")
        wrong += found(ann, path)
    assert not wrong, "\n".join(wrong)


# Tables of people.


def seated(browser: Browser, guests: Guests, house: House, player: Player) -> list[Page]:
    """Two people and, where the game has more seats, a computer; and somebody who looks on."""
    ann, bob, eve = (visit(browser, guests) for _ in range(3))
    more = [] if player is DUEL else ["bot-random"]
    player.open_table(ann, house, 2 + len(more), ["friend", *more])
    bob.goto(ann.url)
    bob.locator("main form button").first.click()
    for page in (ann, bob):
        arrive(page, player.seat)
    eve.goto(ann.url)
    arrive(eve, player.seat)
    return [ann, bob, eve]


@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_on_pages_of_who_looks_on_and_whose_seat_the_computer_plays(
    browser: Browser, guests: Guests, house: House, game: str
) -> None:
    ann, bob, eve = seated(browser, guests, house, PLAYERS[game])
    wrong = found(eve, "onlooker", ["light"])
    resize(eve, "phone")
    wrong += found(eve, "onlooker on a phone", ["dark"])
    menu = ann.locator("[popovertarget=menu]").first
    menu.click()
    wrong += found(ann, "menu of the host", ["dark"])
    ann.locator("[data-sound-switch]").check()
    expect(ann.get_by_role("slider", name="Volume")).to_be_visible()
    wrong += found(ann, "menu with the volume", ["light"])
    ann.get_by_role("button", name="Let the computer play").click()
    back = bob.locator("#house").get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    wrong += found(bob, "seat that the computer plays", ["light"])
    resize(bob, "phone")
    wrong += found(bob, "seat that the computer plays, on a phone", ["dark"])
    expect(ann.locator("#house [id^=played-for]")).to_be_visible()
    wrong += found(ann, "table at which the computer plays for somebody", ["light"])
    expect(eve.locator("#house [id^=played-for]")).to_be_visible()
    wrong += found(eve, "onlooker of the computer", ["light"])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_at_a_shared_screen(
    browser: Browser, guests: Guests, house: House, game: str
) -> None:
    page = visit(browser, guests)
    player = PLAYERS[game]
    others = ["here"] if game == "duel" else ["here", "here"]
    player.open_table(page, house, 1 + len(others), others)
    lift = page.locator(".curtain .start")
    expect(page.locator(f"{player.seat}, .curtain .start").first).to_be_visible()
    wrong = []
    if lift.count():
        wrong += found(page, "curtain")
        lift.click()
    arrive(page, player.seat)
    expect(page.locator("#house .turns")).to_be_visible()
    for size in ("wide", "phone"):
        resize(page, size)
        wrong += found(page, f"shared screen, {size}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_in_a_first_game_with_a_coach_a_hint_and_practice(
    browser: Browser, guests: Guests, house: House, game: str
) -> None:
    page = visit(browser, guests)
    player = PLAYERS[game]
    page.goto(f"{house.url}/?new")
    page.locator(f"input[name=game][value={game}]").check()
    page.locator("[name=quick_practice]").check()
    page.locator(".quick .start").click()
    arrive(page, player.seat)
    wrong = []
    for size in ("wide", "phone"):
        resize(page, size)
        player.play_out(page, most=2)
        hint = page.locator("#hint-button:not([aria-disabled])")
        expect(hint).to_be_visible()
        wrong += found(page, f"first game, {size}")
        hint.click()
        expect(page.locator(".tip .why").first).to_be_visible()
        wrong += found(page, f"hint with reasons, {size}")
        page.locator(".undo-ways summary").click()
        wrong += found(page, f"ways back, {size}")
    page.locator("#undo").click()
    expect(page.locator(f"#{game}-log")).to_contain_text("The game went back to here")
    wrong += found(page, "taken back")
    assert not wrong, "\n".join(wrong)


# The table itself.


@cache
def turns() -> dict[str, Scene]:
    """A turn of the viewer's in each game, after others have moved."""
    names = {"duel": "late", "seven": "mid", "babel": "turn"}
    return {game: SHOTS[game].states()[name] for game, name in names.items()}


def new_to(game: str, language: str = "en") -> Scene:
    """Such a turn in a language: the strip and marks tell of what is new."""
    return replace(turns()[game], language=language)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A table of every game in a turn, whose look a test chooses."""
    pages = {f"/{game}": shots.page(new_to(game), "system") for game, shots in SHOTS.items()}
    pages |= {
        f"/{game}/live": shots.page(new_to(game), "system", "/socket")
        for game, shots in SHOTS.items()
    }
    with served(pages) as site:
        yield site


@pytest.mark.parametrize("game", SHOTS)
def test_axe_finds_nothing_with_any_cloth_and_size_of_cards(tab: Page, game: str) -> None:
    tab.goto(f"/{game}")
    expect(tab.locator(".since [data-step]").first).to_be_attached()
    wrong = []
    for cloth in ("sand", "sea"):
        for cards in ("usual", "large"):
            tab.evaluate(
                "(worn) => Object.assign(document.documentElement.dataset, worn)",
                {"cloth": cloth, "cards": cards},
            )
            for size in ("wide", "phone"):
                resize(tab, size)
                wrong += found(tab, f"{cloth}, {cards}, {size}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", SHOTS)
def test_axe_finds_nothing_while_one_steps_through_what_happened(tab: Page, game: str) -> None:
    tab.goto(f"/{game}")
    wrong = []
    for size in ("wide", "phone"):
        resize(tab, size)
        tab.locator("body").press("ArrowRight")
        expect(tab.locator(".since [aria-current]")).to_have_count(1)
        wrong += found(tab, f"a step, {size}")
    resize(tab, "wide")
    tab.get_by_role("button", name="Put away").click()
    wrong += found(tab, "put away")
    assert not wrong, "\n".join(wrong)


# Moments.


def held(game: str, kind: str, form: str, language: str = "en") -> dict[str, Any]:
    """A moment as the server would send it; it stands until somebody passes it."""
    rules, make, played = of_every_kind()[game, kind, form]
    moments = shown(rules, make, played, 0, language)[2]
    [moment, *_] = [one for one in moments if (one.kind, one.form) == (kind, form)]
    [update] = drawn(language, [moment])
    return {**update, "html": update["html"].replace(f'"{moment.seconds}"', f'"{HELD}"')}


@pytest.mark.parametrize("game", PLAYERS)
def test_every_moment_is_said_and_axe_finds_nothing_in_its_scene(tab: Page, game: str) -> None:
    live = Live(tab, SHOTS[game].PRESENTER, f"/{game}/live")
    scene = new_to(game)
    kinds = [(kind, form) for name, kind, form in of_every_kind() if name == game]
    wrong = []
    for at, (kind, form) in enumerate(kinds):
        moment = held(game, kind, form)
        live.update(scene, FIRST + 1 + at, ply=at, moments=[moment])
        expect(tab.locator("body > .moment")).to_have_class(re.compile(f"k-{kind} f-{form}"))
        expect(tab.locator("#said")).to_contain_text(moment["said"])
        tab.evaluate(STILL)
        wrong += found(tab, f"{kind} {form}", [BOTH[at % 2]])
        for theme in BOTH:
            tab.emulate_media(color_scheme=theme)
            tab.evaluate(STILL)
            wrong += [f"{kind} {form}, {theme}, pale: {words}" for words in tab.evaluate(PALE)]
    assert not wrong, "\n".join(wrong)
