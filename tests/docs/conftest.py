"""The documentation: its pages as they are written, and the site that is built of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.conftest import command as command

HOUSE = Path(__file__).parents[2]
DOCS = HOUSE / "docs"
EXAMPLES = DOCS / "examples"
PAGES = [HOUSE / "README.md", *sorted(DOCS.glob("*.md"))]
FENCE = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Fence:
    """A block of code on a page."""

    page: str
    language: str
    text: str


def fences(page: Path) -> list[Fence]:
    """The blocks of code on a page, in order."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [Fence(page.name, language, text) for _, language, text in found]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site; nothing at all is said while it is built."""
    folder = tmp_path_factory.mktemp("site")
    words = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=HOUSE,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},  # news of the theme, not ours
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder
