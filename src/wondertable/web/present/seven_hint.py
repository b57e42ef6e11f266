"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable import text
from wondertable.games.seven.actions import NOT_ANY, Build, BuildStage, Rebuild, parse, paying
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised
from wondertable.web.present.seven_sight import Sight


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best."""
    return advice.advised(sight, lambda action: choice_words(sight, action))


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
    return advice.spoken(sight, advised(sight))
