"""What pages load at their top."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wondertable.web.present.render import imported

STATIC = Path(__file__).parents[3] / "src" / "wondertable" / "web" / "static"
MODULES = sorted(file.name for file in STATIC.glob("*.js"))


@pytest.mark.parametrize("module", MODULES)
def test_a_page_names_every_module_that_its_own_imports_however_long_the_list(module: str) -> None:
    text = (STATIC / module).read_text(encoding="utf-8")
    assert set(re.findall(r'from\s+"\./([\w-]+\.js)"', text)) <= imported(module)
