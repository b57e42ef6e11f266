"""`morph.js` alone: a page takes a new look, and people keep what they hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.bench import Bench

ORDER = "return [...live.children].map((child) => child.mark ?? child.id);"
MARK = "for (const one of document.querySelectorAll('[id]')) one.mark = `old ${one.id}`;"


@pytest.fixture(scope="module")
def bench(browser: Browser) -> Iterator[Bench]:
    bench = Bench(browser)
    yield bench
    bench.page.close()


def test_text_and_attributes_become_those_that_are_wanted(bench: Bench) -> None:
    bench.lay('<p class="old" title="gone">one <b>two</b></p>')
    after = bench.morph('<p class="new" lang="hu">three <b>four</b>!</p>', "return live.outerHTML;")
    assert after == '<p class="new" lang="hu">three <b>four</b>!</p>'


def test_what_is_not_wanted_any_more_goes(bench: Bench) -> None:
    bench.lay("<ul><li>one</li><li>two</li><li id='three'>three</li>and more</ul>")
    assert bench.morph("<ul><li>one</li></ul>", "return live.innerHTML;") == "<li>one</li>"


def test_nothing_is_touched_where_nothing_changed(bench: Bench) -> None:
    body = '<div id="a" class="x"><ul><li id="b">one</li><li>two</li></ul> and <i>more</i></div>'
    bench.lay(body)
    script = """
      const seen = new MutationObserver(() => {});
      seen.observe(document.body, {
        attributes: true, characterData: true, childList: true, subtree: true,
      });
      morph(document.body.firstElementChild, parse(given[0]));
      return seen.takeRecords().length;
    """
    assert bench.run(script, body) == 0
    assert bench.run(script, body.replace("two", "three")) == 1


def test_what_is_wanted_stays_as_it_is(bench: Bench) -> None:
    bench.lay("<div><p id='a'>old</p></div>")
    script = """
      const wanted = parse("<div><p id='a'>new</p><p>more</p></div>");
      morph(document.body.firstElementChild, wanted);
      return [wanted.outerHTML, document.body.innerHTML];
    """
    wanted, live = bench.run(script)
    assert wanted == live == '<div><p id="a">new</p><p>more</p></div>'


def test_children_with_ids_are_the_same_elements_in_another_order(bench: Bench) -> None:
    bench.lay("<ol><li id='a'></li><li id='b'></li><li id='c'></li></ol>")
    bench.run(MARK)
    after = bench.morph("<ol><li id='c'></li><li id='new'></li><li id='a'></li></ol>", ORDER)
    assert after == ["old c", "new", "old a"]


def test_an_element_without_an_id_is_not_taken_for_one_with_an_id(bench: Bench) -> None:
    bench.lay("<div><p id='a'>keyed</p></div>")
    bench.run(MARK)
    assert bench.morph("<div><p>plain</p><p id='a'>keyed</p></div>", ORDER) == ["", "old a"]


def test_an_id_on_another_kind_of_element_is_another_thing(bench: Bench) -> None:
    bench.lay("<div><button id='a'>go</button></div>")
    bench.run(MARK)
    bench.morph("<div><a id='a'>go</a></div>")
    assert bench.run("return document.body.innerHTML;") == '<div><a id="a">go</a></div>'
    assert bench.run("return document.getElementById('a').mark ?? null;") is None


@pytest.mark.parametrize("way", ["forwards", "backwards"])
def test_an_element_goes_to_another_parent_though_its_old_one_is_dropped(
    bench: Bench, way: str
) -> None:
    here, there = "<section><b id='card'>x</b></section>", "<p><b id='card'>x</b></p>"
    before, after = (here, there) if way == "forwards" else (there, here)
    bench.lay(f"<div>{before}</div>")
    bench.run(MARK)
    bench.morph(f"<div>{after}</div>")
    assert bench.run("return document.body.innerHTML;") == f"<div>{after}</div>".replace("'", '"')
    assert bench.run("return document.getElementById('card').mark;") == "old card"


def test_the_focus_stays_on_an_element_that_moves(bench: Bench) -> None:
    bench.lay("<div><p><button id='go'>go</button></p><p id='end'></p></div>")
    bench.run("document.getElementById('go').focus();")
    bench.morph("<div><p></p><p id='end'><button id='go'>gone</button></p></div>")
    assert bench.run("return document.activeElement.id;") == "go"


def test_what_is_being_typed_stays_with_the_caret_in_it(bench: Bench) -> None:
    field = "<form class='{}'><label>Name <input id='name' value='server'></label></form>"
    bench.lay(field.format("old"))
    bench.page.locator("#name").fill("Semiramis")
    bench.run("document.getElementById('name').setSelectionRange(2, 5);")
    bench.morph(field.format("new"))
    found = "const it = document.activeElement; return [it.id, it.value, it.selectionStart];"
    assert bench.run(found) == ["name", "Semiramis", 2]


def test_a_popover_stays_open_with_new_words_in_it(bench: Bench) -> None:
    bench.lay("<div><p>before</p><div id='sheet' popover>old</div></div>")
    bench.run("document.getElementById('sheet').showPopover();")
    bench.morph("<div><div id='sheet' popover>new</div></div>")
    sheet = bench.page.locator("#sheet:popover-open")
    assert sheet.inner_text() == "new"


def test_a_list_stays_scrolled_where_it_was(bench: Bench) -> None:
    rows = "".join(f"<p id='r{at}'>row {at}</p>" for at in range(60))
    box = "<div><div id='log' tabindex='0' style='height: 90px; overflow: auto'>{}</div></div>"
    bench.lay(box.format(rows))
    bench.run("document.getElementById('log').scrollTop = 700;")
    bench.morph(box.format(rows + "<p id='r60'>row 60</p>"))
    assert bench.run("return document.getElementById('log').scrollTop;") == 700


def test_motion_goes_on_in_an_element_that_moves(bench: Bench) -> None:
    bench.lay("<div><p><b id='card'>x</b></p><p id='end'></p></div>")
    bench.run(
        "document.getElementById('card').animate([{ opacity: 0 }, {}], { duration: 60_000 });"
    )
    bench.morph("<div><p></p><p id='end'><b id='card'>x</b></p></div>")
    running = "return document.getElementById('card').getAnimations().map((one) => one.playState);"
    assert bench.run(running) == ["running"]


def test_what_a_person_folded_stays_so_where_the_page_says_it_may(bench: Bench) -> None:
    folds = "<div><details id='mine' data-keep{0}></details><details id='its'{0}></details></div>"
    bench.lay(folds.format(" open"))
    bench.run("document.getElementById('mine').open = false;")
    bench.morph(folds.format(" open"))
    state = "return ['mine', 'its'].map((id) => document.getElementById(id).open);"
    assert bench.run(state) == [False, True]
    bench.morph(folds.format(""))
    assert bench.run(state) == [False, False]
    bench.run("document.getElementById('mine').open = true;")
    bench.morph(folds.format(""))
    assert bench.run(state) == [True, False]


ADDED = """
  const found = [];
  const seen = new MutationObserver(() => {});
  seen.observe(document.body, { childList: true, subtree: true });
  morph(document.body.firstElementChild, parse(given[0]));
  for (const { addedNodes } of seen.takeRecords())
    for (const node of addedNodes) found.push(node.id || node.nodeName);
  return [found, document.body.innerHTML];
"""


def test_what_is_new_comes_as_a_whole_unless_something_of_the_page_goes_into_it(
    bench: Bench,
) -> None:
    bench.lay("<div><b id='old'>x</b></div>")
    wanted = '<div><b id="old">x</b><ul id="all"><li><i>a</i></li><li><i>b</i></li></ul></div>'
    assert bench.run(ADDED, wanted) == [["all"], wanted]
    around = '<div><p id="new"><span><b id="old">y</b></span><i>c</i></p></div>'
    assert bench.run(ADDED, around) == [["new", "SPAN", "old", "I"], around]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<i>a</i><p>b</p>", "<b>new</b><i>a</i><p>b</p>"),
        ("<b>new</b><i>a</i><p>b</p>", "<i>a</i><p>b</p>"),
        ("<b>1</b><u>2</u><i>a</i><p>b</p>", "<i>a</i><p>b</p>"),
        ("<i>a</i><s>gone</s><p>b</p>", "<i>a</i><p>b</p>"),
    ],
)
def test_what_comes_or_goes_before_others_leaves_them_where_they_are(
    bench: Bench, before: str, after: str
) -> None:
    bench.lay(f"<div>{before}</div>")
    script = """
      const live = document.body.firstElementChild;
      const were = ["i", "p"].map((name) => live.querySelector(name));
      morph(live, parse(given[0]));
      return [live.innerHTML, were.every((one) => live.contains(one))];
    """
    assert bench.run(script, f"<div>{after}</div>") == [after, True]


def test_the_tab_stop_and_the_tip_of_an_explained_thing_stay(bench: Bench) -> None:
    bench.lay("<div><b data-help='x' tabindex='0' aria-describedby='tip'>x</b></div>")
    bench.morph("<div><b data-help='x' tabindex='-1'>y</b></div>")
    after = bench.run("return document.body.innerHTML;")
    assert after == '<div><b data-help="x" tabindex="0" aria-describedby="tip">y</b></div>'
    bench.lay("<div><b tabindex='0' aria-describedby='more'>x</b></div>")
    bench.morph("<div><b>y</b></div>")
    assert bench.run("return document.body.innerHTML;") == "<div><b>y</b></div>"


def test_a_region_without_an_element_is_refused(bench: Bench) -> None:
    told = bench.run("try { parse('words'); } catch (error) { return error.message; }")
    assert told == "a region without an element"
