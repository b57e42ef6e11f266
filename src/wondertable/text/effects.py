"""What things of a game do and cost, as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wondertable.text.bundle import Argument, say
from wondertable.text.language import listed
from wondertable.text.values import items, message_id

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def effect_lines(language: str, game: str, effects: Iterable[DataclassInstance]) -> list[str]:
    """A sentence for each effect: what it does for its owner."""
    return [_effect_line(language, game, effect) for effect in effects]


def cost_line(language: str, cost: DataclassInstance) -> str:
    """A cost in words, such as "2 coins, 1 glass"."""
    asked = [
        say(language, "coins" if field == "coins" else f"resource-count-{field}", count=count)
        for field, count in items(cost)
        if count
    ]
    return ", ".join(asked) or say(language, "cost-free")


def _effect_line(language: str, game: str, effect: DataclassInstance) -> str:
    """One effect in words; several words are a list, joined by "or" where one is to be chosen."""
    kind = type(effect)
    choice = kind.__name__.endswith("Choice")
    args: dict[str, Argument] = {}
    for field, value in items(effect):
        if isinstance(value, tuple):
            words = [say(language, f"{field.removesuffix('s')}-{word}") for word in value]
            args[field] = listed(language, words, choice=choice)
        else:
            args[field] = value
    return say(language, message_id(game, "effect", kind), **args)
