"""What style sheets must not ask, because the browser would ask it again after every change."""

from __future__ import annotations

import re

from wondertable.web.files import static_files

AROUND = re.compile(
    r"(?<![\w-])(?::root|html|body|main|\.page|\.duel|\.seven)(?:[^\s,{>~+]*?):has\("
)
SIBLINGS = re.compile(r"[+~] \*(?![-\w])")
OWN = (".seven:has(.pick:checked)", ".seven:has(> .neigh > .n-fold[open])")
"""What a person has picked or unfolded is known to the page alone; only phones ask for it."""


def sheets_of_tables() -> dict[str, str]:
    """The style sheets of tables whose frame names its states."""
    shared = [f"{name}.css" for name in ("base", "sheets", "play", "story", "replay")]
    sheets = {path: file for path, file in static_files().items() if path.endswith(".css")}
    of_games = [path for path in sheets if path.startswith(("duel/", "seven/"))]
    return {path: sheets[path].read_text(encoding="utf-8") for path in (*shared, *of_games)}


def test_what_is_around_a_table_does_not_ask_what_is_in_it() -> None:
    for name, sheet in sheets_of_tables().items():
        for allowed in OWN:
            sheet = sheet.replace(allowed, "")
        assert AROUND.findall(sheet) == [], name


def test_no_style_depends_on_any_sibling() -> None:
    for name, sheet in sheets_of_tables().items():
        assert SIBLINGS.findall(sheet) == [], name
