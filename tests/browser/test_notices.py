"""What the worker of a browser does with a message, shown by the browser's developer protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import PHONE, Guests, faults, fits, needs_chromium, too_small, visit

pytestmark = needs_chromium

REGISTER = """async () => {
  const { worker, scope } = document.querySelector("link[data-worker]").dataset;
  await navigator.serviceWorker.register(worker, { scope });
  await navigator.serviceWorker.ready;
}"""
LISTEN = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (...words) => void self.shown.push(words);
  self.clients.openWindow = async (url) => void self.opened.push(url);
}"""
"""A browser without a window shows no notices, so what it is asked to show is written down."""
PRESS = """async (path) => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { data: path, close() {} };
  self.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
}"""


def deliver(page: Page, origin: str, data: str) -> None:
    """Lets a message come as if a push service had sent it."""
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    message = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_the_worker_shows_what_comes_and_leads_to_the_table_alone(
    browser: Browser, guests: Guests, house: House
) -> None:
    page = visit(browser, guests)
    page.goto(f"{house.url}/offline")
    page.evaluate(REGISTER)
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    data = {"title": "It is your turn", "body": "Duel with Bob", "url": "/t/abc", "tag": "x"}
    shown: list[Any] = []
    for words in (json.dumps({**data, "lang": "en"}), "nonsense"):
        deliver(page, house.url, words)
        while len(now := worker.evaluate("() => self.shown")) == len(shown):
            page.wait_for_timeout(10)
        shown = now
    (title, first), (other, second) = shown
    assert (title, first["body"], first["tag"], first["lang"], first["data"]) == (
        *("It is your turn", "Duel with Bob", "x", "en"),
        "/t/abc",
    )
    assert (other, second["data"]) == ("Wondertable", "/")
    for path in ("/t/abc", "https://elsewhere.example/t/abc", "//elsewhere.example/"):
        worker.evaluate(PRESS, path)
    while not (opened := worker.evaluate("() => self.opened")):
        page.wait_for_timeout(10)
    assert opened == [f"{house.url}/t/abc"]


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sections_fit_a_phone_and_axe_finds_nothing(
    browser: Browser, guests: Guests, house: House, theme: str
) -> None:
    page = visit(browser, guests, PHONE, "de-DE")
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(f"{house.url}/me")
    expect(page.locator("#notices")).to_be_visible()
    expect(page.get_by_label("Zeitzone")).not_to_have_value("")
    assert fits(page)
    assert faults(page, colours=True) == []
    assert too_small(page) == []
