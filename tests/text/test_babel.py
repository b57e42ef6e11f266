"""Tower of Babel in words: names, effects, the log, reasons and figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.text.kinds import check_translations, is_sentence
from wondertable.core.phrases import Phrase
from wondertable.core.reasons import reason
from wondertable.games.babel.cards import ACTION_CARDS, ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.effects import PointsPerDisc
from wondertable.games.babel.errors import BadFigure, UnknownFigure
from wondertable.games.babel.events import (
    ENDINGS,
    Added,
    Chose,
    Drew,
    Ended,
    Event,
    Offered,
    Refused,
    Scored,
    Won,
)
from wondertable.games.babel.reasons import Refusal
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

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "babel.json").read_text(encoding="utf-8")
)
PLAYERS = ("Anna", "Béla", "Cili")

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


@each_language
def test_every_ending_has_words_of_its_own(language: str) -> None:
    lines = {line(language, "babel", Ended(ending), PLAYERS) for ending in ENDINGS.values()}
    assert len(lines) == len(ENDINGS)


@pytest.mark.parametrize(
    ("event", "english", "hungarian", "german"),
    [
        (
            Chose(0, "pyramids", (("camel", 2), ("stonemason", 3))),
            "Anna chose the Pyramids of Giza and asked for 2 camels and 3 stonemasons.",
            "Anna építkezni kezdett (Gízai piramisok), és ezt kérte hozzá: 2 teve és 3 kőfaragó.",
            "Anna hat „Pyramiden von Gizeh“ gewählt und brauchte 2 Kamele und 3 Steinmetze.",
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
    check_translations("babel", event, PLAYERS, (english, hungarian, german))


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


def test_reasons_count_cards() -> None:
    assert (
        explain_reason("hu", reason(Refusal.NOT_HELD, cards="2 camel"))
        == "ez nincs a kézben: 2 teve"
    )
    assert explain_reason("de", reason(Refusal.NOT_HELD, cards="nothing")).endswith("nichts")
    many = reason(Refusal.TOO_MANY, disc="2 camel 3 stonemason", cards="3 camel")
    assert explain_reason("en", many) == (
        "the disc asks for 2 camels and 3 stonemasons, and 3 camels would be too many"
    )


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
        "Points for the Pyramids of Giza: Béla 10 and Anna 5.",
        "Points for refused offers: Cili 1 and Anna 4.",
    ]


def test_who_needs_no_card_of_their_own_adds_nothing_to_the_log() -> None:
    happened = [Added(0, ()), Added(1, (("ship", 2),))]
    told = [one.text for one in story("en", "babel", happened, PLAYERS)]
    assert told == ["Béla added 2 ships."]


def test_cards_that_one_seat_draws_are_counted() -> None:
    happened = [Drew(0, "ship"), Drew(0, "camel"), Drew(0, "ship")]
    (told,) = story("en", "babel", happened, PLAYERS)
    assert (told.text, told.seat) == ("Anna drew 1 camel and 2 ships.", 0)
