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
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
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
    every file that it compiled. Without the note a build may be under way, and half of one is
    worse than none.
    """
    if os.environ.get("WONDERTABLE_PURE") == "1" or not NOTE.exists():
        sys.meta_path.insert(0, SourceOnly())
        return False
    changed = [
        name
        for name, digest in json.loads(NOTE.read_text()).items()
        if hashlib.sha256((PACKAGE / name).read_bytes()).hexdigest() != digest
    ]
    if changed:
        warnings.warn(
            f"the compiled engine is older than {', '.join(changed)}, so the source is used; "
            "run `make build`",
            RuntimeWarning,
            stacklevel=3,
        )
        sys.meta_path.insert(0, SourceOnly())
    return not changed
