"""What is said aloud at a table: ready phrases and words, kept as long as the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from unicodedata import category, normalize

from wondertable.store import StoreConflict
from wondertable.store.talk import SaidRow, keep_said, said_at
from wondertable.table.errors import BadWords, OnlookersListen, TalkOff
from wondertable.table.ledger import Ledger
from wondertable.table.seat import MOST_MARKS, UNSEEN
from wondertable.table.talk import LONGEST_WORDS

PHRASES: Final = (
    *("hello", "good-luck", "well-played", "nice-move", "one-moment"),
    *("your-turn", "oops", "sorry", "thanks", "good-game", "again", "bye"),
)
"""The names of the ready phrases; messages say them, to everybody in their own language."""
KEPT: Final = 200
"""So much of what was said is kept of a table."""
ONLOOKERS_SECONDS: Final = 3600.0
"""So long after the end those may speak who looked on."""
TRIES: Final = 3
JOINS: Final = "\u200c\u200d"
"""They are seen by what they join or part: letters of some scripts, and pictures."""


class Talking:
    """What was said aloud; in the store first, and told then.

    It is read when somebody comes to the table, and is no part of the game: nothing of it changes
    the version of the table.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._said: list[SaidRow] | None = None

    @property
    def said(self) -> tuple[SaidRow, ...]:
        """What was said so far, the oldest first; nothing before it was read."""
        return tuple(self._said or ())

    @property
    def count(self) -> int:
        """The number of the latest words."""
        return self._said[-1].number if self._said else 0

    @property
    def onlookers_speak(self) -> bool:
        """Whether those may speak who hold no seat: when the game is over, and not for long."""
        row = self._ledger.standing.row
        since = self._ledger.house.now() - row.updated
        return row.status == "over" and since <= ONLOOKERS_SECONDS

    def by(self, person: str) -> bool:
        """Whether somebody has said something."""
        return any(row.person == person for row in self._said or ())

    async def read(self) -> None:
        """Reads what was said, once."""
        if self._said is None:
            found = await self._ledger.house.store(said_at, self._ledger.id)
            if self._said is None:
                self._said = found

    def forget(self) -> None:
        """Lets it be read anew."""
        self._said = None

    async def hand_on(self, person: str, to: str | None) -> None:
        """Gives what somebody said to another person, or to nobody; the store does so for all."""
        if self._said is not None:
            self._said = [
                replace(row, person=to, name=row.name if to else "")
                if row.person == person
                else row
                for row in self._said
            ]

    async def say(self, seat: int, person: str, name: str, phrase: str, words: str) -> int:
        """Says a ready phrase, or words; called from within `Ledger.alone`."""
        now, house = self._ledger.standing, self._ledger.house
        if not now.settings.talks:
            raise TalkOff
        if seat >= 0:
            now.seat(seat)
        elif not self.onlookers_speak:
            raise OnlookersListen
        if phrase not in PHRASES:
            phrase, words = "", cleaned(words)
        else:
            words = ""
        for tried in range(TRIES):
            await self.read()
            row = SaidRow(self.count + 1, seat, person, name, phrase, words, house.now())
            try:
                await house.store(keep_said, self._ledger.id, row, KEPT)
            except StoreConflict:
                self.forget()
                if tried + 1 == TRIES:
                    raise
            else:
                break
        assert self._said is not None
        self._said = [*self._said, row][-KEPT:]
        self._ledger.tell()
        return row.number


def cleaned(words: str) -> str:
    """Words in one line, without what nobody can see and what could turn others around.

    Raises BadWords where nothing is left, or too much.
    """
    shown: list[str] = []
    marks = 0
    for letter in normalize("NFC", words):
        kind = category(letter)
        marks = marks + 1 if kind == "Mn" else 0
        if letter in JOINS or (kind[0] != "C" and marks <= MOST_MARKS):
            shown.append(" " if kind[0] == "Z" else letter)
        elif kind == "Cc":
            shown.append(" ")
    found = " ".join("".join(shown).split())
    if not 1 <= len(found) <= LONGEST_WORDS or not any(is_seen(letter) for letter in found):
        raise BadWords(LONGEST_WORDS)
    return found


def is_seen(letter: str) -> bool:
    """Whether a letter leaves something on the page by itself."""
    return category(letter)[0] not in "CZM" and letter not in UNSEEN
