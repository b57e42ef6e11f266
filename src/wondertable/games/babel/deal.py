"""A deal that a seed has fixed: the discs, the action deck, and every building deck."""

from __future__ import annotations

from functools import lru_cache

from wondertable.core.game import Dealer
from wondertable.core.rng import Stream
from wondertable.core.state import State
from wondertable.games.babel.chance import code, discs_left, next_drawer, next_space, outcomes
from wondertable.games.babel.codes import ACTION, DISC, DRAW
from wondertable.games.babel.figures import TYPES
from wondertable.games.babel.packed import count, total
from wondertable.games.babel.state import Babel


class BabelDealer(Dealer):
    """Chance in Tower of Babel, as a seed decides it.

    The first deck has the same order whatever is played. Later ones are made of what was
    discarded; the same discards are shuffled to the same order.
    """

    def __init__(self, seed: bytes, start: Babel) -> None:
        self.seed = seed
        discs = [kind for kind, number in enumerate(discs_left(start)) for _ in range(number)]
        self.discs = Stream(seed, "discs").shuffled(discs)
        copies = start.sheet.copies
        actions = [kind for kind, number in enumerate(copies) for _ in range(number)]
        self.actions = Stream(seed, "actions").shuffled(actions)

    def choose(self, state: State) -> int:
        """The action of chance in this state."""
        assert isinstance(state, Babel)
        question = int(state.question)
        if question == DISC:
            space = int(next_space(state))
            return int(code(DISC, space, self.discs[space]))
        if question == DRAW:
            drawn = int(total(state.fresh) - state.deck_size())
            deck = deck_order(self.seed, int(state.shuffles), int(state.fresh))
            return int(code(DRAW, next_drawer(state), deck[drawn]))
        if question == ACTION:
            drawn = int(state.actions_drawn())
            return int(code(ACTION, state.active, self.actions[drawn]))
        return outcomes(state)[0]


@lru_cache(maxsize=64)
def deck_order(seed: bytes, shuffles: int, fresh: int) -> list[int]:
    """A building deck in the order in which it is drawn."""
    cards = [kind for kind in range(TYPES) for _ in range(count(fresh, kind))]
    return Stream(seed, f"deck {shuffles}").shuffled(cards)
