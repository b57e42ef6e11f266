"""The figures are what the rules play by: with another number, the game is another one.

Every case runs the source of the engine in a process of its own, with one figure replaced before
any rule has read it. Figures that nobody reads would drive help and box, but no rule.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wondertable.games.duel.cards import WONDERS
from wondertable.games.duel.effects import ProgressFromBox
from wondertable.games.duel.figures import LIBRARY_DRAWS
from wondertable.games.seven import cards, figures

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "wondertable" / "games"
ONLY_SHOWN = {"box.py", "black.py", "figures.py"}
"""Modules that tell the figures, and decide nothing."""

REPLACING = """
import re, sys, types
from pathlib import Path
import wondertable
name = "wondertable.games.{game}.figures"
text = Path({file!r}).read_text(encoding="utf-8")
text, times = re.subn(r"^{figure}: Final = .*$", "{figure} = {value}", text, flags=re.MULTILINE)
assert times == 1
sys.modules[name] = module = types.ModuleType(name)
exec(compile(text, name, "exec"), module.__dict__)
from tests.games.{game}.position import *
print({tried})
"""

STONE = 'price(position(open="baths", built=("{0}", "{1}")), "baths")'
WOOD = 'cost_ways(position(coins=9, cities=True, built={{0: "{0}", 1: "lumber_yard"}}), 0, wood=1)'
LOOTED = '(state := position(open="guard_tower", pawn={0}), do(state, "build guard_tower"))'
LEFT = f"({LOOTED}, coins(state, 1))[1]"
FOUGHT = 'points(position(coins=0, tokens={{0: "{0}"}}), 0)["conflicts"]'
BUILT = (
    '(state := position(hands={0: "3 camel"}, discs={"tower_of_babel": "3 camel"}, '
    'pieces={"tower_of_babel": {1: 2, 2: 1}}), build(state, "tower_of_babel 3 camel"), '
    'do(state, 0, "accept nobody with 3 own"), wonder_points(state))[3]'
)
CASES = [
    ("duel", "TRADE_BASE", 5, STONE.format("", ""), "5"),
    ("duel", "TRADE_BASE", 5, STONE.format("", "quarry"), "6"),
    ("duel", "TRADE_FIXED", 3, STONE.format("stone_reserve", "quarry"), "3"),
    ("duel", "NEAR_LOOT", 4, LEFT.format(2), "3"),
    ("duel", "NEAR_LOOT_AT", 1, LEFT.format(0), "5"),
    ("duel", "FAR_LOOT", 1, LEFT.format(5), "4"),
    ("duel", "FAR_LOOT_AT", 5, LEFT.format(4), "0"),
    ("seven", "PRICE", 4, WOOD.format(""), "{(4, 0)}"),
    ("seven", "DISCOUNTED", 3, WOOD.format("west_trading_post"), "{(3, 0)}"),
    ("seven", "REBATE", 2, WOOD.format("west_clandestine_wharf"), "{(0, 0)}"),
    ("seven", "FIRST_VICTORY", 2, FOUGHT.format("1 3 5"), "10"),
    ("seven", "SECOND_VICTORY", 2, FOUGHT.format("1 3 5"), "8"),
    ("seven", "THIRD_VICTORY", 2, FOUGHT.format("1 3 5"), "6"),
    ("seven", "DEFEAT", -2, FOUGHT.format("5 -1 -1"), "1"),
    ("babel", "OTHERS", 1, BUILT, "[8, 4, 1]"),
]


@pytest.mark.parametrize(("game", "figure", "value", "tried", "told"), CASES)
def test_a_figure_drives_the_rule_that_it_names(
    game: str, figure: str, value: int, tried: str, told: str
) -> None:
    program = REPLACING.format(
        game=game, file=str(GAMES / game / "figures.py"), figure=figure, value=value, tried=tried
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "WONDERTABLE_PURE": "1", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout.strip(), run.stderr) == (told, "")


def names_in(tree: ast.AST) -> set[str]:
    """All names that a piece of source reads."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


@pytest.mark.parametrize("game", ["babel", "duel", "seven"])
def test_every_figure_is_read_by_a_rule(game: str) -> None:
    """Read itself, or made of figures that are (`LOOT` for pages, its numbers for the rules)."""
    tree = ast.parse((GAMES / game / "figures.py").read_text(encoding="utf-8"))
    made_of = {
        node.target.id: names_in(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    rules = [path for path in (GAMES / game).glob("*.py") if path.name not in ONLY_SHOWN]
    read = set.union(*(names_in(ast.parse(path.read_text(encoding="utf-8"))) for path in rules))
    while more := {part for name in read & set(made_of) for part in made_of[name]} - read:
        read |= more
    parts = {name for name, of in made_of.items() if of and of <= read}
    assert set(made_of) - read - parts == set()


def test_the_box_has_as_many_guilds_as_the_figures_say() -> None:
    assert len(cards.GUILDS) == figures.GUILDS


def test_the_library_draws_as_many_tokens_as_its_wonder_says() -> None:
    (row,) = [wonder for wonder in WONDERS if wonder.id == "great_library"]
    assert [effect.draw for effect in row.effects if isinstance(effect, ProgressFromBox)] == [
        LIBRARY_DRAWS
    ]
