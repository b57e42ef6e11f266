"""What this program is made of, so that two of them can be compared: equal ones play alike."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import wondertable
from wondertable.core.phrases import Phrase, phrase

ROOMS: Final = ("core", "games", "bots", "review", "arena")
"""The rooms that decide what is played, and what comes of it."""
KINDS: Final = (".py", ".bin", ".json")
DIGEST_LENGTH: Final = 12


class Build(NamedTuple):
    """A version, the digest of its source and weights, and whether it is compiled."""

    version: str
    digest: str
    compiled: bool

    @property
    def told(self) -> Phrase:
        """In words."""
        values = {"version": self.version, "digest": self.digest}
        if self.compiled:
            return phrase("compiled", "version {version}, source {digest}, compiled", **values)
        return phrase("uncompiled", "version {version}, source {digest}, not compiled", **values)


@cache
def own_build() -> Build:
    """What this process runs."""
    home = Path(wondertable.__file__).parent
    whole = hashlib.sha256()
    for room in ROOMS:
        for file in sorted((home / room).rglob("*")):
            if file.suffix in KINDS:
                name = file.relative_to(home).as_posix()
                whole.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return Build(wondertable.__version__, whole.hexdigest()[:DIGEST_LENGTH], wondertable.COMPILED)
