"""Libraries of others that an extra of ours brings; what is missing is said in one sentence."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from wondertable.gym.errors import NoExtra


def library(name: str, extra: str) -> ModuleType:
    """A library; raises NoExtra if it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise NoExtra(name.partition(".")[0], extra) from None
