"""Lines that no game can read are refused with a word or a line that it could."""

from __future__ import annotations

import pytest

from wondertable.core.errors import NotationError, UnknownAction, UnknownWord
from wondertable.core.notation import number_within
from wondertable.core.state import CHANCE
from wondertable.games import GAMES
from wondertable.games.babel import actions as babel
from wondertable.games.duel import actions as duel
from wondertable.games.seven import actions as seven

READERS = {"duel": duel.parse, "seven": seven.parse, "babel": babel.parse}


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_line_is_answered_with_a_whole_one(game: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        READERS[game](0, " ")
    assert READERS[game](0, refused.value.example)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, CHANCE])
def test_an_unknown_verb_is_answered_with_all_that_are_known(game: str, seat: int) -> None:
    with pytest.raises(UnknownWord) as refused:
        READERS[game](seat, "dance")
    for verb in refused.value.known.split(", "):
        with pytest.raises(NotationError):
            READERS[game](seat, f"{verb} me a river of tears")


@pytest.mark.parametrize("word", ["", "-1", "6", "0", "0001", "²", "one"])
def test_a_number_lies_within_its_bounds(word: str) -> None:
    assert number_within("5", "take 5", 5, 1) == 5
    with pytest.raises(UnknownWord, match="1 to 5"):
        number_within(word, "take", 5, 1)
