"""Duplicate: what somebody made of cards, against the others who held the same."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from wondertable.club.tournaments.values import FARTHEST, Meeting, Result, Scoring

HALF = Fraction(1, 2)

Held = tuple[int, int, int, int]
"""Cards: a round, a board of it, for how many it was dealt, and a seat there."""
How = tuple[Fraction, int]
"""What was made of them: what the place is worth, and the margin."""


def share(places: tuple[int, ...], seat: int) -> Fraction:
    """What a place is worth: 1 for the best, 0 for the last, the mean for equals."""
    mine = places[seat]
    beaten = sum(place > mine for place in places)
    equal = sum(place == mine for place in places) - 1
    return (beaten + HALF * equal) / (len(places) - 1)


def margin(result: Result, seat: int) -> int:
    """By how many points somebody was ahead of the best of the others, or behind."""
    places, points = result.places, result.points
    if not points:  # won before the end: nobody was nearer than anybody else
        alone = [at for at, place in enumerate(places) if place == 1] == [seat]
        return FARTHEST if alone else 0 if places[seat] == 1 else -FARTHEST
    others = max(count for at, count in enumerate(points) if at != seat)
    return max(-FARTHEST, min(FARTHEST, points[seat] - others))


def compared(meetings: Iterable[Meeting], scoring: Scoring) -> dict[int, list[Fraction]]:
    """What every table brought everybody, beside those who held the same cards.

    Match points: the share of the others who did worse, equals by half; a better place is better,
    then a larger margin. Difference: how much the margin exceeds the mean of the others'. Where
    nobody else held the same cards, a table counts as the middle.
    """
    held: dict[Held, list[tuple[int, How]]] = {}
    for meeting in meetings:
        result = meeting.result
        if meeting.bye or result is None or not any(result.places):
            continue
        for seat, one in enumerate(meeting.seats):
            how = share(result.places, seat), margin(result, seat)
            cards = meeting.round, meeting.board, len(meeting.seats), seat
            held.setdefault(cards, []).append((one, how))
    worth = by_difference if scoring == "difference" else by_match_points
    gained: dict[int, list[Fraction]] = {}
    for field in held.values():
        for at, (one, mine) in enumerate(field):
            others = [theirs for _, theirs in field[:at] + field[at + 1 :]]
            gained.setdefault(one, []).append(worth(mine, others))
    return gained


def by_match_points(mine: How, others: list[How]) -> Fraction:
    """The share of the others who made less of the same cards."""
    if not others:
        return HALF
    worse = sum(theirs < mine for theirs in others)
    equal = sum(theirs == mine for theirs in others)
    return (worse + HALF * equal) / len(others)


def by_difference(mine: How, others: list[How]) -> Fraction:
    """How far the margin is above the mean of the others'."""
    if not others:
        return Fraction(0)
    return mine[1] - Fraction(sum(ahead for _, ahead in others), len(others))
