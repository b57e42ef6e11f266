"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable import text
from wondertable.games.duel.actions import Build, Discard, RaiseWonder, Start, parse
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised, Place
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
            place=place(stage, tip.action),
        )
        for tip in stage.scene.hint
        if stage.allowed(tip.action)
    )


def place(stage: Stage, action: str) -> Place:
    """Where the page makes a choice: in the sheet of a card, or among the answers to a question."""
    match parse(stage.scene.viewer, action):
        case Build(card) | Discard(card) | RaiseWonder(_, card):
            return Place(action, opens=f"sheet-{card}")
        case _:
            return Place(action)


def choice_words(stage: Stage, action: str) -> str:
    """A choice as the page says it."""
    scene = stage.scene
    typed = parse(scene.viewer, action)
    if typed == Start(scene.viewer):
        return stage.words.t("begin-me")
    return text.choice(scene.language, "duel", typed, scene.names)


def spoken(stage: Stage) -> str:
    """The whole hint in one sentence."""
    return advice.spoken(stage.scene.language, advised(stage))
