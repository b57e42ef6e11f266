"""Cookies and tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer

from wondertable.web.identity import Identity, Person, new_person

OURS = Identity("one secret key")
THEIRS = Identity("another secret key")


@given(st.text(alphabet=st.characters(categories=["L", "N"]), min_size=1, max_size=40))
def test_a_cookie_says_who_somebody_is(name: str) -> None:
    person = Person(new_person().id, name)
    assert OURS.person_of(OURS.cookie_of(person)) == person


def test_people_are_random() -> None:
    assert len({new_person().id for _ in range(100)}) == 100


def test_a_cookie_that_another_key_signed_is_nobody_s() -> None:
    assert OURS.person_of(THEIRS.cookie_of(new_person())) is None


def test_a_cookie_that_was_touched_is_nobody_s() -> None:
    cookie = OURS.cookie_of(new_person())
    for at in range(len(cookie) - 1):
        touched = cookie[:at] + ("a" if cookie[at] != "a" else "b") + cookie[at + 1 :]
        assert OURS.person_of(touched) is None


@pytest.mark.parametrize("cookie", [None, "", ".", "x.y", "ä", "x" * 5000, "W10.x"])
def test_what_is_no_cookie_of_ours_is_nobody_s(cookie: str | None) -> None:
    assert OURS.person_of(cookie) is None


@pytest.mark.parametrize("value", [[], "x", [1, 2], ["short", "Ann"], ["x" * 22, 7], {"id": "x"}])
def test_a_signed_value_of_another_form_is_nobody_s(value: object) -> None:
    import hashlib

    signer = URLSafeSerializer(
        "one secret key", salt="person", signer_kwargs={"digest_method": hashlib.sha256}
    )
    signed = signer.dumps(value)
    assert isinstance(signed, str)
    assert OURS.person_of(signed) is None


def test_a_token_fits_its_person_and_no_other() -> None:
    ann, bob = new_person(), new_person()
    assert OURS.csrf_fits(ann, OURS.csrf_of(ann))
    assert not OURS.csrf_fits(bob, OURS.csrf_of(ann))
    assert not OURS.csrf_fits(ann, THEIRS.csrf_of(ann))
    assert not OURS.csrf_fits(ann, "")
    assert not OURS.csrf_fits(ann, "ä")
