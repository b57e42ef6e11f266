"""QR codes."""

from __future__ import annotations

import re

import pytest
import segno

from wondertable.web.qr import code_of, drawn

ADDRESS = "https://example.org/wonders/t/mQt3SaDSR3rV"


def test_the_path_covers_exactly_the_dark_modules() -> None:
    code = code_of(ADDRESS)
    dark = {
        (int(x) + step, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1H\d+z", code.path)
        for step in range(int(width))
    }
    matrix = segno.make(ADDRESS, error="m", micro=False).matrix
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, on in enumerate(row) if on}
    assert code.size == len(matrix)


@pytest.mark.parametrize("plain", [True, False])
def test_in_a_terminal_light_is_ink_and_nothing_is_left_out(*, plain: bool) -> None:
    text = drawn(ADDRESS, plain=plain)
    lines = [re.sub(r"\033\[[\d;]*m", "", line) for line in text.splitlines()]
    assert (text != "\n".join(lines)) == (not plain)
    upper = [[letter in "█▀" for letter in line] for line in lines]
    lower = [[letter in "█▄" for letter in line] for line in lines]
    light = [row for both in zip(upper, lower, strict=True) for row in both]
    matrix = segno.make(ADDRESS, error="m", micro=False).matrix
    assert all(light[0] + light[1] + light[-1])
    inside = [row[2:-2] for row in light[2 : 2 + len(matrix)]]
    assert inside == [[not on for on in row] for row in matrix]


def test_the_picture_has_the_light_edge_that_scanners_need() -> None:
    code = code_of(ADDRESS)
    assert code.box == f"-4 -4 {code.size + 8} {code.size + 8}"
