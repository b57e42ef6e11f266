"""The plan of the house tells where things are: they are there."""

from __future__ import annotations

import re

import pytest

from tests.docs.conftest import DOCS, HOUSE

PLACE = re.compile(r"`((?:[a-z]+/)+[\w-]+\.(?:py|js))(?: (\w+))?`")
PLACES = sorted(set(PLACE.findall((DOCS / "house.md").read_text(encoding="utf-8"))))


@pytest.mark.parametrize(("file", "name"), PLACES)
def test_a_place_of_the_plan_is_there(file: str, name: str) -> None:
    root = HOUSE if file.startswith("tests/") else HOUSE / "src" / "wondertable"
    text = (root / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^\s*(?:(?:async )?def|class) {name}\b|^{name}\b", text, re.M)


def test_the_plan_names_many_places() -> None:
    assert len(PLACES) > 30
