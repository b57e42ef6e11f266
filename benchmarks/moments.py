"""How quick a page stays while scenes are shown: seven cities with Cities, with two bounds.

    python benchmarks/moments.py

Shows the war and the counting of points on a laptop. No task of the page may take longer than
50 ms of its own time, and nothing on the table may move by more than 0.02 (layout shift). How long
a task takes depends on the machine, so it is no test.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.album import FIRST, LIVE, Live
from tests.browser.duel_server import served
from tests.browser.house import CHROMIUM, FLAGS
from tests.browser.seven_shots import PRESENTER, page
from tests.web.present.seven_scenes import CITIES, asked, find, scene
from wondertable.web.moments import drawn, moments_of
from wondertable.web.present.render import serve_static_at
from wondertable.web.scene import Scene

LONGEST = 50.0
MOST_SHIFT = 0.02
WATCH = """() => { window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift' });
}"""
MAIN = "CrRendererMain"
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")


def longest_task(trace: bytes) -> float:
    """The longest task of the pages' main threads in milliseconds of their own time."""
    events = json.loads(trace)["traceEvents"]
    named = [one for one in events if one["name"] == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == MAIN}
    tasks = [one for one in events if one["name"] in TASKS and (one["pid"], one["tid"]) in main]
    return max(one.get("tdur", 0) for one in tasks) / 1000


def looks() -> dict[str, Scene]:
    """A war of seven, and the end of their game."""
    return {
        "war": scene(find(7, CITIES, lambda state: state.age == 3), 0),
        "counting": scene(asked("over", 7), 0),
    }


def measured(browser: Browser, shown: Scene) -> tuple[float, float]:
    """The longest task in milliseconds while a scene is shown, and the shift it brings."""
    with served({LIVE: page(shown, live_url="/socket")}) as site:
        context = browser.new_context(base_url=site.url, viewport={"width": 1366, "height": 768})
        tab = context.new_page()
        live = Live(tab, PRESENTER)
        live.update(shown, FIRST + 1, ply=shown.ply)
        events = [event for line in shown.log if line.ply == shown.ply for event in line.events]
        found = moments_of("seven", shown, events, ended=shown.ending is not None)
        tab.evaluate(WATCH)
        browser.start_tracing(page=tab, categories=["toplevel"])
        update = {"version": FIRST + 2, "regions": {}, "ply": shown.ply}
        sent = drawn(shown.language, found)
        live.routes[-1].send(json.dumps({**update, "moments": sent[:1]}))
        tab.locator("body > .moment").wait_for()
        tab.locator("body > .moment").wait_for(state="detached")
        longest = longest_task(browser.stop_tracing())
        shift = float(tab.evaluate("window.shifts"))
        context.close()
    return longest, shift


def main() -> int:
    """Prints the longest task and the shift of every scene, and says whether they hold."""
    serve_static_at("/static")
    missed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, shown in looks().items():
            longest, shift = measured(browser, shown)
            print(f"{name}: longest task {longest:.0f} ms (50 at most), shift {shift:.3f} (0.02)")
            missed += longest > LONGEST or shift > MOST_SHIFT
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
