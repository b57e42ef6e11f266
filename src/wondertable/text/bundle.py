"""The messages of one language, read from Fluent files; no mistake in their use goes unnoticed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wondertable.text.language import LANGUAGES

Argument = str | int | float | Decimal


LONGEST: Final = 400
"""Letters of an argument that are said."""
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message of a file: from its id to where the next one, or a comment, begins."""


class TextError(LookupError):
    """A sentence was asked for that cannot be said."""


class UnknownLanguage(TextError):
    """The table does not speak this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}, only in {', '.join(LANGUAGES)}")


class UnknownMessage(TextError):
    """The language has no message of this id."""

    def __init__(self, language: str, message_id: str) -> None:
        super().__init__(f"no message {message_id!r} in {language!r}")
        self.message_id = message_id


class MissingArgument(TextError):
    """A message was said without something that it speaks of."""

    def __init__(self, language: str, message_id: str, missing: list[str]) -> None:
        super().__init__(f"message {message_id!r} in {language!r} needs {', '.join(missing)}")


class UnfitArgument(TextError):
    """A message was said with a value that it has no words for."""

    def __init__(self, language: str, message_id: str, reason: str) -> None:
        super().__init__(f"message {message_id!r} in {language!r} cannot be said: {reason}")


@dataclass(frozen=True, slots=True)
class Signature:
    """What a message needs: its arguments, and the words allowed for those that choose a variant.

    A choice whose default variant is called `other` is open to every value and has no entry.
    """

    arguments: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)


class Bundle:
    """All messages of one language.

    A message is parsed when it is first said: a command says few of them, and to parse all takes
    longer than what most commands do.
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        self._language = language
        self._fluent = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}
        self._messages: dict[str, ast.Message] = {}
        self._signatures: dict[str, Signature] = {}
        self._fixed: dict[str, str] = {}
        for source in sources:
            for found in MESSAGE.finditer(source):
                self._written.setdefault(found[1], found[0])

    def say(self, message_id: str, args: Mapping[str, Argument]) -> str:
        """The message as a person reads it; remembered if it has no arguments."""
        fixed = self._fixed.get(message_id)
        if fixed is not None:
            return fixed
        signature = self.signature(message_id)
        self._check(message_id, signature, args)
        text = self._format(message_id, args)
        if not signature.arguments:
            self._fixed[message_id] = text
        return text

    def ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(self._written)

    def signature(self, message_id: str) -> Signature:
        """What a message needs, through all messages that it is put together from."""
        known = self._signatures.get(message_id)
        if known is None:
            if self._parsed(message_id) is None:
                raise UnknownMessage(self._language, message_id)
            known = _Reader(self._parsed).read(message_id)
            self._signatures[message_id] = known
        return known

    def _parsed(self, message_id: str) -> ast.Message | None:
        """A message, which Fluent knows from now on; nothing where there is none."""
        known = self._messages.get(message_id)
        if known is None and message_id in self._written:
            resource = FluentResource(self._written[message_id])
            self._fluent.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    known = self._messages[message_id] = entry
        return known

    def _check(self, message_id: str, signature: Signature, args: Mapping[str, Argument]) -> None:
        """Refuses what Fluent would pass over: it falls back to a default variant silently."""
        missing = sorted(signature.arguments - args.keys())
        if missing:
            raise MissingArgument(self._language, message_id, missing)
        for argument, words in signature.choices.items():
            if args[argument] not in words:
                reason = f"{argument}={args[argument]!r} is none of {', '.join(sorted(words))}"
                raise UnfitArgument(self._language, message_id, reason)

    def _format(self, message_id: str, args: Mapping[str, Argument]) -> str:
        pattern = self._fluent.get_message(message_id).value
        if pattern is None:
            raise UnknownMessage(self._language, message_id)
        text, errors = self._fluent.format_pattern(pattern, dict(args))
        if errors or not isinstance(text, str):
            raise UnfitArgument(self._language, message_id, "; ".join(map(str, errors)))
        return text


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language, read once."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Bundle(language, [source for _, source in sources(language)])


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of a language: their names and what stands in them."""
    folder = resources.files("wondertable.text") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def say(language: str, message_id: str, /, **args: Argument) -> str:
    """Returns a message in a language; a mistake in the id or the arguments is an error."""
    return bundle(language).say(message_id, {key: _cut(arg) for key, arg in args.items()})


def _cut(arg: Argument) -> Argument:
    """An argument of bearable length: Fluent refuses to say very long words of strangers."""
    if isinstance(arg, str) and len(arg) > LONGEST:
        return f"{arg[:LONGEST]}…"
    return arg


def name(language: str, game: str, thing_id: str) -> str:
    """The name that a language has for a thing of a game, such as the Duel card `clay_pit`."""
    return bundle(language).say(name_id(game, thing_id), {})


def name_id(game: str, thing_id: str) -> str:
    """The id of the message that names a thing."""
    return f"{game}-{thing_id.replace('_', '-')}"


def own_id(language: str, group: str, game: str, word: str) -> str:
    """The id of a message that a game may say in its own way, else of what is said of all games."""
    own = f"{group}-{game}-{word}"
    return own if own in bundle(language).ids() else f"{group}-{word}"


class _Reader(Visitor):
    """Walks through a message, and through those it refers to, and notes what they need."""

    def __init__(self, parsed: Callable[[str], ast.Message | None]) -> None:
        self._parsed = parsed
        self._read: set[str] = set()
        self._signature = Signature()

    def read(self, message_id: str) -> Signature:
        message = self._parsed(message_id)
        if message is not None and message_id not in self._read:
            self._read.add(message_id)
            self.visit(message.value)
        return self._signature

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._signature.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.read(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        words = {v.key.name: v.default for v in node.variants if isinstance(v.key, ast.Identifier)}
        closed = len(words) == len(node.variants) and not words.get("other")
        if closed and isinstance(node.selector, ast.VariableReference):
            choices = self._signature.choices
            argument = node.selector.id.name
            choices[argument] = choices.get(argument, set(words)) & set(words)
        self.generic_visit(node)
