"""What is certain in a tree between two seats: bounds of what a seat gets, carried up the tree.

Wins and losses that are certain stop the doubt: nobody tries again what cannot be better than what
is safe already, and what was counted for it before does not count any more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.bots.search.tree import OVER, Edge, Node, count

SURE: Final = 1e-9
"""What is less than this is rounding."""


def is_proved(node: Node) -> bool:
    """Whether it is certain what the seat gets."""
    return node.high - node.low < SURE


def within(value: float, low: float, high: float) -> float:
    """The value, or the bound that it is beyond."""
    return low if value < low else high if value > high else value


def mean_of(edge: Edge) -> float:
    """What came of a choice that was tried, as far as it can be true."""
    return within(edge.total / edge.visits, edge.low, edge.high)


def certain(seat: i64, value: float, action: i64) -> Node:
    """A node at which it is known what the seat gets, and how."""
    node = Node(seat, value)
    node.low = value
    node.high = value
    node.sure = Edge(action, 1.0)
    node.edges.append(node.sure)
    return node


def take_over(edge: Edge, seat: i64) -> bool:
    """Takes over what is certain of all that may follow a choice; returns whether it is news.

    What may follow and was never met may bring anything.
    """
    low = 0.0
    high = 1.0
    child = edge.child
    children = edge.children
    if child is not None:
        low = least(child, seat)
        high = most(child, seat)
    elif children is not None:
        for met in children.values():
            if met.odds > 0.0:
                low += met.odds * least(met, seat)
                high -= met.odds * (1.0 - most(met, seat))
    if low > 1.0 - SURE:
        low = 1.0
    if high < SURE:
        high = 0.0
    news = False
    if low > edge.low:
        edge.low = low
        news = True
    if high < edge.high:
        edge.high = high
        news = True
    if edge.high - edge.low < SURE:
        edge.high = edge.low
    return news


def least(node: Node, seat: i64) -> float:
    """What a seat gets for certain from here."""
    scores = node.scores
    if node.seat == OVER and scores is not None:
        return scores[seat]
    return node.low if node.seat == seat else 1.0 - node.high


def most(node: Node, seat: i64) -> float:
    """What a seat may get from here at best."""
    scores = node.scores
    if node.seat == OVER and scores is not None:
        return scores[seat]
    return node.high if node.seat == seat else 1.0 - node.low


def bound(node: Node) -> bool:
    """Takes over what is certain of the choices; returns whether it is news."""
    low = 0.0
    high = 0.0
    safe: Edge | None = None
    for edge in node.edges:
        if edge.low > low:
            low = edge.low
            safe = edge
        if edge.high > high:
            high = edge.high
    if low <= node.low and high >= node.high:
        return False
    node.low = low
    node.high = high
    if high - low < SURE:
        node.high = low
        node.sure = safe
    return True


def honest(node: Node) -> float:
    """What all visits of a node brought, if those count like the rest that were in vain."""
    if is_proved(node):
        return node.low * node.visits
    visits = 0.0
    total = 0.0
    for edge in node.edges:
        if edge.visits > 0.0 and edge.high > node.low:
            visits += edge.visits
            total += edge.visits * mean_of(edge)
    mean = total / visits if visits > 0.0 else node.value
    return node.visits * within(mean, node.low, node.high)


def carry(nodes: list[Node], path: list[Edge]) -> None:
    """Carries what is certain at the end of a path up to its beginning, and mends the counts."""
    shift = 0.0  # by how much seat 0 got more than was counted
    news = True
    at: i64 = len(path) - 1
    while at >= 0:
        node = nodes[at]
        edge = path[at]
        mine = shift if node.seat == 0 else -shift
        edge.total += mine
        node.total += mine
        if news:
            news = take_over(edge, node.seat)
            if news:
                news = bound(node)
                better = honest(node)
                shift += better - node.total if node.seat == 0 else node.total - better
                node.total = better
        elif shift == 0.0:
            break
        at -= 1


def decide(node: Node) -> Edge:
    """The choice to make: what is safe, or what was tried most often, if that promises more."""
    hoped: Edge | None = None
    safe: Edge | None = None
    lost = node.high < SURE
    for edge in node.edges:
        if edge.low > SURE and (safe is None or is_better(edge, safe)):
            safe = edge
        if (lost or edge.high > node.low) and (hoped is None or is_tried_more(edge, hoped)):
            hoped = edge
    if hoped is None or (safe is not None and (is_proved(node) or prefers(safe, hoped))):
        assert safe is not None
        return safe
    return hoped


def is_better(edge: Edge, other: Edge) -> bool:
    """Whether a choice is safer than another, or as safe and more promising."""
    if edge.low != other.low:
        return edge.low > other.low
    return is_tried_more(edge, other)


def is_tried_more(edge: Edge, other: Edge) -> bool:
    """Whether a choice was tried more often, or else looked better before."""
    if edge.visits != other.visits:
        return edge.visits > other.visits
    if edge.visits > 0.0 and edge.total != other.total:
        return edge.total > other.total
    return edge.prior > other.prior


def prefers(safe: Edge, hoped: Edge) -> bool:
    """Whether what is safe is as good as what is hoped for."""
    return hoped.visits == 0.0 or mean_of(hoped) <= safe.low


def settle(node: Node, simulations: float) -> None:
    """Lets visits tell the choice: nobody counts what was tried in vain.

    So many simulations at least are told of, where a proof made the rest of them needless.
    """
    chosen = decide(node)
    if node.high < SURE:
        return
    most_visits = 0.0
    for edge in node.edges:
        if edge is not chosen:
            if edge.high <= node.low and edge.high < 1.0:
                chosen.total += edge.visits * within(node.total / node.visits, 0.0, 1.0)
                chosen.visits += edge.visits
                edge.visits = 0.0
                edge.total = 0.0
            elif edge.visits > most_visits:
                most_visits = edge.visits
    more = most_visits + 1.0 - chosen.visits if most_visits > chosen.visits else 0.0
    if is_proved(node) and simulations - node.visits > more:
        more = simulations - node.visits
    value = mean_of(chosen) if chosen.visits > 0.0 else chosen.low
    chosen.visits += more
    chosen.total += more * value
    node.visits += more
    node.total += more * value


def conclude(root: Node, simulations: i64, *, lost: bool) -> float:
    """Says what was found out; returns what the seat at the root gets."""
    if lost:
        for edge in root.edges:
            edge.high = 0.0
        bound(root)
    settle(root, float(simulations))
    return within(root.total / root.visits, root.low, root.high)


def count_bounded(nodes: list[Node], path: list[Edge], scores: list[float]) -> None:
    """Notes what came of all choices on the way, by what is certain at each of them.

    What a seat gets at a node is what its best hope brings, or what is safe, if that is more.
    """
    first = scores[0]
    at: i64 = len(path) - 1
    while at >= 0:
        node = nodes[at]
        score = first if node.seat == 0 else 1.0 - first
        count(node, path[at], score)
        if node.low > 0.0 or node.high < 1.0:
            total = honest(node)
            score += total - node.total
            node.total = total
            first = score if node.seat == 0 else 1.0 - score
        at -= 1
