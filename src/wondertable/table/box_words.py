"""A game from the box in the words of a language: what is asked, the answers, what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wondertable import text
from wondertable.core.errors import NotationError, WondertableError
from wondertable.core.game import Game
from wondertable.core.state import CHANCE, State
from wondertable.games.babel import actions as babel
from wondertable.games.babel import reasons as babel_reasons
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.game import babel as babel_state
from wondertable.games.duel import actions as duel
from wondertable.games.duel import reasons as duel_reasons
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.figures import LAYOUTS
from wondertable.games.duel.game import duel as duel_state
from wondertable.games.seven import actions as seven
from wondertable.games.seven import reasons as seven_reasons
from wondertable.games.seven.codes import BY_PAYING
from wondertable.games.seven.game import seven as seven_state
from wondertable.games.seven.tables import COINS_ASKED, S_COINS_ASKED
from wondertable.games.seven.turn import free_by
from wondertable.table.box_errors import UnclearEntry
from wondertable.table.transcript import Expected, Ruling, Transcript, Written
from wondertable.text.babel import accepted
from wondertable.text.bundle import Argument, bundle
from wondertable.text.values import message_id

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "duel": (*duel.CARD_IDS, *duel.WONDER_IDS, *duel.TOKEN_IDS),
    "seven": (*seven.CARD_IDS, *seven.BOARD_IDS),
    "babel": (*WONDER_IDS, *TYPE_IDS, *ACTION_IDS),
}
"""Everything that has a name, game by game."""

PARSE: Final[dict[str, Callable[[int, str], Any]]] = {
    "duel": duel.parse,
    "seven": seven.parse,
    "babel": babel.parse,
}
SEVEN_USES: Final = (seven.Build, seven.BuildStage, seven.Sell, seven.Leave, seven.Choose)
"""What the pages of 7 Wonders let a player say of himself, and is said of others here."""
UNSEEN: Final = "?"
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
        word = question_word(self.game.name, transcript.state)
        line = expected.lines[0] if expected.lines else ""
        if expected.handful is not None:
            line = expected.handful.lines([*expected.handful.things[:1]])[0]
        places = self.places(transcript.state, line)
        return self.say(f"box-ask-{self.game.name}-{word}", **places)

    def places(self, state: State, line: str) -> dict[str, Argument]:
        """Where chance puts something, as the question says it."""
        match PARSE[self.game.name](CHANCE, line):
            case duel.Reveal(slot):
                row, place = row_and_place(int(duel_state(state).age), slot)
                return {"row": row, "place": place}
            case seven.DealBoard(seat) | seven.DealSide(seat) | seven.Deal(seat):
                return {"player": self.names[seat]}
            case seven.TakeUp(seat) | babel.DrawCard(seat) | babel.DrawAction(seat):
                return {"player": self.names[seat]}
            case babel.ShowAction(seat):
                return {"player": self.names[seat]}
            case babel.LayDisc(wonder):
                return {"wonder": self.name(wonder)}
            case seven.Show(place):
                return {"place": place + 1}
            case _:
                return {}

    def answers(self, transcript: Transcript, expected: Expected) -> list[Answer]:
        """All answers to a question, in the order in which they are listed."""
        return [self.answer(transcript.state, expected.seat, line) for line in expected.lines]

    def answer(self, state: State, seat: int, line: str) -> Answer:
        """A line in words."""
        action = PARSE[self.game.name](seat, line)
        thing = thing_of(action)
        label = self.chance(state, action) if seat == CHANCE else self.choice(state, seat, action)
        return Answer(line, label, thing, self.name(thing) if thing else label)

    def chance(self, state: State, action: Any) -> str:
        """What the box showed."""
        match action:
            case duel.Guild(slot):
                row, place = row_and_place(int(duel_state(state).age), slot)
                return self.say("box-guild", slot=slot + 1, row=row, place=place)
            case seven.DealSide(_, side):
                return self.say("seven-choice-turn", side=side)
            case babel.LayDisc(_, cards):
                return text.counted(self.language, "babel", cards)
            case _:
                thing = thing_of(action)
                return self.name(thing) if thing else self.say("box-unseen")

    def choice(self, state: State, seat: int, action: Any) -> str:
        """What a player may do, with its price."""
        if isinstance(action, babel.Accept):
            return self.accepted(state, action)
        if isinstance(action, babel.Offer):
            cards = text.counted(self.language, "babel", action.cards)
            trader = "with" if action.trader else "without"
            return self.say("babel-choice-offer", cards=cards, trader=trader)
        if isinstance(action, babel.Build | babel.Swap):
            cards = text.counted(self.language, "babel", action.cards)
            if isinstance(action, babel.Swap):
                return self.say("babel-choice-swap", cards=cards)
            return self.say("babel-choice-build", wonder=self.name(action.wonder), cards=cards)
        if thing_of(action) == "" and UNSEEN in str(action).split():
            kind = type(action).__name__.lower()
            return f"{self.say(f'box-unseen-{kind}')}{self.price(state, seat, action)}"
        if isinstance(action, seven.Rebuild):
            return self.rebuilt(action)
        if isinstance(action, SEVEN_USES):
            kind = message_id("box", "seven", type(action))
            words = self.say(kind, thing=self.name(thing_of(action)))
        else:
            words = text.choice(self.language, self.game.name, action, self.names)
        return f"{words}{self.price(state, seat, action)}"

    def rebuilt(self, action: seven.Rebuild) -> str:
        """A card of the discard pile of 7 Wonders, or none."""
        if action.card == seven.NOT_ANY:
            return self.say("box-rebuild-nothing")
        words = self.say("box-seven-rebuild", thing=self.name(action.card))
        if action.place is None:
            return words
        return self.say("box-in-place", words=words, place=action.place + 1)

    def accepted(self, state: State, action: babel.Accept) -> str:
        """A way to complete a disc of Babel."""
        traders = [seat for seat in action.seats if babel_state(state).builders[seat].trader]
        return accepted(self.language, action, self.names, traders)

    def price(self, state: State, seat: int, action: Any) -> str:
        """What a choice costs, as it stands behind it; nothing where nothing is paid."""
        match action:
            case duel.Build(card):
                coins = int(card_price(duel_state(state).city(seat), duel.CARD_NUMBER[card]))
                paid = [self.say("coins", count=coins)] if coins else []
            case duel.RaiseWonder(wonder, _):
                place = duel.place_of(duel_state(state), duel.WONDER_NUMBER[wonder])
                coins = 0 if place is None else int(wonder_price(duel_state(state).me, place))
                paid = [self.say("coins", count=coins)] if coins else []
            case seven.Build() | seven.BuildStage():
                paid = self.payment(state, seat, action)
            case _:
                return ""
        return f" – {', '.join(paid) if paid else self.say('box-free')}"

    def payment(self, state: State, seat: int, action: seven.Build | seven.BuildStage) -> list[str]:
        """Coins to the bank and to both neighbours."""
        position = seven_state(state)
        city = position.cities[seat]
        if isinstance(action, seven.BuildStage):
            bank = int(S_COINS_ASKED[city.next_stage()])
        else:
            number = seven.CARD_NUMBER[action.card]
            paying = free_by(position, city, number) == BY_PAYING
            bank = int(COINS_ASKED[number]) if paying else 0
        parts = [self.say("box-pay-bank", coins=bank)] if bank else []
        for coins, to in ((action.left, position.left(seat)), (action.right, position.right(seat))):
            if coins:
                parts.append(self.say("box-pay-to", coins=coins, player=self.names[to]))
        return parts

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
            text.line(self.language, self.game.name, event, self.names)
            for line in written
            for event in line.events
        ]

    # What was typed.

    def enter(self, transcript: Transcript, typed: str) -> list[Written]:
        """Enters what somebody typed: notation or names, several with commas; all or nothing."""
        expected = transcript.expects()
        plain = self.with_ids(transcript, typed)
        if expected is not None and expected.handful is not None:
            things = re.split(r"[,\s]+", plain.strip(" ,"))
            if all(thing in THINGS[self.game.name] for thing in things):
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
            PARSE[self.game.name](expected.seat, plain)
        except NotationError:
            if len(found) == 1:
                return found[0].line
            if found:
                labels = [answer.label for answer in found[:MOST_NAMED]]
                known = text.listed(self.language, labels, choice=True)
                raise UnclearEntry(typed.strip(), known) from None
            if plain in THINGS[self.game.name] and expected.lines:
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
    for thing in THINGS[game]:
        known = folded(text.name(language, game, thing))
        if known != thing:
            names[known] = (*names.get(known, ()), thing)
    return tuple(sorted(names.items(), key=lambda pair: -len(pair[0])))


def thing_of(action: Any) -> str:
    """The card, wonder or the like that an action is about, if it is seen."""
    for field in ("thing", "card", "token", "board", "wonder"):
        found = getattr(action, field, "")
        if found and found not in (UNSEEN, seven.NOT_ANY):
            return str(found)
    return ""


def question_word(game: str, state: State) -> str:
    """What is asked, in the word that messages use."""
    if game == "duel":
        return duel_reasons.QUESTIONS[int(duel_state(state).pending) & 15][0]
    if game == "seven":
        return seven_reasons.QUESTIONS[int(seven_state(state).question)][0]
    return babel_reasons.QUESTIONS[int(babel_state(state).question)][0]


def row_and_place(age: int, slot: int) -> tuple[int, int]:
    """Where a slot of the structure lies: its row from the far one, its place from the left."""
    for row, (places, _) in enumerate(LAYOUTS[age - 1], start=1):
        if slot < len(places):
            return row, slot + 1
        slot -= len(places)
    raise AssertionError("a structure has twenty slots")
