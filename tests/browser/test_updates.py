"""What an update costs the browser, in counts: what did not change is neither matched nor drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.album import FIRST, LIVE, Live
from tests.browser.bench import Bench
from tests.browser.duel_server import served
from tests.browser.seven_shots import PRESENTER, page
from tests.web.present.played import with_choices
from tests.web.present.seven_scenes import CITIES, find, scene

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
FEW = 150
"""Elements: a seat in the ring, its mark in its city, and what is said in the bar."""


@pytest.fixture(scope="module")
def bench(browser: Browser) -> Iterator[Bench]:
    bench = Bench(browser)
    yield bench
    bench.page.close()


def test_a_seat_that_gets_ready_lets_the_browser_match_few_elements_again(browser: Browser) -> None:
    played = find(7, CITIES, lambda state: state.age == 2 and len(state.actors()) == 7)
    before, after = scene(played, 0), scene(with_choices(played, 3, number=1), 0)
    with served({LIVE: page(before, live_url="/socket")}) as site:
        context = browser.new_context(
            base_url=site.url, bypass_csp=True, viewport={"width": 1280, "height": 720}
        )
        tab = context.new_page()
        tab.emulate_media(reduced_motion="reduce")
        live = Live(tab, PRESENTER)
        live.update(before, FIRST + 1)
        old, new = PRESENTER.regions(before), PRESENTER.regions(after)
        changed = {id: html for id, html in new.items() if old[id] != html}
        tab.evaluate(DRAWN)
        browser.start_tracing(page=tab, categories=["devtools.timeline"])
        live.routes[-1].send(json.dumps({"version": FIRST + 2, "regions": changed}))
        live.reach(FIRST + 2)
        tab.evaluate(DRAWN)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        assert tab.locator("#main.ok-3").count() == 1
        assert tab.locator(".s3 .is-ok:visible").count() > 0
        context.close()
    matched = [
        one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree"
    ]
    assert set(changed) == {"frame", "seven-top", "seven-ready"}
    assert 0 < sum(matched) < FEW, matched


def test_the_frame_takes_new_states_and_keeps_what_is_in_it(bench: Bench) -> None:
    bench.lay("<main class='old' id='main' data-frame><p id='a'>one</p></main>")
    script = """
      const { renew } = await import("/morph.js");
      renew({ frame: given[0], a: "<p id='a'>two</p>", gone: "<p id='gone'></p>" });
      return document.body.innerHTML;
    """
    frame = '<main class="new" id="main" data-frame=""></main>'
    after = bench.run(script, frame)
    assert after == '<main class="new" id="main" data-frame=""><p id="a">two</p></main>'


def test_what_has_the_focus_goes_last(bench: Bench) -> None:
    bench.lay("<p id='a'><button>one</button></p><p id='b'><i>two</i></p>")
    script = """
      const { renew } = await import("/morph.js");
      document.querySelector("button").focus();
      const seen = new MutationObserver(() => {});
      seen.observe(document.body, { childList: true, subtree: true });
      renew({ a: "<p id='a'></p>", b: "<p id='b'><b>three</b></p>" });
      const gone = seen.takeRecords().flatMap((one) => [...one.removedNodes]);
      return gone.map((node) => node.localName);
    """
    assert bench.run(script) == ["i", "button"]


def test_updates_that_nobody_could_tell_apart_are_shown_as_one(browser: Browser) -> None:
    played = find(7, CITIES, lambda state: state.age == 2 and len(state.actors()) == 7)
    shown = scene(played, 0)
    with served({LIVE: page(shown, live_url="/socket")}) as site:
        context = browser.new_context(base_url=site.url, bypass_csp=True)
        tab = context.new_page()
        tab.emulate_media(reduced_motion="reduce")
        live = Live(tab, PRESENTER)
        tab.evaluate("""() => {
          window.times = 0;
          document.addEventListener("shown", () => window.times++);
        }""")
        tab.evaluate(
            """async (first) => {
              const at = document.querySelector('script[src$="live.js"]')?.src
                ?? document.querySelector('link[href$="live.js"]').href;
              const { receive } = await import(at);
              for (let more = 0; more < 5; more++)
                receive({ version: first + more, lines: [`line ${more}`] });
            }""",
            FIRST + 1,
        )
        live.reach(FIRST + 5)
        assert tab.evaluate("window.times") == 2
        assert tab.locator("#said").text_content() == "line 1 line 2 line 3 line 4"
        context.close()


def test_what_is_folded_away_comes_when_the_table_has_been_drawn(browser: Browser) -> None:
    played = find(7, CITIES, lambda state: state.age == 2 and len(state.actors()) == 7)
    shown = scene(played, 0)
    with served({LIVE: page(shown, live_url="/socket")}) as site:
        context = browser.new_context(base_url=site.url, bypass_csp=True)
        tab = context.new_page()
        live = Live(tab, PRESENTER)
        tab.evaluate("""() => {
          window.seen = [];
          const log = () => document.getElementById("seven-log").dataset.mark ?? "";
          for (const name of ["shown", "settled"])
            document.addEventListener(name, () => window.seen.push([name, document.title, log()]));
        }""")
        html = PRESENTER.regions(shown)["seven-log"]
        marked = html.replace('id="seven-log"', 'id="seven-log" data-mark="new"', 1)
        live.routes[-1].send(
            json.dumps({"version": FIRST + 1, "title": "ahead", "regions": {"seven-log": marked}})
        )
        live.reach(FIRST + 1)
        assert tab.evaluate("window.seen") == [["shown", "ahead", ""], ["settled", "ahead", "new"]]
        context.close()
