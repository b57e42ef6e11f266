"""How Duel looks in the terminal."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cli.looking import look_through, presenter_of, shown, tight
from tests.games.duel.position import position
from wondertable.core.rng import Rng
from wondertable.games import find_game
from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.state import Duel
from wondertable.text import LANGUAGES

presenter = partial(presenter_of, "duel", seats=2)


def board(state: Duel, width: int = 100) -> str:
    """The table as seat 0 sees it."""
    return shown(presenter().board(state, 0, width), width)


def choices(state: Duel, width: int = 100) -> str:
    """What seat 0 may do, on lines without double blanks."""
    return tight(presenter().choices(state, 0, width), width)


@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_into_the_terminal_with_the_number_of_every_choice(
    language: str, width: int
) -> None:
    state = find_game("duel").setup()
    look_through(presenter(language), state, Rng(width), width, every=3)


def test_a_price_is_free_by_chain_payable_or_too_dear() -> None:
    state = position(
        age=2, coins=(4, 9), built=("altar", ""), open="brewery temple barracks walls school"
    )
    out = choices(state)
    assert "● Brewery [brewery] free 1 2" in out
    assert "❘ Temple [temple] free by chain from Altar 3 4" in out
    assert "✕ Barracks [barracks] 3 coins 5 6" in out
    assert "✕ Walls [walls] 4 coins 7 8" in out
    assert "▲ School [school] (6 coins) too dear – 9" in out
    drawn = board(state)
    assert "━ chain ┛" in drawn
    assert "━ (6 coins) ┛" in drawn


def test_where_there_is_room_a_price_tells_where_it_comes_from() -> None:
    state = position(coins=(4, 9), built=("quarry", "stable"), age=2, open="walls school")
    assert "own 1 stone; buy 1 stone at 2" in " ".join(choices(state, 120).split())
    assert "buy" not in choices(state, 80)


def test_wonders_that_can_be_paid_have_a_column() -> None:
    state = position(
        coins=(6, 0), wonders=("pyramids mausoleum", ""), built=("quarry", ""), open="altar"
    )
    out = choices(state)
    assert "Pyramids" in out
    assert "Mausoleum" not in out
    assert "❘ Altar [altar] free 1 2 3" in out
    drawn = board(state)
    assert "○   The Pyramids: 6 coins" in drawn
    assert "○   The Mausoleum: (10 coins)" in drawn
    assert "2 clay, 2 glass, 1 papyrus" in drawn


def test_wonders_go_by_letters_where_there_is_little_room() -> None:
    wonders = "great_lighthouse hanging_gardens statue_of_zeus temple_of_artemis"
    state = position(coins=(40, 0), wonders=(wonders, ""), open="altar")
    out = choices(state, 80)
    assert "Open cards Price Build Discard +2 A B C D" in out
    assert "❘ Altar [altar] free 1 2 3 4 5 6" in out
    assert "A: The Great Lighthouse · B: The Hanging Gardens · C: The" in out


def test_a_sold_card_brings_more_with_yellow_cards() -> None:
    assert "Discard +4" in choices(position(built=("tavern brewery", ""), open="altar"))


def test_covered_cards_face_down_cards_and_guild_backs_are_told_apart() -> None:
    state = position(age=3, slots={0: "palace", 2: "?", 3: "guild", 5: "study", 6: "circus"})
    drawn = board(state)
    assert "┌❘ 7 points" in drawn
    assert "┏▲ sundial" in drawn
    assert "░░░░" in drawn
    assert "★ Guild" in drawn


@pytest.mark.parametrize(
    ("pawn", "track"),
    [
        (0, "Ada ⌂─·─·─5─·─·─2─·─·─◉─·─·─2─·─·─5─·─·─⌂ Bob"),
        (4, "Ada ⌂─·─·─5─·─·─2─·─·─│─·─·─2─◉─·─5─·─·─⌂ Bob"),
        (-8, "Ada ⌂─◉─·─5─·─·─2─·─·─│─·─·─2─·─·─5─·─·─⌂ Bob"),
    ],
)
def test_the_pawn_stands_on_its_space_between_the_capitals(pawn: int, track: str) -> None:
    assert track in board(position(pawn=pawn, open="altar"))


def test_a_sentence_says_whose_capital_is_in_danger() -> None:
    middle = "The conflict pawn stands in the middle."
    assert middle in board(position(open="altar"))
    towards = "The conflict pawn is 7 spaces from the middle towards Bob; 2 more"
    assert towards in board(position(pawn=7, open="altar"))
    assert "1 space from the middle towards Ada" in board(position(pawn=-1, open="altar"))


def test_looting_tokens_vanish_when_they_are_used() -> None:
    drawn = board(position(pawn=4, looted=("2", ""), open="altar"))
    assert "⌂─·─·─5─·─·─2─·─·─│─·─·─·─◉─·─5─·─·─⌂" in drawn


def test_the_other_seat_sees_the_track_from_its_own_side() -> None:
    state = position(pawn=4, open="altar")
    drawn = shown(presenter().board(state, 1, 100))
    assert "Bob ⌂─·─·─5─·─◉─2─·─·─│─·─·─2─·─·─5─·─·─⌂ Ada" in drawn


def test_a_city_lists_its_cards_by_colour_with_counts() -> None:
    state = position(
        coins=(5, 1),
        built=("lumber_yard quarry tavern apothecary caravansery", "clay_pit press"),
        raised=("pyramids", ""),
        tokens=("law", ""),
        open="altar",
    )
    drawn = board(state)
    assert "■ 2 Lumber Yard, Quarry" in drawn
    assert "▲ 1 Apothecary" in drawn
    assert "● 2 Tavern, Caravansery" in drawn
    assert "Production: 1 wood, 1 stone," in drawn
    assert "wood/clay/stone" in drawn
    assert "clay 3" in drawn
    assert "Science symbols: 2/6: wheel, scales" in drawn
    assert "Progress tokens: Law" in drawn
    assert "✓   The Pyramids (built)" in drawn
    assert "5 coins · " in drawn
    assert "Ada (You)" in drawn


def test_questions_are_answered_by_name_with_what_follows() -> None:
    state = position(
        coins=(0, 0), built=("apothecary", ""), board="law philosophy", open="school altar"
    )
    state.pending = 2
    out = choices(state)
    assert presenter().question(state).startswith("You have a pair of science symbols")
    assert "1 Law [law]" in out
    assert "2 Philosophy [philosophy]" in out
    assert "Worth 7 victory points" in out


def test_the_question_who_begins_is_answered_by_player() -> None:
    state = position(open="altar")
    state.pending = 7
    assert choices(state).split("\n")[1:3] == ["1 Ada", "2 Bob"]


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_drawn_and_explained(language: str, width: int) -> None:
    show = presenter(language)
    for row in CARDS:
        age = 3 if row.age == "guild" else row.age
        state = position(age=age, open=row.id)
        assert f"[{row.id}]" in shown(show.choices(state, 0, width), width)
        assert shown(show.board(state, 0, width), width)
        assert f"[{row.id}]" in shown(show.explain(row.id) or "", width)
