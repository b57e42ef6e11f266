"""A tree keeps to its room where hands are hidden, however long the search goes on.

There a node may be met in a world with choices that were never legal at it before.
"""

from __future__ import annotations

import pytest

from tests.bots.search.freeing import position
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.search import EDGE_BYTES, NODE_BYTES, Search
from wondertable.bots.search.tree import Node
from wondertable.core.rng import Rng

MOST_CHOICES = 60
"""Nobody is asked to choose among more at these positions."""
CHOICES = {"seven": 6, "babel": 30}
"""Choices before them."""

hidden = pytest.mark.parametrize("game", CHOICES)
rooms = pytest.mark.parametrize("room", [1, 5000, 100_000])


def thought(game: str, room: int, simulations: int) -> tuple[Search, Node]:
    """A search that has thought in so much room, and the node of its seat."""
    state, seat = position(game, CHOICES[game], Rng(8))
    search = find_kit(game).search(find_kit(game).brain(weights_of(game)), state.seat_count())
    search.room = room
    return search, search.think(state.view(seat), seat, Rng(1), simulations)


def bytes_of(root: Node) -> int:
    """What all nodes and edges take that hang in a tree."""
    found = 0
    todo: list[Node] = [root]
    while todo:
        node = todo.pop()
        found += NODE_BYTES + EDGE_BYTES * len(node.edges)
        todo += (node.children or {}).values()
        if node.beside is not None:
            todo.append(node.beside)
    return found


@hidden
@rooms
def test_a_full_tree_gets_neither_a_node_nor_an_edge(game: str, room: int) -> None:
    before, _ = thought(game, room, 300)
    assert before.is_full()
    after, _ = thought(game, room, 1500)
    assert after.size() == before.size() < room + NODE_BYTES + EDGE_BYTES * MOST_CHOICES


@hidden
@rooms
def test_a_tree_takes_what_it_says(game: str, room: int) -> None:
    search, _ = thought(game, room, 300)
    root = search.root
    assert root is not None
    assert bytes_of(root) == search.size()


@hidden
@rooms
def test_a_search_goes_on_in_a_full_tree(game: str, room: int) -> None:
    search, mine = thought(game, room, 1500)
    assert sum(edge.visits for edge in mine.edges) == search.simulations == 1500
    assert sum(search.expected) == pytest.approx(1500)
    assert all(edge.visits for edge in mine.edges)
