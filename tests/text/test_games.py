"""What the words of every game are asked alike: deeds, effects, questions, and what is written."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any, Final

import pytest

from tests.text.kinds import check_deed, check_ids, check_line, classes_of, is_sentence, told_kinds
from wondertable.core.errors import UnknownWord
from wondertable.core.phrases import Phrase
from wondertable.core.reasons import reason
from wondertable.core.state import CHANCE
from wondertable.games import GAMES
from wondertable.games.duel.events import Looted
from wondertable.text import LANGUAGES, explain, explain_reason, say
from wondertable.text.bundle import bundle
from wondertable.text.values import message_id


def part(game: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"wondertable.games.{game}.{name}")


PLAYERS: Final = ("Anna", "Béla", "Cili")
EVENTS: Final = {game: part(game, "events").Event.__args__ for game in GAMES}
EFFECTS: Final = {game: part(game, "effects").Effect.__args__ for game in GAMES}
DEEDS: Final = {
    game: told_kinds(EVENTS[game], import_module(f"wondertable.text.deeds.{game}"))
    for game in GAMES
}
OTHER_LINES: Final = {"duel-event-won-shared"}
"""Said of a deed instead of the line of its name."""

EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "duel": {
        "seat": 1,
        "card": "baths",
        "wonder": "sphinx",
        "token": "law",
        "way": "chain",
        "ending": "science",
        "age": 2,
        "slot": 7,
        "traded": 4,
        "received": 0,
        "before": -1,
        "after": 2,
        "things": ("baths", "altar"),
        "thanks": "altar",
        "rival": 0,
        "place": "track",
        "left": 7,
    },
    "seven": {
        "seat": 1,
        "loser": 2,
        "card": "baths",
        "board": "gizah",
        "side": "night",
        "way": "chain",
        "age": 2,
        "things": ("baths", "altar"),
        "thanks": "altar",
        "seen": "known",
        "left_seat": 2,
        "right_seat": 0,
    },
    "babel": {
        "seat": 1,
        "card": "joker",
        "wonder": "pyramids",
        "cards": (("camel", 2), ("stonemason", 3)),
        "trader": "with",
        "ending": "idle",
        "scores": ((0, 10), (2, 5)),
    },
}
"""What the fields of events and deeds hold that are no numbers, or not any number."""

WRITTEN: Final = {
    "duel": ["build x", "wonder x with altar", "take x", "start 2"],
    "seven": ["build x", "choose x", "side x", "sell x", "lose x coins"],
    "babel": ["build x 1 ship", "offer x ship", "offer 1 x", "play x"],
}
DEALT: Final = {
    "duel": ["show x", "guild 99", "reveal 3 x", "draw x"],
    "seven": ["board 0 x", "side 0 x", "deal x altar", "deal 0 x"],
    "babel": ["draw x ship", "draw 0 x", "action 0 x", "disc x 1 ship"],
}
QUESTIONS: Final = {game: part(game, "reasons").QUESTIONS.values() for game in GAMES}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


def rows(of_games: dict[str, Any]) -> list[tuple[str, Any]]:
    """Each thing of each game."""
    return [(game, thing) for game, things in of_games.items() for thing in things]


def example(game: str, kind: Any) -> Any:
    """An event or a deed with some value in every field."""
    values = {field.name: EXAMPLES[game].get(field.name, 3) for field in fields(kind)}
    return kind(**values | ({"token": 2} if kind is Looted else {}))


@each_language
@pytest.mark.parametrize(("game", "kind"), rows(EVENTS))
def test_every_event_is_told(language: str, game: str, kind: Any) -> None:
    check_line(language, game, example(game, kind), PLAYERS)


@each_language
@pytest.mark.parametrize(("game", "kind"), rows(DEEDS))
def test_every_deed_is_a_sentence_with_all_its_fields(language: str, game: str, kind: Any) -> None:
    check_deed(language, game, example(game, kind), PLAYERS)


@each_game
def test_every_class_of_the_events_module_is_an_event(game: str) -> None:
    assert classes_of(part(game, "events")) == list(EVENTS[game])


@each_language
@pytest.mark.parametrize(("game", "kind"), rows(EFFECTS))
def test_a_sentence_speaks_of_every_field_of_its_effect(
    language: str, game: str, kind: Any
) -> None:
    spoken = bundle(language).signature(message_id(game, "effect", kind)).arguments
    assert spoken == {field.name for field in fields(kind)}


@each_language
@each_game
def test_every_sentence_has_its_effect_and_every_line_its_deed(language: str, game: str) -> None:
    groups = {"effect": EFFECTS[game], "event": DEEDS[game]}
    check_ids(language, game, groups, more=OTHER_LINES)


@each_language
@pytest.mark.parametrize(("game", "question"), rows(QUESTIONS))
def test_every_question_is_a_sentence(language: str, game: str, question: tuple[str, str]) -> None:
    word, english = question
    assert is_sentence(say(language, f"{game}-question-{word}"))
    key = f"{game}-phrase-asked-{word}"
    assert say("en", key) == english
    other = part(game, "reasons").Refusal.OTHER_QUESTION
    instead = explain_reason(language, reason(other, asked=Phrase(english, key)))
    assert instead == say(language, other.key, asked=say(language, key))


@pytest.mark.parametrize(("game", "text"), rows(WRITTEN))
def test_what_a_player_may_write_is_said_in_the_language(game: str, text: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        part(game, "actions").parse(0, text)
    assert refused.value.known not in explain("de", refused.value)


@pytest.mark.parametrize(("game", "text"), rows(DEALT))
def test_what_chance_may_do_is_said_in_the_language(game: str, text: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        part(game, "actions").parse(CHANCE, text)
    assert refused.value.known not in explain("hu", refused.value)
