"""Tree search for every game: PUCT over chance, hidden hands and simultaneous choices.

Each simulation starts from a world that the seat cannot rule out. Where a game has secrets, a node
is what the searching seat would see, and every seat that chooses there has statistics of its own;
what others have already laid face down they choose anew, since it is not for us to know.
"""

from __future__ import annotations

from math import log
from time import thread_time
from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import Brain, scores_of
from wondertable.bots.search.tree import OVER, Edge, Node, best, best_offered, count, usual
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, State

EXPLORE: Final = 1.0
CLOCK_STEP: Final = 16
"""Simulations between two looks at the clock."""
FEW: Final = 16
RARE: Final = 32
"""Outcomes of chance are kept while they are few, or repeat at least once in so many times."""
WORDS: Final = 4294967296.0


@final
class Search:
    """Thinks about one choice of one seat."""

    def __init__(
        self, brain: Brain, seats: i64, *, secrets: bool, explore: float = EXPLORE, noise: float = 0
    ) -> None:
        self.brain = brain
        self.seats: i64 = seats
        self.secrets: bool = secrets
        self.explore: float = explore
        self.noise: float = noise
        self.root: Node | None = None
        self.expected: list[float] = []
        self.expected_here: list[float] = []
        self.simulations: i64 = 0
        self.nodes: list[Node] = []
        self.path: list[Edge] = []

    def think(
        self, view: State, seat: i64, rng: Rng, simulations: i64 = 0, seconds: float = 0.0
    ) -> Node:
        """Searches until the budget is used up; the node has an edge for every legal choice."""
        self.expected = [0.0] * int(self.seats)
        self.simulations = 0
        world = self.imagine(view, seat, rng)
        root = self.grow(world, seat, rng)
        self.root = root
        mine = node_of(root, seat)
        if self.noise > 0.0:
            add_noise(mine, self.noise, rng)
        if len(mine.edges) == 1 and simulations == 0:
            simulations = 1
        end = thread_time() + seconds
        while simulations == 0 or self.simulations < simulations:
            self.simulate(view, seat, root, rng)
            self.simulations += 1
            if simulations == 0 and self.simulations % CLOCK_STEP == 0 and thread_time() >= end:
                break
        return mine

    def imagine(self, view: State, seat: i64, rng: Rng) -> State:
        """A world that agrees with the view; others choose anew what lies face down."""
        world = view.fill(rng)
        if self.secrets:
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    world.retract(other)
                other += 1
        return world

    def simulate(self, view: State, seat: i64, root: Node, rng: Rng) -> None:
        """One line of play from a possible world to a new position, which is judged."""
        state = self.imagine(view, seat, rng)
        nodes = self.nodes
        path = self.path
        nodes.clear()
        path.clear()
        node = root
        scores: list[float] = []
        while True:
            if node.seat == OVER:
                known = node.scores
                assert known is not None
                scores = known
                break
            edge = self.choose(node, state, seat, rng)
            drawn = False
            mover: i64 = state.mover()
            if mover == CHANCE:
                state.deal(rng)
                drawn = True
                mover = state.mover()
            child: Node | None
            key: i64 = 0
            if self.secrets:
                key = state.sight(seat)
                child = None
                if node.children is not None:
                    child = node.children.get(key)
            elif drawn:
                key = state.sight(mover) | 1
                child = None
                if edge.children is not None:
                    child = edge.children.get(key)
                    if child is not None:
                        edge.hits += 1.0
            else:
                child = edge.child
            if child is not None:
                node = child
                continue
            fresh: Node
            if mover == NOBODY:
                scores = scores_of(state, self.seats)
                if self.secrets:
                    break  # what the seat sees does not tell how it ends
                fresh = Node(OVER, 0.0)
                fresh.scores = scores
            else:
                fresh = self.grow(state, seat, rng)
                scores = self.expected_here
            self.keep(node, edge, key, fresh)
            break
        at: i64 = 0
        while at < len(path):
            node = nodes[at]
            count(node, path[at], scores[node.seat])
            at += 1
        at = 0
        while at < self.seats:
            self.expected[at] += scores[at]
            at += 1

    def keep(self, node: Node, edge: Edge, key: i64, fresh: Node) -> None:
        """Hangs a new node into the tree, unless chance hardly ever comes back to it."""
        children: dict[int, Node] | None
        if self.secrets:
            children = node.children
            if children is None:
                children = {}
                node.children = children
            children[key] = fresh
        elif key == 0:
            edge.child = fresh
            scores = fresh.scores
            if scores is not None and scores[node.seat] >= 1.0:
                node.sure = edge  # nothing else needs to be tried
        else:
            children = edge.children
            if children is None:
                children = {}
                edge.children = children
            if len(children) < FEW or edge.hits * RARE >= edge.visits:
                children[key] = fresh

    def choose(self, node: Node, state: State, seat: i64, rng: Rng) -> Edge:
        """Lets all who are asked choose; says what the one of them chose whose choice is judged.

        If several choose at once, one of them learns, every second time the searching seat, and
        the others do what they did so far on the average. So each finds its best answer to the
        others (fictitious play); if all learnt in step, they would chase each other in circles.
        """
        edge: Edge
        if not self.secrets:
            edge = best(node, self.explore)
            self.nodes.append(node)
            self.path.append(edge)
            state.apply(node.seat, edge.action)
            return edge
        asked = state.actors()
        learner: i64 = seat
        if seat not in asked or (len(asked) > 1 and rng.below(2) == 0):
            learner = asked[rng.below(len(asked))]
        chosen: list[int] = []
        for other in asked:
            mine = self.beside(node, other)
            actions = state.legal(other)
            self.know(mine, state, actions, rng)
            if other == learner:
                edge = best_offered(mine, actions, self.explore)
                self.nodes.append(mine)
                self.path.append(edge)
            else:
                edge = usual(mine, actions, rng)
            chosen.append(edge.action)
        for at, other in enumerate(asked):
            state.apply(other, chosen[at])
        return self.path[-1]

    def beside(self, node: Node, seat: i64) -> Node:
        """The node of a seat that is asked at the same time; it is made where it is missing."""
        while node.seat != seat:
            after = node.beside
            if after is None:
                after = Node(seat, 1.0 / float(self.seats))
                node.beside = after
            node = after
        return node

    def know(self, node: Node, state: State, actions: list[int], rng: Rng) -> None:
        """Adds edges for the actions that were never legal here before."""
        known = node.known
        if known is None:
            known = {}
            node.known = known
        new = False
        for action in actions:
            if action not in known:
                new = True
        if not new:
            return
        brain = self.brain
        brain.begin(state, self.seats, rng)
        brain.look(node.seat)
        weights = brain.weigh(node.seat, actions)
        for at, action in enumerate(actions):
            if action not in known:
                edge = Edge(action, weights[at])
                known[action] = edge
                node.edges.append(edge)

    def grow(self, state: State, seat: i64, rng: Rng) -> Node:
        """A new node for a position, judged; `expected_here` has what every seat may expect."""
        brain = self.brain
        seats: i64 = self.seats
        brain.begin(state, seats, rng)
        scores = [0.0] * int(seats)
        if seats == 2 and not self.secrets:
            mover: i64 = state.mover()
            brain.look(mover)
            value = brain.value(mover)
            scores[mover] = value
            scores[1 - mover] = 1.0 - value
            self.expected_here = scores
            node = Node(mover, value)
            actions = state.legal(mover)
            if len(actions) == 1:
                node.edges.append(Edge(actions[0], 1.0))
                return node
            weights = brain.weigh(mover, actions)
            for at, action in enumerate(actions):
                node.edges.append(Edge(action, weights[at]))
            return node
        return self.grow_wide(state, scores, rng)

    def grow_wide(self, state: State, scores: list[float], rng: Rng) -> Node:
        """A new node where several are asked, or more than two play."""
        brain = self.brain
        asked = state.actors()
        nodes: list[Node] = []
        total = 0.0
        seat: i64 = 0
        while seat < self.seats:
            brain.look(seat)
            value = brain.value(seat)
            scores[seat] = value
            total += value
            if seat in asked:
                node = Node(seat, value)
                actions = state.legal(seat)
                weights = brain.weigh(seat, actions)
                if self.secrets:
                    node.known = {}
                for at, action in enumerate(actions):
                    edge = Edge(action, weights[at])
                    node.edges.append(edge)
                    if node.known is not None:
                        node.known[action] = edge
                if nodes:
                    nodes[-1].beside = node
                nodes.append(node)
            seat += 1
        if total > 0.0:
            seat = 0
            while seat < self.seats:
                scores[seat] = scores[seat] / total
                seat += 1
        self.expected_here = scores
        return nodes[0]


def node_of(node: Node, seat: i64) -> Node:
    """The node of a seat among those that lie beside each other."""
    while node.seat != seat:
        after = node.beside
        assert after is not None
        node = after
    return node


def add_noise(node: Node, part: float, rng: Rng) -> None:
    """Mixes luck into the priors, so that self-play sees what the policy would never try."""
    luck = [log((float(rng.word()) + 1.0) / WORDS) ** 2 for _ in node.edges]
    total = sum(luck)
    for at, edge in enumerate(node.edges):
        edge.prior = (1.0 - part) * edge.prior + part * luck[at] / total
