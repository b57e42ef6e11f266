"""What moves on a table while a game goes on: layout shifts of a live page, update by update.

A shift is what Chromium counts: the part of the screen that moved, times how far of it. New things
and those that glide do not count, things that jump do.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import Any

from playwright.sync_api import Page

from tests.browser import babel_shots, duel_shots, seven_shots
from tests.browser.album import FIRST, LIVE, Live
from tests.browser.duel_server import Site
from tests.web.present import babel_scenes, scenes, seven_scenes
from tests.web.present.played import Played, with_choices
from wondertable.web.game_pages import GamePresenter
from wondertable.web.scene import Scene

MOST = 0.02
DESKS = ("1280x720", "1366x625", "1366x768", "1440x900", "1920x1080", "2560x1440")
HANDS = ("360x640", "390x844", "430x932", "640x360", "844x390", "932x430")
EVERY_SIZE = (*DESKS, *HANDS, "820x1180")

WATCH = """() => {
  const named = (node) => {
    const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return one ? `${one.localName}#${one.id}.${one.getAttribute("class")}` : "gone";
  };
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) =>
    `${named(node)}: ${place(previousRect)} to ${place(currentRect)}`;
  let found = [];
  const note = (entries) => found.push(
    ...entries.map(({ value, sources }) => [value, sources.map(moved)]));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  window.shifted = async () => {
    for (let frames = 0; frames < 3; frames++) await frame();
    note(observer.takeRecords());
    const all = found;
    found = [];
    return all;
  };
}"""


@dataclass(frozen=True)
class Shift:
    """How much moved, and what."""

    score: float
    moved: tuple[str, ...] = ()


def watch(tab: Page) -> None:
    """Notes from now on whatever moves."""
    tab.evaluate(WATCH)


def shifted(tab: Page) -> Shift:
    """What has moved since this was asked last."""
    found = tab.evaluate("window.shifted()")
    return Shift(sum(one[0] for one in found), tuple(line for one in found for line in one[1]))


def duel() -> Iterator[Scene]:
    """A whole Duel, from the draft to the end."""
    for played in scenes.play(7):
        yield scenes.scene(played, 0)


def with_laid(plays: Iterable[Played[Any]], scene: Callable[[Any, int], Scene]) -> Iterator[Scene]:
    """Every decision as seat 0 sees it, and then with its own choice face down."""
    for played in plays:
        yield scene(played, 0)
        asked = played.state.actors()
        if 0 in asked and len(asked) > 1:
            yield scene(with_choices(played, 0, number=3), 0)


def seven(seats: int, options: dict[str, str], seed: int) -> Iterator[Scene]:
    """A game of 7 Wonders."""
    return with_laid(seven_scenes.play(seats, options, seed), seven_scenes.scene)


def babel() -> Iterator[Scene]:
    """The first sixty decisions of Tower of Babel; it has twice as many."""
    return islice(with_laid(babel_scenes.play(4, {}, 1), babel_scenes.scene), 60)


@dataclass(frozen=True)
class Course:
    """A game that a page can be shown."""

    shots: Any
    looks: Callable[[], Iterator[Scene]]

    @property
    def presenter(self) -> GamePresenter:
        """Who draws it."""
        presenter: GamePresenter = self.shots.PRESENTER
        return presenter


COURSES = {
    "duel": Course(duel_shots, duel),
    "seven": Course(seven_shots, partial(seven, 4, {}, 3)),
    "seven with Cities": Course(seven_shots, partial(seven, 7, seven_scenes.CITIES, 5)),
    "babel": Course(babel_shots, babel),
}


@cache
def looks_of(name: str) -> tuple[Scene, ...]:
    """The looks of a game, one after the other."""
    return tuple(COURSES[name].looks())


@cache
def drawn(name: str, at: int) -> dict[str, str]:
    """What a look is made of."""
    return dict(COURSES[name].presenter.regions(looks_of(name)[at]))


class Watched:
    """A live page on which a game goes on; it may be given another size between two rounds."""

    def __init__(self, tab: Page, site: Site, name: str) -> None:
        self.name = name
        self.tab = tab
        course = COURSES[name]
        site.pages[LIVE] = course.shots.page(looks_of(name)[0], live_url="/socket")
        self.live = Live(tab, course.presenter)
        self.version = FIRST
        tab.evaluate("() => { matchMedia = () => ({ matches: true }) }")
        watch(tab)

    def show(self, at: int) -> Shift:
        """The next update, and what moved with it."""
        self.version += 1
        update = {"version": self.version, "regions": drawn(self.name, at)}
        self.live.routes[-1].send(json.dumps(update))
        self.live.reach(self.version)
        return shifted(self.tab)

    def follow(self, first: int, last: int) -> list[Shift]:
        """What moved with each update from one look to another."""
        self.show(first)
        self.tab.evaluate("scrollTo(0, 0)")
        shifted(self.tab)
        return [self.show(at) for at in range(first + 1, last + 1)]
