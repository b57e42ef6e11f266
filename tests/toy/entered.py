"""A copy of the house into which the toy has moved, by folders of its own and nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TOY: Final = Path(__file__).parent
HOUSE: Final = TOY.parents[1] / "src" / "wondertable"
COMPILED: Final = ("*.so", "*.pyd", "_built.json", "__pycache__")
RULES: Final = {"mini.py": "games/mini/mini.py", "table.py": "games/mini/game.py"}
TERMINAL: Final = {"terminal.py": "cli/games/mini/terminal.py"}
PAGES: Final = {
    "pages.py": "web/games/mini/pages.py",
    **{
        f"templates/{file.name}": f"web/templates/mini/{file.name}"
        for file in sorted(TOY.glob("templates/*.html"))
    },
}
TEXTS: Final = {
    f"locales/{language}/mini.ftl": f"text/locales/{language}/mini.ftl"
    for language in ("en", "hu", "de")
}
"""The toy's files, and where they move."""

DRIVER: Final = """
import contextlib, io, json, sys
from wondertable.cli.app import main
for words, typed in json.load(sys.stdin):
    sys.stdin = io.StringIO(typed)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    print(json.dumps([status, out.getvalue(), err.getvalue()]), flush=True)
"""


@dataclass(frozen=True)
class Ran:
    """What became of a command."""

    status: int
    out: str
    err: str


def enter(place: Path, *parts: dict[str, str]) -> Path:
    """Copies the house and moves parts of the toy in; says where its packages are."""
    source = place / "src"
    copy = source / "wondertable"
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns(*COMPILED))
    for given, to in ((TOY / name, copy / to) for part in parts for name, to in part.items()):
        assert not to.exists(), "a file that was there before must not change"
        to.parent.mkdir(parents=True, exist_ok=True)
        moved = given.read_text(encoding="utf-8")
        moved = moved.replace("tests.toy.mini", "wondertable.games.mini.mini")
        to.write_text(moved, encoding="utf-8")
        if to.suffix == ".py":
            (to.parent / "__init__.py").touch()
    return source


def visit(source: Path, tests: str) -> str:
    """Runs tests of ours on a copy; says what they print."""
    folders = os.pathsep.join([str(source), str(TOY.parents[1])])
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", str(TOY / tests)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=TOY.parents[1],
        env={**os.environ, "PYTHONPATH": folders, "WONDERTABLE_PURE": "1"},
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def commands(source: Path, wanted: Iterable[tuple[Sequence[str], str]]) -> list[Ran]:
    """Runs commands of a copy, one after the other, each with lines typed in."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "WONDERTABLE_PURE": "1",
        "COLUMNS": "100",
        "LC_ALL": "C.UTF-8",
    }
    ran = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=json.dumps([[list(words), typed] for words, typed in wanted]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=source.parent,
        env=environment,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return [Ran(*json.loads(line)) for line in ran.stdout.splitlines()]
