"""Small programs of others, good and bad, as commands for `exec:`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "eager_bot.py"

FRAME = """
import os, sys, time
out = open(os.environ.get("HEARD", os.devnull), "a")
for line in sys.stdin:
    out.write(line); out.flush()
    word, _, rest = line.strip().partition(" ")
    if word == "wondertable":
        {greeting}
    elif word in ("position", "more"):
        legal = []
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        {go}
"""
GREETING = 'print("id name Test\\ngames duel 2 2 mini 2 3\\nready", flush=True)'
FIRST = 'print("best", legal[0], flush=True)'


def command(script: Path) -> str:
    """A command that runs a script."""
    return shlex.join([sys.executable, str(script)])


def program(folder: Path, go: str = FIRST, greeting: str = GREETING, name: str = "bot.py") -> str:
    """The command of a program that does something when it is greeted and when it is asked."""
    script = folder / name
    script.write_text(FRAME.format(go=go, greeting=greeting), encoding="utf-8")
    return command(script)
