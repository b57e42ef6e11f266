"""The tree of a search: what has been tried, how often, and what came of it.

Counts are floats, since every use of them divides.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rng import Rng

FIRST_PLAY: Final = 0.2
"""How much worse a choice that was never tried is thought to be, the more the others were."""

WORDS: Final = 4294967296.0
OVER: Final = -3
"""The seat of a node where the game is over."""


@final
@mypyc_attr(acyclic=True)
class Edge:
    """A choice of one seat."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior: float = prior
        self.visits: float = 0.0
        self.total: float = 0.0  # of what the choosing seat got
        self.offered: float = 0.0  # how often it was legal, where that varies
        self.child: Node | None = None  # what follows, if chance has no say
        self.children: dict[int, Node] | None = None  # what follows, by what was revealed
        self.hits: float = 0.0  # how often chance repeated itself


@final
@mypyc_attr(acyclic=True)
class Node:
    """The choice that a seat is asked for; those of others at the same time lie beside it."""

    def __init__(self, seat: i64, value: float) -> None:
        self.seat: i64 = seat
        self.value: float = value  # what the seat was thought to get, when the node was made
        self.visits: float = 0.0
        self.total: float = 0.0
        self.tried: float = 0.0  # the prior of all choices that were tried
        self.edges: list[Edge] = []
        self.sure: Edge | None = None  # a choice that wins at once
        self.beside: Node | None = None
        self.known: dict[int, Edge] | None = None  # where hands are hidden: edges by action
        self.children: dict[int, Node] | None = None
        self.scores: list[float] | None = None  # of a game that is over here


def best(node: Node, c: float) -> Edge:
    """The edge that PUCT wants to try next, where all edges are always legal."""
    if node.sure is not None:
        return node.sure
    edges = node.edges
    unknown = (node.total + node.value) / (node.visits + 1.0) - FIRST_PLAY * sqrt(node.tried)
    spread = c * sqrt(node.visits + 1.0)
    first = edges[0]
    most = -1e9
    for edge in edges:
        visits = edge.visits
        if visits > 0.0:
            worth = edge.total / visits + spread * edge.prior / (visits + 1.0)
        else:
            worth = unknown + spread * edge.prior
        if worth > most:
            most = worth
            first = edge
    return first


def best_offered(node: Node, actions: list[int], c: float) -> Edge:
    """The edge that PUCT wants to try next among those that are legal in this world.

    A choice is compared by how often it could have been taken, not by how often the node was met.
    """
    known = node.known
    assert known is not None
    prior = 0.0
    tried = 0.0
    for action in actions:
        edge = known[action]
        edge.offered += 1.0
        prior += edge.prior
        if edge.visits > 0.0:
            tried += edge.prior
    unknown = (node.total + node.value) / (node.visits + 1.0) - FIRST_PLAY * sqrt(tried / prior)
    first = known[actions[0]]
    most = -1e9
    for action in actions:
        edge = known[action]
        visits = edge.visits
        worth = c * sqrt(edge.offered) * edge.prior / prior / (visits + 1.0)
        worth += edge.total / visits if visits > 0.0 else unknown
        if worth > most:
            most = worth
            first = edge
    return first


def usual(node: Node, actions: list[int], rng: Rng) -> Edge:
    """An edge drawn by how often it was taken so far, and by its prior while that is little."""
    known = node.known
    assert known is not None
    total = 0.0
    for action in actions:
        edge = known[action]
        total += edge.visits + edge.prior
    rest = total * float(rng.word()) / WORDS
    edge = known[actions[0]]
    for action in actions:
        edge = known[action]
        rest -= edge.visits + edge.prior
        if rest < 0.0:
            break
    return edge


def count(node: Node, edge: Edge, score: float) -> None:
    """Notes what came of a choice."""
    if edge.visits == 0.0:
        node.tried += edge.prior
    node.visits += 1.0
    node.total += score
    edge.visits += 1.0
    edge.total += score
