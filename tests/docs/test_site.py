"""The site is built without a warning, has its three parts, and needs nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.docs.conftest import HOUSE, PAGES

PARTS = ["For players", "For bot writers", "For contributors"]
LOADING = {"script": "src", "img": "src", "source": "src", "iframe": "src", "link": "href"}
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//")


class Loaded(HTMLParser):
    """The addresses of what a page loads, and the headings of its tabs."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADING.get(tag, ""))
        if address:
            self.addresses.append(address)


def test_every_page_is_built(site: Path) -> None:
    built = {page.stem for page in site.glob("*.html")}
    assert built == {page.stem for page in PAGES if page.name != "README.md"} | {"404"}


def test_the_site_has_three_parts(site: Path) -> None:
    tabs = re.findall(r'md-tabs__link">\s*([^<]+?)\s*<', (site / "index.html").read_text())
    assert [tab for tab in tabs if tab in PARTS] == PARTS


@pytest.mark.parametrize("room", ["core", "arena"])
def test_every_module_of_a_room_stands_in_the_reference(room: str) -> None:
    told = (HOUSE / "docs" / f"api-{room}.md").read_text(encoding="utf-8")
    modules = (HOUSE / "src" / "wondertable" / room).glob("[a-z]*.py")
    assert sorted(re.findall(rf"^::: wondertable\.{room}\.(\w+)$", told, re.MULTILINE)) == sorted(
        module.stem for module in modules
    )


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loaded = [
        (page.name, address) for page in site.rglob("*.html") for address in Loaded(page).addresses
    ]
    assert len(loaded) > len(PAGES)
    assert [found for found in loaded if ELSEWHERE.match(found[1])] == []
    sheets = [sheet.read_text(encoding="utf-8") for sheet in site.rglob("*.css")]
    assert [sheet for sheet in sheets if re.search(r"@import|url\(['\"]?(https?:)?//", sheet)] == []


def test_the_site_has_the_colours_and_the_sign_of_the_pages(site: Path) -> None:
    static = HOUSE / "src/wondertable/web/static"
    tokens = (site / "site/tokens.css").read_text(encoding="utf-8")
    assert (static / "tokens.css").read_text(encoding="utf-8").startswith(tokens)
    assert tokens.count("{") == tokens.count("}") == 1
    used = set(re.findall(r"var\((--(?!md-)[a-z0-9-]+)\)", (site / "site/site.css").read_text()))
    assert {name for name in used if f"{name}:" not in tokens} == set()
    assert (site / "site/favicon.svg").read_bytes() == (static / "favicon.svg").read_bytes()


@pytest.mark.parametrize("page", PAGES[:1], ids=lambda page: page.name)
def test_the_pages_that_the_readme_links_to_are_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (HOUSE / link).exists()] == []


def test_every_picture_is_shown_somewhere_and_all_of_them_are_small() -> None:
    folder = HOUSE / "docs"
    told = "\n".join(page.read_text(encoding="utf-8") for page in folder.glob("*.md"))
    pictures = [file for file in (folder / "pictures").rglob("*") if file.is_file()]
    assert pictures
    shown = [file for file in pictures if f"({file.relative_to(folder).as_posix()})" in told]
    assert [file.name for file in pictures if file not in shown] == []
    assert [file.name for file in pictures if file.stat().st_size > 150_000] == []
    assert sum(file.stat().st_size for file in pictures) <= 2_000_000
