"""What there is to judge in a record: choices as their seats saw them, and what chance did."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_digest
from wondertable.core.game import Game
from wondertable.core.outcome import Outcome
from wondertable.core.record import Record
from wondertable.core.replay import Replay, verified
from wondertable.core.state import CHANCE, SPECTATOR, State
from wondertable.review.errors import NotOfASeat, NotOver
from wondertable.review.parts import FORMAT, About, Plan

DIGEST_LENGTH: Final = 16


@dataclass(frozen=True)
class Asked:
    """A choice of a seat among several."""

    line: int
    ply: int
    seat: int
    view: State
    """What the seat saw when the decision began."""
    action: int


@dataclass(frozen=True)
class Dealt:
    """What chance did between two choices."""

    line: int
    ply: int
    before: State
    after: State


@dataclass(frozen=True)
class Outline:
    """A finished game, laid out for the judge."""

    game: Game
    about: About
    steps: tuple[Asked | Dealt, ...]
    result: tuple[float, ...]
    """What every seat got: its team's part of the victory."""

    @property
    def reviewed(self) -> tuple[int, ...]:
        """The seats whose choices can be judged."""
        viewer = self.about.viewer
        return tuple(range(len(self.about.seats))) if viewer is None else (viewer,)


def outline_of(game: Game, record: Record, plan: Plan, name: str = "record") -> Outline:
    """The outline of a record, all of which is checked; raises NotOver before the end."""
    end = record.end
    if end is None or 1 not in end.outcome.ranks:
        raise NotOver(name)
    if record.header.view == SPECTATOR:
        raise NotOfASeat(name)
    verified(game, record, name)
    under = game.under(record.header.rules)
    team = under.team_size(under.chosen(record.header.options))
    outcome = Outcome(end.outcome.ranks, end.end)
    seats = range(len(record.header.seats))
    return Outline(
        under,
        about_of(game, record, plan, team, end.end),
        tuple(steps_of(game, record, name)),
        tuple(team * outcome.score(seat) for seat in seats),
    )


def about_of(game: Game, record: Record, plan: Plan, team: int, ended: str) -> About:
    """The first line of a review."""
    header, kit = record.header, find_kit(game.name)
    return About(
        FORMAT,
        game.name,
        header.rules,
        weights_digest(game.name),
        plan,
        record_digest(record),
        header.options,
        header.seats,
        header.view,
        ended,
        not kit.secrets and len(header.seats) == 2 and header.view is None,
        team,
    )


def record_digest(record: Record) -> str:
    """A short name for a record that no other one has."""
    return hashlib.sha256(record.text().encode()).hexdigest()[:DIGEST_LENGTH]


def steps_of(game: Game, record: Record, name: str) -> list[Asked | Dealt]:
    """All choices among several, and all that chance did, of the moves that stand."""
    replay = Replay(game, record, name)
    viewer = record.header.view
    steps: list[Asked | Dealt] = []
    dealt_from: State | None = None
    start = replay.state
    for line, move in record.numbered():
        seat = move.actor
        if seat == CHANCE:
            if dealt_from is None and viewer is None:
                dealt_from = replay.state.clone()
            replay.play(line, move)
            if dealt_from is not None and replay.state.mover() != CHANCE:
                steps.append(Dealt(line, replay.ply, dealt_from, replay.state.clone()))
                dealt_from = None
            continue
        if not replay.open:
            start = replay.state.clone()
        if viewer in (None, seat):
            view = start.view(seat)
            if len(view.legal(seat)) > 1:
                action = replay.action_of(line, move)
                steps.append(Asked(line, replay.ply + 1, seat, view, action))
        replay.play(line, move)
    return steps
