"""What all browser tests share: Debian's browser and a server, once for each module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import CHROMIUM, FLAGS, PATIENCE_MS, House, house_in

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's browser. It is closed with its module: an open one keeps an event loop running."""
    assert CHROMIUM is not None, "install Debian's chromium-headless-shell (make chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server."""
    with house_in(tmp_path_factory.mktemp("house")) as house:
        yield house
