"""Moments and sounds of what a page is told, and the scene of the end that can be seen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wondertable.table import Entry
from wondertable.web.games import PAGES
from wondertable.web.present.moments import Moment
from wondertable.web.present.render import render
from wondertable.web.scene import Scene

MOST: Final = 3
"""So many moments follow each other at most."""
MOST_SOUNDS: Final = 3


def latest(entries: Sequence[Entry]) -> list[Any]:
    """The events of the last ply: what came before is no longer what the page shows."""
    last = entries[-1].ply if entries else 0
    return [event for entry in entries if entry.ply == last for event in entry.events]


def moments_of(game: str, scene: Scene, events: Sequence[Any], *, ended: bool) -> list[Moment]:
    """What is worth a scene; if the game ended just now, that is the last one."""
    found = list(PAGES[game].moments(scene, events))[:MOST]
    last = finale_of(game, scene) if ended else None
    if last is None:
        return found
    return [moment for moment in found if moment.kind == "war"] + [last]


def finale_of(game: str, scene: Scene) -> Moment | None:
    """The scene of the end; a game that nobody won has none."""
    won = scene.ending is not None and scene.ending.winners
    return PAGES[game].finale(scene) if won else None


def sounds_of(game: str, events: Sequence[Any], moments: Sequence[Moment]) -> list[str]:
    """What is heard of some events, each sound once; a scene has its own."""
    kinds = [sound for event in events if (sound := PAGES[game].sounds.get(type(event)))]
    return list(dict.fromkeys(kinds))[:MOST_SOUNDS] if not moments else []


def drawn(language: str, moments: Sequence[Moment]) -> list[dict[str, Any]]:
    """Moments as a page takes them: what they are, what is said, how they look."""
    return [{"kind": one.kind, "said": one.said, "html": html_of(language, one)} for one in moments]


def html_of(language: str, moment: Moment) -> str:
    """How a moment looks."""
    return render("moment.html", language, moment=moment).strip()


def finale_region(game: str, scene: Scene) -> str:
    """The scene of the end, kept on the page for who wants to see it again."""
    last = finale_of(game, scene)
    held = html_of(scene.language, last) if last is not None else ""
    return f'<div id="finale" hidden>{held}</div>'
