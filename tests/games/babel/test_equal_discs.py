"""Figures by which two-coloured discs are equal, or one type stands on many of them."""

from __future__ import annotations

import pytest

from tests.games.babel.position import left, legal, points, position, take
from wondertable.core.play import deal, play
from wondertable.core.record import FORMAT, Header, Move, Record, read_record
from wondertable.core.replay import end_of, verify
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed, seed_digest
from wondertable.games.babel.box import box
from wondertable.games.babel.cards import WONDER_IDS
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.unconfirmed import figures_of, sheet_of

EQUAL = {
    "the certain one": ("two_2=camel/2/stonemason/3", "2 camel 3 stonemason", 2),
    "turned": ("two_2=stonemason/3/camel/2", "2 camel 3 stonemason", 2),
    "the last two": ("two_3=crane/2/camel/3", "2 crane 3 camel", 2),
    "first and last": ("two_4=stonemason/2/ship/3", "2 stonemason 3 ship", 2),
    "all four": (
        "two_2=stonemason/3/camel/2,two_3=camel/2/stonemason/3,two_4=camel/2/stonemason/3",
        "2 camel 3 stonemason",
        4,
    ),
}
equal_discs = pytest.mark.parametrize("name", EQUAL)
MANY_CAMELS = "two_2=camel/2/ship/3,two_3=camel/2/crane/3,two_4=camel/3/ship/2"


def played(figures: str, seed: int) -> Record:
    """A game at random with two-coloured discs, as it is kept; every choice is read back."""
    options = GAME.chosen({"two_coloured": "on", "figures": figures})
    sealed = numbered_seed(seed)
    state, dealer, luck = GAME.setup(3, options), GAME.dealer(sealed, 3, options), Rng(seed)
    moves: list[Move] = []
    while True:
        moves += [Move("chance", words) for words in deal(GAME, state, dealer)]
        actors = state.actors()
        if not actors:
            break
        codes = state.legal(actors[0])
        texts = [GAME.write(state, actors[0], code) for code in codes]
        assert [GAME.read(state, actors[0], text) for text in texts] == codes
        text = texts[luck.below(len(texts))]
        play(GAME, state, actors[0], text)
        moves.append(Move(actors[0], text))
    header = Header(FORMAT, "babel", GAME.rules, options, ("a", "b", "c"), seed_digest(sealed))
    return Record(header, moves, end_of(state, 3, sealed))


@equal_discs
def test_equal_two_coloured_discs_are_one_kind(name: str) -> None:
    figures, words, copies = EQUAL[name]
    sheet = sheet_of(figures)
    assert len(set(sheet.needs)) == len(sheet.needs) == 16 + 5 - copies
    assert sum(sheet.discs(1)) == sum(sheet.discs(0)) == 24
    state = babel(GAME.setup(3, {"figures": figures, "two_coloured": "on"}))
    state.deal(Rng(1))
    discs = [disc for wonder in WONDER_IDS for disc in left(state, wonder)]
    assert discs.count(words) == copies


@equal_discs
def test_games_with_equal_discs_are_kept_and_verified(name: str) -> None:
    record = played(EQUAL[name][0], 3)
    again = read_record(record.text().encode())
    assert verify(GAME, again).outcome() is not None


def test_equal_discs_on_one_wonder_are_the_same_choice() -> None:
    state = position(
        two_coloured=True,
        figures=EQUAL["turned"][0],
        discs={"pyramids": "2 camel 3 stonemason,3 stonemason 2 camel,3 ship"},
    )
    found = [text for text in legal(state, 0) if text.startswith("build pyramids")]
    assert sorted(found) == ["build pyramids 2 camel 3 stonemason", "build pyramids 3 ship"]


def test_the_box_lists_equal_discs_as_they_are_printed() -> None:
    found = box(figures_of(EQUAL["turned"][0]))["twoColouredDiscs"]
    assert found["count"] == 4
    assert found["list"][0]["needs"] == found["list"][1]["needs"]


@pytest.mark.parametrize(("more", "whole"), [(0, 50), (1, 50), (2, 50 + 5)])
def test_more_discs_of_a_type_than_the_table_has_score_its_last_value(
    more: int, whole: int
) -> None:
    """With figures of a box nine discs may show a type; the table ends with seven.

    With all nine, two of them are better counted as ships.
    """
    state = position(two_coloured=True, figures=MANY_CAMELS + ",bonus_7=50")
    take(state, 0, "3 camel", "4 camel", "4 camel", "5 camel", "6 camel")
    take(state, 0, "2 camel 3 stonemason", "2 camel 3 ship")
    take(state, 0, *["2 camel 3 crane", "3 camel 2 ship"][:more])
    assert points(state, 0)["discs"] == whole
    assert GAME.load(state.dump()).points(0) == state.points(0)
