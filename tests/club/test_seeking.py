"""Who plays with whom of those who seek opponents: whatever they want, however long they wait."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wondertable.club.meeting.errors import BadWish
from wondertable.club.meeting.pairing import Group, Round, Seeker, matched
from wondertable.club.meeting.wishes import (
    AGAIN,
    ANYBODY,
    COMPUTER,
    FILLED,
    SPANS,
    WIDER,
    Wish,
    checked_wish,
    reach,
)
from wondertable.club.outcome import PACES, pace_of
from wondertable.core.errors import SetupError
from wondertable.games import GAMES
from wondertable.table import Clock

QUICK, DAILY = Clock("per_game", 600, 10), Clock("per_move", 24 * 3600)
NOW = 1000.0
MANY = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


def wish(
    seats: tuple[int, ...] = (2,),
    clocks: tuple[Clock, ...] = (QUICK,),
    rated: tuple[bool, ...] = (False,),
    span: int = 0,
    *,
    cities: tuple[str, ...] = ("off",),
    bots: bool = False,
) -> Wish:
    return Wish(seats, {"cities": cities}, clocks, rated, span, bots)


def seeker(
    person: str, waited: float = 0.0, wanted: Wish | None = None, strong: float = 1500.0,
    house: str = "",
) -> Seeker:  # fmt: skip
    strengths = dict.fromkeys(PACES, strong)
    return Seeker(person, wanted or wish(), NOW - waited, strengths, house)


def found(
    *seekers: Seeker, met: Sequence[tuple[str, str]] = (), apart: Sequence[tuple[str, str]] = ()
) -> list[list[str]]:
    """The people of all tables."""
    groups = matched(seekers, Round(NOW, set(apart), set(met)))
    return [sorted(one.person for one in group.seekers) for group in groups]


# Two people.


def test_two_who_want_the_same_play_and_who_waits_longest_comes_first() -> None:
    assert found(seeker("cat", 1), seeker("bob", 2), seeker("ann", 3)) == [["ann", "bob"]]
    assert found(seeker("ann")) == []


def test_who_wants_something_else_is_not_paired() -> None:
    assert found(seeker("ann"), seeker("bob", wanted=wish(clocks=(DAILY,)))) == []
    assert found(seeker("ann"), seeker("bob", wanted=wish(rated=(True,)))) == []
    assert found(seeker("ann"), seeker("bob", wanted=wish(cities=("on",)))) == []


def test_they_play_what_will_do_for_all_as_the_first_likes_it_best() -> None:
    one = wish(clocks=(QUICK, DAILY), rated=(True, False), cities=("on", "off"))
    other = wish(clocks=(DAILY, QUICK), rated=(False, True), cities=("off", "on"))
    (group,) = matched([seeker("ann", 2, one), seeker("bob", 1, other)], Round(NOW, set(), set()))
    assert (group.clock, group.rated, group.options) == (QUICK, True, {"cities": "on"})


def test_nobody_is_paired_with_whom_somebody_blocked_and_either_way() -> None:
    for pair in (("ann", "bob"), ("bob", "ann")):
        assert found(seeker("ann", 99), seeker("bob", 99), apart=[pair]) == []


def test_a_rated_game_is_not_opened_for_two_behind_one_address() -> None:
    rated = wish(rated=(True,))
    ann = seeker("ann", wanted=rated, house="x")
    assert found(ann, seeker("bob", wanted=rated, house="x")) == []
    assert found(ann, seeker("bob", wanted=rated, house="y")) == [["ann", "bob"]]
    assert found(seeker("ann", house="x"), seeker("bob", house="x")) == [["ann", "bob"]]


def test_strengths_have_to_be_near_for_both_and_the_range_grows() -> None:
    near, any_ = wish(span=100), wish()
    strong = seeker("bob", 0, any_, 1650)
    assert found(seeker("ann", 0, near, 1500), strong) == []
    assert found(seeker("ann", WIDER, near, 1500), strong) == [["ann", "bob"]]
    assert found(seeker("ann", ANYBODY, near, 0), strong) == [["ann", "bob"]]
    assert found(seeker("ann", ANYBODY, near, 0), seeker("bob", 0, near, 1650)) == []
    assert [reach(100, at) for at in (0, WIDER - 1, WIDER, ANYBODY)] == [100, 100, 200, inf]
    assert reach(0, 0) == inf


def test_those_who_have_just_met_wait_for_others_first() -> None:
    met = [("ann", "bob")]
    assert found(seeker("ann", 9), seeker("bob", 8), seeker("cat"), met=met) == [["ann", "cat"]]
    assert found(seeker("ann", 9), seeker("bob", 8), met=met) == []
    assert found(seeker("ann", AGAIN + 1), seeker("bob", AGAIN), met=met) == [["ann", "bob"]]


# More people, and computers.


def test_a_table_is_filled_at_once_or_waits_a_while_for_more() -> None:
    some = wish(seats=(3, 4))
    four = [seeker(name, 1, some) for name in "abcd"]
    assert found(*four) == [["a", "b", "c", "d"]]
    assert found(*four[:3]) == []
    assert found(*four[:2], seeker("c", FILLED, some)) == [["a", "b", "c"]]
    exactly = [seeker(name, 0, wish(seats=(3,))) for name in "xyz"]
    assert found(*exactly) == [["x", "y", "z"]]


def test_somebody_who_wants_many_is_no_hindrance_for_those_who_want_few() -> None:
    group = found(
        seeker("ann", 30, wish(seats=(3, 4, 5))),
        seeker("big", 29, wish(seats=(7,))),
        seeker("bob", 5, wish(seats=(3,))),
        seeker("cat", 4, wish(seats=(3,))),
    )
    assert group == [["ann", "bob", "cat"]]


def test_a_computer_comes_after_a_minute_if_that_is_wanted_and_only_then() -> None:
    willing = wish(seats=(3, 4), bots=True)
    assert found(seeker("ann", COMPUTER - 1, willing)) == []
    assert found(seeker("ann", COMPUTER, wish(seats=(3, 4)))) == []
    (group,) = matched([seeker("ann", COMPUTER, willing)], Round(NOW, set(), set()))
    assert (group.seats, len(group.seekers)) == (3, 1)


def test_a_computer_fills_up_a_table_of_those_who_take_one() -> None:
    willing = wish(seats=(4,), bots=True)
    refuses = seeker("cat", 99, wish(seats=(4,)))
    (group,) = matched(
        [seeker("ann", COMPUTER, willing), seeker("bob", 1, willing), refuses],
        Round(NOW, set(), set()),
    )
    assert [one.person for one in group.seekers] == ["ann", "bob"]
    assert group.seats == 4


# Whatever they want.

WISHES = st.builds(
    wish,
    seats=st.lists(st.sampled_from((2, 3, 4)), min_size=1, unique=True).map(
        lambda seats: tuple(sorted(seats))
    ),
    clocks=st.lists(st.sampled_from((QUICK, DAILY)), min_size=1, unique=True).map(tuple),
    rated=st.sampled_from(((True,), (False,), (True, False))),
    span=st.sampled_from(SPANS),
    cities=st.sampled_from((("off",), ("on",), ("on", "off"))),
    bots=st.booleans(),
)
PEOPLE = st.lists(
    st.builds(
        seeker,
        person=st.text("abcdefgh", min_size=1, max_size=1),
        waited=st.sampled_from((0.0, 5.0, 19.0, 25.0, 70.0, 130.0)),
        wanted=WISHES,
        strong=st.sampled_from((900.0, 1450.0, 1500.0, 1620.0, 2000.0)),
        house=st.sampled_from(("", "x", "y")),
    ),
    max_size=7,
    unique_by=lambda one: one.person,
)
PAIRS = st.sets(st.tuples(st.sampled_from("abcdefgh"), st.sampled_from("abcdefgh")), max_size=4)


def fits(people: Sequence[Seeker], apart: set[tuple[str, str]], met: set[tuple[str, str]]) -> bool:
    """Whether these people could begin now, asked in another way."""
    counts = set.intersection(*(set(one.wish.seats) for one in people))
    values = set.intersection(*(set(one.wish.options["cities"]) for one in people))
    if len(people) not in counts or not values:
        return False
    waited = [NOW - one.since for one in people]
    if len(people) < max(counts) and max(waited) < FILLED:
        return False
    pairs = list(combinations(people, 2))
    for one, other in pairs:
        both = {(one.person, other.person), (other.person, one.person)}
        if both & apart:
            return False
        if both & met and min(NOW - one.since, NOW - other.since) < AGAIN:
            return False
    shared = set.intersection(*(set(one.wish.clocks) for one in people))
    for clock in shared:
        for rated in set.intersection(*(set(one.wish.rated) for one in people)):
            if all(near(one, other, clock, rated=rated) for one, other in pairs):
                return True
    return False


def near(one: Seeker, other: Seeker, clock: Clock, *, rated: bool) -> bool:
    """Whether two are about equally strong, and not behind one address where that counts."""
    if rated and one.house and one.house == other.house:
        return False
    between = abs(one.strengths[pace_of(clock)] - other.strengths[pace_of(clock)])
    return all(between <= reach(each.wish.span, NOW - each.since) for each in (one, other))


def check(group: Group) -> None:
    people = group.seekers
    assert len(people) <= group.seats
    for one in people:
        assert group.seats in one.wish.seats
        assert group.clock in one.wish.clocks
        assert group.rated in one.wish.rated
        assert group.options["cities"] in one.wish.options["cities"]
    if len(people) < group.seats:
        assert all(one.wish.bots for one in people)
        assert max(NOW - one.since for one in people) >= COMPUTER


@MANY
@given(people=PEOPLE, apart=PAIRS, met=PAIRS)
def test_nobody_waits_while_others_wait_who_fit(
    people: list[Seeker], apart: set[tuple[str, str]], met: set[tuple[str, str]]
) -> None:
    groups = matched(people, Round(NOW, apart, met))
    seated = [one.person for group in groups for one in group.seekers]
    assert len(set(seated)) == len(seated), "everybody is at one table at most"
    for group in groups:
        check(group)
        if len(group.seekers) == group.seats:
            assert fits(group.seekers, apart, met)
    waiting = [one for one in people if one.person not in seated]
    for count in (2, 3, 4):
        for some in combinations(waiting, count):
            assert not fits(some, apart, met), [one.person for one in some]
    assert not any(one.wish.bots and NOW - one.since >= COMPUTER for one in waiting)


# Wishes.

SEVEN = GAMES["seven"]


def seven(**given: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {one.name: (one.default,) for one in SEVEN.options} | given


def test_a_wish_that_can_come_true_is_taken_as_it_is() -> None:
    wanted = Wish((3, 4), seven(cities=("off", "on")), (QUICK,), (True, False), 100, bots=True)
    assert checked_wish(SEVEN, wanted, (QUICK, DAILY)) == wanted


@pytest.mark.parametrize(
    "wanted",
    [
        Wish((), seven(), (QUICK,)),
        Wish((2,), seven(), (QUICK,)),
        Wish((4, 3), seven(), (QUICK,)),
        Wish((3,), {}, (QUICK,)),
        Wish((3,), seven(cities=()), (QUICK,)),
        Wish((3,), seven(cities=("maybe",)), (QUICK,)),
        Wish((3,), seven(cities=("on", "on")), (QUICK,)),
        Wish((4,), seven(teams=("on",)), (QUICK,)),
        Wish((3,), seven(), ()),
        Wish((3,), seven(), (Clock("per_game", 7),)),
        Wish((3,), seven(), (QUICK,), ()),
        Wish((3,), seven(), (QUICK,), (False,), 77),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(wanted: Wish) -> None:
    with pytest.raises((BadWish, SetupError)):
        checked_wish(SEVEN, wanted, (QUICK, DAILY))
