"""`simulate`: random play and its statistics."""

from __future__ import annotations

import json
import math

import pytest

from tests.cli.conftest import Command
from tests.toy.mini import MINI
from wondertable.cli.game_terminal import no_statistics
from wondertable.cli.simulate import averages, mean, play_out, ratio
from wondertable.core.rng import Rng

KNOWN = {
    "decisions": 71.6,
    "legal": 5.56,
    "first_seat": 0.536,
    "military": 0.034,
    "science": 0.0011,
    "points": 37.6,
    "coins": 16.0,
    "wonders": 6.86,
}
CHOOSES = ("--option", "level_pawn=chooses")


def test_random_play_gives_the_figures_that_independent_programs_agree_on(command: Command) -> None:
    ran = command("simulate", "duel", "--games", "300", "--seed", "1", *CHOOSES, "--json")
    assert (ran.status, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert list(data) == ["game", "games", "seed", "options", "players", *KNOWN]
    given = {"game": "duel", "games": 300, "seed": 1, "players": 2}
    assert given.items() <= data.items()
    assert data["options"] == {"wonders": "draft", "level_pawn": "chooses"}
    for key, expected in KNOWN.items():
        least = math.sqrt(expected * (1 - expected) / 300) if expected < 1 else 0
        assert abs(data[key]["mean"] - expected) < 5 * max(data[key]["se"], least), key


def test_equal_seeds_give_equal_figures(command: Command) -> None:
    words = ("simulate", "duel", "--games", "5", "--json", "--seed")
    assert command(*words, "3").out == command(*words, "3").out
    assert command(*words, "3").out != command(*words, "4").out


def test_without_a_seed_the_one_taken_is_told(command: Command) -> None:
    first = json.loads(command("simulate", "duel", "--games", "2", "--json").out)
    again = command("simulate", "duel", "--games", "2", "--json", "--seed", str(first["seed"]))
    assert json.loads(again.out) == first


def test_one_game_has_no_standard_error(command: Command) -> None:
    data = json.loads(command("simulate", "duel", "--games", "1", "--seed", "1", "--json").out)
    assert data["decisions"]["se"] is None
    assert "–" in command("simulate", "duel", "--games", "1", "--seed", "1").out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Decisions in a game"), ("hu", "kezdőérték"), ("de", "Entscheidungen")],
)
def test_people_get_a_table(language: str, words: str, command: Command) -> None:
    ran = command("simulate", "duel", "--games", "3", "--seed", "1", "--language", language)
    assert words.casefold() in ran.out.casefold()


def test_a_mean_has_the_standard_error_of_the_sample() -> None:
    assert mean([1, 2, 3, 4]) == {"mean": 2.5, "se": pytest.approx(math.sqrt(5 / 3 / 4))}


def test_a_ratio_of_sums_has_no_error_where_the_quotient_is_fixed() -> None:
    figure = ratio([2, 4, 8], [1, 2, 4])
    assert figure["mean"] == 2
    assert figure["se"] == pytest.approx(0)
    assert ratio([1, 2, 9], [1, 2, 3])["mean"] == 2


def test_a_game_without_statistics_of_its_own_has_those_that_every_game_has() -> None:
    row = play_out(MINI, MINI.setup(), Rng(1), no_statistics)
    assert list(averages([row])) == ["decisions", "legal"]
