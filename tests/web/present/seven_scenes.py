"""Scenes of 7 Wonders for tests: games played at random, stopped where something is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.web.present import played
from tests.web.present.played import NAMES, find_in, play_on, scene_of, with_choices
from wondertable.core.rng import Rng
from wondertable.games.seven.codes import (
    BOARD,
    EXTRA,
    LOSE,
    NO_CHOICE,
    OVER,
    REBUILD,
    SIDE,
    TURN,
)
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.state import Seven
from wondertable.web.scene import Scene

__all__ = ["NAMES", "Played", "asked", "find", "play", "scene", "turn", "with_choices"]

CITIES = {"cities": "on", "sides": "random"}
TEAMS = CITIES | {"teams": "on"}
QUESTIONS = {
    "turn": TURN,
    "side": SIDE,
    "board": BOARD,
    "lose": LOSE,
    "extra": EXTRA,
    "rebuild": REBUILD,
    "over": OVER,
}


Played = played.Played[Seven]


def play(seats: int, options: dict[str, str], seed: int) -> Iterator[Played]:
    """Plays a game; stops before every decision and at the end. Builds rather than sells."""
    return play_on(seven(GAME.setup(seats, options)), seed, liked)


def liked(state: Seven, seat: int, rng: Rng) -> int:
    """An action, rather not a sale."""
    actions = state.legal(seat)
    if state.question == TURN and rng.below(6):
        built = [code for code in actions if not GAME.write(state, seat, code).startswith("sell")]
        actions = built or actions
    return actions[rng.below(len(actions))]


def find(
    seats: int, options: dict[str, str], wanted: Callable[[Seven], Any], first_seed: int = 0
) -> Played:
    """The first position of this sort."""
    return find_in(lambda seed: play(seats, options, seed), wanted, first_seed)


def asked(
    kind: str, seats: int = 5, options: dict[str, str] = CITIES, age: int = 0, seed: int = 0
) -> Played:
    """The first position in which something is asked."""
    code = QUESTIONS[kind]
    return find(seats, options, lambda state: state.question == code and state.age >= age, seed)


def turn(seats: int, options: dict[str, str], age: int, number: int, seed: int = 0) -> Played:
    """A turn of an age."""

    def wanted(state: Seven) -> bool:
        return bool(state.question == TURN and (state.age, state.turn) == (age, number))

    return find(seats, options, wanted, seed)


def scene(played: Played, viewer: int, language: str = "en", **given: Any) -> Scene:
    """A position as a viewer sees it."""
    laid = viewer >= 0 and bool(played.state.cities[viewer].choice != NO_CHOICE)
    return scene_of(GAME, played, viewer, language, laid=laid, **given)
