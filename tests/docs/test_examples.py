"""What the documentation shows is run: programs, commands, and the bot in the arena."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Ran
from tests.docs.conftest import DOCS, EXAMPLES, HOUSE, PAGES, Fence, fences
from wondertable.cli.app import app

PROGRAMS = sorted(path.with_suffix(".py") for path in EXAMPLES.glob("*.txt"))
ALL_FENCES = [fence for page in PAGES for fence in fences(page)]
QUICK = ("cards", "simulate", "verify", "replay", "hint", "arena")
MOST_GAMES = 500
MOST_MATCHES = 20
INCLUDED = re.compile(r'\s*--8<-- "(examples/[\w./]+)"\s*')
SPAN = re.compile(r"`(wondertable [a-z][^`]*)`")
PLACEHOLDER = re.compile(r"[…\[]|\b(N|GAME)\b")


def commands(fence: Fence) -> list[list[str]]:
    """The words of all commands of ours in a block for the shell."""
    lines = [shlex.split(line) for line in fence.text.splitlines()]
    return [line[1:] for line in lines if line and Path(line[0]).name == "wondertable"]


SHOWN = [words for fence in ALL_FENCES if fence.language == "sh" for words in commands(fence)]


def amount(words: list[str]) -> int:
    """How many games a command plays."""
    return int(words[words.index("--games") + 1]) if "--games" in words else 0


def is_quick(words: list[str]) -> bool:
    """Whether a command ends by itself, and soon."""
    return words[0] in QUICK and amount(words) <= (
        MOST_MATCHES if words[0] == "arena" else MOST_GAMES
    )


def understood(words: list[str]) -> str:
    """The name of the command that the words call; raises if they would not be understood."""
    command = app.parse_args(words, exit_on_error=False, print_error=False)[0]
    return str(command.__name__)


@pytest.fixture
def clone(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Calls the command where the names and paths of the documentation lead somewhere."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(HOUSE / name)

    def run(*words: str) -> Ran:
        return command(*words, *(("--workers", "1") if words[0] == "arena" else ()))

    return run


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_a_program_prints_what_the_page_says(program: Path, tmp_path: Path) -> None:
    words = [sys.executable, str(program)]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, cwd=tmp_path)
    assert done.stderr == ""
    assert done.stdout == program.with_suffix(".txt").read_text(encoding="utf-8")


def test_all_programs_on_pages_are_files_that_are_checked() -> None:
    shown = [fence for fence in ALL_FENCES if fence.language == "python"]
    included = [INCLUDED.fullmatch(fence.text) for fence in shown if fence.page != "README.md"]
    assert None not in included
    names = {found[1] for found in included if found}
    assert {f"examples/{program.name}" for program in PROGRAMS} < names
    assert "examples/dreamer.py" in names


@pytest.mark.parametrize(
    "fence", [fence for fence in fences(PAGES[0]) if fence.language == "python"]
)
def test_the_program_of_the_readme_runs(fence: Fence) -> None:
    done = subprocess.run(
        [sys.executable, "-c", fence.text], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    assert "Outcome(ranks=" in done.stdout


@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_a_command_of_the_pages_is_understood(words: list[str]) -> None:
    assert understood(words)


def test_commands_in_sentences_are_understood() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    spans = {span for text in texts for span in SPAN.findall(text) if not PLACEHOLDER.search(span)}
    assert len(spans) > 10
    for span in sorted(spans):
        words = shlex.split(span)[1:]
        assert words[0] in app, span
        if words[1:]:
            assert understood(words)


@pytest.mark.parametrize("words", [words for words in SHOWN if is_quick(words)], ids=" ".join)
def test_a_quick_command_of_the_pages_does_its_work(clone: Command, words: list[str]) -> None:
    ran = clone(*words)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out
    assert "Forfeited" not in ran.out


def test_the_output_below_a_command_is_what_it_prints(clone: Command) -> None:
    pairs = [
        (commands(above)[-1], below.text)
        for above, below in pairwise(ALL_FENCES)
        if (above.language, below.language, above.page) == ("sh", "text", below.page)
        and is_quick(commands(above)[-1])
    ]
    assert pairs
    for words, text in pairs:
        assert clone(*words).out == text


def test_the_front_door_is_shown_in_fifteen_lines() -> None:
    program = (EXAMPLES / "front_door.py").read_text(encoding="utf-8")
    lines = [line for line in program.splitlines()[1:] if line]
    assert len(lines) <= 15
    assert program.count("import") == 1


def test_the_bot_of_the_documentation_has_twenty_lines_and_beats_greedy(clone: Command) -> None:
    lines = (EXAMPLES / "dreamer.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line) for line in lines) <= 20
    spec = f"{(EXAMPLES / 'dreamer.py').relative_to(DOCS.parent)}:Dreamer"
    ran = clone("arena", "duel", spec, "greedy", "--games", "20", "--seed", "1", "--json")
    assert (ran.status, ran.err) == (0, "")
    best = json.loads(ran.out)["standings"][0]
    assert (best["bot"], best["games"], best["forfeits"]) == (spec, 20, 0)
    assert best["low"] > 0.5
