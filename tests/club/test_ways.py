"""Recovery sheets and codes as people write and type them."""

from __future__ import annotations

import pytest

from wondertable.club.names.ways import SIGNS, new_code, new_sheet, typed


def test_a_sheet_and_a_code_are_read_as_they_were_shown() -> None:
    for way in (new_sheet(), new_code()):
        for words in (
            " ".join(way.groups),
            "-".join(way.groups).lower(),
            f"  {way.signs} ",
            " – ".join(way.groups),
        ):
            assert typed(words) == way
    assert (new_sheet().is_code, new_code().is_code) == (False, True)


def test_letters_that_are_taken_for_others_are_read_as_those() -> None:
    assert typed("oOiIl LLLL1") == typed("00111 11111")


@pytest.mark.parametrize("words", ["", "ABCDE", "ABCDE FGHJ", "ABCDE FGHJU", "x" * 9999, "ä" * 10])
def test_what_can_be_no_sheet_and_no_code_is_nothing(words: str) -> None:
    assert typed(words) is None


def test_secrets_are_long_enough_and_never_the_same() -> None:
    assert len(SIGNS) == 32
    assert len({new_sheet().signs for _ in range(100)}) == 100
    assert len(new_sheet().signs) * 5 >= 128
    assert len(new_code().signs) * 5 >= 50


def test_what_is_kept_of_a_secret_does_not_hold_it() -> None:
    way = new_sheet()
    assert way.signs not in way.hash
    assert way.hash != new_sheet().hash
