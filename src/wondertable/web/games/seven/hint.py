"""What the computer advises, in the words of the page."""

from __future__ import annotations

from functools import partial

from wondertable import text
from wondertable.games.seven.actions import (
    NOT_ANY,
    Build,
    BuildStage,
    Leave,
    Rebuild,
    Sell,
    parse,
    paying,
)
from wondertable.web.games.seven.hand import card_id
from wondertable.web.games.seven.question import rebuild_options
from wondertable.web.games.seven.sight import Sight
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised, Place


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best."""
    return advice.advised(sight, partial(choice_words, sight), partial(place, sight))


def place(sight: Sight, action: str) -> Place:
    """Where the page makes a choice: with a card of the hand, or among answers to a question."""
    match parse(sight.scene.viewer, action):
        case Build(card) | BuildStage(card) | Sell(card) | Leave(card):
            return Place(action, (f"pick-{card_id(sight, card)}",))
        case Rebuild(card) if card != NOT_ANY:  # the pile shows equal cards once
            cards = {option.face.id: option for option in rebuild_options(sight) if option.face}
            return Place(cards[card].action or action)
        case _:
            return Place(action)


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
