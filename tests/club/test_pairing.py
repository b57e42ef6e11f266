"""Pairings: whatever the number of entrants, and whoever leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wondertable.club.tournaments.chance import drawn
from wondertable.club.tournaments.rounds import draw, rounds_in_all
from wondertable.club.tournaments.standings import standings
from wondertable.club.tournaments.values import Entrant, Meeting, Plan, Result

FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))

SWISS = Plan("swiss")
CIRCLE = Plan("round-robin")
CUP = Plan("knock-out")
DUPLICATE = Plan("duplicate", boards=2)


def people(count: int) -> list[Entrant]:
    return [Entrant(number) for number in range(count)]


def ended(meeting: Meeting, luck: str) -> Meeting:
    """A table with a result: mostly the stronger wins, sometimes they share it."""
    if meeting.bye:
        return meeting
    force = [one * 3 + drawn(luck, meeting.round, meeting.board, one) % 10 for one in meeting.seats]
    places = tuple(1 + sum(other < mine for other in force) for mine in force)
    return replace(meeting, result=Result(places, tuple(100 - mine for mine in force)))


def held(
    plan: Plan,
    entrants: list[Entrant],
    rounds: int,
    luck: str = "luck",
    leaving: dict[int, int] | None = None,
) -> tuple[list[Entrant], list[Meeting]]:
    """A tournament to its end; `leaving` says after which round somebody goes."""
    meetings: list[Meeting] = []
    for number in range(1, rounds + 1):
        drawn_now = draw(plan, entrants, meetings, number, luck)
        assert drawn_now == draw(plan, entrants, [*meetings, *drawn_now], number, luck)
        meetings += [ended(meeting, luck) for meeting in drawn_now]
        entrants = [
            replace(one, until=number)
            if one.until is None and (leaving or {}).get(one.number) == number
            else one
            for one in entrants
        ]
    return entrants, meetings


def pairs_of(meetings: Sequence[Meeting]) -> Counter[tuple[int, ...]]:
    met: Counter[tuple[int, ...]] = Counter()
    for meeting in meetings:
        if not meeting.board:
            met.update(combinations(sorted(meeting.seats), 2))
    return met


def byes_of(meetings: Sequence[Meeting]) -> Counter[int]:
    return Counter(meeting.seats[0] for meeting in meetings if meeting.bye)


def everybody_once(meetings: Sequence[Meeting], there: set[int], number: int) -> None:
    seen = Counter(
        one
        for meeting in meetings
        if meeting.round == number and not meeting.board
        for one in meeting.seats
    )
    assert seen == Counter(there)


# Swiss.


def check_swiss(count: int, rounds: int, leavers: dict[int, int], plan: Plan = SWISS) -> None:
    rounds = min(rounds, max(1, (count - len(leavers)) // 2))
    entrants, meetings = held(plan, people(count), rounds, leaving=leavers)
    for number in range(1, rounds + 1):
        there = {one.number for one in entrants if one.plays(number)}
        everybody_once(meetings, there, number)
    assert max(pairs_of(meetings).values(), default=0) <= 1
    assert max(byes_of(meetings).values(), default=0) <= 1


def leavers_of(count: int) -> st.SearchStrategy[dict[int, int]]:
    most = max(0, count // 4)
    return st.dictionaries(st.integers(0, count - 1), st.integers(1, 5), max_size=most)


@FEW
@given(st.data())
def test_in_a_swiss_nobody_meets_twice_or_waits_twice(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 40))
    check_swiss(count, data.draw(st.integers(1, 7)), data.draw(leavers_of(count)))


@pytest.mark.long
@MANY
@given(st.data())
def test_in_any_swiss_nobody_meets_twice_or_waits_twice(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 120))
    check_swiss(count, data.draw(st.integers(1, 9)), data.draw(leavers_of(count)))


@pytest.mark.long
@pytest.mark.parametrize("count", [499, 500])
def test_five_hundred_can_hold_a_swiss(count: int) -> None:
    check_swiss(count, 10, {number: 1 + number % 9 for number in range(0, count, 17)})


def test_as_many_rounds_as_others_let_everybody_meet_everybody() -> None:
    for count in (4, 6, 8):
        _, meetings = held(SWISS, people(count), count - 1)
        twice = sum(times - 1 for times in pairs_of(meetings).values())
        assert twice <= count // 2  # a draw by points may leave some out, and only at the end


def test_where_only_a_second_meeting_is_left_it_is_played() -> None:
    _, meetings = held(SWISS, people(2), 3)
    assert pairs_of(meetings) == {(0, 1): 3}


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    _, meetings = held(SWISS, people(9), 3)
    for number in (1, 2, 3):
        before = [one for one in meetings if one.round < number]
        order = [one.number for one in standings(SWISS, people(9), before)]
        had = byes_of(before)
        waits = next(one.seats[0] for one in meetings if one.round == number and one.bye)
        assert waits == next(one for one in reversed(order) if not had[one])


def test_equals_meet_in_the_second_round() -> None:
    _, meetings = held(SWISS, people(16), 2)
    first = {
        one
        for meeting in meetings[:8]
        for one in meeting.seats
        if meeting.result and meeting.result.places[meeting.seats.index(one)] == 1
    }
    apart = [m for m in meetings[8:] if len(first & set(m.seats)) == 1]
    shared = sum(m.result is not None and m.result.places == (1, 1) for m in meetings[:8])
    assert len(apart) <= shared + 1


def test_everybody_sits_first_about_as_often_as_second() -> None:
    for count in (10, 16, 33):
        _, meetings = held(SWISS, people(count), 6)
        firsts = Counter(meeting.seats[0] for meeting in meetings if not meeting.bye)
        seconds = Counter(meeting.seats[1] for meeting in meetings if not meeting.bye)
        assert max(abs(firsts[one] - seconds[one]) for one in range(count)) <= 2


def test_who_joins_late_plays_from_then_on() -> None:
    entrants = [*people(8), Entrant(8, since=3), Entrant(9, since=3)]
    _, meetings = held(SWISS, entrants, 4)
    assert {one.round for one in meetings if 8 in one.seats} == {3, 4}
    last = {one.number: one for one in standings(SWISS, entrants, meetings)}
    assert last[8].points <= 2


# Everybody meets everybody.


@FEW
@given(st.integers(2, 40))
def test_in_a_circle_everybody_meets_everybody_once(count: int) -> None:
    check_circle(count)


@pytest.mark.long
@pytest.mark.parametrize("count", [41, 64, 99, 150])
def test_in_a_large_circle_everybody_meets_everybody_once(count: int) -> None:
    check_circle(count)


def check_circle(count: int) -> None:
    _, meetings = held(CIRCLE, people(count), rounds_in_all(CIRCLE, count))
    met = pairs_of(meetings)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) <= {1}
    byes = byes_of(meetings)
    assert byes == Counter(dict.fromkeys(range(count), 1) if count % 2 else {})
    firsts = Counter(one.seats[0] for one in meetings if not one.bye)
    assert all(abs(2 * firsts[one] - (count - 1)) <= 1 for one in range(count))


def test_in_a_circle_nobody_meets_who_has_left() -> None:
    entrants, meetings = held(CIRCLE, people(6), 5, leaving={2: 1})
    assert {one.round for one in meetings if 2 in one.seats} == {1}
    assert entrants[2].until == 1
    last = {one.number: one for one in standings(CIRCLE, entrants, meetings)}
    assert last[2].played == 0, "one table of five is too little to count"


@pytest.mark.parametrize(("count", "seats"), [(9, 3), (16, 4), (25, 5), (49, 7)])
def test_the_square_of_a_table_meets_exactly_once(count: int, seats: int) -> None:
    plan = Plan("round-robin", seats=seats, least=3)
    _, meetings = held(plan, people(count), rounds_in_all(plan, count))
    met = pairs_of(meetings)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize(("count", "seats"), [(7, 3), (12, 4), (13, 4), (15, 3), (20, 5), (23, 7)])
def test_larger_tables_meet_as_evenly_as_can_be(count: int, seats: int) -> None:
    plan = Plan("round-robin", seats=seats, least=3)
    _, meetings = held(plan, people(count), rounds_in_all(plan, count))
    met = pairs_of(meetings)
    assert max(met.values()) <= 2
    assert max(byes_of(meetings).values(), default=0) <= 1


# Knock-out.


@FEW
@given(st.integers(2, 64))
def test_a_knock_out_ends_with_one_winner_and_byes_for_the_strongest(count: int) -> None:
    check_cup(count)


@pytest.mark.long
@pytest.mark.parametrize("count", [65, 127, 128, 333, 500])
def test_a_large_knock_out_ends_with_one_winner(count: int) -> None:
    check_cup(count)


def check_cup(count: int) -> None:
    rounds = rounds_in_all(CUP, count)
    entrants, meetings = held(CUP, people(count), rounds)
    table = standings(CUP, entrants, meetings, rounds)
    assert [one.place for one in table].count(1) == 1
    byes = byes_of(meetings)
    assert set(byes) == set(range(2**rounds - count)), "byes are for the top seeds, once"
    assert set(byes.values()) <= {1}
    assert len([one for one in meetings if not one.bye]) == count - 1
    assert draw(CUP, entrants, meetings, rounds + 1, "luck") == []


def test_the_two_strongest_can_only_meet_at_the_end() -> None:
    def wins(meeting: Meeting) -> Meeting:
        if meeting.bye:
            return meeting
        return replace(
            meeting, result=Result(tuple(1 + (one != min(meeting.seats)) for one in meeting.seats))
        )

    meetings: list[Meeting] = []
    for number in range(1, 5):
        meetings += [wins(one) for one in draw(CUP, people(16), meetings, number, "x")]
    assert {len(one.seats) for one in meetings} == {2}
    assert [set(one.seats) for one in meetings if one.round == 4] == [{0, 1}]
    assert [set(one.seats) for one in meetings if one.round == 3] == [{0, 3}, {1, 2}]
    places = {one.number: one.place for one in standings(CUP, people(16), meetings, 4)}
    assert [places[one] for one in (0, 1, 2, 3, 4)] == [1, 2, 3, 3, 5]


def test_who_should_meet_somebody_who_left_goes_on() -> None:
    entrants, meetings = held(CUP, people(8), 3, leaving={0: 1, 7: 1})
    rounds = Counter(one.round for one in meetings)
    assert rounds == {1: 4, 2: 2, 3: 1}
    assert [len(one.seats) for one in meetings if one.round == 2].count(1) == 1
    assert [one.place for one in standings(CUP, entrants, meetings, 3)].count(1) == 1


def test_of_larger_tables_the_better_half_goes_on() -> None:
    plan = Plan("knock-out", seats=4, least=3)
    rounds = rounds_in_all(plan, 22)
    entrants, meetings = held(plan, people(22), rounds)
    assert len([one for one in meetings if one.round == rounds]) == 1
    assert not byes_of(meetings)
    places = [one.place for one in standings(plan, entrants, meetings, rounds)]
    assert places[:3] == [1, 2, 3]


# Duplicate.


@FEW
@given(st.data())
def test_in_a_duplicate_nobody_plays_a_deal_twice_and_all_sit_everywhere(
    data: st.DataObject,
) -> None:
    count = data.draw(st.integers(2, 40))
    check_duplicate(count, data.draw(leavers_of(count)))


def check_duplicate(count: int, leavers: dict[int, int]) -> None:
    rounds = min(5, max(1, (count - len(leavers)) // 2))
    entrants, meetings = held(DUPLICATE, people(count), rounds, leaving=leavers)
    cards = Counter(
        (one, meeting.round, meeting.board) for meeting in meetings for one in meeting.seats
    )
    assert set(cards.values()) <= {1}
    for number in range(1, rounds + 1):
        there = {one.number for one in entrants if one.plays(number)}
        everybody_once(meetings, there, number)
    sat = Counter(
        (one, seat)
        for meeting in meetings
        if not meeting.bye
        for seat, one in enumerate(meeting.seats)
    )
    assert all(sat[one, 0] == sat[one, 1] for one in range(count))
    assert max(pairs_of(meetings).values(), default=0) <= 1
    assert max(byes_of(meetings).values(), default=0) <= 1


@FEW
@given(st.integers(3, 60), st.integers(3, 7))
def test_larger_tables_are_filled_evenly_and_few_wait(count: int, seats: int) -> None:
    plan = Plan("duplicate", seats=seats, least=3, boards=3, rounds=3)
    _, meetings = held(plan, people(count), 3)
    for number in (1, 2, 3):
        everybody_once(meetings, set(range(count)), number)
    tables = [len(one.seats) for one in meetings if not one.bye]
    assert not tables or 3 <= min(tables) <= max(tables) <= seats
    assert max(tables, default=0) - min(tables, default=0) <= 1
    byes = byes_of(meetings)
    assert max((byes[one] for one in range(count)), default=0) <= 1 + (count < 2 * seats) * 2


@FEW
@given(st.integers(6, 60), st.integers(3, 7))
def test_larger_tables_of_a_swiss_avoid_meeting_again(count: int, seats: int) -> None:
    plan = Plan("swiss", seats=seats, least=3, rounds=3)
    _, meetings = held(plan, people(count), 3)
    for number in (1, 2, 3):
        everybody_once(meetings, set(range(count)), number)
    if count >= seats * seats:
        assert sum(pairs_of(meetings).values()) - len(pairs_of(meetings)) <= count // 4
