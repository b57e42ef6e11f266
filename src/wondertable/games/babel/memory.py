"""What everybody remembers of hands: cards that were seen, and what a new deck tells.

When the discards are shuffled, all cards that nobody has seen are in hands, and everybody knows
which they are together: the `stock`. Cards drawn later come out of the new deck. A card that is
seen after that is either old or new; sometimes everybody can tell, else it stays doubtful.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.babel.builder import Builder
from wondertable.games.babel.codes import E_SHUFFLED
from wondertable.games.babel.figures import ALL_CARDS, TYPES
from wondertable.games.babel.packed import count, lacking, some, total

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


def see(state: Babel, builder: Builder, cards: i64) -> None:
    """Everybody sees cards of a hand."""
    unseen: i64 = lacking(cards, builder.known)
    if unseen and builder.old:
        sort_out(state, builder, unseen)
    builder.learn(cards)


def spend(state: Babel, builder: Builder, cards: i64) -> None:
    """Cards of a hand go to the discard pile, face up."""
    see(state, builder, cards)
    builder.lay_off(cards)
    state.discard += cards


def new_places(builder: Builder) -> i64:
    """How many cards were drawn unseen since the last shuffle, those counted out as old apart."""
    return builder.held - total(builder.known) + total(builder.doubtful) - builder.old


def sort_out(state: Babel, builder: Builder, cards: i64) -> None:
    """Tells old cards from new ones as far as everybody can."""
    new: i64 = new_places(builder)
    kind: i64 = 0
    while kind < TYPES:
        number: i64 = count(cards, kind)
        if number and count(state.stock, kind):
            if number > new:
                sure: i64 = some(kind, number - new)
                builder.old -= number - new
                builder.past = lacking(builder.past, sure)
                state.stock -= sure
                number = new
            builder.doubtful += some(kind, number)
        kind += 1
    if builder.old == 0:
        builder.doubtful = 0


def shuffle(state: Babel) -> None:
    """Makes a new deck of the discards (A18)."""
    state.fresh = state.discard
    state.discard = 0
    state.shuffles += 1
    stock: i64 = ALL_CARDS - state.fresh
    for builder in state.builders:
        builder.old = builder.held - total(builder.known)
        builder.past = builder.hand - builder.known
        builder.doubtful = 0
        stock -= builder.known
    state.stock = stock
    if state.journal is not None:
        state.journal.add((E_SHUFFLED, total(state.fresh)))
