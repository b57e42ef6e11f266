"""How often somebody may ask."""

from __future__ import annotations

import pytest

from wondertable.web import limits
from wondertable.web.limits import Allowance, Limit, Places, TooOften


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_all_may_come_at_once_but_not_one_more() -> None:
    limit = Limit(3, 60, Clock())
    for _ in range(3):
        limit.spend("ann")
    with pytest.raises(TooOften) as caught:
        limit.spend("ann")
    assert caught.value.seconds == pytest.approx(20)


def test_time_fills_the_bucket_again_up_to_its_brim() -> None:
    clock = Clock()
    limit = Limit(3, 60, clock)
    for _ in range(3):
        limit.spend("ann")
    clock.time = 20
    limit.spend("ann")
    clock.time = 10_000
    for _ in range(3):
        limit.spend("ann")
    with pytest.raises(TooOften):
        limit.spend("ann")


def test_one_person_s_haste_is_not_another_one_s_burden() -> None:
    limit = Limit(1, 60, Clock())
    limit.spend("ann")
    with pytest.raises(TooOften):
        limit.spend("ann")
    limit.spend("bob")
    with pytest.raises(TooOften):
        limit.spend("bob")


def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    limit = Limit(1, 60, Clock())
    for who in ("ann", "bob", "eve"):
        limit.spend(who)
    limit.spend("ann")
    with pytest.raises(TooOften):
        limit.spend("eve")


def test_new_cookies_do_not_help_an_address_that_asks_too_often() -> None:
    allowance = Allowance(2, 60, Clock())
    for number in range(8):
        allowance.spend(f"person {number}", "here")
    with pytest.raises(TooOften):
        allowance.spend("person 9", "here")
    allowance.spend("person 9", "elsewhere")


def test_a_place_is_free_again_when_it_is_left() -> None:
    places = Places(1)
    with places.one("ann"), pytest.raises(TooOften), places.one("ann"):
        pass
    with places.one("ann"), places.one("bob"):
        pass
