"""Chooses between the compiled engine and its source, before either is imported."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
NOTE = PACKAGE / "_built.json"


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as source, whatever lies compiled beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of this package."""
        if not fullname.startswith("wondertable.") or path is None:
            return None
        for folder in path:
            spec = finder_of(folder).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


@cache
def finder_of(folder: str) -> FileFinder:
    """Finds the source in a folder, whose files are listed once."""
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def choose_engine() -> bool:
    """Whether the compiled engine is used: if there is one, it is wanted, and it is up to date.

    A compiled module would hide an edited source from Python, so the build notes the digest of
    every file that went into it. Without the note a build may be under way, and half of one is
    worse than none.
    """
    if os.environ.get("WONDERTABLE_PURE") == "1" or not built_of():
        take_source()
        return False
    changed = changed_since()
    if changed:
        warnings.warn(
            f"the compiled engine is older than {', '.join(changed)}, so the source is used; "
            "run `make build`",
            RuntimeWarning,
            stacklevel=3,
        )
        take_source()
    return not changed


def take_source() -> None:
    """Lets the source be found from now on: before what lies compiled, behind who looks on.

    What measures which lines run stands first among the finders and asks the others.
    """
    files = sys.meta_path.index(PathFinder) if PathFinder in sys.meta_path else 0
    sys.meta_path.insert(files, SourceOnly())


def is_ready() -> bool:
    """Whether a process that is started now has the compiled engine."""
    return os.environ.get("WONDERTABLE_PURE") != "1" and bool(built_of()) and not changed_since()


def built_of() -> dict[str, str]:
    """The files that the compiled engine was made of, with digests; none if this Python has none.

    What another version of Python, or of this program, built here is of no use.
    """
    try:
        note = json.loads(NOTE.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return note["sources"] if note.get("suffix") in EXTENSION_SUFFIXES else {}


def changed_since() -> list[str]:
    """The files that are not as they were when the engine was compiled of them."""
    return [name for name, digest in built_of().items() if digest_of(PACKAGE / name) != digest]


def digest_of(file: Path) -> str:
    """The checksum of a file; none if it is gone."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""
