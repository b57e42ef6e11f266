"""Options that are off or on, as words of the command."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command
from wondertable.cli.bench import unusual
from wondertable.cli.switches import switches_of
from wondertable.core.game import Game, Option
from wondertable.games import GAMES, find_game


def test_every_option_that_is_off_until_it_is_on_is_a_switch() -> None:
    assert switches_of(GAMES.values()) == ["cities", "teams", "two_coloured", "bluff"]


@pytest.mark.parametrize(
    ("game", "words", "on"),
    [
        ("babel", ["--two-coloured"], {"two_coloured"}),
        ("babel", ["--two-coloured", "--bluff"], {"two_coloured", "bluff"}),
        ("seven", ["--cities", "--option", "cities=off"], set()),
    ],
)
def test_a_switch_is_short_for_an_option(
    command: Command, game: str, words: list[str], on: set[str]
) -> None:
    ran = command("simulate", game, "--games", "1", "--seed", "1", "--json", *words)
    options = json.loads(ran.out)["options"]
    known = ("cities", "teams", "two_coloured", "bluff")
    assert {name for name in known if options.get(name) == "on"} == on


def test_a_switch_of_another_game_is_refused_as_its_option_is(command: Command) -> None:
    ran = command("simulate", "duel", "--games", "1", "--cities")
    assert ran.complaint.startswith("duel has no option “cities”")


def test_the_help_of_a_command_names_all_switches(command: Command) -> None:
    said = command("play", "--help").out
    for words in ("--cities", "--two-coloured", "Short for --option bluff=on."):
        assert words in said


@pytest.mark.parametrize(
    ("game", "given", "named"),
    [
        ("duel", {}, []),
        ("seven", {"cities": "on", "sides": "night"}, ["sides=night", "cities"]),
        ("babel", {"action_cards": "off", "bluff": "on"}, ["action_cards=off", "bluff"]),
    ],
)
def test_bench_names_the_options_that_are_not_as_usual(
    game: str, given: dict[str, str], named: list[str]
) -> None:
    box: Game = find_game(game)
    assert unusual(box, box.chosen(given)) == named


def test_of_an_option_that_takes_anything_only_the_name_is_told() -> None:
    class Free(Option):
        def kept(self, value: str) -> str:
            return value

    box = find_game("duel").under(0)
    box.options = (Free("figures", ("usual",)),)
    assert unusual(box, box.chosen({"figures": "row_2 = [9, 4]"})) == ["figures"]
