"""An empty page on which one module of ours is tried alone: no server, no table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

STATIC = Path(__file__).parents[2] / "src" / "wondertable" / "web" / "static"
PLACE = "http://bench.test"
MODULES = """
  const { morph, parse } = await import("/morph.js");
  const { look, glide, flyCoins, moving } = await import("/flip.js");
"""
STYLE = "<style>body { margin: 0 }</style>"


class Bench:
    """A page whose body a test writes, and scripts that may import our modules."""

    def __init__(self, browser: Browser) -> None:
        self.page: Page = browser.new_page(viewport={"width": 800, "height": 600})
        self.page.route(f"{PLACE}/**", self._answer)
        self.page.goto(PLACE)

    def _answer(self, route: Route) -> None:
        name = route.request.url.removeprefix(f"{PLACE}/")
        if name.endswith(".js"):
            route.fulfill(path=STATIC / name, content_type="text/javascript")
        else:
            route.fulfill(body=f"<!doctype html>{STYLE}", content_type="text/html")

    def lay(self, body: str) -> None:
        """Puts something on the empty page."""
        self.page.evaluate("body => { document.body.innerHTML = body; }", body)

    def run(self, script: str, *given: object) -> Any:
        """What the body of a function returns that has the modules at hand, and `given`."""
        return self.page.evaluate(f"async given => {{ {MODULES} {script} }}", list(given))

    def morph(self, wanted: str, then: str = "") -> Any:
        """Makes the only element of the body look like another one; what a script returns then."""
        script = "const live = document.body.firstElementChild; morph(live, parse(given[0]));"
        return self.run(f"{script} {then}", wanted)
