"""One game on both sides: the engine's position and the slow referee's, compared in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.seven.position import cards, hand, points, tokens
from wondertable.core.play import play
from wondertable.games.seven import codes
from wondertable.games.seven.actions import BOARD_IDS, CARD_IDS, SIDE_IDS
from wondertable.games.seven.game import GAME
from wondertable.games.seven.past import pile
from wondertable.games.seven.state import Seven

from ..compare import Actor, Seen, actors_of, apart, odds, offered, reduced, seat_of
from .seven import SlowSeven

Chooser = Callable[[Actor, list[str]], str]


def seen(state: Seven) -> Seen:
    """A position of the engine in words."""
    everyone = range(state.seats)
    cities = state.cities
    return {
        "age": int(state.age),
        "boards": [known(BOARD_IDS, int(city.board), codes.NO_BOARD) for city in cities],
        "sides": [known(SIDE_IDS, int(city.side), codes.NO_SIDE) for city in cities],
        "coins": [int(city.coins) for city in cities],
        "debt": [int(city.debt) for city in cities],
        "owed": [int(city.owed) for city in cities],
        "diplomacy": [int(city.diplomacy) for city in cities],
        "shields": [int(city.shields) for city in cities],
        "stages": [int(city.stages) for city in cities],
        "built": [cards(state, seat) for seat in everyone],
        "tokens": [sorted(tokens(state, seat)) for seat in everyone],
        "hands": [hand(state, seat) for seat in everyone],
        "pile": [CARD_IDS[card] for card in pile(state.past, state.seats) if card != codes.NO_CARD],
    }


def known(ids: tuple[str, ...], number: int, none: int) -> str:
    """The word for a number, or none."""
    return "" if number == none else ids[number]


def told(game: SlowSeven) -> Seen:
    """A position of the slow referee in the same words."""
    return {
        "age": game.age,
        "boards": game.board,
        "sides": game.side,
        "coins": game.coins,
        "debt": game.debt,
        "owed": game.owed,
        "diplomacy": game.diplomacy,
        "shields": [game.total(seat, "shields") for seat in range(game.seats)],
        "stages": game.stages,
        "built": [set(built) for built in game.built],
        "tokens": [sorted(held) for held in game.tokens],
        "hands": game.hands,
        "pile": list(game.pile.values()),
    }


@dataclass
class Course:
    """A game that was compared: its lines and questions, the first difference, what was built."""

    lines: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    difference: str = ""
    built: set[str] = field(default_factory=set)
    raised: set[tuple[str, str, int]] = field(default_factory=set)

    def has(self, *kinds: str) -> bool:
        """Whether these questions follow each other."""
        return f" {' '.join(kinds)} " in f" {' '.join(self.kinds)} "


def compare(name: str, quick: Seven, slow: SlowSeven, choose: Chooser, last_age: int = 3) -> Course:
    """Plays a game on both sides and compares every step, up to the first difference.

    It ends with the game or with an age.
    """
    course = Course()
    while (asked := slow.asked()) and slow.age <= last_age and not course.difference:
        course.difference = differing(quick, slow, new=is_new(course, slow))
        if not course.difference:
            text = choose(asked[0], slow.legal(asked[0]))
            course.lines.append(text)
            course.kinds.append(slow.todo[0].kind)
            slow.play(asked[0], text)
            play(GAME, quick, seat_of(asked[0]), text)
    course.difference = course.difference or differing(quick, slow, new=True)
    if course.difference:
        where = f"ply {len(course.lines)}, after {course.lines[-1:]}"
        course.difference = f"{name}, {where}: {course.difference}"
    for seat in range(slow.seats):
        course.built |= set(slow.built[seat])
        place = (slow.board[seat], slow.side[seat])
        course.raised |= {(*place, stage) for stage in range(slow.stages[seat])}
    return course


def is_new(course: Course, slow: SlowSeven) -> bool:
    """Whether a question is put that was not there one line before."""
    return not slow.chosen and course.kinds[-1:] != [slow.todo[0].kind]


def differing(quick: Seven, slow: SlowSeven, *, new: bool) -> str:
    """What differs between both sides, in words; nothing if they agree.

    Who is asked and what the next actor may choose is compared always, cities, hands and the pile
    wherever seats are asked, and all choices of all seats when a question is new.
    """
    asked = slow.asked()
    actors = actors_of(quick)
    if actors != asked:
        return f"asked are {actors}, by the referee {asked}"
    mine: Seen = {}
    theirs: Seen = {}
    by_chance = asked == ["chance"]
    if by_chance:
        mine["odds"], theirs["odds"] = odds(GAME, quick), reduced(slow.weights())
    else:
        for actor in asked if new else asked[:1]:
            mine[f"choices of {actor}"] = offered(GAME, quick, actor)
            theirs[f"choices of {actor}"] = slow.legal(actor)
    if new or not by_chance:
        mine |= seen(quick)
        theirs |= told(slow)
    if new and slow.age:
        mine |= {f"sheet {seat}": points(quick, seat) for seat in range(slow.seats)}
        theirs |= {f"sheet {seat}": slow.points(seat) for seat in range(slow.seats)}
    if slow.over:
        outcome = quick.outcome()
        mine["ranks"] = list(outcome.ranks) if outcome else None
        theirs["ranks"] = slow.ranks()
    return apart(mine, theirs)
