"""Tower of Babel in words: names, effects, the log, reasons, questions and choices."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tests.text.kinds import check_deed, check_ids, check_line, classes_of, is_sentence, told_kinds
from wondertable.core.errors import UnknownWord
from wondertable.core.phrases import Phrase
from wondertable.core.reasons import reason
from wondertable.core.state import CHANCE
from wondertable.games.babel import events
from wondertable.games.babel.actions import parse
from wondertable.games.babel.cards import ACTION_CARDS, ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.effects import Effect, PointsPerDisc
from wondertable.games.babel.errors import BadFigure, UnknownFigure
from wondertable.games.babel.events import (
    ENDINGS,
    Chose,
    Drew,
    Ended,
    Event,
    Offered,
    Refused,
    Scored,
    Won,
)
from wondertable.games.babel.reasons import (
    NOT_HELD,
    OTHER_QUESTION,
    QUESTIONS,
    TOO_MANY,
)
from wondertable.games.babel.unconfirmed import COPIES_TOGETHER, FIGURES, WANTED
from wondertable.text import (
    LANGUAGES,
    counted,
    effect_lines,
    explain,
    explain_reason,
    line,
    name,
    say,
    story,
)
from wondertable.text.bundle import bundle
from wondertable.text.deeds import babel as deeds
from wondertable.text.values import message_id

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "babel.json").read_text(encoding="utf-8")
)
PLAYERS = ("Anna", "Béla", "Cili")
EVENTS: tuple[Any, ...] = Event.__args__
EFFECTS: tuple[Any, ...] = Effect.__args__
DEEDS = told_kinds(EVENTS, deeds)
EXAMPLES: dict[str, Any] = {
    "scores": ((0, 10), (2, 5)),
    "seat": 1,
    "card": "joker",
    "wonder": "pyramids",
    "cards": (("camel", 2), ("stonemason", 3)),
    "trader": "with",
    "ending": "idle",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_thing_in_the_box_has_the_name_of_the_facts(language: str) -> None:
    for thing in (*FACTS["types"], *FACTS["wonders"], *FACTS["actionCards"]["list"]):
        assert name(language, "babel", thing["id"]) == thing["name"][language]
    assert say(language, "game-babel") == FACTS["game"]["name"][language]


@each_language
def test_all_things_have_names_of_their_own(language: str) -> None:
    ids = (*TYPE_IDS, *WONDER_IDS, *ACTION_IDS)
    assert len({name(language, "babel", id) for id in ids}) == len(ids)


@each_language
@pytest.mark.parametrize("row", ACTION_CARDS, ids=lambda row: row.id)
def test_every_effect_is_a_sentence(language: str, row: Any) -> None:
    (sentence,) = effect_lines(language, "babel", [row.effect])
    assert is_sentence(sentence)
    assert say(language, f"babel-timing-{row.timing.replace('_', '-')}")
    spoken = bundle(language).signature(message_id("babel", "effect", type(row.effect))).arguments
    assert spoken == {field.name for field in fields(row.effect)}


@each_language
def test_every_sentence_has_its_effect_and_every_line_its_deed(language: str) -> None:
    check_ids(language, "babel", {"effect": EFFECTS, "event": DEEDS})


@each_language
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told(language: str, kind: Any) -> None:
    event = kind(**{field.name: EXAMPLES.get(field.name, 3) for field in fields(kind)})
    check_line(language, "babel", event, PLAYERS)


@each_language
@pytest.mark.parametrize("kind", DEEDS)
def test_every_deed_is_a_sentence_with_all_its_fields(language: str, kind: Any) -> None:
    deed = kind(**{field.name: EXAMPLES.get(field.name, 3) for field in fields(kind)})
    check_deed(language, "babel", deed, PLAYERS)


def test_every_class_of_the_events_module_is_an_event() -> None:
    assert classes_of(events) == list(EVENTS)


@each_language
def test_every_ending_has_words_of_its_own(language: str) -> None:
    lines = {line(language, "babel", Ended(ending), PLAYERS) for ending in ENDINGS.values()}
    assert len(lines) == len(ENDINGS)


@pytest.mark.parametrize(
    ("event", "english", "hungarian", "german"),
    [
        (
            Chose(0, "pyramids", (("camel", 2), ("stonemason", 3))),
            "Anna wanted to build at Pyramids of Giza and asked for 2 camels and 3 stonemasons.",
            "Anna építeni akart (Gízai piramisok), és ezt kérte hozzá: 2 teve és 3 kőfaragó.",
            "Anna wollte an „Pyramiden von Gizeh“ bauen "
            "und brauchte dafür 2 Kamele und 3 Steinmetze.",
        ),
        (
            Offered(1, (("ship", 1),), "with"),
            "Béla offered 1 ship with the trader.",
            "Béla ajánlata: 1 hajó, cserekártyával.",
            "Béla hat 1 Schiff mit der Handelskarte geboten.",
        ),
        (
            Offered(1, (), "without"),
            "Béla offered nothing.",
            "Béla ajánlata: semmi.",
            "Béla hat nichts geboten.",
        ),
        (
            Refused(2, 1),
            "Points for refused offers: Cili 1.",
            "Pontok az el nem fogadott ajánlatokért: Cili 1.",
            "Punkte für abgelehnte Angebote: Cili 1.",
        ),
        (
            Won(2, 1),
            "Cili won the game.",
            "Cili megnyerte a játszmát.",
            "Cili hat die Partie gewonnen.",
        ),
    ],
)
def test_lines_read_naturally(event: Event, english: str, hungarian: str, german: str) -> None:
    for language, sentence in zip(("en", "hu", "de"), (english, hungarian, german), strict=True):
        assert line(language, "babel", event, PLAYERS) == sentence


def test_effects_read_naturally() -> None:
    assert effect_lines("en", "babel", [PointsPerDisc(1), PointsPerDisc(2)]) == [
        "1 point for each of your discs.",
        "2 points for each of your discs.",
    ]


def test_cards_are_counted_in_every_language() -> None:
    hand = (("crane", 1), ("ship", 2))
    assert counted("en", "babel", hand) == "1 crane and 2 ships"
    assert counted("de", "babel", hand) == "1 Kran und 2 Schiffe"
    assert counted("hu", "babel", ()) == "semmi"


@each_language
@pytest.mark.parametrize(("word", "english"), QUESTIONS.values())
def test_every_question_is_a_sentence(language: str, word: str, english: str) -> None:
    assert is_sentence(say(language, f"babel-question-{word}"))
    asked = say(language, f"babel-phrase-asked-{word}")
    instead = reason(OTHER_QUESTION, asked=Phrase(english, f"babel-phrase-asked-{word}"))
    assert say("en", f"babel-phrase-asked-{word}") == english
    assert explain_reason(language, instead) == say(language, OTHER_QUESTION[0], asked=asked)


def test_reasons_count_cards() -> None:
    assert explain_reason("hu", reason(NOT_HELD, cards="2 camel")) == "ez nincs a kézben: 2 teve"
    assert explain_reason("de", reason(NOT_HELD, cards="nothing")).endswith("nichts")
    many = reason(TOO_MANY, disc="2 camel 3 stonemason", cards="3 camel")
    assert explain_reason("en", many) == (
        "the disc asks for 2 camels and 3 stonemasons, and 3 camels would be too many"
    )


@pytest.mark.parametrize("text", ["build x 1 ship", "offer x ship", "offer 1 x", "play x"])
def test_what_a_player_may_write_is_said_in_the_language(text: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        parse(0, text)
    assert refused.value.known not in explain("de", refused.value)


@pytest.mark.parametrize("text", ["draw x ship", "draw 0 x", "action 0 x", "disc x 1 ship"])
def test_what_chance_may_do_is_said_in_the_language(text: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        parse(CHANCE, text)
    assert refused.value.known not in explain("hu", refused.value)


@pytest.mark.parametrize("why", [*WANTED.values(), COPIES_TOGETHER])
def test_wrong_figures_are_explained_in_the_language(why: Phrase) -> None:
    error = BadFigure("babel", "row_2", why)
    assert why in explain("en", error)
    for language in ("hu", "de"):
        assert why not in explain(language, error)
        assert "row_2" in explain(language, error)


@each_language
def test_unknown_figures_are_named_and_sources_have_words(language: str) -> None:
    assert "row_9" in explain(language, UnknownFigure("babel", "row_9", "row_2"))
    for row in FIGURES:
        assert say(language, f"babel-confidence-{row.confidence}")


def test_what_befalls_several_at_once_is_one_sentence() -> None:
    happened = [Scored(1, "pyramids", 10), Scored(0, "pyramids", 5), Refused(2, 1), Refused(0, 4)]
    assert [told.text for told in story("en", "babel", happened, PLAYERS)] == [
        "Points for Pyramids of Giza: Béla 10 and Anna 5.",
        "Points for refused offers: Cili 1 and Anna 4.",
    ]


def test_cards_that_one_seat_draws_are_counted() -> None:
    happened = [Drew(0, "ship"), Drew(0, "camel"), Drew(0, "ship")]
    (told,) = story("en", "babel", happened, PLAYERS)
    assert (told.text, told.seat) == ("Anna drew 1 camel and 2 ships.", 0)
