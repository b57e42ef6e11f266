"""A bot that aims at an even game, whoever plays against it."""

from __future__ import annotations

from typing import Final

from wondertable.bots.budget import Budget
from wondertable.bots.chances import chance_of
from wondertable.bots.levels import Level, SearchBot
from wondertable.bots.phases import phases_of
from wondertable.bots.search.finding import Finding, Prospect, finding
from wondertable.core.game import Game
from wondertable.core.record import Move, Record
from wondertable.core.replay import Replay
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State

AIM_HIGH: Final = 1.5
AIM_LOW: Final = 0.95
"""The aim against strong and weak opponents, times an even share. The search expects both sides to
play well from here; who does not will lose what it has, so the friend must be behind before."""
AIM_UNSEEN: Final = 1.35
"""The aim where hands are hidden, and what others might have chosen is not seen."""
STRONG: Final = 0.014
WEAK: Final = 0.026
"""What a choice of strong and of weak opponents loses on the average (senator, citizen)."""
UNKNOWN: Final = 4
"""So many choices of somebody in between count before the first one is seen."""
GLANCE: Final = 60
"""Simulations to judge a choice of others."""
TRIED: Final = 0.05
NEVER_TRIED: Final = 0.1
"""What a choice loses that a glance did not even try."""
SEEN: Final = 0.02
"""A choice needs this part of the simulations before its expectation is trusted."""


class FriendBot(SearchBot):
    """Watches how much the others lose by their choices, and plays no better than they need."""

    by_record = True

    def __init__(self, game: Game, level: Level, budget: Budget | None = None) -> None:
        super().__init__(game, level, budget)
        self.game = game
        self.begin()

    def begin(self) -> None:
        """Forgets whom it played before."""
        self.watched: list[Move] = []
        self.losses: list[float] = []
        self.replay: Replay | None = None

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """What keeps the game even, as far as the others are known."""
        actions = view.considered(seat)
        if len(actions) == 1:
            return actions[0]
        found = in_chances(self.game.name, view, seat, self.find(view, seat, rng))
        team = phases_of(self.game.name).team(view)
        times = AIM_UNSEEN if self.kit.secrets else aim(self.losses)
        return most_even(found, team * times).action

    def choose_by_record(self, view: State, seat: int, record: Record, rng: Rng) -> int:
        """What keeps the game even, after a look at what the others did."""
        if not self.kit.secrets:  # what others had to choose from is hidden there
            self.watch(record, seat, rng)
        return self.choose(view, seat, rng)

    def watch(self, record: Record, seat: int, rng: Rng) -> None:
        """Judges what the others have done since the last time."""
        old = len(self.watched)
        if self.replay is None or record.moves[:old] != self.watched:
            self.begin()
            old = 0
            self.replay = Replay(self.game, Record(record.header, []))
        for line, move in enumerate(record.moves[old:], start=old + 2):
            if move.actor not in (CHANCE, seat):
                self.judge(self.replay.state, move, rng)
            self.replay.play(line, move)
        self.watched = list(record.moves)

    def judge(self, state: State, move: Move, rng: Rng) -> None:
        """Notes how much worse a choice was than the best one, at a glance."""
        actions = state.legal(move.actor)
        words = [self.game.write(state, move.actor, action) for action in actions]
        if len(actions) > 1 and move.do in words:
            search = self.kit.search(self.brain, state.seat_count(), proves=False)
            found = finding(search, search.think(state, move.actor, rng, GLANCE))
            action = actions[words.index(move.do)]
            if any(prospect.action == action for prospect in found.prospects):
                self.losses.append(loss(found, action))  # else, it chose from what we do not see


def in_chances(game: str, view: State, seat: int, found: Finding) -> Finding:
    """What a search found out, in chances to win: what is even is even in these."""
    prospects = [
        one._replace(expected=chance_of(game, view, seat, one.expected)) for one in found.prospects
    ]
    return found._replace(prospects=tuple(prospects))


def loss(found: Finding, action: int) -> float:
    """How much less a choice promises than the best one."""
    tried = [prospect.expected for prospect in found.prospects if prospect.share >= TRIED]
    chosen = next(prospect for prospect in found.prospects if prospect.action == action)
    if not chosen.share:
        return NEVER_TRIED
    return max(0.0, max(tried, default=chosen.expected) - chosen.expected)


def aim(losses: list[float]) -> float:
    """How much more than an even share to aim at, by what the choices of others have lost."""
    middle = (STRONG + WEAK) / 2
    mean = (sum(losses) + UNKNOWN * middle) / (len(losses) + UNKNOWN)
    weakness = min(1.0, max(0.0, (mean - STRONG) / (WEAK - STRONG)))
    return AIM_HIGH + (AIM_LOW - AIM_HIGH) * weakness


def most_even(found: Finding, times: float) -> Prospect:
    """The choice after which the seat may expect most nearly so many times an even share."""
    wanted = times / len(found.expected)
    seen = [prospect for prospect in found.prospects if prospect.share >= SEEN]
    return min(seen or found.prospects, key=lambda prospect: abs(prospect.expected - wanted))
