"""A collection of puzzles in a file of JSON lines, which grows while it is sought.

What was searched is written after every game, so that a search that was stopped goes on where it
was; of two lines about the same search the later one holds. A collection that is complete has each
of them once, before its puzzles.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from wondertable.core.errors import Unreadable, Unwritable
from wondertable.core.game import Game
from wondertable.core.phrases import phrase
from wondertable.core.record import BROKEN, reason_of
from wondertable.games import find_game
from wondertable.review.confirming import confirmed
from wondertable.review.errors import DamagedPuzzles, OldPuzzles, OtherPuzzles
from wondertable.review.gates import gates_of, lowered
from wondertable.review.judge import Judge
from wondertable.review.kept import CUT_OFF, OTHER_FORMAT
from wondertable.review.levels import EASY
from wondertable.review.puzzle import (
    FORMAT,
    About,
    Place,
    Puzzle,
    Tally,
    about_of,
    play_of,
)
from wondertable.review.seeking import sought

MOST_EASY: Final = 3
"""One of so many puzzles is easy at most."""
SECOND: Final = phrase("puzzles-second", "another first line")

Line = About | Tally | Puzzle


@dataclass
class Collection:
    """Puzzles of one game, and what was searched for them."""

    about: About
    searched: list[Tally] = field(default_factory=list)
    puzzles: list[Puzzle] = field(default_factory=list)

    def tally(self, fresh: Tally) -> Tally:
        """How far a search has come."""
        return next((one for one in self.searched if one.run == fresh.run), fresh)

    def note(self, tally: Tally) -> None:
        """Puts a later line about a search in the place of the one before."""
        self.searched = [one for one in self.searched if one.run != tally.run] + [tally]

    @property
    def wants_easy(self) -> bool:
        """Whether another easy puzzle may come."""
        easy = sum(one.level == EASY for one in self.puzzles)
        return MOST_EASY * (easy + 1) <= len(self.puzzles) + 1

    def add(self, puzzle: Puzzle) -> bool:
        """Adds a puzzle, unless it is there already."""
        if any(one.id == puzzle.id for one in self.puzzles):
            return False
        self.puzzles.append(puzzle)
        return True

    def text(self) -> bytes:
        """The collection as it stands in a file."""
        lines: list[Line] = [self.about, *self.searched, *self.puzzles]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


# Files.


def parse(data: bytes, game: Game, name: str) -> Collection:
    """The puzzles of a file; those of another game, or by other rules, are refused."""
    lines = data.split(b"\n")
    if lines.pop():
        raise DamagedPuzzles(name, len(lines) + 1, CUT_OFF)
    about = decoded(lines[0] if lines else b"", 1, name)
    if not isinstance(about, About) or about.puzzles != FORMAT:
        raise DamagedPuzzles(name, 1, OTHER_FORMAT)
    if (about.game, about.rules) != (game.name, game.rules):
        found = f"{about.game} {about.rules}"
        raise OtherPuzzles(name, found, f"{game.name} {game.rules}")
    known = Collection(about)
    for number, line in enumerate(lines[1:], start=2):
        one = decoded(line, number, name)
        if isinstance(one, Tally):
            known.note(one)
        elif isinstance(one, Puzzle):
            known.add(one)
        else:
            raise DamagedPuzzles(name, number, SECOND)
    return known


def decoded(line: bytes, number: int, name: str) -> Line:
    """One line of a file."""
    try:
        found: Line = msgspec.json.decode(line, type=Line)
    except BROKEN as error:
        raise DamagedPuzzles(name, number, str(error)) from None
    return found


def opened(path: Path, game: Game) -> Collection:
    """The collection of a file, or a new one where there is none."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Collection(about_of(game))
    except OSError as error:
        raise Unreadable(str(path), reason_of(error)) from None
    end = data.rfind(b"\n") + 1  # the last line of a search that was stopped while it wrote
    return parse(data[:end], game, str(path)) if end else Collection(about_of(game))


def refuse_old(known: Collection, name: str) -> None:
    """Raises OldPuzzles if other weights judged them."""
    wanted = about_of(find_game(known.about.game)).weights
    if known.about.weights != wanted:
        raise OldPuzzles(name, known.about.weights, wanted)


def write(path: Path, known: Collection) -> None:
    """Writes a whole collection, at once or not at all."""
    try:
        beside = path.with_name(f"{path.name}.new")
        beside.write_bytes(known.text())
        os.replace(beside, path)
    except OSError as error:
        raise Unwritable(str(path), reason_of(error)) from None


@cache
def shipped(game: str) -> Collection:
    """The collection that comes with the package; an empty one for a game that has none."""
    rules = find_game(game)
    file = files("wondertable.review") / "collections" / f"{game}.jsonl"
    return (
        parse(file.read_bytes(), rules, file.name)
        if file.is_file()
        else Collection(about_of(rules))
    )


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with the package, by their ids."""
    return {puzzle.id: puzzle for puzzle in shipped(game).puzzles}


# Growing, and looking again.


def grow(path: Path, game: Game, fresh: Tally, games: int) -> Generator[Collection]:
    """Goes through so many games of a search, or those that are left of them, one by one."""
    known = opened(path, game)
    refuse_old(known, str(path))
    write(path, known)
    judge, gates = Judge(game), gates_of(game.name)
    tally = known.tally(fresh)
    while tally.games < games:
        tally, puzzle = sought(judge, gates, tally, easy=known.wants_easy)
        if puzzle is not None and not known.add(puzzle):
            tally, puzzle = msgspec.structs.replace(tally, kept=tally.kept - 1), None
        known.note(tally)
        append(path, [puzzle, tally] if puzzle else [tally])
        yield known
    write(path, known)


def append(path: Path, lines: list[Line]) -> None:
    """Adds what one game brought, so that all of it is there or the game is gone through again."""
    try:
        with path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    except OSError as error:
        raise Unwritable(str(path), reason_of(error)) from None


def checked(known: Collection, game: Game) -> Iterator[Puzzle | None]:
    """Judges every puzzle with today's weights; those that are none any more are left out."""
    judge, gates = Judge(game), lowered(gates_of(game.name))
    for puzzle in list(known.puzzles):
        place = place_of(game, puzzle)
        order = [game.read(place.view, place.seat, one.do) for one in puzzle.verdicts]
        again = confirmed(judge, gates, place, order)
        at = known.puzzles.index(puzzle)
        known.puzzles[at : at + 1] = [] if again is None else [again]
        yield again
    known.about = about_of(game)


def place_of(game: Game, puzzle: Puzzle) -> Place:
    """The position of a puzzle."""
    play = play_of(game, puzzle)
    view = play.state.view(puzzle.seat)
    return Place(
        game,
        view,
        puzzle.seat,
        puzzle.ply,
        puzzle.seats,
        puzzle.options,
        puzzle.deal,
        puzzle.choices,
    )
