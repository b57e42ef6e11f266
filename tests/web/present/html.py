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
TOKEN = re.compile(r"[^<]+|<!--.*?-->|<[^<>]*>", re.DOTALL)
END = re.compile(r"</([a-z][a-z0-9]*)>")
START = re.compile(r"<([a-z][a-z0-9]*)([^<>]*?)(/?)>")
BESIDES = re.compile(r"<!doctype html>|<!--.*?-->", re.DOTALL)


@dataclass(frozen=True)
class Tag:
    """What a tag says, wherever it stands."""

    opens: str = ""
    closes: str = ""
    given: dict[str, str] = field(default_factory=dict)
    ids: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()
    kind: str = ""
    """The name of what is offered: a form, its field or a button."""

    @property
    def says_nothing(self) -> bool:
        """Whether it only opens."""
        return not (self.closes or self.ids or self.references or self.unwanted or self.kind)


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
        pieces = TOKEN.findall(html)
        assert sum(map(len, pieces)) == len(html), f"not read: {unread(html)!r}"
        for piece in pieces:
            if piece[0] != "<":
                self.texts.append(piece)
                continue
            tag, plain = read_tag(piece)
            if tag.opens:
                self.open.append(tag.opens)
            if not plain:
                self.take(tag)
        assert self.open == [], f"never closed: {self.open}"
        self.found.text = unescape("".join(self.texts))

    def take(self, tag: Tag) -> None:
        """Notes what a tag offers, names and closes."""
        self.found.ids += tag.ids
        self.found.references += tag.references
        self.found.unwanted += tag.unwanted
        given = tag.given
        if tag.kind == "form":
            self.found.forms.append(given)
        elif tag.kind == "input":
            self.found.fields.append((given["name"], given["value"]))
        elif tag.kind == "button":
            assert self.button is None, "a button in a button"
            self.button, self.button_at = given, len(self.texts)
            if given.get("name") == "action":
                self.found.actions.append(given["value"])
        if tag.closes:
            self.close(tag.closes)

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


def unread(html: str) -> str:
    """Where a reader stops."""
    at = 0
    for token in TOKEN.finditer(html):
        if token.start() != at:
            break
        at = token.end()
    return html[at : at + 80]


@lru_cache(maxsize=100_000)
def read_tag(text: str) -> tuple[Tag, bool]:
    """A tag, and whether it only opens something; most stand on many pages."""
    if BESIDES.fullmatch(text):
        return Tag(), True
    if end := END.fullmatch(text):
        return Tag(closes=end[1]), False
    start = START.fullmatch(text)
    assert start, f"not read: {text!r}"
    name, attributes, closed = start.groups()
    given = read_attributes(attributes)
    unwanted = [word for word in given if word == "style" or word.startswith("on")]
    if name in {"script", "style", "font"} and "src" not in given:
        unwanted.append(name)
    hidden = name == "input" and given.get("type") == "hidden"
    tag = Tag(
        opens="" if name in VOID else name,
        closes=name if closed and name not in VOID else "",
        given=given,
        ids=(given["id"],) if "id" in given else (),
        references=tuple(id for word in REFERENCES for id in given.get(word, "").split()),
        unwanted=tuple(unwanted),
        kind=name if hidden or name in {"form", "button"} else "",
    )
    return tag, tag.says_nothing


def read_attributes(text: str) -> dict[str, str]:
    """The attributes of a tag."""
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
