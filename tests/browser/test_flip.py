"""`flip.js` alone: pieces fly from where they were to where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.bench import Bench

CARD = (
    "<b id='card' style='position: absolute; left: {}px; top: {}px; width: {}px; height: 50px'></b>"
)
REGIONS = "<div id='here' data-flip>{}</div><div id='there' data-flip>{}</div>"
BOX = """const box = (id) => {
  const { x, y, width } = document.getElementById(id).getBoundingClientRect();
  return [x, y, width];
};"""
STILL = "const still = () => document.getAnimations().forEach((one) => one.pause());"


@pytest.fixture(scope="module")
def bench(browser: Browser) -> Iterator[Bench]:
    bench = Bench(browser)
    yield bench
    bench.page.close()


@pytest.fixture(autouse=True)
def motion(bench: Bench) -> None:
    """Everybody wants motion, unless a test says otherwise."""
    bench.page.emulate_media(reduced_motion="no-preference")


def flown(bench: Bench, before: str, after: str, then: str) -> Any:
    """Lays one thing, then another, lets the difference fly, and looks at it."""
    bench.lay(before)
    script = f"""
      {BOX} {STILL}
      const seen = look();
      document.body.innerHTML = given[0];
      const done = glide(seen);
      const flights = document.getAnimations();
      {then}
    """
    return bench.run(script, after)


def test_a_flight_starts_where_a_piece_was_and_ends_where_it_is(bench: Bench) -> None:
    before = REGIONS.format(CARD.format(20, 30, 40), "")
    after = REGIONS.format(CARD.format(300, 200, 40), "")
    then = """
      still();
      flights[0].currentTime = 0;
      const start = box("card");
      flights[0].finish();
      await done;
      return [flights.length, start, box("card")];
    """
    assert flown(bench, before, after, then) == [1, [20, 30, 40], [300, 200, 40]]


def test_a_piece_that_changes_its_region_flies_above_others_and_grows_on_its_way(
    bench: Bench,
) -> None:
    before = REGIONS.format(CARD.format(20, 30, 40), "")
    after = REGIONS.format("", CARD.format(300, 200, 80))
    then = """
      still();
      flights[0].currentTime = 0;
      const card = document.getElementById("card");
      const start = [...box("card"), card.className];
      flights[0].finish();
      await done;
      await new Promise((next) => setTimeout(next));
      return [start, [...box("card"), card.className]];
    """
    start, end = flown(bench, before, after, then)
    # It keeps its middle line: a box of 50 that is half as large begins 12.5 lower.
    assert start == [20, 30 + 12.5, 40, "flying"]
    assert end == [300, 200, 80, ""]


def test_a_piece_is_carried_by_what_it_lies_in_and_moves_only_what_is_its_own(
    bench: Bench,
) -> None:
    tray = CARD.replace("card", "tray").replace("</b>", "{}</b>")
    before = REGIONS.format(tray.format(20, 30, 200, CARD.format(10, 5, 40)), "")
    along = REGIONS.format(tray.format(300, 30, 200, CARD.format(10, 5, 40)), "")
    aside = REGIONS.format(tray.format(300, 30, 200, CARD.format(90, 5, 40)), "")
    then = """
      still();
      for (const one of flights) one.currentTime = 0;
      return [flights.length, box("tray"), box("card")];
    """
    assert flown(bench, before, along, then) == [1, [20, 30, 200], [30, 35, 40]]
    assert flown(bench, before, aside, then) == [2, [20, 30, 200], [30, 35, 40]]


def test_everything_is_measured_before_anything_moves(bench: Bench) -> None:
    cards = [CARD.replace("card", f"card-{at}").format(20, 60 * at, 40) for at in range(4)]
    before = REGIONS.format("".join(cards), "")
    after = before.replace("left: 20px", "left: 300px")
    bench.lay(before)
    script = """
      const seen = look();
      document.body.innerHTML = given[0];
      const done = [];
      const { animate, getBoundingClientRect } = Element.prototype;
      Element.prototype.animate = function (...how) {
        done.push("moved");
        return animate.apply(this, how);
      };
      Element.prototype.getBoundingClientRect = function () {
        done.push("measured");
        return getBoundingClientRect.apply(this);
      };
      glide(seen);
      Object.assign(Element.prototype, { animate, getBoundingClientRect });
      return done.lastIndexOf("measured") < done.indexOf("moved") && done.length;
    """
    assert bench.run(script, after) == 8


def test_what_lies_still_is_left_alone(bench: Bench) -> None:
    lying = REGIONS.format(CARD.format(20, 30, 40), "")
    nearly = REGIONS.format(CARD.format(21, 30, 40), "")
    for after in (lying, nearly):
        assert flown(bench, lying, after, "await done; return flights.length;") == 0


def test_only_what_lies_in_a_region_of_pieces_flies(bench: Bench) -> None:
    then = "await done; return flights.length;"
    assert flown(bench, CARD.format(20, 30, 40), CARD.format(300, 30, 40), then) == 0


def test_pieces_that_change_their_region_leave_one_after_the_other(bench: Bench) -> None:
    cards = [CARD.replace("card", f"card-{at}").format(20, 60 * at, 40) for at in range(8)]
    then = """
      still();
      return flights.map((one) => one.effect.getTiming().delay);
    """
    before, after = REGIONS.format("".join(cards), ""), REGIONS.format("", "".join(cards))
    after = after.replace("left: 20px", "left: 300px")
    assert flown(bench, before, after, then) == [0, 40, 80, 120, 160, 200, 200, 200]


def test_it_is_still_when_every_piece_has_arrived(bench: Bench) -> None:
    before = REGIONS.format(CARD.format(20, 30, 40), "")
    after = REGIONS.format(CARD.format(300, 200, 40), "")
    then = """
      const early = await Promise.race([done.then(() => "still"), "moving"]);
      await done;
      return [early, flights.map((one) => one.playState)];
    """
    assert flown(bench, before, after, then) == ["moving", ["finished"]]


@pytest.mark.parametrize(
    ("before", "after", "frame"),
    [
        ("<i></i>", "<i><b id='new'>x</b></i>", ["opacity", "0"]),
        ("<i></i>", "<i><b id='new' data-turn>x</b></i>", ["transform", "rotateY(90deg)"]),
    ],
)
def test_what_is_new_fades_in_or_is_turned_up(
    bench: Bench, before: str, after: str, frame: list[str]
) -> None:
    then = """
      still();
      const first = flights[0].effect.getKeyframes()[0];
      return [flights.length, given[1] in first, String(first[given[1]])];
    """
    bench.lay(REGIONS.format(before, ""))
    script = f"""
      {STILL}
      const seen = look();
      document.body.innerHTML = given[0];
      glide(seen);
      const flights = document.getAnimations();
      {then}
    """
    count, named, value = bench.run(script, REGIONS.format(after, ""), frame[0])
    assert (count, named) == (1, True)
    assert frame[1] in value


def test_a_card_that_lay_face_down_in_its_place_is_turned_up(bench: Bench) -> None:
    board = "<div id='board' data-flip><ul><li data-place='1 2'>{}</li></ul></div>"
    then = "still(); return flights[0].effect.getKeyframes()[0].transform;"
    back, face = board.format("<i class='back'></i>"), board.format("<b id='baths'>x</b>")
    turned = flown(bench, back, face, then)
    assert "rotateY(90deg)" in str(turned)


@pytest.mark.parametrize(("start", "end"), [(0, 3), (3, 0), (2, 1)])
def test_the_pawn_walks_space_by_space(bench: Bench, start: int, end: int) -> None:
    def track(at: int) -> str:
        spaces = "".join(
            f"<li data-space='{space}' style='height: 40px'>{pawn * (space == at)}</li>"
            for space in range(5)
        )
        return f"<ol id='track' data-flip style='margin: 0'>{spaces}</ol>"

    pawn = "<b id='pawn' data-walks>x</b>"
    then = """
      still();
      const [walk] = flights;
      const heights = walk.effect.getKeyframes().map((frame) => frame.transform);
      return [heights, walk.effect.getTiming().duration];
    """
    heights, duration = flown(bench, track(start), track(end), then)
    step = 1 if end > start else -1
    way = range(start, end + step, step)
    assert heights == [f"translate(0px, {40 * (space - end)}px)" for space in way]
    assert duration == 80 * abs(end - start)


def test_a_wonder_that_was_built_fills_from_below(bench: Bench) -> None:
    wonder = "<div id='w' class='{}'><svg class='art' width='40' height='40'></svg></div>"
    then = "still(); return [flights.length, flights[0].effect.getKeyframes()[0].clipPath];"
    before, after = (REGIONS.format(wonder.format(built), "") for built in ("", "is-built"))
    count, first = flown(bench, before, after, then)
    assert count == 1
    assert first.startswith("inset(100%")


TREASURIES = """
<div id='bank' data-bank></div><span class='tok-coin'><svg width='22' height='22'></svg></span>
<i id='coins-0' style='position: absolute; left: 100px; top: 100px; width: 20px; height: 20px'></i>
<i id='coins-1' style='position: absolute; left: 500px; top: 300px; width: 20px; height: 20px'></i>
<style>.coin-fly { position: fixed; left: 0; top: 0 }</style>
"""


def test_coins_fly_from_the_middle_of_one_treasury_to_the_middle_of_another(bench: Bench) -> None:
    bench.lay(TREASURIES)
    script = """
      flyCoins([["coins-0", "coins-1", 2]]);
      const coins = [...document.querySelectorAll(".coin-fly")];
      const [flight] = coins[0].getAnimations();
      flight.pause();
      flight.currentTime = 0;
      const middle = () => {
        const box = coins[0].getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const start = middle();
      const frames = flight.effect.getKeyframes().map((frame) => frame.transform);
      document.getAnimations().forEach((one) => one.finish());
      await new Promise((next) => setTimeout(next));
      return [coins.length, start, frames[1], document.querySelectorAll(".coin-fly").length];
    """
    count, start, last, left = bench.run(script)
    assert (count, start, left) == (2, [110, 110], 0)
    assert last.startswith("translate(499px, 299px)")


def test_many_coins_are_shown_as_six_and_unknown_places_send_none(bench: Bench) -> None:
    bench.lay(TREASURIES)
    count = """
      flyCoins(given[0]);
      const coins = document.querySelectorAll(".coin-fly").length;
      document.getAnimations().forEach((one) => one.finish());
      await new Promise((next) => setTimeout(next));
      return coins;
    """
    assert bench.run(count, [["coins-0", "coins-1", 14]]) == 6
    assert bench.run(count, [["coins-0", "coins-7", 3]]) == 0
    assert bench.run(count, [["coins-0", "coins-1", 1], ["coins-1", "coins-0", 2]]) == 3


def test_nothing_moves_for_whoever_wants_no_motion(bench: Bench) -> None:
    bench.page.emulate_media(reduced_motion="reduce")
    before = REGIONS.format(CARD.format(20, 30, 40), "")
    after = REGIONS.format("", CARD.format(300, 200, 40)) + TREASURIES
    then = """
      flyCoins([["coins-0", "coins-1", 2]]);
      await done;
      const coins = document.querySelectorAll(".coin-fly").length;
      return [moving(), seen, flights.length, coins, box("card")];
    """
    assert flown(bench, before, after, then) == [False, None, 0, 0, [300, 200, 40]]


def test_nothing_is_measured_where_nothing_that_glides_changes(bench: Bench) -> None:
    bench.lay(REGIONS.format(CARD.format(20, 30, 40), "") + "<p id='said'></p>")
    script = """
      return [look(["said", "gone"]), look(["said", "here"]).places.size, look().places.size];
    """
    assert bench.run(script) == [None, 1, 1]


def test_what_is_folded_away_is_not_measured_and_comes_when_it_is_unfolded(bench: Bench) -> None:
    card = CARD.format(20, 30, 40)
    folded = f"<details {{}}><summary>more</summary><b id='within'>x</b></details>{card}"
    bench.lay(REGIONS.format(folded.format(""), ""))
    seen = "return [...look().places.keys()];"
    assert bench.run(seen) == ["card"]
    bench.lay(REGIONS.format(folded.format("open"), ""))
    assert bench.run(seen) == ["within", "card"]
