"""Frees what lies deep inside other things, in all the ways in which it can come to that.

`test_freeing.py` starts this with the allocator of Python that notices what is overwritten.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

from wondertable import COMPILED
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import Brain
from wondertable.bots.search.search import ROOM, Search
from wondertable.bots.search.tree import Edge, Node
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.vector import Vector
from wondertable.games import GAMES
from wondertable.games.babel.builder import Builder
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import USUAL
from wondertable.games.duel import city as duel_city
from wondertable.games.duel.state import Duel
from wondertable.games.seven import city as seven_city
from wondertable.games.seven.past import Past
from wondertable.games.seven.state import Seven

AT_ONCE: Final = 50
"""What lies deeper in other things Python keeps, to free it later."""
LEVELS: Final = 120

ACYCLIC: Final[dict[str, Callable[[], object]]] = {
    "core.rng.Rng": lambda: Rng(1),
    "core.state.State": State,
    "core.vector.Vector": Vector,
    "bots.search.tree.Edge": lambda: Edge(1, 0.5),
    "bots.search.tree.Node": lambda: Node(0, 0.5),
    "games.duel.city.City": duel_city.City,
    "games.duel.state.Duel": lambda: Duel(duel_city.City(), duel_city.City()),
    "games.seven.city.City": seven_city.City,
    "games.seven.past.Past": lambda: Past(0, 1, 1, 0, 0, None),
    "games.seven.state.Seven": lambda: Seven([seven_city.City() for _ in range(3)]),
    "games.babel.builder.Builder": Builder,
    "games.babel.sheet.Sheet": USUAL.sheet,
    "games.babel.state.Babel": lambda: Babel(USUAL.sheet(), [Builder() for _ in range(3)]),
}
"""All classes that the garbage collector does not know, and how one of each is made."""


class Bold(Brain):
    """Sees nothing but the first choice, so that a tree grows deep with few simulations."""

    def __init__(self, patience: int = -1) -> None:
        self.patience = patience

    def begin(self, state: State, seats: int, rng: Rng) -> None:
        self.patience -= 1
        if self.patience == 0:
            raise KeyboardInterrupt

    def value(self, seat: int) -> float:
        return 0.5

    def weigh(self, seat: int, actions: list[int]) -> list[float]:
        return [1.0] + [1e-9] * (len(actions) - 1)


def wrapped(make: Callable[[], object]) -> None:
    """Frees things that lie in lists in lists in lists."""
    nest: list[object] = []
    for _ in range(LEVELS):
        nest = [nest, make()]


def inside_lists() -> None:
    """Things of every class that are freed inside others."""
    for make in ACYCLIC.values():
        wrapped(make)


def chains() -> None:
    """Things that hold each other, in every way they can."""
    for hang in (by_child, by_children, by_key, by_side):
        node = Node(0, 0.5)
        for _ in range(LEVELS):
            node = hang(node)
    past: Past | None = None
    for _ in range(LEVELS):
        past = Past(0, 1, 1, 0, 0, past)


def by_child(node: Node) -> Node:
    """A node before this one, where chance has no say."""
    before, edge = Node(0, 0.5), Edge(1, 0.5)
    edge.child = node
    before.edges.append(edge)
    return before


def by_children(node: Node) -> Node:
    """A node before this one, with a card revealed between them."""
    before, edge = Node(0, 0.5), Edge(1, 0.5)
    edge.children = {1: node}
    before.edges.append(edge)
    before.sure = edge
    return before


def by_key(node: Node) -> Node:
    """A node before this one, where hands are hidden."""
    before = Node(0, 0.5)
    before.children = {1: node}
    return before


def by_side(node: Node) -> Node:
    """A node beside this one."""
    before = Node(0, 0.5)
    before.beside = node
    return before


def position(game: str, choices: int, rng: Rng) -> tuple[State, int]:
    """A game after so many random choices, or before its last; and who is asked."""
    state = GAMES[game].setup()
    asked = state
    for _ in range(choices + 1):
        state.deal(rng)
        if not state.actors():
            break
        asked = state.clone()
        legal = state.legal(state.actors()[0])
        state.apply(state.actors()[0], legal[rng.below(len(legal))])
    return asked, asked.actors()[0]


def nesting(root: Node) -> int:
    """How many things lie in each other at the deepest place of a tree."""
    deepest = 0
    todo = [(root, 1)]
    while todo:
        node, depth = todo.pop()
        deepest = max(deepest, depth)
        if node.beside is not None:
            todo.append((node.beside, depth + 1))
        todo += [(child, depth + 2) for child in (node.children or {}).values()]
        for edge in node.edges:
            if edge.child is not None:
                todo.append((edge.child, depth + 3))
            todo += [(child, depth + 4) for child in (edge.children or {}).values()]
    return deepest


def searched(game: str, simulations: int, choices: int, brain: Brain | None = None) -> Search:
    """A search that has thought."""
    state, seat = position(game, choices, Rng(8))
    kit = find_kit(game)
    search = kit.search(brain or Bold(), state.seat_count())
    search.think(state.view(seat), seat, Rng(1), simulations)
    return search


def trees() -> None:
    """Trees of all games: after a search, between two of its thoughts, and inside other things."""
    free_a_deep_one(60_000)
    for game in GAMES:
        search = searched(game, 1000, 20)
        state, seat = position(game, 10, Rng(9))
        search.think(state.view(seat), seat, Rng(2), 300)
        del search
        wrapped(partial(searched, game, 20, 15))
        wrapped(partial(tree, game, 20, 15))


def tree(game: str, simulations: int, choices: int) -> Node:
    """The tree of a search that is over, all that is left of it."""
    root = searched(game, simulations, choices).root
    assert root is not None
    return root


def free_a_deep_one(simulations: int) -> None:
    """Frees a tree that lies deeper than Python frees at once."""
    assert nesting(tree("duel", simulations, 10)) > AT_ONCE


def broken_off() -> None:
    """Searches that are interrupted in the middle, with the tree in the frames of the error."""
    for game in GAMES:
        try:
            deep(LEVELS, game)
        except KeyboardInterrupt:
            continue
        raise AssertionError("nothing interrupted the search")


def deep(levels: int, game: str) -> None:
    """Searches deep inside other calls, each of which holds something."""
    held = [make() for make in ACYCLIC.values()]
    if levels:
        deep(levels - 1, game)
    else:
        searched(game, 5000, 20, Bold(500))
    assert held


def deepest() -> None:
    """The deepest trees of all games that bold searches reach; only Duel's reach fifty."""
    free_a_deep_one(1_000_000)
    for game in GAMES:
        for choices in (0, 10, 30, 40):
            assert nesting(tree(game, 200_000, choices)) > 1


def million() -> None:
    """A million simulations at one choice, by who knows the game, within the room of a tree."""
    for game in GAMES:
        search = searched(game, 1_000_000, 30, find_kit(game).brain(weights_of(game)))
        assert search.size() < ROOM + 10_000
        assert memory() < 3 * ROOM  # what looks at all memory takes more of it


def memory() -> int:
    """The most bytes that this process ever had."""
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def many() -> None:
    """Two hundred searches of random size."""
    rng = Rng(200)
    for number in range(200):
        game = list(GAMES)[number % len(GAMES)]
        brain = find_kit(game).brain(weights_of(game))
        searched(game, 1 + rng.below(1 << 5 + rng.below(10)), rng.below(60), brain)


WAYS: Final = {
    way.__name__: way for way in (inside_lists, chains, trees, broken_off, deepest, million, many)
}

if __name__ == "__main__":
    assert COMPILED
    for name in sys.argv[1:]:
        WAYS[name]()
