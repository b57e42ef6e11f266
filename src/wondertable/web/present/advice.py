"""What the computer advises, in the words of a page, and how the page shows such a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import escape

from wondertable.text.whys import whys
from wondertable.web.present.onlooker import Onlooker
from wondertable.web.present.render import said


@dataclass(frozen=True)
class Place:
    """Where a page makes a choice, so that it can be shown before it is made."""

    play: str
    """What the button stands for that makes it."""
    picks: tuple[str, ...] = ()
    """The ids of what has to be picked before."""
    opens: str = ""
    """The id of the sheet in which the button stands, if it opens without a script."""


@dataclass(frozen=True)
class Advised:
    """A choice that the computer advises."""

    action: str
    text: str
    percent: int
    chance: str
    """The percentage as the language writes it."""
    place: Place
    why: str = ""
    """What speaks for it, in a line."""


def advised(
    sight: Onlooker, words: Callable[[str], str], place: Callable[[str], Place]
) -> tuple[Advised, ...]:
    """The choices that the computer likes best, of those that can be made here and now."""
    return tuple(
        Advised(
            action=tip.action,
            text=words(tip.action),
            percent=tip.percent,
            chance=said(sight.scene.language, "page-hint-chance", percent=tip.percent),
            place=place(tip.action),
            why=whys(sight.scene.language, tip.whys),
        )
        for tip in sight.scene.hint
        if sight.allowed(tip.action)
    )


def spoken(language: str, rows: tuple[Advised, ...]) -> str:
    """The whole hint in one sentence."""
    choices = [
        said(language, "page-hint-choice", choice=row.text, chance=row.chance)
        + (f" ({row.why})" if row.why else "")
        for row in rows
    ]
    return said(language, "page-hint-said", choices="; ".join(choices))


def show(regions: Mapping[str, str], place: Place) -> dict[str, str]:
    """The regions with a choice picked, and the focus on the button that makes it.

    A script does the same on the page itself (`static/advice.js`).
    """
    button = f'name="action" value="{escape(place.play)}"'
    marks = {f'id="{escape(id)}"': "checked" for id in place.picks} | {
        button: "data-shown autofocus"
    }
    shown = dict(regions)
    for part, mark in marks.items():
        there = next((id for id, html in shown.items() if part in html), None)
        if there is not None:  # the first of equal ones, as two copies of a card are
            shown[there] = shown[there].replace(part, f"{part} {mark}", 1)
    return shown
