"""Who fights whom at the end of an age, and which tokens it brings."""

from __future__ import annotations

from .figures import DEFEAT, TEAM_FIGHTS, VICTORY

Fight = tuple[int, int, int]


def fights(diplomacy: list[int], *, teams: bool) -> list[Fight]:
    """Return the fights as two seats and the number of tokens that each of them takes."""
    if teams:
        return [
            (one, other, 2 - (diplomacy[one] > 0) - (diplomacy[other] > 0))
            for one, other in TEAM_FIGHTS[len(diplomacy)]
        ]
    present = [seat for seat, tokens in enumerate(diplomacy) if tokens == 0]
    if len(present) < 2:
        return []
    if len(present) == 2:
        return [(present[0], present[1], 1)]
    return [(seat, present[(at + 1) % len(present)], 1) for at, seat in enumerate(present)]


def outcome(age: int, strength: list[int], fighting: list[Fight]) -> list[list[int]]:
    """Return the tokens that every seat takes, by their points."""
    taken: list[list[int]] = [[] for _ in strength]
    for one, other, count in fighting:
        for seat, rival in ((one, other), (other, one)):
            if strength[seat] > strength[rival]:
                taken[seat] += [VICTORY[age]] * count
            elif strength[seat] < strength[rival]:
                taken[seat] += [DEFEAT] * count
    return taken
