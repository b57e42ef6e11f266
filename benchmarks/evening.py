"""The figures of a first evening, from one run on a real server with a real browser.

    python benchmarks/evening.py            prints them, and fails if a bound is missed
    python benchmarks/evening.py --write    also puts them into docs/evening.md

How many bytes a first visit takes (compressed, with art, nothing kept before), how long a press
takes until its new state is drawn, the longest task of a page while a table of seven with Cities
shows its war and its counting, and how much of every screen moves with a move. Times depend on the
machine, so this is no test; it wants two quiet cores.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.moments import LONGEST, looks, measured
from tests.browser.babel_play import BABEL
from tests.browser.duel_play import DUEL
from tests.browser.house import CHROMIUM, FLAGS, PATIENCE_MS, House, house_in
from tests.browser.people import Player
from tests.browser.room import look_at
from tests.browser.seven_play import SEVEN
from tests.browser.shifts import EVERY_SIZE, MOST, shifted, watch
from wondertable.web.present.render import serve_static_at

PAGE = Path(__file__).parents[1] / "docs" / "evening.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
LOBBY_BYTES = 120_000
TABLE_BYTES = 250_000
PRESS_MS = 100.0
ROUNDS = 5
MOVES = 14
PACE = "0.8"
"""Seconds before a computer chooses, as at the tables of people."""
REST_MS = 1500
SEATS = {"duel": 2, "seven": 7, "babel": 4}
PLAYERS: dict[str, Player] = {"duel": DUEL, "seven": SEVEN, "babel": BABEL}
TITLES = {"duel": "Duel", "seven": "7 Wonders, seven with Cities", "babel": "Tower of Babel, four"}
OPTIONS = {"duel": {}, "seven": {"cities": "on"}, "babel": {}}

PRESSED = """() => {
  window.presses = [];
  let pressed = 0;
  document.addEventListener("submit", () => { pressed = performance.now(); }, true);
  document.addEventListener("shown", () => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.presses.push(performance.now() - from)));
  });
}"""
"""From a form that is sent until the state that comes of it has been drawn."""

PICKS = {
    "duel": """() => document.querySelector('#duel-question button[name=action]')
      || document.querySelector('#duel-board button.card.is-open')?.click()""",
    "seven": """() => document.querySelector('#seven-question button[name=action]')
      || [...document.querySelectorAll('.fan label.card')].at(-1)?.click()""",
}
"""What somebody does before a press: a card is picked, and what can be done with it is there."""


@dataclass(frozen=True)
class Figure:
    """Something measured, what it may be, and how both are written."""

    name: str
    value: float
    most: float
    form: str = "{:.0f} ms"

    @property
    def held(self) -> bool:
        """Whether it keeps within its bound."""
        return self.value <= self.most

    def row(self) -> str:
        """A row of the table."""
        mark = "" if self.held else " **missed**"
        found, most = self.form.format(self.value), self.form.format(self.most)
        return f"| {self.name} | {found}{mark} | {most} |"


def visitor(browser: Browser, **given: Any) -> BrowserContext:
    """Somebody with nothing kept."""
    context = browser.new_context(locale="en-GB", **given)
    context.set_default_timeout(PATIENCE_MS)
    return context


def first_load(browser: Browser, url: str, state: StorageState | None = None) -> int:
    """All bytes that a page takes for somebody who was never here before."""
    context = visitor(browser, storage_state=state)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url, wait_until="networkidle")
    context.close()
    return sum(sizes)


def table(browser: Browser, house: House, game: str) -> tuple[str, StorageState]:
    """A table against the computer: its address, and who sits there."""
    context = visitor(browser, reduced_motion="reduce")
    page = context.new_page()
    seats = SEATS[game]
    PLAYERS[game].open_table(page, house, seats, ["bot-greedy"] * (seats - 1), **OPTIONS[game])
    page.locator(PLAYERS[game].seat).wait_for()
    url, state = page.url, context.storage_state()
    context.close()
    return url, state


def play_on(page: Page, player: Player, moves: int) -> int:
    """Makes some moves as quickly as the page asks for them; how many there were."""
    made = 0
    while made < moves and not player.is_over(page):
        if player.choose_and_wait(page):
            made += 1
        else:
            page.wait_for_timeout(50)
    return made


def come_to_rest(page: Page) -> None:
    """Waits until nothing has changed for a while: nobody presses while cards still fly."""
    version = None
    while version != (version := page.get_attribute("body", "data-version")):
        page.wait_for_timeout(REST_MS)


def presses(browser: Browser, game: str, url: str, state: StorageState) -> list[float]:
    """How long every press took in the page, in milliseconds."""
    context = visitor(browser, storage_state=state)
    page = context.new_page()
    page.goto(url, wait_until="networkidle")
    page.evaluate(PRESSED)
    for _ in range(MOVES):
        come_to_rest(page)
        if game in PICKS:
            page.evaluate(PICKS[game])
            page.wait_for_timeout(REST_MS)
        play_on(page, PLAYERS[game], 1)
    come_to_rest(page)
    found = [float(one) for one in page.evaluate("window.presses")]
    context.close()
    return found


def shifts(browser: Browser, game: str, url: str, state: StorageState) -> dict[str, float]:
    """The shift per move on every screen: one seat, looked at with all of them while it is played.

    The pages of those who want no motion: what glides elsewhere jumps there.
    """
    context = visitor(browser, storage_state=state, reduced_motion="reduce")
    pages = {size: context.new_page() for size in EVERY_SIZE}
    for size, page in pages.items():
        look_at(page, size)
        page.goto(url, wait_until="networkidle")
        watch(page)
    hand = context.new_page()
    hand.goto(url, wait_until="networkidle")
    versions = [int(page.get_attribute("body", "data-version") or 0) for page in pages.values()]
    play_on(hand, PLAYERS[game], MOVES)
    hand.wait_for_timeout(500)
    found = {}
    for began, (size, page) in zip(versions, pages.items(), strict=True):
        moved = shifted(page).score
        updates = int(page.get_attribute("body", "data-version") or 0) - began
        found[size] = moved / max(updates, 1)
    context.close()
    return found


def figures(browser: Browser, house: House, paced: House) -> Iterator[Figure]:
    """All of them, one after the other."""
    lobby = first_load(browser, house.url)
    yield Figure("first load of the lobby", lobby / 1000, LOBBY_BYTES / 1000, "{:.0f} kB")
    tables = {game: table(browser, paced, game) for game in PLAYERS}
    times = {game: presses(browser, game, *at) for game, at in tables.items()}
    for game, at in tables.items():
        load = first_load(browser, *at)
        name = f"first load of a table: {TITLES[game]}"
        yield Figure(name, load / 1000, TABLE_BYTES / 1000, "{:.0f} kB")
    for game, found in times.items():
        name = f"press to new state, median of {len(found)}: {TITLES[game]}"
        yield Figure(name, median(found), PRESS_MS)
    for name, shown in looks().items():
        longest = median(measured(browser, shown)[0] for _ in range(ROUNDS))
        yield Figure(f"longest task of a page, median of {ROUNDS}: {name}", longest, LONGEST)


def shift_rows(browser: Browser, house: House) -> tuple[list[str], int]:
    """The shift a move of every game on every screen as rows, and how many are too large."""
    found = {game: shifts(browser, game, *table(browser, house, game)) for game in PLAYERS}
    rows = ["| shift a move | " + " | ".join(TITLES[game] for game in found) + " |\n"]
    rows.append("|---|" + "---:|" * len(found) + "\n")
    for size in EVERY_SIZE:
        scores = [scores[size] for scores in found.values()]
        marks = ["" if score <= MOST else " **missed**" for score in scores]
        cells = [f"{score:.4f}{mark}" for score, mark in zip(scores, marks, strict=True)]
        rows.append(f"| {size.replace('x', ' × ')} | " + " | ".join(cells) + " |\n")
    return rows, sum(score > MOST for scores in found.values() for score in scores.values())


def written(rows: list[str]) -> None:
    """Puts the table into the page of the documentation."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n" + "".join(rows) + "\n" + END + after, encoding="utf-8")


def made(folder: str, name: str) -> Path:
    """A new folder in another."""
    place = Path(folder) / name
    place.mkdir()
    return place


def main() -> int:
    """Prints the figures as a table, and says whether all bounds hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="also into docs/evening.md")
    given = parser.parse_args()
    serve_static_at("/static")
    rows = ["| measured | found | at most |\n", "|---|---:|---:|\n"]
    print("".join(rows), end="", flush=True)
    missed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        house_in(made(folder, "quick")) as house,
        house_in(made(folder, "paced"), WONDERTABLE_BOT_PACE=PACE) as paced,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for figure in figures(browser, house, paced):
            rows.append(figure.row() + "\n")
            print(rows[-1], end="", flush=True)
            missed += not figure.held
        more, too_far = shift_rows(browser, house)
        browser.close()
    rows += ["\n", *more]
    print("\n" + "".join(more), end="")
    missed += too_far
    if given.write:
        written(rows)
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
