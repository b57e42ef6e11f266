"""Many games in rows: one call carries out a choice in each of them, without an object per game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from wondertable.bots.search.brain import Features
from wondertable.core.numbering import Numbering
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY, State
from wondertable.core.vecs import octets, reals, vec, wholes
from wondertable.gym.desk import Desk


@final
class Rows:
    """Games of one kind, and what their next seats see, may choose, and have won, in buffers.

    A game that ends begins anew at once: its rewards and its end stay until the next step.
    Whoever begins or steps makes all observations zero before.
    """

    def __init__(
        self, start: State, numbering: Numbering, features: Features, inputs: i64, count: i64
    ) -> None:
        self.count: i64 = count
        self.seats: i64 = start.seat_count()
        self.size: i64 = numbering.size
        self.observations: vec[u8] = octets(count * inputs)
        self.masks: vec[u8] = octets(count * numbering.size)
        self.asked: vec[u8] = octets(count)  # whose row it is
        self.rewards: vec[float] = reals(count * self.seats)
        self.ended: vec[u8] = octets(count)
        self.illegal: vec[i64] = wholes(count)  # numbers that were not allowed, since the begin
        self.drawn: vec[i64] = wholes(count)  # numbers that were drawn last
        self.games: i64 = 0  # that have ended
        self.desks: list[Desk] = []
        for at in range(count):
            desk = Desk(
                start,
                numbering,
                features,
                self.observations,
                at * inputs,
                self.masks,
                at * numbering.size,
                wiped=True,
            )
            self.desks.append(desk)

    def begin(self, seed: i64) -> None:
        """New games everywhere; a seed and a place decide how one goes, whatever the others do."""
        at: i64 = 0
        while at < self.count:
            self.desks[at].begin(Rng(seed, at))
            self.illegal[at] = 0
            self.forget(at)
            self.show(at)
            at += 1
        self.games = 0

    def forget(self, at: i64) -> None:
        """Forgets how a game ended."""
        if self.ended[at]:
            self.ended[at] = 0
            seat: i64 = 0
            while seat < self.seats:
                self.rewards[at * self.seats + seat] = 0.0
                seat += 1

    def show(self, at: i64) -> None:
        """Writes the row of a game."""
        desk = self.desks[at]
        seat: i64 = desk.seat()
        self.asked[at] = u8(seat)
        desk.show(seat)

    def first_illegal(self, numbers: list[int]) -> i64:
        """The first game for which a number is not allowed; as many as there are if all are."""
        at: i64 = 0
        while at < self.count:
            if not self.desks[at].allows(numbers[at]):
                return at
            at += 1
        return at

    def draw(self, large: list[int]) -> None:
        """Draws a number for every game by a large one: each that is allowed is as likely."""
        at: i64 = 0
        while at < self.count:
            marks = self.desks[at].marks
            self.drawn[at] = marks.items[i64(large[at]) % marks.count]
            at += 1

    def step(self, numbers: list[int]) -> None:
        """Carries out a number in every game; one that is not allowed becomes the lowest legal."""
        at: i64 = 0
        while at < self.count:
            self.forget(at)
            desk = self.desks[at]
            number: i64 = numbers[at]
            if not desk.allows(number):
                number = desk.default()
                self.illegal[at] += 1
            desk.take(i64(self.asked[at]), number)
            if desk.seat() == NOBODY:
                self.finish(at)
            self.show(at)
            at += 1

    def finish(self, at: i64) -> None:
        """Notes what everybody has won, and begins anew."""
        desk = self.desks[at]
        outcome = desk.state.outcome()
        assert outcome is not None
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[at * self.seats + seat] = outcome.score(seat)
            seat += 1
        self.ended[at] = 1
        self.games += 1
        desk.begin(desk.rng)
