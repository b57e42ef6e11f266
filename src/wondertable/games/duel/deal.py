"""A deal that a seed has fixed: every token, wonder and card before the first move."""

from __future__ import annotations

from wondertable.core.game import Dealer
from wondertable.core.rng import Stream
from wondertable.core.state import State
from wondertable.games.duel.chance import code, slot_due
from wondertable.games.duel.codes import DRAW, PLACE_GUILDS, SHOW_TOKENS, SHOW_WONDERS
from wondertable.games.duel.figures import CARDS_PER_AGE, GUILDS_DEALT, TOKENS_ON_BOARD
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_START, FIRST_GUILD


class DuelDealer(Dealer):
    """Chance in Duel, as a seed decides it; what is dealt never depends on what is played."""

    def __init__(self, seed: bytes) -> None:
        self.tokens = Stream(seed, "tokens").shuffled(list(range(10)))
        self.wonders = Stream(seed, "wonders").shuffled(list(range(12)))
        self.ages = [self.structure(seed, age) for age in (1, 2, 3)]

    @staticmethod
    def structure(seed: bytes, age: int) -> list[int]:
        """The card of every slot of an age."""
        first = AGE_START[age - 1]
        if age < 3:
            cards = list(range(first, first + 23))
            return Stream(seed, f"age {age}").shuffled(cards)[:CARDS_PER_AGE]
        plain = Stream(seed, "age 3").shuffled(list(range(first, FIRST_GUILD)))
        guilds = Stream(seed, "guilds").shuffled(list(range(FIRST_GUILD, FIRST_GUILD + 7)))
        dealt = plain[: CARDS_PER_AGE - GUILDS_DEALT] + guilds[:GUILDS_DEALT]
        return Stream(seed, "structure 3").shuffled(dealt)

    def choose(self, state: State) -> int:
        """The action of chance in this state."""
        assert isinstance(state, Duel)
        top = state.question
        if top == SHOW_TOKENS:
            return code(state, self.next_of(self.tokens, state.box))
        if top == DRAW:
            left = state.box & ~state.drawn
            return code(state, self.next_of(self.tokens[TOKENS_ON_BOARD:], left))
        if top == SHOW_WONDERS:
            return code(state, self.next_of(self.wonders, state.unshown))
        structure = self.ages[state.age - 1]
        if top == PLACE_GUILDS:
            slots = [slot for slot, card in enumerate(structure) if card >= FIRST_GUILD]
            return code(state, self.next_of(slots, ~state.guilds))
        return code(state, structure[slot_due(state)] - AGE_START[state.age - 1])

    @staticmethod
    def next_of(order: list[int], left: int) -> int:
        """The first thing in order that is still left."""
        return next(thing for thing in order if left >> thing & 1)
