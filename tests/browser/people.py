"""People with browsers of their own, and how they play a game; shared by the tests of all games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Response,
    TimeoutError,
    expect,
)

from tests.browser import door
from tests.browser.house import CHROMIUM, PATIENCE_MS, House

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="needs Debian's chromium")

THEMES = ("light", "dark")
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
SIZES = {"wide": (1440, 900), "laptop": (1280, 800), "phone": (390, 844), "tablet": (820, 1180)}
MOST_ROUNDS = 600
MOST_WAITS = PATIENCE_MS // 40
ROUNDS_TOGETHER = 2
MOST_SEATS = 7
SHORT = 2_000
"""Milliseconds for what may be gone already."""


def looks(names: Iterable[str], *daily: str) -> list[pytest.ParameterSet]:
    """Every name in both themes; for each day those that have all parts between them, by turns
    in the light and in the dark.
    """
    today = {(name, THEMES[at % 2]) for at, name in enumerate(daily)}
    every = [(name, theme) for name in names for theme in THEMES]
    assert today <= {*every}
    return [
        pytest.param(*look, marks=[] if look in today else [pytest.mark.long]) for look in every
    ]


def sizes(*daily: str, long: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """Screens such as 360x640; some are for every day, the rest for every release."""
    rest = [pytest.param(size, marks=pytest.mark.long) for size in long]
    return pytest.mark.parametrize("size", [*daily, *rest])


def several_sizes(*daily: str, long: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """The same, where a page is loaded once for those of every day."""
    rest = [pytest.param((size,), id=size, marks=pytest.mark.long) for size in long]
    return pytest.mark.parametrize("several", [pytest.param(daily, id="daily"), *rest])


LAPTOPS = ("1366x768", "1280x720")
LARGER = ("1280x800", "1440x900")
"""A turn needs no scrolling on these."""
LOW = "1366x625"
"""A laptop whose browser shows all its bars: what is decided needs no scrolling here."""
UPRIGHT = ("375x667", "390x844", "412x915", "430x932")
ON_ITS_SIDE = ("640x360", "667x375", "915x412", "932x430")
LARGE = ("1920x1080", "2560x1440")


every_size = pytest.mark.parametrize(
    ("size", "whole"),
    [("phone", False), *(pytest.param(size, True, marks=pytest.mark.long) for size in SIZES)],
)
"""What is too wide is seen on a phone first, in a few states; all sizes and states are for every
release.
"""


def some_states(daily: tuple[str, ...], long: tuple[str, ...]) -> pytest.MarkDecorator:
    """States of a table that are looked at each day, and those for every release."""
    rest = [pytest.param(name, marks=pytest.mark.long) for name in long]
    return pytest.mark.parametrize("name", [*daily, *rest])


def languages(today: str) -> pytest.MarkDecorator:
    """All three, of which one is for each day; the games take different ones."""
    every = ("en-GB", "hu-HU", "de-DE")
    marks = {one: [] if one == today else [pytest.mark.long] for one in every}
    return pytest.mark.parametrize("language", [pytest.param(o, marks=marks[o]) for o in every])


some_or_all = pytest.mark.parametrize(
    "choices", [6, pytest.param(1000, marks=pytest.mark.long)], ids=["some", "all"]
)
"""How many choices are made by keyboard: enough for every sort of question, or a whole game."""

there_and_back = pytest.mark.parametrize(
    "back", [False, pytest.param(True, marks=pytest.mark.long)], ids=["there", "back"]
)
"""Whether states come in their order, or the other way round."""

everybody_stays = pytest.mark.parametrize(
    "stay", [False, pytest.param(True, marks=pytest.mark.long)], ids=["leave", "stay"]
)
"""Whether everybody plays a game to its end; else all but the first leave after some rounds."""


AXE = Axe().axe_script
FAULTS = """async ([colours, places]) => {
  const rules = {'color-contrast': {enabled: colours}};
  const where = places.length ? {include: places} : document;
  const {violations} = await axe.run(where, {resultTypes: ['violations'], rules});
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 120)).join(' ')}`
  );
}"""
"""Only what is wrong leaves the page: all that axe has looked at is as large as the page itself."""

WORDS = "(ids) => ids.map((id) => document.getElementById(id)?.textContent).join('')"
"""What some places of a page say; nothing where a screen is being passed on."""

NOTE_WHEN_SENT = """(places) => {
  const note = () => { window.saidWhenSent = (WORDS)(places); };
  note();
  document.addEventListener('submit', note, { capture: true, once: true });
}"""
"""Keeps what the page says when the next form is sent."""

COMPLAINTS: list[str] = []
"""Errors of scripts in a test. They are told at its end: raised in a callback, they would end the
connection to the browser, and only that would be seen."""

Guests = list[BrowserContext]


def listen(page: Page) -> None:
    """Notes every error of a page's scripts."""
    page.on("pageerror", lambda error: COMPLAINTS.append(f"{page.url}: {error.stack or error}"))


def visit(
    browser: Browser, guests: Guests, size: dict[str, int] = WIDE, language: str = "en-GB"
) -> Page:
    """Somebody new, with a browser of their own; motion is off so that tests need not wait."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]  # a TypedDict of the same two keys
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    guests.append(context)
    page = context.new_page()
    listen(page)
    return page


def arrive(page: Page, place: str) -> None:
    """Waits until a page shows something and its scripts run: what is done before is not heard."""
    expect(page.locator(place).first).to_be_visible()
    page.wait_for_load_state()


def faults(page: Page, *places: str, colours: bool = False) -> list[str]:
    """What axe finds on a page, once it has all its styles; or only in what has come to it.

    To look at colours takes twice as long as all the rest: that is done once for each sort of page,
    in both themes, and not again in the middle of games.
    """
    page.wait_for_load_state()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for place in places:
        expect(page.locator(place).first).to_be_visible()
    return [str(fault) for fault in page.evaluate(FAULTS, [colours, places])]


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen, once a page has all its styles."""
    page.wait_for_load_state()
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def scrolls(page: Page) -> bool:
    """Whether a page is taller than the screen."""
    return bool(page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"))


TOO_SMALL = """(places) => [...document.querySelectorAll(places)]
  .map((place) => [place.getBoundingClientRect(), place.className])
  .filter(([box]) => box.width && Math.max(box.width, box.height) < 44).map(([, name]) => name)"""


def too_small(page: Page, *more: str) -> list[str]:
    """What can be pressed, and is too small for a finger: buttons, folds, and `more`."""
    places = ("main button", ".top button", "main summary", *more)
    return [str(name) for name in page.evaluate(TOO_SMALL, ", ".join(places))]


OTHERWISE = """(regions) => Object.entries(regions).filter(([id, html]) => {
  const made = document.createElement('template');
  made.innerHTML = html;
  const live = id === 'frame' ? document.querySelector('[data-frame]').cloneNode(false)
    : document.getElementById(id).cloneNode(true);  // tip.js gives tab stops
  live.querySelectorAll('[data-help]').forEach((place) => place.removeAttribute('tabindex'));
  return !made.content.firstElementChild.isEqualNode(live);
}).map(([id]) => id)"""


def otherwise(page: Page, regions: Mapping[str, str]) -> list[str]:
    """The regions that a page shows otherwise than they were sent."""
    return [str(region) for region in page.evaluate(OTHERWISE, dict(regions))]


def resize(page: Page, size: str) -> None:
    """Gives a page the size of a device."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def leave_it_to_the_computer(*pages: Page) -> None:
    """Everybody leaves; the computer plays all seats to the end, and everybody comes back.

    A page that nobody looks at costs as much as one that somebody does.
    """
    host, table = pages[0], pages[0].url
    path = table.partition("?")[0]
    csrf = host.locator("input[name=csrf]").first.input_value()
    for page in pages:
        page.goto("about:blank")
    for seat in range(MOST_SEATS):  # those that are no person's are refused
        host.request.post(f"{path}/hand-over", form={"seat": str(seat), "csrf": csrf})
    for _ in range(MOST_WAITS):
        if 'data-question="end"' in host.request.get(path).text():
            break
        host.wait_for_timeout(100)
    for page in pages:
        page.goto(table)
        arrive(page, "[data-question=end]")


def took(answer: Response) -> bool:
    """Whether the server took a choice."""
    return answer.url.endswith("/do") and answer.ok


@dataclass(frozen=True)
class Player:
    """Somebody who plays a game on its page."""

    game: str
    answer: Callable[[Page], bool]
    """Answers what the page asks; False if it asks nothing."""
    shows: tuple[str, ...]
    """The regions that change with every choice."""
    seat: str
    """What shows that the viewer sits at a table that has begun."""

    def open_table(
        self, page: Page, house: House, players: int, seats: list[str], **options: str
    ) -> None:
        """At a table with these on the other seats."""
        given = {f"{self.game}-{name}": value for name, value in options.items()}
        given |= {f"seat-{at}": seat for at, seat in enumerate(seats, start=1)}
        given |= {f"{self.game}-players": str(players), "game": self.game, "order": "given"}
        page.goto(door.open_table(page, house, **given))

    def fill_in(
        self, page: Page, house: House, players: int, seats: list[str], **options: str
    ) -> None:
        """The same by the form of the start page."""
        page.goto(f"{house.url}/?new")
        page.locator(f"input[name=game][value={self.game}]").check()
        number = page.locator(f'[name={self.game}-players][value="{players}"]')
        if number.count():  # a game may be for two only
            number.check(force=True)
        for at, seat in enumerate(seats, start=1):
            page.locator(f"select[name=seat-{at}]").select_option(seat)
        for name, value in options.items():
            page.locator(f"select[name={self.game}-{name}]").select_option(value)
        if page.locator("select[name=order]").is_visible():
            page.locator("select[name=order]").select_option("given")
        page.locator("button[formaction$='/tables']").click()
        page.wait_for_url(re.compile("/t/"))

    def sit_together(
        self, browser: Browser, guests: Guests, house: House, players: int, **options: str
    ) -> list[Page]:
        """People at a table: one opens it, the others follow the link."""
        pages = [visit(browser, guests) for _ in range(players)]
        self.open_table(pages[0], house, players, ["friend"] * (players - 1), **options)
        for page in pages[1:]:
            page.goto(door.sit_down(page, pages[0].url))
        for page in pages:
            arrive(page, self.seat)
        return pages

    def is_over(self, page: Page) -> bool:
        """Whether the page shows the end of a game."""
        return bool(
            page.evaluate(f"document.querySelector('#{self.game}-end:not([hidden])') !== null")
        )

    def choose(self, page: Page) -> bool:
        """Answers what the page asks; an update may take the choice away under the hand."""
        with suppress(TimeoutError):
            return self.answer(page)
        return False

    def moment(self, page: Page) -> str:
        """What the page says about the moment."""
        places = [f"{self.game}-{part}" for part in self.shows]
        return str(page.evaluate(WORDS, places))

    def choose_and_wait(self, page: Page) -> bool:
        """Chooses, and waits until the page shows it.

        What it said is read when the choice is sent: the move of another may have come just before.
        """
        places = [f"{self.game}-{part}" for part in self.shows]
        page.evaluate(NOTE_WHEN_SENT.replace("WORDS", WORDS), places)
        if not self.choose(page):
            return False
        moved = f"""(places) => ({WORDS})(places) !== window.saidWhenSent
            || document.querySelector('#{self.game}-end:not([hidden])')"""
        page.wait_for_function(moved, arg=places, timeout=PATIENCE_MS, polling=30)
        return True

    def play_to_the_end(self, host: Page, *others: Page, stay: bool) -> None:
        """Plays a game to its end: all of it together, or the computer after some rounds."""
        if stay:
            self.play_out(host, *others)
        else:
            self.play_out(host, *others, most=ROUNDS_TOGETHER)
            leave_it_to_the_computer(host, *others)

    def press_keys(self, page: Page, press: Callable[[Page], None], most: int) -> int:
        """Plays by keyboard for so many choices, or to the end; returns how many were taken."""
        taken: list[str] = []
        page.on("response", lambda answer: taken.append(answer.url) if took(answer) else None)
        before = waited = 0
        while len(taken) < most and not self.is_over(page):
            with suppress(TimeoutError):  # an update may take the choice away under the hand
                press(page)
            page.wait_for_timeout(40)
            waited = 0 if len(taken) > before else waited + 1
            before = len(taken)
            assert waited < MOST_WAITS, "the keys do nothing"
        return len(taken)

    def play_out(self, *pages: Page, most: int = MOST_ROUNDS) -> None:
        """Plays a game from all its pages, to its end or for some rounds."""
        rounds = waited = 0
        while rounds < most and not all(self.is_over(page) for page in pages):
            moved = [self.choose_and_wait(page) for page in pages if not self.is_over(page)]
            if any(moved):
                rounds, waited = rounds + 1, 0
                assert rounds < MOST_ROUNDS, "the game does not end"
            else:
                waited += 1
                assert waited < MOST_WAITS, "nobody is asked, and the game is not over"
                pages[0].wait_for_timeout(50)
