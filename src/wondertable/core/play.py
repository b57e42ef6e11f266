"""The checked form of `apply`, for tables, records and tests: for all that is not trusted."""

from __future__ import annotations

from wondertable.core.errors import GameOver, IllegalAction, NotAsked
from wondertable.core.game import Dealer, Game, seat_word
from wondertable.core.state import CHANCE, Journal, State


def play(
    game: Game, state: State, seat: int, text: str, ply: int = 0, journal: Journal | None = None
) -> int:
    """Reads a line of notation, checks it against the rules, carries it out; says its code."""
    action = legal_action(game, state, seat, text, ply)
    state.apply(seat, action, journal)
    return action


def legal_action(game: Game, state: State, seat: int, text: str, ply: int = 0) -> int:
    """The code of a line of notation, if the seat may choose it now."""
    check_asked(state, seat, ply)
    action = game.read(state, seat, text)
    if action not in state.legal(seat):
        reason = game.why_not(state, seat, text)
        raise IllegalAction(seat_word(seat), text, ply, reason)
    return action


def check_asked(state: State, seat: int, ply: int = 0) -> None:
    """Raises unless the seat owes a choice.

    A seat that comes from outside may be any number; this keeps it from the compiled engine, which
    takes no more than 64 bits and looks nothing up for seats that are not there.
    """
    actors = state.actors()
    if not actors:
        raise GameOver(seat_word(seat), ply)
    if seat not in actors:
        asked = ", ".join(seat_word(actor) for actor in actors)
        raise NotAsked(seat_word(seat), ply, asked)


def deal(game: Game, state: State, dealer: Dealer, journal: Journal | None = None) -> list[str]:
    """Lets a dealer do all that chance owes; says what it did, in notation."""
    done = []
    while state.mover() == CHANCE:
        action = dealer.choose(state)
        done.append(game.write(state, CHANCE, action))
        state.apply(CHANCE, action, journal)
    return done
