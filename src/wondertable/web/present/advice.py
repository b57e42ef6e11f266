"""What the computer advises, in the words of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wondertable.web.present.onlooker import Onlooker
from wondertable.web.present.render import said


@dataclass(frozen=True)
class Advised:
    """A choice that the computer advises."""

    action: str
    text: str
    percent: int
    chance: str


def advised(sight: Onlooker, words: Callable[[str], str]) -> tuple[Advised, ...]:
    """The choices that the computer likes best, of those that can be made here and now."""
    return tuple(
        Advised(
            action=tip.action,
            text=words(tip.action),
            percent=tip.percent,
            chance=said(sight.scene.language, "page-hint-chance", percent=tip.percent),
        )
        for tip in sight.scene.hint
        if sight.allowed(tip.action)
    )


def spoken(sight: Onlooker, rows: tuple[Advised, ...]) -> str:
    """The whole hint in one sentence."""
    language = sight.scene.language
    choices = [
        said(language, "page-hint-choice", choice=row.text, chance=row.chance) for row in rows
    ]
    return said(language, "page-hint-said", choices="; ".join(choices))
