"""Two Towers, a toy on the whole contract: secret numbers, and bids that all lay at once.

Everybody takes up a secret number from 1 to 9. In each of three rounds all lay a face-down bid of
0 to 2 tokens; the highest bid that nobody else made wins as many points as rounds were begun, and
all bids are spent. At the end the numbers are shown one after the other; they break ties.
"""

from __future__ import annotations

from typing import Any, Final

from wondertable.core.errors import Reason, UnknownAction, UnknownWord
from wondertable.core.game import Dealer, Game, Option, Options
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng, Stream
from wondertable.core.state import CHANCE, HIDDEN, Journal, State

NUMBERS: Final = range(1, 10)
ROUNDS: Final = 3
LARGEST_BID: Final = 2
PURSES: Final = {"small": 3, "large": 5}

NONE: Final = 126
"""Stands for a number that is not dealt and for a bid that is not laid."""

# Codes: a bid is itself, a number that is shown comes on top of SHOW, a deal is packed.
SHOW: Final = 128
DEAL: Final = 1024

DEALT: Final = 0
LAID: Final = 1
BID: Final = 2
WON_ROUND: Final = 3
SHOWN: Final = 4
WORDS: Final = ("dealt", "laid", "bid", "won round", "shown")

Event = tuple[str | int, ...]


class Mini(State):
    """The numbers, bids, tokens and points of all seats; the round; who has shown a number."""

    def __init__(self, seats: int, purse: int) -> None:
        self.round = 0
        self.shown = 0
        self.numbers = [NONE] * seats
        self.bids = [NONE] * seats
        self.tokens = [purse] * seats
        self.won = [0] * seats

    def actors(self) -> list[int]:
        """Chance, all who have not laid a bid, the next to show a number, or nobody."""
        seats = range(len(self.numbers))
        if NONE in self.numbers:
            return [CHANCE]
        if self.round < ROUNDS:
            return [seat for seat in seats if self.bids[seat] == NONE]
        return [self.shown] if self.shown in seats else []

    def seat_count(self) -> int:
        """As many as have numbers."""
        return len(self.numbers)

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may choose."""
        if seat not in self.actors():
            return []
        if seat == CHANCE:
            place = DEAL + 128 * self.numbers.index(NONE)
            return [place + number for number in self.unknown()]
        if self.round < ROUNDS:
            return self.bids_of(seat)
        number = self.numbers[seat]
        return [SHOW + n for n in (self.unknown() if number == HIDDEN else [number])]

    def unknown(self) -> list[int]:
        """The numbers that are seen in nobody's hand."""
        return [number for number in NUMBERS if number not in self.numbers]

    def bids_of(self, seat: int) -> list[int]:
        """All that a seat can bid."""
        return list(range(min(LARGEST_BID, self.tokens[seat]) + 1))

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        """Carries out an action; the last bid of a round resolves it."""
        journal = journal or Journal()
        if action >= DEAL:
            owner, number = divmod(action - DEAL, 128)
            self.numbers[owner] = number
            journal.add((DEALT, owner, number), 1 << owner)
        elif action >= SHOW:
            self.numbers[seat] = action - SHOW
            self.shown += 1
            journal.add((SHOWN, seat, action - SHOW))
        else:
            self.bids[seat] = action
            journal.add((LAID, seat))
            if NONE not in self.bids:
                self.resolve(journal)

    def resolve(self, journal: Journal) -> None:
        """Turns all bids up."""
        self.round += 1
        for seat, bid in enumerate(self.bids):
            journal.add((BID, seat, bid))
            self.tokens[seat] -= bid
        unique = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if unique:
            winner = self.bids.index(max(unique))
            self.won[winner] += self.round
            journal.add((WON_ROUND, winner, self.round))
        self.bids = [NONE] * len(self.bids)

    def retract(self, seat: int) -> bool:
        """Takes a bid back that lies face down."""
        if self.bids[seat] == NONE:
            return False
        self.bids[seat] = NONE
        return True

    def clone(self) -> Mini:
        """An independent copy."""
        return load(self.key())

    def key(self) -> bytes:
        """All fields in a row."""
        return bytes([self.round, self.shown, *self.numbers, *self.bids, *self.tokens, *self.won])

    def view(self, seat: int) -> Mini:
        """A copy without the numbers and bids that others keep face down."""
        copy = self.clone()
        for other in range(len(self.numbers)):
            if other != seat and other >= self.shown and copy.numbers[other] != NONE:
                copy.numbers[other] = HIDDEN
            if other != seat and copy.bids[other] != NONE:
                copy.bids[other] = HIDDEN
        return copy

    def fill(self, rng: Rng) -> Mini:
        """A full state: any numbers that nobody shows, any bids that can be paid."""
        copy = self.clone()
        left = self.unknown()
        for seat in range(len(self.numbers)):
            if copy.numbers[seat] == HIDDEN:
                copy.numbers[seat] = left.pop(rng.below(len(left)))
            if copy.bids[seat] == HIDDEN:
                bids = self.bids_of(seat)
                copy.bids[seat] = bids[rng.below(len(bids))]
        return copy

    def points(self, seat: int) -> list[int]:
        """What the rounds were worth."""
        return [self.won[seat]]

    def outcome(self) -> Outcome | None:
        """Ranks by points, then by numbers, of which no two are equal."""
        if self.actors():
            return None
        results = list(zip(self.won, self.numbers, strict=True))
        return Outcome(tuple(1 + sum(r > mine for r in results) for mine in results), "points")


def load(data: bytes) -> Mini:
    """The state that a key describes."""
    seats = (len(data) - 2) // 4
    state = Mini(seats, 0)
    state.round, state.shown = data[:2]
    fields = [list(data[at : at + seats]) for at in range(2, len(data), seats)]
    state.numbers, state.bids, state.tokens, state.won = fields
    return state


class MiniDealer(Dealer):
    """The numbers in the order of a seed."""

    def __init__(self, seed: bytes) -> None:
        self.numbers = Stream(seed, "numbers").shuffled(list(NUMBERS))

    def choose(self, state: State) -> int:
        """The number of the next seat."""
        seat = mini(state).numbers.index(NONE)
        return DEAL + 128 * seat + self.numbers[seat]


class MiniGame(Game):
    """The toy as the house knows it."""

    name = "mini"
    rules = 1
    seats = range(2, 4)
    options = (Option("purse", tuple(PURSES)),)
    categories = ("rounds",)

    def new(self, seats: int, options: Options) -> Mini:
        """A state before anything is dealt."""
        return Mini(seats, PURSES[options["purse"]])

    def load(self, data: bytes) -> Mini:
        """The state that `dump` wrote down."""
        return load(data)

    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""
        return MiniDealer(seed)

    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""
        if action >= DEAL:
            owner, number = divmod(action - DEAL, 128)
            return f"deal {owner} {'?' if number == HIDDEN else number}"
        return f"show {action - SHOW}" if action >= SHOW else f"bid {action}"

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means."""
        verb, *rest = text.split() or [""]
        examples = {"deal": "deal 0 7"} if seat == CHANCE else {"bid": "bid 2", "show": "show 7"}
        if verb not in examples:
            raise UnknownWord(verb, text, ", ".join(examples))
        if len(rest) != len(examples[verb].split()) - 1:
            raise UnknownAction(text, examples[verb])
        if verb == "deal":
            number = HIDDEN if rest[1] == "?" else digit(rest[1], text)
            return DEAL + 128 * digit(rest[0], text) + number
        return digit(rest[0], text) + (SHOW if verb == "show" else 0)

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """All refusals of the toy have one reason."""
        return Reason("mini-reason", "{text} is not possible now", (("text", text),))

    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """Numbers are for those who take them up; bids stand in records only when resolved."""
        owner = text.split()[1]
        return f"deal {owner} ?" if seat == CHANCE and owner != str(viewer) else text

    def events(self, journal: Journal, viewer: int) -> list[Event]:
        """The events of a journal that a viewer may know, with words for their kinds."""
        return [(WORDS[kind], *fields) for kind, *fields in journal.seen_by(viewer)]

    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The box as plain data."""
        return {"numbers": list(NUMBERS), "purses": PURSES}


def digit(word: str, text: str) -> int:
    """A number of one digit."""
    if len(word) != 1 or word not in "0123456789":
        raise UnknownWord(word, text, "a digit")
    return int(word)


def mini(state: State) -> Mini:
    """The state, known to be one of the toy."""
    assert isinstance(state, Mini)
    return state


MINI: Final = MiniGame()
