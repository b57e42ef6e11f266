"""Our own scripts, style sheets and pictures: everything under `static/`, by its path there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

STATIC: Final = resources.files("wondertable.web") / "static"


def static_files() -> dict[str, Traversable]:
    """Every file by its path, such as `base.css`; those of a folder as `folder/play.js`."""
    return dict(sorted(found_in(STATIC)))


def found_in(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files of a folder and of those in it."""
    for inside in folder.iterdir():
        if inside.is_dir():
            yield from found_in(inside, f"{path}{inside.name}/")
        else:
            yield f"{path}{inside.name}", inside
