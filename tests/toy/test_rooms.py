"""Which files outside a game's own folders name a game: they are what a new game has to edit."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from wondertable.games import GAMES

HOUSE: Final = Path(__file__).parents[2] / "src" / "wondertable"
KINDS: Final = (".py", ".html", ".js", ".css", ".svg", ".ftl")
WORDS: Final = "|".join(
    rf"(?<![a-z]){name}(?![a-z])|{name.title()}(?![a-z])|{name.upper()}(?![A-Z])" for name in GAMES
)
NAMED: Final = re.compile(WORDS)


def own(path: Path) -> bool:
    """Whether a file lies in a folder of a game, or is called after one."""
    stem = path.stem.partition("-")[0] if path.suffix == ".ftl" else path.stem
    return stem in GAMES or not GAMES.keys().isdisjoint(path.parts)


def words_of(file: Path) -> Iterator[str]:
    """What a file says to a machine: of Python all names and strings, without its docstrings."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        yield text
        return
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            yield f"{node.module}" if str(node.module).startswith("wondertable.") else ""
        elif isinstance(node, ast.Constant):
            yield node.value if isinstance(node.value, str) else ""
        else:
            yield from (str(getattr(node, name, "")) for name in ("id", "attr", "name", "arg"))


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """A syntax tree without the strings that are only for people who read the code."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            yield from statements(child)


def naming() -> list[str]:
    """All files that name a game although they are not its own."""
    files = [file for file in HOUSE.rglob("*") if file.suffix in KINDS]
    return sorted(
        path.as_posix()
        for file in files
        for path in [file.relative_to(HOUSE)]
        if not own(path)
        and (NAMED.search(path.as_posix()) or any(map(NAMED.search, words_of(file))))
    )


def test_no_other_file_names_a_game() -> None:
    assert naming() == []


def test_every_game_calls_its_scripts_and_style_sheets_alike() -> None:
    folders = [HOUSE / "web/static" / game for game in GAMES]
    names = {"play.js", "board.css", "ask.css", "screens.css", "pad.js", "help.css"}
    assert [names - {file.name for file in folder.iterdir()} for folder in folders] == [
        set()
    ] * len(GAMES)


@pytest.mark.parametrize(
    ("path", "is_own"),
    [
        ("cli/games/duel/box.py", True),
        ("text/seven.py", True),
        ("text/locales/en/babel-box.ftl", True),
        ("web/games/duel/board.py", True),
        ("text/locales/en/help-duel.ftl", False),
        ("table/transcript.py", False),
    ],
)
def test_a_file_is_a_game_s_own_by_its_folder_or_its_name(path: str, *, is_own: bool) -> None:
    assert own(Path(path)) is is_own
