"""The seats of a table, and the secrets by which people hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import category

from wondertable.store.rows import SeatKind, SeatRow
from wondertable.table.errors import BadName

LONGEST_NAME: Final = 40
SECRET_BYTES: Final = 16
MOST_MARKS: Final = 4
"""So many marks may stand on one letter; some languages need three."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that are empty, although Unicode calls them printable."""


@dataclass(frozen=True)
class SeatPlan:
    """What the host wants on a seat when a table is opened."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    person: str | None = None
    language: str = "en"

    @classmethod
    def of(cls, person: str, name: str, language: str = "en") -> SeatPlan:
        """A seat for somebody who is there; one person may hold several."""
        return cls("person", name, None, person, language)

    @classmethod
    def of_bot(cls, bot: str, name: str = "") -> SeatPlan:
        """A seat for a bot, which is called by its own name if it is given none."""
        return cls("bot", name or bot, bot)

    @classmethod
    def free(cls) -> SeatPlan:
        """A seat for whoever follows the link."""
        return cls("open")

    @classmethod
    def kept_for(cls, person: str, name: str, language: str = "en") -> SeatPlan:
        """A free seat that only one person may take, as in a rematch."""
        return cls("open", name, None, person, language)


@dataclass(frozen=True)
class Seat:
    """A seat as everybody may know it, except for `person`, which stays on the server."""

    number: int
    kind: SeatKind
    name: str
    bot: str | None
    """The bot that plays here, or that would stand in."""
    person: str | None
    """Who holds the seat; of an open seat, the only one who may take it."""
    language: str
    handed_over: bool
    """Whether a bot plays for the person."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the choices now."""
        return self.kind == "bot" or self.handed_over


def shown(row: SeatRow) -> Seat:
    """A seat as the store keeps it, without its secret."""
    return Seat(row.seat, row.kind, row.name, row.bot, row.person, row.language, row.handed_over)


def planned(plan: SeatPlan, seat: int) -> SeatRow:
    """A planned seat as the store keeps it; the personal link is made when it is asked for."""
    name = clean_name(plan.name) if plan.kind in ("person", "bot") else plan.name
    return SeatRow(seat, plan.kind, name, plan.bot, plan.person, None, plan.language)


def free_row(seat: int) -> SeatRow:
    """A seat for whoever comes."""
    return SeatRow(seat, "open")


def clean_name(name: str) -> str:
    """A name without spaces around it, if it is fit to be shown."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_seen(name):
        raise BadName(LONGEST_NAME)
    return name


def is_seen(words: str) -> bool:
    """Whether words can be seen, and stay in their line."""
    if not words.isprintable() or any(letter in UNSEEN for letter in words):
        return False
    marks = "".join("m" if category(letter) == "Mn" else " " for letter in words)
    return "m" * (MOST_MARKS + 1) not in marks


def new_secret() -> str:
    """A secret of 128 bits for a personal link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_hash(secret: str) -> str:
    """What the store keeps of a secret; it has too many bits to be guessed, so one round does."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def matching(secret: str, hashes: Sequence[str | None]) -> int | None:
    """The place of the hash that a secret has; the time taken does not depend on the secret."""
    wanted = secret_hash(secret)
    found = None
    for place, known in enumerate(hashes):
        if hmac.compare_digest(wanted, known or ""):
            found = place
    return found
