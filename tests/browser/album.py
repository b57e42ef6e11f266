"""The page of a game in every state, each at an address of its own, and one of them that moves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.duel_server import Site, served
from tests.browser.people import THEMES, faults, fits, otherwise, resize, too_small
from wondertable.web.game_pages import GamePresenter
from wondertable.web.scene import Scene

LIVE = "/live/table"
FIRST = 7
"""The version that a page has when it comes."""


class Live:
    """The page that moves, and the other end of its socket."""

    def __init__(self, tab: Page, presenter: GamePresenter, path: str = LIVE) -> None:
        self.tab = tab
        self.presenter = presenter
        self.routes: list[WebSocketRoute] = []
        self.heard: list[str] = []
        tab.route_web_socket("**/socket", self.open)
        tab.goto(path)
        self.reach(FIRST)

    def open(self, route: WebSocketRoute) -> None:
        """Takes a page's call."""
        self.routes.append(route)
        route.on_message(lambda words: self.heard.append(str(words)))

    def update(self, shown: Scene, version: int, **more: object) -> None:
        """Sends what the server would send, and waits until the page has it."""
        regions = self.presenter.regions(shown)
        self.routes[-1].send(json.dumps({"version": version, "regions": regions, **more}))
        self.reach(version)

    def reach(self, version: int) -> None:
        """Waits until the page has a version."""
        expect(self.tab.locator("body")).to_have_attribute("data-version", str(version))


@dataclass(frozen=True)
class Album:
    """The pages of a game by the names of their states, and where the one that moves begins."""

    presenter: GamePresenter
    page: Callable[[Scene, str, str], str]
    """A whole page: of a scene, in a theme, with the address of a socket."""
    states: dict[str, Scene]
    moving: Scene

    def served(self) -> AbstractContextManager[Site]:
        """A site of every state in both themes, and of a table that moves."""
        pages = {
            f"/{name}/{theme}": self.page(shown, theme, "")
            for name, shown in self.states.items()
            for theme in THEMES
        }
        return served({**pages, LIVE: self.page(self.moving, "system", "/socket")})

    def live(self, tab: Page) -> Live:
        """Opens the table that moves."""
        return Live(tab, self.presenter)

    def check_sizes(
        self, tab: Page, size: str, names: Iterable[str], *more: str, whole: bool
    ) -> None:
        """Asks that nothing is wider than the screen, in the states that are named or in all; and,
        on a phone, that whatever can be pressed in those that are named is large enough.
        """
        assert {*names} <= {*self.states}
        resize(tab, size)
        for name in self.states if whole else names:
            tab.goto(f"/{name}/light")
            assert fits(tab), name
            if size == "phone" and name in names:
                assert too_small(tab, *more) == [], name

    def check_morphs(self, tab: Page, *, back: bool) -> None:
        """Asks that updates lead from every state to the next, or back again."""
        live = self.live(tab)
        tab.evaluate("() => { matchMedia = () => ({ matches: true }) }")
        still = [
            replace(shown, clocks=(None,) * len(shown.clocks)) for shown in self.states.values()
        ]
        for version, shown in enumerate(reversed(still) if back else still, FIRST + 1):
            live.update(shown, version)
            assert otherwise(tab, self.presenter.regions(shown)) == []


def forbid_motion(tab: Page) -> None:
    """Lets a script fail that moves anything."""
    tab.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved') } }")


def problems(tab: Page, *places: str) -> list[str]:
    """What axe has to say when nothing moves any more, of all or of what has come."""
    tab.wait_for_timeout(150)
    return faults(tab, *places, colours=True)
