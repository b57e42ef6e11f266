"""Games that bots play among themselves, kept as records in few large files with an index.

`index.jsonl` has the match, then a line for each game in the order of their numbers: where its
record lies, who sat where, its seed and its result. Every game has a deal of its own, so the same
seed gives the same files, however often they were stopped and whoever played them.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from wondertable.arena.errors import DamagedDataSet, DamagedMatch, NoDataSet, OtherRules
from wondertable.arena.match import Match
from wondertable.arena.results import CUT_LINE, cut_off, read_line, refuse_other
from wondertable.arena.runner import play_recorded
from wondertable.bots.task import Task, a_game
from wondertable.bots.workers import Workers
from wondertable.core.errors import RecordError, Unreadable, Unwritable
from wondertable.core.record import Record, read_record, reason_of
from wondertable.games import find_game

INDEX: Final = "index.jsonl"
PER_SHARD: Final = 1000
"""Games in one file."""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a data set; lists go by seats."""

    number: int
    shard: str
    first: int
    size: int
    """Where the record lies in its shard, in bytes."""
    seed: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    reason: str
    choices: int


class Shards:
    """A folder of games, to which more are added."""

    def __init__(self, match: Match, folder: Path) -> None:
        self.match = match
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.kept = self._taken_up()
            self._index = (folder / INDEX).open("ab")
            if not self.kept and not self._index.tell():
                self._index.write(msgspec.json.encode(match) + b"\n")
                self._index.flush()
        except OSError as error:
            raise Unwritable(str(folder), reason_of(error)) from None
        self._shard: BinaryIO | None = None

    def add(self, kept: Kept, text: bytes) -> None:
        """Appends a game: first its record, then its line."""
        name = f"games-{kept.number // PER_SHARD:05}.jsonl"
        path = self.folder / name
        if self._shard is None or Path(self._shard.name) != path:
            self.close_shard()
            self._shard = path.open("ab")
        first = self._shard.tell()
        self._shard.write(text)
        self._shard.flush()
        line = msgspec.structs.replace(kept, shard=name, first=first, size=len(text))
        self._index.write(msgspec.json.encode(line) + b"\n")
        self._index.flush()
        self.kept += 1

    def close_shard(self) -> None:
        """Closes the file of records."""
        if self._shard is not None:
            self._shard.close()

    def close(self) -> None:
        """Closes all files."""
        self.close_shard()
        self._index.close()

    def _taken_up(self) -> int:
        """How many games there are; what was begun after them is taken off."""
        if not (self.folder / INDEX).exists():
            return 0
        match, games, whole = read_index(self.folder)
        refuse_other(self.folder / INDEX, match, self.match)
        cut_off(self.folder / INDEX, whole)
        ends = {game.shard: game.first + game.size for game in games}
        for shard in self.folder.glob("games-*.jsonl"):
            if shard.name not in ends:
                shard.unlink()
            elif shard.stat().st_size > ends[shard.name]:
                os.truncate(shard, ends[shard.name])
        return len(games)


def read_index(folder: Path) -> tuple[Match, list[Kept], int]:
    """The match of a data set, its games, and how much of the index holds whole lines."""
    path = folder / INDEX
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise NoDataSet(str(folder)) from None
    except OSError as error:
        raise Unreadable(str(path), reason_of(error)) from None
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise DamagedMatch(str(path), 1, CUT_LINE)
    match = read_line(path, 1, lines[0], Match)
    return match, [read_line(path, at, line, Kept) for at, line in enumerate(lines[1:], 2)], whole


def match_number(match: Match, number: int) -> int:
    """The game of the match that a game of the set is: another deal each time, seats in turn."""
    size = len(match.lineups)
    return number * size + number % size


def play_kept(match: Match, number: int) -> bytes:
    """Plays a game of the set: its line and its record; runs in a worker."""
    of_match = match_number(match, number)
    played, record = play_recorded(match, of_match)
    kept = Kept(
        number,
        "",
        0,
        0,
        match.deal_seed(of_match).hex(),
        tuple(match.bots[bot] for bot in match.lineup(of_match)),
        played.ranks,
        played.reason,
        sum(played.choices),
    )
    return msgspec.msgpack.encode((kept, record.text().encode()))  # where it lies is told later


def tasks(match: Match, numbers: Iterable[int]) -> Iterator[Task]:
    """A task for every game of the set."""
    for number in numbers:
        yield Task(a_game(number), play_kept, (match, number))


def play_set(shards: Shards, games: int, workers: Workers) -> Generator[int, None, None]:
    """Plays until there are so many games; says how many there are."""
    early: dict[int, tuple[Kept, bytes]] = {}
    wanted = tasks(shards.match, range(shards.kept, games))
    with closing(workers.each(wanted)) as coming:
        for _, answer in coming:
            kept, text = msgspec.msgpack.decode(answer, type=tuple[Kept, bytes])
            early[kept.number] = kept, text
            while shards.kept in early:
                shards.add(*early.pop(shards.kept))
                yield shards.kept


class DataSet:
    """The games of a folder, read one after the other."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.match, self.games, _ = read_index(self.folder)
        game = find_game(self.match.game)
        if self.match.rules > game.rules:
            raise OtherRules(str(folder), game.name, self.match.rules, game.rules)
        self.game = game.under(self.match.rules)

    def __len__(self) -> int:
        return len(self.games)

    def record(self, kept: Kept) -> Record:
        """The record of a game; raises DamagedDataSet where something else lies."""
        name = f"games-{kept.number // PER_SHARD:05}.jsonl"
        path = self.folder / name
        try:
            with path.open("rb") as shard:
                shard.seek(kept.first)
                return read_record(shard.read(kept.size), str(path))
        except (OSError, RecordError):
            raise DamagedDataSet(str(self.folder), kept.number) from None

    def records(self, first: int = 0, end: int | None = None) -> Iterator[tuple[Kept, Record]]:
        """Games in the order of their numbers."""
        for kept in self.games[first:end]:
            yield kept, self.record(kept)
