"""The bots: how they are named and bounded, and greedy beats random."""

from __future__ import annotations

import pytest

from tests.games.duel.position import position
from wondertable.bots import Bot, Budget, find_bot, parse_budget
from wondertable.bots.errors import BadBudget, NoBudget
from wondertable.core.errors import UnknownBot
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, Journal, State
from wondertable.games import find_game
from wondertable.games.duel.actions import Build
from wondertable.games.duel.game import GAME

PLAIN = ("random", "greedy")
each_plain = pytest.mark.parametrize("name", PLAIN)


def played(state: State, bots: list[Bot], seed: int) -> State:
    """The state after a whole game of bots."""
    luck, thoughts = Rng(seed), Rng(seed, 1)
    while state.actors():
        mover = state.mover()
        if mover == CHANCE:
            state.deal(luck)
        else:
            state.apply(mover, bots[mover].choose(state.view(mover), mover, thoughts))
    return state


def score_of_greedy(seed: int, seat: int) -> float:
    """What greedy gets against random in one game of Duel."""
    bots = [find_bot("random", GAME), find_bot("random", GAME)]
    bots[seat] = find_bot("greedy", GAME)
    outcome = played(find_game("duel").setup(), bots, seed).outcome()
    assert outcome is not None
    return outcome.score(seat)


def test_greedy_beats_random_in_nine_of_ten_paired_games() -> None:
    scores = [score_of_greedy(seed, seat) for seed in range(30) for seat in (0, 1)]
    assert sum(scores) / len(scores) >= 0.9


def test_greedy_takes_a_victory_that_is_there() -> None:
    state = position(age=3, pawn=7, coins=(9, 9), open="palace pretorium town_hall")
    choice = find_bot("greedy", GAME).choose(state.view(0), 0, Rng(0))
    assert GAME.write(state, 0, choice) == str(Build("pretorium"))


class Bids(State):
    """Three seats lay down a number at once, two times over; whoever bids most gets a point."""

    def __init__(self) -> None:
        self.bids: list[int | None] = [None] * 3
        self.won = [0] * 3
        self.rounds = 2

    def seat_count(self) -> int:
        return 3

    def actors(self) -> list[int]:
        return [seat for seat in range(3) if self.rounds and self.bids[seat] is None]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat in self.actors() else []

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        self.bids[seat] = action
        if not self.actors():
            bids = [bid or 0 for bid in self.bids]
            self.won[bids.index(max(bids))] += 1
            self.bids = [None] * 3
            self.rounds -= 1

    def clone(self) -> Bids:
        copy = Bids()
        copy.bids, copy.won, copy.rounds = list(self.bids), list(self.won), self.rounds
        return copy

    def view(self, seat: int) -> Bids:
        copy = self.clone()
        copy.bids = [
            None if bid is None else bid if at == seat else HIDDEN
            for at, bid in enumerate(self.bids)
        ]
        return copy

    def fill(self, rng: Rng) -> Bids:
        copy = self.clone()
        copy.bids = [rng.below(3) if bid == HIDDEN else bid for bid in self.bids]
        return copy

    def points(self, seat: int) -> list[int]:
        return [self.won[seat]]

    def outcome(self) -> Outcome | None:
        if self.rounds:
            return None
        return Outcome(tuple(1 if won == max(self.won) else 2 for won in self.won), "bids")


def test_greedy_plays_where_several_choose_at_once() -> None:
    state = Bids()
    state.apply(1, 0)
    choices = [find_bot("greedy", GAME).choose(state.view(0), 0, Rng(seed)) for seed in range(20)]
    assert 0 not in choices
    assert choices.count(2) > 10


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBot, match="There is no bot “stockfish”; there are: random, greedy"):
        find_bot("stockfish", GAME)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(seconds=0.1)),
        ("2s", Budget(seconds=2.0)),
        ("0.5ms", Budget(seconds=0.0005)),
        ("800sims", Budget(simulations=800)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_simulations(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget
    assert parse_budget(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "0ms", "0sims", "1.5sims", "-1s", "10", "ms", "2h", "9999s"])
def test_a_budget_that_is_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match=f"think for “{text}”"):
        parse_budget(text)


@each_plain
def test_a_bot_that_does_not_search_takes_no_budget(name: str) -> None:
    with pytest.raises(NoBudget, match=f"The bot {name} does not search"):
        find_bot(f"{name}:100ms", GAME)
