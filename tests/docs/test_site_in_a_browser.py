"""The site in a real browser, opened as files: searched, read by everybody, on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import browser as browser
from tests.browser.people import faults
from tests.docs.conftest import PAGES

NAMES = sorted(page.stem for page in PAGES[1:])
DESK, PHONE = (1280, 800), (390, 844)


@pytest.mark.parametrize(
    ("size", "scheme", "names"),
    [
        (DESK, "light", NAMES[::32]),
        (PHONE, "dark", NAMES[7::32]),
        *[
            pytest.param(size, scheme, NAMES, marks=pytest.mark.long)
            for size in (DESK, PHONE)
            for scheme in ("light", "dark")
        ],
    ],
)
def test_pages_fit_the_screen_and_axe_finds_nothing(
    browser: Browser,
    site: Path,
    size: tuple[int, int],
    scheme: Literal["light", "dark"],
    names: list[str],
) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in names:
        page.goto((site / f"{name}.html").as_uri())
        expect(page.locator(".md-search")).to_have_attribute("aria-label", "Search")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        assert (name, faults(page, colours=True)) == (name, [])
    assert [url for url in asked if not url.startswith((site.as_uri(), "data:"))] == []
    context.close()


def test_the_site_can_be_searched_without_a_server(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "index.html").as_uri())
    expect(page.locator("iframe")).to_have_count(1)
    page.get_by_placeholder("Search").press_sequentially("dreamer")
    expect(page.locator(".md-search-result__meta")).to_contain_text("matching documents")
    expect(page.locator(".md-search-result__link[href*='bot.html']").first).to_be_visible()
    page.close()
