"""Whole games in a real browser against a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.duel_play import DUEL, open_game_against_bot, sit_together
from tests.browser.house import House
from tests.browser.people import (
    PHONE,
    SHORT,
    Guests,
    arrive,
    everybody_stays,
    faults,
    fits,
    languages,
    leave_it_to_the_computer,
    needs_chromium,
    some_or_all,
    visit,
)
from wondertable.text import name

pytestmark = needs_chromium


@everybody_stays
def test_two_people_play_a_whole_game_and_see_the_same_end(
    browser: Browser, guests: Guests, house: House, *, stay: bool
) -> None:
    ann, bob = sit_together(browser, guests, house)
    DUEL.play_to_the_end(ann, bob, stay=stay)
    for page in (ann, bob):
        expect(page.locator("#duel-end")).to_be_visible()
    totals = [page.locator("#duel-end tfoot td").all_inner_texts() for page in (ann, bob)]
    assert totals[0] == totals[1][::-1]
    assert faults(bob) == []


def press(page: Page) -> None:
    """Answers a question, or opens the first card and discards it."""
    if page.locator("#duel-question button[name=action]:visible").count():
        page.locator("#duel-question button[name=action]:visible").first.focus(timeout=SHORT)
        page.keyboard.press("Enter")
    elif page.locator("button[name=action]:not([disabled])").count():
        if not page.locator(".act-sheet:popover-open").count():
            page.locator("#duel-board .card.is-open").first.focus(timeout=SHORT)
            page.keyboard.press("Enter")
        page.keyboard.press("d")


@pytest.mark.long
@some_or_all
def test_a_game_against_the_computer_is_played_by_keyboard_alone(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests)
    page.goto(f"{house.url}/?new")
    page.get_by_role("button", name="Play against the computer").focus()
    page.keyboard.press("Enter")
    arrive(page, "#duel-board")
    taken = DUEL.press_keys(page, press, choices)
    assert taken >= choices or DUEL.is_over(page)


def test_a_reload_and_a_server_that_was_killed_lose_nothing(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests)
    open_game_against_bot(page, house)
    for _ in range(2):
        while not DUEL.choose_and_wait(page):
            page.wait_for_timeout(50)
    page.reload()
    log = page.locator("#duel-log").inner_text()
    assert log.count("\n") > 2
    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    while not DUEL.choose_and_wait(page):
        page.wait_for_timeout(50)
    last = log.splitlines()[-1]
    assert last in page.locator("#duel-log").inner_text()


@languages("hu-HU")
def test_the_table_speaks_the_language_of_the_browser_on_a_phone(
    browser: Browser, guests: Guests, house: House, language: str
) -> None:
    page = visit(browser, guests, PHONE, language)
    open_game_against_bot(page, house)
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert name(language[:2], "duel", "pyramids") in page.content()
    assert fits(page)
    assert faults(page) == []


@some_or_all
def test_two_people_share_one_screen(
    browser: Browser, guests: Guests, house: House, choices: int
) -> None:
    page = visit(browser, guests)
    page.goto(f"{house.url}/?new")
    page.locator("select[name=seat-1]").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    arrive(page, "#duel-board")
    DUEL.play_out(page, most=choices)
    assert DUEL.is_over(page) is (choices > 100)


@pytest.mark.long
def test_a_spectator_sees_the_table_and_can_do_nothing(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, bob = sit_together(browser, guests, house)
    eve = visit(browser, guests)
    eve.goto(ann.url)
    arrive(eve, "#duel-board")
    assert eve.locator("button[name=action]").count() == 0
    moved = [DUEL.choose_and_wait(page) for page in (ann, bob)]
    assert any(moved)
    expect(eve.locator("#duel-log")).to_contain_text("chose")
    assert faults(eve) == []


def test_a_game_is_looked_back_at_and_played_on_from_there(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests)
    open_game_against_bot(page, house)
    table = page.url
    while not DUEL.choose_and_wait(page):
        page.wait_for_timeout(50)
    leave_it_to_the_computer(page)
    page.goto(f"{table.split('?')[0]}/replay?ply=4")
    arrive(page, "#duel-board")
    assert faults(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and url != table)
    arrive(page, "#duel-board")
    while not DUEL.choose_and_wait(page):
        page.wait_for_timeout(50)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe_finds_nothing_in_the_lobby_and_on_an_invitation(
    browser: Browser, guests: Guests, house: House, scheme: str
) -> None:
    page, friend = visit(browser, guests), visit(browser, guests, PHONE)
    for tab in (page, friend):
        tab.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"{house.url}/?new")
    assert faults(page, colours=True) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    assert faults(page, colours=True) == []
    friend.goto(page.url)
    assert faults(friend, colours=True) == []
    friend.goto(f"{house.url}/nowhere")
    assert faults(friend, colours=True) == []
