"""Whatever bytes are given for a record, it is read or refused with an error of the tree."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.conformance.games import Variant
from tests.core.sample import DUEL, NAME, TOWERS, bodies, sealed, text_lines, whole
from wondertable.core.errors import RecordError
from wondertable.core.record import Move, Record, read_record
from wondertable.core.replay import Replay, redact, verify
from wondertable.core.state import CHANCE, SPECTATOR

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


TABLES = (
    DUEL,
    Variant("seven", 4, ("random", "choose", "on", "on", "on")),
    Variant("babel", 3, ("off", "on", "on", "usual")),
)
FIRST_LINES = 60
"""Enough to have every seat choose; the rest of a game is for those who have time."""

NUMBERS = st.sampled_from([-(2**63) - 1, -3, -1, 0, 2, 7, 64, 2**31, 2**63, 10**20, 10**4200])
OTHERS = st.sampled_from(
    [None, True, 1.5, 1e300, "", "?", "0", "chance", "\ud800", "\x00", "٣", "x" * 9999]
)
NESTED = st.recursive(
    NUMBERS | OTHERS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner)
)
ENDLESS = st.sampled_from([b"[" * 100, b"[" * 100_000, b'{"":' * 100_000, b"9" * 5000, b'"'])


@cache
def seen_lines(table: int, viewer: int | None) -> list[bytes]:
    """The lines of a finished game, as one of those at the table may have them."""
    record = whole(1, TABLES[table])
    return bodies(record if viewer is None else redact(TABLES[table].game, record, viewer))


@cache
def all_words() -> list[str]:
    """The words of all games, and numbers that none of them has."""
    moves = [move.do for table in TABLES for move in whole(1, table).moves]
    words = {word for line in moves for word in line.split()}
    return sorted(words | {"?", "-1", "007", "26", "200", "٣", "1_0", str(2**63), str(10**30)})


def places(thing: Any) -> list[tuple[Any, Any]]:
    """Everything that a line holds, by what holds it and under which name or number."""
    if not isinstance(thing, (dict, list)):
        return []
    names = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    inside = [place for name in names for place in places(thing[name])]
    return [(thing, name) for name in names] + inside


def written(thing: object) -> bytes:
    """JSON as others may write it; numbers of any length included."""
    text = json.dumps(thing, separators=(",", ":"), default=str)
    return text.encode()


def check(table: int, viewer: int | None, lines: list[bytes]) -> None:
    """Whatever a record says under fitting digests, it is played or refused by its line."""
    game = TABLES[table].game
    found = read_or_refusal(sealed(*lines))
    errors = [found] if isinstance(found, RecordError) else []
    if isinstance(found, Record):
        for attempt in (
            lambda: verify(game, found, NAME),
            lambda: list(Replay(game, found, NAME).steps()),
            lambda: redact(game, found, SPECTATOR if viewer is None else viewer),
        ):
            try:
                attempt()
            except RecordError as error:
                errors.append(error)
    for refusal in errors:
        assert ", line " in str(refusal)


RECORDS = {
    "table": st.integers(0, len(TABLES) - 1),
    "viewer": st.sampled_from([None, 0, 1, SPECTATOR]),
}


def check_value(table: int, viewer: int | None, line: int, place: int, value: object) -> None:
    """Puts a value where another one was."""
    lines = list(seen_lines(table, viewer))
    line %= len(lines)
    body = json.loads(lines[line])
    holder, name = places(body)[place % len(places(body))]
    holder[name] = value
    lines[line] = written(body)
    check(table, viewer, lines[: max(line + 1, 2)])


@settings(PLAIN, max_examples=150)
@given(**RECORDS, line=st.integers(0, FIRST_LINES), place=st.integers(0, 20), value=NESTED)
def test_any_value_in_the_place_of_another_is_played_or_refused_by_its_line(
    table: int, viewer: int | None, line: int, place: int, value: object
) -> None:
    check_value(table, viewer, line, place, value)


@pytest.mark.long
@settings(PLAIN, max_examples=5000)
@given(**RECORDS, line=st.integers(0, 500), place=st.integers(0, 40), value=NESTED)
def test_any_value_anywhere_in_a_whole_game_is_played_or_refused_by_its_line(
    table: int, viewer: int | None, line: int, place: int, value: object
) -> None:
    check_value(table, viewer, line, place, value)


def check_words(table: int, viewer: int | None, line: int, seat: object, text: str) -> None:
    """Puts words, of whatever game, into the mouth of somebody."""
    lines = list(seen_lines(table, viewer))
    line = 1 + line % (len(lines) - 1)
    body = json.loads(lines[line])
    said = {"seat": body.get("seat", 0) if seat is None else seat, "do": text}
    lines[line] = written(said)
    check(table, viewer, lines[: line + 1])


SPEAKERS = st.sampled_from([None, None, "chance", 0, 1, 3, 7, 64, 2**63 - 1, 2**63, 10**20])
SPEECH = st.lists(st.deferred(lambda: st.sampled_from(all_words())), max_size=9).map(" ".join)


@settings(PLAIN, max_examples=150)
@given(**RECORDS, line=st.integers(0, FIRST_LINES), seat=SPEAKERS, text=SPEECH)
def test_words_of_any_game_and_seat_are_played_or_refused_by_their_line(
    table: int, viewer: int | None, line: int, seat: object, text: str
) -> None:
    check_words(table, viewer, line, seat, text)


@pytest.mark.long
@settings(PLAIN, max_examples=5000)
@given(**RECORDS, line=st.integers(0, 500), seat=SPEAKERS, text=SPEECH)
def test_words_anywhere_in_a_whole_game_are_played_or_refused_by_their_line(
    table: int, viewer: int | None, line: int, seat: object, text: str
) -> None:
    check_words(table, viewer, line, seat, text)


@settings(PLAIN, max_examples=100)
@given(
    **RECORDS,
    line=st.integers(0, FIRST_LINES),
    name=st.sampled_from(["seat", "do", "view", "rules", "wondertable", "options", "end", "x"]),
    value=NESTED.map(written) | ENDLESS,
)
def test_names_that_are_repeated_and_nesting_without_end_are_played_or_refused(
    table: int, viewer: int | None, line: int, name: str, value: bytes
) -> None:
    lines = list(seen_lines(table, viewer))
    lines[line] = lines[line][:-1] + b',"' + name.encode() + b'":' + value + b"}"
    check(table, viewer, lines[: max(line + 1, 2)])
