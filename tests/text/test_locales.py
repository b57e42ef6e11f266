"""The locale files: complete, well-formed, and faithful to the names on the box."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wondertable.text import LANGUAGES, name
from wondertable.text.bundle import MESSAGE, bundle, sources

DUEL: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "duel.json").read_text(encoding="utf-8")
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> list[ast.EntryType]:
    """Everything that stands in the files of a language."""
    parser = FluentParser()
    return [entry for _, source in sources(language) for entry in parser.parse(source).body]


class Patterns(Visitor):
    """Collects every pattern, those of variants included, and every message referred to."""

    def __init__(self) -> None:
        self.patterns: list[ast.Pattern] = []
        self.references: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def collected(language: str) -> Patterns:
    """The patterns and references of a language."""
    patterns = Patterns()
    patterns.visit(entries(language))
    return patterns


def edge(element: ast.TextElement | ast.Placeable) -> str:
    """What the file says literally in one element of a pattern."""
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral):
        return element.expression.value
    return ""


def test_every_language_has_the_same_files() -> None:
    files = {language: [file for file, _ in sources(language)] for language in LANGUAGES}
    assert files["en"]
    assert all(files[language] == files["en"] for language in LANGUAGES)


@each_language
def test_no_language_lacks_a_message_that_another_one_has(language: str) -> None:
    everywhere = frozenset[str]().union(*(bundle(other).ids() for other in LANGUAGES))
    assert sorted(everywhere - bundle(language).ids()) == []


@each_language
def test_a_message_takes_the_same_variables_and_words_in_every_language(language: str) -> None:
    ours, english = bundle(language), bundle("en")
    shared = ours.ids() & english.ids()
    assert shared
    for message_id in sorted(shared):
        assert ours.signature(message_id) == english.signature(message_id), message_id


@each_language
def test_no_file_has_a_line_that_fluent_cannot_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@each_language
def test_a_message_that_is_read_alone_is_the_one_that_its_file_has(language: str) -> None:
    whole = {e.id.name: e for e in entries(language) if isinstance(e, ast.Message)}
    written = {
        found[1]: found[0] for _, source in sources(language) for found in MESSAGE.finditer(source)
    }
    assert written.keys() == whole.keys() == bundle(language).ids()
    parser = FluentParser()
    for message_id, text in written.items():
        [alone] = parser.parse(text).body
        assert alone.equals(whole[message_id], ignored_fields=["span", "comment"]), message_id


@each_language
def test_no_message_is_written_twice(language: str) -> None:
    messages = Counter(e.id.name for e in entries(language) if isinstance(e, ast.Message))
    assert [message_id for message_id, times in messages.items() if times > 1] == []


@each_language
def test_every_message_has_a_text(language: str) -> None:
    silent = [e.id.name for e in entries(language) if isinstance(e, ast.Message) and not e.value]
    assert silent == []


@each_language
def test_every_message_referred_to_exists(language: str) -> None:
    assert collected(language).references <= bundle(language).ids()


@each_language
def test_no_text_begins_or_ends_with_a_space(language: str) -> None:
    for pattern in collected(language).patterns:
        first, last = edge(pattern.elements[0]), edge(pattern.elements[-1])
        assert first == first.lstrip(), first
        assert last == last.rstrip(), last


@each_language
def test_every_text_is_one_line_with_single_spaces(language: str) -> None:
    for pattern in collected(language).patterns:
        for element in pattern.elements:
            assert "\n" not in edge(element), edge(element)
            assert "  " not in edge(element), edge(element)


@each_language
def test_no_line_of_a_file_ends_with_a_space(language: str) -> None:
    for file, source in sources(language):
        for number, line in enumerate(source.splitlines(), start=1):
            assert line == line.rstrip(), f"{language}/{file}:{number}"


@each_language
@pytest.mark.parametrize("group", ["cards", "wonders", "progress_tokens"])
def test_every_thing_in_the_box_of_duel_has_its_printed_name(language: str, group: str) -> None:
    printed = {thing["id"]: thing["name"][language] for thing in DUEL[group]}
    assert printed
    assert {thing_id: name(language, "duel", thing_id) for thing_id in printed} == printed


@each_language
def test_every_symbol_of_duel_has_a_name_of_its_own(language: str) -> None:
    science = [f"symbol_{symbol['id']}" for symbol in DUEL["science_symbols"]["symbols"]]
    chains = [f"chain_{chain['symbol']}" for chain in DUEL["chains"]]
    names = {name(language, "duel", symbol) for symbol in science + chains}
    assert (len(science), len(chains), len(names)) == (7, 17, 24)
