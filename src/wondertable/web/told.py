"""The log as one viewer reads it, and what of it is new to that viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from wondertable import text
from wondertable.table import Entry
from wondertable.table.progress import BACK
from wondertable.text import Sentence
from wondertable.web.games import PAGES
from wondertable.web.scene import LogLine


def lines_of(
    language: str, game: str, entries: Iterable[Entry], names: Sequence[str], written: int = 0
) -> list[LogLine]:
    """The sentences about some entries, each ply told as a whole; numbered after those written.

    A return stands at the ply to which it leads, and is told by itself: the ply was told before.
    """
    lines: list[LogLine] = []
    for (ply, _), group in groupby(entries, lambda entry: (entry.ply, entry.seat == BACK)):
        told = list(group)
        for sentence in sentences(language, game, told, names):
            number = written + len(lines) + 1
            lines.append(
                LogLine(number, ply, sentence.seat, sentence.text, sentence.events, told[-1].number)
            )
    return lines


def sentences(
    language: str, game: str, entries: Sequence[Entry], names: Sequence[str]
) -> list[Sentence]:
    """What the entries of a ply say together; first why somebody else chose."""
    notes = [
        Sentence(text.say(language, f"web-note-{entry.note}", name=names[entry.seat]), None, ())
        for entry in entries
        if entry.note is not None
    ]
    quiet = PAGES[game].quiet
    spoken = [event for entry in entries for event in entry.events if not isinstance(event, quiet)]
    backs = [
        Sentence(text.say(language, "web-went-back", ply=entry.ply), None, ())
        for entry in entries
        if entry.seat == BACK
    ]
    return notes + story_of(language, game, tuple(spoken), tuple(names)) + backs


@lru_cache(maxsize=4096)
def story_of(
    language: str, game: str, events: tuple[Any, ...], names: tuple[str, ...]
) -> list[Sentence]:
    """What events say; all who look on hear it at the same time, so it is remembered."""
    return text.story(language, game, events, names)


def last_choice(entries: Sequence[Entry], viewer: int, game: str) -> tuple[int, int]:
    """The ply of the viewer's last turn, and the first one of which everything is new since then.

    Who chose together with others sees what came of it; who chose alone saw it at once. To who
    only looks on, the last decision of anybody is new.
    """
    starts = PAGES[game].starts
    latest = next((entry.ply for entry in reversed(entries) if entry.seat >= 0), 0)
    if viewer < 0:
        return 0, max(latest, 1)
    for entry in reversed(entries):
        if entry.seat == viewer and (not starts or has(entry.events, starts)):
            alone = all(other.seat < 0 or other.seat == viewer for other in at(entries, entry.ply))
            return entry.ply, entry.ply + 1 if alone else entry.ply
    return 0, 1


def has(events: Iterable[Any], kinds: tuple[type, ...]) -> bool:
    """Whether one of the events is of these kinds."""
    return any(isinstance(event, kinds) for event in events)


def at(entries: Sequence[Entry], ply: int) -> list[Entry]:
    """The entries of a ply."""
    return [entry for entry in entries if entry.ply == ply]
