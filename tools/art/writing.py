"""Scenes as files: one sprite of symbols each, every shared drawing once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from art.inks import attributes
from art.kit import HEIGHT, WIDTH, Part, Scene
from art.shared import SKY, frieze, sky

MOST_BYTES: Final = 1200
"""Of one scene."""
MOST_OF_WONDERS: Final = 40_000
"""Of a file of wonders."""
Groups = Mapping[str, tuple[Part, ...]]
"""Drawings that several scenes use, by their ids."""
File = tuple[Mapping[str, Scene], Groups]
"""What a sprite holds: its scenes by their names, and the drawings that they use."""
FRIEZE: Final = "s-f-"
ABOUT: Final = (
    "<!-- Wondertable's pictures, 96 by 56. Written by tools/draw.py; change its scenes. -->"
)


def path(part: Part) -> str:
    """One part as a path."""
    ink, data = part
    data = re.sub(r"(\.\d*?)0+(?=[^\d]|$)", r"\1", data)
    data = re.sub(r"\.(?=[^\d]|$)", "", data)
    return " ".join(word for word in (f'<path d="{data}"', attributes(ink)) if word) + "/>"


def body(parts: Iterable[Part | str]) -> str:
    """Parts, and uses of shared drawings."""
    return "".join(
        f'<use href="#{part}"/>' if isinstance(part, str) else path(part) for part in parts
    )


def symbol(name: str, drawn: Scene) -> str:
    """A scene as a symbol with its frieze."""
    inner = body((*drawn.parts, FRIEZE + drawn.kind))
    return f'<symbol id="s-{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{inner}</symbol>'


def sprite(scenes: Mapping[str, Scene], groups: Groups) -> str:
    """A file of scenes."""
    kit = dict(groups)
    if any(SKY in drawn.parts for drawn in scenes.values()):
        kit[SKY] = sky()
    kit |= {FRIEZE + kind: frieze(kind) for kind in sorted({d.kind for d in scenes.values()})}
    shared = "".join(f'<g id="{name}">{body(parts)}</g>' for name, parts in kit.items())
    symbols = [symbol(name, drawn) for name, drawn in scenes.items()]
    opening = '<svg xmlns="http://www.w3.org/2000/svg">'
    return "\n".join([opening, ABOUT, f"<defs>{shared}</defs>", *symbols, "</svg>", ""])
