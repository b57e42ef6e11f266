"""Words between partners: heard by those they are for, kept in memory, and not for long."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.table import Settings
from wondertable.table.errors import BadWords, NotOver, UnknownSeat
from wondertable.table.hall import rotation
from wondertable.table.talk import LONGEST_WORDS, REMEMBERED, Talk

from .room import ANN, BOB, CAT, mini, play_out, running_hall

pytestmark = pytest.mark.anyio


def test_words_are_heard_by_the_speaker_and_those_they_are_for() -> None:
    talk = Talk()
    talk.add(0, "hello", frozenset({1}))
    talk.add(2, "psst", frozenset({3}))
    assert [said.text for said in talk.heard_by(0)] == ["hello"]
    assert [said.text for said in talk.heard_by(1)] == ["hello"]
    assert [said.text for said in talk.heard_by(3)] == ["psst"]
    assert talk.heard_by(4) == ()


def test_only_the_latest_words_are_remembered() -> None:
    talk = Talk()
    for number in range(REMEMBERED + 5):
        talk.add(0, str(number), frozenset({1}))
    heard = talk.heard_by(1)
    assert (len(heard), heard[0].text, heard[0].number) == (REMEMBERED, "5", 6)


async def test_a_table_passes_words_on_and_wakes_its_pages(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT))
        version = table.version
        async with table.watch() as versions:
            table.say(0, "  left \n or right? ", (1,))
            assert await anext(aiter(versions)) == version
        assert [said.text for said in table.heard_by(1)] == ["left or right?"]
        assert table.heard_by(2) == ()


@pytest.mark.parametrize("words", ["", "   ", "x" * (LONGEST_WORDS + 1), "a\u202eb"])
async def test_words_that_cannot_be_shown_are_refused(tmp_path: Path, words: str) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT))
        with pytest.raises(BadWords):
            table.say(0, words, (1,))
        with pytest.raises(UnknownSeat):
            table.say(9, "hello", (1,))


async def test_nothing_is_laid_open_before_the_end(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT))
        with pytest.raises(NotOver):
            table.whole()
        await play_out(table)
        assert table.whole().key() == table.whole().key()


def test_partners_stay_together_in_a_rematch() -> None:
    assert rotation({}) == rotation({"teams": "off"}) == 1
    assert rotation({"teams": "on"}) == 2


def test_partners_may_talk_and_pages_remember_unless_the_table_says_otherwise() -> None:
    assert Settings().team_talk
    assert Settings().memory
