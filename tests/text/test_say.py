"""Saying messages: plurals, numbers, lists, and what is an error."""

from __future__ import annotations

from typing import Any

import pytest

from wondertable.text import (
    LANGUAGES,
    MissingArgument,
    TextError,
    UnfitArgument,
    UnknownLanguage,
    UnknownMessage,
    listed,
    name,
    pick_language,
    say,
)
from wondertable.text.bundle import Bundle


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 0, "0 coins"),
        ("en", 1, "1 coin"),
        ("en", 3, "3 coins"),
        ("hu", 0, "0 érme"),
        ("hu", 1, "1 érme"),
        ("hu", 3, "3 érme"),
        ("de", 0, "0 Münzen"),
        ("de", 1, "1 Münze"),
        ("de", 3, "3 Münzen"),
    ],
)
def test_coins_have_the_plural_of_their_language(language: str, count: int, words: str) -> None:
    assert say(language, "coins", count=count) == words


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 stone", "2 stone"), ("hu", "1 kő", "2 kő"), ("de", "1 Stein", "2 Steine")],
)
def test_resources_have_the_plural_of_their_language(language: str, one: str, two: str) -> None:
    assert say(language, "resource-count-stone", count=1) == one
    assert say(language, "resource-count-stone", count=2) == two


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "12,345 shields"), ("hu", "12\N{NO-BREAK SPACE}345 pajzs"), ("de", "12.345 Schilde")],
)
def test_numbers_have_the_format_of_their_language(language: str, words: str) -> None:
    assert say(language, "shields", count=12345) == words


def test_a_name_is_found_by_the_id_of_the_facts() -> None:
    assert name("en", "duel", "great_library") == "The Great Library"
    assert name("hu", "duel", "baths") == "Fürdő"
    assert name("de", "duel", "law") == "Gesetzgebung"


def test_a_message_without_arguments_is_formatted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Bundle("en", ["law = Law"])
    assert texts.say("law", {}) == "Law"
    monkeypatch.setattr(texts, "_format", None)
    assert texts.say("law", {}) == "Law"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'"):
        say("fr", "chance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_is_an_error(language: str) -> None:
    with pytest.raises(UnknownMessage, match=f"'duel-bath' in '{language}'"):
        name(language, "duel", "bath")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_an_error(language: str) -> None:
    with pytest.raises(MissingArgument, match=f"'coins' in '{language}' needs count"):
        say(language, "coins", number=3)


def test_an_argument_of_a_part_of_the_sentence_is_not_forgotten() -> None:
    with pytest.raises(MissingArgument, match="needs kind, scope"):
        say("hu", "duel-effect-coins-per", each=2)


def test_a_word_that_no_variant_has_is_an_error() -> None:
    with pytest.raises(UnfitArgument, match="color='red' is none of brown, grey"):
        say("de", "duel-effect-destroy-card", color="red")


def test_a_value_that_fluent_cannot_format_is_an_error() -> None:
    nothing: Any = None
    with pytest.raises(UnfitArgument, match="'coins' in 'en'"):
        say("en", "coins", count=nothing)


def test_a_reference_into_the_void_is_an_error() -> None:
    with pytest.raises(UnfitArgument, match="nowhere"):
        Bundle("en", ["lost = from { nowhere }"]).say("lost", {})


def test_messages_that_speak_of_each_other_are_an_error() -> None:
    with pytest.raises(UnfitArgument, match="Cyclic"):
        Bundle("en", ["egg = from { hen }\nhen = from { egg }"]).say("egg", {})


def test_a_message_without_a_text_is_unknown() -> None:
    with pytest.raises(UnknownMessage):
        Bundle("en", ["mute =\n    .title = Title"]).say("mute", {})


def test_a_choice_with_a_variant_for_all_others_takes_every_word() -> None:
    texts = Bundle("en", ["host = { $who ->\n    [bot] the computer\n   *[other] { $who }\n}"])
    assert texts.say("host", {"who": "bot"}) == "the computer"
    assert texts.say("host", {"who": "Ann"}) == "Ann"


def test_every_error_is_a_lookup_error() -> None:
    for error in (UnknownLanguage, UnknownMessage, MissingArgument, UnfitArgument):
        assert issubclass(error, TextError)
    assert issubclass(TextError, LookupError)


def test_no_invisible_marks_surround_an_argument() -> None:
    assert say("en", "seat", number=1) == "Player 1"


@pytest.mark.parametrize(
    ("language", "everything", "choice"),
    [
        ("en", "a, b, and c", "a or b"),
        ("hu", "a, b és c", "a vagy b"),
        ("de", "a, b und c", "a oder b"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, everything: str, choice: str) -> None:
    assert listed(language, ["a", "b", "c"]) == everything
    assert listed(language, ["a", "b"], choice=True) == choice
    assert listed(language, ["a"]) == "a"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-ch", "de"),
        ("de-AT,de;q=0.9", "de"),
        ("hu_HU.UTF-8", "hu"),
        ("de_DE@euro", "de"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("fr-FR,fr;q=0.9", "en"),
        ("fr, hu;q=0.5, *;q=0.1", "hu"),
        ("en;q=0.4, hu;q=0.8, de;q=0.6", "hu"),
        ("hu,de", "hu"),
        ("de;q=0, hu;q=0.001", "hu"),
        ("de;q=0", "en"),
        ("de; q=0.2 , hu ; q=0.7", "hu"),
        ("de;q=nan,hu;q=2", "en"),
        (";;,=,-", "en"),
    ],
)
def test_the_language_that_fits_best_is_picked(accepted: str | None, language: str) -> None:
    assert pick_language(accepted) == language
