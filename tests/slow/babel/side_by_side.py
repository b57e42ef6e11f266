"""One game on both sides: the engine's position and the slow referee's, compared in words."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.babel.position import (
    action_hand,
    backs,
    discarded,
    hand,
    held,
    left,
    points,
    taken,
    units,
)
from wondertable.core.play import play
from wondertable.games.babel.game import GAME
from wondertable.games.babel.state import Babel

from ..compare import Seen, actors_of, apart, odds, offered, reduced, seat_of
from .babel import SlowBabel
from .figures import WONDERS, in_words, total
from .styles import Chooser


def seen(state: Babel) -> Seen:
    """A position of the engine in words."""
    everyone = range(int(state.seat_count()))
    return {
        "hands": [hand(state, seat) for seat in everyone],
        "held": held(state),
        "action cards": [action_hand(state, seat) for seat in everyone],
        "discs": [sorted(disc.partition(" ")[2] for disc in taken(state, s)) for s in everyone],
        "board": {wonder: sorted(left(state, wonder)) for wonder in WONDERS},
        "units": {wonder: units(state, wonder) for wonder in WONDERS},
        "discarded": discarded(state),
        "deck": int(state.deck_size()),
        "row": int(state.row),
        "active": int(state.active),
        "points": [points(state, seat) for seat in everyone],
        "backs": backs(state),
    }


def told(game: SlowBabel) -> Seen:
    """A position of the slow referee in the same words."""
    everyone = range(game.seats)
    return {
        "hands": [in_words(cards) for cards in game.hands],
        "held": [total(cards) for cards in game.hands],
        "action cards": [game.action_order(seat) for seat in everyone],
        "discs": [sorted(discs) for discs in game.taken],
        "board": {wonder: sorted(discs) for wonder, discs in game.board.items()},
        "units": game.units,
        "discarded": in_words(game.discard),
        "deck": total(game.deck),
        "row": game.finished,
        "active": game.active,
        "points": [game.points(seat) for seat in everyone],
        "backs": game.backs(),
    }


@dataclass
class Course:
    """A game that was compared: its lines, the questions that were put, the first difference."""

    lines: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    difference: str = ""
    ending: str = ""
    shuffles: int = 0


def compare(name: str, quick: Babel, slow: SlowBabel, choose: Chooser) -> Course:
    """Plays a game on both sides and compares every step, up to the first difference."""
    course = Course()
    while slow.asked() and not course.difference:
        course.difference = differing(quick, slow)
        if not course.difference:
            actor, text = choose(slow)
            course.lines.append(text)
            course.kinds.append(slow.todo[0].kind)
            slow.play(actor, text)
            play(GAME, quick, seat_of(actor), text)
    course.difference = course.difference or differing(quick, slow)
    course.ending = slow.ending
    course.shuffles = slow.shuffles
    if course.difference:
        where = f"ply {len(course.lines)}, after {course.lines[-1:]}"
        course.difference = f"{name}, {where}: {course.difference}"
    return course


def differing(quick: Babel, slow: SlowBabel) -> str:
    """What differs between both sides, in words; nothing if they agree.

    Who is asked and the whole position is compared always, and all choices of all who are asked
    when their question is new.
    """
    asked, actors = slow.asked(), actors_of(quick)
    if actors != asked:
        return f"asked are {actors}, by the referee {asked}"
    mine, theirs = seen(quick), told(slow)
    if asked == ["chance"]:
        mine["odds"], theirs["odds"] = odds(GAME, quick), reduced(slow.weights())
    elif not slow.chosen:
        for actor in asked:
            mine[f"choices of {actor}"] = offered(GAME, quick, actor)
            theirs[f"choices of {actor}"] = slow.legal(actor)
    outcome = quick.outcome()
    mine["outcome"] = (list(outcome.ranks), outcome.reason) if outcome else None
    theirs["outcome"] = (slow.ranks(), slow.ending) if slow.over else None
    return apart(mine, theirs)
