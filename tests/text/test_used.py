"""No message is left behind that nobody says any more.

Whether a message is used cannot be proved, because ids are put together; but every part of an id
that is used stands somewhere in the source as a word, and the way they are put together too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wondertable.games import GAMES
from wondertable.text.bundle import bundle, sources

HOUSE = Path(__file__).parents[2] / "src" / "wondertable"
HOLE = "\0"
"""Stands in a shape for what is put in."""
NAMED_BY_THINGS = re.compile(r"(babel|duel|seven)-(?!page-)|error-|event-|rulings?-")
"""Ids that are made of the names of cards and classes, which tests of their own go through."""

PUT_TOGETHER = {"seven-page-board-of-seat"}
"""Said in a shape that has no letters, which would fit everything."""


def python() -> Iterator[str]:
    """The words and shapes in the code, and the classes and numbers that ids are made of."""
    for file in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | int):
                yield str(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else HOLE
                    for part in node.values
                )
            elif isinstance(node, ast.ClassDef):
                yield node.name.lower()
                yield re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", node.name).lower()


def pages() -> Iterator[str]:
    """The words and shapes in templates and scripts."""
    for file in [*(HOUSE / "web").rglob("*.html"), *(HOUSE / "web").rglob("*.js")]:
        text = file.read_text(encoding="utf-8")
        yield from re.findall(r"'([^'\n]*)'", text)
        yield from re.findall(r'"([^"\n]*)"', text)
        yield from (start + HOLE for start in re.findall(r"'([^'\n]*)' ~", text))
        yield from (HOLE + end for end in re.findall(r"~ '([^'\n]*)'", text))
        yield from (re.sub(r"\$\{.*?\}", HOLE, shape) for shape in re.findall(r"`([^`]*)`", text))


def options() -> Iterator[str]:
    """The values that options may have, with their names."""
    for game in GAMES.values():
        yield from (f"{option.name}-{value}" for option in game.options for value in option.values)


def own_ways() -> Iterator[str]:
    """The shapes of what a game may say in its own way, in a group of messages that is named."""
    for file in HOUSE.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for named in re.findall(r"\.own\(([\w\"-]+),", source):
            constant = re.search(rf'^{named}\b.* = "([\w-]+)"$', source, re.MULTILINE)
            group = constant[1] if constant else named.strip('"')
            yield from (f"{group}-{HOLE}", *(f"{group}-{game}-{HOLE}" for game in GAMES))


def messages() -> Iterator[str]:
    """The messages that others refer to."""
    for _, source in sources("en"):
        yield from re.findall(r"\{ *([a-z][a-z0-9-]+) *\}", source)


@cache
def vocabulary() -> tuple[frozenset[str], tuple[tuple[str, ...], ...]]:
    """All words, and all shapes as the pieces between their holes."""
    found = {
        text.replace("_", "-")
        for text in (*python(), *pages(), *options(), *own_ways(), *messages())
    }
    usable = {text for text in found if re.fullmatch(rf"[\w{HOLE}-]+", text)}
    shapes = {text for text in usable if HOLE in text and re.search("[a-z]", text)}
    return frozenset(usable - shapes), tuple(tuple(text.split(HOLE)) for text in sorted(shapes))


@cache
def is_said(text: str) -> bool:
    """Whether it is a word of the source, or put together from such words in a shape of it."""
    words, shapes = vocabulary()
    return text in words or any(
        text.startswith(shape[0]) and fills(text.removeprefix(shape[0]), shape[1:])
        for shape in shapes
        if len(text) > sum(map(len, shape))
    )


def fills(text: str, pieces: tuple[str, ...]) -> bool:
    """Whether a text is a hole and then the pieces, with holes between them."""
    if not pieces:
        return text == ""
    piece, rest = pieces[0], pieces[1:]
    if not rest:
        return text.endswith(piece) and is_said(text.removesuffix(piece))
    ends = (at for at in range(1, len(text)) if text.startswith(piece, at) and piece)
    return any(is_said(text[:at]) and fills(text[at + len(piece) :], rest) for at in ends)


def test_no_message_is_left_that_nobody_says() -> None:
    ids = [one for one in bundle("en").ids() if not NAMED_BY_THINGS.match(one)]
    assert len(ids) > 500
    assert {one for one in ids if not is_said(one)} == PUT_TOGETHER


def test_a_message_that_nobody_says_would_be_found() -> None:
    assert is_said("web-status-404")
    assert not is_said("cli-heading-nobody")
