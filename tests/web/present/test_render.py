"""What pages load at their top."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wondertable.web.games import PAGES
from wondertable.web.present.render import ENVIRONMENTS, imported

STATIC = Path(__file__).parents[3] / "src" / "wondertable" / "web" / "static"
MODULES = sorted(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*.js"))


@pytest.mark.parametrize("module", MODULES)
def test_a_page_names_every_module_that_its_own_imports_however_long_the_list(module: str) -> None:
    file = STATIC / module
    paths = re.findall(r'from\s+"([^"]+)"', file.read_text(encoding="utf-8"))
    found = {(file.parent / path).resolve().relative_to(STATIC).as_posix() for path in paths}
    assert found <= imported(module)


def test_a_module_of_a_game_is_named_with_what_it_imports_from_other_folders() -> None:
    assert {"duel/pad.js", "pad/lines.js"} <= imported("duel/pad.js")
    assert imported("duel/play.js") == {"duel/play.js", "keys.js"}


@pytest.mark.parametrize("language", ENVIRONMENTS)
def test_nothing_that_templates_call_wants_their_context(language: str) -> None:
    assert PAGES, "games have given what is theirs"
    given = ENVIRONMENTS[language].globals
    assert [name for name, thing in given.items() if hasattr(thing, "jinja_pass_arg")] == []
