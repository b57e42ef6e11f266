"""The documents are whole: no half-done merge was ever told to a reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
DOCUMENTS = sorted([*HOUSE.glob("*.md"), *HOUSE.glob("docs/*.md")])
MARKER = re.compile(r"^(<{7}|={7}|>{7})( |$)", re.MULTILINE)


def test_the_documents_are_found() -> None:
    assert {"README.md", "CHANGELOG.md", "ladder.md"} <= {path.name for path in DOCUMENTS}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_no_document_keeps_the_marks_of_a_merge(path: Path) -> None:
    assert MARKER.findall(path.read_text(encoding="utf-8")) == []
