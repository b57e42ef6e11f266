"""A page that shows all pictures, large, small and in the dark: to look at, not to ship."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from art.kit import Scene
from art.writing import sprite

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wondertable · pictures</title>
<link rel="stylesheet" href="{static}/tokens.css"><link rel="stylesheet" href="{static}/icons.css">
<link rel="stylesheet" href="{static}/art.css">
<style>
body {{ display: flow-root; padding: 12px }}
section {{ display: flex; flex-wrap: wrap; gap: 8px; padding: 10px; background: var(--surface) }}
figure {{ margin: 0; font: 10px sans-serif; inline-size: var(--size) }}
</style>
<body>{symbols}{sections}</body></html>
"""


def shown(name: str, drawn: Scene, size: int) -> str:
    """One picture with its name."""
    picture = f'<svg class="scene" viewBox="0 0 96 56"><use href="#s-{name}"/></svg>'
    words = name.replace("_", " ")
    return f'<figure class="c-{drawn.kind}" style="--size: {size}px">{picture}{words}</figure>'


def sheet(scenes: Mapping[str, Scene], static: Path) -> str:
    """The whole page."""
    sections = "".join(
        f'<section data-theme="{theme}" style="color-scheme: {theme}">'
        + "".join(shown(name, drawn, size) for name, drawn in scenes.items())
        + "</section>"
        for size, theme in ((160, "light"), (84, "light"), (160, "dark"))
    )
    symbols = sprite(scenes, {}).replace("<svg ", '<svg hidden width="0" height="0" ', 1)
    return PAGE.format(static=static.as_uri(), symbols=symbols, sections=sections)
