"""A game from the box, written down in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import arrive, faults, fits, listen, needs_chromium
from tests.table.typing import DUEL, original, typed_lines
from wondertable.core.record import Record, read_record
from wondertable.text import say

pytestmark = needs_chromium

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ON_TABLE = ("build", "discard", "wonder")
HAND = ("Altar", "Baths", "Stockade", "Loom", "Press", "Glassworks", "Theater")


@pytest.fixture(
    params=[
        pytest.param(("en", WIDE), marks=pytest.mark.long),
        ("hu", PHONE),
        pytest.param(("de", PHONE), marks=pytest.mark.long),
    ],
    ids=["en", "hu", "de"],
)
def page(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Page]:
    """Somebody on the page of games from the box, in a language, on a desk or a phone."""
    yield from visitor(browser, house, *request.param)


@pytest.fixture
def english(browser: Browser, house: House) -> Iterator[Page]:
    """Somebody on the page of games from the box."""
    yield from visitor(browser, house, "en", WIDE)


def visitor(browser: Browser, house: House, language: str, size: dict[str, int]) -> Iterator[Page]:
    """Somebody new; motion is off so that tests need not wait."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]  # a TypedDict of the same two keys
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    listen(page)
    page.goto(f"{house.url}/box")
    yield page
    context.close()


def begin(page: Page, game: str) -> None:
    """Begins a game as it is offered."""
    page.locator(f"form:has(input[value={game}]) button.primary").click()
    arrive(page, "#box-panel")


def lines(page: Page) -> int:
    """How many lines the page says that there are."""
    return int(page.locator("#box-panel input[name=ply]").first.get_attribute("value") or "")


def type_in(page: Page, words: str) -> None:
    """Types words and waits until they are written down."""
    before = lines(page)
    page.locator("#typed").fill(words)
    page.locator("#typed").press("Enter")
    expect(page.locator("#box-panel input[name=ply]").first).not_to_have_value(str(before))


def tap(page: Page, number: int, line: str) -> None:
    """Enters a line by what the page offers for it."""
    verb = line.split()[0]
    if verb in ON_TABLE:
        page.locator(f"#duel-board #card-{line.split()[-1]}").click()
        page.locator(f"#duel-sheets button[value='{line}']:visible").click()
    elif verb in ("draft", "take", "destroy", "rebuild", "start"):
        page.locator(f"#duel-question button[value='{line}']").click()
    elif number % 2:
        page.locator("[data-filter]:visible").fill(line)
        page.locator("[data-filter]:visible").press("Enter")
        expect(page.locator("#box-panel :focus")).to_have_count(1)
    else:
        page.locator(f"button.answer[value='{line}']").click()


def record(page: Page) -> Record:
    """The record that can be downloaded."""
    return read_record(page.request.get(f"{page.url.partition('?')[0]}/record").body())


@pytest.mark.long
@pytest.mark.parametrize("most", [10, pytest.param(60, marks=pytest.mark.long)])
def test_a_good_part_of_a_duel_is_tapped_and_typed(english: Page, most: int) -> None:
    page, known = english, original(DUEL, None)
    begin(page, "duel")
    url = page.url
    for number, line in enumerate(list(typed_lines(known))[:most]):
        before = lines(page)
        tap(page, number, line)
        expect(page.locator("#box-panel input[name=ply]").first).not_to_have_value(str(before))
    assert page.url == url
    assert record(page).moves == known.moves[: lines(page)]
    assert lines(page) >= most
    assert faults(page) == []
    page.reload()
    assert record(page).moves == known.moves[: lines(page)]


def test_a_mistake_undo_and_a_server_that_is_killed_lose_nothing(
    english: Page, house: House
) -> None:
    page = english
    begin(page, "duel")
    type_in(page, "law, masonry")
    page.locator("#typed").fill("law")
    page.locator("#typed").press("Enter")
    expect(page.locator("#toast")).to_contain_text("Law is not among those to choose from")
    assert lines(page) == 2
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#box-panel input[name=ply]").first).to_have_value("1")
    assert [move.do for move in record(page).moves] == ["show law"]
    house.kill()
    house.start()
    page.reload()
    assert [move.do for move in record(page).moves] == ["show law"]
    page.locator("[data-filter]").fill("masonry")
    page.locator("[data-filter]").press("Enter")
    expect(page.locator("#box-panel input[name=ply]").first).to_have_value("2")
    expect(page.locator("[data-filter]")).to_be_focused()


def test_a_hand_is_ticked_a_card_is_tapped_and_a_question_is_answered(english: Page) -> None:
    page = english
    begin(page, "seven")
    type_in(page, "gizah, babylon, ephesos")
    type_in(page, "day, day, day")
    for card in HAND:
        page.locator("[data-filter]").fill(card)
        page.locator("[data-filter]").press("Enter")
    expect(page.locator("[data-ticked]")).to_have_text("7 / 7")
    page.locator(".box-tick button").click()
    expect(page.locator("#box-h")).to_have_text("What does Player 1 do?")
    assert faults(page) == []
    page.locator("#may").fill("build Barracks")
    page.locator("#may").press("Enter")
    expect(page.locator(".box-answer")).to_contain_text("The rule: In a turn you use one card")
    page.locator("#seven-hand label", has_text="Baths").click()
    page.locator("#seven-hand button[value='build baths']:visible").click()
    expect(page.locator("#box-h")).to_have_text("What does Player 2 do?")
    page.locator("button.answer[value='sell ?']").click()
    expect(page.locator("#box-h")).to_have_text("What does Player 3 do?")
    assert [move.do for move in record(page).moves[-2:]] == ["build baths", "sell ?"]


def test_pages_have_no_fault_in_any_language(page: Page, request: pytest.FixtureRequest) -> None:
    language = request.node.callspec.id
    expect(page.locator("h1")).to_have_text(say(language, "box-title"))
    assert faults(page, colours=True) == []
    home = page.url
    for game in ("duel", "seven", "babel"):
        page.goto(home)
        begin(page, game)
        assert faults(page, colours=True) == []
        assert fits(page), game
    page.goto(home)
    assert faults(page, colours=True) == []
