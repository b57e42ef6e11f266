"""A game from the box in words: every question, answer and rule, and what people type."""

from __future__ import annotations

import pytest

from tests.conformance.games import Variant
from tests.table.typing import BABEL, DUEL, SEVEN, original, typed_lines
from wondertable.core.errors import IllegalAction, UnknownWord
from wondertable.core.state import CHANCE
from wondertable.games import find_game
from wondertable.games.babel import reasons as babel
from wondertable.games.babel.actions import Accept
from wondertable.games.babel.game import babel as babel_state
from wondertable.games.duel import reasons as duel
from wondertable.games.seven import reasons as seven
from wondertable.games.seven.actions import NOT_ANY, Rebuild
from wondertable.table.box_errors import UnclearEntry
from wondertable.table.box_words import BoxWords
from wondertable.table.transcript import Transcript, box_header
from wondertable.text import LANGUAGES
from wondertable.text.babel import babel_choice
from wondertable.text.bundle import bundle
from wondertable.text.duel import row_and_place
from wondertable.text.seven import rebuilt

CITIES = Variant("seven", 4, ("choose", "random", "on", "off", "on"))
BLUFF = Variant("babel", 3, ("on", "on", "on", "usual"))
NAMES = ("Ann", "Bob", "Cat", "Dan")


def begun(game: str = "duel", language: str = "en") -> tuple[BoxWords, Transcript]:
    """A new game of Duel, and the words for it."""
    rules = find_game(game)
    transcript = Transcript(rules, box_header(rules, NAMES[:2], {}, None))
    return BoxWords(language, rules, NAMES[:2]), transcript


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [DUEL, SEVEN, CITIES, BABEL, BLUFF], ids=str)
def test_every_question_and_every_answer_is_said_in_every_language(
    variant: Variant, language: str
) -> None:
    known = original(variant, 0 if variant.name != "duel" else None)
    words = BoxWords(language, variant.game, known.header.seats)
    transcript = Transcript(variant.game, known.header)
    for line in typed_lines(known):
        expected = transcript.expects()
        assert expected is not None
        assert words.question(transcript)
        answers = words.answers(transcript, expected)
        assert all(answer.label and answer.name for answer in answers)
        assert len({answer.label for answer in answers}) == len(answers)
        if expected.seat != CHANCE:
            ruling = transcript.may(line)
            assert ruling.reason is None
            assert words.ruling(ruling, transcript.state)[0]
        words.enter(transcript, line)
    assert words.question(transcript) == words.say("box-over")
    assert words.sentences(transcript.written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_comes_with_a_rule(language: str) -> None:
    known = bundle(language).ids()
    for kind in (*duel.Refusal, *seven.Refusal, *babel.Refusal):
        assert f"box-rule-{kind.key}" in known


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [
        ("en", "law", "show law"),
        ("en", "Law", "show law"),
        ("en", "show LAW", "show law"),
        ("en", "urb", "show urbanism"),
        ("en", "the", "show theology"),
        ("hu", "show law", "show law"),
        ("de", "Gesetzgebung", "show law"),
        ("de", "gesetz", "show law"),
        ("de", "show gesetzgebung", "show law"),
    ],
)
def test_names_and_beginnings_of_names_are_understood(language: str, typed: str, line: str) -> None:
    words, transcript = begun(language=language)
    assert words.line(transcript, typed) == line


def test_what_may_mean_several_things_is_asked_back() -> None:
    words, transcript = begun()
    with pytest.raises(UnclearEntry) as caught:
        words.enter(transcript, "m")
    assert "Masonry" in caught.value.known
    assert transcript.written == []
    with pytest.raises(UnknownWord):
        words.enter(transcript, "atlantis")
    with pytest.raises(IllegalAction):
        words.enter(transcript, "sphinx")


def test_several_at_once_are_all_taken_or_none() -> None:
    words, transcript = begun()
    with pytest.raises(IllegalAction):
        words.enter(transcript, "law, masonry, law")
    assert transcript.written == []
    assert len(words.enter(transcript, "law, masonry, ")) == 2


def test_places_of_the_structure_are_told_by_row_and_place() -> None:
    assert row_and_place(1, 0) == (1, 1)
    assert row_and_place(1, 19) == (5, 6)
    assert row_and_place(2, 6) == (2, 1)
    assert row_and_place(3, 9) == (4, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("joker", [(), (("ship", 2),), (("ship", 4),), (("camel", 2), ("ship", 2))])
def test_jokers_are_said_in_the_box_as_on_the_table(
    language: str, joker: tuple[tuple[str, int], ...]
) -> None:
    game = find_game("babel")
    words = BoxWords(language, game, NAMES)
    state = babel_state(game.setup(4, {}))
    state.builders[2].trader = 1
    for seats in ((), (1, 2)):
        action = Accept(seats, 1, joker)
        answer = words.answer(state, 0, str(action))
        assert answer.label == babel_choice(language, action, NAMES, (2,))


def test_two_jokers_are_two() -> None:
    game = find_game("babel")
    words = BoxWords("en", game, NAMES)
    line = str(Accept((), 0, (("ship", 4),)))
    assert words.answer(game.setup(4, {}), 0, line).label.endswith("; 2 jokers as 4 ships")


def test_a_card_of_the_pile_has_a_place_only_where_the_rules_give_it_one() -> None:
    assert rebuilt("en", Rebuild("altar")) == "Build Altar from the discard pile"
    assert rebuilt("en", Rebuild("altar", 0)) == "Build Altar from the discard pile (place 1)"
    assert rebuilt("en", Rebuild(NOT_ANY)) == "Build nothing from the discard pile"
