"""Reviews and exercises in a real browser, on games that were reviewed beforehand."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_MS, House, house_in
from tests.browser.people import SIZES, arrive, faults, fits, listen, looks, needs_chromium
from tests.store.empty import database_in
from wondertable.bots import find_bot
from wondertable.core.rng import Rng
from wondertable.review.agenda import Task
from wondertable.review.parts import Choice, Luck, Plan
from wondertable.review.review import part_of
from wondertable.store import Database
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.reviews import Reviewed
from wondertable.web.identity import Identity, Person

pytestmark = [needs_chromium, pytest.mark.compiled]

KEY: Final = "a secret key for browsers"
ADA: Final = Person("a" * 22, "Ada")
GAMES: Final = ("duel", "seven", "babel")


class Quick:
    """Reviews with a few simulations for every thought; every first choice of a game is marked."""

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        quick = msgspec.structs.replace(plan, scan=60, verdict=60, luck=1, draws=2)
        part = part_of(record, quick, task)
        if isinstance(part, Choice) and len(part.options) > 1 and part.ply % 9 == 1:
            best = next(one.do for one in part.options if one.do != part.played)
            raised = min(1.0, part.after + 0.16)
            return msgspec.structs.replace(
                part, best=best, before=raised, loss=raised - part.after, mark="??", by="verdict"
            )
        return part

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        raise AssertionError("the server under test asks its own")

    async def close(self) -> None:
        pass


async def played(hall: Hall, game: str) -> Table:
    """A finished game of Ada against others, the same one every time."""
    others = [SeatPlan.of(letter * 22, name) for letter, name in (("b", "Bea"), ("c", "Cleo"))]
    plans = [SeatPlan.of(ADA.id, ADA.name), *others[: 1 if game == "duel" else 2]]
    settings = Settings(order="given", running_score=True)
    table = await hall.open(game, {}, plans, settings, ADA.id, seed=bytes(range(32)))
    bot, rng = find_bot("greedy", table.game), Rng(5)
    while table.status != "over":
        seat = next(one for one in sorted(table.asked) if one not in table.laid)
        view = table.view(seat)
        choice = table.game.write(view, seat, bot.choose(view, seat, rng))
        await table.submit(seat, choice, table.ply)
    return table


async def complete(hall: Hall, table: Table) -> Reviewed:
    """The review of a game, once it is made."""
    while not (found := await hall.reviews.find(table)).complete:
        assert not found.failed
        await asyncio.sleep(0.002)
    while await hall.reviews.kept(table) is None or hall.reviews._work is None:
        await asyncio.sleep(0.002)
    await asyncio.gather(hall.reviews._work)
    return found


async def furnish(database: str) -> dict[str, str]:
    """Plays and reviews a game of each sort; says the ids of their tables."""
    hall = Hall(Database(database), reviewer=Quick())
    await hall.start()
    found = {}
    for game in GAMES:
        table = await played(hall, game)
        await complete(hall, table)
        found[game] = table.id
    await hall.stop()
    return found


class Library:
    """A server with finished games, and their reader."""

    def __init__(self, house: House, tables: dict[str, str]) -> None:
        self.house = house
        self.tables = tables

    def path(self, game: str, page: str = "review") -> str:
        """Where a page of a game is."""
        return f"{self.house.url}/t/{self.tables[game]}/{page}"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """The server, with a game of each sort that was reviewed beforehand."""
    folder = tmp_path_factory.mktemp("library")
    tables = asyncio.run(furnish(database_in(folder)))
    with house_in(folder, WONDERTABLE_SECRET_KEY=KEY) as house:
        yield Library(house, tables)


@pytest.fixture
def reader(browser: Browser, library: Library) -> Iterator[Any]:
    """Opens pages for Ada, in browsers of her own."""
    contexts = []

    def opened(**given: Any) -> Page:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **given}
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        cookie = Identity(KEY).cookie_of(ADA)
        context.add_cookies([{"name": "wondertable", "value": cookie, "url": library.house.url}])
        contexts.append(context)
        page = context.new_page()
        listen(page)
        return page

    yield opened
    for context in contexts:
        context.close()


AFLOAT: Final = """[...document.querySelectorAll('main, main *')]
  .filter((place) => !place.closest('[popover]') && place.getBoundingClientRect().width)
  .filter((place) => getComputedStyle(place).position === 'fixed')
  .map((place) => place.id || place.className)"""
"""What stays in sight while a review is read, and would lie over it."""
HOLLOW: Final = """() => {
  const last = document.getElementById('main').getBoundingClientRect();
  const inside = [...document.querySelectorAll('#main .panel')]
    .map((place) => place.getBoundingClientRect()).filter((box) => box.height);
  return last.bottom - Math.max(...inside.map((box) => box.bottom));
}"""
"""How much of nothing there is below the table."""
STATES: Final = [f"{game}-{size}" for game in GAMES for size in SIZES]


@pytest.mark.parametrize(("state", "theme"), looks(STATES, "seven-phone"))
def test_a_review_fits_and_can_be_used_by_everybody(
    library: Library, reader: Any, state: str, theme: str
) -> None:
    game, _, size = state.partition("-")
    width, height = SIZES[size]
    page = reader(viewport={"width": width, "height": height}, color_scheme=theme)
    page.goto(library.path(game))
    arrive(page, "#review-choice")
    assert fits(page)
    assert faults(page, colours=True) == []
    assert page.evaluate(AFLOAT) == []
    assert page.evaluate(HOLLOW) < 80
    page.goto(library.path(game, "learn?seat=0"))
    arrive(page, "#main")
    assert fits(page)
    assert faults(page, colours=True) == []


def test_a_review_is_read_by_keys(library: Library, reader: Any) -> None:
    page = reader(viewport={"width": 1440, "height": 900})
    page.goto(f"{library.path('duel')}?ply=5")
    arrive(page, "#review-choice")
    place = page.locator("#review-curve output")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 6 of")
    page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("Move 5 of")
    page.keyboard.press("PageDown")
    expect(page.locator("#review-turns .sel")).to_have_count(1)
    assert "ply=" in page.url
    expect(page.locator("#review-moves .sel")).to_be_in_viewport()
    # What stands beside the list may be higher than the window, and the list is as high as that.
    page.set_viewport_size({"width": 1440, "height": 420})
    for _ in range(12):
        before = page.url
        page.keyboard.press("ArrowRight")
        page.wait_for_url(lambda url, before=before: url != before)
        expect(page.locator("#review-moves .sel")).to_be_in_viewport()
    page.locator("#review-moves .moves a").first.click()
    expect(place).to_contain_text("Move 1 of")
    page.locator("#review-choice button", has_text="Play on from here").click()
    arrive(page, "#duel-board")
    assert "/review" not in page.url


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_handed_on_as_a_picture(library: Library, reader: Any, game: str) -> None:
    page = reader(viewport={"width": 1440, "height": 900})
    page.goto(library.path(game))
    arrive(page, "#review-picture")
    with page.expect_download() as picture:
        page.locator("#review-picture").click()
    assert picture.value.suggested_filename.startswith(f"wondertable-{game}-")
    content = picture.value.path().read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    assert width == 1600
    assert height > 700


@pytest.mark.long
def test_a_review_is_read_without_scripts(library: Library, reader: Any) -> None:
    page = reader(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page.goto(f"{library.path('duel')}?ply=5")
    page.locator("#review-on").click()
    expect(page.locator("#review-curve output")).to_contain_text("Move 6 of")
    page.locator(".as-table > summary").click()
    expect(page.locator(".as-table tbody tr").first).to_be_visible()


@pytest.mark.long
def test_an_exercise_is_answered_on_the_table(library: Library, reader: Any) -> None:
    page = reader(viewport={"width": 1440, "height": 900})
    page.goto(library.path("duel", "learn?n=2&seat=0"))
    arrive(page, "#duel-board")
    page.locator(".structure button.card.is-open").first.click()
    page.locator(".act-sheet:popover-open button.act").first.click()
    expect(page.locator("#learn .came")).to_be_visible()
    show = page.locator("#learn button[name=show]")
    if show.count():
        show.click()
    expect(page.locator("#learn .alts")).to_be_visible()
    expect(page.locator("#learn .dots [aria-current]")).to_contain_text("2")


@pytest.mark.long
def test_the_end_of_a_game_shows_the_curve_and_leads_to_its_review(
    library: Library, reader: Any
) -> None:
    page = reader(viewport={"width": 390, "height": 844})
    page.goto(f"{library.house.url}/t/{library.tables['duel']}")
    arrive(page, "#duel-end")
    page.locator(".small-curve").click()
    arrive(page, "#review-choice")
