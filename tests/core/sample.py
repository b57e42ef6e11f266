"""Records for the tests of this folder, whole and spoilt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from tests.conformance.games import Variant, record
from wondertable.core.record import Chain, End, Move, Record, Result

DUEL: Final = Variant("duel", 2, ("draft", "begins"))
TOWERS: Final = Variant("mini", 3, ("small",))
NAME: Final = "evening.jsonl"
"""Stands for the file in errors."""


def whole(seed: int = 1, variant: Variant = DUEL) -> Record:
    """A finished game that its seed has dealt."""
    return record(variant, seed)


def text_lines(record: Record) -> list[bytes]:
    """The lines of the file, each with its end."""
    return record.text().encode().splitlines(keepends=True)


def sealed(*bodies: bytes) -> bytes:
    """Any lines, with digests that fit: as somebody writes them who knows the format."""
    chain = Chain()
    return b"".join(
        body[:-1] + b',"digest":"' + chain.next(body).encode() + b'"}\n' for body in bodies
    )


def bodies(record: Record) -> list[bytes]:
    """The lines without their digests."""
    return [msgspec.json.encode(line) for line in record.lines()]


def with_header(record: Record, **changes: object) -> Record:
    """The record with another first line."""
    return replace(record, header=msgspec.structs.replace(record.header, **changes))


def with_move(record: Record, line: int, move: Move) -> Record:
    """The record with another line; the header is line 1."""
    moves = list(record.moves)
    moves[line - 2] = move
    return replace(record, moves=moves)


def with_end(
    record: Record, *, end: str = "", outcome: Result | None = None, seed: str | None = ""
) -> Record:
    """The record with another end; what is not given stays."""
    old = record.end
    assert old is not None
    new = End(end or old.end, outcome or old.outcome, old.seed if seed == "" else seed)
    return replace(record, end=new)


def first_line_of(record: Record, verb: str) -> int:
    """The line of the first move with this verb."""
    return next(
        line for line, move in enumerate(record.moves, start=2) if move.do.split()[0] == verb
    )
