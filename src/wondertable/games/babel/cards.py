"""The box as rows: building cards, wonders, discs and action cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.games.babel.effects import (
    Draw,
    Effect,
    Exchange,
    OfferBonus,
    PointsAtEnd,
    PointsPerDisc,
    SecondTurn,
    StandIn,
    Timing,
)
from wondertable.games.babel.figures import (
    CARDS_PER_TYPE,
    DRAWN,
    END_POINTS,
    EXCHANGED,
    JOKER_CARDS,
    REFUSED_WITH_BONUS,
)
from wondertable.games.babel.unconfirmed import USUAL


@dataclass(frozen=True, slots=True)
class BuildingCard:
    """A type of building cards."""

    id: str
    copies: int


@dataclass(frozen=True, slots=True)
class Wonder:
    """One of the wonders of the board."""

    id: str


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A kind of action cards."""

    id: str
    timing: Timing
    effect: Effect


TYPES: Final = (
    BuildingCard("camel", CARDS_PER_TYPE),
    BuildingCard("crane", CARDS_PER_TYPE),
    BuildingCard("ship", CARDS_PER_TYPE),
    BuildingCard("stonemason", CARDS_PER_TYPE),
)

WONDERS: Final = (
    Wonder("tower_of_babel"),
    Wonder("pyramids"),
    Wonder("hanging_gardens"),
    Wonder("temple_of_artemis"),
    Wonder("statue_of_zeus"),
    Wonder("mausoleum"),
    Wonder("colossus"),
    Wonder("lighthouse"),
)

ACTION_CARDS: Final = (
    ActionCard("card_exchange", "any_time", Exchange(EXCHANGED)),
    ActionCard("joker", "active_build_completion", StandIn(JOKER_CARDS)),
    ActionCard("disc_bonus", "final_scoring", PointsPerDisc(USUAL.disc_points)),
    ActionCard("draw_three", "any_time", Draw(DRAWN)),
    ActionCard("double_turn", "active_turn_end", SecondTurn()),
    ActionCard("offer_bonus", "own_offer_refused", OfferBonus(REFUSED_WITH_BONUS)),
    ActionCard("five_points", "final_scoring", PointsAtEnd(END_POINTS)),
)

TYPE_IDS: Final = tuple(row.id for row in TYPES)
WONDER_IDS: Final = tuple(row.id for row in WONDERS)
ACTION_IDS: Final = tuple(row.id for row in ACTION_CARDS)
