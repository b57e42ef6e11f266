"""QR codes."""

from __future__ import annotations

import re

import segno

from wondertable.web.qr import code_of

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


def test_the_picture_has_the_light_edge_that_scanners_need() -> None:
    code = code_of(ADDRESS)
    assert code.box == f"-4 -4 {code.size + 8} {code.size + 8}"
