"""`engine`, and programs of others at the terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.bots.programs import EXAMPLE, program
from tests.bots.programs import command as command_of
from tests.cli.conftest import Command
from wondertable.core.record import read_file
from wondertable.core.replay import verify
from wondertable.games import find_game
from wondertable.text import LANGUAGES

ALWAYS_FIRST = "1\n" * 99


def test_the_engine_answers_line_by_line(process: Command) -> None:
    ran = process("engine", "--bot", "random", typed="wondertable 1\nfly\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[-2:] == ["ready", "error “fly” is not a line of the protocol."]


def test_our_engine_is_an_opponent_like_any_other(command: Command) -> None:
    engine = shlex.join([sys.executable, "-m", "wondertable", "engine", "--bot", "greedy"])
    words = ("--bots", f"exec:20ms:{engine}", "--seed", "7", "--record", "game.jsonl")
    ran = command("play", "duel", *words, typed=ALWAYS_FIRST)
    assert (ran.status, ran.err) == (0, "")
    record = read_file(Path("game.jsonl"))
    assert verify(find_game("duel"), record).outcome() is not None
    assert record.header.seats[1].startswith("Wondertable ")


def test_a_person_plays_against_a_program(command: Command) -> None:
    words = ("--bots", f"exec:{command_of(EXAMPLE)}", "--record", "game.jsonl")
    ran = command("play", "duel", *words, typed=ALWAYS_FIRST)
    assert ran.status == 0
    assert "(Eager)" in ran.out
    assert read_file(Path("game.jsonl")).end is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_fails_is_drawn_a_choice_for_and_it_is_said_so(
    command: Command, tmp_path: Path, language: str
) -> None:
    bot = "exec:" + program(tmp_path, 'sys.exit("lost")')
    words = ("--bots", bot, "--record", "game.jsonl", "--language", language)
    ran = command("play", "duel", *words, typed="1\n" * 3)
    assert ran.status == 0
    expected = {
        "en": "Test made no choice, so one was drawn by lot. Test does not run: lost.",
        "hu": "Test nem választott, ezért a sorsolás döntött helyette. Test nem fut: lost.",
        "de": "Test hat nicht gewählt, deshalb hat das Los entschieden. Test läuft nicht: lost.",
    }
    assert expected[language] in " ".join(ran.out.split())
