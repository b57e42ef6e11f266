"""Rows of numbers: the same fields written down and read back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from wondertable.core.packing import Bits, Row

ROW = Row("pawn", (Bits("loot", 4), Bits("board", 10), Bits("winner", plus=4)), "coins")


@dataclass
class Thing:
    """Something with small fields."""

    pawn: int = 0
    loot: int = 0
    board: int = 0
    winner: int = 0
    coins: int = 0


@pytest.mark.parametrize(
    "thing", [Thing(), Thing(-9, 15, 1023, -4, 7), Thing(9, 1, 0, 1 << 40, -1), Thing(winner=-5)]
)
def test_what_was_written_down_is_read_back(thing: Thing) -> None:
    again = Thing()
    ROW.restore(again, ROW.numbers(thing))
    assert again == thing


def test_small_fields_share_a_number_the_first_one_lowest() -> None:
    assert ROW.numbers(Thing(-2, 3, 5, -4, 7)) == [-2, 3 | 5 << 4, 7]


def test_a_field_may_be_written_down_as_something_else() -> None:
    assert ROW.numbers(Thing(coins=7), coins=1)[-1] == 1


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        ROW.values([1, 2])
