"""The numbers of help: none is written by hand."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wondertable.games.babel.figures import OTHERS
from wondertable.games.duel.figures import LOOT, START_COINS
from wondertable.games.seven.figures import SALE, VICTORIES
from wondertable.games.seven.science import best
from wondertable.text import LANGUAGES, say
from wondertable.text.bundle import bundle, sources
from wondertable.text.figures import figures
from wondertable.web.games.seven.pictures import pictures

HELP = [f"{game}-help.ftl" for game in ("duel", "seven", "babel")]
ORDINAL = re.compile(r"\d+\.(?= )")


class Digits(Visitor):
    """Collects the numbers that stand in texts as they are."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= set(re.findall(r"\d+", ORDINAL.sub("", node.value)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_has_no_number_but_one_and_those_of_the_rules(language: str) -> None:
    written = dict(sources(language))
    for file in HELP:
        digits = Digits()
        digits.visit(FluentParser().parse(written[file]).body)
        assert digits.found <= {"1"}, file


@pytest.mark.parametrize("game", ["duel", "seven", "babel"])
def test_every_number_that_help_speaks_of_is_known(game: str) -> None:
    known = figures(game).keys() | {"needs", "bonuses", "points", "squares", "count", "all"}
    for message in bundle("en").ids():
        if message.startswith(f"help-{game}-"):
            assert bundle("en").signature(message).arguments <= known, message


def test_the_numbers_are_those_of_the_engine() -> None:
    duel, seven, babel = figures("duel"), figures("seven"), figures("babel")
    assert (duel["start_coins"], duel["loot_2_at"], duel["loot_2"]) == (START_COINS, *LOOT[1])
    assert (seven["sale"], seven["victory_3"]) == (SALE, VICTORIES[2])
    assert babel["others"] == OTHERS
    assert str(START_COINS) in say("en", "help-duel-setup", **duel)


def test_the_example_of_science_is_counted_as_the_engine_counts() -> None:
    picture = pictures("en")
    a, b, c = (count for _, count in picture["symbols"])
    assert picture["points"] == best(a, b, c, 0)
