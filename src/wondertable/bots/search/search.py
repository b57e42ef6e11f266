"""Tree search for every game: PUCT over chance, hidden hands and simultaneous choices.

Each simulation starts from a world that the seat cannot rule out. Where a game has secrets, a node
is what the searching seat would see, and every seat that chooses there has statistics of its own;
what others have already laid face down they choose anew, since it is not for us to know.
"""

from __future__ import annotations

from time import thread_time
from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import Brain, scores_of, share, shares
from wondertable.bots.search.endings import Endings
from wondertable.bots.search.proof import carry, certain, conclude, count_bounded, is_proved
from wondertable.bots.search.solve import UNSOLVED, Solver, solve_in_time
from wondertable.bots.search.tree import (
    OVER,
    Edge,
    Node,
    add_new,
    add_noise,
    best,
    best_offered,
    count,
    foreseen,
    is_folded,
    keep_known,
    locate,
    matched,
    normalise,
    regret,
    unfold,
)
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, State
from wondertable.core.vector import Vector

EXPLORE: Final = 1.0
CLOCK_STEP: Final = 16
"""Simulations between two looks at the clock."""
FEW: Final = 16
RARE: Final = 32
"""Outcomes of chance are kept while they are few, or repeat at least once in so many times."""
NEW_WORLD: Final = 4
"""One simulation in so many guesses anew what is hidden, which takes time; others take any guess
made before. (If they took the last one, whatever it favours would be tried again at once.)"""
WORLDS: Final = 1000
"""Guesses that are kept."""
AT_LEAF: Final = 250
"""Positions for which it is cheaper to play a game out in all ways than to think about it."""
ROOM: Final = 400000000
"""Bytes that a tree may take."""
NODE_BYTES: Final = 560
EDGE_BYTES: Final = 136
"""What a node and an edge take at most, with lists and dictionaries (`benchmarks/searching.py`)."""
FREEING: Final = 0.08
FREEING_HIDDEN: Final = 0.03
"""How long it takes to free a tree, as a part of the time in which it grew; where hands are hidden,
it grows more slowly."""
ANY: Final = -1
"""In the place of a choice: whichever turns out best."""


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
        endings: Endings | None = None,
        room: i64 = ROOM,
    ) -> None:
        self.brain = brain
        self.seats: i64 = seats
        self.secrets: bool = secrets
        self.explore: float = explore
        self.noise: float = noise
        self.rivals: bool = rivals  # whether others learn too, or do what the policy says
        self.endings: Endings = endings if endings is not None else Endings()
        self.leaf: i64 = AT_LEAF
        self.solver: Solver = Solver(self.endings)
        self.proves: bool = endings is not None and seats == 2 and not secrets
        self.worlds: list[State] = []
        self.rest: list[float] = []  # how the others share what we do not get, where we alone learn
        self.root: Node | None = None
        self.expected: list[float] = []
        self.expected_here: list[float] = []
        self.simulations: i64 = 0
        self.room: i64 = room  # bytes that the tree may take
        self.kept: i64 = 0  # nodes in it
        self.branches: i64 = 0  # edges in it
        self.nodes: list[Node] = []
        self.path: list[Edge] = []
        self.offers: list[list[int]] = []  # what could be chosen, where it is drawn by regret
        self.choices: Vector = Vector()  # what whoever is asked may choose
        self.places: Vector = Vector()  # and where its edges are, where hands are hidden
        self.only: i64 = ANY

    def think(
        self,
        view: State,
        seat: i64,
        rng: Rng,
        simulations: i64 = 0,
        seconds: float = 0.0,
        only: i64 = ANY,
    ) -> Node:
        """Searches until the budget is used up; the node has an edge for all `considered`.

        With `only` the seat makes this legal choice in all simulations, and the node has no other.
        """
        begun = thread_time()
        self.expected = [0.0] * int(self.seats)
        self.simulations = 0
        self.worlds = []
        self.rest = []
        self.only = only
        self.kept = 0
        self.branches = 0
        world = self.imagine(view, seat, rng)
        root = self.grow(world, seat, rng)
        self.root = root
        mine = self.beside(root, seat)
        if self.secrets:
            self.ask(root, world, seat, seat)
            self.know(mine, world, rng)
            normalise(mine.edges)
        elif only != ANY:
            root.edges = [Edge(only, 1.0)]
        else:
            self.unfold(root, world, rng)
        self.kept += 1  # not before: the root has its edges, however small the room is
        if self.noise > 0.0:
            add_noise(mine, self.noise, rng)
        if len(mine.edges) == 1 and simulations == 0 and only == ANY:
            simulations = 1
        lost = False
        if self.proves and (len(mine.edges) > 1 or only != ANY):
            lost = solve_in_time(self.solver, root, world, simulations, begun, seconds)
        end = begun + seconds / (1.0 + (FREEING_HIDDEN if self.secrets else FREEING))
        while simulations == 0 or self.simulations < simulations:
            if self.proves and self.simulations > 0 and is_proved(root):
                break
            self.simulate(view, seat, root, rng)
            self.simulations += 1
            if simulations == 0 and self.simulations % CLOCK_STEP == 0 and thread_time() >= end:
                break
        if self.proves:
            value = conclude(root, simulations, lost=lost)
            self.expected[root.seat] = value * float(self.simulations)
            self.expected[1 - root.seat] = (1.0 - value) * float(self.simulations)
        return mine

    def size(self) -> i64:
        """How many bytes the tree takes, roughly."""
        return self.kept * NODE_BYTES + self.branches * EDGE_BYTES

    def is_full(self) -> bool:
        """Whether the tree must not grow any more; the search goes on within it."""
        return self.size() >= self.room

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
        news = False
        odds = 0.0
        while True:
            if node.seat == OVER:
                known = node.scores
                assert known is not None
                scores = known
                break
            if node is not root:
                if self.proves and is_proved(node):
                    scores = shares(node.seat, node.low)
                    break
                if is_folded(node) and self.is_full():
                    self.grow(state, seat, rng)
                    scores = self.expected_here
                    break
            edge = self.choose(node, state, seat, rng)
            drawn = False
            mover: i64 = state.mover()
            if mover == CHANCE:
                if self.proves:
                    odds = self.endings.deal(state, rng)
                else:
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
                fresh = self.judged(state, seat, rng)
                scores = self.expected_here
            if drawn:
                fresh.odds = odds
            if not self.is_full():
                self.keep(node, edge, key, fresh)
            news = self.proves and (fresh.seat == OVER or is_proved(fresh))
            break
        self.learn(scores)
        if news:
            carry(self.nodes, self.path)

    def judged(self, state: State, seat: i64, rng: Rng) -> Node:
        """A new node for a position; where it is near the end, it is known what comes of it."""
        if not self.proves:
            return self.grow(state, seat, rng)
        mover: i64 = state.mover()
        action: i64 = self.endings.at_once(state)
        value = 1.0
        if action < 0:
            rest: i64 = self.endings.rest(state)
            if rest > self.leaf:
                return self.grow(state, seat, rng)
            self.solver.begin(4 * self.leaf)
            value = self.solver.solve(state)
            if value == UNSOLVED:
                return self.grow(state, seat, rng)
            action = self.solver.chosen
        self.expected_here = shares(mover, value)
        return certain(mover, value, action)

    def learn(self, scores: list[float]) -> None:
        """Notes what came of all choices on the way."""
        if self.proves:
            count_bounded(self.nodes, self.path, scores)
            return
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
            self.kept += 1
        elif key == 0:
            edge.child = fresh
            self.kept += 1
            scores = fresh.scores
            if scores is not None and scores[node.seat] >= 1.0 and not self.proves:
                node.sure = edge  # nothing else needs to be tried
        else:
            children = edge.children
            if children is None:
                children = {}
                edge.children = children
            if len(children) < FEW or edge.hits * RARE >= edge.visits:
                children[key] = fresh
                self.kept += 1

    def choose(self, node: Node, state: State, seat: i64, rng: Rng) -> Edge:
        """Lets all who are asked choose; returns what the last of them chose."""
        if self.secrets:
            return self.choose_together(node, state, seat, rng)
        if is_folded(node):
            self.unfold(node, state, rng)
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
            self.ask(node, state, seat, other)
            mine = self.know(self.beside(node, other), state, rng)
            places = self.places
            at: i64 = 0
            drawn: bool = self.rivals and len(asked) > 1
            if not self.rivals and other != seat:
                at = foreseen(mine, places, rng)
            elif drawn:
                at = matched(mine, places, rng)
            else:
                at = best_offered(mine, places, self.explore)
            edge = mine.edges[places.at(at)]
            if self.rivals or other == seat:
                self.nodes.append(mine)
                self.path.append(edge)
                self.offers.append(places.listed() if drawn else [])
            chosen.append(self.choices.at(at))
        for number, other in enumerate(asked):
            state.apply(other, chosen[number])
        assert edge is not None
        return edge

    def ask(self, node: Node, state: State, seat: i64, asked: i64) -> None:
        """Finds what a seat that is asked may choose; for ourselves it may be settled."""
        if asked == seat and node is self.root and self.only != ANY:
            self.choices.clear()
            self.choices.add(self.only)
        else:
            state.considered_into(asked, self.choices)

    def beside(self, node: Node, seat: i64) -> Node:
        """The node of a seat that is asked at the same time; it is made where it is missing.

        A full tree does not keep it.
        """
        while node.seat != seat:
            after = node.beside
            if after is None:
                after = Node(seat, 1.0 / float(self.seats))
                if self.is_full():
                    return after
                node.beside = after
                self.kept += 1
            node = after
        return node

    def know(self, node: Node, state: State, rng: Rng) -> Node:
        """The node, with the edges of all choices; those that were never legal here are added.

        In a full tree they are left out. If no other is left, the policy decides at a node that
        nobody keeps.
        """
        if not locate(node, state, self.choices, self.places):
            return node
        full = self.is_full()
        if full:
            if keep_known(self.choices, self.places):
                return node
            node = Node(node.seat, node.value)
        brain = self.brain
        brain.begin(state, self.seats, rng)
        brain.look(node.seat)
        weights = brain.weigh(node.seat, self.choices.listed())
        added = add_new(node, state, self.choices, self.places, weights)
        if not full:
            self.branches += added
        return node

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
        node.memory = brain.remember()
        return node

    def unfold(self, node: Node, state: State, rng: Rng) -> None:
        """Weighs the choices at a node that is met again."""
        actions = self.choices
        state.considered_into(node.seat, actions)
        weights = [1.0]
        if actions.count > 1:
            brain = self.brain
            brain.begin(state, self.seats, rng)
            brain.recall(node.seat, node.memory)
            weights = brain.weigh(node.seat, actions.listed())
        unfold(node, actions, weights)
        self.branches += actions.count

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
