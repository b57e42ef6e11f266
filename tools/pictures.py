"""Takes the pictures of docs/pictures: `python tools/pictures.py [NAME...]`.

    python tools/pictures.py --look build/pictures    the same as PNG, to be looked at

Tables are real pages of games that our bots play from known seeds, so that a picture changes when
the table does and not with every run; the start page and the guide come from a running server.
Chromium photographs them. They are kept with the source, because the README shows them.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from playwright.sync_api import Browser, Page, expect, sync_playwright

HOME: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "src"), str(HOME)]

from tests.browser import babel_shots, duel_shots, seven_shots  # noqa: E402
from tests.browser.album import FIRST, Live  # noqa: E402
from tests.browser.duel_server import Site, served  # noqa: E402
from tests.browser.faces import wearing  # noqa: E402
from tests.browser.house import CHROMIUM, FLAGS, PATIENCE_MS, House, house_in  # noqa: E402
from tests.browser.people import arrive  # noqa: E402
from tests.web.present.played import Played, play_on, scene_of  # noqa: E402
from wondertable.bots import find_bot  # noqa: E402
from wondertable.core.game import Game  # noqa: E402
from wondertable.core.rng import Rng  # noqa: E402
from wondertable.core.state import State  # noqa: E402
from wondertable.games import find_game  # noqa: E402
from wondertable.games.duel.codes import TURN as DUEL_TURN  # noqa: E402
from wondertable.games.seven.codes import TURN as SEVEN_TURN  # noqa: E402
from wondertable.review.collection import shipped  # noqa: E402
from wondertable.web.moments import drawn, moments_of  # noqa: E402
from wondertable.web.present.render import serve_static_at  # noqa: E402
from wondertable.web.scene import Scene  # noqa: E402

PICTURES: Final = HOME / "docs/pictures"
DESK: Final = (1366, 768)
PHONE: Final = (390, 844)
FACE: Final = "noto"
"""What letters look like, on every machine."""
QUALITY: Final = 78
LARGEST: Final = 150_000
"""So many bytes a picture has at most."""
SHOTS: Final[dict[str, Any]] = {"duel": duel_shots, "seven": seven_shots, "babel": babel_shots}
CITIES: Final = {"cities": "on", "sides": "random"}

S = TypeVar("S", bound=State)
Wanted = Callable[[Any], Any]


# Games.


def liked(game: Game, bot: str) -> Callable[[S, int, Rng], int]:
    """What a bot does."""
    player = find_bot(bot, game)

    def choose(state: S, seat: int, rng: Rng) -> int:
        return player.choose(state.view(seat), seat, rng)

    return choose


def found(
    game: str, seats: int, options: dict[str, str], seed: int, wanted: Wanted, bot: str = "greedy"
) -> Played[Any]:
    """The first position of this sort in the games of a bot against itself."""
    rules = find_game(game)
    for one in range(seed, seed + 200):
        for played in play_on(rules.setup(seats, options), one, liked(rules, bot)):
            if wanted(played.state):
                return played.copy()
    raise LookupError(f"no such position of {game}")


def seen(game: str, played: Played[Any], viewer: int, **given: Any) -> Scene:
    """A position as somebody sees it, without clocks: those would tell another time every run."""
    seats = int(played.state.seat_count())
    return scene_of(find_game(game), played, viewer, clocks=(None,) * seats, **given)


@cache
def duel() -> Scene:
    """The middle of a duel, and what the other one just did."""

    def wanted(state: Any) -> bool:
        left = bin(state.present).count("1")
        return state.age == 2 and state.question == DUEL_TURN and state.active == 0 and left == 12

    return seen("duel", found("duel", 2, {"wonders": "draft"}, 4, wanted), 0)


@cache
def late_duel() -> Scene:
    """The third age of a duel."""

    def wanted(state: Any) -> bool:
        left = bin(state.present).count("1")
        return state.age == 3 and state.question == DUEL_TURN and state.active == 0 and left == 17

    return seen("duel", found("duel", 2, {"wonders": "draft"}, 2, wanted), 0)


@cache
def seven() -> Scene:
    """Five cities in the second age."""

    def wanted(state: Any) -> bool:
        return bool(state.question == SEVEN_TURN and (state.age, state.turn) == (2, 2))

    return seen("seven", found("seven", 5, CITIES, 3, wanted), 0)


@cache
def teams() -> Scene:
    """Two against two in the third age."""

    def wanted(state: Any) -> bool:
        return bool(state.question == SEVEN_TURN and (state.age, state.turn) == (3, 1))

    options = CITIES | {"teams": "on"}
    talk = {"chat": seven_shots.TALK, "chat_url": "/t/x/say"}
    return seen("seven", found("seven", 4, options, 1, wanted), 0, **talk)


@cache
def babel() -> Scene:
    """Offers lie on the table, and somebody decides."""
    played = found("babel", 4, {}, 1, babel_shots.deciding)
    return seen("babel", played, int(played.state.active))


@cache
def offering() -> Scene:
    """Somebody else builds and asks for offers."""
    played = found("babel", 4, {}, 5, babel_shots.offering)
    return seen("babel", played, int(played.state.actors()[0]))


@cache
def war() -> Scene:
    """After the war of the second age."""
    return seen("seven", found("seven", 5, CITIES, 3, lambda state: state.age == 3), 0)


@cache
def victory() -> Scene:
    """A victory by science."""

    def wanted(state: Any) -> bool:
        outcome = state.outcome()
        return outcome is not None and outcome.reason == "science"

    played = found("duel", 2, {"wonders": "draft"}, 0, wanted)
    return seen("duel", played, played.state.outcome().ranks.index(1))


@cache
def counting() -> Scene:
    """The points of five cities."""
    played = found("seven", 5, CITIES, 3, lambda state: state.outcome() is not None)
    return seen("seven", played, 0)


# What is done before a picture is taken.


def pick(place: str) -> Callable[[Page], None]:
    """Presses something."""

    def press(page: Page) -> None:
        page.locator(place).first.click()

    return press


def step(page: Page) -> None:
    """Shows the first of what happened since the last turn."""
    page.keyboard.press("ArrowRight")
    expect(page.locator(".since [aria-current]")).to_be_visible()


def leave_alone(page: Page) -> None:
    """Does nothing."""


@dataclass(frozen=True)
class Picture:
    """A picture of a table."""

    scene: Callable[[], Scene]
    theme: str = "light"
    size: tuple[int, int] = DESK
    before: Callable[[Page], None] = leave_alone
    moment: str = ""
    """The kind of scene that stands above the table."""


TABLES: Final = {
    "duel-light": Picture(duel),
    "duel-dark": Picture(late_duel, "dark", before=pick(".structure button.card")),
    "duel-phone": Picture(duel, size=PHONE),
    "since": Picture(duel, before=step),
    "victory": Picture(victory, moment="victory"),
    "seven-light": Picture(seven, before=pick("#seven-hand label.card")),
    "seven-dark": Picture(teams, "dark"),
    "seven-phone": Picture(seven, size=PHONE, before=pick("#seven-hand label.card")),
    "war": Picture(war, moment="war"),
    "counting": Picture(counting, moment="victory"),
    "babel-light": Picture(babel),
    "babel-dark": Picture(offering, "dark"),
    "babel-phone": Picture(babel, size=PHONE),
}


def still(page: Page) -> None:
    """Waits until nothing moves any more."""
    page.wait_for_load_state()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(
        "Promise.allSettled(document.getAnimations()"
        ".filter((one) => one.effect.getComputedTiming().iterations !== Infinity)"
        ".map((one) => one.finished))"
    )


def show(page: Page, name: str, picture: Picture) -> None:
    """Opens a table, and shows what is to be seen at it."""
    scene = picture.scene()
    game = PRESENTED[type(scene.view).__name__]
    if not picture.moment:
        page.goto(f"/{name}")
        picture.before(page)
        return
    live = Live(page, SHOTS[game].PRESENTER, f"/{name}")
    last = [event for line in scene.log if line.ply == scene.ply for event in line.events]
    sent = moments_of(game, scene, last, ended=scene.ending is not None)
    kept = drawn(scene.language, [one for one in sent if one.kind == picture.moment])
    for one in kept:  # a picture takes longer than a scene stands
        one["html"] = re.sub(r'data-seconds="\d+', 'data-seconds="600', one["html"])
    live.update(scene, FIRST + 1, ply=scene.ply, moments=kept)
    expect(page.locator(".moment")).to_be_visible()
    picture.before(page)
    total = page.locator(".m-bars li .tt")
    for at in range(total.count()):
        expect(total.nth(at)).to_have_text(
            page.locator(".m-bars li").nth(at).get_attribute("data-total") or ""
        )


PRESENTED: Final = {"Duel": "duel", "Seven": "seven", "Babel": "babel"}


# From a running server.


def home(page: Page, house: House) -> None:
    """Somebody comes back to the start page, and finds tables there."""
    page.goto(house.url)
    page.get_by_label("Your name").fill("Ada")
    for preset in ("duel.bot", "seven.tonight", "babel.bot", "duel.bot"):
        button = page.locator(f'.pre[value="{preset}"]')
        if button.count():
            button.click()
            page.wait_for_url(re.compile("/t/"))
            page.goto(house.url)


def puzzled(page: Page, house: House) -> None:
    """A puzzle with its solution."""
    page.goto(f"{house.url}/puzzles/duel/{shipped('duel').puzzles[0].id}")
    arrive(page, "#puzzle")
    page.locator("#puzzle button[name=show]").click()
    arrive(page, "#puzzle .alts")


def guided(page: Page, house: House) -> None:
    """A guided game says what a thing is."""
    page.goto(house.url)
    page.locator("form.guides button[value=duel]").click()
    arrive(page, "#coach")
    for number in (1, 2, 3):
        page.keyboard.press("n")
        expect(page.locator("#coach")).to_have_attribute("data-step", str(number))
    expect(page.locator("[data-pointed]")).to_have_count(1)


@dataclass(frozen=True)
class Visit:
    """A picture of a page of a running server."""

    to: Callable[[Page, House], None]
    theme: str = "light"
    size: tuple[int, int] = DESK


VISITS: Final = {
    "start": Visit(home),
    "start-phone": Visit(home, size=PHONE),
    "guide": Visit(guided),
    "puzzle": Visit(puzzled),
}


# Taking them.


class Camera:
    """Keeps pictures in a folder, as WebP or to be looked at."""

    def __init__(self, browser: Browser, folder: Path, *, png: bool) -> None:
        self.browser, self.folder, self.png = browser, folder, png

    @contextmanager
    def page(self, size: tuple[int, int], theme: str, url: str | None = None) -> Iterator[Page]:
        """A page of a size; a phone has two points to a pixel."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if size[0] < 500 else 1,
            color_scheme="dark" if theme == "dark" else "light",
            base_url=url,
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE_MS)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str) -> None:
        """Keeps what a page looks like."""
        still(page)
        page.mouse.move(0, 0)
        if self.png:
            page.screenshot(path=self.folder / f"{name}.png")
            return
        session = page.context.new_cdp_session(page)
        size, scale = page.viewport_size, page.evaluate("devicePixelRatio")
        clip = {"x": 0, "y": page.evaluate("scrollY"), "scale": scale, **(size or {})}
        asked = {"format": "webp", "quality": QUALITY, "clip": clip}
        data = base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])
        assert len(data) <= LARGEST, f"{name}: {len(data)} bytes"
        (self.folder / f"{name}.webp").write_bytes(data)
        print(f"{name}: {len(data)} bytes")


def take_tables(camera: Camera, names: set[str]) -> None:
    """Pictures of tables."""
    wanted = {name: picture for name, picture in TABLES.items() if name in names}
    serve_static_at("/static")
    pages = {}
    for name, picture in wanted.items():
        scene = picture.scene()
        shots = SHOTS[PRESENTED[type(scene.view).__name__]]
        pages[f"/{name}"] = shots.page(scene, picture.theme, "/socket" if picture.moment else "")
    with served(pages) as site:
        for name, picture in wanted.items():
            take_table(camera, site, name, picture)


def take_table(camera: Camera, site: Site, name: str, picture: Picture) -> None:
    """A picture of a table."""
    with camera.page(picture.size, picture.theme, site.url) as page:
        show(page, name, picture)
        camera.take(page, name)


def take_visits(camera: Camera, names: set[str]) -> None:
    """Pictures of pages of a running server."""
    wanted = {name: visit for name, visit in VISITS.items() if name in names}
    if not wanted:
        return
    with TemporaryDirectory() as folder, house_in(Path(folder)) as house:
        for name, visit in wanted.items():
            with camera.page(visit.size, visit.theme) as page:
                visit.to(page, house)
                camera.take(page, name)


def main() -> None:
    """Takes all pictures, or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *TABLES, *VISITS])
    parser.add_argument("--look", type=Path, default=None, help="PNG into this folder")
    given = parser.parse_args()
    names = set(given.names or [*TABLES, *VISITS])
    folder = given.look or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright, TemporaryDirectory() as letters:
        env = wearing(FACE, Path(letters))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=env)
        camera = Camera(browser, folder, png=given.look is not None)
        take_tables(camera, names)
        take_visits(camera, names)
        browser.close()


if __name__ == "__main__":
    main()
