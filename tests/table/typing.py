"""Games that were played, and what somebody types who writes them down from the box."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.games import Variant, record
from wondertable.core.record import Header, Record
from wondertable.core.replay import Replay, end_of, redact
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game
from wondertable.table.transcript import Transcript

DUEL = Variant("duel", 2, ("draft", "begins"))
SEVEN = Variant("seven", 3, ("random", "choose", "off", "off", "on"))
BABEL = Variant("babel", 3, ("off", "on", "off", "usual"))


def original(variant: Variant, viewer: int | None, seed: int = 3) -> Record:
    """The record of a game that nobody dealt by a seed, as a viewer has it, with its end."""
    whole = record(variant, seed)
    known = whole if viewer is None else redact(variant.game, whole, viewer)
    old = known.header
    header = Header(old.wondertable, old.game, old.rules, old.options, old.seats, None, viewer)
    end = end_of(Replay(variant.game, whole).run(), variant.seats, None)
    return Record(header, known.moves, end)


def last_view(variant: Variant, viewer: int, seed: int = 3) -> State:
    """What a seat sees when the game is over."""
    return Replay(variant.game, record(variant, seed)).run().view(viewer)


def typed_lines(known: Record) -> Iterator[str]:
    """The lines that somebody types, in the order in which they are asked for."""
    transcript = Transcript(find_game(known.header.game), known.header)
    while not transcript.over:
        rest = known.moves[len(transcript.written) :]
        block = transcript.state.actors()
        asked = {move.actor: move.do for move in rest[: len(block)]}
        for _ in block:
            expected = transcript.expects()
            assert expected is not None
            line = asked[expected.seat]
            yield line
            transcript.enter(line)
            if block == [CHANCE]:
                break
