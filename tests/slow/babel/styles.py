"""How seats play in random games: each has a style, or nothing rare would ever happen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..compare import Actor
from .babel import SlowBabel

Chooser = Callable[[SlowBabel], tuple[Actor, str]]
"""Picks one of those who are asked, and what it does."""

STYLES = ("builder", "giver", "hoarder", "refuser", "player")
"""What seats like, seat by seat; without it hardly any deck is used up."""


def weight(words: list[str], style: str) -> float:
    """Return how much a style likes an action."""
    match words:
        case ["pass"]:
            return 60 if style == "hoarder" else 2
        case ["offer", "nothing"]:
            return {"giver": 0.1, "hoarder": 200}.get(style, 1)
        case ["accept", *rest]:
            return {"hoarder": 1, "refuser": 2}.get(style, 8) * (4 if "joker" in rest else 1)
        case ["fail"]:
            return 20 if style in ("hoarder", "refuser") else 1
        case ["play", _]:
            return {"player": 30, "hoarder": 1}.get(style, 4)
    return 1


def choice(slow: SlowBabel, actor: Actor, style: str, rng: Random) -> str:
    """Pick what an actor does, chance by its odds and a seat by its style."""
    if actor == "chance":
        odds: dict[str, float] = dict(slow.weights())
    else:
        odds = {text: weight(text.split(), style) for text in slow.legal(actor)}
    return rng.choices(list(odds), list(odds.values()))[0]


def chooser(rng: Random, styles: list[str]) -> Chooser:
    """Pick any of those who are asked, so that offers arrive in any order, and what it does."""

    def choose(slow: SlowBabel) -> tuple[Actor, str]:
        actor = rng.choice(slow.asked())
        return actor, choice(slow, actor, "" if actor == "chance" else styles[actor], rng)

    return choose
