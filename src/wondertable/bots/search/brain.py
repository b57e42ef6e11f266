"""What a search asks about a position: how good it is, and which choices look promising."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.bots.search.net import Net, Sink
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.vecs import vec

ROW_BITS: Final = 16
ROW_MASK: Final = 0xFFFF
MOST_LOGIT: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How a game is shown to a network. Only what the seat may know is to be shown."""

    def begin(self, state: State) -> None:
        """Turns to a position, to work out once what all seats need of it for `show`."""

    def show(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of the position that it turned to last, seen from a seat."""
        self.describe(state, seat, sink)

    def describe(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of a position, seen from a seat."""
        raise NotImplementedError

    def rows(self, state: State, seat: i64, action: i64) -> i64:
        """The row of the policy for a choice, and a second one times 65536 that is added to it.

        Row 0 is none.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """Plays quickly and without search: at random, or by a game's own idea of sensible play."""

    def begin(self, rng: Rng) -> None:
        """Starts a game; a rollout may give the seats different minds."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A choice for a seat that is asked."""
        actions = state.legal(seat)
        return actions[rng.below(len(actions))]

    def play(self, state: State, rng: Rng) -> None:
        """Plays to the end, in place."""
        state.playout(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """Asked in this order: `begin` with a position, then `look` for a seat, then the rest."""

    def begin(self, state: State, seats: i64, rng: Rng) -> None:
        """Turns to a position in which somebody is asked."""
        raise NotImplementedError

    def look(self, seat: i64) -> None:
        """Takes the side of a seat."""

    def value(self, seat: i64) -> float:
        """The part of the victory that the seat may expect; the seat was looked at last."""
        raise NotImplementedError

    def weigh(self, seat: i64, actions: list[int]) -> list[float]:
        """How promising the actions of the seat look: positive weights, comparable elsewhere."""
        return [1.0] * len(actions)

    def remember(self) -> vec[i64]:
        """What it takes to weigh actions later that were not asked for after a look."""
        return vec[i64]()

    def recall(self, seat: i64, memory: vec[i64]) -> None:
        """Takes the side of a seat again; nothing but `weigh` is asked after that."""
        self.look(seat)


class RolloutBrain(Brain):
    """Knows nothing and plays the game to its end instead."""

    def __init__(self, rollout: Rollout) -> None:
        self.rollout = rollout
        self.state: State | None = None
        self.seats: i64 = 0
        self.rng = Rng(0)
        self.scores: list[float] = []

    def begin(self, state: State, seats: i64, rng: Rng) -> None:
        """Turns to a position."""
        self.state = state
        self.seats = seats
        self.rng = rng
        self.scores = []

    def value(self, seat: i64) -> float:
        """What the seat gets when the game is played out once."""
        if not self.scores:
            state = self.state
            assert state is not None
            end = state.clone()
            self.rollout.play(end, self.rng)
            self.scores = scores_of(end, self.seats)
        return self.scores[seat]


class NetBrain(Brain):
    """Has learnt the game."""

    def __init__(self, net: Net, features: Features) -> None:
        self.net = net
        self.features = features
        self.state: State | None = None
        self.looked: bool = False  # whether the features have turned to it

    def begin(self, state: State, seats: i64, rng: Rng) -> None:
        """Turns to a position."""
        self.state = state
        self.looked = False

    def look(self, seat: i64) -> None:
        """Takes the side of a seat."""
        state = self.state
        assert state is not None
        net = self.net
        features = self.features
        if not self.looked:
            features.begin(state)
            self.looked = True
        net.clear()
        features.show(state, seat, net)
        net.settle()

    def remember(self) -> vec[i64]:
        """The hidden units."""
        return self.net.kept()

    def recall(self, seat: i64, memory: vec[i64]) -> None:
        """Takes hidden units back."""
        self.net.recall(memory)

    def value(self, seat: i64) -> float:
        """The chance to win."""
        return self.net.value()

    def weigh(self, seat: i64, actions: list[int]) -> list[float]:
        """The policy."""
        state = self.state
        assert state is not None
        net = self.net
        features = self.features
        weights: list[float] = []
        for action in actions:
            rows: i64 = features.rows(state, seat, action)
            logit = net.policy_logit(rows & ROW_MASK)
            rows >>= ROW_BITS
            if rows:
                logit += net.policy_logit(rows)
            weights.append(exp(logit if logit < MOST_LOGIT else MOST_LOGIT))
        return weights


def scores_of(state: State, seats: i64) -> list[float]:
    """Every seat's part of the victory in a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    scores: list[float] = []
    seat: i64 = 0
    while seat < seats:
        scores.append(outcome.score(seat))
        seat += 1
    return scores


def share(scores: list[float]) -> None:
    """Makes scores add up to 1, in place."""
    total = 0.0
    for score in scores:
        total += score
    at: i64 = 0
    while at < len(scores) and total > 0.0:
        scores[at] = scores[at] / total
        at += 1


def shares(seat: i64, value: float) -> list[float]:
    """What both seats get, by what one of them gets."""
    return [value, 1.0 - value] if seat == 0 else [1.0 - value, value]
