"""Sentences on the pages that were odd, coded or wrong once, and what stands there now."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.games.duel.position import position as duel_position
from tests.games.seven.position import position
from tests.web.present import babel_scenes, seven_scenes
from tests.web.present import scenes as duel_scenes
from tests.web.present.html import read
from tests.web.present.seven_scenes import CITIES
from wondertable.games.babel.packed import total
from wondertable.games.babel.state import Babel
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.codes import LOSE
from wondertable.games.seven.price import explain_card
from wondertable.games.seven.tables import NEED
from wondertable.table.clock import SeatClock
from wondertable.text import LANGUAGES, say
from wondertable.web.games.babel.page import BabelPresenter
from wondertable.web.games.duel.page import DuelPresenter
from wondertable.web.games.seven.hand import ways_of
from wondertable.web.games.seven.page import SevenPresenter
from wondertable.web.games.seven.sight import look
from wondertable.web.games.seven.words import Words as SevenWords

DUEL, SEVEN, BABEL = DuelPresenter(), SevenPresenter(), BabelPresenter()

each_language = pytest.mark.parametrize("language", LANGUAGES)


# Prices of 7 Wonders.


NO_ORE = {0: "gizah", 1: "ephesos", 2: "alexandria"}


@pytest.mark.parametrize(
    ("sold", "language", "words"),
    [
        ("", "en", "no wood or ore"),
        ("lumber_yard", "en", "no ore, 1 wood short"),
        ("lumber_yard", "hu", "nincs érc, 1 fa hiányzik"),
        ("lumber_yard", "de", "kein Erz, es fehlt 1 Holz"),
        ("lumber_yard sawmill", "en", "no ore"),
        ("lumber_yard forest_cave", "en", "not enough wood and ore"),
    ],
)
def test_goods_of_which_some_can_be_had_are_short_and_not_gone(
    sold: str, language: str, words: str
) -> None:
    state = position(age=2, boards=NO_ORE, built={1: sold}, hands={0: "archery_range"})
    assert SevenWords(language, ()).tag(explain_card(state, 0, "archery_range")).text == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "you would get +1 against Márton"),
        ("hu", "ezt kapnád: +1 Márton ellen"),
        ("de", "bekämst du +1 gegen Márton"),
    ],
)
def test_a_conflict_is_told_as_one_s_own_gain(language: str, words: str) -> None:
    state = position(age=1, boards=NO_ORE, built={0: "barracks"})
    shown = seven_scenes.scene(seven_scenes.Played(state, []), 0, language)
    assert words in read(SEVEN.regions(shown)["seven-conflict"]).text


def test_what_goes_to_the_left_neighbour_stands_on_the_left() -> None:
    state = position(
        age=2, boards=NO_ORE, coins=9, built={1: "lumber_yard", 2: "lumber_yard sawmill"}
    )
    words = SevenWords("en", seven_scenes.NAMES[:3])
    shown = seven_scenes.scene(seven_scenes.Played(state, []), 0)
    price = explain_card(state, 0, "caravansery")
    ways = ways_of(look(shown), price, int(NEED[CARD_NUMBER["caravansery"]]), lambda *_: "")
    assert len(ways) > 1
    assert [way.left - way.right for way in ways] == sorted(
        (way.left - way.right for way in ways), reverse=True
    )
    assert ways[0].label == words.payment(0, ways[0].left, ways[0].right, "Márton", "Greta")


# Questions with one answer.


def losing(coins: int) -> seven_scenes.Played:
    """Somebody owes coins and has so many."""
    return seven_scenes.find(
        5,
        CITIES,
        lambda state: (
            state.question == LOSE
            and any(city.owed and city.coins == coins for city in state.cities)
        ),
    )


def test_who_loses_coins_reads_whose_doing_it_is() -> None:
    played = losing(3)
    seat = next(at for at, city in enumerate(played.state.cities) if city.owed)
    asked = read(SEVEN.regions(seven_scenes.scene(played, seat))["seven-question"]).text
    told = re.search(r"Caused by (.*?)\.", asked)
    assert told
    names = [name for name in seven_scenes.NAMES[:5] if name in told[1]]
    assert names
    assert seven_scenes.NAMES[seat] not in names


def test_a_loss_that_can_be_paid_in_one_way_is_one_plain_button() -> None:
    played = losing(0)
    seat = next(at for at, city in enumerate(played.state.cities) if city.owed and not city.coins)
    owed = int(played.state.cities[seat].owed)
    html = SEVEN.regions(seven_scenes.scene(played, seat))["seven-question"]
    assert read(html).actions == [f"lose {owed} debt"]
    assert f"Take {owed} debt" in read(html).text
    assert 'class="opt-plain only"' in html


@each_language
def test_who_holds_nothing_that_is_asked_for_offers_nothing_by_one_press(language: str) -> None:
    def wanted(state: Babel) -> bool:
        return state.question == babel_scenes.QUESTIONS["offer"] and any(
            len(state.legal(seat)) == 1 for seat in state.actors()
        )

    played = babel_scenes.find(5, {}, wanted)
    state = played.state
    seat = next(at for at in state.actors() if len(state.legal(at)) == 1)
    html = BABEL.regions(babel_scenes.scene(played, seat, language))["babel-ask"]
    assert read(html).actions == ["offer nothing"]
    for field in ('type="radio"', 'type="checkbox"'):
        assert field not in html
    assert html.count("<button") == 1
    other = next((at for at in state.actors() if len(state.legal(at)) > 1), None)
    if other is not None:
        assert 'type="radio"' in BABEL.regions(babel_scenes.scene(played, other))["babel-ask"]
        assert total(state.builders[other].hand) > 0


# Clocks.


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("lose", "When it is up, you lose the game."),
        ("bot", "When it is up, the computer plays on for you."),
        ("random", "When it is up, a move is drawn by lot."),
    ],
)
def test_a_clock_with_little_time_looks_so_and_says_what_follows(then: Any, words: str) -> None:
    for seconds, low in ((15, True), (16, False)):
        shown = replace(
            seven_scenes.scene(seven_scenes.asked("turn"), 0),
            clocks=(SeatClock(seconds, runs=True),) * 3,
            time_up=then,
        )
        bar = SEVEN.regions(shown)["seven-top"]
        assert ('class="clock runs low"' in bar) == low
        assert f'data-warns="Your time is running out. {words}"' in bar
        assert "hurry!" in bar


def test_a_clock_that_stands_still_or_is_another_s_warns_of_nothing() -> None:
    shown = replace(
        seven_scenes.scene(seven_scenes.asked("turn"), 0),
        clocks=(SeatClock(9, runs=False), SeatClock(9, runs=True), SeatClock(9, runs=False)),
        time_up="lose",
    )
    regions = SEVEN.regions(shown)
    assert "low" not in re.findall(r'class="(clock[^"]*)"', regions["seven-top"])[0]
    assert "data-warns" not in regions["seven-ready"]
    assert 'class="clock runs low"' in regions["seven-ready"]


# Words of Duel.


def duel_words(language: str, **given: Any) -> str:
    """What the structure and its sheets say of a position."""
    state = duel_position(**given)
    regions = DUEL.regions(duel_scenes.scene(duel_scenes.Played(state), 0, language))
    return " ".join(read(regions[f"duel-{part}"]).text for part in ("board", "sheets"))


@each_language
def test_no_card_says_a_code_for_what_it_does(language: str) -> None:
    for given in (
        {"open": "walls", "age": 2, "built": ("shelf_quarry", "")},
        {"open": "forum brickyard", "age": 2, "built": ("", "")},
        {"open": "stone_reserve clay_reserve", "age": 1, "built": ("", "")},
    ):
        words = duel_words(language, **given)
        for code in ("→", "one at choice", "goods at 1", "vételár 1", "Kauf zu 1"):
            assert code not in words


def test_what_a_card_is_worth_reads_as_words() -> None:
    assert "pawn 2 steps" in duel_words("en", open="walls", age=2, built=("shelf_quarry", ""))
    goods = duel_words("en", open="forum brickyard", age=2, built=("", ""), coins=(9, 9))
    assert "one of your choice" in goods
    assert "rival pays 4 each" in goods
    assert "you buy for 1 coin" in duel_words("en", open="stone_reserve", age=1, built=("", ""))


def test_the_pawn_is_told_as_it_enters_a_capital_and_from_the_own_half() -> None:
    won = duel_words("en", open="walls", age=2, built=("shelf_quarry", ""), pawn=7)
    assert "The pawn moves into the capital of Márton." in won
    behind = duel_words("en", open="walls", age=2, built=("shelf_quarry", ""), pawn=-2)
    assert "The pawn moves 2 steps towards Márton, 9 steps short of the capital." in behind


@pytest.mark.parametrize(
    ("pawn", "words"),
    [("level", "the pawn stands in the middle, and you took the last card")]
    + [("yours", "the pawn stands on your side, so you are the weaker one")],
)
def test_who_says_who_begins_reads_why(pawn: str, words: str) -> None:
    def wanted(state: Duel) -> bool:
        asked = state.question == duel_scenes.QUESTIONS["start"]
        level = ahead(state, int(state.active)) == 0
        return bool(asked and level == (pawn == "level"))

    played = duel_scenes.find(wanted)
    shown = duel_scenes.scene(played, int(played.state.active))
    assert words in read(DUEL.regions(shown)["duel-question"]).text


@each_language
def test_the_coach_of_duel_speaks_of_discarding_as_the_button_does(language: str) -> None:
    told = say(language, "duel-page-hint-turn-1")
    assert {"en": "discard it", "hu": "dobd el", "de": "wirf sie"}[language] in told
    for selling in ("sell", "add el", "verkauf"):
        assert selling not in told


# Words of Babel.


@each_language
def test_doubts_about_printed_figures_stand_in_the_help_and_not_on_the_board(
    language: str,
) -> None:
    regions = BABEL.regions(babel_scenes.scene(babel_scenes.asked("turn"), 0, language))
    doubts = say(language, "babel-page-figures")
    assert doubts in read(regions["babel-help"]).text
    assert 'popovertarget="help"' not in regions["babel-values"]
    for words in ("unconfirmed", "nem biztos", "unbestätigt"):
        assert words not in read(regions["babel-values"]).text


def test_an_offer_is_made_and_not_laid_down() -> None:
    played = babel_scenes.asked("offer")
    seat = played.state.actors()[0]
    asked = read(BABEL.regions(babel_scenes.scene(played, seat))["babel-ask"]).text
    assert "Make this offer" in asked
    assert "Lay the offer" not in asked
