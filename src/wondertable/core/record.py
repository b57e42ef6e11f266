"""The record of a game: JSON lines, each with a digest chained over all lines before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal, TextIO

import msgspec

from wondertable.core.errors import (
    CutOff,
    Edited,
    FileExists,
    NewerRules,
    NotARecord,
    Unreadable,
    Unwritable,
)
from wondertable.core.phrases import (
    AFTER_END,
    EMPTY,
    NO_DIGEST,
    NO_HEADER,
    NO_JSON,
    RECORD_FORMAT,
    SYSTEM,
    TOO_FAR_BACK,
)
from wondertable.core.state import CHANCE

FORMAT: Final = 1
DIGEST_LENGTH: Final = 12

BROKEN: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a line of JSON may raise; nesting without end is one of the ways."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played, by whom, and the digest of the seed."""

    wondertable: int
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, str]
    seats: tuple[str, ...]
    seed_digest: str | None = None
    view: int | None = None
    """The seat (or SPECTATOR) to which the record is redacted; none for the whole truth."""
    practice: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    """Stands there where the table was opened for practice, and nowhere else."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or chance, did; in notation."""

    seat: Annotated[int, msgspec.Meta(ge=0)] | Literal["chance"]
    do: str

    @property
    def actor(self) -> int:
        """The seat as the engine numbers it."""
        return CHANCE if self.seat == "chance" else self.seat


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played since a decision is taken back; the game goes on from there."""

    back: Annotated[int, msgspec.Meta(ge=0)]
    """The ply at which the game is again."""
    moves: Annotated[int, msgspec.Meta(ge=0)]
    """How many moves stand, so that a reader without the rules knows which."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ranks of all seats, and their points by category."""

    ranks: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: why the game ended, the seed now that it may be known, the result."""

    end: str
    outcome: Result
    seed: str | None = None


Done = Move | Back
"""What stands between the first line and the last."""

Line = Header | Done | End


@dataclass
class Record:
    """A record in memory."""

    header: Header
    moves: list[Move] = field(default_factory=list)
    """The moves that lead to where the game is: without those that were taken back."""
    end: End | None = None
    earlier: list[Done] = field(default_factory=list)
    """All lines up to the last one that took something back; none in most games."""

    def lines(self) -> Iterable[Line]:
        """All lines in order."""
        yield self.header
        yield from self.done()
        if self.end is not None:
            yield self.end

    @property
    def practice(self) -> bool:
        """Whether something was taken back, or could be at any time: no game to be rated."""
        return bool(self.header.practice) or bool(self.earlier)

    def done(self) -> list[Done]:
        """All lines between the first and the last, with those that were taken back."""
        return [*self.earlier, *self.moves[standing(self.earlier) :]]

    def last_branch(self) -> Record:
        """The record as if nothing could ever be taken back."""
        header = msgspec.structs.replace(self.header, practice=msgspec.UNSET)
        return Record(header, self.moves, self.end)

    def numbered(self) -> Iterable[tuple[int, Move]]:
        """The moves with the numbers of their lines."""
        numbers: list[int] = []
        for line, one in enumerate(self.done(), start=2):
            if isinstance(one, Back):
                del numbers[one.moves :]
            else:
                numbers.append(line)
        return zip(numbers, self.moves, strict=True)

    def text(self) -> str:
        """The record as it stands in a file."""
        chain = Chain()
        return "".join(chain.seal(line) for line in self.lines())

    def save(self, path: Path | str) -> None:
        """Writes the record into a file that was not there before."""
        header, *rest = self.lines()
        assert isinstance(header, Header)
        writer = Writer(Path(path), header)
        for line in rest:
            writer.write(line)
        writer.close()


def standing(earlier: list[Done]) -> int:
    """How many of the moves that lead to where a game is were there when it was last taken back."""
    last = earlier[-1] if earlier else None
    return last.moves if isinstance(last, Back) else 0


def gathered(header: Header, done: list[Done], end: End | None = None) -> Record:
    """The record of these lines, in each of which as many moves stand as it says."""
    record = Record(header, end=end)
    for at, one in enumerate(done, start=1):
        if isinstance(one, Back):
            del record.moves[one.moves :]
            record.earlier = done[:at]
        else:
            record.moves.append(one)
    return record


class Chain:
    """The running digest of a record."""

    def __init__(self) -> None:
        self.digest = ""

    def next(self, body: bytes) -> str:
        """The digest of a line, which goes on from the one before."""
        whole = hashlib.sha256(self.digest.encode() + body).hexdigest()
        self.digest = whole[:DIGEST_LENGTH]
        return self.digest

    def seal(self, line: Line) -> str:
        """A line of the file, with its digest as the last field."""
        body = msgspec.json.encode(line)
        return f'{body[:-1].decode()},"digest":"{self.next(body)}"}}\n'


class Writer:
    """Appends a record to a file, line by line; what is written is flushed at once."""

    def __init__(self, path: Path, header: Header) -> None:
        try:
            self.file: TextIO = path.open("x", encoding="utf-8")
        except FileExistsError:
            raise FileExists(str(path)) from None
        except OSError as error:
            raise Unwritable(str(path), reason_of(error)) from None
        self.chain = Chain()
        self.write(header)

    def write(self, line: Line) -> None:
        """Appends a line."""
        self.file.write(self.chain.seal(line))
        self.file.flush()

    def close(self) -> None:
        """Closes the file."""
        self.file.close()


def reason_of(error: OSError) -> str:
    """The system's reason, without the file's name."""
    known = SYSTEM.get(error.errno or 0)
    return known or (error.strerror or str(error)).lower()


def read_file(path: Path) -> Record:
    """Reads a record from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(str(path), reason_of(error)) from None
    return read_record(data, str(path))


def read_record(data: bytes, name: str = "record") -> Record:
    """Reads a record and checks its chain of digests; `name` stands in errors."""
    lines = data.split(b"\n")
    if lines == [b""]:
        raise NotARecord(name, 1, EMPTY)
    chain = Chain()
    header = read_header(lines[0], chain, name, whole=len(lines) > 1)
    done: list[Done] = []
    end = None
    count = 0
    for number, line in enumerate(lines[1:-1], start=2):
        parsed = read_line(line, kind_of(line), chain, name, number)
        if end is not None:
            raise NotARecord(name, number, AFTER_END)
        if isinstance(parsed, End):
            end = parsed
        elif isinstance(parsed, Move):
            done.append(parsed)
            count += 1
        elif isinstance(parsed, Back):
            if parsed.moves > count:
                raise NotARecord(name, number, TOO_FAR_BACK)
            done.append(parsed)
            count = parsed.moves
    if lines[-1]:
        raise CutOff(name, len(lines))
    return gathered(header, done, end)


def kind_of(line: bytes) -> type[Move | Back | End]:
    """What a line after the first seems to be."""
    if b'"do"' in line:
        return Move
    return Back if line.startswith(b'{"back"') else End


def read_header(line: bytes, chain: Chain, name: str, *, whole: bool) -> Header:
    """Reads the first line; tells other files and newer versions from damaged records."""
    try:
        start = msgspec.json.decode(line)
    except BROKEN:
        if line.startswith(b'{"wondertable"') and not whole:
            raise CutOff(name, 1) from None
        raise NotARecord(name, 1, NO_JSON) from None
    if not isinstance(start, dict) or not isinstance(start.get("wondertable"), int):
        raise NotARecord(name, 1, NO_HEADER)
    if start["wondertable"] > FORMAT:
        raise NewerRules(name, RECORD_FORMAT, start["wondertable"], FORMAT)
    if not whole:
        raise CutOff(name, 1)
    header = read_line(line, Header, chain, name, 1)
    assert isinstance(header, Header)
    return header


def read_line(line: bytes, kind: type[Line], chain: Chain, name: str, number: int) -> Line:
    """Reads one line and checks its digest."""
    body, mark, rest = line.rpartition(b',"digest":"')
    if not mark or not rest.endswith(b'"}'):
        raise NotARecord(name, number, NO_DIGEST)
    body += b"}"
    if chain.next(body) != rest[:-2].decode("ascii", "replace"):
        raise Edited(name, number)
    try:
        return msgspec.json.decode(body, type=kind)
    except BROKEN as error:
        raise NotARecord(name, number, str(error)) from None
