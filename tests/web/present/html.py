"""A small reader of HTML for tests: is it well-formed, what does it offer?

Tests read thousands of pages, so it is written for speed: it knows only what our templates write,
lower-case names and values in double quotes, and complains about everything else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape

VOID = {"input", "link", "meta", "br", "hr", "img"}
REFERENCES = ("popovertarget", "aria-labelledby", "aria-describedby", "for")
ATTRIBUTE = r'\s+([^\s=<>"/]+)(?:="([^"<>]*)")?'
TOKEN = re.compile(
    r"(?P<text>[^<]+)|</(?P<end>[a-z][a-z0-9]*)>"
    r"|<(?P<start>[a-z][a-z0-9]*)(?P<given>[^<>]*?)(?P<closed>/?)>"
    r"|<!doctype html>|<!--.*?-->",
    re.DOTALL,
)


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


class Reader:
    """Reads HTML strictly: what is opened must be closed, in order."""

    def __init__(self) -> None:
        self.found = Found()
        self.open: list[str] = []
        self.button: dict[str, str] | None = None
        self.button_at = 0
        self.texts: list[str] = []

    def read(self, html: str) -> None:
        """Reads all of it, piece by piece."""
        at = 0
        for token in TOKEN.finditer(html):
            assert token.start() == at, f"not read: {html[at : at + 80]!r}"
            at = token.end()
            if token.lastgroup == "text":
                self.texts.append(token[0])
            elif token.lastgroup == "end":
                self.close(token["end"])
            elif token.lastgroup == "closed":
                tag, given, closed = token.group("start", "given", "closed")
                self.start(tag, given)
                if closed and tag not in VOID:
                    self.close(tag)
        assert at == len(html), f"not read: {html[at : at + 80]!r}"
        assert self.open == [], f"never closed: {self.open}"
        self.found.text = unescape("".join(self.texts))

    def start(self, tag: str, attributes: str) -> None:
        """Something opens."""
        given = read_attributes(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in given:
            self.found.ids.append(given["id"])
        for name in REFERENCES:
            if name in given:
                self.found.references += given[name].split()
        self.found.unwanted += [name for name in given if name == "style" or name.startswith("on")]
        if tag in {"script", "style", "font"} and "src" not in given:
            self.found.unwanted.append(tag)
        if tag == "form":
            self.found.forms.append(given)
        if tag == "input" and given.get("type") == "hidden":
            self.found.fields.append((given["name"], given["value"]))
        if tag == "button":
            assert self.button is None, "a button in a button"
            self.button, self.button_at = given, len(self.texts)
            if given.get("name") == "action":
                self.found.actions.append(given["value"])

    def close(self, tag: str) -> None:
        """Something closes."""
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> out of order"
        if tag == "button":
            assert self.button is not None
            said = "".join(self.texts[self.button_at :])
            if not (self.button.get("aria-label") or said.strip()):
                self.found.nameless.append(str(self.button))
            self.button = None


@lru_cache(maxsize=100_000)
def read_attributes(text: str) -> dict[str, str]:
    """The attributes of a tag; most tags stand on many pages."""
    assert re.fullmatch(rf"(?:{ATTRIBUTE})*\s*", text), f"not read: {text!r}"
    pairs = re.findall(ATTRIBUTE, text)
    given = {name: unescape(value) for name, value in pairs}
    assert len(given) == len(pairs), f"an attribute twice: {text!r}"
    return given


def read(html: str) -> Found:
    """Reads some HTML; complains if it is not well-formed."""
    reader = Reader()
    reader.read(html)
    return reader.found
