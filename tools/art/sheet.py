"""A page that shows all pictures, large, small and in the dark: to look at, not to ship."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from art.kit import Part, Scene
from art.writing import File, sprite

NONE: Final[Mapping[str, File]] = {}

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


OWN_COLOR: Final = ("sand", "clay", "reed")
"""Friezes of what is no card of a color."""


def shown(name: str, drawn: Scene, size: int, time: str = "") -> str:
    """One picture with its name; the time is `night`, or nothing."""
    of = "wonder" if drawn.kind in OWN_COLOR else drawn.kind
    classes = f"scene c-{of} {time}".strip()
    picture = f'<svg class="{classes}" viewBox="0 0 96 56"><use href="#s-{name}"/></svg>'
    words = name.replace("_", " ")
    return f'<figure style="--size: {size}px">{picture}{words}</figure>'


def section(scenes: Mapping[str, Scene], size: int, theme: str, time: str = "") -> str:
    """Pictures of one size."""
    figures = "".join(shown(name, drawn, size, time) for name, drawn in scenes.items())
    return f'<section data-theme="{theme}" style="color-scheme: {theme}">{figures}</section>'


def sheet(scenes: Mapping[str, Scene], static: Path, wonders: Mapping[str, File] = NONE) -> str:
    """The whole page; wonders by their files, whose folders are names of games."""
    sections = "".join(
        section(scenes, size, theme)
        for size, theme in ((160, "light"), (84, "light"), (160, "dark"))
    )
    held, groups = dict(scenes), dict[str, tuple[Part, ...]]()
    for place, (drawn, mine) in wonders.items():
        game = place.partition("/")[0]
        named = {f"{game}-{name}": scene for name, scene in drawn.items()}
        for size, theme in ((160, "light"), (84, "light"), (160, "dark")):
            sections += section(named, size, theme) + section(named, size, theme, "night")
        held |= named
        groups |= mine
    symbols = sprite(held, groups).replace("<svg ", '<svg hidden width="0" height="0" ', 1)
    return PAGE.format(static=static.as_uri(), symbols=symbols, sections=sections)
