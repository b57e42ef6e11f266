"""`hint`: the best choices at a ply of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.toy.mini import MINI
from wondertable.core.record import FORMAT, Header, Move, Record, read_file
from wondertable.core.replay import Replay, redact
from wondertable.core.state import CHANCE
from wondertable.games import GAMES, find_game

QUICK = ("--budget", "40sims", "--seed", "1")


def seats_record(path: Path, seat: int, folder: Path) -> Path:
    """The record of one seat, in a file."""
    record = read_file(path)
    game = find_game(record.header.game)
    file = folder / f"seat{seat}.jsonl"
    file.write_text(redact(game, record, seat).text(), encoding="utf-8")
    return file


def hinted(command: Command, *words: str) -> dict[str, Any]:
    """The hint that a command gives."""
    ran = command("hint", *words, *QUICK, "--json")
    assert (ran.status, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert isinstance(data, dict)
    return data


def plies_of(path: Path) -> int:
    record = read_file(path)
    return sum(move.seat != "chance" for move in record.moves)


def test_a_hint_names_three_choices_with_their_chances(command: Command, finished: Path) -> None:
    data = hinted(command, str(finished), "--ply", "10")
    assert set(data) == {"ply", "seat", "choices", "expected"}
    assert data["ply"] == 10
    assert len(data["choices"]) == 3
    for choice in data["choices"]:
        assert set(choice) == {"action", "expected", "share"}
        assert 0 <= choice["expected"] <= 1
    assert sum(data["expected"]) == pytest.approx(1)
    record = read_file(finished)
    made = [move for move in record.moves if move.seat != "chance"][10]
    assert data["seat"] == made.seat


def test_every_ply_before_the_end_has_a_hint(command: Command, finished: Path) -> None:
    record = read_file(finished)
    game = find_game("duel")
    for ply in range(0, plies_of(finished), 9):
        data = hinted(command, str(finished), "--ply", str(ply))
        replay = Replay(game, Record(record.header, []))
        for line, move in enumerate(record.moves, start=2):
            if replay.ply == ply and move.seat != "chance":
                break
            replay.play(line, move)
        seat = data["seat"]
        legal = [game.write(replay.state, seat, code) for code in replay.state.legal(seat)]
        assert {choice["action"] for choice in data["choices"]} <= set(legal)
        assert len(data["choices"]) == min(3, len(legal))


def test_equal_seeds_and_budgets_give_equal_hints(command: Command, finished: Path) -> None:
    first, second = (hinted(command, str(finished), "--ply", "20") for _ in range(2))
    assert first == second


def test_a_seat_s_own_record_gives_the_same_hint(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    whole = hinted(command, str(finished), "--ply", "10")
    own = seats_record(finished, whole["seat"], tmp_path)
    assert hinted(command, str(own), "--ply", "10") == whole
    assert hinted(command, str(own), "--ply", "10", "--seat", str(whole["seat"])) == whole


def test_a_hint_without_a_ply_is_about_where_the_record_ends(
    command: Command, unfinished: Path
) -> None:
    assert hinted(command, str(unfinished))["ply"] == plies_of(unfinished)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["After ply 10", "Best choices", "Chance to win"]),
        ("hu", ["10 döntés után", "A legjobb választások", "Nyerési esély"]),
        ("de", ["Nach Entscheidung 10", "Beste Züge", "Gewinnchance"]),
    ],
)
def test_a_hint_is_told_to_people(
    language: str, words: list[str], command: Command, finished: Path
) -> None:
    best = hinted(command, str(finished), "--ply", "10")["choices"][0]
    ran = command("hint", str(finished), "--ply", "10", *QUICK, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    for word in (*words, best["action"], "█"):
        assert word in ran.out


def test_a_ply_that_the_record_does_not_have_is_refused(command: Command, unfinished: Path) -> None:
    complaint = command("hint", str(unfinished), "--ply", "999").complaint
    assert complaint.startswith("The record has no ply 999; its last one is ")


def test_a_finished_position_has_no_choices(command: Command, finished: Path) -> None:
    last = plies_of(finished)
    for words in ((), ("--ply", str(last))):
        complaint = command("hint", str(finished), *words).complaint
        assert complaint == f"After ply {last} the game is over; there is nothing to choose."


def test_a_record_that_stops_before_cards_are_dealt_has_no_choices(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    record = read_file(finished)
    file = tmp_path / "stopped.jsonl"
    file.write_text(Record(record.header, record.moves[:1]).text(), encoding="utf-8")
    assert "still to be dealt" in command("hint", str(file)).complaint


def test_seats_that_cannot_be_helped_are_refused(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    asked = hinted(command, str(finished), "--ply", "10")["seat"]
    other = 1 - asked
    ten = ("--ply", "10")
    assert "no seat 7" in command("hint", str(finished), *ten, "--seat", "7").complaint
    not_asked = f"Seat {other} is not asked at ply 10"
    assert not_asked in command("hint", str(finished), *ten, "--seat", str(other)).complaint
    own = seats_record(finished, asked, tmp_path)
    theirs = seats_record(finished, other, tmp_path)
    watched = seats_record(finished, -2, tmp_path)
    only = "only what one seat may know"
    assert only in command("hint", str(own), *ten, "--seat", str(other)).complaint
    assert only in command("hint", str(watched), *ten).complaint
    assert not_asked in command("hint", str(theirs), *ten).complaint


def test_all_seats_that_are_asked_get_a_line_of_their_own(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "mini", MINI)
    state = MINI.setup(3)
    moves = []
    while state.mover() == CHANCE:
        action = state.legal(CHANCE)[0]
        moves.append(Move("chance", MINI.write(state, CHANCE, action)))
        state.apply(CHANCE, action)
    header = Header(FORMAT, "mini", MINI.rules, MINI.chosen({}), ("a", "b", "c"))
    whole = Record(header, moves)
    file = tmp_path / "mini.jsonl"
    file.write_text(whole.text(), encoding="utf-8")
    lines = command("hint", str(file), *QUICK, "--json").out.splitlines()
    assert [json.loads(line)["seat"] for line in lines] == [0, 1, 2]
    assert hinted(command, str(file), "--seat", "1")["seat"] == 1
    file.write_text(redact(MINI, whole, 2).text(), encoding="utf-8")
    assert hinted(command, str(file))["seat"] == 2


@pytest.mark.parametrize("budget", ["0s", "soon", "0sims", "-1s"])
def test_a_budget_that_is_none_is_refused(command: Command, finished: Path, budget: str) -> None:
    complaint = command("hint", str(finished), "--ply", "3", f"--budget={budget}").complaint
    assert budget in complaint


def test_a_file_that_is_no_record_is_refused(command: Command, tmp_path: Path) -> None:
    assert "nowhere" in command("hint", str(tmp_path / "nowhere.jsonl")).complaint
