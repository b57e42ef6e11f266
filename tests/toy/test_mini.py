"""The toy game shows what the contract means where several seats choose at once."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.toy.chi_square import chi_square
from tests.toy.mini import MINI, NONE, Mini
from wondertable.core.errors import BadSeats, IllegalAction, NotAsked
from wondertable.core.outcome import Outcome
from wondertable.core.play import play
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, NOBODY, SEVERAL, SPECTATOR, Journal


def dealt(*numbers: int) -> Mini:
    """A game in which the seats hold these numbers, before the first bid."""
    state = MINI.new(len(numbers), {"purse": "small"})
    for seat, number in enumerate(numbers):
        play(MINI, state, CHANCE, f"deal {seat} {number}")
    return state


def bid(state: Mini, *bids: int) -> list[tuple[str | int, ...]]:
    """Lays a bid for every seat; says what everybody can know of it."""
    journal = Journal()
    for seat, tokens in enumerate(bids):
        play(MINI, state, seat, f"bid {tokens}", journal=journal)
    return MINI.events(journal, SPECTATOR)


def test_all_seats_are_asked_at_once() -> None:
    state = dealt(4, 7, 1)
    assert state.actors() == [0, 1, 2]
    assert state.mover() == SEVERAL


def test_a_seat_that_has_laid_its_bid_is_not_asked_again() -> None:
    state = dealt(4, 7, 1)
    play(MINI, state, 1, "bid 2")
    assert state.actors() == [0, 2]
    assert state.legal(1) == []
    with pytest.raises(NotAsked, match="Seat 1 is not asked at ply 0; the choice is with 0, 2"):
        play(MINI, state, 1, "bid 1")


def test_retract_gives_the_choice_back() -> None:
    state = dealt(4, 7, 1)
    before = state.key()
    play(MINI, state, 1, "bid 2")
    assert state.retract(1) is True
    assert state.key() == before
    assert state.actors() == [0, 1, 2]
    assert state.legal(1) == [0, 1, 2]


def test_retract_is_refused_when_nothing_was_laid() -> None:
    assert dealt(4, 7, 1).retract(1) is False


def test_retract_is_refused_after_the_last_bid_resolved_the_round() -> None:
    state = dealt(4, 7, 1)
    bid(state, 0, 1, 2)
    after = state.key()
    assert [state.retract(seat) for seat in range(3)] == [False, False, False]
    assert state.key() == after


def test_a_bid_on_the_table_is_hidden_from_all_others() -> None:
    state = dealt(4, 7, 1)
    play(MINI, state, 1, "bid 2")
    assert state.view(0).bids == [NONE, HIDDEN, NONE]
    assert state.view(1).bids == [NONE, 2, NONE]
    assert state.view(SPECTATOR).bids == [NONE, HIDDEN, NONE]


def test_views_do_not_tell_what_was_bid() -> None:
    keys = set()
    for tokens in range(3):
        state = dealt(4, 7, 1)
        play(MINI, state, 1, f"bid {tokens}")
        keys.add(state.view(0).key())
    assert len(keys) == 1


def test_a_number_is_hidden_from_others_until_it_is_shown() -> None:
    state = dealt(4, 7)
    for _ in range(3):
        bid(state, 0, 0)
    assert state.view(0).numbers == [4, HIDDEN]
    assert state.view(SPECTATOR).numbers == [HIDDEN, HIDDEN]
    play(MINI, state, 0, "show 4")
    assert state.view(1).numbers == [4, 7]
    assert state.view(SPECTATOR).numbers == [4, HIDDEN]


def test_only_its_owner_hears_which_number_was_dealt() -> None:
    state = MINI.new(2, {"purse": "small"})
    journal = Journal()
    play(MINI, state, CHANCE, "deal 0 4", journal=journal)
    assert MINI.events(journal, 0) == [("dealt", 0, 4)]
    assert MINI.events(journal, 1) == []
    assert MINI.events(journal, SPECTATOR) == []


def test_fill_draws_every_consistent_world_equally_often() -> None:
    state = dealt(4, 7)
    play(MINI, state, 1, "bid 2")
    view = state.view(0)
    rng = Rng(2024)
    worlds = Counter(view.fill(rng).key() for _ in range(7200))
    assert len(worlds) == 8 * 3  # any number but the own 4, and any bid
    assert chi_square(list(worlds.values())) < 49.7  # one in a thousand, 23 degrees of freedom


def test_fill_never_deals_a_number_twice() -> None:
    view = dealt(4, 7, 1).view(SPECTATOR)
    rng = Rng(1)
    for _ in range(200):
        numbers = view.fill(rng).numbers
        assert len(set(numbers)) == 3
        assert all(1 <= number <= 9 for number in numbers)


def test_fill_guesses_only_bids_that_can_be_paid() -> None:
    state = dealt(4, 7)
    bid(state, 0, 2)
    play(MINI, state, 1, "bid 1")
    rng = Rng(1)
    guessed = {state.view(0).fill(rng).bids[1] for _ in range(100)}
    assert guessed == {0, 1}


def test_the_highest_bid_that_is_alone_wins_the_round() -> None:
    state = dealt(4, 7, 1)
    events = bid(state, 2, 1, 2)
    assert events[-1] == ("won round", 1, 1)
    assert [state.points(seat) for seat in range(3)] == [[0], [1], [0]]


def test_nobody_wins_a_round_in_which_no_bid_is_alone() -> None:
    state = dealt(4, 7, 1)
    events = bid(state, 2, 2, 2)
    assert events[-1] == ("bid", 2, 2)
    assert state.tokens == [1, 1, 1]


def test_the_secret_number_breaks_a_tie() -> None:
    state = dealt(4, 7)
    for _ in range(3):
        bid(state, 0, 0)
    play(MINI, state, 0, "show 4")
    assert state.outcome() is None
    play(MINI, state, 1, "show 7")
    assert state.outcome() == Outcome((2, 1), "points")
    assert state.mover() == NOBODY


def test_a_bid_that_cannot_be_paid_is_refused() -> None:
    state = dealt(4, 7)
    bid(state, 2, 0)
    with pytest.raises(IllegalAction, match="bid 2 is not possible now"):
        play(MINI, state, 0, "bid 2")


def test_the_toy_is_for_two_or_three() -> None:
    with pytest.raises(BadSeats, match="mini is for 2 to 3 players, not for 4"):
        MINI.setup(4)
