"""The page of 7 Wonders in a browser: nothing for axe to find, keys, forms, updates, motion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.album import Album, forbid_motion, problems
from tests.browser.duel_server import Site
from tests.browser.people import (
    LAPTOPS,
    LARGE,
    LARGER,
    LOW,
    ON_ITS_SIDE,
    UPRIGHT,
    every_size,
    fits,
    looks,
    needs_chromium,
    resize,
    scrolls,
    several_sizes,
    sizes,
    some_states,
    there_and_back,
)
from tests.browser.room import cut, look_at, outside, touching, unseen
from tests.browser.seven_shots import PRESENTER, page, states
from tests.web.present.seven_scenes import CITIES, Played, play, scene, turn
from wondertable.games.seven.codes import TURN
from wondertable.games.seven.game import GAME

STATES = states()
DAILY = ("eight", "over-team")

pytestmark = needs_chromium


def before_and_after() -> tuple[Played, Played]:
    """A turn in which seat 0 builds a card, and the turn that follows."""
    for seed in range(50):
        turns: list[Played] = []
        for played in play(5, CITIES, seed):
            turns.append(played.copy())
            if len(turns) < 2 or turns[-2].state.question != TURN:
                continue
            old, new = turns[-2].state, turns[-1].state
            grown = new.cities[0].counts != old.cities[0].counts
            if grown and new.question == TURN and new.turn == old.turn + 1:
                return turns[-2], turns[-1]
    raise AssertionError("no such turn")


BEFORE, AFTER = before_and_after()
ALBUM = Album(PRESENTER, page, STATES, scene(BEFORE, 0))


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Every state in both themes, and tables that move."""
    with ALBUM.served() as site:
        yield site


@pytest.mark.parametrize(("name", "theme"), looks(STATES, *DAILY))
def test_axe_finds_nothing(tab: Page, name: str, theme: str) -> None:
    tab.goto(f"/{name}/{theme}")
    resize(tab, "phone" if theme == "light" else "wide")
    card = tab.locator(".fan label.card")
    if card.count():
        card.last.click()
    assert problems(tab) == []


@every_size
def test_nothing_is_wider_than_the_screen_or_too_small_to_press(
    tab: Page, size: str, *, whole: bool
) -> None:
    names = ("mid", "seven", "team", "side", "lose", "rebuild", "over")
    ALBUM.check_sizes(tab, size, names, "main a:not([data-help])", whole=whole)


@some_states(("eight", "team"), ("first", "mid", "chosen", "seven", "six"))
def test_a_turn_needs_no_scrolling_on_laptops(tab: Page, name: str) -> None:
    tab.goto(f"/{name}/light")
    for size in LAPTOPS:
        look_at(tab, size)
        assert not scrolls(tab), size
        assert cut(tab, ".fan .card.big") == [], size
    for size in LARGER:
        look_at(tab, size)
        assert not scrolls(tab), size


FACES = (".fan > li > .card", ".fan > li > .card .name", ".fan > li > .card .price")
MINE = ("#seven-me .stat", ".prod li")


WORDS = ".turn, .turn span, .fan > li > .card .name, .ab-name, .d-about"


@several_sizes("360x640", "844x390", long=UPRIGHT + ON_ITS_SIDE)
def test_a_phone_shows_the_whole_hand_and_what_is_decided_about_it(
    tab: Page, several: tuple[str, ...]
) -> None:
    for size in several:
        look_at(tab, size)
        tab.goto("/eight/light")
        expect(tab.locator(".pick-one")).to_be_visible()
        tab.locator(".fan label.card").nth(2).click()
        assert unseen(tab, *FACES, *MINE, ".turn", ".neigh", ".actbar .btn", ".d-worth") == [], size
        assert cut(tab, WORDS) == [], size
        faces = ".fan > li > .card :is(.name, .cost > *, .fx > *)"
        assert outside(tab, faces, ".card") == [], size
        assert touching(tab, ".name, .cost, .fx", ".fan > li > .card") == [], size
        assert touching(tab, ".n-stat .stat, .sell > *, h2", ".neigh") == [], size
        assert fits(tab), size
    for name in ("first", "seven", "six", "pay"):
        tab.goto(f"/{name}/light")
        for size in several:
            look_at(tab, size)
            assert fits(tab), (name, size)
            assert outside(tab, ".fan > li > .card .fx > *", ".card") == [], (name, size)


def test_a_phone_unfolds_a_neighbour_without_scripts(browser: Browser, site: Site) -> None:
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    tab = context.new_page()
    look_at(tab, "390x844")
    tab.goto("/mid/light")
    left = tab.locator("#seven-left")
    expect(left.locator(".chips")).to_be_hidden()
    left.locator(".n-fold > summary").click()
    expect(left.locator(".chips")).to_be_visible()
    expect(left.locator(".n-wonder")).to_be_visible()
    tab.locator(".fan label.card").first.click()
    expect(tab.locator(".actbar button[value^=sell]").filter(visible=True)).to_be_visible()
    context.close()


def test_what_is_decided_is_seen_on_a_low_laptop(tab: Page) -> None:
    look_at(tab, LOW)
    for name in ("mid", "eight", "team"):
        tab.goto(f"/{name}/light")
        tab.locator(".fan label.card").nth(1).click()
        assert unseen(tab, ".fan > li > .card", ".fan .tag", *MINE, ".actbar .btn") == [], name


@pytest.mark.parametrize(
    "seat", [0, *(pytest.param(seat, marks=pytest.mark.long) for seat in range(1, 7))]
)
def test_every_board_keeps_within_its_panel(tab: Page, site: Site, seat: int) -> None:
    site.pages[f"/board-{seat}"] = page(scene(turn(7, CITIES, 1, 0, 8), seat))
    tab.goto(f"/board-{seat}")
    for size in LAPTOPS:
        look_at(tab, size)
        assert outside(tab, "#seven-board .stage > *", ".stage") == [], size
        assert outside(tab, "#seven-board .stage", ".panel") == [], size
        assert touching(tab, ".s-n, .s-fx > *, .s-cost > *, .s-tag", ".stage") == []
        tall = tab.locator("#seven-board .tag").evaluate_all(
            "tags => tags.filter(tag => tag.clientHeight > 34).map(tag => tag.textContent)"
        )
        assert tall == [], size


def test_the_ring_of_seven_does_not_overlap_itself(tab: Page) -> None:
    tab.goto("/seven/light")
    for size in LAPTOPS:
        look_at(tab, size)
        assert touching(tab, ".ava, .ring-way, .clock", ".ring-line") == [], size
        assert outside(tab, ".ring-line *", ".ready") == [], size


@sizes("360x640", long=UPRIGHT)
def test_a_phone_shows_the_points_of_everybody_at_once(tab: Page, size: str) -> None:
    look_at(tab, size)
    tab.goto("/over/light")
    assert outside(tab, ".end-sheet .score :is(td, th)", ".sheet-scroll") == []


@pytest.mark.long
def test_a_phone_shows_cards_to_choose_from_side_by_side(tab: Page) -> None:
    tab.goto("/rebuild/light")
    for size in ("390x844", "360x640"):
        look_at(tab, size)
        lefts = "(cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size"
        assert tab.locator("#seven-question .options > .card").evaluate_all(lefts) > 1, size
        assert fits(tab)


@sizes(long=LARGE)
def test_a_large_screen_is_used(tab: Page, size: str) -> None:
    look_at(tab, size)
    tab.goto("/eight/light")
    tab.locator(".fan label.card").nth(1).click()
    assert not scrolls(tab)
    width = tab.viewport_size["width"] if tab.viewport_size else 0
    assert (
        tab.locator("#main").evaluate("main => main.getBoundingClientRect().width") > 0.85 * width
    )
    gap = tab.evaluate(
        """() => document.querySelector('.fan > li:has(:checked) .actbar').getBoundingClientRect()
        .top - document.querySelector('.fan label:has(:checked)').getBoundingClientRect().bottom"""
    )
    assert gap < 50, "the buttons stand far from the card"


def test_the_keyboard_alone_picks_a_card_and_sells_it(tab: Page, site: Site) -> None:
    tab.goto("/mid/light")
    picks = tab.locator(".fan .pick")
    picks.first.focus()
    tab.keyboard.press("Space")
    expect(picks.first).to_be_checked()
    tab.keyboard.press("ArrowRight")
    expect(picks.nth(1)).to_be_checked()
    card = picks.nth(1).get_attribute("value")
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.closest('.actbar') !== null")
    with tab.expect_navigation():  # no socket here, so the page comes back as it is
        tab.keyboard.press("s")
    assert [post["action"] for post in site.posts] == [f"sell {card}"]
    assert site.posts[0]["csrf"] == "token-against-forgery"


def test_a_choice_is_taken_back_by_a_key_or_a_press(tab: Page, site: Site) -> None:
    tab.goto("/chosen/light")
    expect(tab.get_by_role("button", name="Take back")).to_be_visible()
    with tab.expect_navigation():
        tab.keyboard.press("t")
    assert len(site.posts) == 1
    with tab.expect_navigation():
        tab.get_by_role("button", name="Take back").click()
    assert len(site.posts) == 2


def test_ways_to_pay_open_side_by_side_and_one_press_pays(tab: Page, site: Site) -> None:
    view = STATES["pay"].view
    words = [GAME.write(view, 0, code) for code in view.legal(0)]
    counted: dict[str, list[str]] = {}
    for text in words:
        if text.startswith("build"):
            counted.setdefault(text.split()[1], []).append(text)
    card, ways = max(counted.items(), key=lambda item: len(item[1]))
    assert len(ways) > 1
    tab.goto("/pay/light")
    tab.locator(f".pick[value={card}]").first.check(force=True)
    tab.keyboard.press("b")
    dialog = tab.get_by_role("dialog").filter(visible=True)
    expect(dialog.locator(".way")).to_have_count(len(ways))
    tops = dialog.evaluate(
        "sheet => [...sheet.querySelectorAll('.way')].map(way => way.getBoundingClientRect().y)"
    )
    assert tops[0] == tops[1]
    assert problems(tab, ".pay-dlg:popover-open") == []
    second = dialog.locator(".way").nth(1)
    pays = second.get_attribute("value")
    assert pays in ways
    with tab.expect_navigation():
        second.click()
    assert site.posts[0]["action"] == pays


def test_a_built_card_glides_into_the_city_and_others_turn_up(tab: Page) -> None:
    live = ALBUM.live(tab)
    tab.evaluate(
        """() => { window.moved = {}; const play = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          window.moved[this.id || this.getAttribute("class")] = JSON.stringify(frames);
          return play.call(this, frames, timing); } }"""
    )
    live.update(scene(AFTER, 0), 8, coins=[["bank", "coins-1", 3]])
    tab.wait_for_function("'coin-fly' in window.moved")
    moved: dict[str, Any] = tab.evaluate("window.moved")
    own = [frames for id, frames in moved.items() if id.startswith("card-0-")]
    assert any("scale" in frames for frames in own)


@pytest.mark.long
def test_nothing_moves_for_those_who_want_no_motion(browser: Browser, site: Site) -> None:
    context = browser.new_context(reduced_motion="reduce", base_url=site.url)
    tab = context.new_page()
    live = ALBUM.live(tab)
    forbid_motion(tab)
    live.update(scene(AFTER, 0), 8, coins=[["bank", "coins-1", 3]])
    assert tab.locator(".coin-fly").count() == 0
    context.close()


def test_a_picked_card_stays_picked_while_others_choose(tab: Page) -> None:
    live = ALBUM.live(tab)
    pick = tab.locator(".fan .pick").nth(1)
    pick.focus()
    tab.keyboard.press("Space")
    chosen = Played(BEFORE.state.clone(), BEFORE.journal, BEFORE.ply)
    chosen.state.apply(3, chosen.state.legal(3)[0])
    live.update(scene(chosen, 0), 8)
    expect(pick).to_be_checked()
    expect(pick).to_be_focused()
    expect(tab.locator("#ready-3.is-chosen")).to_be_visible()


def test_a_new_question_gets_the_focus(tab: Page) -> None:
    live = ALBUM.live(tab)
    live.update(STATES["lose"], 8, turn=True)
    expect(tab.locator("#seven-question h2")).to_be_focused()


@pytest.mark.long
@there_and_back
def test_a_morph_reaches_every_state_from_another(tab: Page, *, back: bool) -> None:
    ALBUM.check_morphs(tab, back=back)
