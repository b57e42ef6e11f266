"""Names that a package has, and imports only when they are wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """What such a package takes for its `__getattr__`.

    `homes` says in which module of it a name lives, and as what if not by that name: `own:OwnBot`.
    """

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, own_name = homes[name].partition(":")
        found = getattr(import_module(f"{package}.{module}"), own_name or name)
        setattr(sys.modules[package], name, found)
        return found

    return find
