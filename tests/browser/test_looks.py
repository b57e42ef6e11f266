"""Pages of a first evening with every face, in every language, on every screen: nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.album import FIRST, Live
from tests.browser.duel_server import Site, served
from tests.browser.faces import wearing
from tests.browser.house import CHROMIUM, FLAGS, PATIENCE_MS, House
from tests.browser.people import Guests, arrive, fits, needs_chromium, visit
from tests.browser.room import look_at, outside
from tests.browser.test_access import SHOTS, STILL, held, new_to
from tests.web.present.test_moments import of_every_kind
from wondertable.games.duel.actions import TOKEN_IDS
from wondertable.text import LANGUAGES
from wondertable.web.games import PAGES
from wondertable.web.present.card_words import title

pytestmark = [needs_chromium, pytest.mark.long]

FACES = ("dejavu", "liberation", "noto")
SIZES: tuple[str, ...] = ("360x640", "390x844", "640x360", "844x390", "820x1180")
SIZES += ("1280x720", "1366x625", "1366x768", "1920x1080", "2560x1440")
SEATS = {"duel": "#duel-board", "seven": "#seven-hand", "babel": "#babel-board"}
STATUS = ".turn, .turn span"
MOMENT = "body > .moment"

CLIPPED = """(where) => {
  const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflow);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const leaves = (box, room) => box.left < room.left - 1 || box.right > room.right + 1
    || box.top < room.top - 1 || box.bottom > room.bottom + 1;
  const wrong = [];
  for (const one of document.querySelectorAll(where)) {
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue.trim() || !seen(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      let room = one;
      while (room && !clips(room)) room = room.parentElement;
      if (!room || room.clientWidth < 2 || !box.width) continue;
      if (leaves(box, room.getBoundingClientRect())) wrong.push(text.nodeValue.trim());
    }
  }
  return wrong;
}"""
"""Words that the box around them cuts off."""

COVERED = """() => {
  const over = document.querySelector('body > .moment .m-skip').getBoundingClientRect();
  const words = [];
  const all = document.createTreeWalker(document.querySelector('.m-scene'), NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(all.currentNode);
    for (const box of range.getClientRects())
      if (all.currentNode.nodeValue.trim()
        && Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1
        && Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1)
        words.push(all.currentNode.nodeValue.trim());
  }
  return words;
}"""
"""Words of a scene that lie under the button that passes it."""

BEYOND = """(where) => [...document.querySelectorAll(where)].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width) return false;
  if (box.left < -1 || box.right > innerWidth + 1) return true;
  if (box.top < -1 || box.bottom > innerHeight + 1) return true;
  if (!one.matches("button")) return false;
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(there);
}).map((one) => one.textContent.trim().slice(0, 40))"""
"""What is not wholly on the screen, and buttons that cannot be pressed there."""


@pytest.fixture(scope="module", params=FACES)
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser for each of the faces."""
    env = wearing(request.param, tmp_path_factory.mktemp(request.param))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=env)
        yield browser
        browser.close()


def looked(page: Page, name: str, words: str, whole: str = "") -> list[str]:
    """What is wrong with a page on some screen: too wide, words cut, things beyond its edge."""
    wrong = []
    for size in SIZES:
        look_at(page, size)
        if not fits(page):
            wrong.append(f"{name} {size}: too wide")
        wrong += [f"{name} {size} cuts: {text}" for text in page.evaluate(CLIPPED, words)]
        if whole:
            wrong += [f"{name} {size} beyond: {text}" for text in page.evaluate(BEYOND, whole)]
        if whole == MOMENT:
            wrong += [f"{name} {size} covers: {text}" for text in page.evaluate(COVERED)]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_and_an_invitation_hold(
    browser: Browser, guests: Guests, house: House, language: str
) -> None:
    ann, bob = (visit(browser, guests, language=language) for _ in range(2))
    ann.goto(house.url)
    wrong = looked(ann, "start page", "main *")
    for preset in ("duel.bot", "seven.teams", "seven.tonight"):
        ann.goto(house.url)
        ann.locator(f'.pre[value="{preset}"]').click()
        ann.wait_for_url(re.compile("/t/"))
    bob.goto(ann.url)
    wrong += looked(bob, "invitation", "main *")
    wrong += looked(ann, "waiting", "main :not(code)")
    ann.goto(house.url)
    wrong += looked(ann, "start page with tables", "main *")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_a_guided_turn_holds(
    browser: Browser, guests: Guests, house: House, game: str, language: str
) -> None:
    page = visit(browser, guests, language=language)
    page.goto(house.url)
    page.locator(f"form.guides button[value={game}]").click()
    arrive(page, SEATS[game])
    plan = PAGES[game].guide
    assert plan is not None
    wrong = []
    for number in range(4):
        expect(page.locator("#coach")).to_have_attribute("data-step", str(number))
        if number in (0, 3):
            name = f"step {number}"
            wrong += looked(page, name, f"{STATUS}, #coach *", "#guide-next, #coach-h, .turn")
        look_at(page, "1366x768")
        page.locator("#guide-next").click()
    assert not wrong, "\n".join(wrong)


NAMED = """(names) => {
  const places = [...document.querySelectorAll(".rail .p-name")];
  places.forEach((place, at) => (place.textContent = names[at % names.length]));
  return places.length;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_progress_tokens_keep_within_them(
    browser: Browser, guests: Guests, site: Site, language: str
) -> None:
    context = browser.new_context(base_url=site.url)
    guests.append(context)
    path = f"/tokens/{language}"
    site.pages[path] = SHOTS["duel"].page(new_to("duel", language), "light")
    page = context.new_page()
    page.goto(path)
    names = [title(language, "duel", token) for token in TOKEN_IDS]
    wrong = []
    for size in SIZES:
        look_at(page, size)
        for first in range(0, len(names), page.evaluate(NAMED, names)):
            page.evaluate(NAMED, names[first:] + names[:first])
            leave = outside(page, ".rail .p-name", ".ptoken")
            wrong += [f"{size}: {one}" for one in leave]
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A table of every game that moves, in every language."""
    with served({}) as site:
        yield site


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_a_moment_holds(
    browser: Browser, guests: Guests, site: Site, game: str, language: str
) -> None:
    context = browser.new_context(base_url=site.url)
    context.set_default_timeout(PATIENCE_MS)
    guests.append(context)
    scene = new_to(game, language)
    path = f"/{game}/{language}"
    site.pages[path] = SHOTS[game].page(scene, "light", "/socket")
    page = context.new_page()
    live = Live(page, SHOTS[game].PRESENTER, path)
    wrong = []
    kinds = [(kind, form) for name, kind, form in of_every_kind() if name == game]
    for at, (kind, form) in enumerate(kinds):
        live.update(scene, FIRST + 1 + at, ply=at, moments=[held(game, kind, form, language)])
        expect(page.locator(MOMENT)).to_have_class(re.compile(f"k-{kind} f-{form}"))
        page.evaluate(STILL)
        wrong += looked(page, f"{kind} {form}", f"{MOMENT} *", MOMENT)
    assert not wrong, "\n".join(wrong)
