"""What the house adds to a table, in a real browser: menus, links, replays, leaving."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import door
from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import (
    arrive,
    faults,
    leave_it_to_the_computer,
    listen,
    looks,
    needs_chromium,
)
from wondertable.web.present.render import ENVIRONMENTS

pytestmark = needs_chromium

SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


class Guests:
    """People with browsers of their own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.pages: list[Page] = []

    def come(self, **given: Any) -> Page:
        """Somebody new; motion is off so that tests need not wait."""
        options = {"viewport": SIZES["wide"], "locale": "en-GB", "reduced_motion": "reduce"}
        context = self.browser.new_context(**(options | given))
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        listen(page)
        self.pages.append(page)
        return page

    def in_the_lobby(self, **given: Any) -> Page:
        """Somebody new who looks at the start page."""
        page = self.come(**given)
        page.goto(f"{self.house.url}/?new")
        return page

    def against_bot(self, **given: Any) -> Page:
        """Somebody in a game against the computer."""
        page = self.come(**given)
        page.goto(door.play(page, self.house, name="Ada"))
        arrive(page, "#duel-board")
        return page

    def together(self) -> tuple[Page, Page]:
        """Two people in a first game in which the first one begins."""
        ann, bob = self.come(), self.come(viewport=SIZES["phone"])
        form = {"duel-wonders": "first-game", "order": "given"}
        table = door.open_table(ann, self.house, name="Ada", **form)
        bob.goto(door.sit_down(bob, table, name="Béla"))
        ann.goto(table)
        for page in (ann, bob):
            arrive(page, "#duel-board")
        return ann, bob


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Guests]:
    """Everybody who visits in a test; they leave at its end."""
    guests = Guests(browser, house)
    yield guests
    for page in guests.pages:
        page.context.close()


def menu(page: Page) -> None:
    """Opens the menu of a table, once the answer to what was pressed in it has closed it."""
    expect(page.locator("#menu")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#menu")).to_be_visible()


def play(page: Page, moves: int) -> None:
    """Makes the first move that is offered, several times, without the page."""
    url = page.url.partition("?")[0]
    while moves:
        text = page.request.get(url).text()
        if 'data-question="end"' in text:
            return
        action = re.search(r'name="action" value="([^"]+)"', text)
        if action is None:
            continue
        ply = re.search(r'name="ply" value="(\d+)"', text)
        csrf = re.search(r'name="csrf" value="(\w+)"', text)
        assert ply
        assert csrf
        form = {"action": html.unescape(action[1]), "ply": ply[1], "csrf": csrf[1]}
        answer = page.request.post(f"{url}/do", form=form, headers={"Accept": "application/json"})
        assert answer.ok, answer.text()
        moves -= 1


def test_a_page_names_all_its_scripts_so_that_they_come_together(guests: Guests) -> None:
    page = guests.against_bot()
    site = guests.house.url
    pages = (page.url, f"{page.url}/replay", f"{site}/pad/seven", f"{site}/box")
    for address in pages:
        answer = page.reload() if address == page.url else page.goto(address)
        assert answer
        named = set(re.findall(r'(?:href|src)="([^"]+\.js)"', answer.text()))
        loaded = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
        scripts = {name.removeprefix(site) for name in loaded if name.endswith(".js")}
        assert len(scripts) > 5
        assert scripts == named


def test_axe_tells_what_is_wrong_and_where(guests: Guests) -> None:
    page = guests.in_the_lobby()
    assert faults(page) == []
    page.evaluate("document.querySelector('[popovertarget=menu]').removeAttribute('aria-label')")
    (fault,) = faults(page, ".top")
    assert fault.startswith('button-name: <button type="button" class="ib" popovertarget="menu">')


@pytest.mark.long
def test_a_pause_is_seen_by_the_other_at_once(guests: Guests) -> None:
    ann, bob = guests.together()
    menu(ann)
    ann.get_by_role("button", name="Pause").click()
    expect(bob.locator("#duel-top")).to_contain_text("Paused")
    assert bob.locator("button[name=action]").count() == 0
    menu(ann)
    ann.get_by_role("button", name="Go on").click()
    expect(bob.locator("#duel-top")).not_to_contain_text("Paused")


def test_a_bot_plays_for_somebody_who_is_away(guests: Guests) -> None:
    ann, bob = guests.together()
    menu(ann)
    ann.get_by_role("button", name="Let the computer play").click()
    play(ann, 2)
    expect(ann.locator("#duel-log")).to_contain_text("Béla")
    notice = bob.locator("#house")
    expect(notice).to_contain_text("is playing for you")
    assert faults(bob, "#house") == []
    notice.get_by_role("button", name="Take my seat back").click()
    expect(notice).not_to_contain_text("is playing for you")
    expect(bob.locator("#table-menu")).not_to_contain_text("for now")


def test_a_seat_moves_to_another_device_by_its_personal_link(guests: Guests) -> None:
    ann, _ = guests.together()
    table = ann.url
    phone = guests.come(viewport=SIZES["phone"])
    menu(ann)
    ann.get_by_role("button", name="Move my seat to another device").click()
    link = ann.get_by_label("Personal link").input_value()
    assert faults(ann, "main") == []
    ann.goto(table)
    phone.goto(link)
    assert faults(phone) == []
    phone.get_by_role("button", name="Go on here").click()
    expect(phone.locator("#duel-me")).to_contain_text("Ada")
    expect(phone.locator("button[name=action]")).not_to_have_count(0)
    expect(ann.locator("button[name=action]")).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(guests: Guests) -> None:
    page = guests.against_bot()
    table = page.url
    menu(page)
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    assert page.url == table
    play(page, 1)
    expect(page.locator("#duel-log")).to_contain_text(re.compile("megépítette|eldobta|választotta"))


def test_a_rematch_brings_both_to_the_next_table(guests: Guests) -> None:
    ann, bob = guests.together()
    first = ann.url
    menu(ann)
    ann.get_by_role("link", name="Resign").click()
    ann.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bob.locator("#duel-end")).to_contain_text("You have won")
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_url(lambda url: url != first)
    bob.get_by_role("button", name="Join the next game").click()
    for page in (ann, bob):
        arrive(page, "#duel-board")
    assert ann.url.partition("?")[0] == bob.url.partition("?")[0]
    expect(bob.locator("button[name=action]")).not_to_have_count(0)


@pytest.mark.long
def test_a_replay_is_stepped_through_by_keyboard_and_slider(guests: Guests) -> None:
    page = guests.against_bot()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play(page, 8)
    expect(page.locator("button[name=action]")).not_to_have_count(0)  # the bot has answered
    page.goto(f"{page.url}/replay")
    bar, table = page.locator("#replay-bar").bounding_box(), page.locator("#main").bounding_box()
    assert bar
    assert table
    assert bar["y"] + bar["height"] <= table["y"]  # it covers nothing, the log neither
    where = page.locator("#replay-at")
    last = int(where.inner_text().split()[-1])
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(where).to_have_text(f"Move {ply} of {last}")
        expect(page).to_have_url(re.compile(rf"ply={ply}$"))
    page.get_by_label("Move", exact=True).fill("3")
    expect(where).to_have_text(f"Move 3 of {last}")
    page.get_by_role("button", name="Copy a link to this move").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/replay?ply=3")
    page.get_by_role("link", name="To the latest move").click()
    expect(where).to_have_text(f"Move {last} of {last}")
    page.goto(link)
    expect(where).to_have_text(f"Move 3 of {last}")


@pytest.mark.long
def test_a_report_is_saved_and_can_be_downloaded(guests: Guests) -> None:
    page = guests.against_bot()
    menu(page)
    page.get_by_text("Report a rules error").click()
    page.get_by_label("What happened").fill("The Altar was too dear.")
    page.get_by_role("button", name="Save the report").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Thank you")
    assert faults(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the report").click()
    assert "The Altar was too dear." in download.value.path().read_text(encoding="utf-8")


@pytest.mark.long
def test_a_deleted_table_lets_its_visitors_go(guests: Guests) -> None:
    ann, bob = guests.in_the_lobby(), guests.come()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url(re.compile("/t/"))
    bob.goto(ann.url)
    expect(bob.get_by_role("button", name="Sit down")).to_be_visible()
    ann.get_by_role("link", name="Delete the table").click()
    ann.get_by_role("button", name="Delete for good").click()
    expect(ann.locator(".told")).to_have_text("The table was deleted.")
    expect(bob.locator(".told")).to_contain_text("was deleted by its host")


@pytest.mark.parametrize(
    ("scheme", "size"), [("dark", "phone"), pytest.param("light", "wide", marks=pytest.mark.long)]
)
def test_a_question_is_a_dialog_whose_safe_answer_has_the_focus(
    guests: Guests, scheme: str, size: str
) -> None:
    page = guests.against_bot(color_scheme=scheme, viewport=SIZES[size])
    table = page.url
    menu(page)
    page.get_by_role("link", name="Resign").press("Enter")
    dialog = page.get_by_role("dialog", name="Resign?")
    expect(dialog).to_contain_text(re.compile(r"The game ends at once and \w+ wins"))
    expect(dialog.get_by_role("link", name="No, back to the table")).to_be_focused()
    assert faults(page, "dialog") == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    menu(page)
    page.get_by_role("link", name="End the game for all").dblclick()
    expect(page.get_by_role("link", name="No, back to the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    menu(page)
    page.get_by_role("link", name="End the game for all").click()
    page.get_by_role("button", name="End the game for all").press("Enter")
    expect(page.locator("#duel-end")).to_contain_text("The host ended the game.")
    assert page.url == table


@pytest.mark.long
def test_the_second_half_of_a_double_press_answers_no_question(guests: Guests) -> None:
    page = guests.against_bot()
    menu(page)
    page.get_by_role("link", name="End the game for all").click()
    expect(page.get_by_role("link", name="No, back to the table")).to_be_focused()
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.method) if request.post_data else None)
    yes = page.get_by_role("button", name="End the game for all").bounding_box()
    assert yes
    for x, y in ((5, 5), (yes["x"] + yes["width"] / 2, yes["y"] + yes["height"] / 2)):
        page.mouse.move(x, y)
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        assert page.locator("dialog[open]").count() == 1
    page.mouse.click(5, 5)
    expect(page.locator("dialog")).to_have_count(0)
    assert posts == []


@pytest.mark.long
def test_a_no_leads_back_to_the_menu_though_an_update_brought_it_anew(guests: Guests) -> None:
    page = guests.against_bot()
    menu(page)
    page.get_by_role("link", name="Resign").press("Enter")
    expect(page.get_by_role("link", name="No, back to the table")).to_be_focused()
    page.evaluate("document.querySelector('#table-menu').outerHTML += ''")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


@pytest.mark.long
def test_a_question_is_asked_without_scripts(guests: Guests) -> None:
    page = guests.against_bot(java_script_enabled=False)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Resign").click()
    expect(page.get_by_role("link", name="No, back to the table")).to_be_focused()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("#duel-end")).to_contain_text(re.compile(r"\w+ has won"))


def test_a_game_can_be_played_without_scripts(guests: Guests) -> None:
    page = guests.against_bot(java_script_enabled=False)
    for _ in range(3):
        while not page.locator("button[name=action]").count():
            page.reload()
        before = page.locator("#duel-log li").count()
        page.locator("#duel-board .card.is-open").first.click()
        page.locator("#duel-sheets button[name=action]:visible").first.click()
        page.wait_for_load_state()
        assert page.locator("#duel-log li").count() > before


@pytest.mark.long
@pytest.mark.parametrize(
    ("scheme", "size"), [("light", "wide"), pytest.param("dark", "phone", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_at_a_table_and_after_it(guests: Guests, scheme: str, size: str) -> None:
    page = guests.against_bot(color_scheme=scheme, viewport=SIZES[size])
    menu(page)
    assert faults(page, colours=True) == []
    leave_it_to_the_computer(page)
    assert faults(page, colours=True) == []
    page.goto(f"{page.url}/replay?ply=9")
    assert faults(page, colours=True) == []
    page.goto(guests.house.url)
    assert faults(page, colours=True) == []


NOTICES: dict[str, dict[str, Any]] = {
    "pages/curtain.html": {
        "name": "Béla",
        "lift": "/",
        "laid": [("Anna", "/retract")],
        "csrf": "token",
        "ply": 3,
    },
    "pages/closed.html": {"game": "7 Wonders Duel", "root": ""},
}


@pytest.mark.parametrize(("name", "scheme"), looks(NOTICES, "pages/curtain.html"))
@pytest.mark.parametrize("size", ["phone", pytest.param("wide", marks=pytest.mark.long)])
def test_axe_finds_nothing_on_a_notice_that_is_rarely_seen(
    guests: Guests, name: str, scheme: str, size: str
) -> None:
    page = guests.in_the_lobby(color_scheme=scheme, viewport=SIZES[size])
    template = ENVIRONMENTS["en"].get_template(name)
    notice = "".join(template.blocks["content"](template.new_context(NOTICES[name])))
    page.evaluate("notice => { document.querySelector('main').outerHTML = notice }", notice)
    assert faults(page, "main", colours=True) == []
