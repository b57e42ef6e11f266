"""The file of a game: what is written is read back, and anything else is told apart."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.core.sample import NAME, bodies, sealed, text_lines, whole, with_header
from wondertable.core.errors import (
    CutOff,
    Edited,
    FileExists,
    NewerRules,
    NotARecord,
    RecordError,
    Unreadable,
    Unwritable,
)
from wondertable.core.record import (
    DIGEST_LENGTH,
    FORMAT,
    Header,
    Move,
    Record,
    Writer,
    read_file,
    read_record,
)
from wondertable.core.state import CHANCE

Spoil = Callable[[list[bytes]], bytes]


def joined(lines: list[bytes]) -> bytes:
    """Lines as a file has them."""
    return b"".join(lines)


def edited(lines: list[bytes], line: int) -> bytes:
    """A file in which one letter of a line is another."""
    old = lines[line - 1]
    return joined([*lines[: line - 1], old.replace(b'"do":"', b'"do":"x', 1), *lines[line:]])


SPOILT: dict[str, tuple[Spoil, type[RecordError], int]] = {
    "empty file": (lambda lines: b"", NotARecord, 1),
    "binary file": (lambda lines: bytes(range(256)) * 4, NotARecord, 1),
    "picture": (lambda lines: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", NotARecord, 1),
    "text": (lambda lines: b"Ann plays against Bob\n", NotARecord, 1),
    "blank line": (lambda lines: b"\n", NotARecord, 1),
    "other JSON": (lambda lines: b'{"name":"Ann"}\n', NotARecord, 1),
    "JSON list": (lambda lines: b"[1,2,3]\n", NotARecord, 1),
    "JSON number": (lambda lines: b"1\n", NotARecord, 1),
    "version that is no number": (lambda lines: b'{"wondertable":"1"}\n', NotARecord, 1),
    "first line without digest": (lambda lines: bodies(whole())[0] + b"\n", NotARecord, 1),
    "first line with another field": (
        lambda lines: sealed(bodies(whole())[0][:-1] + b',"stake":5}'),
        NotARecord,
        1,
    ),
    "first line without its game": (lambda lines: sealed(b'{"wondertable":1}'), NotARecord, 1),
    "cut in the first line": (lambda lines: lines[0][:-20], CutOff, 1),
    "first line without its end": (lambda lines: lines[0][:-1], CutOff, 1),
    "cut in the middle of a line": (lambda lines: joined(lines[:9]) + lines[9][:-15], CutOff, 10),
    "cut after one letter of a line": (lambda lines: joined(lines[:9]) + b"{", CutOff, 10),
    "missing final newline": (lambda lines: joined(lines)[:-1], CutOff, -1),
    "edited line": (lambda lines: edited(lines, 7), Edited, 7),
    "deleted line": (lambda lines: joined(lines[:6] + lines[7:]), Edited, 7),
    "swapped lines": (
        lambda lines: joined([*lines[:6], lines[7], lines[6], *lines[8:]]),
        Edited,
        7,
    ),
    "doubled line": (lambda lines: joined(lines[:7] + lines[6:]), Edited, 8),
    "line of another record": (
        lambda lines: joined([*lines[:6], text_lines(whole(2))[6], *lines[7:]]),
        Edited,
        7,
    ),
    "digest with other letters": (
        lambda lines: joined([*lines[:6], lines[6][:-4] + b'\xff"}\n', *lines[7:]]),
        Edited,
        7,
    ),
    "line without digest": (
        lambda lines: joined([*lines[:6], b'{"seat":0,"do":"take law"}\n', *lines[7:]]),
        NotARecord,
        7,
    ),
    "blank line in the middle": (
        lambda lines: joined([*lines[:6], b"\n", *lines[6:]]),
        NotARecord,
        7,
    ),
    "line with another field": (
        lambda lines: sealed(bodies(whole())[0], b'{"seat":0,"do":"take law","why":"fun"}'),
        NotARecord,
        2,
    ),
    "line with an unknown seat word": (
        lambda lines: sealed(bodies(whole())[0], b'{"seat":"bank","do":"take law"}'),
        NotARecord,
        2,
    ),
    "second first line": (lambda lines: sealed(*bodies(whole())[:1] * 2), NotARecord, 2),
    "line that is no object": (
        lambda lines: sealed(bodies(whole())[0], b'["do"}'),
        NotARecord,
        2,
    ),
    "line after the end": (
        lambda lines: sealed(*bodies(whole()), b'{"seat":0,"do":"take law"}'),
        NotARecord,
        0,
    ),
    "second end": (
        lambda lines: sealed(*bodies(whole()), bodies(whole())[-1]),
        NotARecord,
        0,
    ),
    "newer format": (
        lambda lines: with_header(whole(), wondertable=FORMAT + 1).text().encode(),
        NewerRules,
        1,
    ),
    "newer format with new fields": (lambda lines: b'{"wondertable":9,"x":1}\n', NewerRules, 1),
    "newer format without an end of line": (lambda lines: b'{"wondertable":9}', NewerRules, 1),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_record_is_refused_with_its_file_and_line(what: str) -> None:
    spoil, kind, line = SPOILT[what]
    lines = text_lines(whole())
    where = line if line > 0 else len(lines) + line + 1
    with pytest.raises(kind) as caught:
        read_record(spoil(lines), NAME)
    assert type(caught.value) is kind
    assert str(caught.value).startswith(f"{NAME}, line {where}: ")


def test_a_first_line_cut_anywhere_is_a_record_error_of_line_one() -> None:
    first = text_lines(whole())[0]
    for at in range(1, len(first)):
        kind = CutOff if at >= len(b'{"wondertable"') else NotARecord
        with pytest.raises(kind, match=f"{NAME}, line 1: "):
            read_record(first[:at], NAME)


@pytest.mark.compiled
def test_a_record_cut_anywhere_is_refused_or_unfinished() -> None:
    lines = text_lines(whole())
    data = joined(lines)
    ends = {len(joined(lines[:count])): count for count in range(1, len(lines) + 1)}
    for at in range(len(lines[0]), len(data) + 1):
        if at in ends:
            assert len(list(read_record(data[:at], NAME).lines())) == ends[at]
        else:
            with pytest.raises(CutOff):
                read_record(data[:at], NAME)


def test_every_edited_line_is_found() -> None:
    lines = text_lines(whole())
    for line in range(2, len(lines)):
        with pytest.raises(Edited) as caught:
            read_record(edited(lines, line), NAME)
        assert caught.value.line == line


def test_letters_that_are_no_utf_8_are_refused_in_the_first_line() -> None:
    first = bodies(whole())[0].replace(b'"Ann"', b'"\xff\xfe"')
    with pytest.raises(NotARecord) as caught:
        read_record(sealed(first), NAME)
    assert caught.value.line == 1


def test_letters_that_are_no_utf_8_are_refused_in_a_move() -> None:
    with pytest.raises(NotARecord) as caught:
        read_record(sealed(bodies(whole())[0], b'{"seat":0,"do":"take \xff"}'), NAME)
    assert caught.value.line == 2


@pytest.mark.parametrize("start", [b"", b'{"wondertable":1,"game":'])
def test_a_first_line_with_thousands_of_brackets_is_refused(start: bytes) -> None:
    with pytest.raises(NotARecord) as caught:
        read_record(start + b"[" * 100_000 + b"\n", NAME)
    assert caught.value.line == 1


@pytest.mark.parametrize("digits", [30, 5000])
def test_numbers_of_any_length_are_refused(digits: int) -> None:
    number = b"9" * digits
    with pytest.raises((NewerRules, NotARecord)):
        read_record(b'{"wondertable":' + number + b"}\n", NAME)


def test_every_line_carries_a_digest_of_twelve_letters() -> None:
    for line in text_lines(whole()):
        assert len(json.loads(line)["digest"]) == DIGEST_LENGTH == 12


def test_the_first_line_names_game_rules_options_seats_and_seed() -> None:
    first = json.loads(text_lines(whole())[0])
    words = ["wondertable", "game", "rules", "options", "seats", "seed_digest", "view", "digest"]
    assert list(first) == words
    assert first["options"] == {"wonders": "draft", "level_pawn": "begins"}
    assert first["seats"] == ["Ann", "Bob"]


def test_a_record_does_not_depend_on_its_name() -> None:
    assert read_record(whole().text().encode()) == whole()


def test_chance_and_seats_are_numbered_as_the_engine_does() -> None:
    assert Move("chance", "show law").actor == CHANCE
    assert Move(1, "take law").actor == 1


def test_names_in_any_script_are_kept() -> None:
    record = with_header(whole(), seats=('Ágnes "the" Überläufer', ',"digest":"\n'))
    assert read_record(record.text().encode()) == record


def test_a_writer_makes_the_file_of_the_record(tmp_path: Path) -> None:
    record = whole()
    path = tmp_path / NAME
    writer = Writer(path, record.header)
    for line in list(record.lines())[1:]:
        writer.write(line)
    writer.close()
    assert path.read_bytes() == record.text().encode()
    assert read_file(path) == record


def test_what_a_writer_wrote_is_in_the_file_at_once(tmp_path: Path) -> None:
    record = whole()
    path = tmp_path / NAME
    writer = Writer(path, record.header)
    assert read_file(path) == Record(record.header)
    writer.write(record.moves[0])
    assert read_file(path) == Record(record.header, record.moves[:1])
    writer.close()


def test_a_writer_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExists, match="is there already and stays as it is") as caught:
        Writer(path, whole().header)
    assert caught.value.file == str(path)
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_writer_never_overwrites_a_folder(tmp_path: Path) -> None:
    with pytest.raises(RecordError):
        Writer(tmp_path, whole().header)


def test_a_writer_needs_its_folder(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="no such file or directory"):
        Writer(tmp_path / "nowhere" / NAME, whole().header)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(Unreadable) as caught:
        read_file(path)
    assert caught.value.file == str(path)
    assert str(path) in str(caught.value)
    assert str(path) not in caught.value.why


def test_errors_name_the_file_that_was_read(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(edited(text_lines(whole()), 7))
    with pytest.raises(Edited) as caught:
        read_file(path)
    assert caught.value.file == str(path)


def test_a_header_alone_is_a_game_that_has_not_begun() -> None:
    header = Header(FORMAT, "duel", 1, {}, ("Ann", "Bob"))
    record = read_record(Record(header).text().encode())
    assert record.moves == []
    assert record.end is None
    assert record.header.seed_digest is None


def test_rules_before_the_first_version_are_refused() -> None:
    header = Header(FORMAT, "duel", 0, {}, ("Ann", "Bob"))
    with pytest.raises(NotARecord, match="line 1"):
        read_record(Record(header).text().encode(), NAME)


def test_a_seat_below_the_first_is_refused() -> None:
    record = Record(whole().header, [Move(-1, "show law")])
    with pytest.raises(NotARecord, match="line 2"):
        read_record(record.text().encode(), NAME)
