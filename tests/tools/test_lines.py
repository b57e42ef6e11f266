"""Lines and files that no formatter, or none alone, keeps short."""

from __future__ import annotations

from pathlib import Path

from tests.tools.conftest import loaded

lines = loaded("tools/lines.py")


def test_a_line_that_is_too_long_is_named_with_its_place(tmp_path: Path) -> None:
    folder = tmp_path / lines.WEB / "templates" / "seven"
    folder.mkdir(parents=True)
    (folder / "hand.html").write_text(f"<p>\n{'x' * 120}\n{'x' * 121}\n", encoding="utf-8")
    place = f"{lines.WEB}/templates/seven/hand.html"
    assert list(lines.too_long(tmp_path)) == [f"{place}:3: 121 characters, 120 at most"]


def test_a_file_that_is_too_long_is_named(tmp_path: Path) -> None:
    folder = tmp_path / lines.WEB / "static"
    folder.mkdir(parents=True)
    (folder / "fits.css").write_text("p {}\n" * 500, encoding="utf-8")
    (folder / "play.css").write_text("p {}\n" * 501, encoding="utf-8")
    place = f"{lines.WEB}/static/play.css"
    assert list(lines.too_long(tmp_path)) == [f"{place}: 501 lines, 500 at most"]


def test_every_pattern_finds_files() -> None:
    for pattern in lines.WIDTHS:
        assert list(lines.HOME.glob(pattern)), pattern
