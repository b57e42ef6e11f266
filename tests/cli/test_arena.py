"""`arena`: a match between bots."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import EXAMPLE, GREETING, program
from tests.bots.programs import command as command_of
from tests.cli.conftest import ENVIRONMENT, Command
from wondertable.core.record import read_file
from wondertable.core.replay import verify
from wondertable.games import find_game

HERE = ("--workers", "1", "--seed", "3")
FIELDS = ["bot", "games", "score", "low", "high", "rating"]


def hear_interrupts() -> None:
    """A shell starts what runs behind it deaf to Ctrl+C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def match(command: Command, *words: str) -> dict[str, Any]:
    ran = command("arena", "duel", *words, "--json")
    assert (ran.status, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    """A match without the times, which no two runs share."""
    for one in data["standings"]:
        del one["ms_per_move"]
    return data


def test_scores_are_told_without_luck_too(command: Command) -> None:
    data = match(command, "random", "greedy", "--games", "4", "--less-luck", *HERE)
    plain = match(command, "random", "greedy", "--games", "4", *HERE)
    first, second = data["standings"]
    assert first["less_luck"]["share"] + second["less_luck"]["share"] == pytest.approx(1.0)
    for one in data["standings"]:
        luckless = one.pop("less_luck")
        assert luckless["low"] < luckless["share"] < luckless["high"]
        assert luckless["share"] != one["score"]
    for one in plain["standings"]:
        assert one.pop("less_luck") is None
    assert timeless(data) == timeless(plain)
    told = command("arena", "duel", "random", "greedy", "--games", "4", "--less-luck", *HERE).out
    assert "less luck" in told


def test_programs_get_standings(command: Command) -> None:
    data = match(command, "random", "greedy", "--games", "9", *HERE)
    assert (data["games"], data["sets"], data["finished"], data["seed"]) == (10, 5, True, 3)
    best, worst = data["standings"]
    assert list(best)[: len(FIELDS)] == FIELDS
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["games"] == worst["games"] == 10
    assert best["score"] + worst["score"] == 1
    assert 0 <= best["low"] < best["score"] <= best["high"] <= 1
    assert best["rating"] > worst["rating"]
    assert best["ms_per_move"] > worst["ms_per_move"] > 0
    assert sum(best["wins_by"].values()) == best["score"] * 10
    assert set(data["first_seat"]) == {"share", "low", "high"}


def test_equal_seeds_give_equal_matches_on_any_number_of_workers(command: Command) -> None:
    words = ("random", "greedy", "--games", "4", "--seed", "5", "--workers")
    first = timeless(match(command, *words, "1"))
    assert timeless(match(command, *words, "2")) == first
    other = match(command, *words[:-2], "6", "--workers", "1")
    assert timeless(other) != first


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "95 % interval"), ("hu", "95 %-os sáv"), ("de", "95-%-Intervall")],
)
def test_people_get_a_table(language: str, words: str, command: Command) -> None:
    ran = command(
        "arena", "duel", "random", "greedy", "--games", "2", *HERE, "--language", language
    )
    assert ran.status == 0
    assert words in ran.out
    assert "greedy" in ran.out


def test_the_records_of_all_games_are_written(command: Command) -> None:
    match(command, "random", "random", "--games", "4", *HERE, "--records", "a/records")
    files = sorted(Path("a/records").iterdir())
    assert len(files) == 4
    for file in files:
        assert verify(find_game("duel"), read_file(file)).outcome() is not None


def test_a_match_goes_on_where_it_was_stopped(command: Command) -> None:
    words = ("random", "greedy", "--workers", "1")
    whole = timeless(match(command, *words, "--games", "6", "--seed", "8"))
    match(command, *words, "--games", "2", "--seed", "8", "--state", "state")
    kept = Path("state").read_text(encoding="utf-8")
    assert timeless(match(command, *words, "--games", "6", "--state", "state")) == whole
    assert Path("state").read_text(encoding="utf-8").startswith(kept)
    assert len(Path("state").read_text(encoding="utf-8").splitlines()) == 7
    assert match(command, *words, "--games", "2", "--state", "state")["games"] == 2


def test_the_results_of_another_match_are_refused(command: Command) -> None:
    match(command, "random", "random", "--games", "2", *HERE, "--state", "state")
    ran = command("arena", "duel", "random", "greedy", "--games", "2", *HERE, "--state", "state")
    assert ran.complaint == "state holds another match (bots: random, random, not random, greedy)."
    ran = command(
        "arena", "duel", "random", "random", "--games", "2", "--state", "state", "--seed=4"
    )
    assert ran.complaint == "state holds another match (seed: 3, not 4)."


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "wondertable", "arena", "duel", "random", "random"]
    words += ["--games", "100000", "--workers", "2", "--state", "state", "--json"]
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,
        cwd=tmp_path,
        env=os.environ | ENVIRONMENT,
        start_new_session=True,
    )
    state = tmp_path / "state"
    for _ in range(400):
        if state.exists() and state.read_bytes().count(b"\n") > 4:
            break
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    data = json.loads(out)
    assert data["finished"] is False
    assert 2 <= data["games"] <= state.read_bytes().count(b"\n") - 1
    assert "state keeps them, and the same command goes on." in err
    assert "Traceback" not in err


def test_a_program_plays_along(command: Command) -> None:
    spec = f"exec:{command_of(EXAMPLE)}"
    data = match(command, "random", spec, "--games", "2", *HERE)
    one = next(one for one in data["standings"] if one["bot"] == spec)
    assert one["forfeits"] == 0
    assert one["score"] > 0


def test_the_choices_that_a_program_forfeits_are_told(command: Command, tmp_path: Path) -> None:
    spec = "exec:" + program(tmp_path, 'print("best fly", flush=True)')
    words = ("arena", "duel", "random", spec, "--games", "2", *HERE)
    ran = command(*words)
    assert ran.status == 0
    assert "Forfeited" in ran.out
    assert "Test chose “fly”." in ran.out
    data = json.loads(command(*words, "--json").out)
    forfeits = {one["bot"]: one["forfeits"] for one in data["standings"]}
    assert forfeits["random"] == 0 < forfeits[spec]
    assert data["faults"]


def test_a_program_that_does_not_play_the_game_is_refused(command: Command, tmp_path: Path) -> None:
    greeting = GREETING.replace("duel 2 2 ", "")
    spec = f"exec:{program(tmp_path, greeting=greeting)}"
    ran = command("arena", "duel", "random", spec, "--games", "2")
    expected = "Test does not play duel with 2 players; it plays: mini 2-3."
    assert ran.complaint == expected


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("arena", "GAME requires an argument"),
        ("arena chess random random --games 2", "There is no game “chess”"),
        ("arena duel random --games 2", "duel with 2 players needs 2 bots, or 2 that share"),
        ("arena duel random random random --games 2", "needs 2 bots"),
        ("arena duel random stockfish --games 2", "There is no bot “stockfish”"),
        ("arena duel random greedy:0ms --games 2", "A bot cannot think for “0ms”"),
        ("arena duel random random", "--games requires an argument"),
        ("arena duel random random --games 0", "--games; must be >= 1"),
        ("arena duel random random --games 2 --players 3", "duel is for 2 players, not for 3."),
        ("arena duel random random --games 2 --workers 0", "--workers; must be >= 1"),
        ("arena duel random random --games 2 --seed x", "The seed “x” is not a whole number"),
        ("arena duel random random --games 2 --option a=b", "duel has no option “a”"),
        ("arena duel random random --games 2 --state .", ". cannot be read: is a directory."),
        ("arena duel random exec:nowhere/bot --games 2", "nowhere/bot does not run: no such file"),
        ("arena duel random a.py:A --games 2 --on ray", "Other machines have not got a.py:A; let"),
        ("arena duel random exec:bot --games 2 --on ray", "Other machines have not got exec:bot"),
        ("arena duel random random --games 2 --on mars", "Invalid value"),
        ("arena duel random exec: --games 2", "“” is not a command that can be started"),
        ("engine --bot stockfish", "There is no bot “stockfish”"),
        ("play duel --bots exec:nowhere/bot", "nowhere/bot does not run"),
    ],
)
def test_wrong_use_is_answered_with_one_sentence(
    words: str, sentence: str, command: Command
) -> None:
    assert sentence in command(*words.split(" ")).complaint
