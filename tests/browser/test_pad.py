"""The score pad in a real browser: on a phone, without a connection, with a history."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_MS, House
from tests.browser.people import faults, fits, listen, looks, needs_chromium
from tests.web.pad_games import finishes
from wondertable import text
from wondertable.web.pad.reading import read
from wondertable.web.pad.routes import PADS
from wondertable.web.pad.words import shown, words_of

pytestmark = needs_chromium

SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
GAMES_OF_EACH = 200
TODAY = 24
LOCALES = {"en": "en-GB", "hu": "hu-HU", "de": "de-DE"}
PATHS = ("/pad", *(f"/pad/{game}" for game in PADS))
ALL = """async ({ entries }) => {
  const form = document.getElementById("pad");
  const base = document.querySelector("script[src*='/pad.js']").src.replace(/pad\\.js$/, "");
  const load = (name) => import(`${base}${name}.js`);
  const modules = await Promise.all(["form", "score", "words"].map(load));
  const [{ fieldsOf, fill }, { addUp }, { Words, shown }] = modules;
  const rules = await import(form.dataset.rules);
  const tables = await (await fetch(form.dataset.tables)).json();
  const words = new Words(tables.words);
  return entries.map((fields) => {
    fill(form, fields);
    const { entry, problems, score } = addUp(rules, tables, fieldsOf(form));
    return { problems, score, shown: score && shown(words, entry, score) };
  });
}"""

KEPT = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""


def wait_for_worker(page: Page) -> None:
    """Waits until the page says that it works without a connection."""
    expect(page.locator("[data-ready]")).to_be_visible(timeout=PATIENCE_MS)


class Players:
    """People at a table, each with a device of their own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.pages: list[Page] = []

    def open(self, path: str, size: str = "phone", **given: Any) -> Page:
        """A pad on a new device."""
        options = {"viewport": SIZES[size], "locale": "en-GB", "reduced_motion": "reduce"}
        context = self.browser.new_context(**(options | given))
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        listen(page)
        self.pages.append(page)
        page.goto(self.house.url + path)
        return page

    def offline(self, path: str, **given: Any) -> Page:
        """A pad that was opened once, loaded again without a connection."""
        page = self.open(path, **given)
        wait_for_worker(page)
        page.context.set_offline(True)
        page.reload()
        return page


@pytest.fixture
def players(browser: Browser, house: House) -> Iterator[Players]:
    """People who leave when the test is over."""
    players = Players(browser, house)
    yield players
    for page in players.pages:
        page.context.close()


def by_engine(game: str, language: str, fields: dict[str, str]) -> dict[str, Any]:
    """What the server makes of fields, with its words."""
    pad = PADS[game]
    names = [text.say(language, "seat", number=str(at + 1)) for at in range(pad.seats[-1])]
    entry, problems = read(pad, fields, names)
    assert not problems
    score = pad.score(entry)
    words = asdict(shown(words_of(language, pad), entry, score))
    found = {"problems": [], "score": score.data(), "shown": words}
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


@pytest.mark.parametrize(
    ("game", "games"),
    [
        ("seven", TODAY),
        *(pytest.param(game, GAMES_OF_EACH, marks=pytest.mark.long) for game in PADS),
    ],
)
def test_without_a_connection_a_pad_comes_to_the_same_as_the_engine(
    players: Players, game: str, games: int
) -> None:
    page = players.offline(f"/pad/{game}")
    over = finishes(game, games)
    for entries in ([finish.sheet for finish in over], [finish.cards for finish in over]):
        found = page.evaluate(ALL, {"entries": entries})
        assert len(found) == games
        for finish, fields, one in zip(over, entries, found, strict=True):
            assert one["score"]["totals"] == finish.totals
            assert one["score"]["ranks"] == finish.ranks
            assert one == by_engine(game, "en", fields)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("duel", "hu"),
        ("seven", "de"),
        ("babel", "hu"),
        pytest.param("duel", "de", marks=pytest.mark.long),
        pytest.param("seven", "hu", marks=pytest.mark.long),
        pytest.param("babel", "de", marks=pytest.mark.long),
    ],
)
def test_scripts_say_what_the_server_says(players: Players, game: str, language: str) -> None:
    page = players.open(f"/pad/{game}", locale=LOCALES[language])
    entries = [finish.cards for finish in finishes(game, TODAY)[::3]]
    entries += [finish.sheet for finish in finishes(game, TODAY)[::6]]
    if game == "seven":
        others = {"leaders": "on", "armada": "on", "0-leaders": "5", "2-armada": "30"}
        entries += [entries[0] | others, entries[-1] | others]
    found = page.evaluate(ALL, {"entries": entries})
    assert found == [by_engine(game, language, fields) for fields in entries]


FILL = """async (fields) => {
  const form = document.getElementById("pad");
  const base = document.querySelector("script[src*='/pad.js']").src.replace(/pad\\.js$/, "");
  (await import(`${base}form.js`)).fill(form, fields);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}"""


@pytest.mark.parametrize("size", ["phone", pytest.param("wide", marks=pytest.mark.long)])
@pytest.mark.parametrize(("path", "theme"), looks(PATHS, "/pad/duel"))
def test_everybody_can_use_a_pad(players: Players, path: str, theme: str, size: str) -> None:
    language = {"/pad/seven": "hu", "/pad/babel": "de"}.get(path, "en")
    page = players.open(path, size, color_scheme=theme, locale=LOCALES[language])
    if path != "/pad":
        finish = finishes(path.rpartition("/")[2], TODAY)[-1]
        page.evaluate(FILL, finish.sheet)
        assert faults(page, colours=True) == []
        page.evaluate(FILL, finish.cards)
        expect(page.locator("#pad-result")).to_be_visible()
        page.locator("[data-do=keep]").click()
        for fold in page.locator(".p-at-0 .ticks > summary:visible").all():
            fold.click()
        page.locator("[data-explained] summary").first.click()
    assert faults(page, colours=True) == []
    assert fits(page)


def count_duel(page: Page) -> None:
    """Enters a game of Duel by hand."""
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Béla")
    first, second = page.locator(".p-at-0"), page.locator(".p-at-1")
    first.get_by_label("Blue cards").fill("12")
    first.get_by_label("Coins").fill("8")
    second.get_by_label("Guilds").fill("5")


def test_a_pad_that_was_opened_once_works_without_a_connection(players: Players) -> None:
    page = players.offline("/pad/duel")
    expect(page.get_by_role("heading", level=1)).to_have_text("Score pad: 7 Wonders Duel")
    count_duel(page)
    expect(page.locator("#result-h")).to_have_text("Ann wins")
    expect(page.locator("#pad-result tfoot td")).to_have_text(["14", "5"])
    page.get_by_role("button", name="Add up").click()
    expect(page.locator("#result-h")).to_be_focused()
    # Nothing is lost when the page is loaded again, still without a connection.
    page.reload()
    expect(page.locator("#pad-result tfoot td")).to_have_text(["14", "5"])
    # All other pads are there, too.
    for name in ("7 Wonders", "Tower of Babel"):
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Score pad: {name}")
        label = {"7 Wonders": "Coins", "Tower of Babel": "Refused offers"}[name]
        page.locator(".p-at-0").get_by_label(label).fill("9")
        expect(page.locator("#pad-result")).to_be_visible()
    page.goto(page.url.rpartition("/")[0])
    expect(page.get_by_role("heading", level=1)).to_have_text("Score pad")


@pytest.mark.long
def test_without_a_connection_the_language_says_why_it_stays(players: Players) -> None:
    page = players.offline("/pad/duel", size="wide")
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("#said")).to_have_text("This needs a connection.")


@pytest.mark.long
def test_another_language_is_kept_as_well(players: Players) -> None:
    page = players.open("/pad/duel", "wide")
    wait_for_worker(page)
    page.get_by_role("button", name="Magyar").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pontozólap: 7 Csoda – Párbaj")
    wait_for_worker(page)
    page.context.set_offline(True)
    page.goto(page.url.replace("duel", "seven"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Pontozólap: 7 Csoda")
    page.locator(".p-at-0").get_by_label("Érmék").fill("9")
    expect(page.locator("#result-h")).to_have_text("1. játékos nyert")


def test_other_pages_are_never_kept_and_one_says_that_there_is_no_connection(
    players: Players, house: House
) -> None:
    page = players.open("/pad")
    wait_for_worker(page)
    page.goto(house.url)
    page.locator("button.hero").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url
    kept = page.evaluate(KEPT)
    parts = {re.sub(r"^/(offline|pad|static)(/.*)?$", r"\1", path) for path in kept}
    assert parts == {"offline", "pad", "static"}
    page.context.set_offline(True)
    page.goto(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
    assert page.url == table
    assert faults(page) == []
    page.get_by_role("link", name="Score pad").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Score pad")
    page.context.set_offline(False)
    page.goto(table)
    expect(page.locator("#duel-board")).to_be_visible()


def test_a_game_is_kept_opened_again_and_deleted(players: Players) -> None:
    page = players.open("/pad/duel")
    count_duel(page)
    page.get_by_role("button", name="Keep in the history").click()
    expect(page.locator(".kept")).to_contain_text("Ann 14, Béla 5")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Empty the pad").click()
    expect(page.locator("#pad-result")).to_be_hidden()
    assert page.locator(".p-at-0").get_by_label("Blue cards").input_value() == ""
    page.goto(page.url.rpartition("/")[0])
    page.get_by_role("link", name=re.compile("^Open again")).click()
    expect(page.locator("#pad-result tfoot td")).to_have_text(["14", "5"])
    # Kept again, it is still one game.
    page.locator(".p-at-1").get_by_label("Guilds").fill("6")
    page.get_by_role("button", name="Keep in the history").click()
    expect(page.locator(".kept")).to_have_count(1)
    expect(page.locator(".kept")).to_contain_text("Ann 14, Béla 6")
    page.get_by_role("button", name=re.compile("^Delete")).click()
    expect(page.locator(".kept")).to_have_count(0)
    page.reload()
    expect(page.locator(".kept")).to_have_count(0)


def test_a_score_is_exported_as_text_and_as_a_picture(players: Players) -> None:
    page = players.open("/pad/duel", permissions=["clipboard-read", "clipboard-write"])
    count_duel(page)
    page.get_by_role("button", name="Copy as text").click()
    expect(page.locator("[data-told]")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as text_file:
        page.get_by_role("button", name="Save as text").click()
    assert text_file.value.path().read_text(encoding="utf-8") == copied
    assert copied.startswith("Score of 7 Wonders Duel, ")
    assert "\nAnn wins. The most points decide.\n\nAnn: 14\n" in copied
    assert "  Coins: 2\n    coins: 8 ÷ 3 = 2\n" in copied
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as picture").click()
    assert picture.value.suggested_filename == "wondertable-duel.png"
    content = picture.value.path().read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    assert width > 1000
    assert height > 800


def test_a_wrong_number_is_marked_and_told(players: Players) -> None:
    page = players.open("/pad/duel")
    count_duel(page)
    coins = page.locator(".p-at-0").get_by_label("Coins")
    coins.fill("1000")
    expect(coins).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#pad-problems li")).to_have_text(
        "Ann Coins: a whole number from 0 to 199 is needed, not “1000”."
    )
    expect(page.locator("#pad-result")).to_be_hidden()
    coins.fill("10")
    expect(page.locator("#pad-problems")).to_be_hidden()
    expect(page.locator("#pad-result tfoot td")).to_have_text(["15", "5"])


def test_a_pad_works_without_scripts(players: Players) -> None:
    page = players.open("/pad/seven", java_script_enabled=False)
    page.locator("label", has_text="The cards").click()
    seat = page.locator(".p-at-0")
    seat.get_by_label("Coins").fill("7")
    seat.locator("summary", has_text="Blue cards").click()
    seat.locator("label", has_text="Altar").click()
    page.get_by_role("button", name="Add up").click()
    expect(page.locator("#result-h")).to_have_text("Player 1 wins")
    expect(page.locator("#pad-result tfoot td")).to_have_text(["5", "0", "0"])
    expect(page.locator("#pad-result")).to_contain_text("Altar: 3")
    expect(page.locator(".p-at-3")).to_be_hidden()
    assert seat.get_by_label("Coins").input_value() == "7"


@pytest.mark.long
def test_under_a_prefix_a_pad_works_without_a_connection(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    monkeypatch.setenv("WONDERTABLE_PUBLIC_URL", f"{house.url}/wonders")
    house.start()
    players = Players(browser, house)
    try:
        page = players.offline("/wonders/pad/duel")
        count_duel(page)
        expect(page.locator("#pad-result tfoot td")).to_have_text(["14", "5"])
    finally:
        house.kill()
        players.pages[0].context.close()
