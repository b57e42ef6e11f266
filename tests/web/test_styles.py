"""Style sheets: pages name those that there are, and none is left that no page names."""

from __future__ import annotations

import re
from pathlib import Path

from wondertable.web.files import static_files
from wondertable.web.games import PAGES
from wondertable.web.present.render import styles

TEMPLATES = Path(__file__).parents[2] / "src/wondertable/web/templates"


def named() -> set[str]:
    """The style sheets that templates and games name."""
    texts = [file.read_text(encoding="utf-8") for file in TEMPLATES.rglob("*.html")]
    found = {sheet for text in texts for sheet in re.findall(r"'([\w/]+\.css)'", text)}
    for pages in PAGES.values():
        found.update(pages.things, pages.styles, pages.help.styles, pages.help.last_styles)
    return found


def test_every_style_sheet_is_named_by_a_page_and_every_name_is_a_style_sheet() -> None:
    assert named() == {path for path in static_files() if path.endswith(".css")}


def test_style_sheets_are_loaded_in_the_order_that_is_written() -> None:
    links = str(styles("tokens.css", "base.css"))
    assert re.findall(r'<link rel="stylesheet" href="\S*/static\S*/(\w+)\.css">', links) == [
        "tokens",
        "base",
    ]
    assert styles() == ""
