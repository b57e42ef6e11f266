"""`selfplay`: games that bots play among themselves."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Command
from wondertable.arena.shards import DataSet

SET = ("selfplay", "duel", "--workers", "1", "--folder", "set")


def test_games_are_kept_and_the_same_command_goes_on(command: Command) -> None:
    ran = command(*SET, "--games", "2", "--bots", "random", "--seed", "5")
    assert (ran.status, ran.out) == (0, "set holds 2 games.\n")
    data = json.loads(command(*SET, "--games", "4", "--bots", "random", "--json").out)
    assert data == {"folder": "set", "games": 4, "seed": 5, "finished": True}
    assert len(DataSet(Path("set"))) == 4


def test_a_bot_alone_sits_on_all_seats(command: Command) -> None:
    command(*SET, "--games", "1", "--seed", "1")
    assert DataSet(Path("set")).games[0].bots == ("greedy", "greedy")
    words = ("selfplay", "seven", "--workers", "1", "--folder", "other", "--players", "4")
    command(*words, "--games", "1", "--bots", "random,greedy", "--seed", "1")
    assert sorted(DataSet(Path("other")).games[0].bots) == ["greedy", "greedy", "greedy", "random"]


def test_wrong_use_is_told_in_a_sentence(command: Command) -> None:
    assert "There is no bot “nobody”" in command(*SET, "--games", "1", "--bots", "nobody").complaint
    command(*SET, "--games", "1", "--bots", "random", "--seed", "1")
    other = command(*SET, "--games", "2", "--bots", "greedy", "--seed", "1").complaint
    assert "holds another match (bots: random, random, not greedy, greedy)" in other
