"""Scenes of Duel for tests: games played at random, stopped where something is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.web.present.played import Moves, entries_of
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, Journal
from wondertable.games.duel.codes import (
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARD,
    DRAFT,
    LIBRARY,
    OVER,
    REBUILD,
    START,
    TOKEN,
    TURN,
)
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel
from wondertable.table.clock import SeatClock
from wondertable.table.entry import Ending, Entry
from wondertable.web.scene import Scene
from wondertable.web.told import last_choice, lines_of

NAMES = ("Ada", "Márton")
QUESTIONS = {
    "turn": TURN,
    "draft": DRAFT,
    "token": TOKEN,
    "library": LIBRARY,
    "destroy-brown": DESTROY_BROWN,
    "destroy-grey": DESTROY_GREY,
    "rebuild": REBUILD,
    "start": START,
    "over": OVER,
}


@dataclass
class Played:
    """A game so far: the full state, and what happened at which ply."""

    state: Duel
    journal: Moves = field(default_factory=list)
    ply: int = 0


def play(seed: int, *, first_game: bool = False) -> Iterator[Played]:
    """Plays a game; stops before every decision and at the end. Builds rather than discards."""
    rng = Rng(seed, 0)
    options = {"wonders": "first-game" if first_game else "draft", "level_pawn": "chooses"}
    state = GAME.setup(2, options)
    assert isinstance(state, Duel)
    played = Played(state)
    while True:
        journal = Journal()
        if state.mover() == CHANCE:
            state.deal(rng, journal)
        played.journal.append((played.ply, CHANCE, journal))
        yield played
        if not state.actors():
            return
        seat = int(state.mover())
        actions = state.legal(seat)
        if state.question == TURN and rng.below(5):
            actions = [code for code in actions if code & 7 != DISCARD] or actions
        journal = Journal()
        state.apply(seat, actions[rng.below(len(actions))], journal)
        played.ply += 1
        played.journal.append((played.ply, seat, journal))


def find(wanted: Callable[[Duel], bool], first_seed: int = 0) -> Played:
    """The first position of this sort."""
    for seed in range(first_seed, first_seed + 3000):
        for played in play(seed):
            if wanted(played.state):
                return played
    raise AssertionError("no such position")


def asked(kind: str, first_seed: int = 0, age: int = 0) -> Played:
    """The first position in which something is asked."""
    code = QUESTIONS[kind]
    return find(lambda state: state.question == code and state.age >= age, first_seed)


def scene(
    played: Played,
    viewer: int,
    language: str = "en",
    *,
    names: tuple[str, str] = NAMES,
    playable: bool = True,
    explain: bool = False,
    running_score: bool = True,
    reason: str = "",
) -> Scene:
    """A position as a viewer sees it."""
    state = played.state
    told = entries(played, viewer)
    acted, since = last_choice(told, viewer, "duel")
    outcome = state.outcome()
    ending = None
    if outcome is not None or reason:
        ranks = outcome.ranks if outcome is not None else (1, 2)
        why = reason or (outcome.reason if outcome is not None else "")
        ending = Ending(why, ranks, "5eed" * 16, "d19e57" * 10 + "0000")
    return Scene(
        view=state.view(viewer),
        viewer=viewer,
        language=language,
        names=names,
        ply=played.ply,
        status="over" if ending else "running",
        log=tuple(lines_of(language, "duel", told, names)),
        clocks=(SeatClock(761, runs=state.mover() == 0), SeatClock(545, runs=state.mover() == 1)),
        ending=ending,
        running_score=running_score,
        explain=explain,
        playable=playable,
        action_url="/tables/lapis-heron/act",
        csrf="token-against-forgery",
        events=tuple(event for entry in told for event in entry.events),
        acted=acted,
        since=since,
    )


def entries(played: Played, viewer: int) -> list[Entry]:
    """What happened, as a table tells it to a viewer."""
    return entries_of(GAME, played.journal, viewer)
