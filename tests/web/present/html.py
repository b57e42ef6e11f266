"""A small reader of HTML for tests: is it well-formed, what does it offer?"""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"input", "link", "meta", "br", "hr", "img"}
REFERENCES = ("popovertarget", "aria-labelledby", "aria-describedby", "for")


@dataclass
class Found:
    """What stands in some HTML."""

    ids: list[str] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    fields: list[tuple[str, str]] = field(default_factory=list)
    forms: list[dict[str, str]] = field(default_factory=list)
    nameless: list[str] = field(default_factory=list)
    unwanted: list[str] = field(default_factory=list)
    text: str = ""


class Reader(HTMLParser):
    """Reads HTML strictly: what is opened must be closed, in order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found = Found()
        self.open: list[str] = []
        self.button: dict[str, str] | None = None
        self.said = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"an attribute twice in {self.get_starttag_text()}"
        if tag not in VOID:
            self.open.append(tag)
        if "id" in given:
            self.found.ids.append(given["id"])
        for name in REFERENCES:
            self.found.references += given.get(name, "").split()
        self.found.unwanted += [name for name in given if name == "style" or name.startswith("on")]
        if tag in {"script", "style", "font"} and "src" not in given:
            self.found.unwanted.append(tag)
        if tag == "form":
            self.found.forms.append(given)
        if tag == "input" and given.get("type") == "hidden":
            self.found.fields.append((given["name"], given["value"]))
        if tag == "button":
            assert self.button is None, "a button in a button"
            self.button, self.said = given, ""
            if given.get("name") == "action":
                self.found.actions.append(given["value"])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> out of order"
        if tag == "button":
            assert self.button is not None
            if not (self.button.get("aria-label") or self.said.strip()):
                self.found.nameless.append(str(self.button))
            self.button = None

    def handle_data(self, data: str) -> None:
        self.said += data
        self.found.text += data


def read(html: str) -> Found:
    """Reads some HTML; complains if it is not well-formed."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [], f"never closed: {reader.open}"
    return reader.found
