"""`replay` and `verify`: a record seen again, and whether it can be trusted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wondertable.core.record import FORMAT, Header, Move, Record, read_file
from wondertable.core.replay import redact
from wondertable.games import find_game


def test_replay_lists_every_line_of_the_record(command: Command, finished: Path) -> None:
    record = read_file(finished)
    steps = json.loads(command("replay", str(finished), "--json").out)
    assert [(step["seat"], step["do"]) for step in steps] == [
        (move.seat, move.do) for move in record.moves
    ]
    assert all(set(step) == {"ply", "seat", "do", "points"} for step in steps)
    plies = [step["ply"] for step in steps]
    assert plies == sorted(plies)
    assert plies[-1] == sum(move.seat != "chance" for move in record.moves)
    assert record.end is not None
    assert steps[-1]["points"] == [list(points) for points in record.end.outcome.points]


def test_replay_stops_at_the_decision_after_a_ply(command: Command, finished: Path) -> None:
    everything = json.loads(command("replay", str(finished), "--json").out)
    some = json.loads(command("replay", str(finished), "--ply", "12", "--json").out)
    assert some == everything[: len(some)]
    assert some[-1]["ply"] == 12
    assert everything[len(some)]["seat"] != "chance"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Player 1 chose ", "won a civilian victory", "Total"]),
        ("hu", ["1. játékos"]),
        ("de", ["Spieler 1"]),
    ],
)
def test_replay_tells_the_game_to_people(
    language: str, words: list[str], command: Command, finished: Path
) -> None:
    ran = command("replay", str(finished), "--language", language)
    assert (ran.status, ran.err) == (0, "")
    flat = " ".join(ran.out.split())
    for word in words:
        assert word in flat


def test_replay_shows_the_position_at_a_ply(command: Command, finished: Path) -> None:
    out = command("replay", str(finished), "--ply", "8").out
    assert "The position after 8 decisions" in out
    assert "Age I" in out
    assert "┏" in out


@pytest.mark.parametrize("name", ["verify", "replay"])
def test_a_seat_that_no_table_has_is_told_with_its_line(
    name: str, command: Command, finished: Path
) -> None:
    seen = redact(find_game("duel"), read_file(finished), 0)
    line = next(at for at, move in enumerate(seen.moves, start=2) if move.seat != "chance")
    seen.moves[line - 2] = Move(99999999999999999999, "take ?")
    spoilt = finished.with_name("spoilt.jsonl")
    spoilt.write_text(seen.text())
    complaint = command(name, str(spoilt)).complaint
    assert f"line {line}: Seat 99999999999999999999 is not asked" in complaint


@pytest.mark.parametrize(("game", "seats"), [("seven", 5), ("babel", 4), ("duel", 2)])
def test_replay_shows_everybody_of_a_record_without_moves(
    game: str, seats: int, command: Command, tmp_path: Path
) -> None:
    rules = find_game(game)
    names = tuple(f"P{seat}" for seat in range(seats))
    header = Header(FORMAT, game, rules.rules, rules.chosen({}), names, "0" * 64)
    file = tmp_path / "empty.jsonl"
    file.write_text(Record(header, []).text(), encoding="utf-8")
    ran = command("replay", str(file), "--ply", "0")
    assert ran.status == 0, ran.err
    board = ran.out.partition("The position after 0 decisions")[2]
    assert all(f"Player {seat + 1}" in board for seat in range(seats))


def test_replay_says_that_a_game_was_not_finished(command: Command, unfinished: Path) -> None:
    assert "the game was not finished" in command("replay", str(unfinished)).out


def test_replay_refuses_a_ply_that_the_record_does_not_have(
    command: Command, unfinished: Path
) -> None:
    complaint = command("replay", str(unfinished), "--ply", "999").complaint
    assert complaint.startswith("The record has no ply 999; its last one is ")


def test_verify_says_what_was_checked(command: Command, finished: Path) -> None:
    ran = command("verify", str(finished))
    assert (ran.status, ran.err) == (0, "")
    assert "is sound: a finished game of" in ran.out
    assert "The seed fits its digest and dealt every card" in ran.out
    data = json.loads(command("verify", str(finished), "--json").out)
    assert data["sound"] is True
    assert data["seed_checked"] is True
    assert data["end"] in ("civilian", "military", "science")
    assert data["plies"] == data["moves"]
    assert data["seats"] == ["human", "greedy"]


def test_verify_says_what_could_not_be_checked(command: Command, unfinished: Path) -> None:
    out = command("verify", str(unfinished)).out
    assert "an unfinished game of" in out
    assert "names no seed" in out
    data = json.loads(command("verify", str(unfinished), "--json").out)
    assert (data["sound"], data["end"], data["seed_checked"]) == (True, None, False)


def test_a_record_redacted_to_a_seat_can_be_replayed_and_verified(
    command: Command, unfinished: Path
) -> None:
    seen = redact(find_game("duel"), read_file(unfinished), 1)
    Path("seen.jsonl").write_text(seen.text(), encoding="utf-8")
    assert command("replay", "seen.jsonl").status == 0
    assert "only what player 2 may know" in command("verify", "seen.jsonl").out
