"""The reader of pages complains about what browsers would silently repair."""

from __future__ import annotations

import pytest

from tests.web.present.html import read


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ("<p><b>bold</p></b>", "out of order"),
        ("<p>open", "never closed"),
        ("shut</p>", "closes nothing"),
        ("<p class=bare></p>", "not read"),
        ('<p id="one" id="two"></p>', "twice"),
        ('<p title="a < b"></p>', "not read"),
        ("3 < 4", "not read"),
        ("<p>cut short</p", "not read"),
        ("<button><button></button></button>", "a button in a button"),
    ],
)
def test_what_is_not_well_formed_is_told(html: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        read(html)


def test_what_stands_on_a_page_is_found() -> None:
    page = """<!doctype html><!-- a <b> here --><form method="post" action="/do">
        <input type="hidden" name="ply" value="3"><label for="x">Bread &amp; wine</label>
        <button name="action" value="build &quot;it&quot;" id="x" hidden>Go</button>
        <button aria-label="Shut"><svg/></button><button onclick="x()"> <i></i></button>
        <script>1</script></form>"""
    found = read(page)
    assert found.ids == found.references == ["x"]
    assert found.actions == ['build "it"']
    assert found.fields == [("ply", "3")]
    assert found.forms == [{"method": "post", "action": "/do"}]
    assert found.nameless == ["{'onclick': 'x()'}"]
    assert found.unwanted == ["onclick", "script"]
    assert found.text.split() == ["Bread", "&", "wine", "Go", "1"]
