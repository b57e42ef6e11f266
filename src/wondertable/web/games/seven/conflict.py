"""Conflicts: who fights whom, as things stand, and who keeps out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wondertable.games.seven.figures import VICTORIES
from wondertable.games.seven.state import Seven
from wondertable.web.games.seven.icons import MINUS
from wondertable.web.games.seven.model import Conflict, Strength
from wondertable.web.games.seven.sight import Sight


@dataclass(frozen=True)
class Pair:
    """Two cities that fight, and how many tokens each takes."""

    first: int
    second: int
    worth: int


def pairs(state: Seven) -> list[Pair]:
    """All conflicts of this age if it ended now (Cities 3.4, 5.3)."""
    return pairs_without(state, [bool(city.diplomacy) for city in state.cities])


def pairs_without(state: Seven, away: Sequence[bool]) -> list[Pair]:
    """All conflicts if these seats keep out of them."""
    seats = int(state.seats)
    if state.teams:
        borders = [(first, (first + 1) % seats) for first in range(1, seats, 2)]
        return [Pair(one, two, 2 - away[one] - away[two]) for one, two in borders]
    fighters = [seat for seat in range(seats) if not away[seat]]
    if len(fighters) < 2:
        return []
    if len(fighters) == 2:
        return [Pair(fighters[0], fighters[1], 1)]
    return [Pair(seat, fighters[(at + 1) % len(fighters)], 1) for at, seat in enumerate(fighters)]


def conflict(sight: Sight) -> Conflict | None:
    """The strengths of all cities, and what the next conflict would bring the near one."""
    view, words = sight.view, sight.words
    if not view.age or sight.scene.status == "over":
        return None
    order = [sight.left, sight.near, sight.right, *reversed(sight.others)]
    most = max(5, *(int(city.shields) for city in view.cities))
    value = VICTORIES[view.age - 1]
    return Conflict(
        title=words.t("conflict", age=words.say(f"age-{view.age}")),
        worth=words.t("conflict-worth", tokens=f"+{value}", loss=f"{MINUS}1"),
        rows=tuple(
            Strength(
                name=sight.label(seat),
                shields=int(view.cities[seat].shields),
                you=seat == sight.scene.viewer,
                absent=bool(view.cities[seat].diplomacy),
                part=round(100 * int(view.cities[seat].shields) / most),
            )
            for seat in order
        ),
        notes=tuple(notes(sight, value)),
    )


def notes(sight: Sight, value: int) -> list[str]:
    """Who keeps out, and whom the near seat fights with what result."""
    view, words = sight.view, sight.words
    away = [seat for seat in range(sight.seats) if view.cities[seat].diplomacy]
    found = []
    if away:
        names = words.list(sight.label(seat) for seat in away)
        found.append(words.t("keeps-out-team" if sight.teams else "keeps-out", names=names))
    if not sight.seated:
        return found
    fights = [pair for pair in pairs(view) if sight.near in (pair.first, pair.second)]
    results = [result(sight, pair, value) for pair in fights if pair.worth]
    if results:
        found.append(words.t("you-fight", results=words.list(results)))
    elif not view.cities[sight.near].diplomacy:
        found.append(words.t("no-fight"))
    return found


def result(sight: Sight, pair: Pair, value: int) -> str:
    """What a fight would bring the near seat."""
    other = pair.first + pair.second - sight.near
    mine, theirs = (int(sight.city(seat).shields) for seat in (sight.near, other))
    if mine == theirs:
        points = "0"
    else:
        points = f"+{value * pair.worth}" if mine > theirs else f"{MINUS}{pair.worth}"
    return sight.words.t("fight", name=sight.name(other), points=points)
