"""The tree of a search: what has been tried, how often, and what came of it.

Counts are floats, since every use of them divides.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.vecs import vec
from wondertable.core.vector import Vector

FIRST_PLAY: Final = 0.2
"""How much worse a choice that was never tried is thought to be, the more the others were."""

CURIOUS: Final = 0.1
"""How often a choice at the same time as others is drawn by its prior, whatever its regret."""
WORDS: Final = 4294967296.0
SCATTER: Final = 0x9E3779B1
SCATTER_SHIFT: Final = 12
FEW: Final = 16
"""Meanings that a node has room for at first; always twice as many as it knows."""
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
        self.regret: float = 0.0  # of not having taken it, where several choose at once
        self.chance: float = 1.0  # with which it was drawn there
        self.child: Node | None = None  # what follows, if chance has no say
        self.children: dict[int, Node] | None = None  # what follows, by what was revealed
        self.hits: float = 0.0  # how often chance repeated itself
        self.low: float = 0.0  # what the choosing seat gets for certain (see `proof.py`)
        self.high: float = 1.0  # what it may get at best


@final
@mypyc_attr(acyclic=True)
class Node:
    """The choice that a seat is asked for; those of others at the same time lie beside it.

    Where hands are hidden, priors are in proportion, and add up to 1 only within one world.
    """

    def __init__(self, seat: i64, value: float) -> None:
        self.seat: i64 = seat
        self.value: float = value  # what the seat was thought to get, when the node was made
        self.visits: float = 0.0
        self.total: float = 0.0
        self.tried: float = 0.0  # the prior of all choices that were tried
        self.edges: list[Edge] = []
        self.memory: vec[i64] = vec[i64]()  # what weighs its choices, until somebody comes back
        self.sure: Edge | None = None  # a choice that is certainly the best
        self.low: float = 0.0  # what the seat gets for certain (see `proof.py`)
        self.high: float = 1.0  # what it may get at best
        self.odds: float = 0.0  # how likely chance leads here, where that is known
        self.beside: Node | None = None
        self.known: vec[i64] = vec[i64]()  # where hands are hidden: edges by meaning (see `find`)
        self.children: dict[int, Node] | None = None
        self.scores: list[float] | None = None  # of a game that is over here


def unfold(node: Node, actions: Vector, weights: list[float]) -> None:
    """Makes the edges of a node that is met again, as most nodes never are."""
    total = 0.0
    for weight in weights:
        total += weight
    edges = node.edges
    at: i64 = 0
    while at < actions.count:
        edges.append(Edge(actions.items[at], weights[at] / total))
        at += 1
    node.memory = vec[i64]()


def find(known: vec[i64], meaning: i64) -> i64:
    """The place of an edge by what it means; -1 if there is none.

    Meanings are scattered over the vector, each with its place and 1 after it; where one lies
    already, another comes to lie behind it.
    """
    size: i64 = len(known)
    if size == 0:
        return -1
    at: i64 = (meaning * SCATTER >> SCATTER_SHIFT) & (size // 2 - 1)
    while True:
        place: i64 = known[2 * at + 1]
        if place == 0 or known[2 * at] == meaning:
            return place - 1
        at = (at + 1) & (size // 2 - 1)


def put(known: vec[i64], meaning: i64, place: i64) -> None:
    """Notes where the edge of a new meaning is; there is room for it."""
    size: i64 = len(known)
    at: i64 = (meaning * SCATTER >> SCATTER_SHIFT) & (size // 2 - 1)
    while known[2 * at + 1]:
        at = (at + 1) & (size // 2 - 1)
    known[2 * at] = meaning
    known[2 * at + 1] = place + 1


def add_known(node: Node, meaning: i64, edge: Edge) -> None:
    """Adds an edge to a node where hands are hidden."""
    place: i64 = len(node.edges)
    known = node.known
    size: i64 = len(known)
    if 4 * place >= size:
        room: i64 = 2 * FEW
        if size:
            room = 2 * size
        more = vec[i64]([0] * room)
        at: i64 = 0
        while at < size:
            if known[at + 1]:
                put(more, known[at], known[at + 1] - 1)
            at += 2
        node.known = more
    put(node.known, meaning, place)
    node.edges.append(edge)


def locate(node: Node, state: State, choices: Vector, places: Vector) -> bool:
    """Finds the places of the edges of all choices; returns whether one has none."""
    known = node.known
    seat: i64 = node.seat
    places.clear()
    new = False
    at: i64 = 0
    while at < choices.count:
        place: i64 = find(known, state.meaning(seat, choices.items[at]))
        places.add(place)
        if place < 0:
            new = True
        at += 1
    return new


def add_new(node: Node, state: State, choices: Vector, places: Vector, weights: list[float]) -> i64:
    """Adds edges for choices that have none, which may mean the same; returns how many."""
    before: i64 = len(node.edges)
    at: i64 = 0
    while at < choices.count:
        if places.items[at] < 0:
            action: i64 = choices.items[at]
            meaning: i64 = state.meaning(node.seat, action)
            place: i64 = find(node.known, meaning)
            if place < 0:
                place = len(node.edges)
                add_known(node, meaning, Edge(action, weights[at]))
            places.items[at] = place
        at += 1
    return len(node.edges) - before


def keep_known(choices: Vector, places: Vector) -> bool:
    """Leaves out choices that have no edge; returns whether any is left, or else all stay."""
    left: i64 = 0
    at: i64 = 0
    while at < choices.count:
        if places.items[at] >= 0:
            choices.items[left] = choices.items[at]
            places.items[left] = places.items[at]
            left += 1
        at += 1
    if left == 0:
        return False
    choices.count = left
    places.count = left
    return True


def best(node: Node, c: float) -> Edge:
    """The edge that PUCT wants to try next, where all edges are always legal."""
    if node.sure is not None:
        return node.sure
    edges = node.edges
    unknown = (node.total + node.value) / (node.visits + 1.0) - FIRST_PLAY * sqrt(node.tried)
    spread = c * sqrt(node.visits + 1.0)
    first = edges[0]
    most = -1e9
    safe = node.low if node.low < node.high else -1.0
    for edge in edges:
        if edge.high <= safe:
            continue  # it cannot be better than what is certain
        visits = edge.visits
        if visits > 0.0:
            worth = edge.total / visits
            if worth > edge.high:
                worth = edge.high
            elif worth < edge.low:
                worth = edge.low
            worth += spread * edge.prior / (visits + 1.0)
        else:
            worth = unknown + spread * edge.prior
        if worth > most:
            most = worth
            first = edge
    return first


def best_offered(node: Node, places: Vector, c: float) -> i64:
    """Which choice PUCT wants to try next among those that are legal in this world.

    A choice is compared by how often it could have been taken, not by how often the node was met.
    """
    edges = node.edges
    offered = places.items
    end: i64 = places.count
    prior = 0.0
    tried = 0.0
    at: i64 = 0
    while at < end:
        edge = edges[offered[at]]
        edge.offered += 1.0
        prior += edge.prior
        if edge.visits > 0.0:
            tried += edge.prior
        at += 1
    unknown = (node.total + node.value) / (node.visits + 1.0) - FIRST_PLAY * sqrt(tried / prior)
    first: i64 = 0
    most = -1e9
    at = 0
    while at < end:
        edge = edges[offered[at]]
        visits = edge.visits
        worth = c * sqrt(edge.offered) * edge.prior / prior / (visits + 1.0)
        worth += edge.total / visits if visits > 0.0 else unknown
        if worth > most:
            most = worth
            first = at
        at += 1
    return first


def foreseen(node: Node, places: Vector, rng: Rng) -> i64:
    """Which choice is drawn by the priors alone."""
    edges = node.edges
    offered = places.items
    last: i64 = places.count - 1
    total = 0.0
    at: i64 = 0
    while at <= last:
        total += edges[offered[at]].prior
        at += 1
    rest = total * float(rng.word()) / WORDS
    at = 0
    while at < last:
        rest -= edges[offered[at]].prior
        if rest < 0.0:
            break
        at += 1
    return at


def matched(node: Node, places: Vector, rng: Rng) -> i64:
    """Which choice is drawn by regret: by how much each would have done better so far."""
    edges = node.edges
    offered = places.items
    end: i64 = places.count
    regrets = 0.0
    prior = 0.0
    at: i64 = 0
    while at < end:
        edge = edges[offered[at]]
        prior += edge.prior
        if edge.regret > 0.0:
            regrets += edge.regret
        at += 1
    rest = float(rng.word()) / WORDS
    at = 0
    while True:
        edge = edges[offered[at]]
        if regrets > 0.0:
            edge.chance = CURIOUS * edge.prior / prior
            if edge.regret > 0.0:
                edge.chance += (1.0 - CURIOUS) * edge.regret / regrets
        else:
            edge.chance = edge.prior / prior
        rest -= edge.chance
        at += 1
        if rest < 0.0 or at == end:
            return at - 1


def regret(node: Node, edge: Edge, places: list[int], score: float) -> None:
    """Notes what came of a choice that was drawn by regret.

    What the others would have brought is not known; on the average it is the mean of the node
    for them, and for the one that was drawn all that is beyond it, the more the rarer it is drawn.
    """
    mean = (node.total + node.value) / (node.visits + 1.0)
    for place in places:
        node.edges[place].regret += mean - score
    edge.regret += (score - mean) / edge.chance


def count(node: Node, edge: Edge, score: float) -> None:
    """Notes what came of a choice."""
    if edge.visits == 0.0:
        node.tried += edge.prior
    node.visits += 1.0
    node.total += score
    edge.visits += 1.0
    edge.total += score


def is_folded(node: Node) -> bool:
    """Whether nobody has chosen at a node so far."""
    return not node.edges


def normalise(edges: list[Edge]) -> None:
    """Makes priors add up to 1."""
    total = 0.0
    for edge in edges:
        total += edge.prior
    for edge in edges:
        edge.prior = edge.prior / total


def add_noise(node: Node, part: float, rng: Rng) -> None:
    """Mixes luck into the priors, so that self-play sees what the policy would never try."""
    luck = [log((float(rng.word()) + 1.0) / WORDS) ** 2 for _ in node.edges]
    total = sum(luck)
    for at, edge in enumerate(node.edges):
        edge.prior = (1.0 - part) * edge.prior + part * luck[at] / total
