"""The printed numbers in the form in which the engine uses them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.vecs import table, vec

MOST_DISCS: Final = 9
"""Of one type: five of one colour, and all four of two, with the figures of some box."""


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """Value table, bonus table, discs and action cards; the same object in all copies of a state.

    Discs that ask for the same are of one kind; `needs` has what a kind asks for, packed as in
    `packed.py`.
    """

    def __init__(
        self,
        text: str,
        rows: list[tuple[int, int]],
        bonus: list[int],
        copies: list[int],
        disc_points: i64,
        plain: list[tuple[int, int]],
        double: list[tuple[int, int, int, int]],
        swapped: i64,
    ) -> None:
        self.text = text  # the option that says these numbers
        self.first = bytes([row[0] for row in rows])
        self.second = bytes([row[1] for row in rows])
        self.bonus = bytes(bonus + [bonus[-1]] * (MOST_DISCS + 1 - len(bonus)))
        self.copies = bytes(copies)
        self.disc_points: i64 = disc_points
        one = sorted(set(plain))
        wanted = [both(row) for row in double]
        two = [row for at, row in enumerate(double) if both(row) not in wanted[:at]]
        self.plain_kinds: i64 = len(one)
        self.types = bytes([row[0] for row in one] + [row[0] for row in two])
        self.numbers = bytes([row[1] for row in one] + [row[1] for row in two])
        self.second_types = bytes([4] * len(one) + [row[2] for row in two])
        self.second_numbers = bytes([0] * len(one) + [row[3] for row in two])
        counts = [plain.count(row) for row in one]
        self.plain_discs = bytes(counts + [0] * len(two))
        kept = [plain.count(row) - (1 if row[1] == swapped else 0) for row in one]
        self.all_discs = bytes(kept + [wanted.count(both(row)) for row in two])
        self.needs: vec[i64] = table(
            [row[1] << 8 * row[0] for row in one] + [both(row) for row in two]
        )

    def discs(self, two_coloured: i64) -> bytes:
        """How many discs of each kind are in play."""
        return self.all_discs if two_coloured else self.plain_discs


def both(row: tuple[int, int, int, int]) -> int:
    """What a two-coloured disc asks for, whichever type is named first."""
    return (row[1] << 8 * row[0]) + (row[3] << 8 * row[2])
