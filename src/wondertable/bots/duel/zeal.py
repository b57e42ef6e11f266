"""A brain that plays Duel for six symbols: what was learnt, with its sight set on science."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import Features, NetBrain
from wondertable.bots.search.net import Net
from wondertable.core.bits import COUNT
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games.duel.city import City
from wondertable.games.duel.codes import (
    BUILD,
    CARD_CODE,
    DRAFT_CODE,
    REBUILD,
    START_CODE,
    TOKEN_CODE,
)
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import GREEN, LAW, SYMBOL

# What the hunter wishes for, in logits of the chance to win; times its zeal.
SYMBOL_ZEAL: Final[tuple[float, ...]] = (0.0, 0.2, 0.5, 0.9, 1.4, 2.0, 2.0, 2.0)
"""For so many different symbols."""
PAIR_ZEAL: Final = 0.25
LAW_ZEAL: Final = 0.5
WONDER_ZEAL: Final = 0.3
"""For the Mausoleum and the Great Library, while they are not built."""
MAUSOLEUM: Final = 6
GREAT_LIBRARY: Final = 3
EAGER: Final = 4.0
"""Times as promising as to others a green card, or Law, looks to the hunter."""


@final
class HunterBrain(NetBrain):
    """Thinks more of positions, the more symbols the hunting seat has."""

    def __init__(self, net: Net, features: Features, hunter: i64, zeal: float) -> None:
        super().__init__(net, features)
        self.hunter: i64 = hunter
        self.zeal: float = zeal
        self.duel: Duel | None = None

    def begin(self, state: State, seats: i64, rng: Rng) -> None:
        """Turns to a position."""
        assert isinstance(state, Duel)
        super().begin(state, seats, rng)
        self.duel = state

    def value(self, seat: i64) -> float:
        """The chance to win, as the hunter sees it."""
        state = self.duel
        assert state is not None
        wish = self.zeal * fervour(state, state.city(self.hunter))
        logit = self.net.value_logit()
        logit += wish if seat == self.hunter else -wish
        return 1.0 / (1.0 + exp(-logit))

    def weigh(self, seat: i64, actions: list[int]) -> list[float]:
        """The policy, with an eye on green cards and on Law."""
        weights = super().weigh(seat, actions)
        state = self.duel
        assert state is not None
        if seat != self.hunter:
            return weights
        at: i64 = 0
        while at < len(actions):
            if hunts(state, actions[at]):
                weights[at] = weights[at] * EAGER
            at += 1
        return weights


def fervour(state: Duel, city: City) -> float:
    """How promising a position is for science, in logits."""
    wish = SYMBOL_ZEAL[COUNT[city.symbols]]
    wish += PAIR_ZEAL * float(city.count(GREEN) - COUNT[city.symbols & 63])
    if city.has(LAW) or (state.board >> LAW) & 1:
        wish += LAW_ZEAL
    place: i64 = 0
    while place < city.drafted:
        wonder: i64 = city.wonder_at(place)
        if (city.unbuilt >> place) & 1 and (wonder == MAUSOLEUM or wonder == GREAT_LIBRARY):
            wish += WONDER_ZEAL
        place += 1
    return wish


def hunts(state: Duel, action: i64) -> bool:
    """Whether a choice is one for science."""
    if action < DRAFT_CODE:
        return action & 7 == BUILD and SYMBOL[state.card_at(action >> 3)] < 7
    if action < TOKEN_CODE:
        return action - DRAFT_CODE == MAUSOLEUM or action - DRAFT_CODE == GREAT_LIBRARY
    if action < START_CODE:
        return action - TOKEN_CODE == LAW
    return state.question == REBUILD and SYMBOL[action - CARD_CODE] < 7
