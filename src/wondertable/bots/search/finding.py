"""What a search has found out about a choice."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from wondertable.bots.search.proof import decide, is_proved, within
from wondertable.bots.search.search import Search
from wondertable.bots.search.tree import OVER, Edge, Node


class Prospect(NamedTuple):
    """One of the choices."""

    action: int
    share: float
    """The part of the simulations that tried it."""
    expected: float
    """The part of the victory that the seat may expect after it."""
    prior: float
    """How promising it looked at first sight, as a part of all choices."""
    reply: int | None = None
    """What the next other seat is most likely to do about it, if the search expects one thing."""
    proved: bool = False
    """Whether it is certain what the seat gets after it, if both do their best."""


class Finding(NamedTuple):
    """All choices, the most promising first."""

    prospects: tuple[Prospect, ...]
    expected: tuple[float, ...]
    """The part of the victory that every seat may expect."""
    simulations: int

    @property
    def best(self) -> Prospect:
        """The choice that was tried most often."""
        return self.prospects[0]


def finding(search: Search, node: Node) -> Finding:
    """What a search found out at the node of the seat that it thought for."""
    edges = sorted(node.edges, key=rank, reverse=True)
    best = decide(node) if search.proves else node.sure
    if best is not None:
        edges.remove(best)
        edges.insert(0, best)
    return Finding(
        tuple(
            Prospect(
                edge.action,
                edge.visits / node.visits,
                worth(edge, node),
                edge.prior,
                reply_to(edge, node.seat),
                edge.low == edge.high,
            )
            for edge in edges
        ),
        tuple(total / int(search.simulations) for total in search.expected),
        search.simulations,
    )


def rank(edge: Edge) -> tuple[float, float, float, int]:
    """Visits decide, then what came of them, then what was thought before; the rest is order."""
    mean = edge.total / edge.visits if edge.visits else 0.0
    return (edge.visits, mean, edge.prior, -edge.action)


def worth(edge: Edge, node: Node) -> float:
    """What the seat may expect of a choice, as far as it can be true.

    An untried choice counts like the rest; beside one that is certain, as it looked before.
    """
    rest = node.value if is_proved(node) else node.total / node.visits
    mean = edge.total / edge.visits if edge.visits else rest
    return within(mean, edge.low, edge.high)


def reply_to(edge: Edge, seat: int) -> int | None:
    """What another seat does about a choice in most of the simulations, whatever chance reveals.

    Where hands are hidden, what follows a choice is not kept with it, and nothing is known.
    """
    nodes = list(edge.children.values()) if edge.children is not None else []
    if edge.child is not None:
        nodes.append(edge.child)
    visits: Counter[int] = Counter()
    for node in nodes:
        if node.seat in (seat, OVER):
            continue
        if node.sure is not None:
            visits[node.sure.action] += int(node.visits) + 1
        else:
            visits.update({reply.action: int(reply.visits) for reply in node.edges})
    action, most = max(visits.items(), key=lambda item: item[1], default=(0, 0))
    return action if 2 * most > visits.total() else None
