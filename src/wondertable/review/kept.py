"""A review as a file: JSON lines, what it is about and then its parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from wondertable.core.phrases import phrase
from wondertable.core.record import BROKEN
from wondertable.review.errors import DamagedReview, OtherReview
from wondertable.review.parts import FORMAT, About, Part, Sums
from wondertable.review.sums import in_order

CUT_OFF: Final = phrase("review-cut-off", "its end is missing")
OTHER_FORMAT: Final = phrase("review-format", "another version of the format")


@dataclass(frozen=True)
class Kept:
    """A review that is complete."""

    about: About
    parts: tuple[Part, ...]
    """Choices and luck as they came in the game, then the sums."""


def written(about: About, parts: Iterable[Part]) -> str:
    """A complete review as it stands in a file; choices by scan that were judged again are left."""
    every = list(parts)
    told: list[Part] = [*in_order(every), *(part for part in every if isinstance(part, Sums))]
    lines = [msgspec.json.encode(line).decode() for line in (about, *told)]
    return "".join(f"{line}\n" for line in lines)


def read_review(data: bytes, name: str = "review", wanted: About | None = None) -> Kept:
    """Reads a review that was kept, all of it or nothing; `wanted` is what it has to be about."""
    lines = data.split(b"\n")
    try:
        about = msgspec.json.decode(lines[0], type=About)
    except BROKEN as error:
        raise DamagedReview(name, 1, str(error)) from None
    if about.review != FORMAT:
        raise DamagedReview(name, 1, OTHER_FORMAT)
    if wanted is not None and about != wanted:
        raise OtherReview(name, named(about), named(wanted))
    parts: list[Part] = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            parts.append(msgspec.json.decode(line, type=Part))
        except BROKEN as error:
            raise DamagedReview(name, number, str(error)) from None
    summed = sum(isinstance(part, Sums) for part in parts)
    if lines[-1] or summed != (len(about.seats) if about.viewer is None else 1):
        raise DamagedReview(name, len(lines), CUT_OFF)
    return Kept(about, tuple(parts))


def named(about: About) -> str:
    """What a review is about, in a few words."""
    return f"{about.game}, {about.record}, {about.weights}, {about.plan.name}"
