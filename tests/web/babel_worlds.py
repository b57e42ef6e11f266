"""Games of Tower of Babel that a viewer cannot tell apart: the same record, other hidden cards."""

from __future__ import annotations

from tests.web.present.babel_scenes import liked
from tests.web.worlds import Moves
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.babel.actions import DrawAction, DrawCard, parse
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.state import Babel


def game(seats: int, options: dict[str, str], seed: int, plies: int, question: int) -> Moves:
    """A random game up to the first question of a sort after so many plies."""
    rng = Rng(seed, 0)
    state = babel(GAME.setup(seats, options))
    moves: Moves = []
    ply = 0
    while state.actors() and (ply < plies or state.question != question or not state.waiting):
        owed = state.actors()
        ply += owed != [CHANCE]
        for seat in owed:
            legal = state.legal(seat)
            chance = seat == CHANCE
            action = legal[rng.below(len(legal))] if chance else liked(state, seat, rng)
            moves.append((seat, GAME.write(state, seat, action)))
            state.apply(seat, action)
    assert state.actors(), "the game is over before"
    return moves


def played(seats: int, options: dict[str, str], moves: Moves) -> Babel:
    """Where moves lead."""
    state = babel(GAME.setup(seats, options))
    for seat, do in moves:
        state.apply(seat, GAME.read(state, seat, do))
    return state


def other_world(seats: int, options: dict[str, str], moves: Moves, viewer: int, rng: Rng) -> Moves:
    """The same game with other hidden cards: in it the viewer has seen the very same.

    Two draws that the viewer did not see are swapped. If the record cannot be played like that, or
    the viewer would tell the difference, another pair is tried.
    """
    for _ in range(400):
        hidden = [
            at for at, (seat, do) in enumerate(moves) if seat == CHANCE and is_hidden(do, viewer)
        ]
        first, second = sorted(hidden[rng.below(len(hidden))] for _ in range(2))
        changed = swapped(moves, first, second)
        if changed != moves and can_be_played(seats, options, changed):
            one, two = (played(seats, options, each) for each in (moves, changed))
            if one.view(viewer).key() == two.view(viewer).key() and one.key() != two.key():
                return changed
    raise AssertionError("no other world")


def is_hidden(do: str, viewer: int) -> bool:
    """Whether chance gave somebody a card that the viewer does not see."""
    action = parse(CHANCE, do)
    return isinstance(action, DrawCard | DrawAction) and action.seat != viewer


def swapped(moves: Moves, first: int, second: int) -> Moves:
    """The same moves with two draws changed for each other, if they are of one sort."""
    one, two = (parse(CHANCE, moves[at][1]) for at in (first, second))
    changed = list(moves)
    if isinstance(one, DrawCard) and isinstance(two, DrawCard):
        changed[first] = (CHANCE, str(DrawCard(one.seat, two.card)))
        changed[second] = (CHANCE, str(DrawCard(two.seat, one.card)))
    elif isinstance(one, DrawAction) and isinstance(two, DrawAction):
        changed[first] = (CHANCE, str(DrawAction(one.seat, two.card)))
        changed[second] = (CHANCE, str(DrawAction(two.seat, one.card)))
    return changed


def can_be_played(seats: int, options: dict[str, str], moves: Moves) -> bool:
    """Whether all moves are legal one after the other."""
    state = babel(GAME.setup(seats, options))
    for seat, do in moves:
        code = GAME.read(state, seat, do)
        if code not in state.legal(seat):
            return False
        state.apply(seat, code)
    return True
