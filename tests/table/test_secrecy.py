"""What a viewer is told depends on nothing that the viewer may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.toy.mini import MINI, MiniGame, mini
from wondertable.core.errors import Reason, WondertableError
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, SPECTATOR, State
from wondertable.games import GAMES
from wondertable.store import Database, LaidRow, MoveRow, Saved, SeatRow, TableRow
from wondertable.table import Clock, Settings, Table
from wondertable.table.house import House
from wondertable.table.settings import to_plain

from .room import ALL_GAMES, Never, Time

DUEL = GAMES["duel"]
TIMED = Settings(clock=Clock("per_game", 600))

Moves = list[tuple[int, str]]


def table_of(game: Game, seats: int, moves: Moves, laid: dict[int, str]) -> Table:
    """A table at which these moves were made; it has no store to change anything in."""
    time = Time()
    games = {**ALL_GAMES, game.name: game}
    house = House(
        Database("sqlite:///nowhere.db"), Never(), games, ("greedy",), 0.0, time.now, time.now
    )
    row = TableRow(
        "table", game.name, game.rules, game.chosen({}), to_plain(TIMED), "running", 9, b"seed",
        "digest", "host", 1.0, 2.0, [1.5] * seats, None, [], None,
    )  # fmt: skip
    return Table(
        house,
        Saved(
            row,
            tuple(SeatRow(seat, "person", f"Seat {seat}", None, "ann") for seat in range(seats)),
            tuple(
                MoveRow(number, 0, seat, do, 3.0, 1.0, None)
                for number, (seat, do) in enumerate(moves, start=1)
            ),
            tuple(LaidRow(seat, 0, do, 3.0, 1.0, None) for seat, do in laid.items()),
            None,
        ),
    )


def told(table: Table, viewer: int, texts: tuple[str, ...]) -> list[str]:
    """Everything that a viewer can get out of a table."""
    return [
        table.view(viewer).key().hex(),
        repr(table.entries(viewer)),
        table.record(viewer).text(),
        repr((table.seats, table.status, table.version, table.ply, table.asked, table.laid)),
        repr((table.clocks(), table.since(8), table.ending, table.seed_digest)),
        *(asyncio.run(answer(table, viewer, text)) for text in texts),
    ]


async def answer(table: Table, viewer: int, text: str) -> str:
    """What a viewer is told who tries something; nothing is saved, so nothing changes."""
    try:
        return str(await table.submit(viewer, text, table.ply))
    except WondertableError as error:
        return f"{error.key} {error}"


@st.composite
def mini_pairs(draw: st.DrawFn) -> tuple[int, Moves, Moves, dict[int, str], dict[int, str]]:
    """Two games of the toy that differ in secret numbers and face-down bids of others."""
    viewer = draw(st.sampled_from([0, 1, 2, SPECTATOR]))
    own = draw(st.integers(1, 9))
    hands = []
    for _ in range(2):
        rest = draw(st.permutations([number for number in range(1, 10) if number != own]))
        hands.append([own if seat == viewer else rest[seat] for seat in range(3)])
    rounds = draw(st.lists(st.tuples(*[st.integers(0, 1)] * 3), max_size=2))
    bids = [(seat, f"bid {bid}") for bids in rounds for seat, bid in enumerate(bids)]
    first, second = ([(CHANCE, f"deal {seat} {hand[seat]}") for seat in range(3)] for hand in hands)
    seats = draw(st.sets(st.integers(0, 2), max_size=2))
    laid: list[dict[int, str]] = [{}, {}]
    for seat in seats:
        same = draw(st.integers(0, 1))
        for one in laid:
            one[seat] = f"bid {same if seat == viewer else draw(st.integers(0, 1))}"
    return viewer, first + bids, second + bids, laid[0], laid[1]


@hypothesis_settings(deadline=None, max_examples=60)
@given(mini_pairs())
def test_secret_numbers_and_bids_of_others_are_not_told(
    pair: tuple[int, Moves, Moves, dict[int, str], dict[int, str]],
) -> None:
    viewer, first, second, here, there = pair
    texts = ("bid 0", "bid 2", "bid 9", "show 3", "dance", "")
    ours, theirs = table_of(MINI, 3, first, here), table_of(MINI, 3, second, there)
    assert told(ours, viewer, texts) == told(theirs, viewer, texts)


def random_moves(rng: Rng, state: State, wanted: Callable[[State], bool]) -> Moves | None:
    """The moves of a random game up to a wanted position."""
    moves: Moves = []
    while state.actors():
        if wanted(state):
            return moves
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        moves.append((seat, DUEL.write(state, seat, action)))
        state.apply(seat, action)
    return None


@cache
def libraries() -> list[tuple[Moves, int, list[str]]]:
    """Games before the Great Library's tokens are drawn, whose turn it is, and the tokens."""

    def draws(state: State) -> bool:
        return state.mover() == CHANCE and DUEL.write(
            state, CHANCE, state.legal(CHANCE)[0]
        ).startswith("draw")

    found = []
    for seed in range(400):
        state = DUEL.setup()
        moves = random_moves(Rng(seed), state, draws)
        if moves is not None:
            tokens = [DUEL.write(state, CHANCE, action) for action in state.legal(CHANCE)]
            turn = next(seat for seat, _ in reversed(moves) if seat != CHANCE)
            found.append((moves, turn, tokens))
        if len(found) == 8:
            return found
    raise AssertionError("no Great Library in 400 games")


@hypothesis_settings(deadline=None, max_examples=40)
@given(st.data())
def test_the_tokens_that_somebody_draws_are_not_told_to_others(data: st.DataObject) -> None:
    moves, turn, tokens = data.draw(st.sampled_from(libraries()))
    drawn = st.permutations(tokens).map(lambda order: [(CHANCE, do) for do in order[:3]])
    first, second = data.draw(drawn), data.draw(drawn)
    viewer = data.draw(st.sampled_from([1 - turn, SPECTATOR]))
    texts = (*(f"take {token.split()[1]}" for token in tokens), "discard altar", "dance")
    ours, theirs = (table_of(DUEL, 2, moves + more, {}) for more in (first, second))
    assert told(ours, viewer, texts) == told(theirs, viewer, texts)


def test_who_draws_sees_the_tokens() -> None:
    moves, turn, tokens = libraries()[0]
    first, second = ([(CHANCE, do) for do in part] for part in (tokens[:3], tokens[-3:]))
    ours, theirs = (table_of(DUEL, 2, moves + more, {}) for more in (first, second))
    assert told(ours, turn, ()) != told(theirs, turn, ())


class Gossip(MiniGame):
    """The toy with reasons that tell more than they should."""

    name = "gossip"

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        return Reason("gossip", f"the numbers are {mini(state).numbers}")


def test_a_reason_is_found_in_what_the_seat_sees() -> None:
    game = Gossip()
    numbers = [(CHANCE, f"deal {seat} {seat + 4}") for seat in range(3)]
    table = table_of(game, 3, numbers, {})
    told = asyncio.run(answer(table, 1, "bid 9"))
    assert f"the numbers are [{HIDDEN}, 5, {HIDDEN}]" in told


@pytest.mark.parametrize("text", ["bid 1", "dance"])
def test_a_table_without_a_store_changes_nothing(text: str) -> None:
    table = table_of(MINI, 3, [(CHANCE, f"deal {seat} {seat + 1}") for seat in range(3)], {})
    assert asyncio.run(answer(table, 0, text)).startswith("error-")
    assert table.laid == frozenset()
