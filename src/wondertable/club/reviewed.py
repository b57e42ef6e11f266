"""What the reviews of a person's games say: read from what is kept of each, never judged anew."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

import msgspec

from wondertable.core.record import BROKEN
from wondertable.review.many import Digest
from wondertable.store.results import ResultRow
from wondertable.store.reviews import digests_of
from wondertable.table.house import House

LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReviewedGame:
    """A game that somebody played and that was reviewed."""

    result: ResultRow
    digest: Digest


async def reviewed_games(house: House, person: str, game: str | None = None) -> list[ReviewedGame]:
    """A person's reviewed games, of one kind or all, the newest first.

    `review/many.py over` adds their digests up. A digest that cannot be read is left out.
    """
    found = []
    for result, row in await house.store(digests_of, person, game):
        try:
            digest = msgspec.json.decode(row.text, type=Digest)
        except BROKEN as error:
            LOG.warning("the digest of table %s, seat %s: %s", row.table_id, row.seat, error)
            continue
        found.append(ReviewedGame(result, digest))
    return found
