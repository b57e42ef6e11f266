"""Who stands where, and what decides among equals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from wondertable.club.tournaments.bracket import best
from wondertable.club.tournaments.field import HALF, compared, share
from wondertable.club.tournaments.values import Entrant, Meeting, Plan, Standing

NONE: Final = Fraction(0)
MISSED: Final = Fraction(-10)
"""What a deal counts, by difference, for who was not there to play it."""


@dataclass(frozen=True)
class Score:
    """What a table brought somebody, and against whom."""

    points: Fraction
    others: tuple[int, ...]
    beaten: tuple[Fraction, ...] = ()
    """Of every other: 1 if beaten, 1/2 if equal."""


def standings(
    plan: Plan, entrants: Sequence[Entrant], meetings: Sequence[Meeting], rounds: int = 0
) -> list[Standing]:
    """All entrants, the best first; `rounds` is how many have begun."""
    if plan.kind == "knock-out":
        return placed(knocked_out(entrants, meetings, rounds))
    if plan.kind == "duplicate":
        return placed(against_the_field(plan, entrants, meetings))
    counted = meetings
    if plan.kind == "round-robin":
        counted = [one for one in meetings if not annulled(one, entrants, meetings)]
    scores = {one.number: scores_of(one.number, plan, counted) for one in entrants}
    totals = {number: sum((one.points for one in got), NONE) for number, got in scores.items()}
    found = []
    for entrant in entrants:
        got = scores[entrant.number]
        breaks: tuple[Fraction, ...] = (sonneborn_berger(got, totals),)
        if plan.kind != "round-robin":  # where everybody meets the same others
            breaks = (buchholz(entrant.number, got, totals), *breaks)
        found.append(
            Standing(
                number=entrant.number,
                place=0,
                points=totals[entrant.number],
                breaks=breaks,
                played=sum(bool(one.others) for one in got),
                won=sum(bool(one.beaten) and min(one.beaten) == 1 for one in got),
                gone=entrant.until is not None,
            )
        )
    return placed(head_to_head(found, scores))


def scores_of(number: int, plan: Plan, meetings: Iterable[Meeting]) -> list[Score]:
    """What every table has brought somebody so far."""
    return [
        score_of(number, plan, meeting)
        for meeting in meetings
        if number in meeting.seats and (meeting.bye or meeting.result)
    ]


def score_of(number: int, plan: Plan, meeting: Meeting) -> Score:
    """What one table brought: a bye is a win among pairs, the middle at larger tables."""
    if meeting.bye:
        return Score(NONE if plan.kind == "round-robin" else bye_worth(plan), ())
    assert meeting.result is not None
    places, seat = meeting.result.places, meeting.seats.index(number)
    others = tuple(one for one in meeting.seats if one != number)
    if not any(places):
        return Score(NONE, others, (NONE,) * len(others))
    beaten = tuple(
        Fraction(1) if places[at] > places[seat] else HALF if places[at] == places[seat] else NONE
        for at in range(len(places))
        if at != seat
    )
    return Score(share(places, seat), others, beaten)


def bye_worth(plan: Plan) -> Fraction:
    """What waiting a round out counts."""
    return Fraction(1) if plan.seats == 2 and plan.kind == "swiss" else HALF


def buchholz(number: int, got: Iterable[Score], totals: dict[int, Fraction]) -> Fraction:
    """The points of those whom somebody met; a bye counts as somebody with the own points."""
    return sum(
        (
            sum((totals[other] for other in one.others), NONE) / len(one.others)
            if one.others
            else totals[number]
            for one in got
        ),
        NONE,
    )


def sonneborn_berger(got: Iterable[Score], totals: dict[int, Fraction]) -> Fraction:
    """The points of those whom somebody beat, and half of those who were equal."""
    return sum(
        (
            sum(
                (totals[other] * how for other, how in zip(one.others, one.beaten, strict=True)),
                NONE,
            )
            / len(one.others)
            for one in got
            if one.others
        ),
        NONE,
    )


def head_to_head(found: Sequence[Standing], scores: dict[int, list[Score]]) -> list[Standing]:
    """Adds what equals made of the tables at which they met each other."""
    ordered = sorted(found, key=order)
    told = []
    for _, equals in groupby(ordered, key=order):
        among = list(equals)
        known = {one.number for one in among}
        for standing in among:
            mutual = sum(
                (
                    how
                    for one in scores[standing.number]
                    for other, how in zip(one.others, one.beaten, strict=True)
                    if other in known
                ),
                NONE,
            )
            told.append(replace(standing, breaks=(*standing.breaks, mutual)))
    return told


def annulled(meeting: Meeting, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> bool:
    """Whether a table of a round robin counts for nobody: somebody left before half of it."""
    left = {one.number for one in entrants if one.until is not None} & set(meeting.seats)
    if meeting.bye or not left or len(meeting.seats) > 2:
        return False
    half = len(entrants) // 2
    return any(
        sum(one in other.seats and not other.bye for other in meetings) < half for one in left
    )


def against_the_field(
    plan: Plan, entrants: Sequence[Entrant], meetings: Sequence[Meeting]
) -> list[Standing]:
    """Standings of a duplicate: the mean of all tables, then the mean of the other scoring."""
    gained = compared(meetings, plan.scoring)
    other = compared(meetings, "difference" if plan.scoring == "match-points" else "match-points")
    differs = plan.scoring == "difference"
    waited, missed = (NONE, MISSED) if differs else (HALF, NONE)
    begun = {one.round for one in meetings}
    found = []
    for entrant in entrants:
        own = [one for one in meetings if entrant.number in one.seats]
        byes = plan.boards * sum(one.bye for one in own)
        away = plan.boards * len(begun - {one.round for one in own})
        got = gained.get(entrant.number, [])
        whole = [*got, *[waited] * byes, *[missed] * away]
        played = [one for one in own if not one.bye and one.result and any(one.result.places)]
        found.append(
            Standing(
                number=entrant.number,
                place=0,
                points=mean(whole),
                breaks=(mean(other.get(entrant.number, [])),),
                played=len(played),
                won=sum(best(one, 1) == [entrant.number] for one in played),
                gone=entrant.until is not None,
            )
        )
    return found


def mean(numbers: Sequence[Fraction]) -> Fraction:
    """The mean, or nothing of nothing."""
    return sum(numbers, NONE) / len(numbers) if numbers else NONE


def knocked_out(
    entrants: Sequence[Entrant], meetings: Sequence[Meeting], rounds: int
) -> list[Standing]:
    """Standings of a knock-out: how far somebody came; at the last table, how it ended."""
    found = []
    for entrant in entrants:
        own = sorted(
            (one for one in meetings if entrant.number in one.seats), key=lambda one: one.round
        )
        far = Fraction(own[-1].round) + went_on(entrant.number, own[-1], rounds) if own else NONE
        played = [one for one in own if not one.bye and one.result]
        won = sum(best(one, 1) == [entrant.number] for one in played)
        gone = entrant.until is not None
        found.append(Standing(entrant.number, 0, far, (), len(played), won, gone=gone))
    return found


def went_on(number: int, meeting: Meeting, rounds: int) -> Fraction:
    """What the last table of somebody adds: 1 for going on, and by places at the very last."""
    order = best(meeting, len(meeting.seats))
    if not order:
        return NONE
    if meeting.round == rounds and not meeting.bye:
        return Fraction(len(order) - 1 - order.index(number), len(order) - 1)
    return Fraction(number in best(meeting, max(1, len(order) // 2)))


def order(standing: Standing) -> tuple[Fraction, ...]:
    """What sorts standings, the best first."""
    return (-standing.points, *(-one for one in standing.breaks))


def placed(found: Iterable[Standing]) -> list[Standing]:
    """In order, with their places; who cannot be told apart shares one."""
    ordered = sorted(found, key=lambda one: (*order(one), one.number))
    told: list[Standing] = []
    for at, one in enumerate(ordered):
        same = at and order(ordered[at - 1]) == order(one)
        told.append(replace(one, place=told[-1].place if same else at + 1))
    return told
