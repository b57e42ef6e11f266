"""Secrets that people write down or type over: recovery sheets, and codes for another device.

Both are letters and figures that cannot be taken for each other; how long it is says which it is.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from wondertable.table.seat import secret_hash

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two, without I, L, O and U."""
READ_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
SHEET_SIGNS: Final = 28
"""140 bits: nobody finds one by trying."""
CODE_SIGNS: Final = 10
HANDLE_SIGNS: Final = 5
"""The first half of a code finds it, the second is tried a few times and then the code is void."""
GROUP: Final = {SHEET_SIGNS: 4, CODE_SIGNS: 5}
LONGEST_TYPED: Final = 100


@dataclass(frozen=True)
class Way:
    """A secret that leads back to somebody."""

    signs: str

    @property
    def groups(self) -> tuple[str, ...]:
        """As people read it."""
        size = GROUP[len(self.signs)]
        return tuple(self.signs[at : at + size] for at in range(0, len(self.signs), size))

    @property
    def is_code(self) -> bool:
        """Whether it is a code for once; else it is a recovery sheet."""
        return len(self.signs) == CODE_SIGNS

    @property
    def handle(self) -> str:
        """What a code is found by."""
        return self.signs[:HANDLE_SIGNS]

    @property
    def hash(self) -> str:
        """What is kept of it."""
        return secret_hash(self.signs)


def new_sheet() -> Way:
    """A secret for a recovery sheet."""
    return Way(signs(SHEET_SIGNS))


def new_code() -> Way:
    """A secret for a code."""
    return Way(signs(CODE_SIGNS))


def signs(count: int) -> str:
    """So many random signs."""
    return "".join(secrets.choice(SIGNS) for _ in range(count))


def typed(words: str) -> Way | None:
    """What somebody typed, in whatever groups, if it can be a sheet or a code."""
    plain = words[:LONGEST_TYPED].upper().translate(READ_AS)
    found = "".join(sign for sign in plain if sign not in " -–—.\t")
    fits = len(found) in GROUP and all(sign in SIGNS for sign in found)
    return Way(found) if fits else None
