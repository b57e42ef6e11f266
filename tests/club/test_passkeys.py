"""Passkeys: what is taken, and what is not."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.room import Time, running_hall
from wondertable.club.names.errors import (
    NameNotKept,
    NamesOff,
    PasskeyRefused,
    PasskeysElsewhere,
    TooManyPasskeys,
)
from wondertable.club.names.names import Names
from wondertable.club.names.passkeys import MINUTES, MOST_PASSKEYS, Passkeys, Place

from .authenticator import Authenticator

pytestmark = pytest.mark.anyio

HOME = Place("https://wonders.example")
ELSEWHERE = Place("https://evil.example")


@asynccontextmanager
async def passkeys_in(
    folder: Path, time: Time | None = None
) -> AsyncIterator[tuple[Passkeys, Names]]:
    async with running_hall(folder, time or Time()) as hall:
        names = Names(hall)
        await names.start()
        await names.keep("ann", "Ann")
        yield Passkeys(hall, names), names


async def made(passkeys: Passkeys, person: str = "ann", *, counts: bool = True) -> Authenticator:
    """A passkey of somebody."""
    key = Authenticator(counts=counts)
    options = await passkeys.to_add(HOME, person)
    await passkeys.add(HOME, person, key.make(options, HOME.origin), " my  phone ")
    return key


@pytest.mark.parametrize("counts", [True, False])
async def test_a_passkey_leads_back(tmp_path: Path, *, counts: bool) -> None:
    async with passkeys_in(tmp_path) as (passkeys, names):
        key = await made(passkeys, counts=counts)
        for _ in range(2):
            answer = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
            assert await passkeys.sign_in(HOME, "guest", answer) == names.kept("ann")
        [row] = (await names.ways("ann")).passkeys
        assert (row.label, row.count) == ("my phone", 2 * counts)
        assert row.used


async def test_an_answer_is_good_once_and_for_minutes(tmp_path: Path) -> None:
    time = Time()
    async with passkeys_in(tmp_path, time) as (passkeys, _):
        key = await made(passkeys, counts=False)
        options = passkeys.to_sign_in(HOME, "guest")
        answer = key.answer(options, HOME.origin)
        await passkeys.sign_in(HOME, "guest", answer)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)
        passkeys.to_sign_in(HOME, "guest")
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)
        late = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
        time.passes(MINUTES * 60 + 1)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", late)


async def test_an_answer_to_somebody_else_s_question_is_not_taken(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, _):
        key = await made(passkeys)
        answer = key.answer(passkeys.to_sign_in(HOME, "thief"), HOME.origin)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)
        passkeys.to_sign_in(HOME, "guest")
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)


async def test_an_answer_that_was_given_to_another_site_is_not_taken(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, _):
        key = await made(passkeys)
        options = passkeys.to_sign_in(HOME, "guest")
        answer = key.answer({**options, "rpId": ELSEWHERE.name}, ELSEWHERE.origin)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)


async def test_a_copied_passkey_whose_count_lags_behind_is_not_taken(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, _):
        key = await made(passkeys)
        key.count = 5
        answer = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
        await passkeys.sign_in(HOME, "guest", answer)
        key.count = 2
        answer = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)


async def test_a_passkey_that_says_it_is_somebody_else_s_is_not_taken(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, names):
        await names.keep("eve", "Eve")
        key = await made(passkeys, "eve")
        key.user = b"ann"
        answer = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)


async def test_a_passkey_that_was_removed_leads_nowhere(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, names):
        key = await made(passkeys)
        [row] = (await names.ways("ann")).passkeys
        await passkeys.remove("eve", row.id)
        assert (await names.ways("ann")).passkeys
        await passkeys.remove("ann", row.id)
        answer = key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin)
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)


@pytest.mark.parametrize(
    "answer",
    ["", "x", "[]", "{}", "null", '{"id": 7}', '{"id":"a","rawId":"a","type":"public-key"}', "é"],
)
async def test_what_is_no_answer_of_a_passkey_is_refused(tmp_path: Path, answer: str) -> None:
    async with passkeys_in(tmp_path) as (passkeys, _):
        passkeys.to_sign_in(HOME, "guest")
        with pytest.raises(PasskeyRefused):
            await passkeys.sign_in(HOME, "guest", answer)
        await passkeys.to_add(HOME, "ann")
        with pytest.raises(PasskeyRefused):
            await passkeys.add(HOME, "ann", answer, "")


async def test_an_answer_with_any_part_spoilt_is_refused(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, _):
        key = await made(passkeys)
        parts = json.loads(key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin))["response"]
        for name in ("authenticatorData", "clientDataJSON", "signature"):
            for spoilt in ("", "AAAA", parts[name][:-4], "é", 7, None):
                answer = json.loads(key.answer(passkeys.to_sign_in(HOME, "guest"), HOME.origin))
                answer["response"][name] = spoilt
                with pytest.raises(PasskeyRefused):
                    await passkeys.sign_in(HOME, "guest", json.dumps(answer))


async def test_nobody_has_passkeys_without_end_nor_without_a_kept_name(tmp_path: Path) -> None:
    async with passkeys_in(tmp_path) as (passkeys, names):
        for _ in range(MOST_PASSKEYS):
            await made(passkeys)
        with pytest.raises(TooManyPasskeys):
            await made(passkeys)
        with pytest.raises(NameNotKept):
            await passkeys.to_add(HOME, "eve")
        names.on = False
        with pytest.raises(NamesOff):
            passkeys.to_sign_in(HOME, "guest")


@pytest.mark.parametrize(
    ("origin", "possible"),
    [
        ("https://wonders.example", True),
        ("https://wonders.example:8443", True),
        ("http://localhost:8000", True),
        ("http://wonders.example", False),
        ("http://127.0.0.1:8000", False),
        ("https://192.0.2.7", False),
        ("http://[::1]:8000", False),
    ],
)
async def test_passkeys_are_for_https_and_this_computer(
    tmp_path: Path, origin: str, *, possible: bool
) -> None:
    assert Place(origin).possible is possible
    async with passkeys_in(tmp_path) as (passkeys, _):
        if possible:
            assert passkeys.to_sign_in(Place(origin), "guest")["rpId"] == Place(origin).name
        else:
            with pytest.raises(PasskeysElsewhere):
                passkeys.to_sign_in(Place(origin), "guest")
