"""Whole games of 7 Wonders in a real browser against a real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import (
    PHONE,
    ROUNDS_TOGETHER,
    SHORT,
    Guests,
    everybody_stays,
    faults,
    fits,
    languages,
    needs_chromium,
    some_or_all,
    visit,
)
from tests.browser.seven_play import ACTS, SEVEN, until_asked
from wondertable.text import say

pytestmark = needs_chromium

DAY = {"sides": "day"}


def sell(page: Page) -> None:
    """Sells the first card of a hand."""
    until_asked(page)
    page.locator(".fan label.card").first.click()
    page.locator(".actbar button[value^=sell]:visible").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


@pytest.mark.long
@everybody_stays
def test_three_people_play_a_whole_game_with_cities_and_see_the_same_end(
    browser: Browser, guests: Guests, house: House, *, stay: bool
) -> None:
    pages = SEVEN.sit_together(browser, guests, house, 3, cities="on", **DAY)
    sell(pages[0])
    SEVEN.play_to_the_end(*pages, stay=stay)
    totals = []
    for page in pages:
        expect(page.locator("#seven-end")).to_be_visible()
        row = page.locator("#seven-end .score.big tfoot tr").first
        totals.append(row.locator("td").all_inner_texts())
    assert totals[1] == [*totals[0][1:], *totals[0][:1]]
    assert totals[2] == [*totals[0][2:], *totals[0][:2]]
    ann, bob, _ = pages
    assert faults(ann) == []
    ann.get_by_text("What lay under the wonders").click()
    expect(ann.get_by_text("Sold:").first).to_be_visible()
    table = ann.url
    ann.goto(f"{table}/replay?ply=5")
    expect(ann.locator("#seven-hand .fan")).to_be_visible()
    assert faults(ann) == []
    ann.locator("#step-on").click()
    expect(ann.locator("#replay-at")).to_contain_text("6")
    bob.get_by_role("button", name="Play again").click()
    bob.wait_for_url(lambda url: url != table)
    expect(bob.get_by_text("Invitation link").first).to_be_visible()


@pytest.mark.long
@some_or_all
def test_seven_seats_with_six_bots_fit_on_a_phone(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests, PHONE)
    SEVEN.open_table(page, house, 7, ["bot-random"] * 6, cities="on", **DAY)
    until_asked(page)
    expect(page.locator(".other")).to_have_count(4)
    assert fits(page)
    assert faults(page) == []
    page.locator(".other summary").first.click()
    expect(page.locator(".other .o-body").first).to_be_visible()
    SEVEN.play_out(page, most=choices)
    expect(page.locator("#seven-end")).to_be_visible(visible=choices > 100)
    assert fits(page)
    assert faults(page) == []


@everybody_stays
def test_partners_see_each_others_hands_talk_and_win_together(
    browser: Browser, guests: Guests, house: House, *, stay: bool
) -> None:
    ann, bob = visit(browser, guests), visit(browser, guests)
    seats = ["friend", "bot-random", "bot-random"]
    SEVEN.fill_in(ann, house, 4, seats, cities="on", teams="on", **DAY)
    bob.goto(ann.url)
    bob.locator("main form button").first.click()
    for page in (ann, bob):
        until_asked(page)
    hand = bob.locator(".fan .pick").evaluate_all("picks => picks.map(pick => pick.value)")
    expect(ann.locator("#seven-team li")).to_have_count(len(hand))
    ann.locator("#say-words").fill("Who takes the glass?")
    ann.get_by_role("button", name="Send").click()
    expect(bob.locator("#seven-chat")).to_contain_text("Who takes the glass?")
    expect(ann.locator("#say-words")).to_have_value("")
    eve = visit(browser, guests)
    eve.goto(ann.url)
    expect(eve.locator("#seven-me")).to_be_visible()
    assert "Who takes the glass?" not in eve.content()
    for page in (ann, eve):
        assert faults(page) == []
    if stay:
        SEVEN.play_out(ann, bob)
        expect(ann.locator("#seven-end .tot.teams li")).to_have_count(2)
    else:
        SEVEN.play_out(ann, bob, most=ROUNDS_TOGETHER)


@pytest.mark.long
def test_a_choice_is_taken_back_and_survives_a_reload_while_others_choose(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob, cat = SEVEN.sit_together(browser, guests, house, 3, **DAY)
    assert SEVEN.choose(ann)
    expect(ann.get_by_role("button", name="Take back")).to_be_visible()
    seat = ann.locator("#seven-ready .ava.me").evaluate("me => me.closest('li').id")
    expect(bob.locator(f"#{seat}.is-chosen")).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("button", name="Take back")).to_be_visible()
    ann.get_by_role("button", name="Take back").click()
    until_asked(ann)
    expect(bob.locator(f"#{seat}.is-asked")).to_be_visible()
    assert SEVEN.choose(bob)
    assert SEVEN.choose(cat)
    ann.reload()
    until_asked(ann)
    assert SEVEN.choose(ann)
    for page in (ann, bob, cat):
        expect(page.locator("#seven-top")).to_contain_text("turn 2 of 6")
        until_asked(page)


def press(page: Page) -> None:
    """Answers a question, or picks the second card and sells it."""
    question = page.locator("#seven-question button[name=action]:visible")
    picks = page.locator(".fan .pick")
    if question.count():
        question.first.focus(timeout=SHORT)
        page.keyboard.press("Enter")
    elif picks.count():
        if not page.locator(".pick:checked").count():
            picks.first.focus(timeout=SHORT)
            page.keyboard.press("Space")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("s")


@some_or_all
def test_a_game_is_played_by_keyboard_alone(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests)
    SEVEN.open_table(page, house, 3, ["bot-random"] * 2, cities="on")
    taken = SEVEN.press_keys(page, press, choices)
    assert taken >= choices or SEVEN.is_over(page)


@pytest.mark.long
@languages("en-GB")
def test_the_table_speaks_the_language_of_the_browser(
    browser: Browser, guests: Guests, house: House, language: str
) -> None:
    page = visit(browser, guests, PHONE, language)
    SEVEN.open_table(page, house, 5, ["bot-random"] * 4, cities="on", **DAY)
    until_asked(page)
    assert page.locator("html").get_attribute("lang") == language[:2]
    expect(page.locator("#seven-top")).to_contain_text(say(language[:2], "seven-page-your-turn"))
    assert fits(page)
    assert faults(page) == []
    page.locator(".fan label.card").first.click()
    expect(page.locator(ACTS).first).to_be_visible()
    assert SEVEN.choose_and_wait(page)


@pytest.mark.long
def test_the_host_hands_an_absent_seat_to_a_bot_and_back(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob, _ = SEVEN.sit_together(browser, guests, house, 3, **DAY)
    bob.close()
    ann.get_by_role("button", name="Menu").click()
    row = ann.locator(".people li").nth(1)
    row.get_by_role("button", name="Let the computer play").click()
    expect(ann.locator("#menu")).to_be_hidden()
    ann.get_by_role("button", name="Menu").click()
    row.get_by_role("button", name="Give the seat back").click()
    expect(ann.locator("#menu")).to_be_hidden()
    ann.get_by_role("button", name="Menu").click()
    expect(row.get_by_role("button", name="Let the computer play")).to_be_visible()
