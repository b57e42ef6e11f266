"""Gives the documentation the colours and the sign of the pages, from where the pages have them."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

STATIC = Path(__file__).parents[2] / "src" / "wondertable" / "web" / "static"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds files of the pages to those of the site."""
    files.append(File.generated(config, "site/tokens.css", content=tokens()))
    sign = str(STATIC / "favicon.svg")
    files.append(File.generated(config, "site/favicon.svg", abs_src_path=sign))
    return files


def tokens() -> str:
    """The design tokens alone: the rules below them are for pages of ours, not for the theme."""
    text = (STATIC / "tokens.css").read_text(encoding="utf-8")
    return text[: text.index("\n}") + 3]
