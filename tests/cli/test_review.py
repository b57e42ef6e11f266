"""`wondertable review`: chances, sums, turning points and mistakes, for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.review.conftest import RECORDS, SMALL, record_of
from wondertable.core.record import End, Record
from wondertable.core.replay import redact
from wondertable.games import find_game
from wondertable.review import plans

DUEL = RECORDS / "duel-science.jsonl"
SEVEN = RECORDS / "seven-2-base.jsonl"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets reviews be quick."""
    for known in (plans.OPEN, plans.HIDDEN):
        for name in known:
            monkeypatch.setitem(known, name, SMALL)


def saved(record: Record, path: Path) -> Path:
    """A record in a file."""
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_people_read_chances_sums_turning_points_and_mistakes(command: Command) -> None:
    ran = command("review", str(DUEL))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("7 Wonders Duel: Player 1 (")
    curve = next(line for line in lines if line.startswith("Chances of Player 1: "))
    assert set(curve.removeprefix("Chances of Player 1: ")) <= set("▁▂▃▄▅▆▇█")
    assert len(curve) > 60
    for words in ("an even share", "luck", "own mistakes", "mistakes of the other side", "result"):
        assert any(line.strip().startswith(words) for line in lines), words
    assert "Where the game turned" in ran.out
    assert "Better: " in ran.out
    assert " ?? " in ran.out


def test_the_columns_of_the_table_are_the_sums_in_points(command: Command) -> None:
    rows = command("review", str(DUEL)).out.splitlines()
    data = json.loads(command("review", str(DUEL), "--json").out)
    sums = [part for part in data["parts"] if part["part"] == "sums"]
    (errors,) = [row.split()[-2:] for row in rows if row.strip().startswith("own mistakes")]
    assert errors == [f"−{round(100 * one['errors'])}" for one in sums]


def test_programs_read_a_line_for_every_record(command: Command, tmp_path: Path) -> None:
    half = Record(record_of("duel-science").header, record_of("duel-science").moves[:40])
    broken = saved(half, tmp_path / "half.jsonl")
    ran = command("review", str(DUEL), str(broken), str(SEVEN), "--json", "--budget", "quick")
    assert ran.status == 1
    first, second, third = map(json.loads, ran.out.splitlines())
    assert (first["game"], third["game"]) == ("duel", "seven")
    assert second.keys() == {"file", "error"}
    assert "is no game that was played to a result" in second["error"]
    for one in (first, third):
        assert len(one["curve"][0]["chances"]) == len(one["seats"])
        assert [short["seat"] for short in one["digests"]] == list(range(len(one["seats"])))
        kinds = {part["part"] for part in one["parts"]}
        assert kinds == {"choice", "luck", "sums"}
        lines = {part["line"] for part in one["parts"] if part["part"] != "sums"}
        assert set(one["turning_points"]) <= lines


def test_one_seat_reads_its_own_mistakes(command: Command) -> None:
    ran = command("review", str(SEVEN), "--seat", "1", "--json")
    parts = json.loads(ran.out)["parts"]
    assert {part["seat"] for part in parts if part["part"] != "luck"} == {1}
    told = command("review", str(SEVEN), "--seat", "1").out
    assert "Chances of Player 2" in told
    assert "Chances of Player 1" not in told


def test_a_game_that_goes_on_is_not_reviewed(command: Command, tmp_path: Path) -> None:
    record = record_of("duel-science")
    file = saved(Record(record.header, record.moves[:40]), tmp_path / "half.jsonl")
    complaint = command("review", str(file)).complaint
    assert complaint.endswith("a review begins after the end.")
    assert "fejez" not in complaint
    hungarian = command("review", str(file), "--language", "hu").complaint
    assert "csak a vége után" in hungarian


def test_a_seat_that_is_not_there_is_told(command: Command) -> None:
    assert "no seat 2" in command("review", str(DUEL), "--seat", "2").complaint


def test_the_record_of_one_seat_shows_that_one_alone(command: Command, tmp_path: Path) -> None:
    record = record_of("duel-science")
    seen = redact(find_game("duel"), record, 1)
    seen.end = record.end and End(record.end.end, record.end.outcome)
    file = str(saved(seen, tmp_path / "seen.jsonl"))
    assert "shows the side of seat 1 only" in command("review", file, "--seat", "0").complaint
    told = command("review", file).out
    assert "Chances of Player 2" in told
    assert "the others, and what came to hand" in told
    assert "Chances of Player 1" not in told


def test_a_budget_that_is_none_is_told(command: Command) -> None:
    assert "budget" in command("review", str(DUEL), "--budget", "endless").complaint


@pytest.mark.parametrize(
    ("language", "words"),
    [("hu", ("egyenlő rész", "Jobb lett volna: ")), ("de", ("gleicher Anteil", "Besser: "))],
)
def test_reviews_are_told_in_the_readers_language(
    command: Command, language: str, words: tuple[str, ...]
) -> None:
    told = command("review", str(DUEL), "--language", language).out
    assert all(word in told for word in words)
