"""What the panel of a game from the box knows of each game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wondertable.web
from tests.toy.mini import MINI
from wondertable.core.state import CHANCE
from wondertable.games import GAMES
from wondertable.text.game_text import text_of
from wondertable.web.box_game import GameBox, Places, box_of

ICONS = Path(wondertable.web.__path__[0]) / "static" / "icons.svg"


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_with_a_colour_or_a_drawing_is_in_the_box_and_has_an_icon(game: str) -> None:
    drawn = set(re.findall(r'id="([^"]+)"', ICONS.read_text(encoding="utf-8")))
    box = box_of(game)
    things = {*box.colors, *box.icons}
    assert things <= set(text_of(game).things)
    assert {box.icon(thing) for thing in things} <= drawn
    assert box.icon("nothing_of_this_name") == ""


def test_a_game_without_a_panel_of_its_own_has_a_plain_one() -> None:
    box = box_of(MINI.name)
    assert box == GameBox()
    assert box.places(MINI.setup(), ["deal 0 4"]) == Places()


def test_a_game_without_words_of_its_own_is_told_in_notation() -> None:
    words = text_of(MINI.name)
    state = MINI.setup()
    assert words.told("en", ("Ann", "Bob"), state, CHANCE, "deal 0 4") == "deal 0 4"
    assert words.asked("de", ("Ann", "Bob"), state, "deal 0 4") == "Was geschieht als Nächstes?"
    assert (words.thing(CHANCE, "deal 0 4"), words.things, words.figures()) == ("", (), {})
