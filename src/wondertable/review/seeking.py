"""Puzzles are sought in games of bots: all positions are scanned, and what stands out is proved.

Everything is judged out of the view of the seat that is asked, with seeds made of that view: what
comes of a position is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from wondertable.bots import find_bot
from wondertable.bots.phases import phase_of
from wondertable.bots.themes import is_excluded
from wondertable.core.game import Game
from wondertable.core.play import Play
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.core.state import CHANCE, State
from wondertable.review.confirming import ahead_of, by_worth, confirmed
from wondertable.review.gates import Gates
from wondertable.review.judge import Judge, seed_of
from wondertable.review.levels import is_easy
from wondertable.review.puzzle import Place, Puzzle, Tally


@dataclass(frozen=True)
class Candidate:
    """A position in which a choice stands out at first sight."""

    place: Place
    order: tuple[int, ...]
    """All legal choices, those first that look best."""
    glance: float
    """How likely the best one looks at first sight."""
    easy: bool


def sought(judge: Judge, gates: Gates, tally: Tally, *, easy: bool) -> tuple[Tally, Puzzle | None]:
    """The puzzle of the next game of a search, if it has one: no game has two.

    What looks least likely at first sight is looked at first; what is easy last, and only if such
    are wanted.
    """
    places = list(places_of(judge.game, tally))
    candidates = [one for place in places for one in promising(judge, gates, place)]
    wanted = [one for one in candidates if easy or not one.easy]
    looked, puzzle = 0, None
    for candidate in sorted(wanted, key=lambda one: (one.easy, one.glance)):
        looked += 1
        puzzle = confirmed(judge, gates, candidate.place, candidate.order)
        if puzzle is not None:
            break
    after = msgspec.structs.replace(
        tally,
        games=tally.games + 1,
        positions=tally.positions + len(places),
        promising=tally.promising + len(candidates),
        looked=tally.looked + looked,
        kept=tally.kept + (puzzle is not None),
    )
    return after, puzzle


def places_of(game: Game, tally: Tally) -> Iterator[Place]:
    """All decisions of the next game of a search: its bots sit on every seat by turns."""
    number = tally.games
    play = Play(game, tally.seats, drawn(tally, "deal", number), tally.options)
    bots = [
        find_bot(tally.bots[(seat + number) % len(tally.bots)], game) for seat in range(play.seats)
    ]
    lucks = [
        Rng(int.from_bytes(drawn(tally, f"luck {seat}", number)[:7], "big"))
        for seat in range(play.seats)
    ]
    asked: list[tuple[State, int, int, int]] = []

    def choice(seat: int) -> int:
        view = play.state.view(seat)
        asked.append((view, seat, play.ply + 1, len(play.moves)))
        return bots[seat].choose(view, seat, lucks[seat])

    play.play_out(play.deal_on, choice)
    moves = [(move.actor, move.do) for move in play.moves]
    for view, seat, ply, lines in asked:
        choices = tuple(move for move in moves[:lines] if move[0] != CHANCE)
        yield Place(game, view, seat, ply, tally.seats, tally.options, play.seed.hex(), choices)


def drawn(tally: Tally, label: str, number: int) -> bytes:
    """The seed of something in a game of a search."""
    words = f"puzzles {label} {number} {tally.seats}"
    return sha256(numbered_seed(tally.seed) + words.encode()).digest()


def has_none(judge: Judge, view: State) -> bool:
    """Whether there are no puzzles here: the judge knows too little of such positions."""
    game = judge.game.name
    return is_excluded(game, phase_of(game, view)) or judge.kit.last(view)


def promising(judge: Judge, gates: Gates, place: Place) -> Iterator[Candidate]:
    """A position in which a choice stands out in a cheap scan."""
    view, seat = place.view, place.seat
    if len(view.legal(seat)) < gates.choices or has_none(judge, view):
        return
    scan = judge.value(view, seat, gates.scan, seed_of(f"puzzle scan {seat}", view))
    enough = scan.best.expected >= gates.least - gates.promising
    if enough and ahead_of(scan) >= gates.promising:
        order = [one.action for one in by_worth(scan)]
        order += [action for action in view.legal(seat) if action not in order]
        yield Candidate(place, tuple(order), scan.best.prior, is_easy(place, order[0]))
