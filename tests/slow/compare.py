"""What comparing an engine with a slow referee needs, whatever the game."""

from __future__ import annotations

from math import gcd
from typing import Literal

from wondertable.core.game import Game
from wondertable.core.state import CHANCE, State

Actor = int | Literal["chance"]
Seen = dict[str, object]


def seat_of(actor: Actor) -> int:
    """The number that the engine has for an actor."""
    return CHANCE if actor == "chance" else actor


def actors_of(state: State) -> list[Actor]:
    """Who is asked in the engine's position."""
    return ["chance" if seat == CHANCE else seat for seat in state.actors()]


def offered(game: Game, state: State, actor: Actor) -> list[str]:
    """What an actor may choose in the engine's position, sorted."""
    seat = seat_of(actor)
    return sorted(game.write(state, seat, code) for code in state.legal(seat))


def odds(game: Game, state: State) -> dict[str, int]:
    """What chance may do in the engine's position, and how likely each of it is."""
    texts = [game.write(state, CHANCE, code) for code in state.legal(CHANCE)]
    return reduced(dict(zip(texts, state.weights(), strict=True)))


def reduced(weights: dict[str, int]) -> dict[str, int]:
    """The same ratios in the smallest numbers."""
    divisor = gcd(*weights.values())
    return {text: int(weight) // divisor for text, weight in weights.items()}


def apart(mine: Seen, theirs: Seen) -> str:
    """The rows in which two descriptions differ, the engine's and the referee's."""
    found = []
    for what, wanted in theirs.items():
        got = mine[what]
        if got == wanted:
            continue
        if what.startswith("choices") and isinstance(got, list) and isinstance(wanted, list):
            extra, missing = sorted(set(got) - set(wanted)), sorted(set(wanted) - set(got))
            found.append(f"{what}: only the engine {extra}, only the referee {missing}")
        else:
            found.append(f"{what}: {got}, by the referee {wanted}")
    return "; ".join(found)
