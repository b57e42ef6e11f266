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
from wondertable.bots.search.tree import (
    OVER,
    Edge,
    Node,
    best,
    best_offered,
    count,
    foreseen,
    matched,
    regret,
)
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, State

EXPLORE: Final = 1.0
CLOCK_STEP: Final = 16
"""Simulations between two looks at the clock."""
FEW: Final = 16
RARE: Final = 32
"""Outcomes of chance are kept while they are few, or repeat at least once in so many times."""
WORDS: Final = 4294967296.0
NEW_WORLD: Final = 4
"""One simulation in so many guesses anew what is hidden, which takes time; others take any guess
made before. (If they took the last one, whatever it favours would be tried again at once.)"""
WORLDS: Final = 1000
"""Guesses that are kept."""


@final
class Search:
    """Thinks about one choice of one seat."""

    def __init__(
        self,
        brain: Brain,
        seats: i64,
        *,
        secrets: bool,
        explore: float = EXPLORE,
        noise: float = 0,
        rivals: bool = True,
    ) -> None:
        self.brain = brain
        self.seats: i64 = seats
        self.secrets: bool = secrets
        self.explore: float = explore
        self.noise: float = noise
        self.rivals: bool = rivals  # whether others learn too, or do what the policy says
        self.worlds: list[State] = []
        self.rest: list[float] = []  # how the others share what we do not get, where we alone learn
        self.root: Node | None = None
        self.expected: list[float] = []
        self.expected_here: list[float] = []
        self.simulations: i64 = 0
        self.nodes: list[Node] = []
        self.path: list[Edge] = []
        self.offers: list[list[int]] = []  # what could be chosen, where it is drawn by regret

    def think(
        self, view: State, seat: i64, rng: Rng, simulations: i64 = 0, seconds: float = 0.0
    ) -> Node:
        """Searches until the budget is used up; the node has an edge for all `considered`."""
        self.expected = [0.0] * int(self.seats)
        self.simulations = 0
        self.worlds = []
        self.rest = []
        world = self.imagine(view, seat, rng)
        root = self.grow(world, seat, rng)
        self.root = root
        mine = self.beside(root, seat)
        if self.secrets:
            self.know(mine, world, world.considered(seat), rng)
            normalise(mine.edges)
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
        if not self.secrets:
            return view.fill(rng)
        worlds = self.worlds
        if worlds and self.simulations % NEW_WORLD:
            return worlds[rng.below(len(worlds))].clone()
        world = view.fill(rng)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                world.retract(other)
            other += 1
        if len(worlds) < WORLDS:
            worlds.append(world)
        else:
            worlds[rng.below(WORLDS)] = world
        return world.clone()

    def simulate(self, view: State, seat: i64, root: Node, rng: Rng) -> None:
        """One line of play from a possible world to a new position, which is judged."""
        state = self.imagine(view, seat, rng)
        nodes = self.nodes
        path = self.path
        nodes.clear()
        path.clear()
        self.offers.clear()
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
        self.learn(scores)

    def learn(self, scores: list[float]) -> None:
        """Notes what came of all choices on the way."""
        at: i64 = 0
        while at < len(self.path):
            node = self.nodes[at]
            score = scores[node.seat]
            if self.secrets and self.offers[at]:
                regret(node, self.path[at], self.offers[at], score)
            count(node, self.path[at], score)
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
        """Lets all who are asked choose; returns what the last of them chose."""
        if self.secrets:
            return self.choose_together(node, state, seat, rng)
        edge = best(node, self.explore)
        self.nodes.append(node)
        self.path.append(edge)
        state.apply(node.seat, edge.action)
        return edge

    def choose_together(self, node: Node, state: State, seat: i64, rng: Rng) -> Edge:
        """Lets all who are asked choose, each by its own statistics.

        If several choose at once, each draws its choice by regret: the average of what they do
        comes to rest where nobody would rather have done otherwise. (If each took what was best so
        far, they would chase each other in circles.) With a policy that knows how others play, the
        searching seat may be the only one to learn.
        """
        asked = state.actors()
        chosen: list[int] = []
        edge: Edge | None = None
        for other in asked:
            mine = self.beside(node, other)
            actions = state.considered(other)
            meanings = self.know(mine, state, actions, rng)
            at: i64 = 0
            offers: list[int] = []
            if not self.rivals and other != seat:
                at = foreseen(mine, meanings, rng)
            elif self.rivals and len(asked) > 1:
                at = matched(mine, meanings, rng)
                offers = meanings
            else:
                at = best_offered(mine, meanings, self.explore)
            known = mine.known
            assert known is not None
            edge = known[meanings[at]]
            if self.rivals or other == seat:
                self.nodes.append(mine)
                self.path.append(edge)
                self.offers.append(offers)
            chosen.append(actions[at])
        for number, other in enumerate(asked):
            state.apply(other, chosen[number])
        assert edge is not None
        return edge

    def beside(self, node: Node, seat: i64) -> Node:
        """The node of a seat that is asked at the same time; it is made where it is missing."""
        while node.seat != seat:
            after = node.beside
            if after is None:
                after = Node(seat, 1.0 / float(self.seats))
                node.beside = after
            node = after
        return node

    def know(self, node: Node, state: State, actions: list[int], rng: Rng) -> list[int]:
        """Returns what the actions mean; adds edges for those that were never legal here before."""
        known = node.known
        if known is None:
            known = {}
            node.known = known
        new = False
        meanings: list[int] = []
        for action in actions:
            meaning: i64 = state.meaning(node.seat, action)
            meanings.append(meaning)
            if meaning not in known:
                new = True
        if new:
            brain = self.brain
            brain.begin(state, self.seats, rng)
            brain.look(node.seat)
            weights = brain.weigh(node.seat, actions)
            for at, meaning in enumerate(meanings):
                if meaning not in known:
                    edge = Edge(actions[at], weights[at])
                    known[meaning] = edge
                    node.edges.append(edge)
        return meanings

    def grow(self, state: State, seat: i64, rng: Rng) -> Node:
        """A new node for a position, judged; `expected_here` has what every seat may expect."""
        brain = self.brain
        seats: i64 = self.seats
        brain.begin(state, seats, rng)
        if self.secrets:
            return self.grow_hidden(state, seat)
        scores = [0.0] * int(seats)
        mover: i64 = state.mover()
        other: i64 = 0
        if seats > 2:
            while other < seats:
                brain.look(other)
                scores[other] = brain.value(other)
                other += 1
        brain.look(mover)
        value = brain.value(mover)
        scores[mover] = value
        if seats == 2:
            scores[1 - mover] = 1.0 - value
        else:
            share(scores)
        self.expected_here = scores
        node = Node(mover, value)
        actions = state.considered(mover)
        if len(actions) == 1:
            node.edges.append(Edge(actions[0], 1.0))
            return node
        weights = brain.weigh(mover, actions)
        for at, action in enumerate(actions):
            node.edges.append(Edge(action, weights[at]))
        normalise(node.edges)
        return node

    def grow_hidden(self, state: State, seat: i64) -> Node:
        """A new node where hands are hidden; its edges come when somebody chooses there."""
        brain = self.brain
        seats: i64 = self.seats
        scores = [0.0] * int(seats)
        other: i64 = 0
        if self.rivals or not self.rest:
            while other < seats:
                brain.look(other)
                scores[other] = brain.value(other)
                other += 1
            share(scores)
            self.rest = scores
        else:
            brain.look(seat)
            value = brain.value(seat)
            others = 1.0 - self.rest[seat]
            while other < seats:
                part = self.rest[other] / others if others > 0.0 else 0.0
                scores[other] = value if other == seat else (1.0 - value) * part
                other += 1
        self.expected_here = scores
        asked = state.actors()
        first: i64 = seat if seat in asked else asked[0]
        return Node(first, scores[first])


def share(scores: list[float]) -> None:
    """Makes scores add up to 1, in place."""
    total = 0.0
    for score in scores:
        total += score
    at: i64 = 0
    while at < len(scores) and total > 0.0:
        scores[at] = scores[at] / total
        at += 1


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
