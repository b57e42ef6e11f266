"""A price is told in the same words by the page, in the terminal and to who writes a game down."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.duel.position import position as duel_position
from tests.games.seven.position import position as seven_position
from wondertable.cli.common import Voice
from wondertable.cli.presenters import presenter_of
from wondertable.core.state import State
from wondertable.games import find_game
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.price import explain_card
from wondertable.games.seven.actions import Build
from wondertable.games.seven.price import explain_way
from wondertable.table.box_words import BoxWords
from wondertable.text import LANGUAGES
from wondertable.text.duel import price_parts
from wondertable.web.games.duel.words import Words as DuelWords
from wondertable.web.games.seven.words import Words as SevenWords

NAMES = ("Ada", "Bob", "Cleo")
WIDTH = 160


def terminal(game: str, language: str, state: State) -> str:
    """What the terminal lists as choices, without line ends."""
    shown = presenter_of(find_game(game), Voice(language), NAMES, 0).choices(state, 0, WIDTH)
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False, markup=False)
    with console.capture() as caught:
        console.print(shown)
    return " ".join(caught.get().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["brewery", "temple", "baths", "walls"])
def test_a_price_of_duel(language: str, card: str) -> None:
    state = duel_position(age=2, coins=(9, 9), built=("altar quarry", ""), open=card)
    price = explain_card(state.me, state.opp, CARD_NUMBER[card])
    page = DuelWords(language, NAMES).price(price)
    line = f"build {card}"
    told = BoxWords(language, find_game("duel"), NAMES).answer(state, 0, line).label
    words = told.partition(" – ")[2]
    assert page.endswith(words)
    assert words in terminal("duel", language, state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_price_of_duel_comes_from(language: str) -> None:
    state = duel_position(age=2, coins=(9, 9), built=("quarry", "stone_pit"), open="aqueduct")
    price = explain_card(state.me, state.opp, CARD_NUMBER["aqueduct"])
    page = DuelWords(language, NAMES).why(price, "Bob")
    assert page == price_parts(language, price, "Bob")
    assert [part.goods for part in page] == [("stone",), ("stone", "stone")]
    for word in "; ".join(map(str, page)).split():
        assert word in terminal("duel", language, state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["lumber_yard", "aqueduct", "baths", "stockade", "timber_yard"])
def test_a_price_of_seven(language: str, card: str) -> None:
    state = seven_position(
        hands={0: card},
        coins=9,
        built={0: "stone_pit baths" if card == "aqueduct" else "stone_pit", 1: "lumber_yard"},
    )
    game, ways = find_game("seven"), 0
    for code in state.legal(0):
        action = game.typed(state, 0, code)
        if not isinstance(action, Build) or action.card != card:
            continue
        page = SevenWords(language, NAMES).price(explain_way(state, 0, action), "Bob", "Cleo")
        told = BoxWords(language, game, NAMES).answer(state, 0, str(action)).label
        words = told.partition(" – ")[2]
        assert page.endswith(words)
        assert words in terminal("seven", language, state)
        ways += 1
    assert ways
