"""What cards and wonder stages do: a closed set of small values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Resource = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]
Symbol = Literal["compass", "gear", "tablet"]
Side = Literal["left", "right", "both"]
Kinds = Literal["raw", "manufactured"]
Scope = Literal["own", "next_door", "everywhere"]
Counted = Literal["victory_token", "wonder_stage"]


@dataclass(frozen=True, slots=True)
class Produces:
    """Gives units of one resource every turn."""

    resource: Resource
    units: int = 1


@dataclass(frozen=True, slots=True)
class ProducesChoice:
    """Gives one unit of one of these resources every turn, chosen anew by each user."""

    resources: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class Trade:
    """Lets the owner buy resources of a kind from a side for 1 coin a unit."""

    side: Side
    kinds: Kinds


@dataclass(frozen=True, slots=True)
class Shields:
    """Adds to the city's strength."""

    count: int


@dataclass(frozen=True, slots=True)
class Science:
    """Shows a scientific symbol."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class ScienceChoice:
    """Stands for the scientific symbol that is best at the end."""


@dataclass(frozen=True, slots=True)
class Points:
    """Is worth victory points at the end."""

    count: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Brings coins once, when built."""

    count: int


@dataclass(frozen=True, slots=True)
class CoinsPerCard:
    """Brings coins once, for each card of these colours."""

    each: int
    colors: tuple[Color, ...]
    scope: Scope


@dataclass(frozen=True, slots=True)
class PointsPerCard:
    """Is worth points at the end, for each card of these colours."""

    each: int
    colors: tuple[Color, ...]
    scope: Scope


@dataclass(frozen=True, slots=True)
class CoinsPerStage:
    """Brings coins once, for each own wonder stage."""

    each: int


@dataclass(frozen=True, slots=True)
class PointsPerStage:
    """Is worth points at the end, for each wonder stage."""

    each: int
    scope: Scope


@dataclass(frozen=True, slots=True)
class PointsIfComplete:
    """Is worth points at the end if all own wonder stages are built."""

    count: int


@dataclass(frozen=True, slots=True)
class PlayLastCard:
    """Lets the owner play the last card of an age as a turn of its own."""


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """Builds one discarded card free of cost at the end of the turn."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfColor:
    """Makes a card free whose colour the city does not have."""


@dataclass(frozen=True, slots=True)
class FreeFirstOfAge:
    """Makes the card free that is chosen in the first turn of an age."""


@dataclass(frozen=True, slots=True)
class FreeLastOfAge:
    """Makes the card free that is chosen in the last turn of an age."""


@dataclass(frozen=True, slots=True)
class Wharf:
    """Takes 1 coin off one resource a turn bought from a side."""

    side: Side


@dataclass(frozen=True, slots=True)
class Cache:
    """Takes 1 coin off every starting resource bought from a neighbour's board."""


@dataclass(frozen=True, slots=True)
class Warehouse:
    """Gives one more unit a turn of a resource that the city produces."""


@dataclass(frozen=True, slots=True)
class BlackMarket:
    """Gives one unit a turn of a resource that the city does not produce."""


@dataclass(frozen=True, slots=True)
class StagesWithoutResources:
    """Makes wonder stages cost no resources; coins are still paid."""


@dataclass(frozen=True, slots=True)
class OthersGain:
    """Brings coins to all other players."""

    count: int


@dataclass(frozen=True, slots=True)
class NeighborsGain:
    """Brings coins to both neighbours."""

    count: int


@dataclass(frozen=True, slots=True)
class OthersLose:
    """Makes all other players lose coins at the end of the turn."""

    count: int


@dataclass(frozen=True, slots=True)
class OthersLosePer:
    """Makes all other players lose coins for each thing of a kind in their own city."""

    each: int
    kind: Counted


@dataclass(frozen=True, slots=True)
class VictoryToken:
    """Brings a victory token of an age at once."""

    age: int


@dataclass(frozen=True, slots=True)
class NeighborsDebt:
    """Gives both neighbours debt, which no coins can replace."""

    count: int


@dataclass(frozen=True, slots=True)
class PointsPerToken:
    """Is worth points at the end, for each own victory token of an age (0 is any)."""

    each: int
    age: int = 0


@dataclass(frozen=True, slots=True)
class CoinsPerToken:
    """Brings coins once, for each own victory token."""

    each: int


@dataclass(frozen=True, slots=True)
class CoinsPerDefeat:
    """Brings coins once, for each own defeat token."""

    each: int


@dataclass(frozen=True, slots=True)
class DiscardDefeats:
    """Discards all own defeat tokens, after their coins."""


@dataclass(frozen=True, slots=True)
class Diplomacy:
    """Brings a diplomacy token: its holder takes no part in the next conflict."""


@dataclass(frozen=True, slots=True)
class CopyScience:
    """Copies, at the end, one symbol on a green card of a neighbour."""


Effect = (
    Produces
    | ProducesChoice
    | Trade
    | Shields
    | Science
    | ScienceChoice
    | Points
    | Coins
    | CoinsPerCard
    | PointsPerCard
    | CoinsPerStage
    | PointsPerStage
    | PointsIfComplete
    | PlayLastCard
    | BuildFromDiscard
    | FreeFirstOfColor
    | FreeFirstOfAge
    | FreeLastOfAge
    | Wharf
    | Cache
    | Warehouse
    | BlackMarket
    | StagesWithoutResources
    | OthersGain
    | NeighborsGain
    | OthersLose
    | OthersLosePer
    | VictoryToken
    | NeighborsDebt
    | PointsPerToken
    | CoinsPerToken
    | CoinsPerDefeat
    | DiscardDefeats
    | Diplomacy
    | CopyScience
)
