"""Scenes of 7 Wonders for tests: games played at random, stopped where something is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, Journal
from wondertable.games.seven.codes import BOARD, EXTRA, LOSE, OVER, REBUILD, SIDE, TURN
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.state import Seven
from wondertable.text import line
from wondertable.web.scene import ClockFace, Ending, LogLine, Scene
from wondertable.web.scenes import QUIET

NAMES = ("Ada", "Márton", "Greta", "Noor", "Quill", "Zoë", "Iván")
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


@dataclass
class Played:
    """A game so far: the full state, and what happened at which ply."""

    state: Seven
    journal: list[tuple[int, Journal]] = field(default_factory=list)
    ply: int = 0

    def copy(self) -> Played:
        """The same game, to be stopped here."""
        return Played(self.state.clone(), list(self.journal), self.ply)


def play(seats: int, options: dict[str, str], seed: int) -> Iterator[Played]:
    """Plays a game; stops before every decision and at the end. Builds rather than sells."""
    rng = Rng(seed, 0)
    state = seven(GAME.setup(seats, options))
    played = Played(state)
    while True:
        journal = Journal()
        if state.mover() == CHANCE:
            state.deal(rng, journal)
        played.journal.append((played.ply, journal))
        yield played
        if not state.actors():
            return
        played.ply += 1
        for seat in state.actors():
            journal = Journal()
            state.apply(seat, liked(state, seat, rng), journal)
            played.journal.append((played.ply, journal))


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
    for seed in range(first_seed, first_seed + 400):
        for played in play(seats, options, seed):
            if wanted(played.state):
                return played.copy()
    raise AssertionError("no such position")


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
    state = played.state
    seats = int(state.seats)
    names = NAMES[:seats]
    outcome = state.outcome()
    ending = None
    if outcome is not None:
        ending = Ending(outcome.reason, outcome.winners, "5eed" * 16, "d19e57" * 10 + "0000")
    asked = viewer >= 0 and bool(state.waiting >> viewer & 1)
    laid = viewer >= 0 and bool(state.cities[viewer].choice != -1)
    shown: dict[str, Any] = {
        "view": state.view(viewer),
        "viewer": viewer,
        "language": language,
        "names": names,
        "ply": played.ply,
        "status": "over" if ending else "running",
        "log": log_lines(played, viewer, language, names),
        "clocks": tuple(ClockFace(61 + seat, runs=True) for seat in range(seats)),
        "ending": ending,
        "running_score": True,
        "explain": False,
        "playable": asked,
        "action_url": "/t/x/do",
        "csrf": "token-against-forgery",
        "hint_url": "/t/x/hint",
        "retract_url": "/t/x/retract" if laid else "",
        "whole": state if ending else None,
        "events": happened(played, viewer) if ending else (),
    }
    return Scene(**(shown | given))


def happened(played: Played, viewer: int) -> tuple[Any, ...]:
    """All typed events that a viewer knows of."""
    return tuple(event for _, journal in played.journal for event in GAME.events(journal, viewer))


def log_lines(
    played: Played, viewer: int, language: str, names: tuple[str, ...]
) -> tuple[LogLine, ...]:
    """The log as a viewer may read it."""
    lines: list[LogLine] = []
    for ply, journal in played.journal:
        for event in GAME.events(journal, viewer):
            if not isinstance(event, QUIET["seven"]):
                seat = getattr(event, "seat", None)
                text = line(language, "seven", event, names)
                lines.append(LogLine(len(lines) + 1, ply, seat, text))
    return tuple(lines)


def with_choices(played: Played, *seats: int, number: int = 0) -> Played:
    """The same position after some seats have laid a choice face down."""
    laid = played.copy()
    for seat in seats:
        legal = laid.state.legal(seat)
        laid.state.apply(seat, legal[number % len(legal)])
    return laid
