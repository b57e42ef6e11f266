"""Who plays with whom of those who seek opponents: who waits longest first. No clock, no chance.

A table needs people of whom each will do for each, and something of everything that all of them
want. More people than needed are waited for a while; those who have just met meet again only if
nobody else is there for either.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

from wondertable.club.meeting.wishes import AGAIN, COMPUTER, FILLED, Wish, reach
from wondertable.club.outcome import pace_of
from wondertable.table.settings import Clock

MOST_TRIES: Final = 3000
"""So many people are tried for a table before it is given up for now."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits."""

    person: str
    wish: Wish
    since: float
    strengths: Mapping[str, float]
    """By pace, as people read them."""
    house: str = ""
    """The same for people behind one address, if it is known."""


@dataclass(frozen=True)
class Group:
    """People for whom a table was found."""

    seekers: tuple[Seeker, ...]
    seats: int
    """How many play; computers have the seats that are left."""
    options: dict[str, str]
    clock: Clock
    rated: bool


@dataclass(frozen=True)
class Round:
    """What one look at the queue knows."""

    now: float
    apart: Collection[Pair]
    """Who does not want to meet whom."""
    met: Collection[Pair]
    """Who has just met whom."""

    def waited(self, seeker: Seeker) -> float:
        """How long somebody has waited."""
        return self.now - seeker.since

    def suit(self, one: Seeker, other: Seeker, clock: Clock, *, rated: bool, again: bool) -> bool:
        """Whether two will do for each other at such a table."""
        pair, turned = (one.person, other.person), (other.person, one.person)
        if one.person == other.person or pair in self.apart or turned in self.apart:
            return False
        if rated and one.house and one.house == other.house:
            return False  # such a game would not count
        if (pair in self.met or turned in self.met) and not (
            again and min(self.waited(one), self.waited(other)) >= AGAIN
        ):
            return False
        pace = pace_of(clock)
        between = abs(one.strengths[pace] - other.strengths[pace])
        return between <= min(reach(each.wish.span, self.waited(each)) for each in (one, other))


def matched(seekers: Sequence[Seeker], round_: Round) -> list[Group]:
    """The tables that can be opened now for people who seek the same game."""
    groups: list[Group] = []
    free = {seeker.person: seeker for seeker in sorted(seekers, key=in_order)}
    for find in (among_people, with_computers):
        for seeker in list(free.values()):
            if seeker.person not in free:
                continue
            others = [one for one in free.values() if one.person != seeker.person]
            group = find(seeker, others, round_)
            if group is not None:
                groups.append(group)
                for one in group.seekers:
                    del free[one.person]
    return groups


def in_order(seeker: Seeker) -> tuple[float, str]:
    """Who waits longest first."""
    return seeker.since, seeker.person


def among_people(first: Seeker, others: Sequence[Seeker], round_: Round) -> Group | None:
    """A table of people for somebody, as large as it may be."""
    for again in (False, True):
        for seats in reversed(first.wish.seats):
            group = found(first, others, seats, seats, round_, again=again)
            if group is not None:
                return group
    return None


def with_computers(first: Seeker, others: Sequence[Seeker], round_: Round) -> Group | None:
    """A table for somebody who has waited long enough, with as few computers as need be."""
    if not first.wish.bots or round_.waited(first) < COMPUTER:
        return None
    willing = [one for one in others if one.wish.bots]
    for seats in first.wish.seats:
        for people in range(seats - 1, 0, -1):
            group = found(first, willing, people, seats, round_, again=True)
            if group is not None:
                return group
    return None


def may_begin(members: Sequence[Seeker], seats: int, round_: Round) -> bool:
    """Whether nobody waits for more people: no more may play, or that took too long."""
    most = set.intersection(*(set(one.wish.seats) for one in members))
    longest = max(round_.waited(one) for one in members)
    return seats == max(most) or longest >= FILLED


def found(
    first: Seeker, others: Sequence[Seeker], people: int, seats: int, round_: Round, *, again: bool
) -> Group | None:
    """So many people, of whom each will do for each; those first who wait longest."""
    for clock, rated in product(first.wish.clocks, first.wish.rated):
        suit = partial(round_.suit, clock=clock, rated=rated, again=again)
        able = [
            one
            for one in others
            if seats in one.wish.seats
            and clock in one.wish.clocks
            and rated in one.wish.rated
            and suit(first, one)
        ]
        for members in members_of((first,), able, people, suit, Tries()):
            if may_begin(members, seats, round_):
                options = {name: values[0] for name, values in shared_options(members).items()}
                return Group(members, seats, options, clock, rated)
    return None


@dataclass
class Tries:
    """How many people were tried for a table."""

    count: int = 0


def members_of(
    members: tuple[Seeker, ...],
    others: Sequence[Seeker],
    people: int,
    suit: Callable[[Seeker, Seeker], bool],
    tries: Tries,
) -> Iterator[tuple[Seeker, ...]]:
    """Every way to find people who suit those who are there, and each other."""
    if len(members) == people:
        yield members
        return
    for at, one in enumerate(others):
        tries.count += 1
        if tries.count > MOST_TRIES or len(others) - at < people - len(members):
            return
        joined = (*members, one)
        if all(shared_options(joined).values()):
            rest = [other for other in others[at + 1 :] if suit(one, other)]
            yield from members_of(joined, rest, people, suit, tries)


def shared_options(members: Sequence[Seeker]) -> dict[str, list[str]]:
    """For every option the values that will do for all, as the first of them likes them best."""
    first, *others = members
    return {
        name: [value for value in values if all(value in one.wish.options[name] for one in others)]
        for name, values in first.wish.options.items()
    }
