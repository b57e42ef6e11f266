"""All that is explained of a game: found, searched, drawn, and packed for pop-ups."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from markupsafe import Markup

from wondertable.web.games import PAGES
from wondertable.web.help.model import Entry
from wondertable.web.present.render import ENVIRONMENTS, names_files, said

LONGEST_SEARCH: Final = 100
KEPT: Final = 4096


@dataclass(frozen=True)
class Group:
    """Things under one heading, drawn; those that a search does not want are hidden."""

    id: str
    title: str
    found: int
    html: Markup


@cache
def entries(game: str, language: str) -> tuple[Entry, ...]:
    """Everything that the glossary of a game explains."""
    return PAGES[game].help.entries(language)


def search(game: str, language: str, wanted: str) -> list[Group]:
    """All things by their headings; found are those in whose explanation all words occur."""
    groups: dict[str, list[tuple[Entry, bool]]] = {}
    for one in entries(game, language):
        groups.setdefault(one.group, []).append((one, one.fits(wanted[:LONGEST_SEARCH])))
    return [
        Group(
            id=group,
            title=said(language, f"help-group-{group}"),
            found=sum(fits for _, fits in inside),
            html=Markup("").join(drawn(game, language, one.id, shown=fits) for one, fits in inside),
        )
        for group, inside in groups.items()
    ]


@names_files
@lru_cache(maxsize=KEPT)
def drawn(game: str, language: str, entry: str, *, shown: bool) -> Markup:
    """The HTML of an entry, kept, since it never changes."""
    found = explained(game, language)[entry]
    made = ENVIRONMENTS[language]
    module: Any = made.get_template("help/entry.html").module
    pictures = made.get_template(f"{game}/things.html").module
    return Markup(module.entry(found, pictures, shown))


@cache
def explained(game: str, language: str) -> Mapping[str, Entry]:
    """Everything that can be explained, by what `data-help` names."""
    every = [*entries(game, language), *PAGES[game].help.more(language)]
    return {one.id: one for entry in every for one in (entry, *entry.parts)}


# For pop-ups.


@cache
def tips(game: str, language: str) -> bytes:
    """All explanations of a game as JSON: name, sort, sentences, facts, by id."""
    packed = {
        one.id: [one.name, one.about, list(told(one)), [[f.label, f.value] for f in one.facts]]
        for one in explained(game, language).values()
    }
    return msgspec.json.encode(packed)


def told(entry: Entry) -> Iterable[str]:
    """What a thing does; a board says it stage by stage."""
    yield from entry.lines
    for part in entry.parts:
        yield f"{part.about}: {' '.join(part.lines)}"


@cache
def tips_digest(game: str, language: str) -> str:
    """A short digest, by which browsers know whether what they have is still right."""
    return hashlib.sha256(tips(game, language)).hexdigest()[:12]
