"""The friend: it watches how well the others play, and keeps the game even."""

from __future__ import annotations

import pytest

from wondertable.bots import find_bot, needs_record
from wondertable.bots.asking import ask
from wondertable.bots.friend import AIM_HIGH, AIM_LOW, NEVER_TRIED, FriendBot, aim, loss, most_even
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.core.record import FORMAT, Header, Move, Record
from wondertable.core.replay import redact
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY
from wondertable.games.duel.game import GAME


def finding(*expected: float, shares: tuple[float, ...] | None = None) -> Finding:
    """Choices with what may be expected of them."""
    parts = shares or (1 / len(expected),) * len(expected)
    prospects = [Prospect(at, parts[at], value, parts[at]) for at, value in enumerate(expected)]
    return Finding(tuple(prospects), (0.5, 0.5), 100)


def new_friend() -> FriendBot:
    """A friend that thinks little."""
    friend = find_bot("friend:12sims", GAME)
    assert isinstance(friend, FriendBot)
    return friend


def seen_by_friend(moves: list[Move]) -> Record:
    """The record of seat 0."""
    header = Header(FORMAT, GAME.name, GAME.rules, {}, ("friend", "rival"), "")
    return redact(GAME, Record(header, moves), 0)


def game_against(rival: str, friend: FriendBot) -> list[Move]:
    """A whole game with the friend on seat 0."""
    other = find_bot(rival, GAME)
    state, moves, luck = GAME.setup(), list[Move](), Rng(2)
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.legal(CHANCE)[0]
        elif mover == 0:
            action = ask(friend, state.view(0), 0, lambda: seen_by_friend(moves), luck)
        else:
            action = other.choose(state.view(1), 1, luck)
        moves.append(Move("chance" if mover == CHANCE else mover, GAME.write(state, mover, action)))
        state.apply(mover, action)
    return moves


def test_it_takes_what_keeps_the_game_even() -> None:
    assert most_even(finding(0.9, 0.6, 0.45, 0.1), 1.0).action == 2
    assert most_even(finding(0.7, 0.64, 0.45, 0.1), 1.25).action == 1
    assert most_even(finding(0.9, 0.5, shares=(0.995, 0.005)), 1.0).action == 0


def test_it_aims_higher_the_less_the_others_lose() -> None:
    assert aim([0.0] * 200) == pytest.approx(AIM_HIGH)
    assert aim([0.1] * 30) == pytest.approx(AIM_LOW)
    assert AIM_LOW < aim([]) < AIM_HIGH


def test_a_choice_loses_what_the_best_one_promises_more() -> None:
    found = finding(0.9, 0.6, 0.1, shares=(0.8, 0.2, 0.0))
    assert loss(found, 0) == 0
    assert loss(found, 1) == pytest.approx(0.3)
    assert loss(found, 2) == NEVER_TRIED


def test_it_notices_how_well_the_others_play() -> None:
    aims = {}
    for rival in ("random", "senator"):
        friend = new_friend()
        game_against(rival, friend)
        aims[rival] = aim(friend.losses)
    assert aims["random"] < aims["senator"] - 0.1


def test_it_judges_every_choice_once_and_forgets_another_game() -> None:
    friend = new_friend()
    moves = game_against("greedy", friend)
    friend.watch(seen_by_friend(moves[:-1]), 0, Rng(1))
    known = list(friend.losses)
    friend.watch(seen_by_friend(moves[:-1]), 0, Rng(1))
    assert friend.losses == known
    friend.watch(seen_by_friend(moves[:30]), 0, Rng(1))
    assert 0 < len(friend.losses) < len(known)


def test_a_table_gives_it_the_record_of_its_seat() -> None:
    assert needs_record("friend")
    assert needs_record("friend:100ms")
    assert not needs_record("oracle")
