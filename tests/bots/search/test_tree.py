"""Edges that are found by what they mean."""

from __future__ import annotations

from wondertable.bots.search.tree import Edge, Node, add_known, find, keep_known
from wondertable.core.vector import Vector


def test_edges_are_found_by_what_they_mean_however_many_there_are() -> None:
    node = Node(0, 0.5)
    meanings = [number * number - 40 for number in range(300)] + [2**40 + 1, -(2**40)]
    for place, meaning in enumerate(meanings):
        assert find(node.known, meaning) == -1
        add_known(node, meaning, Edge(meaning, 0.5))
        assert find(node.known, meaning) == place
    assert [find(node.known, meaning) for meaning in meanings] == list(range(302))
    assert [node.edges[find(node.known, meaning)].action for meaning in meanings] == meanings
    assert find(node.known, 7) == -1


def test_choices_without_an_edge_are_left_out_unless_none_has_one() -> None:
    choices, places = Vector(), Vector()
    choices.fill([7, 8, 9, 10])
    places.fill([-1, 0, -1, 3])
    assert keep_known(choices, places)
    assert (choices.listed(), places.listed()) == ([8, 10], [0, 3])
    places.fill([-1, -1])
    assert not keep_known(choices, places)
    assert (choices.listed(), places.listed()) == ([8, 10], [-1, -1])
