"""A game from the box in the words of a language: what is asked, the answers, what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from wondertable import text
from wondertable.core.errors import NotationError, WondertableError
from wondertable.core.game import Game
from wondertable.core.state import CHANCE, State
from wondertable.table.box_errors import UnclearEntry
from wondertable.table.transcript import Expected, Ruling, Transcript, Written
from wondertable.text.bundle import Argument, bundle
from wondertable.text.game_text import text_of

MOST_NAMED: Final = 6
"""Of more meanings than these, an error names the first."""


@dataclass(frozen=True)
class Answer:
    """A line that can be entered, in words."""

    line: str
    label: str
    """What it does, and what it costs."""
    thing: str
    """The card, wonder or the like that it is about; nothing for some."""
    name: str
    """What that is called; else the label."""


class BoxWords:
    """Says everything about a game from the box in one language."""

    def __init__(self, language: str, game: Game, names: Sequence[str]) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.own = text_of(game.name)

    def say(self, message: str, /, **args: Argument) -> str:
        """A message."""
        return text.say(self.language, message, **args)

    def name(self, thing: str) -> str:
        """What a thing is called."""
        return text.name(self.language, self.game.name, thing)

    # What is asked.

    def question(self, transcript: Transcript) -> str:
        """What is to be entered next."""
        expected = transcript.expects()
        if expected is None:
            return self.say("box-over")
        if expected.seat != CHANCE:
            return self.say("box-ask-seat", player=self.names[expected.seat])
        line = expected.lines[0] if expected.lines else ""
        if expected.handful is not None:
            line = expected.handful.lines([*expected.handful.things[:1]])[0]
        return self.own.asked(self.language, self.names, transcript.state, line)

    def answers(self, transcript: Transcript, expected: Expected) -> list[Answer]:
        """All answers to a question, in the order in which they are listed."""
        return [self.answer(transcript.state, expected.seat, line) for line in expected.lines]

    def answer(self, state: State, seat: int, line: str) -> Answer:
        """A line in words."""
        thing = self.own.thing(seat, line)
        label = self.own.told(self.language, self.names, state, seat, line)
        return Answer(line, label, thing, self.name(thing) if thing else label)

    # What was answered.

    def ruling(self, ruling: Ruling, state: State) -> tuple[str, str]:
        """The answer to "may I do that?", and the rule behind it."""
        player = self.names[ruling.seat]
        if ruling.reason is None:
            ways = [self.answer(state, ruling.seat, line).label for line in ruling.lines]
            listed = text.listed(self.language, ways, choice=True)
            return self.say("box-may-yes", player=player, ways=listed), ""
        why = text.explain_reason(self.language, ruling.reason)
        rule = f"box-rule-{ruling.reason.key}"
        known = rule in bundle(self.language).ids()
        return self.say("box-may-no", player=player, why=why), self.say(rule) if known else ""

    def sentences(self, written: Sequence[Written]) -> list[str]:
        """What the lines brought about."""
        return [
            told.text
            for line in written
            for told in text.story(self.language, self.game.name, line.events, self.names)
        ]

    # What was typed.

    def enter(self, transcript: Transcript, typed: str) -> list[Written]:
        """Enters what somebody typed: notation or names, several with commas; all or nothing."""
        expected = transcript.expects()
        plain = self.with_ids(transcript, typed)
        if expected is not None and expected.handful is not None:
            things = re.split(r"[,\s]+", plain.strip(" ,"))
            if all(thing in self.own.things for thing in things):
                return transcript.enter_things(things)
        parts = [part for part in plain.split(",") if part.strip()] or [plain]
        done = 0
        written: list[Written] = []
        try:
            for part in parts:
                written += transcript.enter(self.line(transcript, part))
                done += 1
        except WondertableError:
            for _ in range(done):
                transcript.take_back()
            raise
        return written

    def line(self, transcript: Transcript, typed: str) -> str:
        """The line that somebody means by notation, by names, or by a part of an answer."""
        expected = transcript.expects()
        plain = self.with_ids(transcript, typed)
        if expected is None:
            return plain
        if plain in expected.lines:
            return plain
        found = [] if not plain else self.found(transcript, expected, plain, typed)
        try:
            self.game.read(transcript.state, expected.seat, plain)
        except NotationError:
            if len(found) == 1:
                return found[0].line
            if found:
                labels = [answer.label for answer in found[:MOST_NAMED]]
                known = text.listed(self.language, labels, choice=True)
                raise UnclearEntry(typed.strip(), known) from None
            if plain in self.own.things and expected.lines:
                return self.instead(transcript, expected, plain)
            raise
        begun = [line for line in expected.lines if line.startswith(f"{plain} ")]
        return begun[0] if len(begun) == 1 else plain

    def instead(self, transcript: Transcript, expected: Expected, thing: str) -> str:
        """The line that a thing would make if it could be there; to be refused with the reason."""
        first = self.answer(transcript.state, expected.seat, expected.lines[0])
        return re.sub(rf"(?<!\w){first.thing}(?!\w)", thing, first.line) if first.thing else thing

    def found(
        self, transcript: Transcript, expected: Expected, plain: str, typed: str
    ) -> list[Answer]:
        """The answers that what was typed fits to, the best fitting ones only."""
        answers = self.answers(transcript, expected)
        word = folded(typed)
        tests: tuple[Callable[[Answer], bool], ...] = (
            lambda answer: plain == answer.thing or word in (folded(answer.name), answer.line),
            lambda answer: word == folded(answer.label),
            lambda answer: folded(answer.name).startswith(word) or answer.thing.startswith(plain),
            lambda answer: all(part in folded(answer.label) for part in word.split()),
            lambda answer: all(part in answer.line for part in plain.split()),
        )
        for fits in tests:
            found = [answer for answer in answers if fits(answer)]
            if found:
                return found
        return []

    def with_ids(self, transcript: Transcript, typed: str) -> str:
        """What was typed, with the notation's words in the place of names.

        Where several things have one name, it means the one that is asked for.
        """
        expected = transcript.expects()
        asked: set[str] = set()
        if expected is not None:
            asked.update(*(line.split() for line in expected.lines))
            asked.update(expected.handful.things if expected.handful else ())
        plain = folded(typed)
        for known, things in named_things(self.language, self.game.name):
            if known in plain:
                thing = next((thing for thing in things if thing in asked), things[0])
                plain = re.sub(rf"(?<!\w){re.escape(known)}(?!\w)", thing, plain)
        return plain


def folded(words: str) -> str:
    """Words without capitals and with single spaces."""
    return " ".join(words.casefold().split())


@cache
def named_things(language: str, game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The names of a game's things that differ from the notation's words, the longest first."""
    names: dict[str, tuple[str, ...]] = {}
    for thing in text_of(game).things:
        known = folded(text.name(language, game, thing))
        if known != thing:
            names[known] = (*names.get(known, ()), thing)
    return tuple(sorted(names.items(), key=lambda pair: -len(pair[0])))
