"""A module of somebody else, made ready to be timed beside ours."""

from __future__ import annotations

import ast
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from wondertable.cli.common import Misuse

FUNCTIONS: Final = ("run", "run_fast")


@dataclass(frozen=True)
class Rival:
    """Where a module can be imported from, and whether it is compiled."""

    folder: Path
    module: str
    compiled: bool


def prepare(file: Path, workshop: Path) -> Rival:
    """Checks a module and compiles it in the workshop, unless that was done beside it or fails."""
    check(file)
    if is_compiled(file.parent, file.stem):
        return Rival(file.parent.resolve(), file.stem, compiled=True)
    for sibling in file.parent.glob("*.py"):
        shutil.copy(sibling, workshop)
    if importlib.util.find_spec("mypyc") is not None and has_compiler():
        command = [sys.executable, "-m", "mypyc", file.name]
        subprocess.run(command, cwd=workshop, capture_output=True, check=False)
    return Rival(workshop, file.stem, is_compiled(workshop, file.stem))


def check(file: Path) -> None:
    """Refuses what is not a module with the functions to be timed."""
    source = file.read_bytes()
    try:
        tree = ast.parse(source, file.name)
    except (SyntaxError, ValueError) as error:
        raise Misuse("cli-error-against-source", file=str(file), why=str(error)) from None
    missing = [name for name in FUNCTIONS if name not in defined(tree)]
    if missing:
        raise Misuse("cli-error-against", file=str(file), missing=", ".join(missing))


def defined(tree: ast.Module) -> set[str]:
    """The names that a module defines or imports at its top."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def has_compiler() -> bool:
    """Whether there is a C compiler that runs."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shutil.which(shlex.split(wanted)[0])
    if program is None:
        return False
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def is_compiled(folder: Path, module: str) -> bool:
    """Whether a compiled form lies in a folder."""
    return any((folder / f"{module}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
