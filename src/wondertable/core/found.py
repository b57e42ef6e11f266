"""Parts of a game in the rooms of the house: found where they lie, and listed nowhere."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def found(name: str) -> ModuleType | None:
    """The module of this name, or nothing if there is none; what fails inside it is raised."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            return None
        raise
