"""The file in which the results of a match are kept, so that it can be stopped and resumed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TextIO, TypeVar

import msgspec

from wondertable.arena.errors import DamagedMatch, OtherMatch
from wondertable.arena.match import Match
from wondertable.arena.played import Played
from wondertable.core.errors import Unreadable, Unwritable
from wondertable.core.phrases import phrase
from wondertable.core.record import BROKEN, reason_of

Line = TypeVar("Line")

WORDS: Final = {
    "arena": phrase("match-arena", "format of the file"),
    "game": phrase("match-game", "game"),
    "rules": phrase("match-rules", "version of the rules"),
    "bots": phrase("match-bots", "bots"),
    "seats": phrase("match-seats", "players"),
    "options": phrase("match-options", "options"),
    "seed": phrase("match-seed", "seed"),
}
"""What the fields of a match are called in an error."""

CUT_LINE: Final = phrase("cut-line", "the line is cut off")


class Results:
    """The results so far, in memory and, if there is a file, on disk: a line for every game."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.played: dict[int, Played] = {}
        self._file: TextIO | None = None
        if path is not None:
            self._open(path)

    def add(self, played: Played) -> None:
        """Keeps a result."""
        self.played[played.number] = played
        self._write(played)

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            self._file.close()

    def _open(self, path: Path) -> None:
        found = read_results(path)
        if found is not None:
            refuse_other(path, found[0], self.match)
            self.played = {played.number: played for played in found[1]}
            cut_off(path, found[2])
        try:
            if found is None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise Unwritable(str(path), reason_of(error)) from None
        if found is None:
            self._write(self.match)

    def _write(self, line: Match | Played) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line).decode() + "\n")
            self._file.flush()


def read_results(path: Path) -> tuple[Match, list[Played], int] | None:
    """The match of a file, its results, and how much of the file holds whole lines."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Unreadable(str(path), reason_of(error)) from None
    whole = data.rfind(b"\n") + 1
    if not whole and not data:
        return None
    lines = data[:whole].splitlines()
    if not lines:
        raise DamagedMatch(str(path), 1, CUT_LINE)
    match = read_line(path, 1, lines[0], Match)
    played = [read_line(path, at, line, Played) for at, line in enumerate(lines[1:], start=2)]
    return match, played, whole


def read_line(path: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    """One line of the file."""
    try:
        return msgspec.json.decode(line, type=kind)
    except BROKEN as error:
        raise DamagedMatch(str(path), number, str(error)) from None


def refuse_other(path: Path, found: Match, wanted: Match) -> None:
    """Raises if the file is that of another match."""
    for name, word in WORDS.items():
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            raise OtherMatch(str(path), word, shown(there), shown(here))


def shown(value: object) -> str:
    """A field of a match in an error message."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={word}" for key, word in value.items())
    return str(value)


def cut_off(path: Path, whole: int) -> None:
    """Takes half a line off the end, which an interrupted program may have left."""
    if path.stat().st_size > whole:
        os.truncate(path, whole)
