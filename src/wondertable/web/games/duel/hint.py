"""What the computer advises, in the words of the page."""

from __future__ import annotations

from functools import partial

from wondertable import text
from wondertable.games.duel.actions import Build, Discard, RaiseWonder, Start, parse
from wondertable.web.games.duel.sight import Sight
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised, Place


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best."""
    return advice.advised(sight, partial(choice_words, sight), partial(place, sight))


def place(sight: Sight, action: str) -> Place:
    """Where the page makes a choice: in the sheet of a card, or among the answers to a question."""
    match parse(sight.scene.viewer, action):
        case Build(card) | Discard(card) | RaiseWonder(_, card):
            return Place(action, opens=f"sheet-{card}")
        case _:
            return Place(action)


def choice_words(sight: Sight, action: str) -> str:
    """A choice as the page says it."""
    scene = sight.scene
    typed = parse(scene.viewer, action)
    if typed == Start(scene.viewer) and not scene.shared:
        return sight.words.t("begin-me")
    return text.choice(scene.language, "duel", typed, scene.names)
