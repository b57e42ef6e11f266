"""Help at hand in a real browser: pop-ups by pointer, keyboard and touch, and the pages of help."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, StorageState, expect

from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import arrive, faults, fits, listen, needs_chromium
from wondertable.web.help.glossary import entries

pytestmark = needs_chromium

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

PAGES = [f"/help/{game}{page}" for game in ("duel", "seven", "babel") for page in ("", "/rulings")]
GLOSSARIES = [f"/help/{game}/glossary" for game in ("duel", "seven", "babel")]


Tables = dict[str, tuple[str, StorageState]]
Shown = dict[str, Page]


class Visitors:
    """Makes pages, and closes them at the end."""

    def __init__(self, browser: Browser, house: House, tables: Tables, shown: Shown) -> None:
        self.browser = browser
        self.house = house
        self.tables = tables
        self.shown = shown
        self.pages: list[Page] = []

    def page(self, path: str = "", **given: Any) -> Page:
        """A page of the house."""
        options: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
        context = self.browser.new_context(**(options | given))
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        listen(page)
        self.pages.append(page)
        page.goto(self.house.url + path)
        return page

    def table(self, game: str, **given: Any) -> Page:
        """A first game against the computer: the same for all tests, since none makes a choice. Who
        looks at it as the one before did comes back to the same page.
        """
        look = game if not given else ""
        page = self.shown.get(look)
        if page is not None:
            page.mouse.move(0, 0)
            page.reload()
            return self.seen(page, game)
        page = self.seen(self.new(game, **given), game, **given)
        if look:
            self.pages.remove(page)
            self.shown[look] = page
        return page

    def new(self, game: str, **given: Any) -> Page:
        """A browser of its own at the table."""
        if game not in self.tables:
            page = self.page("/?new")
            page.locator(f"input[name=game][value={game}]").check(force=True)
            page.get_by_role("button", name="Play against the computer").click()
            page.wait_for_url(re.compile("/t/"))
            path = page.url.removeprefix(self.house.url)
            self.tables[game] = path, page.context.storage_state()
        path, known = self.tables[game]
        return self.page(path, storage_state=known, **given)

    def seen(self, page: Page, game: str, **given: Any) -> Page:
        """The page, once it is there."""
        arrive(page, "#duel-board, #seven-hand")
        if game == "duel":
            expect(page.locator(".structure")).to_be_visible()
        if given.get("java_script_enabled", True):  # else the page stays as it is
            expect(page.locator(".turn.mine")).to_be_visible()
        return page


@pytest.fixture(scope="module")
def tables() -> Tables:
    """Where the tables of these tests are, and who sits there."""
    return {}


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Shown:
    """The pages of tables at which tests have looked; they are closed with their browser."""
    return {}


@pytest.fixture
def visitors(browser: Browser, house: House, tables: Tables, shown: Shown) -> Iterator[Visitors]:
    """Everybody who comes in a test."""
    visitors = Visitors(browser, house, tables, shown)
    yield visitors
    for page in visitors.pages:
        page.context.close()


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things do not cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def hold(page: Page, thing: Locator, milliseconds: int) -> None:
    """Holds a finger on a thing."""
    box = thing.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 14}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_explained_when_the_pointer_rests_on_it(visitors: Visitors) -> None:
    page = visitors.table("duel")
    card = page.locator(".structure button.card").first
    name = card.locator(".name").inner_text()
    card.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(name)
    expect(tip).to_contain_text("Cost")
    assert apart(card, tip)
    page.mouse.move(640, 30)
    expect(tip).to_be_hidden()


@pytest.mark.long
def test_icons_wonders_and_tokens_are_explained_too(visitors: Visitors) -> None:
    page = visitors.table("duel")
    for thing, words in (
        (page.locator("#duel-me .prod li").first, "raw material"),
        (page.locator("#duel-me .wonder").first, "wonder"),
        (page.locator("#duel-track .ptoken").first, "progress token"),
        (page.locator("#duel-science [data-help]").first, "Shown by"),
        (page.locator("#duel-me [data-help=icon-coin]"), "Every"),
    ):
        thing.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(re.compile(words, re.IGNORECASE))


@pytest.mark.long
def test_the_texts_are_fetched_once_for_all_things(visitors: Visitors) -> None:
    page = visitors.table("duel")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for at in range(3):
        page.locator(".structure .card").nth(at).hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.mouse.move(640, 30)
        expect(page.get_by_role("tooltip")).to_be_hidden()
    assert len([url for url in asked if "/tips/" in url]) == 1


@pytest.mark.long
def test_a_pointer_may_go_over_the_explanation(visitors: Visitors) -> None:
    page = visitors.table("duel")
    page.locator(".structure button.card").nth(2).hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    words, box = tip.inner_text(), tip.bounding_box()
    assert box
    page.evaluate(
        """({x, y}) => { const edge = document.createElement('i'); edge.dataset.help = 'altar';
        edge.style = `position: fixed; left: ${x}px; top: ${y}px; width: 60px; height: 6px;
        z-index: 9`; document.body.append(edge); }""",
        {"x": box["x"] + 10, "y": box["y"] + box["height"]},
    )
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] + 1)
    page.evaluate("new Promise(requestAnimationFrame)")
    for step in range(8):
        page.mouse.move(box["x"] + 30 + step, box["y"] + box["height"] - 8 * step)
    assert tip.is_visible()
    assert tip.inner_text() == words


def test_a_list_that_scrolls_elsewhere_hides_no_explanation(visitors: Visitors) -> None:
    page = visitors.table("duel")
    page.locator(".structure button.card").nth(2).hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.evaluate("document.querySelector('.log').dispatchEvent(new Event('scroll'))")
    expect(tip).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('scroll'))")
    expect(tip).to_be_hidden()


def test_the_focus_explains_and_escape_closes_only_that(visitors: Visitors) -> None:
    page = visitors.table("duel")
    page.locator("#duel-board").focus()
    page.keyboard.press("ArrowRight")
    card = page.locator(".structure button.card:focus")
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", "tip")
    assert apart(card, tip)
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(card).to_be_focused()
    assert card.get_attribute("aria-describedby") is None
    page.keyboard.press("Enter")
    expect(page.locator(".act-sheet:popover-open")).to_be_visible()
    expect(tip).to_be_hidden()


def test_things_of_a_region_share_one_tab_stop_and_arrows_lead_on(visitors: Visitors) -> None:
    page = visitors.table("duel")
    stops = page.locator("#duel-me [data-help][tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowRight")
    second = page.locator("#duel-me [data-help]:focus")
    expect(second).to_have_attribute("data-help", "icon-shield")
    expect(page.get_by_role("tooltip")).to_contain_text("Shield")
    expect(page.locator("#duel-me [data-help][tabindex='0']")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.get_by_role("tooltip")).to_contain_text("Coin")


def test_a_covered_card_explains_and_does_not_lead_away(visitors: Visitors) -> None:
    page = visitors.table("duel")
    url = page.url
    card = page.locator(".structure a.card").last
    card.click(position={"x": 20, "y": 10})
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.url == url


@pytest.mark.long
def test_by_the_keyboard_a_link_opens_the_glossary_in_a_tab_of_its_own(visitors: Visitors) -> None:
    page = visitors.table("duel")
    page.locator(".structure a.card").first.focus()
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.wait_for_load_state()
    expect(opened.value.locator(".entry:target")).to_be_visible()
    expect(page.locator(".structure")).to_be_visible()


def test_a_long_press_explains_and_does_nothing_else(visitors: Visitors) -> None:
    page = visitors.table("duel", viewport=PHONE, has_touch=True)
    card = page.locator(".structure button.card").nth(3)
    card.scroll_into_view_if_needed()
    hold(page, card, 800)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Cost")
    assert apart(card, tip)
    assert page.locator(".act-sheet:popover-open").count() == 0
    card.tap()
    expect(page.locator(".act-sheet:popover-open")).to_be_visible()
    expect(tip).to_be_hidden()


@pytest.mark.long
def test_a_short_touch_does_what_it_always_did(visitors: Visitors) -> None:
    page = visitors.table("seven", viewport=PHONE, has_touch=True)
    card = page.locator(".fan label.card").first
    card.tap()
    expect(page.locator(".pick:checked")).to_have_count(1)
    assert not page.get_by_role("tooltip").is_visible()
    hold(page, page.locator(".fan label.card").nth(1), 800)
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator(".pick").first).to_be_checked()


@pytest.mark.long
def test_seven_explains_cards_stages_and_goods(visitors: Visitors) -> None:
    page = visitors.table("seven")
    tip = page.get_by_role("tooltip")
    page.locator(".fan label.card").nth(2).hover(position={"x": 30, "y": 20})
    expect(tip).to_contain_text("In the game")
    page.locator("#seven-board .stage").first.hover()
    expect(tip).to_contain_text("stage 1, day")
    page.locator("#seven-me .prod li").last.hover()
    expect(tip).to_contain_text("manufactured good")
    page.locator("#seven-left .n-wonder").hover()
    expect(tip).to_contain_text("wonder board")


@pytest.mark.long
def test_an_explanation_survives_an_update_of_the_page(visitors: Visitors) -> None:
    page = visitors.table("duel")
    coins = page.locator("#duel-me [data-help=icon-coin]")
    coins.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    with page.expect_response(re.compile("/hint$")):
        page.keyboard.press("h")
    expect(page.locator("#duel-hint")).to_be_visible()
    expect(coins).to_have_attribute("tabindex", "0")


def test_without_a_script_a_card_leads_to_its_entry(visitors: Visitors) -> None:
    page = visitors.table("duel", java_script_enabled=False)
    page.locator(".structure a.card").first.click(position={"x": 20, "y": 10})
    expect(page.locator(".entry:target h3")).to_be_visible()
    page.go_back()
    expect(page.locator(".structure")).to_be_visible()


def test_the_question_mark_opens_help_over_the_game(visitors: Visitors) -> None:
    page = visitors.table("seven")
    page.get_by_role("button", name="Help", exact=True).first.click()
    sheet = page.locator("#help")
    expect(sheet).to_be_visible()
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="How to play").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("How to play 7 Wonders")
    expect(page.locator("#seven-hand")).to_be_visible()


def test_the_glossary_filters_while_one_types(visitors: Visitors) -> None:
    page = visitors.page("/help/duel/glossary")
    page.get_by_label("Search").fill("SHIELD wonder")
    expect(page.locator(".entry:visible h3").first).to_be_visible()
    names = page.locator(".entry:visible h3").all_text_contents()  # they may not be painted yet
    assert "The Colossus" in names
    assert "Altar" not in names
    expect(page.locator("#found")).to_have_text(f"{len(names)} entries")
    assert "q=SHIELD" in page.url
    page.get_by_label("Search").fill("quetzalcoatl")
    expect(page.locator("#found")).to_have_text("Nothing fits.")
    expect(page.locator(".help-group:visible")).to_have_count(0)
    page.get_by_label("Search").fill("")
    expect(page.locator(".help-group:visible")).to_have_count(7)


def test_the_glossary_is_searched_without_a_script(visitors: Visitors) -> None:
    page = visitors.page("/help/duel/glossary", java_script_enabled=False)
    page.get_by_label("Search").fill("colossus")
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".entry:visible")).to_have_count(1)
    page.get_by_role("link", name="Show all").click()
    expect(page.locator(".entry:visible")).to_have_count(len(entries("duel", "en")))


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_nothing_on_the_pages_of_help_is_hard_to_use(visitors: Visitors, scheme: str) -> None:
    page = visitors.page("/help", color_scheme=scheme)
    assert faults(page, colours=True) == []
    for path in [*PAGES, "/help/babel/glossary", "/help/duel/glossary?q=guild"]:
        page.goto(visitors.house.url + path)
        assert faults(page, colours=True) == [], path


def test_the_page_of_a_table_is_easy_to_use_while_something_is_explained(
    visitors: Visitors,
) -> None:
    for game, thing in (("duel", ".structure .card"), ("seven", ".fan label.card")):
        page = visitors.table(game)
        page.locator(thing).first.hover(position={"x": 20, "y": 12})
        assert faults(page, "[role=tooltip]", "[aria-describedby=tip]", colours=True) == []


def test_pages_of_help_fit_a_phone(visitors: Visitors) -> None:
    page = visitors.page("/help", viewport=PHONE, locale="de")
    for path in ["/help", *PAGES, *GLOSSARIES]:
        page.goto(visitors.house.url + path)
        assert fits(page), path
