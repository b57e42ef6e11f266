"""The position of a puzzle as a scene: what its seat saw, and nothing of the solution."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wondertable.core.state import Journal, State
from wondertable.games import find_game
from wondertable.review.collection import by_id
from wondertable.review.puzzle import Puzzle, play_of
from wondertable.table import Entry
from wondertable.web.names import NAMES, looks_of
from wondertable.web.pages import Visit
from wondertable.web.scene import Scene
from wondertable.web.told import last_choice, lines_of

OTHERS = NAMES["senator"]
"""Who sat at the other seats: games of computers are what puzzles are found in."""


@dataclass(frozen=True)
class Position:
    """What the seat that is asked saw, and what had happened, as it knew it."""

    view: State
    entries: tuple[Entry, ...]


@lru_cache(maxsize=128)
def position_of(game: str, puzzle: str) -> Position:
    """The position of a puzzle that comes with the package, played once."""
    rules, known = find_game(game), by_id(game)[puzzle]
    entries: list[Entry] = []

    def hear(ply: int, seat: int, journal: Journal) -> None:
        events = tuple(rules.events(journal, known.seat))
        entries.append(Entry(len(entries) + 1, ply, seat, events))

    play = play_of(rules, known, hear)
    return Position(play.state.view(known.seat), tuple(entries))


def names_at(visit: Visit, puzzle: Puzzle) -> tuple[str, ...]:
    """The reader on the seat that is asked, and computers on the others."""
    mine = visit.person.name or visit.say("web-default-name")
    free = iter(name for name in OTHERS if looks_of(name) != looks_of(mine))
    return tuple(mine if seat == puzzle.seat else next(free) for seat in range(puzzle.seats))


def scene_of(visit: Visit, game: str, puzzle: Puzzle, action_url: str) -> Scene:
    """What the seat sees; it may choose where an address is given."""
    position = position_of(game, puzzle.id)
    names = names_at(visit, puzzle)
    acted, since = last_choice(position.entries, puzzle.seat, game)
    return Scene(
        view=position.view,
        viewer=puzzle.seat,
        language=visit.language,
        names=names,
        faces=tuple(f"f-{name.lower()}" if name in OTHERS else "" for name in names),
        ply=puzzle.ply - 1,
        status="running",
        log=tuple(lines_of(visit.language, game, position.entries, names)),
        clocks=(None,) * puzzle.seats,
        ending=None,
        running_score=True,
        explain=False,
        playable=bool(action_url),
        action_url=action_url,
        csrf=visit.csrf if action_url else "",
        events=tuple(event for entry in position.entries for event in entry.events),
        acted=acted,
        since=since,
    )
