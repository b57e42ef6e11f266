"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable import text
from wondertable.games.seven.actions import NOT_ANY, Build, BuildStage, Rebuild, parse, paying
from wondertable.web.present.render import said
from wondertable.web.present.seven_model import Advised
from wondertable.web.present.seven_sight import Sight


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best, of those that can be made here and now."""
    return tuple(
        Advised(
            action=tip.action,
            text=choice_words(sight, tip.action),
            percent=tip.percent,
            chance=said(sight.scene.language, "page-hint-chance", percent=tip.percent),
        )
        for tip in sight.scene.hint
        if sight.allowed(tip.action)
    )


def choice_words(sight: Sight, action: str) -> str:
    """A choice as the page says it, with whom it pays."""
    scene = sight.scene
    typed = parse(scene.viewer, action)
    if typed == Rebuild(NOT_ANY):
        return sight.words.t("build-nothing")
    words = text.choice(scene.language, "seven", typed, scene.names)
    if isinstance(typed, Build | BuildStage) and paying(typed.left, typed.right):
        left, right = sight.name(sight.left), sight.name(sight.right)
        paid = sight.words.payment(0, typed.left, typed.right, left, right)
        words = f"{words} ({paid})"
    return words


def spoken(sight: Sight) -> str:
    """The whole hint in one sentence."""
    language = sight.scene.language
    choices = [
        said(language, "page-hint-choice", choice=row.text, chance=row.chance)
        for row in advised(sight)
    ]
    return said(language, "page-hint-said", choices="; ".join(choices))
