"""Chances that are chances: how often who expects so much from a search really wins.

What a search expects is half a guess, and in games with hidden hands it is meant to be more even
than the truth. Self-play tells how often it comes true; a map of slope and shift, on the scale of
the logit, is kept beside the weights, for each number of seats and each phase of the game. A map
that was made with other weights says nothing about these, and is not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec

from wondertable.bots.errors import BadChances, OldChances
from wondertable.bots.levels import weights_digest
from wondertable.bots.phases import phase_of, phases_of
from wondertable.core.record import BROKEN
from wondertable.core.state import State

FORMAT: Final = 1
NEAREST: Final = 0.01
"""What is expected is kept so far from certainty, which alone is certain."""


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map of one phase."""

    slope: float = 1.0
    shift: float = 0.0
    first: float = 0.0
    """The shift for the first of two seats; the other one has the opposite."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The maps of all phases for one number of seats, and what they were made of."""

    seats: int
    team: int
    games: int
    simulations: int
    seed: int
    phases: dict[str, Curve]


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All maps of a game."""

    chances: int
    game: str
    weights: str
    """The digest of the weights with which the games were played."""
    sittings: tuple[Sitting, ...] = ()

    def curve(self, seats: int, team: int, phase: str) -> Curve:
        """The map for a number of seats; where none was measured, the nearest one."""
        known = [sitting for sitting in self.sittings if sitting.team == team]
        if not known:
            return Curve()
        nearest = min(known, key=lambda sitting: abs(sitting.seats - seats))
        return nearest.phases.get(phase, Curve())

    def chance(self, value: float, seats: int, team: int, phase: str, seat: int) -> float:
        """The chance to win of a seat's team that expects so much; what is certain stays so."""
        if value in (0.0, 1.0):
            return value
        curve = self.curve(seats, team, phase)
        lead = curve.first if seat == 0 else -curve.first
        return of_logit(curve.slope * logit(value) + curve.shift + lead)


def chance_of(game: str, view: State, seat: int, expected: float) -> float:
    """The chance to win of a seat that expects this part of the victory, alone or with its team."""
    team = phases_of(game).team(view)
    seats = int(view.seat_count())
    value = in_team(expected, team)
    return chances_of(game).chance(value, seats, team, phase_of(game, view), seat)


def in_team(expected: float, team: int) -> float:
    """The part of a victory that a team expects, by that of one of its seats.

    A search may expect more of a position than there is to be had.
    """
    value = team * expected
    return value if value <= 1.0 else 1.0 - NEAREST


def all_chances(game: str, view: State, seat: int, expected: Sequence[float]) -> tuple[float, ...]:
    """Every seat's chance to win as a seat sees it; the others share what its team does not get."""
    team = phases_of(game).team(view)
    found = [chance_of(game, view, other, part) for other, part in enumerate(expected)]
    mates = [other for other in range(len(found)) if other // team == seat // team]
    rest = sum(part for other, part in enumerate(found) if other not in mates)
    times = team * (1.0 - found[seat]) / rest if rest else 0.0
    return tuple(
        found[seat] if other in mates else times * part for other, part in enumerate(found)
    )


@cache
def chances_of(game: str) -> Chances:
    """The maps of a game that come with the package; without any, or with old ones, none."""
    file = files("wondertable.bots") / game / "chances.json"
    if file.is_file():
        try:
            return parse_chances(file.read_bytes(), game, weights_digest(game), file.name)
        except OldChances:
            pass  # new weights are used before somebody measures them
    return Chances(FORMAT, game, weights_digest(game))


def parse_chances(data: bytes, game: str, weights: str, name: str) -> Chances:
    """The maps of a file; those of other weights are refused."""
    try:
        found = msgspec.json.decode(data, type=Chances)
    except BROKEN as error:
        raise BadChances(name, str(error)) from None
    if (found.chances, found.game) != (FORMAT, game):
        raise BadChances(name, f"{found.game}, {found.chances}")
    if found.weights != weights:
        raise OldChances(name, found.weights, weights)
    return found


def write_chances(path: Path, chances: Chances) -> None:
    """Saves maps so that people can read them."""
    data = msgspec.json.format(msgspec.json.encode(chances), indent=1)
    path.write_bytes(data + b"\n")


def logit(value: float) -> float:
    """A chance on the scale on which maps are lines."""
    kept = min(1.0 - NEAREST, max(NEAREST, value))
    return log(kept / (1.0 - kept))


def of_logit(number: float) -> float:
    """The chance at a place of that scale."""
    return 1.0 / (1.0 + exp(-number))
