"""Names that look alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wondertable.club.names.looks import look_of


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # a Cyrillic А
        ("Ann", "ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ánn"),
        ("Ann", "A. n-n"),
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Olga", "0lga"),
        ("Müller", "MULLER"),
        ("Boris", "Воrіѕ"),
        ("Mia", "rnia"),
        ("Strasse", "Straße"),
    ],
)
def test_names_that_look_alike_are_the_same(name: str, other: str) -> None:
    assert look_of(name) == look_of(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Ann 2", "Ann 3"), ("Kata", "Kati"), ("王", "玉"), ("🙂", "🙃"), ("?", "!")],
)
def test_names_that_do_not_look_alike_are_not(name: str, other: str) -> None:
    assert look_of(name) != look_of(other)


@given(st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=40))
def test_every_name_looks_like_something_and_like_itself_without_capitals(name: str) -> None:
    name = " ".join(name.split())
    if name:
        assert look_of(name)
        assert look_of(look_of(name)) == look_of(name)
