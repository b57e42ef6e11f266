"""The printed numbers in the form in which the engine uses them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


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
        self.bonus = bytes(bonus)
        self.copies = bytes(copies)
        self.disc_points: i64 = disc_points
        one = sorted(set(plain))
        self.plain_kinds: i64 = len(one)
        self.types = bytes([row[0] for row in one] + [row[0] for row in double])
        self.numbers = bytes([row[1] for row in one] + [row[1] for row in double])
        self.second_types = bytes([4] * len(one) + [row[2] for row in double])
        self.second_numbers = bytes([0] * len(one) + [row[3] for row in double])
        counts = [plain.count(row) for row in one]
        self.plain_discs = bytes(counts + [0] * len(double))
        kept = [plain.count(row) - (1 if row[1] == swapped else 0) for row in one]
        self.all_discs = bytes(kept + [1] * len(double))
        self.needs: tuple[int, ...] = tuple(
            [row[1] << 8 * row[0] for row in one]
            + [(row[1] << 8 * row[0]) + (row[3] << 8 * row[2]) for row in double]
        )

    def discs(self, two_coloured: i64) -> bytes:
        """How many discs of each kind are in play."""
        return self.all_discs if two_coloured else self.plain_discs
