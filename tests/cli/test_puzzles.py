"""`wondertable puzzles`: collections that grow, and what is said of wrong use."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command
from tests.review.test_puzzles import QUICK
from wondertable.review import gates

SEARCH = ("puzzles", "duel", "--out", "found.jsonl", "--bots", "greedy,random")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets puzzles be made quickly, which are none in earnest."""
    monkeypatch.setattr(gates, "OPEN", QUICK)
    monkeypatch.setattr("wondertable.review.levels.FINDERS", ("greedy", "citizen"))


def test_a_collection_grows_and_is_looked_at_again(command: Command) -> None:
    ran = command(*SEARCH, "--games", "2")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("found.jsonl holds ")
    again = json.loads(command(*SEARCH, "--games", "2", "--json").out)
    assert (again["file"], again["games"], again["finished"]) == ("found.jsonl", 2, True)
    other = json.loads(command(*SEARCH, "--games", "1", "--seed", "9", "--json").out)
    assert other["games"] == 3
    assert other["puzzles"] >= again["puzzles"] > 0
    checked = json.loads(command("puzzles", "duel", "--check", "found.jsonl", "--json").out)
    assert checked["puzzles"] == other["puzzles"] == sum(checked["themes"].values())


def test_wrong_use_of_puzzles_is_told_in_a_sentence(command: Command) -> None:
    assert "Say either --games N --out FILE" in command("puzzles", "duel").complaint
    both = command(*SEARCH, "--games", "1", "--check", "found.jsonl").complaint
    assert "Say either --games N --out FILE" in both
    assert (
        "There is no bot “nobody”"
        in command(*SEARCH[:4], "--games", "1", "--bots", "nobody").complaint
    )
    friend = command(*SEARCH[:4], "--games", "1", "--bots", "friend").complaint
    assert "friend needs the whole record" in friend
    assert (
        "is for 2 players, not for 3"
        in command(*SEARCH, "--games", "1", "--players", "3").complaint
    )
