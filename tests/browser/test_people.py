"""A kept name in a browser: a passkey that the browser itself keeps, links with secrets, phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import PHONE, Guests, faults, fits, needs_chromium, visit

pytestmark = needs_chromium

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def at_home(house: House) -> str:
    """The server under the name for which browsers allow passkeys without https."""
    return house.url.replace("127.0.0.1", "localhost")


def with_passkeys(page: Page) -> None:
    """Gives a browser somewhere to keep passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def keep(page: Page, url: str, name: str) -> None:
    """Keeps a name."""
    page.goto(f"{url}/me")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Keep my name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_somebody_loses_the_cookie_and_comes_back_by_a_passkey(
    browser: Browser, guests: Guests, house: House
) -> None:
    url, page = at_home(house), visit(browser, guests)
    with_passkeys(page)
    keep(page, url, "Pasithea")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text(re.compile("^made on"))).to_be_visible()
    page.context.clear_cookies()
    page.goto(f"{url}/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("My page")
    page.get_by_role("link", name="sign in").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pasithea")
    expect(page.get_by_text("last used on")).to_be_visible()


@pytest.mark.long
def test_a_browser_without_its_passkey_says_so_and_nothing_changes(
    browser: Browser, guests: Guests, house: House
) -> None:
    url, page = at_home(house), visit(browser, guests)
    with_passkeys(page)
    page.goto(f"{url}/sign-in")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("The passkey gave no answer")).to_be_visible()


@pytest.mark.long
def test_the_link_of_a_code_fills_the_field_and_leaves_the_address(
    browser: Browser, guests: Guests, house: House
) -> None:
    ann, device = visit(browser, guests), visit(browser, guests, PHONE)
    keep(ann, house.url, "Linkeia")
    ann.get_by_role("button", name="Show a code").click()
    code = ann.locator("#secret").inner_text().replace(" ", "").replace("\n", "")
    device.goto(f"{house.url}/sign-in#{code}")
    expect(device.get_by_label("Signs of the sheet or code")).to_have_value(code)
    assert "#" not in device.url
    device.get_by_role("button", name="Sign in").click()
    expect(device.get_by_role("heading", level=1)).to_have_text("Linkeia")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_about_people_fit_a_phone_and_axe_finds_nothing(
    browser: Browser, guests: Guests, house: House, theme: str
) -> None:
    url = at_home(house)
    page = visit(browser, guests, {"width": 360, "height": 640})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of its two words
    with_passkeys(page)
    wrong: list[str] = []

    def look(name: str) -> None:
        wrong.extend(f"{name}: {fault}" for fault in faults(page, colours=True))
        assert fits(page), name

    page.goto(f"{url}/me")
    look("guest")
    page.goto(f"{url}/sign-in")
    look("sign in")
    keep(page, url, "Maximiliana Wolkenstein-Rodenegg " + theme)
    look("kept")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text(re.compile("^made on"))).to_be_visible()
    look("with a passkey")
    page.get_by_role("button", name="Make a recovery sheet").click()
    look("sheet")
    page.get_by_role("link", name="I have it").click()
    page.get_by_role("button", name="Show a code").click()
    look("code")
    page.goto(f"{url}/me/delete")
    look("delete")
    page.goto(url)
    look("start page")
    assert wrong == []
