"""Standings: what tables count, and what decides among equals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wondertable.club.tournaments.field import compared, margin, share
from wondertable.club.tournaments.standings import standings
from wondertable.club.tournaments.values import Entrant, Meeting, Plan, Result, Standing

HALF = Fraction(1, 2)
SWISS = Plan("swiss")
WON, LOST, EVEN = Result((1, 2), (60, 50)), Result((2, 1), (50, 60)), Result((1, 1), (55, 55))


def people(count: int) -> list[Entrant]:
    return [Entrant(number) for number in range(count)]


def told(found: list[Standing]) -> dict[int, Standing]:
    return {one.number: one for one in found}


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), (HALF, HALF)),
        ((1, 2, 3, 4), (1, Fraction(2, 3), Fraction(1, 3), 0)),
        ((1, 1, 3), (Fraction(3, 4), Fraction(3, 4), 0)),
    ],
)
def test_a_place_is_worth_how_many_are_behind(
    places: tuple[int, ...], worth: tuple[Fraction, ...]
) -> None:
    assert tuple(share(places, seat) for seat in range(len(places))) == worth


def test_a_victory_before_the_end_counts_as_the_farthest_margin() -> None:
    assert [margin(Result((1, 2)), seat) for seat in (0, 1)] == [30, -30]
    assert [margin(Result((1, 2), (99, 20)), seat) for seat in (0, 1)] == [30, -30]
    assert [margin(Result((2, 1, 3), (50, 57, 41)), seat) for seat in (0, 1, 2)] == [-7, 7, -16]


def test_points_then_the_points_of_opponents_decide() -> None:
    meetings = [
        Meeting(1, (0, 1), result=WON),
        Meeting(1, (2, 3), result=WON),
        Meeting(2, (0, 2), result=WON),
        Meeting(2, (1, 3), result=WON),
        Meeting(3, (0, 3), result=WON),
        Meeting(3, (1, 2), result=LOST),
    ]
    found = standings(SWISS, people(4), meetings)
    assert [(one.number, one.place, int(one.points)) for one in found] == [
        (0, 1, 3),
        (2, 2, 2),
        (1, 3, 1),
        (3, 4, 0),
    ]


def test_buchholz_tells_equals_apart() -> None:
    meetings = [
        Meeting(1, (0, 1), result=WON),
        Meeting(1, (2, 3), result=WON),
        Meeting(2, (0, 2), result=LOST),
        Meeting(2, (3, 1), result=LOST),
    ]
    found = told(standings(SWISS, people(4), meetings))
    assert found[0].points == found[1].points == 1
    assert found[0].breaks[0] == found[2].points + found[1].points == 3
    assert found[1].breaks[0] == 1
    assert (found[0].place, found[1].place) == (2, 3)


def test_who_beat_the_other_is_before_an_equal() -> None:
    plan = Plan("round-robin")
    circle = [
        Meeting(1, (0, 1), result=WON),
        Meeting(1, (2, 3), result=EVEN),
        Meeting(2, (0, 2), result=EVEN),
        Meeting(2, (1, 3), result=WON),
        Meeting(3, (0, 3), result=LOST),
        Meeting(3, (1, 2), result=EVEN),
    ]
    found = standings(plan, people(4), circle)
    assert all(one.points == Fraction(3, 2) for one in found)
    keys = [(one.points, *one.breaks) for one in found]
    assert keys == sorted(keys, reverse=True)


def test_who_cannot_be_told_apart_shares_a_place() -> None:
    meetings = [Meeting(1, (0, 1), result=EVEN), Meeting(1, (2, 3), result=EVEN)]
    assert [one.place for one in standings(SWISS, people(4), meetings)] == [1, 1, 1, 1]


def test_a_bye_is_a_win_among_pairs_and_the_middle_at_larger_tables() -> None:
    bye = [Meeting(1, (0,))]
    assert told(standings(SWISS, people(1), bye))[0].points == 1
    large = Plan("swiss", seats=4, least=3)
    assert told(standings(large, people(1), bye))[0].points == HALF
    assert told(standings(Plan("round-robin"), people(1), bye))[0].points == 0


def test_a_table_that_ended_without_a_winner_counts_for_nobody() -> None:
    closed = [Meeting(1, (0, 1), result=Result((0, 0)))]
    assert [one.points for one in standings(SWISS, people(2), closed)] == [0, 0]
    assert compared(closed, "match-points") == {}


# Against the field.

FIELD = [
    Meeting(1, (0, 1), result=Result((1, 2), (60, 50))),
    Meeting(1, (2, 3), result=Result((1, 2), (56, 50))),
    Meeting(1, (4, 5), result=Result((2, 1), (50, 52))),
]


def test_match_points_are_the_share_of_those_who_made_less_of_the_same_cards() -> None:
    gained = compared(FIELD, "match-points")
    assert {one: got[0] for one, got in gained.items()} == {
        0: 1,
        2: HALF,
        4: 0,
        1: 0,
        3: HALF,
        5: 1,
    }


def test_difference_is_the_margin_above_the_mean_of_the_others() -> None:
    gained = compared(FIELD, "difference")
    assert gained[0] == [10 - Fraction(6 - 2, 2)]
    assert gained[5] == [2 - Fraction(-10 - 6, 2)]
    assert sum(got[0] for got in gained.values()) == 0


def test_who_lost_with_good_cards_like_all_others_is_not_behind() -> None:
    """The deal counts for nothing: who sat second lost everywhere, and the least lost well."""
    field = [
        Meeting(1, (0, 1), result=Result((1, 2), (60, 40))),
        Meeting(1, (2, 3), result=Result((1, 2), (60, 58))),
    ]
    found = standings(Plan("duplicate"), people(4), field)
    assert {one.number for one in found if one.place == 1} == {0, 3}


def test_who_misses_a_round_of_a_duplicate_gets_nothing_for_it_and_who_waits_the_middle() -> None:
    second = [
        Meeting(2, (0, 1), result=Result((1, 2), (60, 50))),
        Meeting(2, (2, 3), result=Result((1, 2), (56, 50))),
        Meeting(2, (4,)),
    ]
    found = told(standings(Plan("duplicate"), people(6), [*FIELD, *second]))
    assert found[4].points == (0 + HALF) / 2
    assert found[5].points == HALF, "won once, was away once"


def test_a_deal_that_nobody_else_held_is_the_middle() -> None:
    assert compared(FIELD[:1], "match-points") == {0: [HALF], 1: [HALF]}
    assert compared(FIELD[:1], "difference") == {0: [0], 1: [0]}
