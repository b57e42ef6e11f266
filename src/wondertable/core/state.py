"""The contract that every game's state fulfils, and the journal of what happened."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.vector import Vector

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3
SEVERAL: Final = -4

HIDDEN: Final = 127
"""Stands wherever the viewer may not look."""

EVERYBODY: Final = -1
"""Mask of the seats that may know an event: all of them, and spectators."""


class Journal:
    """What an action brought about: events as tuples of ints, with who may know them."""

    def __init__(self) -> None:
        self.events: list[tuple[int, ...]] = []
        self.knowers: list[int] = []

    def add(self, event: tuple[int, ...], knowers: int = EVERYBODY) -> None:
        """Notes an event; `knowers` is a mask of seats."""
        self.events.append(event)
        self.knowers.append(knowers)

    def seen_by(self, seat: int) -> list[tuple[int, ...]]:
        """The events that a seat, or SPECTATOR, may know."""
        return [
            event
            for event, knowers in zip(self.events, self.knowers, strict=True)
            if knowers == EVERYBODY or (seat >= 0 and knowers >> seat & 1)
        ]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game: small, mutable, without text, clock, names or randomness of its own."""

    def actors(self) -> list[int]:
        """The seats that owe a choice now: none when the game is over, [CHANCE], one or several."""
        raise NotImplementedError  # pragma: no cover

    def mover(self) -> i64:
        """The one actor; NOBODY when the game is over, SEVERAL when more than one is asked."""
        actors = self.actors()
        if not actors:
            return NOBODY
        return actors[0] if len(actors) == 1 else SEVERAL

    def seat_count(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError  # pragma: no cover

    def legal(self, seat: i64) -> list[int]:
        """The codes that the seat may choose, sorted; empty for a seat that is not asked.

        A game writes this or `legal_into`, which is quick; either gives the other.
        """
        found = Vector()
        self.legal_into(seat, found)
        return found.listed()

    def legal_into(self, seat: i64, out: Vector) -> None:
        """Puts the same codes into a vector, in the place of what it held."""
        out.fill(self.legal(seat))

    def considered(self, seat: i64) -> list[int]:
        """Those of `legal` that are worth a thought; bots and hints look at no others."""
        found = Vector()
        self.considered_into(seat, found)
        return found.listed()

    def considered_into(self, seat: i64, out: Vector) -> None:
        """Puts the same codes into a vector, in the place of what it held."""
        self.legal_into(seat, out)

    def weights(self) -> list[int]:
        """How likely each of `legal(CHANCE)` is, in the same order."""
        found = Vector()
        self.weights_into(found)
        return found.listed()

    def weights_into(self, out: Vector) -> None:
        """Puts the same weights into a vector, in the place of what it held."""
        self.legal_into(CHANCE, out)
        at: i64 = 0
        while at < out.count:
            out.items[at] = 1
            at += 1

    def apply(self, seat: i64, action: i64, journal: Journal | None = None) -> None:
        """Carries out a legal action in place. Trusted: `core.play` has the checked form."""
        raise NotImplementedError  # pragma: no cover

    def retract(self, seat: i64) -> bool:
        """Takes a face-down choice back before the last one is in; False if there is none."""
        return False

    def deal(self, rng: Rng, journal: Journal | None = None) -> None:
        """Lets chance act until a seat is asked or the game is over."""
        while self.mover() == CHANCE:
            actions = self.legal(CHANCE)
            weights = self.weights()
            rest: i64 = rng.below(sum(weights))
            at = 0
            while rest >= weights[at]:
                rest -= weights[at]
                at += 1
            self.apply(CHANCE, actions[at], journal)

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError  # pragma: no cover

    def key(self) -> bytes:
        """Bytes that are equal exactly for equal positions."""
        raise NotImplementedError  # pragma: no cover

    def dump(self) -> bytes:
        """A form for other processes, read by the game's `load`."""
        return self.key()

    def view(self, seat: i64) -> State:
        """A copy with HIDDEN wherever that seat, or SPECTATOR, may not look."""
        raise NotImplementedError  # pragma: no cover

    def sight(self, seat: i64) -> i64:
        """A number for what the seat sees: equal for equal views, hardly ever for others.

        A search calls it often, and only compares positions that the same choice led to; a game
        may therefore look at nothing but what chance and hidden choices can change.
        """
        return hash(self.view(seat).key())

    def meaning(self, seat: i64, action: i64) -> i64:
        """A number for what an action does, where its code depends on cards others do not see."""
        return action

    def fill(self, rng: Rng) -> State:
        """On a view: a new full state that the viewer cannot rule out."""
        raise NotImplementedError  # pragma: no cover

    def playout(self, rng: Rng) -> i64:
        """Plays to the end by uniformly random legal actions; returns how many choices."""
        return listed_playout(self, rng)

    def points(self, seat: i64) -> list[int]:
        """The seat's points now, by the categories that the game names."""
        raise NotImplementedError  # pragma: no cover

    def outcome(self) -> Outcome | None:
        """Ranks of all seats and why the game ended; None while it goes on."""
        raise NotImplementedError  # pragma: no cover

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, actors {self.actors()}, key {short_key(self)}>"


def short_key(state: State) -> str:
    """A few digits that tell positions apart for people who look at them."""
    return hashlib.sha256(state.key()).hexdigest()[:8]


def listed_playout(state: State, rng: Rng) -> i64:
    """Plays uniformly random games through the public contract: list, pick, apply, deal."""
    decisions: i64 = 0
    choices = Vector()
    while True:
        mover: i64 = state.mover()
        if mover == NOBODY:
            return decisions
        if mover == CHANCE:
            state.deal(rng)
            continue
        if mover == SEVERAL:
            for seat in state.actors():
                state.legal_into(seat, choices)
                state.apply(seat, choices.at(rng.below(choices.count)))
                decisions += 1
            continue
        state.legal_into(mover, choices)
        state.apply(mover, choices.at(rng.below(choices.count)))
        decisions += 1


def many_playouts(start: State, seed: i64, games: i64, *, listed: bool) -> tuple[i64, i64]:
    """Plays games from copies of a state; returns the number of decisions, and a checksum."""
    decisions: i64 = 0
    check: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.clone()
        rng = Rng(seed, game)
        if listed:
            decisions += listed_playout(state, rng)
        else:
            decisions += state.playout(rng)
        check = (check * 31 + rng.word()) % 1000000007
        game += 1
    return decisions, check


def many_clones(state: State, count: i64) -> None:
    """Copies a state again and again, for timing."""
    done: i64 = 0
    while done < count:
        state.clone()
        done += 1
