"""The Duel page in a browser: nothing for axe to find, keys, forms, updates, motion."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.album import LIVE, Album, forbid_motion, problems
from tests.browser.duel_server import Site
from tests.browser.duel_shots import PRESENTER, page, states
from tests.browser.people import (
    LAPTOPS,
    LARGER,
    LOW,
    ON_ITS_SIDE,
    UPRIGHT,
    every_size,
    fits,
    looks,
    needs_chromium,
    otherwise,
    resize,
    scrolls,
    sizes,
    some_states,
    there_and_back,
)
from tests.browser.room import cut, look_at, outside, touching, unseen
from tests.web.present.scenes import Played, asked, play, scene
from wondertable.core.state import Journal
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.events import Event
from wondertable.games.duel.game import GAME
from wondertable.web.games.duel.page import flights

STATES = states()
DAILY = ("mid", "over")

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Every state in both themes, and tables that move."""
    with ALBUM.served() as site:
        yield site


def before_and_after() -> tuple[Played, Played, Journal]:
    """A turn of seat 0 in age II, and what follows when a card is built with coins."""
    for seed in range(200):
        for played in play(seed):
            state = played.state
            if state.age != 2 or state.active != 0 or state.question != TURN:
                continue
            for code in state.legal(0):
                text = GAME.write(state, 0, code)
                after, journal = state.clone(), Journal()
                after.apply(0, code, journal)
                if text.startswith("build") and after.mover() == 1 and flights(happened(journal)):
                    started = Played(state.clone(), list(played.journal), played.ply)
                    return started, Played(after, played.journal, played.ply + 1), journal
    raise AssertionError("no such turn")


def happened(journal: Journal) -> list[Event]:
    """The events that seat 0 sees."""
    return GAME.events(journal, 0)


BEFORE, AFTER, JOURNAL = before_and_after()
ALBUM = Album(PRESENTER, page, STATES, scene(BEFORE, 0))


@some_states(("late", "token"), ("first", "mid", "wait", "draft"))
def test_a_turn_needs_no_scrolling_on_laptops(tab: Page, name: str) -> None:
    tab.goto(f"/{name}/light")
    for size in LAPTOPS if name == "first" else (*LAPTOPS, *LARGER):
        look_at(tab, size)
        assert not scrolls(tab), size
    if STATES[name].ending is None and tab.locator(".ask").count() == 0:
        look_at(tab, LOW)
        places = (".structure .card", ".me-head .stat", ".me-head .prod li")
        assert unseen(tab, *places) == []


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.long) for one in ("hu", "de"))]
)
def test_what_a_card_and_a_wonder_say_has_room(tab: Page, site: Site, language: str) -> None:
    for name in ("mid", "late"):
        site.pages[f"/{name}/{language}"] = page(replace(STATES[name], language=language))
        tab.goto(f"/{name}/{language}")
        for size in (*LAPTOPS, "1920x1080"):
            look_at(tab, size)
            where = f"{name} {size}"
            open_cards = ".structure .card.is-open"
            assert touching(tab, ".name, .cost, .worth, .band", open_cards) == [], where
            assert outside(tab, f"{open_cards} :is(.name, .cost > *, .worth)", ".card") == [], where
            shown = ".opp .wonder :is(.w-fx > *, .w-fx .i, .w-name, .price)"
            assert outside(tab, shown, ".wonder") == [], where
            assert touching(tab, ".art, .w-fx > *, .price", ".opp .wonder") == [], where
            assert cut(tab, ".opp .wonder .w-name") == [], where
            assert outside(tab, ".rail .p-name", ".ptoken") == [], where
            assert tab.evaluate(LEFT_OUT) == 0, where
            if size == LAPTOPS[1]:
                check_pictures(tab)
        tab.evaluate(LONGER)
        for size in (*LAPTOPS, "1920x1080"):
            look_at(tab, size)
            where = f"{name} {size}, longer"
            assert touching(tab, ".name, .cost, .worth, .band", open_cards) == [], where
            assert cut(tab, ".opp .wonder .w-name") == [], where


@sizes(long=(LAPTOPS[0], LAPTOPS[1], "1920x1080", "390x844", "360x640"))
def test_an_open_card_shows_its_picture(tab: Page, size: str) -> None:
    look_at(tab, size)
    for name in ("first", "mid", "late"):
        tab.goto(f"/{name}/light")
        check_pictures(tab)


def check_pictures(tab: Page) -> None:
    """Asks that the pictures of open cards are seen, and cover nothing."""
    heights = tab.evaluate(DRAWN)
    # Where a name and its worth have five lines between them, they come first.
    assert len([height for height in heights if height > 10]) >= len(heights) - 1, heights
    assert touching(tab, ".cost, .worth, .pic", ".structure .is-open") == []
    assert outside(tab, ".structure .is-open > :is(.pic, .worth)", ".card") == []


DRAWN = """() => [...document.querySelectorAll('.structure .is-open > .pic')].map((pic) => {
  const room = pic.getBoundingClientRect();
  const drawn = pic.firstElementChild.getBoundingClientRect();
  return Math.min(room.height, drawn.height);
})"""
"""How much of its picture every open card shows."""


LEFT_OUT = """() => [...document.querySelectorAll('.opp .wonder .w-fx')]
  .flatMap(one => [...one.querySelectorAll(':scope > *, .plate .i')])
  .filter(one => !one.checkVisibility()).length"""
"""How many effects of the opponent's wonders are not shown."""

LONGER = """() => {
  for (const name of document.querySelectorAll('.structure .is-open .name'))
    name.textContent = 'Stone Reserve';
  for (const worth of document.querySelectorAll('.structure .is-open .worth > b'))
    worth.textContent = 'symbol 3 of 6';
  for (const name of document.querySelectorAll('.opp .w-name'))
    name.textContent = 'The Great Library';
}"""
"""Names of two lines, and the longest words about a card."""


@sizes("360x640", long=UPRIGHT)
def test_a_phone_shows_every_effect_of_a_wonder(tab: Page, size: str) -> None:
    look_at(tab, size)
    tab.goto("/late/light")
    assert tab.evaluate(LEFT_OUT) == 0
    assert outside(tab, ".opp .wonder .w-fx > *", ".wonder") == []
    assert touching(tab, ".w-fx > *", ".opp .wonder") == []
    assert touching(tab, ".zone", ".track") == [], "laurels touch"
    assert outside(tab, ".rail .p-name", ".ptoken") == []
    assert cut(tab, ".turn, .turn span") == []
    assert tab.evaluate(ON_LEAVES) == []


ON_LEAVES = """() => [...document.querySelectorAll('.tok-vp > .d2')].filter(one => {
  const number = one.getBoundingClientRect();
  const laurel = one.parentElement.querySelector('svg').getBoundingClientRect();
  return number.width > 0.56 * laurel.width;
}).map(one => one.textContent)"""
"""Numbers that reach the leaves of their laurel; 13 of its 24 parts are free between them."""


@sizes("844x390", long=ON_ITS_SIDE)
def test_a_phone_on_its_side_shows_the_structure_first(tab: Page, size: str) -> None:
    look_at(tab, size)
    for name in ("mid", "late"):
        tab.goto(f"/{name}/light")
        assert unseen(tab, ".structure .card", ".me-head .stat", ".me-head .prod li") == [], name
        assert cut(tab, ".turn, .turn span") == []
        assert fits(tab)


@pytest.mark.parametrize(("name", "theme"), looks(STATES, *DAILY))
def test_axe_finds_nothing(tab: Page, name: str, theme: str) -> None:
    tab.goto(f"/{name}/{theme}")
    for size in ("wide", "phone") if theme == "light" else ("wide",):
        resize(tab, size)
        assert problems(tab) == []
    card = tab.locator(".structure button.card")
    if card.count() and STATES[name].ending is None and tab.locator(".ask details").count() == 0:
        resize(tab, "wide")
        card.first.click()
        assert problems(tab, ".act-sheet:popover-open") == []


@every_size
def test_nothing_is_wider_than_the_screen_or_too_small_to_press(
    tab: Page, size: str, *, whole: bool
) -> None:
    names = ("mid", "late", "draft", "token", "rebuild", "over")
    ALBUM.check_sizes(tab, size, names, "main a:not([data-help])", whole=whole)


def test_the_keyboard_alone_takes_a_card(tab: Page, site: Site) -> None:
    tab.goto("/mid/light")
    cards = tab.locator(".structure button.card")
    cards.first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        tab.keyboard.press(key)
        seen.add(tab.evaluate("document.activeElement.id"))
    assert len(seen) > 1
    id = tab.evaluate("document.activeElement.id").removeprefix("card-")
    tab.keyboard.press("Enter")
    sheet = tab.locator(f"#sheet-{id}")
    expect(sheet).to_be_visible()
    expect(tab.locator(f"#card-{id}")).to_have_class(re.compile("is-selected"))
    tab.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(tab.locator(f"#card-{id}")).to_be_focused()
    tab.keyboard.press("d")
    expect(sheet).to_be_visible()
    expect(sheet.locator("[data-key=d]")).to_be_focused()
    with tab.expect_navigation():  # no socket here, so the page comes back as it is
        tab.keyboard.press("d")
    assert [post["action"] for post in site.posts] == [f"discard {id}"]
    assert site.posts[0]["csrf"] == "token-against-forgery"


def test_help_and_menu_open(tab: Page) -> None:
    tab.goto("/mid/light")
    tab.keyboard.press("?")
    assert problems(tab, "#help") == []
    tab.keyboard.press("Escape")
    tab.get_by_role("button", name="Menu").click()
    assert problems(tab, "#menu") == []


def test_the_theme_goes_round_and_is_remembered(tab: Page) -> None:
    tab.goto("/mid/light")
    worn = []
    for _ in range(3):
        tab.locator(".bar-btns [data-theme-switch]").click()
        worn.append(tab.evaluate("document.documentElement.dataset.theme"))
    assert sorted(worn) == ["dark", "light", "system"]
    tab.reload()
    assert tab.evaluate("document.documentElement.dataset.theme") == worn[-1]


@pytest.mark.long
def test_cloth_and_large_cards_are_chosen_in_the_menu_and_remembered(tab: Page) -> None:
    tab.goto("/mid/light")
    card = tab.locator(".structure .card").first
    usual = card.evaluate("(card) => card.getBoundingClientRect().width")
    tab.get_by_role("button", name="Menu").click()
    for name in ("Sea", "Large"):
        tab.get_by_role("radio", name=name).check()
    assert problems(tab) == []
    tab.reload()
    worn = tab.evaluate("({ ...document.documentElement.dataset })")
    assert (worn["cloth"], worn["cards"]) == ("sea", "large")
    assert card.evaluate("(card) => card.getBoundingClientRect().width") > 1.2 * usual
    assert fits(tab)


def test_a_refusal_is_said_and_the_page_stays(tab: Page, site: Site) -> None:
    site.answer = (409, '{"error": "It is not your turn any more."}')
    tab.goto("/mid/light")
    tab.locator(".structure button.card").first.click()
    tab.locator(".act-sheet:popover-open [data-key=d]").click()
    expect(tab.get_by_role("alert")).to_have_text("It is not your turn any more.")


def test_without_javascript_a_form_is_posted(browser: Browser, site: Site) -> None:
    site.posts.clear()
    context = browser.new_context(java_script_enabled=False, base_url=site.url)
    tab = context.new_page()
    tab.goto("/token/light")
    tab.locator(".opt-token").first.click()
    assert site.posts[0]["action"].startswith("take ")
    tab.goto("/mid/light")
    tab.locator(".structure button.card").first.click()
    tab.locator("button[data-key=d]:visible").click()
    assert site.posts[1]["action"].startswith("discard ")
    context.close()


def test_an_update_moves_cards_and_says_what_happened(tab: Page) -> None:
    live = ALBUM.live(tab)
    tab.evaluate(
        """() => { window.moved = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.moved.push(this.id || this.getAttribute('class'));
          return old.apply(this, how); } }"""
    )
    coins = flights(happened(JOURNAL))
    live.update(scene(AFTER, 0), 8, lines=["Ada built."], title="New", turn=False, coins=coins)
    built = set(AFTER.state.cards_of(0)) - set(BEFORE.state.cards_of(0))
    id = f"card-{CARD_IDS[built.pop()]}"
    expect(tab.locator(f"#duel-me #{id}")).to_be_visible()
    assert tab.locator(f"#{id}").count() == 1
    moved = tab.evaluate("window.moved")
    assert id in moved
    assert "coin-fly" in moved
    expect(tab.locator("#said")).to_have_text("Ada built.")
    expect(tab).to_have_title("New")
    expect(tab.locator(".coin-fly, .flying")).to_have_count(0)
    assert json.loads(live.heard[0]) == {"version": 7}
    me = PRESENTER.regions(scene(AFTER, 0))["duel-me"]
    assert otherwise(tab, {"duel-me": me}) == []


def test_reduced_motion_moves_nothing(browser: Browser, site: Site) -> None:
    context = browser.new_context(reduced_motion="reduce", base_url=site.url)
    tab = context.new_page()
    live = ALBUM.live(tab)
    forbid_motion(tab)
    live.update(scene(AFTER, 0), 8, coins=flights(happened(JOURNAL)))
    assert tab.locator(".coin-fly").count() == 0
    context.close()


def test_focus_stays_and_a_new_question_gets_it(tab: Page) -> None:
    live = ALBUM.live(tab)
    tab.locator("#duel-log").focus()
    live.update(scene(AFTER, 0), 8)
    expect(tab.locator("#duel-log")).to_be_focused()
    played = asked("token")
    live.update(scene(played, int(played.state.active)), 9, turn=True)
    expect(tab.locator("#duel-question h2")).to_be_focused()


def test_a_lost_connection_is_told_and_made_again(tab: Page) -> None:
    live = ALBUM.live(tab)
    live.routes[0].close()
    expect(tab.locator("#connection")).to_contain_text("Connection lost")
    expect(tab.locator("#connection")).to_contain_text("Connected again")
    assert len(live.routes) == 2
    live.update(scene(AFTER, 0), 8)
    expect(tab.locator("#connection")).to_be_hidden()


def test_a_page_whose_process_is_made_new_comes_back_without_a_word(tab: Page) -> None:
    live = ALBUM.live(tab)
    live.routes[0].close(code=1012)
    while len(live.routes) < 2:
        tab.wait_for_timeout(20)
    live.update(scene(AFTER, 0), 8)
    expect(tab.locator("#connection")).to_be_hidden()
    assert tab.locator("#connection").text_content() == ""
    live.routes[1].close()
    expect(tab.locator("#connection")).to_contain_text("Connection lost")


SLOW = """window.WebSocket = class extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  constructor() { super(); window.line = this; }
  send(words) { this.sent = words; }
}"""
"""A line that is made when a test says so."""


def test_a_choice_while_the_line_is_being_made_waits_for_it_and_loads_nothing(
    tab: Page, site: Site
) -> None:
    tab.add_init_script(SLOW)
    tab.goto(LIVE)
    tab.evaluate("document.body.dataset.mark = 'same page'")
    tab.locator(".structure button.card").first.click()
    with tab.expect_response(lambda answer: answer.request.method == "POST"):
        tab.locator(".act-sheet:popover-open [data-key=d]").click()
    expect(tab.locator(".act-sheet:popover-open")).to_have_count(0)
    tab.evaluate("() => { line.readyState = 1; line.dispatchEvent(new Event('open')); }")
    assert tab.evaluate("line.sent") == '{"version":7}'
    expect(tab.locator("body[data-mark]")).to_have_count(1)
    assert len(site.posts) == 1


@pytest.mark.long
@there_and_back
def test_a_morph_reaches_every_state_from_another(tab: Page, *, back: bool) -> None:
    ALBUM.check_morphs(tab, back=back)
