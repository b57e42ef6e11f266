"""The list of commands, and what a command costs that is not used."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import Command
from wondertable.cli.app import COMMANDS


@pytest.mark.parametrize("words", [["-h"], ["--language", "hu", "--help"]])
def test_the_overview_says_of_every_command_what_it_does(
    words: list[str], process: Command
) -> None:
    ran = process(*words)
    assert ran.status == 0
    for name in COMMANDS:
        line = next(line for line in ran.out.splitlines() if line.startswith(f"│ {name} "))
        assert len(line.strip("│ ").split()) > 3, line


def test_a_command_imports_neither_the_server_nor_the_database_unless_it_needs_them() -> None:
    code = """
import sys
from wondertable.cli.app import main
status = main(["cards", "duel", "--json"])
sys.exit(status or bool({"sqlalchemy", "starlette", "wondertable.bots"} & set(sys.modules)))
"""
    ran = subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0
