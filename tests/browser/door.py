"""Ways to a table without drawing the pages before it: what a browser would send, from their forms.

The pages themselves are drawn, filled in and pressed where they are what a test is about.
"""

from __future__ import annotations

from html.parser import HTMLParser

from playwright.sync_api import Page

from tests.browser.house import House

SEE_OTHER = 303


class Form(HTMLParser):
    """The fields of one form of a page as they stand when it comes."""

    def __init__(self, html: str, action: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self._action = action
        self._id = ""
        self._inside = False
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Takes what stands in a field."""
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._inside = given.get("action", "").endswith(self._action)
            self._id = given.get("id", "") if self._inside else self._id
        elif tag == "select" and self._inside:
            self._select = given["name"]
        elif tag == "option" and self._select:
            if "selected" in given or self._select not in self.fields:
                self.fields[self._select] = given.get("value", "")
        elif tag == "input" and self._inside and "name" in given:
            ticks = given.get("type") in ("radio", "checkbox")
            if "checked" in given or not ticks:
                self.fields[given["name"]] = given.get("value", "on" if ticks else "")

    def handle_endtag(self, tag: str) -> None:
        """Ends a form or a list of choices."""
        self._inside = self._inside and tag != "form"
        self._select = "" if tag == "select" else self._select


def sent(page: Page, page_at: str, action: str, to: str = "", **fields: str) -> str:
    """Sends a form of a page as somebody would who changes some fields; says where it leads."""
    origin = "/".join(page_at.split("/")[:3])
    form = Form(page.request.get(page_at).text(), action)
    assert "csrf" in form.fields, f"no form {action}"
    given: dict[str, str | float | bool] = {**form.fields, **fields}
    answer = page.request.post(origin + (to or action), form=given, max_redirects=0)
    assert answer.status == SEE_OTHER, answer.text()
    return origin + answer.headers["location"]


def open_table(page: Page, house: House, **fields: str) -> str:
    """Opens a table as the start page offers it, with some fields changed; says where it is."""
    given = {"name": "Guest", **fields}
    return sent(page, f"{house.url}/?new", "/play", "/tables", **given)


def play(page: Page, house: House, **fields: str) -> str:
    """Opens a table against the computer as the start page offers it; says where it is."""
    return sent(page, f"{house.url}/?new", "/play", **{"name": "Guest", **fields})


def sit_down(page: Page, table: str, **fields: str) -> str:
    """Takes the free seat of a table as its invitation offers it; says where that leads."""
    path = "/" + table.partition("?")[0].split("/", 3)[3]
    return sent(page, table, f"{path}/sit", **fields)
