"""What cards, wonders and progress tokens do: a closed set of small values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Resource = Literal["wood", "clay", "stone", "glass", "papyrus"]
Color = Literal["brown", "grey", "red", "green", "blue", "yellow", "purple"]
Symbol = Literal["wheel", "mortar", "quill", "plumb", "sundial", "armillary", "scales"]
Kind = Literal[
    "brown_card",
    "grey_card",
    "red_card",
    "green_card",
    "blue_card",
    "yellow_card",
    "brown_or_grey_card",
    "wonder",
    "three_coins",
    "own_progress_token",
]
Scope = Literal["own_city", "city_with_most"]


@dataclass(frozen=True, slots=True)
class Produces:
    """Gives units of one resource for every construction, and raises the opponent's price."""

    resource: Resource
    units: int = 1


@dataclass(frozen=True, slots=True)
class ProducesChoice:
    """Gives one unit of one of these resources for every construction, chosen anew."""

    resources: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class FixedPrice:
    """Lets the owner buy these resources for 1 coin a unit."""

    resources: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class Shields:
    """Moves the conflict pawn."""

    count: int


@dataclass(frozen=True, slots=True)
class Science:
    """Shows a scientific symbol."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Points:
    """Is worth victory points at the end."""

    count: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Brings coins once, when built or taken."""

    count: int


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Brings coins once, for each thing of a kind."""

    kind: Kind
    each: int
    scope: Scope


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Is worth points at the end, for each thing of a kind."""

    kind: Kind
    each: int
    scope: Scope


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Gives another turn at once."""


@dataclass(frozen=True, slots=True)
class OpponentLosesCoins:
    """Takes coins from the opponent's treasury to the bank."""

    count: int


@dataclass(frozen=True, slots=True)
class DestroyCard:
    """Discards a card of this colour from the opponent's city."""

    color: Literal["brown", "grey"]


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """Builds one discarded card free of cost."""


@dataclass(frozen=True, slots=True)
class ProgressFromBox:
    """Draws progress tokens out of the box and keeps some."""

    draw: int
    keep: int


@dataclass(frozen=True, slots=True)
class Discount:
    """Makes future constructions of a kind cheaper by some resources of the owner's choice."""

    applies_to: Literal["blue_card", "wonder"]
    resources: int


@dataclass(frozen=True, slots=True)
class ReceiveTradeCoins:
    """Hands the owner what the opponent pays for resources."""


@dataclass(frozen=True, slots=True)
class ExtraShields:
    """Adds shields to every red card built later."""

    count: int


@dataclass(frozen=True, slots=True)
class FutureWondersPlayAgain:
    """Makes every wonder built later play again."""


@dataclass(frozen=True, slots=True)
class CoinsPerChain:
    """Brings coins for every later construction that a chain makes free."""

    count: int


Effect = (
    Produces
    | ProducesChoice
    | FixedPrice
    | Shields
    | Science
    | Points
    | Coins
    | CoinsPer
    | PointsPer
    | PlayAgain
    | OpponentLosesCoins
    | DestroyCard
    | BuildFromDiscard
    | ProgressFromBox
    | Discount
    | ReceiveTradeCoins
    | ExtraShields
    | FutureWondersPlayAgain
    | CoinsPerChain
)
