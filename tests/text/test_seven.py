"""7 Wonders in words: names, effects, the log and reasons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.text.kinds import check_one_sentence, check_translations, is_sentence
from wondertable.core.reasons import reason
from wondertable.games.seven import events
from wondertable.games.seven.cards import ALL_CARDS, BOARDS
from wondertable.games.seven.effects import Effect, PointsPerCard, Produces, Trade
from wondertable.games.seven.errors import BadTeams, TeamsNeedCities
from wondertable.games.seven.events import WAYS, Built, Event, Fought, TookBoard, Won
from wondertable.games.seven.reasons import Refusal
from wondertable.text import LANGUAGES, effect_lines, explain, explain_reason, line, name, story

FOLDER = Path(__file__).parents[1] / "facts"
SEVEN: dict[str, Any] = json.loads((FOLDER / "seven.json").read_text(encoding="utf-8"))
CITIES: dict[str, Any] = json.loads((FOLDER / "cities.json").read_text(encoding="utf-8"))
PRINTED = [
    *(thing for group in ("cards", "guilds", "wonders") for thing in SEVEN[group]),
    *(thing for group in ("cards", "wonders") for thing in CITIES[group]),
]
STAGES = [stage for board in BOARDS for stage in (*board.day, *board.night)]
PLAYERS = ("Anna", "Béla", "Cili")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_thing_in_the_boxes_has_the_name_of_the_facts(language: str) -> None:
    for thing in PRINTED:
        assert name(language, "seven", thing["id"]) == thing["name"][language]


@each_language
def test_cards_of_one_name_have_one_name_and_others_another(language: str) -> None:
    names = {row.building: name(language, "seven", row.id) for row in ALL_CARDS}
    assert len(set(names.values())) == len(names)
    assert all(name(language, "seven", row.id) == names[row.building] for row in ALL_CARDS)


@each_language
@pytest.mark.parametrize("row", [*ALL_CARDS, *STAGES])
def test_every_effect_is_a_sentence(language: str, row: Any) -> None:
    sentences = effect_lines(language, "seven", row.effects)
    assert len(sentences) == len(row.effects) > 0
    assert all(is_sentence(sentence) for sentence in sentences)


@each_language
def test_every_way_to_build_has_words_of_its_own(language: str) -> None:
    lines = {line(language, "seven", Built(0, "altar", way), PLAYERS) for way in WAYS}
    assert len(lines) == len(WAYS)


@pytest.mark.parametrize(
    ("event", "english", "hungarian", "german"),
    [
        (
            Built(0, "aqueduct", "chain"),
            "Anna built Aqueduct, free thanks to Baths.",
            "Anna ingyen megépítette: Vízvezeték, mert már állt nála: Fürdő.",
            "Anna hat „Aquädukt“ dank „Bäder“ gratis errichtet.",
        ),
        (
            Fought(0, 2, 1, 1),
            "Anna defeated Cili at the end of Age I: "
            "a victory token for Anna, a defeat token for Cili.",
            "Anna győzött Cili ellen (I. kor), és 1 győzelemjelzőt kapott, Cili 1 vereségjelzőt.",
            "Anna hat Cili besiegt (1. Zeitalter): "
            "ein Siegmarker für Anna, ein Niederlagenmarker für Cili.",
        ),
        (
            TookBoard(1, "gizah"),
            "Béla got the board Gizah.",
            "Béla táblája: Gíza.",
            "Béla hat den Plan „Gizeh“ bekommen.",
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
    check_translations("seven", event, PLAYERS, (english, hungarian, german))


@pytest.mark.parametrize(
    ("effect", "english"),
    [
        (Produces("stone", 2), "Produces 2 stone."),
        (
            Trade("left", "raw"),
            "From your next turn on you buy raw materials from your left neighbour "
            "for 1 coin a unit.",
        ),
        (
            PointsPerCard(1, ("brown", "grey", "purple"), "own"),
            "At the end worth 1 victory point for each card of this colour in your city: "
            "brown, grey, and purple.",
        ),
    ],
)
def test_effects_read_naturally(effect: Effect, english: str) -> None:
    assert effect_lines("en", "seven", [effect]) == [english]


def test_reasons_name_cards_and_boards() -> None:
    assert explain_reason("hu", reason(Refusal.SAME_NAME, card="loom_1")) == (
        "„Szövőműhely” már áll ebben a városban"
    )
    assert "„Gizeh“" in explain_reason("de", reason(Refusal.NOT_PAYABLE, thing="gizah", coins=2))


def test_tables_that_cannot_be_are_explained() -> None:
    assert explain("hu", BadTeams("seven", 5, "4, 6")).startswith("seven: csapatban 4, 6 játékos")
    assert "Cities" in explain("de", TeamsNeedCities("seven"))


@pytest.mark.parametrize(
    ("paid", "said"),
    [
        ((1, 0, 0), "Anna paid 1 coin."),
        ((0, 2, 0), "Anna paid 2 coins (2 to Béla)."),
        ((0, 0, 4), "Anna paid 4 coins (4 to Cili)."),
        ((0, 2, 4), "Anna paid 6 coins (2 to Béla, 4 to Cili)."),
        ((1, 2, 4), "Anna paid 7 coins (2 to Béla, 4 to Cili)."),
    ],
)
def test_a_payment_names_only_those_who_get_coins(paid: tuple[int, int, int], said: str) -> None:
    assert line("en", "seven", events.Paid(0, *paid), PLAYERS) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_payment_and_no_loss_speaks_of_zero(language: str) -> None:
    amounts = [(a, b, c) for a in (0, 3) for b in (0, 2) for c in (0, 4) if a or b or c]
    told = [line(language, "seven", events.Paid(0, *paid), PLAYERS) for paid in amounts]
    told += [line(language, "seven", events.Lost(0, *lost), PLAYERS) for lost in ((0, 2), (2, 0))]
    assert len({*told}) == len(told)
    assert not [sentence for sentence in told if "0" in sentence]


@pytest.mark.parametrize(
    ("happened", "english", "hungarian", "german"),
    [
        (
            (Built(0, "altar", "paid"), events.Paid(0, 1, 0, 2)),
            "Anna built Altar for 3 coins (2 to Cili).",
            "Anna 3 érméért megépítette: Oltár; ebből 2 érmét Cili kapott.",
            "Anna hat „Altar“ für 3 Münzen errichtet, davon 2 an Cili.",
        ),
        (
            (events.Staged(1, 2), events.Used(1, "altar")),
            "Béla built stage 2 of the wonder with Altar.",
            "Béla megépítette csodája 2. szintjét (alatta: Oltár).",
            "Béla hat mit „Altar“ Bauabschnitt 2 des Weltwunders errichtet.",
        ),
        (
            (events.Staged(1, 2),),
            "Béla built stage 2 of the wonder.",
            "Béla megépítette csodája 2. szintjét.",
            "Béla hat Bauabschnitt 2 des Weltwunders errichtet.",
        ),
        (
            (events.Sold(1, 3), events.Used(1, "altar")),
            "Béla sold Altar for 3 coins.",
            "Béla eladta: Oltár, és 3 érmét kapott érte.",
            "Béla hat „Altar“ für 3 Münzen verkauft.",
        ),
        (
            (Built(0, "forum", "chain"),),
            "Anna built Forum, free through a chain.",
            "Anna láncolattal ingyen megépítette: Fórum.",
            "Anna hat „Forum“ gratis über eine Kette errichtet.",
        ),
    ],
)
def test_what_belongs_together_is_one_sentence(
    happened: tuple[Event, ...], english: str, hungarian: str, german: str
) -> None:
    check_one_sentence("seven", happened, PLAYERS, (english, hungarian, german))


def test_what_one_seat_did_is_not_told_with_what_another_paid() -> None:
    told = story("en", "seven", [Built(0, "altar", "paid"), events.Paid(1, 1, 0, 0)], PLAYERS)
    assert [one.seat for one in told] == [0, 1]
