"""What the browser tests share: a server, a browser, and tabs in which nothing may complain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.duel_server import Site
from tests.browser.faces import WIDEST, wearing
from tests.browser.house import CHROMIUM, FLAGS, PATIENCE_MS, House, house_in
from tests.browser.people import COMPLAINTS
from wondertable.web.present.render import serve_static_at

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Debian's browser. It is closed with its module: an open one keeps an event loop running."""
    env = wearing(WIDEST, tmp_path_factory.mktemp(WIDEST))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=env)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server. It has been busy before a test, as a server is."""
    with house_in(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module", autouse=True)
def static_files() -> None:
    """The sites of these tests serve them here, wherever an application of other tests did."""
    serve_static_at("/static")


@pytest.fixture(autouse=True)
def no_script_fails() -> Iterator[None]:
    """Fails a test on whose pages a script failed."""
    COMPLAINTS.clear()
    yield
    assert COMPLAINTS == []


@pytest.fixture
def guests(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Everybody who visits in a test; closed at its end."""
    contexts: list[BrowserContext] = []
    yield contexts
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def desk(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """Somebody on a module's own `site`; scripts and styles that came once are kept."""
    context = browser.new_context(base_url=site.url)
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture
def tab(desk: BrowserContext, site: Site) -> Iterator[Page]:
    """A tab on a module's own `site`, in which nothing may complain."""
    complaints: list[str] = []
    tab = desk.new_page()
    tab.set_viewport_size({"width": 1440, "height": 900})
    tab.on("console", lambda message: complaints.append(message.text))
    tab.on("pageerror", lambda error: complaints.append(str(error)))
    site.posts.clear()
    site.answer = (200, '{"ok": true}')
    yield tab
    tab.evaluate("localStorage.clear()")
    tab.close()
    assert [words for words in complaints if "409" not in words] == []
