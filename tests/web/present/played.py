"""Games played for tests and stopped where something is to be seen, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, Journal, State
from wondertable.table.clock import SeatClock
from wondertable.table.entry import Ending, Entry
from wondertable.web.scene import Scene
from wondertable.web.told import last_choice, lines_of

NAMES = ("Ada", "Márton", "Greta", "Noor", "Quill", "Zoë", "Iván")

S = TypeVar("S", bound=State)
Moves = list[tuple[int, int, Journal]]
"""What happened: at which ply, by whose move, and what it brought about."""


@dataclass
class Played(Generic[S]):
    """A game so far: the full state, and what happened at which ply."""

    state: S
    journal: Moves = field(default_factory=list)
    ply: int = 0

    def copy(self) -> Played[S]:
        """The same game, to be stopped here."""
        copy: Any = self.state.clone()
        return Played(copy, list(self.journal), self.ply)


def play_on(
    state: S, seed: int, liked: Callable[[S, int, Rng], int] | None = None
) -> Iterator[Played[S]]:
    """Plays a game; stops before every decision and at the end."""
    rng = Rng(seed, 0)
    played = Played(state)
    while True:
        journal = Journal()
        if state.mover() == CHANCE:
            state.deal(rng, journal)
        played.journal.append((played.ply, CHANCE, journal))
        yield played
        if not state.actors():
            return
        played.ply += 1
        for seat in state.actors():
            journal = Journal()
            legal = state.legal(seat)
            action = liked(state, seat, rng) if liked else legal[rng.below(len(legal))]
            state.apply(seat, action, journal)
            played.journal.append((played.ply, seat, journal))


def find_in(
    games: Callable[[int], Iterator[Played[S]]], wanted: Callable[[S], Any], first_seed: int = 0
) -> Played[S]:
    """The first position of this sort."""
    for seed in range(first_seed, first_seed + 400):
        for played in games(seed):
            if wanted(played.state):
                return played.copy()
    raise AssertionError("no such position")


def scene_of(
    game: Game,
    played: Played[S],
    viewer: int,
    language: str = "en",
    *,
    laid: bool = False,
    **given: Any,
) -> Scene:
    """A position as a viewer sees it; `laid` says whether the viewer's choice lies face down."""
    state = played.state
    seats = int(state.seat_count())
    told = entries_of(game, played.journal, viewer)
    acted, since = last_choice(told, viewer, game.name)
    names = NAMES[:seats]
    outcome = state.outcome()
    ending = None
    if outcome is not None:
        ending = Ending(outcome.reason, outcome.ranks, "5eed" * 16, "d19e57" * 10 + "0000")
    shown: dict[str, Any] = {
        "view": state.view(viewer),
        "viewer": viewer,
        "language": language,
        "names": names,
        "ply": played.ply,
        "status": "over" if ending else "running",
        "log": tuple(lines_of(language, game.name, told, names)),
        "clocks": tuple(SeatClock(61 + seat, runs=True) for seat in range(seats)),
        "ending": ending,
        "running_score": True,
        "explain": False,
        "playable": viewer in state.actors(),
        "action_url": "/t/x/do",
        "csrf": "token-against-forgery",
        "hint_url": "/t/x/hint",
        "retract_url": "/t/x/retract" if laid else "",
        "whole": state if ending else None,
        "events": tuple(event for entry in told for event in entry.events),
        "acted": acted,
        "since": since,
    }
    return Scene(**(shown | given))


def entries_of(game: Game, moves: Moves, viewer: int) -> list[Entry]:
    """What happened, as a table tells it to a viewer."""
    return [
        Entry(number, ply, seat, tuple(game.events(journal, viewer)))
        for number, (ply, seat, journal) in enumerate(moves, start=1)
    ]


def with_choices(played: Played[S], *seats: int, number: int = 0) -> Played[S]:
    """The same position after some seats have laid a choice face down."""
    laid = played.copy()
    for seat in seats:
        legal = laid.state.legal(seat)
        laid.state.apply(seat, legal[number % len(legal)])
    return laid
