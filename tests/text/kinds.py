"""What the texts of all games are asked about the classes that they are said of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import ModuleType
from typing import Any

from wondertable.text import LANGUAGES, line, story
from wondertable.text.bundle import bundle
from wondertable.text.log import sentence
from wondertable.text.values import message_id


def is_sentence(text: str) -> bool:
    """Whether a text is a whole sentence in which everything was said."""
    return text.endswith(".") and not set("{}$_") & set(text)


def classes_of(module: ModuleType) -> list[type]:
    """The classes that a module makes itself."""
    made = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in made if kind.__module__ == module.__name__]


def check_line(language: str, game: str, event: Any, players: tuple[str, ...]) -> None:
    """Asks that what is told of an event is a sentence."""
    assert is_sentence(line(language, game, event, players))


def check_deed(language: str, game: str, deed: Any, players: tuple[str, ...]) -> None:
    """Asks that a deed is a sentence, and that the sentence speaks of every field."""
    assert is_sentence(sentence(language, game, deed, players))
    spoken = {"player" if field.name == "seat" else field.name for field in fields(deed)}
    message = message_id(game, "event", type(deed))
    assert bundle(language).signature(message).arguments == spoken


def told_kinds(events: tuple[Any, ...], deeds: ModuleType) -> tuple[Any, ...]:
    """The kinds that have sentences: deeds, and the events that no deed tells."""
    otherwise: tuple[Any, ...] = vars(deeds)["TOLD_OTHERWISE"]
    return (*classes_of(deeds), *(kind for kind in events if kind not in otherwise))


def check_ids(
    language: str, game: str, groups: Mapping[str, tuple[Any, ...]], more: set[str]
) -> None:
    """Asks that every class of a group has its message, and every message its class, or is more."""
    for group, kinds in groups.items():
        start = f"{game}-{group}-"
        found = {key for key in bundle(language).ids() if key.startswith(start)}
        others = {key for key in more if key.startswith(start)}
        assert found == {message_id(game, group, kind) for kind in kinds} | others


def check_translations(
    game: str, event: Any, players: tuple[str, ...], sentences: tuple[str, ...]
) -> None:
    """Asks for the line of an event in English, Hungarian and German."""
    assert tuple(line(language, game, event, players) for language in LANGUAGES) == sentences


def check_one_sentence(
    game: str, events: Sequence[Any], players: tuple[str, ...], sentences: tuple[str, ...]
) -> None:
    """Asks that events are told by one sentence, which is given in all three languages."""
    told = [story(language, game, events, players) for language in LANGUAGES]
    assert [[one.text for one in tale] for tale in told] == [[one] for one in sentences]
