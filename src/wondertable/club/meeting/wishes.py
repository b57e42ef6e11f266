"""What somebody wants who seeks opponents, and how far that reaches after a while."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import inf
from typing import Final

import msgspec

from wondertable.club.meeting.errors import BadWish
from wondertable.core.game import Game
from wondertable.core.phrases import a_range
from wondertable.table.settings import LONGEST_CLOCK, Clock

SPANS: Final = (0, 100, 200, 400)
"""How far strengths may be apart at first, as people read them; 0 is any distance."""
WIDER: Final = 20.0
"""After so many seconds the range of strengths is wider by its first width."""
ANYBODY: Final = 120.0
"""After so many seconds anybody will do."""
FILLED: Final = 20.0
"""So long a table waits for more people than it needs."""
AGAIN: Final = 20.0
"""So long those who have just met wait for others."""
COMPUTER: Final = 60.0
"""After so many seconds a computer sits down, if that is wanted."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For everything what will do, what is liked best first."""

    seats: tuple[int, ...]
    """How many may play, in rising order."""
    options: dict[str, tuple[str, ...]]
    """Every option of the game with its values."""
    clocks: tuple[Clock, ...]
    rated: tuple[bool, ...] = (False,)
    span: int = 0
    bots: bool = False
    """Whether computers will do, if nobody comes."""


def reach(span: int, waited: float) -> float:
    """How far strengths may be apart for who has waited so long."""
    if not span or waited >= ANYBODY:
        return inf
    return span * (1 + max(0.0, waited) // WIDER)


def checked_wish(game: Game, wish: Wish, clocks: tuple[Clock, ...]) -> Wish:
    """The wish, if it can come true; raises BadWish, or what the game raises."""
    known: Mapping[str, tuple[str, ...]] = {one.name: one.values for one in game.options}
    if set(wish.options) != set(known):
        raise BadWish("options", ", ".join(sorted(wish.options)), ", ".join(known))
    for name, values in wish.options.items():
        if not values or not set(values) <= set(known[name]) or len(set(values)) < len(values):
            raise BadWish(name, ", ".join(values), ", ".join(known[name]))
    if not wish.seats or list(wish.seats) != sorted({*wish.seats} & {*game.seats}):
        told = ", ".join(map(str, wish.seats))
        raise BadWish("seats", told, a_range(game.seats[0], game.seats[-1]))
    if not wish.clocks or not set(wish.clocks) <= set(clocks):
        raise BadWish("clock", str(len(wish.clocks)), a_range(1, LONGEST_CLOCK))
    if not wish.rated or wish.span not in SPANS:
        raise BadWish("span", str(wish.span), ", ".join(map(str, SPANS)))
    refuse_impossible(game, wish)
    return wish


def refuse_impossible(game: Game, wish: Wish) -> None:
    """Raises what the game raises if not every choice from the wish can be played together."""
    names = list(wish.options)
    for seats in wish.seats:
        for values in product(*wish.options.values()):
            options = dict(zip(names, values, strict=True))
            game.setup(seats, options)
            if game.team_size(options) > 1:
                raise BadWish("teams", "on", "off")
