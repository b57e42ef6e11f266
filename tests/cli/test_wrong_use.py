"""Wrong use: one sentence that names the place and the reason, status 2, nothing overwritten."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ENVIRONMENT, Command

WRONG = {
    "fly": "“fly” is not a command; there are: serve, admin, play, cards, simulate,",
    "play": "GAME requires an argument",
    "play chess": "There is no game “chess”",
    "cards chess": "There is no game “chess”",
    "simulate chess --games 1": "There is no game “chess”",
    "bench chess": "There is no game “chess”",
    "play duel --colour red": "--colour",
    "play duel chess": "“chess” is more than “play” can use.",
    "play duel --seed x": "The seed “x” is not a whole number",
    "play duel --seed -5": "The seed “-5” is not a whole number",
    "play duel --seed 1.5": "The seed “1.5” is not a whole number",
    "play duel --seed 9223372036854775808": "The seed “9223372036854775808”",
    f"play duel --seed {'9' * 5000}": "9…” is not a whole number from 0 to",
    f"play duel --option {'x' * 5000}": "x…” is not written as key=value.",
    f"cards {'x' * 5000}": "x…”; there are: duel, seven, babel.",
    f"replay {'x' * 5000}": "file name too long",
    "simulate duel --games 1 --seed x": "The seed “x” is not a whole number",
    "bench duel --seed x": "The seed “x” is not a whole number",
    "play duel --option wonders": "“wonders” is not written as key=value.",
    "play duel --option =draft": "“=draft” is not written as key=value.",
    "play duel --option speed=fast": "duel has no option “speed”; its options are",
    "play duel --option wonders=all": "The option wonders of duel cannot be “all”",
    "simulate duel --games 1 --option wonders=all": "The option wonders of duel cannot be “all”",
    "play duel --players 3": "duel is for 2 players, not for 3.",
    "bench duel --players 3": "duel is for 2 players, not for 3.",
    "play duel --players two": "--players",
    "play duel --seat 2": "There is no seat 2; the seats are numbered from 0 to 1.",
    "play duel --bots stockfish": "There is no bot “stockfish”; there are: random, greedy",
    "play duel --bots greedy,random": "There is 1 other seat, but you named 2 bots.",
    "play duel --language fr": "--language",
    "simulate duel": "--games requires an argument",
    "simulate duel --games 0": "--games; must be >= 1",
    "simulate duel --games many": "--games",
    "bench duel --rounds 0": "--rounds; must be >= 1",
    "bench duel --against nothing.py": "nothing.py: no such file or directory.",
    "replay nothing.jsonl": "nothing.jsonl cannot be read: no such file or directory.",
    "verify nothing.jsonl": "nothing.jsonl cannot be read: no such file or directory.",
    "replay .": ". cannot be read: is a directory.",
    "replay x.jsonl --ply -1": "--ply",
}


def hear_interrupts() -> None:
    """A shell starts what runs behind it deaf to Ctrl+C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("words", WRONG)
def test_wrong_use_is_answered_with_one_sentence(words: str, command: Command) -> None:
    assert WRONG[words] in command(*words.split()).complaint
    assert not list(Path().iterdir())


def sealed(lines: list[str]) -> str:
    """Lines of a record with digests that fit again."""
    digest, out = "", ""
    for line in lines:
        body = line.rpartition(',"digest":"')[0] + "}"
        digest = hashlib.sha256((digest + body).encode()).hexdigest()[:12]
        out += f'{body[:-1]},"digest":"{digest}"}}\n'
    return out


def spoilt(record: str) -> dict[str, tuple[str, str]]:
    """A record spoilt in many ways, and what is to be said about each."""
    lines = record.splitlines()
    header, last = lines[0], len(lines)
    move = next(at for at, line in enumerate(lines) if '"seat":0' in line)
    unknown = lines[move].replace('"do":"draft ', '"do":"draft x')
    illegal = lines[move].replace('"do":"draft ', '"do":"build altar","x":"')
    assert unknown != lines[move]
    return {
        "empty": ("", "line 1: this is not a record of Wondertable (the file is empty)"),
        "words": ("Hello!\n", "line 1: this is not a record of Wondertable (the first line"),
        "json": ('{"a":1}\n', "line 1: this is not a record of Wondertable (the first line"),
        "half": (record[: len(record) // 2], "the record is cut off in the middle of a line."),
        "first": (header[:40], "line 1: the record is cut off in the middle of a line."),
        "edited": (
            record.replace('"do":"draft ', '"do":"draft x', 1),
            f"line {move + 1}: the line does not fit those before it; the record was edited.",
        ),
        "swapped": (
            "\n".join([lines[0], lines[2], lines[1], *lines[3:]]) + "\n",
            "line 2: the line does not fit those before it; the record was edited.",
        ),
        "rules": (
            sealed([header.replace('"rules":1', '"rules":9'), *lines[1:]]),
            "line 1: written with version 9 of the rules of duel; this program knows up to 1.",
        ),
        "format": (
            sealed([header.replace('"wondertable":1', '"wondertable":7'), *lines[1:]]),
            "line 1: written with version 7 of the record format; this program knows up to 1.",
        ),
        "game": (
            sealed([header.replace('"game":"duel"', '"game":"chess"'), *lines[1:]]),
            "line 1: There is no game “chess”; there are: duel, seven, babel.",
        ),
        "option": (
            sealed([header.replace('"draft"', '"all"'), *lines[1:]]),
            "line 1: The option wonders of duel cannot be “all”",
        ),
        "word": (sealed([*lines[:move], unknown]), f"line {move + 1}: “x"),
        "field": (sealed([*lines[:move], illegal]), f"line {move + 1}: this is not a record"),
        "after": (
            sealed([*lines, lines[1]]),
            f"line {last + 1}: this is not a record of Wondertable (there is a line after the end)",
        ),
    }


@pytest.mark.parametrize("what", ["replay", "verify"])
def test_a_spoilt_record_is_refused_with_the_line_and_the_reason(
    what: str, command: Command, finished: Path
) -> None:
    record = finished.read_text(encoding="utf-8")
    for name, (content, reason) in spoilt(record).items():
        path = Path(f"{name}.jsonl")
        path.write_text(content, encoding="utf-8")
        complaint = command(what, str(path)).complaint
        assert complaint.startswith(f"{name}.jsonl, line "), name
        assert reason in complaint, name
        assert path.read_text(encoding="utf-8") == content, name


def test_verify_finds_a_seed_or_an_end_that_does_not_fit(command: Command, finished: Path) -> None:
    *lines, end = finished.read_text(encoding="utf-8").splitlines()
    seed = end.replace("0007", "0008")
    result = end.replace('"ranks":[', '"ranks":[3,').replace(",2]", "]").replace(",1]", "]")
    for spoiled, reason in ((seed, "the seed does not have the digest"), (result, "record says")):
        assert spoiled != end
        Path("spoilt.jsonl").write_text(sealed([*lines, spoiled]), encoding="utf-8")
        assert reason in command("verify", "spoilt.jsonl").complaint


def test_a_file_that_is_there_is_never_overwritten(command: Command, finished: Path) -> None:
    before = finished.read_bytes()
    complaint = command("play", "duel", "--record", str(finished)).complaint
    assert complaint.endswith("is there already and stays as it is; choose another name.")
    assert finished.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("hu", "Nincs „chess”"), ("de", "„chess“"), ("en", "There is no game “chess”")],
)
def test_mistakes_are_told_in_the_language_asked_for(
    language: str, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sentence in command("cards", "chess", "--language", language).complaint
    assert sentence in command("cards", "chess", f"--language={language}").complaint
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert sentence in command("cards", "chess").complaint


@pytest.mark.parametrize("words", ["fly", "play duel --seed x", "replay nothing.jsonl"])
def test_a_process_of_its_own_says_the_same(words: str, process: Command) -> None:
    assert WRONG[words] in process(*words.split()).complaint


@pytest.mark.parametrize("words", ["", "play", "cards", "simulate", "bench", "replay", "verify"])
def test_every_command_explains_itself(words: str, command: Command) -> None:
    ran = command(*words.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"Usage: wondertable {words}".rstrip() in ran.out


def test_the_version_is_that_of_the_package(command: Command) -> None:
    from wondertable import __version__

    assert command("--version").out.strip() == __version__


def test_a_reader_who_leaves_ends_the_command_quietly(tmp_path: Path) -> None:
    pipe = f'"{sys.executable}" -m wondertable cards duel | head -1'
    script = f"set -o pipefail; {pipe}"
    done = subprocess.run(
        ["bash", "-c", script],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=os.environ | ENVIRONMENT,
        check=False,
    )
    assert done.stdout == "The box of 7 Wonders Duel\n"
    assert done.stderr == ""
    assert done.returncode in (0, 141)


def test_ctrl_c_ends_a_game_quietly_and_keeps_the_record(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "wondertable", "play", "duel", "--record", "left.jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=hear_interrupts,
        cwd=tmp_path,
        env=os.environ | ENVIRONMENT,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    while not running.stdout.readline().startswith("Choose a wonder"):
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "")
    assert (tmp_path / "left.jsonl").read_text(encoding="utf-8").count("\n") > 1
