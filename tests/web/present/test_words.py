"""Sentences on the pages that were odd, coded or wrong once, and what stands there now."""

from __future__ import annotations

import re

import pytest

from tests.web.present import babel_scenes, seven_scenes
from tests.web.present.html import read
from tests.web.present.seven_scenes import CITIES
from wondertable.games.babel.packed import total
from wondertable.games.babel.state import Babel
from wondertable.games.seven.codes import LOSE
from wondertable.text import LANGUAGES
from wondertable.web.games.babel.page import BabelPresenter
from wondertable.web.games.seven.page import SevenPresenter

SEVEN, BABEL = SevenPresenter(), BabelPresenter()

each_language = pytest.mark.parametrize("language", LANGUAGES)


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
    told = re.search(r"Whose doing it is: (.*?)\.", asked)
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
