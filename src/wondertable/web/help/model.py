"""What help says about a thing, as values: the games fill them, pages and pop-ups show them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wondertable.text import Argument
from wondertable.web.present.render import said


@dataclass(frozen=True)
class Fact:
    """A line of a table: what it is, and how it is with this thing."""

    label: str
    value: str


@dataclass(frozen=True)
class Entry:
    """A thing of a game explained; `id` is what `data-help` names and where the glossary has it."""

    id: str
    group: str
    """Under which heading it stands."""
    name: str
    about: str
    """What sort of thing it is."""
    lines: tuple[str, ...]
    """What it does, one sentence each."""
    facts: tuple[Fact, ...] = ()
    kind: str = "icon"
    """How its picture is drawn."""
    value: Any = ""
    """What the picture is drawn of."""
    parts: tuple[Entry, ...] = ()
    """Things on it that can be explained one by one."""

    @cached_property
    def words(self) -> str:
        """Everything that is said about it, as searches compare it."""
        facts = [word for fact in self.facts for word in (fact.label, fact.value)]
        own = plain(" ".join([self.name, self.about, *self.lines, *facts]))
        return " ".join([own, *(part.words for part in self.parts)])

    def fits(self, wanted: str) -> bool:
        """Whether every word that is wanted occurs."""
        return all(word in self.words for word in plain(wanted).split())


def plain(text: str) -> str:
    """Text without capitals and accents, as people type it when they search."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return re.sub(r"\s+", " ", "".join(one for one in letters if not unicodedata.combining(one)))


class Teller:
    """Says help in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def t(self, message: str, /, **args: Argument) -> str:
        """Says a message."""
        return said(self.language, message, **args)

    def fact(self, what: str, value: str) -> Fact:
        """A fact about a thing."""
        return Fact(self.t(f"help-fact-{what}"), value)

    def icon(
        self,
        icon: str,
        name: str,
        *lines: str,
        facts: tuple[Fact, ...] = (),
        kind: str = "icon",
        value: Any = "",
    ) -> Entry:
        """An icon explained; where it is no icon of the sprite, `kind` and `value` draw it."""
        return Entry(
            id=f"icon-{icon}",
            group="icon",
            name=name[:1].upper() + name[1:],
            about=self.t("help-about-icon"),
            lines=lines,
            facts=facts,
            kind=kind,
            value=value or icon,
        )
