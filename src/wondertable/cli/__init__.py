"""The command `wondertable`."""

from __future__ import annotations

from wondertable.cli.app import main

__all__ = ["main"]
