"""The page of Tower of Babel in a browser: nothing for axe to find, keys, forms, updates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import Album, forbid_motion
from tests.browser.babel_shots import PRESENTER, page, states
from tests.browser.duel_server import Site
from tests.browser.people import (
    LAPTOPS,
    LARGER,
    LOW,
    UPRIGHT,
    every_size,
    faults,
    looks,
    needs_chromium,
    resize,
    scrolls,
    sizes,
    some_states,
    there_and_back,
)
from tests.browser.room import cut, look_at, outside, unseen
from wondertable.games.babel.game import GAME

pytestmark = needs_chromium

STATES = states()
DAILY = ("offer", "over")
ALBUM = Album(PRESENTER, page, STATES, STATES["turn"])


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Every state in both themes, and a table that moves."""
    with ALBUM.served() as site:
        yield site


@pytest.mark.parametrize(("name", "theme"), looks(STATES, *DAILY))
def test_axe_finds_nothing(tab: Page, name: str, theme: str) -> None:
    resize(tab, "phone" if theme == "light" else "wide")
    tab.goto(f"/{name}/{theme}")
    for choice in (".disc-pick", ".some", "[class^=take-]"):
        if tab.locator(choice).count():
            tab.locator(choice).first.check(force=True)
    assert faults(tab, colours=True) == []


@every_size
def test_nothing_is_wider_than_the_screen_or_too_small_to_press(
    tab: Page, size: str, *, whole: bool
) -> None:
    names = ("turn", "offer", "laid", "bluff", "decide", "joker", "window", "over")
    ALBUM.check_sizes(tab, size, names, "main label", whole=whole)


@some_states(("crowd", "offer", "decide-five"), ("turn", "wait", "laid", "decide", "window"))
def test_a_turn_needs_no_scrolling_on_laptops(tab: Page, name: str) -> None:
    tab.goto(f"/{name}/light")
    for size in (*LAPTOPS, *LARGER):
        look_at(tab, size)
        assert not scrolls(tab), size
    look_at(tab, LOW)
    assert unseen(tab, "#babel-ask", "#babel-hand") == []


def test_a_long_name_keeps_within_the_turn_order(tab: Page) -> None:
    look_at(tab, "1366x768")
    tab.goto("/crowd/light")
    tab.evaluate(
        """() => { for (const name of document.querySelectorAll('.ttrack .w-n'))
        name.textContent = 'Bartholomaeus 3'; }"""
    )
    assert outside(tab, "#babel-track li, #babel-track li > *", ".panel") == []
    assert outside(tab, ".b-left > section", ".b-left") == []


@sizes("360x640", long=UPRIGHT)
def test_a_phone_shows_the_points_of_everybody_at_once(tab: Page, size: str) -> None:
    look_at(tab, size)
    tab.goto("/over/light")
    assert outside(tab, ".end-sheet .score :is(td, th)", ".sheet-scroll") == []
    assert cut(tab, ".turn, .turn span") == []


def test_the_button_that_a_hint_shows_is_seen_before_the_board_has_come(tab: Page) -> None:
    tab.goto("/turn/light")
    build = tab.locator(".go-build")
    tab.locator("#babel-board").evaluate("board => board.remove()")
    expect(build).to_be_hidden()
    build.evaluate("button => button.setAttribute('data-shown', '')")
    expect(build).to_be_visible()  # else the browser would not give it the focus


def test_a_disc_is_picked_with_arrows_and_chosen_with_a_key(tab: Page, site: Site) -> None:
    tab.goto("/turn/light")
    expect(tab.get_by_role("button", name="Build here")).to_be_hidden()
    picks = tab.locator(".disc-pick")
    picks.first.focus()
    tab.keyboard.press("Space")
    tab.keyboard.press("ArrowRight")
    expect(picks.nth(1)).to_be_checked()
    expect(tab.locator(".picked > p:visible")).to_contain_text("you hold")
    with tab.expect_navigation():
        tab.keyboard.press("b")
    assert site.posts[0]["action"] == "build"
    chosen = f"build {site.posts[0]['action-1']}"
    view = STATES["turn"].view
    assert chosen in [GAME.write(view, STATES["turn"].viewer, code) for code in view.legal(
        STATES["turn"].viewer)]  # fmt: skip
    with tab.expect_navigation():
        tab.keyboard.press("p")
    assert site.posts[1]["action"] == "pass"
    assert "action-1" not in site.posts[1]


def test_an_offer_is_put_together_and_laid_down(tab: Page, site: Site) -> None:
    tab.goto("/offer/light")
    expect(tab.get_by_role("button", name="Make this offer")).to_be_hidden()
    tab.locator("label:has(.some)").nth(1).click()
    tab.get_by_label("Add my trader").check()
    with tab.expect_navigation():
        tab.get_by_role("button", name="Make this offer").click()
    post = site.posts[0]
    parts = [post["action"], *(post[field] for field in sorted(post) if field > "action-")]
    parts = [part for part in parts if part and part not in (post["csrf"], post["ply"])]
    view, viewer = STATES["offer"].view, STATES["offer"].viewer
    assert " ".join(parts) in [GAME.write(view, viewer, code) for code in view.legal(viewer)]
    with tab.expect_navigation():
        tab.keyboard.press("n")
    assert site.posts[1]["action"] == "offer nothing"


def test_the_totals_follow_the_ticks(tab: Page, site: Site) -> None:
    tab.goto("/decide/light")
    seen = set()
    for label in tab.locator("label.offer").all():
        expect(tab.locator(".sum:visible")).to_have_count(1)
        seen.add(tab.locator(".sum:visible p").inner_text())
        label.click()
    seen.add(tab.locator(".sum:visible p").inner_text())
    assert len(seen) == tab.locator("label.offer").count() + 1
    with tab.expect_navigation():
        tab.keyboard.press("n")
    assert site.posts[0]["action"] == "fail"


def test_a_joker_changes_the_total(tab: Page) -> None:
    tab.goto("/joker/light")
    before = tab.locator(".sum:visible p").inner_text()
    tab.locator(".jokers label").nth(1).click()
    expect(tab.locator(".sum:visible")).to_have_count(1)
    assert tab.locator(".sum:visible p").inner_text() != before


@pytest.mark.parametrize("name", ["window", "bonus", "again"])
def test_an_action_card_is_played_now_or_not(tab: Page, site: Site, name: str) -> None:
    tab.goto(f"/{name}/light")
    expect(tab.locator("#babel-ask h2")).to_contain_text("Play an action card now")
    play = tab.get_by_role("button", name="Play now").first
    action = play.get_attribute("value")
    with tab.expect_navigation():
        play.click()
    with tab.expect_navigation():
        tab.keyboard.press("n")
    assert [post["action"] for post in site.posts] == [action, "decline"]
    assert str(action).startswith("play ")


def test_a_new_question_gets_the_focus_and_nothing_moves_against_the_will(tab: Page) -> None:
    tab.emulate_media(reduced_motion="reduce")
    live = ALBUM.live(tab)
    forbid_motion(tab)
    live.update(STATES["offer"], 8, turn=True)
    expect(tab.locator("#babel-ask h2")).to_be_focused()


@there_and_back
def test_a_morph_reaches_every_state_from_another(tab: Page, *, back: bool) -> None:
    ALBUM.check_morphs(tab, back=back)
