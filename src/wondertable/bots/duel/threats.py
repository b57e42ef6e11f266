"""Which victories are one turn away in Duel."""

from __future__ import annotations

from typing import NamedTuple

from wondertable.bots.duel.worth import at_turn
from wondertable.core.bits import numbers
from wondertable.games.duel.codes import MILITARY, OVER, SCIENCE, TOKEN, TOKEN_CODE
from wondertable.games.duel.state import Duel


class Supremacies(NamedTuple):
    """The choices by which a seat would win at once, in codes."""

    arms: tuple[int, ...]
    science: tuple[int, ...]


def supremacies(view: Duel, seat: int) -> Supremacies:
    """How a seat could end the game if it were in turn, with the cards that lie open."""
    state = at_turn(view, seat)
    ways: dict[int, list[int]] = {MILITARY: [], SCIENCE: []}
    for action in state.legal(seat):
        if view.hidden >> (action >> 3) & 1:
            continue  # it will be turned up before anybody takes it
        after = state.clone()
        after.choose(action)
        tokens = numbers(after.board) if after.question == TOKEN else []
        ends = [after, *(taken(after, token) for token in tokens)]
        for ending, found in ways.items():
            if any(won(end, seat, ending) for end in ends):
                found.append(action)
    return Supremacies(tuple(ways[MILITARY]), tuple(ways[SCIENCE]))


def taken(state: Duel, token: int) -> Duel:
    """The position after a token is taken."""
    after = state.clone()
    after.choose(TOKEN_CODE + token)
    return after


def won(state: Duel, seat: int, ending: int) -> bool:
    """Whether a seat has won in this way."""
    return bool(state.pending == OVER and state.winner == seat and state.ending == ending)
