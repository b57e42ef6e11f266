"""Scenes of Tower of Babel for tests: random games, stopped where something is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.web.present import played
from tests.web.present.played import NAMES, find_in, play_on, scene_of, with_choices
from wondertable.core.rng import Rng
from wondertable.games.babel.codes import (
    AGAIN,
    BONUS,
    DECIDE,
    EXCHANGE,
    FAIL,
    NO_CHOICE,
    OFFER,
    OVER,
    PASS,
    TURN,
    WINDOW,
)
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.state import Babel
from wondertable.web.scene import Scene

__all__ = ["NAMES", "Played", "asked", "find", "play", "scene", "with_choices"]

Played = played.Played[Babel]
QUESTIONS = {
    "turn": TURN,
    "window": WINDOW,
    "offer": OFFER,
    "decide": DECIDE,
    "bonus": BONUS,
    "again": AGAIN,
    "exchange": EXCHANGE,
    "over": OVER,
}
ALL_OPTIONS = {"two_coloured": "on", "bluff": "on"}


def play(seats: int, options: dict[str, str], seed: int) -> Iterator[Played]:
    """Plays a game; stops before every decision and at the end. Builds rather than passes."""
    return play_on(babel(GAME.setup(seats, options)), seed, liked)


def liked(state: Babel, seat: int, rng: Rng) -> int:
    """An action that rather builds and offers."""
    actions = state.legal(seat)
    idle = PASS if state.question == TURN else FAIL
    if state.question in (TURN, DECIDE, OFFER) and len(actions) > 1 and rng.below(6):
        actions = [code for code in actions if code != idle]
    return actions[rng.below(len(actions))]


def find(
    seats: int, options: dict[str, str], wanted: Callable[[Babel], Any], first_seed: int = 0
) -> Played:
    """The first position of this sort."""
    return find_in(lambda seed: play(seats, options, seed), wanted, first_seed)


def asked(
    kind: str, seats: int = 4, options: dict[str, str] | None = None, row: int = 0, seed: int = 0
) -> Played:
    """The first position in which something is asked, after so many finished wonders."""
    code = QUESTIONS[kind]

    def wanted(state: Babel) -> bool:
        return bool(state.question == code and (state.waiting or code == OVER) and state.row >= row)

    return find(seats, options or {}, wanted, seed)


def scene(played: Played, viewer: int, language: str = "en", **given: Any) -> Scene:
    """A position as a viewer sees it."""
    laid = viewer >= 0 and bool(played.state.builders[viewer].choice != NO_CHOICE)
    return scene_of(GAME, played, viewer, language, laid=laid, **given)
