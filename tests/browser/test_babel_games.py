"""Whole games of Tower of Babel in a real browser against a real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.babel_play import BABEL, QUICKLY
from tests.browser.house import House
from tests.browser.people import (
    MOST_WAITS,
    PHONE,
    SHORT,
    Guests,
    arrive,
    everybody_stays,
    faults,
    fits,
    languages,
    needs_chromium,
    some_or_all,
    visit,
)
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.games.babel.game import GAME
from wondertable.text import name, say

pytestmark = needs_chromium


def until(page: Page, kind: str) -> None:
    """Plays until the page asks something of a sort; looks and answers at once, in one step."""
    asked = f"#babel-ask.mine.ask-{kind} button[name=action]"
    step = f"() => document.querySelector('{asked}') ? 'asked' : ({QUICKLY})()"
    for _ in range(MOST_WAITS):
        if page.evaluate(step) == "asked":
            return
        assert not BABEL.is_over(page), "the game is over before"
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody asks about {kind}")


@pytest.mark.long
@everybody_stays
def test_three_people_play_a_whole_game_and_see_the_same_end(
    browser: Browser, guests: Guests, house: House, *, stay: bool
) -> None:
    pages = BABEL.sit_together(browser, guests, house, 3, action_cards="off")
    BABEL.play_to_the_end(*pages, stay=stay)
    totals = []
    for page in pages:
        expect(page.locator("#babel-end")).to_be_visible()
        totals.append(
            page.locator("#babel-end .score.big tfoot tr:first-child td").all_inner_texts()
        )
    assert totals[1] == [*totals[0][1:], *totals[0][:1]]
    assert totals[2] == [*totals[0][2:], *totals[0][:2]]
    ann, bob, _ = pages
    assert faults(ann) == []
    ann.locator("#babel-end summary", has_text="Finished wonders").first.click()
    expect(ann.locator("#babel-end .steps-l:visible").first).to_contain_text("Row 1")
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download the record").click()
    record = read_record(download.value.path().read_bytes())
    assert verify(GAME, record).outcome() is not None
    table = ann.url
    ann.goto(f"{table}/replay?ply=6")
    expect(ann.locator("#babel-hand")).to_be_visible()
    assert faults(ann) == []
    ann.locator("#step-on").click()
    expect(ann.locator("#replay-at")).to_contain_text("7")
    ann.get_by_role("button", name="Play on from here").click()
    ann.wait_for_url(lambda url: "/replay" not in url and url != table)
    arrive(ann, "#babel-board")
    bob.get_by_role("button", name="Play again").click()
    bob.wait_for_url(lambda url: url != table)
    expect(bob.get_by_text("Invitation link").first).to_be_visible()


@pytest.mark.long
@some_or_all
def test_four_bots_and_a_person_play_on_a_phone_with_action_cards(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests, PHONE)
    seats = ["bot-random", "bot-greedy", "bot-random", "bot-greedy"]
    BABEL.open_table(page, house, 5, seats, two_coloured="on")
    until(page, "offer")
    assert fits(page)
    assert faults(page) == []
    BABEL.play_out(page, most=choices)
    expect(page.locator("#babel-end")).to_be_visible(visible=choices > 100)
    assert fits(page)
    assert faults(page) == []


@pytest.mark.long
def test_an_offer_is_taken_back_and_survives_a_reload_while_others_offer(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob, cat = BABEL.sit_together(browser, guests, house, 3)
    assert BABEL.choose_and_wait(ann)
    until(bob, "offer")
    until(cat, "offer")
    seat = bob.locator("#babel-players .me").get_attribute("id")
    bob.get_by_role("button", name="Offer nothing").click()
    expect(bob.get_by_role("button", name="Take back")).to_be_visible()
    expect(cat.locator(f"#{seat}.is-laid")).to_be_visible()
    bob.reload()
    bob.get_by_role("button", name="Take back").click()
    expect(bob.get_by_role("button", name="Offer nothing")).to_be_visible()
    expect(cat.locator(f"#{seat}.is-asked")).to_be_visible()
    cat.get_by_role("button", name="Offer nothing").click()
    expect(cat.get_by_role("button", name="Take back")).to_be_visible()
    assert ann.locator(".ask-decide").count() == 0
    assert BABEL.choose(bob)
    for page in (ann, bob, cat):
        expect(page.locator("#babel-ask.ask-decide")).to_be_visible()
    ann.reload()
    expect(ann.locator("#babel-ask.ask-decide.mine")).to_be_visible()
    assert BABEL.choose_and_wait(ann)


def test_what_is_put_together_stays_while_others_lay_their_offers(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob, cat = BABEL.sit_together(browser, guests, house, 3, bluff="on")
    assert BABEL.choose_and_wait(ann)
    until(bob, "offer")
    bob.locator("label:has(.some)").first.click()
    bob.locator(".trader-t").click()
    until(cat, "offer")
    cat.get_by_role("button", name="Offer nothing").click()
    expect(bob.locator("#babel-players .is-laid")).to_have_count(1)
    expect(bob.locator(".some:checked")).to_have_count(1)
    expect(bob.locator(".trader-t input")).to_be_checked()
    bob.get_by_role("button", name="Make this offer").click()
    expect(ann.locator("#babel-ask.ask-decide.mine")).to_be_visible()


@pytest.mark.long
def test_an_action_card_is_won_and_played_when_the_page_asks(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests)
    BABEL.open_table(page, house, 3, ["bot-random"] * 2)
    asked = page.locator("#babel-ask :is(.ask-form .play, button[value=decline])")
    for _ in range(MOST_WAITS):
        if asked.count() or BABEL.is_over(page):
            break
        if not BABEL.choose_and_wait(page):
            page.wait_for_timeout(50)
    if BABEL.is_over(page):  # the bots took all wonders: they have the cards then
        expect(page.locator("#babel-log")).to_contain_text("action card")
        return
    expect(page.locator("#babel-hand .action-card").first).to_be_visible()
    assert faults(page) == []
    words = page.locator("#babel-ask").inner_text()
    assert "Play now" in words or "you hold no card to play" in words or "Play " in words
    assert BABEL.choose_and_wait(page)


@some_or_all
def test_a_game_is_played_by_keyboard_alone(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests)
    BABEL.open_table(page, house, 3, ["bot-random"] * 2, action_cards="off")
    taken = BABEL.press_keys(page, press, choices)
    assert taken >= choices or BABEL.is_over(page)


def press(page: Page) -> None:
    """Answers a question without a mouse."""
    kind = str(page.locator("#babel-ask").get_attribute("class"))
    if "mine" not in kind or not page.locator("#babel-ask button[name=action]").count():
        return
    if "ask-turn" in kind:
        page.locator(".disc-pick").first.focus(timeout=SHORT)
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("b")
    elif "ask-offer" in kind:
        if page.locator(".stepper input").count():  # else there is no card to lay
            page.locator(".stepper input").first.focus(timeout=SHORT)
            page.keyboard.press("ArrowRight")
        page.keyboard.press("o" if page.locator(".some:checked").count() else "n")
    elif "ask-decide" in kind:
        if page.locator("[class^=take-]").count():
            page.locator("[class^=take-]").first.focus(timeout=SHORT)
            page.keyboard.press("Space")
        page.keyboard.press("b" if page.locator(".sum:visible button").count() else "n")


@pytest.mark.long
@languages("de-DE")
def test_the_table_speaks_the_language_of_the_browser(
    browser: Browser, guests: Guests, house: House, language: str
) -> None:
    page = visit(browser, guests, PHONE, language)
    BABEL.open_table(page, house, 4, ["bot-random"] * 3, two_coloured="on", bluff="on")
    short = language[:2]
    expect(page.locator("#babel-ask.mine")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == short
    assert name(short, "babel", "temple_of_artemis") in page.content()
    expect(page.locator("#babel-ask")).to_contain_text(say(short, "babel-page-ask-turn"))
    assert fits(page)
    assert faults(page) == []
    until(page, "offer")
    assert fits(page)
    assert faults(page) == []
    until(page, "decide")
    assert fits(page)


def test_a_spectator_sees_the_table_and_can_do_nothing(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob, _ = BABEL.sit_together(browser, guests, house, 3)
    eve = visit(browser, guests)
    eve.goto(ann.url)
    expect(eve.locator("#babel-board")).to_be_visible()
    assert BABEL.choose_and_wait(ann)
    until(bob, "offer")
    expect(eve.locator("#babel-log")).to_contain_text("asked for")
    assert eve.locator("button[name=action]").count() == 0
    expect(eve.locator("#babel-hand")).to_contain_text("hidden")
    assert faults(eve) == []
