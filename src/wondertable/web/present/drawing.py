"""Regions out of templates, and those that were drawn before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Final

from wondertable.web.present.render import names_files, render
from wondertable.web.scene import LogLine

KEPT: Final = 2048
"""So many parts of pages are kept drawn."""
LOG_LINES: Final = 48
"""The log shows the latest lines; a replay shows all."""

Regions = dict[str, str]


class Keeper:
    """Keeps what was drawn, and forgets what was not looked at for long."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Regions] = OrderedDict()
        names_files(self)

    def __len__(self) -> int:
        return len(self._kept)

    def cache_clear(self) -> None:
        """Forgets everything."""
        self._kept.clear()

    def drawn(self, key: Hashable, draw: Callable[[], Regions]) -> Regions:
        """Regions that were drawn before out of the same, or are drawn now."""
        if key in self._kept:
            self._kept.move_to_end(key)
        else:
            self._kept[key] = draw()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def rendered(
    game: str,
    language: str,
    parts: Mapping[str, Mapping[str, object]],
    optional: Collection[str],
    **shared: object,
) -> Regions:
    """Regions out of their templates; an optional one whose last value is nothing is only a place.

    The part `log` of the game `seven` is drawn by `seven/log.html` and is called `seven-log`.
    """
    regions = {}
    for part, context in parts.items():
        if part in optional and not [*context.values()][-1]:
            html = f'<section id="{game}-{part}" hidden></section>'
        else:
            html = render(f"{game}/{part}.html", language, **shared, **context).strip()
        regions[f"{game}-{part}"] = html
    return regions


def newest(log: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
    """The latest lines of the log, the newest ply first, each ply in its order."""
    last = log[-LOG_LINES:]
    return tuple(sorted(last, key=lambda line: (-line.ply, line.number)))
