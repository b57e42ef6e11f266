"""Whatever bytes are given for a record, it is read or refused with an error of the tree."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.core.sample import DUEL, NAME, TOWERS, bodies, sealed, text_lines, whole
from wondertable.core.errors import RecordError
from wondertable.core.record import Move, Record, read_record
from wondertable.core.replay import Replay, redact, verify
from wondertable.core.state import CHANCE

PLAIN = settings(derandomize=True, deadline=None, max_examples=300)
DATA = whole().text().encode()
BODIES = bodies(whole())
WORDS = sorted({word for move in whole().moves for word in move.do.split()} | {"?", "with", "0"})


def changed(data: bytes, at: int, drop: int, insert: bytes) -> bytes:
    """The data with some bytes replaced."""
    at %= len(data) + 1
    return data[:at] + insert + data[at + drop :]


def read_or_refusal(data: bytes) -> Record | RecordError:
    """The record, or the error of the tree that refuses it; any other error is a fault."""
    try:
        return read_record(data, NAME)
    except RecordError as error:
        return error


@PLAIN
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    assert isinstance(read_or_refusal(data), RecordError)


@PLAIN
@given(st.integers(0, len(DATA)), st.integers(0, 40), st.binary(max_size=20))
def test_a_spoilt_record_is_refused_or_read(at: int, drop: int, insert: bytes) -> None:
    spoilt = changed(DATA, at, drop, insert)
    found = read_or_refusal(spoilt)
    assert isinstance(found, RecordError) or found.text().encode() == spoilt


@PLAIN
@given(
    st.integers(0, len(BODIES) - 1), st.integers(0, 100), st.integers(0, 10), st.binary(max_size=9)
)
def test_a_line_spoilt_under_a_fitting_digest_is_refused_or_read(
    line: int, at: int, drop: int, insert: bytes
) -> None:
    body = changed(BODIES[line], at, drop, insert)
    found = read_or_refusal(sealed(*BODIES[:line], body, *BODIES[line + 1 :]))
    assert isinstance(found, RecordError) or read_record(found.text().encode(), NAME) == found


@PLAIN
@given(st.permutations(range(len(text_lines(whole())))))
def test_lines_in_another_order_are_refused(order: list[int]) -> None:
    lines = text_lines(whole())
    found = read_or_refusal(b"".join(lines[at] for at in order))
    assert isinstance(found, RecordError) == (order != sorted(order))


@PLAIN
@given(
    st.integers(0, len(whole().moves) - 1),
    st.sampled_from(["chance", 0, 1, 2, -2]),
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=20),
)
def test_any_words_are_played_if_they_name_a_legal_action_and_refused_otherwise(
    line: int, seat: object, text: str
) -> None:
    record = whole()
    move = Move("chance" if seat == "chance" else int(str(seat)), text)
    replay = Replay(DUEL.game, Record(record.header, record.moves[:line]), NAME)
    state = replay.run()
    if move.actor in (state.actors() or [CHANCE]):
        legal = [DUEL.game.write(state, move.actor, action) for action in state.legal(move.actor)]
    else:
        legal = []
    try:
        replay.play(line, move)
    except RecordError:
        assert text not in legal
    else:
        assert text in legal


@PLAIN
@given(st.integers(0, len(whole().moves) - 1), st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_a_record_with_other_words_is_refused_by_its_end_if_not_by_its_moves(
    line: int, text: str
) -> None:
    record = whole()
    move = Move(record.moves[line].seat, text)
    assume(move != record.moves[line])
    moves = [*record.moves[:line], move, *record.moves[line + 1 :]]
    with pytest.raises(RecordError):
        verify(DUEL.game, Record(record.header, moves, record.end), NAME)


@PLAIN
@given(
    st.integers(0, len(whole().moves)),
    st.sampled_from(["draw ?", "show ?", "guild ?", "reveal 0 ?", "take ?", "? ?"]),
    st.sampled_from(["chance", 0, 1]),
)
def test_hidden_things_that_nothing_asked_for_are_refused_in_a_redacted_record(
    line: int, text: str, seat: object
) -> None:
    seen = redact(DUEL.game, whole(), 1)
    move = Move("chance" if seat == "chance" else int(str(seat)), text)
    seen.moves.insert(line, move)
    with pytest.raises(RecordError):
        Replay(DUEL.game, seen, NAME).run()


@PLAIN
@given(st.integers(0, len(whole(1, TOWERS).moves) - 1), st.sampled_from(["bid 3", "show ?", "x"]))
def test_the_toy_refuses_as_well(line: int, text: str) -> None:
    record = whole(1, TOWERS)
    moves = [*record.moves[:line], Move(record.moves[line].seat, text), *record.moves[line + 1 :]]
    with pytest.raises(RecordError):
        Replay(TOWERS.game, Record(record.header, moves), NAME).run()
