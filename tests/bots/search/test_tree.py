"""Edges that are found by what they mean."""

from __future__ import annotations

from wondertable.bots.search.tree import Edge, Node, add_known, find


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
