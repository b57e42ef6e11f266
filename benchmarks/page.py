"""How quick a table stays while its bot thinks: menu, sheet and server, with a bound on each.

    python benchmarks/page.py

How quick that is depends on the machine, so it is no test.
"""

from __future__ import annotations

import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.duel_play import DUEL
from tests.browser.house import CHROMIUM, FLAGS, House, house_in
from tests.browser.people import arrive
from tests.browser.test_hints import moved_on, my_turn, press_hint

AT_ONCE = 0.2
TURNS = 8
CARD = "document.querySelector('.structure button.card')"
DRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def seconds_in_page(page: Page, action: str) -> float:
    """How long something takes in the page until it is drawn."""
    script = f"(async () => {{ const start = performance.now(); {action}; await {DRAWN};"
    return float(page.evaluate(f"{script} return performance.now() - start; }})()")) / 1000


def turn(page: Page, house: House) -> tuple[float, float, float] | None:
    """The seconds of menu, sheet and server after a move; nothing if the bot has answered."""
    before = DUEL.moment(page)
    press_hint(page)
    page.locator("#duel-hint .tip.best").click()
    page.locator("[data-shown]").click()
    moved_on(page, before)
    seconds_in_page(page, "0")  # what moved is drawn first: it is not what is measured
    menu = seconds_in_page(page, "document.getElementById('menu').showPopover()")
    seconds_in_page(page, "document.getElementById('menu').hidePopover()")
    sheet = seconds_in_page(page, f"{CARD}?.click()")
    page.keyboard.press("Escape")
    start = time.monotonic()
    with urllib.request.urlopen(f"{house.url}/health"):
        server = time.monotonic() - start
    thinks = page.locator("#hint-button[aria-disabled]").count()
    return (menu, sheet, server) if thinks else None


def times_of_turns(page: Page, house: House) -> Iterator[tuple[float, float, float]]:
    """Plays against `oracle`; what is done while it thinks, turn by turn."""
    page.goto(f"{house.url}/?new")
    page.locator(".rung input[value=oracle]").check()
    page.locator(".quick .start").click()
    arrive(page, "#duel-board")
    while my_turn(page):
        if found := turn(page, house):
            yield found


def main() -> None:
    """Shows how long menu, sheet and server took; fails if one is late."""
    with (
        tempfile.TemporaryDirectory() as folder,
        house_in(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(reduced_motion="reduce", locale="en-GB")
        times = list(islice(times_of_turns(page, house), TURNS))
        browser.close()
    print(f"{len(times)} turns while the bot thought; each median may be {AT_ONCE * 1000:.0f} ms")
    late = not times
    for name, seconds in zip(("menu", "sheet", "server"), zip(*times, strict=True), strict=True):
        median = sorted(seconds)[len(seconds) // 2]
        late |= median > AT_ONCE
        print(f"{name:8} median {median * 1000:5.0f} ms, worst {max(seconds) * 1000:5.0f} ms")
    sys.exit(late)


if __name__ == "__main__":
    main()
