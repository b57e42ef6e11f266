"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable import text
from wondertable.games.duel.actions import Start, parse
from wondertable.web.present.duel_model import Advised
from wondertable.web.present.duel_stage import Stage
from wondertable.web.present.render import said


def advised(stage: Stage) -> tuple[Advised, ...]:
    """The choices that the computer likes best, of those that can be made here and now."""
    return tuple(
        Advised(
            action=tip.action,
            text=choice_words(stage, tip.action),
            percent=tip.percent,
            chance=said(stage.scene.language, "page-hint-chance", percent=tip.percent),
        )
        for tip in stage.scene.hint
        if stage.allowed(tip.action)
    )


def choice_words(stage: Stage, action: str) -> str:
    """A choice as the page says it."""
    scene = stage.scene
    typed = parse(scene.viewer, action)
    if typed == Start(scene.viewer):
        return stage.words.t("begin-me")
    return text.choice(scene.language, "duel", typed, scene.names)


def spoken(stage: Stage) -> str:
    """The whole hint in one sentence."""
    language = stage.scene.language
    choices = [
        said(language, "page-hint-choice", choice=row.text, chance=row.chance)
        for row in advised(stage)
    ]
    return said(language, "page-hint-said", choices="; ".join(choices))
