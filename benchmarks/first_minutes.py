"""The first minutes of a new person, in a fresh clone: how long until the page answers, what
comes of breaking `make play` off at many moments, and a whole game in the terminal.

    python3 benchmarks/first_minutes.py

needs nothing but Python and make, and removes .venv and the compiled engine first.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
COMMAND = HOME / ".venv" / "bin" / "wondertable"
WAIT = 1200.0
MOMENTS = [
    ("Making the folder", 0.5, signal.SIGKILL),
    ("Making the folder", 2.0, signal.SIGINT),
    ("Fetching", 1.0, signal.SIGKILL),
    ("Fetching", 5.0, signal.SIGINT),
    ("Putting", 0.3, signal.SIGKILL),
    ("Putting", 1.5, signal.SIGKILL),
    ("Starting", 0.0, signal.SIGINT),
    ("The tables are at", 0.0, signal.SIGKILL),
    ("translating", 1.0, signal.SIGKILL),
    ("compiling", 5.0, signal.SIGKILL),
    ("compiling", 20.0, signal.SIGINT),
]
"""A line of `make play`, how many seconds after it the start is broken off, and how."""


class Play:
    """`make play` with all that it starts, and every line that it says, with its time."""

    def __init__(self, *words: str) -> None:
        self.begun = time.monotonic()
        self.lines: list[tuple[float, str]] = []
        self.process = subprocess.Popen(
            ["make", "--no-print-directory", "play", "PORT=8123", *words],
            cwd=HOME,
            env={**os.environ, "BROWSER": "true", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        )
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Notes what is said."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append((time.monotonic() - self.begun, line.rstrip()))

    def until(self, words: str) -> float:
        """Waits for a line; says when it came."""
        while time.monotonic() - self.begun < WAIT:
            for at, line in list(self.lines):
                if words in line:
                    return at
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        self.end(signal.SIGKILL)
        sys.exit(f"never said {words!r}:\n" + "\n".join(line for _, line in self.lines))

    def answers(self) -> float:
        """Asks the page that was named; says when it answered."""
        self.until("The tables are at")
        url = next(found[0] for _, line in self.lines if (found := re.search(r"http:\S+", line)))
        with urllib.request.urlopen(url, timeout=WAIT) as answer:
            assert answer.status == 200
            assert b"Wondertable" in answer.read()
        return time.monotonic() - self.begun

    def end(self, how: signal.Signals) -> None:
        """Breaks everything off at once, as closing the terminal or Ctrl+C would."""
        try:
            os.killpg(self.process.pid, how)
            self.process.wait(WAIT)
            while True:  # all of the group, not make alone
                os.killpg(self.process.pid, 0)
                time.sleep(0.05)
        except ProcessLookupError:
            return


def told(sentence: str) -> None:
    """A line of the report."""
    print(sentence, flush=True)


def whole_game(game: str, *words: str) -> None:
    """Plays a game in the terminal out of a pipe, and verifies its record."""
    record = HOME / "build" / f"first-{game}.jsonl"
    record.unlink(missing_ok=True)
    begun = time.monotonic()
    for command in (
        ["play", game, "--bots", "citizen", "--record", str(record), *words],
        ["verify", str(record)],
    ):
        done = subprocess.run(
            [COMMAND, *command], input="1\n" * 2000, capture_output=True, encoding="utf-8", cwd=HOME
        )
        assert done.returncode == 0, done.stdout + done.stderr
    told(f"a whole game of {game} in the terminal, verified: {time.monotonic() - begun:.1f} s")


def compiled() -> bool:
    """Whether the engine of the clone is compiled."""
    words = [HOME / ".venv/bin/python", "-c", "import wondertable as w; print(w.COMPILED)"]
    return subprocess.run(words, capture_output=True, check=True, text=True).stdout == "True\n"


def main() -> None:
    """Everything, in turn."""
    quick = "--quick" in sys.argv
    subprocess.run(["make", "--no-print-directory", "clean"], cwd=HOME, check=True)
    first = Play()
    told(f"first start, the page answers after {first.answers():.1f} s; compiled: {compiled()}")
    whole_game("duel")
    last = first.until("ompiled")
    has_compiler = compiled()
    told(f"the engine is done after {last:.1f} s; compiled: {compiled()}")
    for at, line in first.lines:
        told(f"    {at:6.1f}  {line}")
    first.end(signal.SIGINT)
    second = Play()
    told(f"second start, the page answers after {second.answers():.1f} s; compiled: {compiled()}")
    third = Play("HOST=0.0.0.0")
    third.until("is in use")
    third.answers()
    told("third start beside it, for the network:")
    for _, line in third.lines:
        told(f"    {line}")
    third.end(signal.SIGINT)
    second.end(signal.SIGINT)
    for game in ("duel", "seven", "babel"):
        whole_game(game)
    if quick:
        return
    subprocess.run(["make", "--no-print-directory", "clean"], cwd=HOME, check=True)
    for words, seconds, how in MOMENTS:
        if words in ("translating", "compiling") and not has_compiler:
            continue
        play = Play()
        play.until(words)
        time.sleep(seconds)
        play.end(how)
        told(f"broken off {seconds} s after “{words}” by {how.name}")
    play = Play()
    told(f"then the page answers after {play.answers():.1f} s")
    if not compiled():
        play.until("ompiled")
    play.end(signal.SIGINT)
    told(f"and the engine is complete: {compiled()}")
    whole_game("duel")


if __name__ == "__main__":
    main()
