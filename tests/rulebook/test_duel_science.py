"""Symbols and progress tokens: rulings P1 to P5."""

from __future__ import annotations

import pytest

from tests.games.duel.position import asked, coins, do, legal, points, position, price, tokens_of
from tests.rulebook.table import CARDS, TOKENS, WONDERS, of
from wondertable.core.outcome import Outcome
from wondertable.games.duel.events import Gained, Moved, Took, Won

FIVE = "apothecary pharmacist scriptorium workshop academy"
"""Wheel, mortar, quill, plumb and sundial."""
BOARD = "economy law masonry strategy urbanism"


def test_a_pair_of_symbols_gives_one_token_of_the_board() -> None:
    """The player must choose one of those on the board; the box stays closed (P1)."""
    state = position(
        age=2, built=("scriptorium", ""), board="economy masonry", open="library walls"
    )
    do(state, "build library")
    assert asked(state) == 0
    assert set(legal(state)) == {"take economy", "take masonry"}
    assert do(state, "take masonry")[0] == Took(0, "masonry")
    assert tokens_of(state, 0) == {"masonry"}
    assert tokens_of(state, 1) == set()
    assert asked(state) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_every_token_can_be_the_reward(seat: int) -> None:
    """Whatever lies on the board may be chosen, by either player (P1)."""
    for token in TOKENS:
        state = position(
            age=2,
            active=seat,
            built=("", "scriptorium") if seat else ("scriptorium", ""),
            board=token,
            open="library walls",
        )
        do(state, "build library")
        assert legal(state) == [f"take {token}"]
        do(state, f"take {token}")
        assert tokens_of(state, seat) == {token}


def test_a_token_that_was_taken_is_no_longer_on_the_board() -> None:
    """The next pair chooses out of the rest, whoever has it (P1)."""
    state = position(
        age=2,
        built=("scriptorium", "pharmacist"),
        board="economy masonry law",
        open="library dispensary walls temple",
    )
    do(state, "build library", "take masonry", "build dispensary")
    assert asked(state) == 1
    assert set(legal(state)) == {"take economy", "take law"}


def test_a_single_symbol_gives_no_token() -> None:
    """The other copy may be the opponent's: that makes no pair (P1)."""
    state = position(
        age=2, coins=(9, 9), built=("workshop", "scriptorium"), board=BOARD, open="library walls"
    )
    assert of(do(state, "build library"), Took) == []
    assert asked(state) == 1
    assert tokens_of(state, 0) == set()


def test_a_pair_with_the_last_token_gone_gives_nothing() -> None:
    """There are six pairs and five tokens (P1)."""
    state = position(
        age=3,
        coins=(30, 30),
        built=("academy", ""),
        tokens=("economy masonry strategy", "urbanism theology"),
        board="",
        open="study palace",
    )
    assert of(do(state, "build study"), Took) == []
    assert asked(state) == 1
    assert tokens_of(state, 0) == {"economy", "masonry", "strategy"}
    symbols = [card["effect"].get("science") for card in CARDS.values()]
    assert sorted(symbols.count(symbol) for symbol in set(symbols) if symbol) == [2] * 6


@pytest.mark.parametrize(("token", "brought"), [("agriculture", 6), ("urbanism", 6), ("law", 0)])
def test_a_token_acts_at_once(token: str, brought: int) -> None:
    """Coins come with the token (P1)."""
    state = position(
        age=2, built=("scriptorium", ""), board=f"{token} theology", open="library walls"
    )
    events = do(state, "build library", f"take {token}")
    assert of(events, Gained) == ([Gained(0, brought)] if brought else [])
    assert coins(state, 0) == 7 + brought


def test_a_token_helps_in_the_next_turn() -> None:
    """With Masonry just taken the next blue card is cheaper (P1)."""
    state = position(
        age=2, built=("scriptorium", ""), board="masonry law", open="library aqueduct walls temple"
    )
    assert price(state, "aqueduct") == 6
    do(state, "build library", "take masonry", "discard walls")
    assert price(state, "aqueduct") == 2


def test_six_different_symbols_win_at_once() -> None:
    """The game ends with cards left and whatever the points say (P2)."""
    state = position(
        age=3,
        coins=(20, 20),
        pawn=-8,
        built=(FIVE, "palace town_hall"),
        board=BOARD,
        open="observatory palace",
    )
    events = do(state, "build observatory")
    assert events[-1] == Won(0, "science")
    assert asked(state) is None
    assert state.outcome() == Outcome((1, 2), "science")


def test_the_other_seat_wins_with_six_symbols_too() -> None:
    """Both cities are measured alike (P2)."""
    state = position(age=3, active=1, coins=(20, 20), built=("", FIVE), open="university palace")
    do(state, "build university")
    assert state.outcome() == Outcome((2, 1), "science")


def test_five_symbols_and_a_second_copy_do_not_win() -> None:
    """Six green cards are not six different symbols (P2)."""
    state = position(age=3, coins=(20, 20), built=(FIVE, ""), board=BOARD, open="study palace")
    do(state, "build study")
    assert state.outcome() is None
    assert asked(state) == 0
    assert set(legal(state)) == {f"take {token}" for token in BOARD.split()}


def test_the_symbols_of_both_cities_are_not_added_up() -> None:
    """Six different symbols must stand in one city (P2)."""
    state = position(
        age=3, coins=(20, 20), built=("academy workshop", FIVE), open="observatory palace"
    )
    do(state, "build observatory")
    assert state.outcome() is None


def test_law_counts_as_a_symbol() -> None:
    """With Law five symbols of green cards are enough, four are not (P2)."""
    state = position(
        age=3,
        coins=(20, 20),
        built=("apothecary pharmacist scriptorium workshop", ""),
        tokens=("law", ""),
        open="academy palace",
    )
    do(state, "build academy")
    assert state.outcome() == Outcome((1, 2), "science")
    state = position(
        age=3,
        coins=(20, 20),
        built=("apothecary pharmacist scriptorium", ""),
        tokens=("law", ""),
        open="academy palace",
    )
    do(state, "build academy")
    assert state.outcome() is None


def test_law_never_makes_a_pair() -> None:
    """Taking it brings no second token, nor does a green card built after it (P2)."""
    state = position(
        age=2,
        coins=(20, 20),
        built=("scriptorium", ""),
        board="law economy",
        open="library workshop apothecary walls",
    )
    do(state, "build library", "take law")
    assert asked(state) == 1
    do(state, "discard walls", "build workshop")
    assert asked(state) == 1
    assert tokens_of(state, 0) == {"law"}
    assert [card for card in CARDS.values() if card["effect"].get("science") == "scales"] == []


def test_law_as_the_reward_for_a_pair_wins_with_five_symbols() -> None:
    """The sixth symbol may come with the token (P3)."""
    state = position(age=3, coins=(20, 20), built=(FIVE, ""), board=BOARD, open="study palace")
    do(state, "build study")
    assert state.outcome() is None
    assert do(state, "take law")[-1] == Won(0, "science")
    assert state.outcome() == Outcome((1, 2), "science")


def test_another_reward_for_a_pair_does_not_win() -> None:
    """Five symbols and Economy are only five symbols (P3)."""
    state = position(age=3, coins=(20, 20), built=(FIVE, ""), board=BOARD, open="study palace")
    do(state, "build study", "take economy")
    assert state.outcome() is None
    assert asked(state) == 1


def test_law_out_of_the_great_library_wins_with_five_symbols() -> None:
    """A token drawn from the box counts like any other (P3)."""
    state = position(
        age=3,
        coins=(20, 20),
        built=(FIVE, ""),
        wonders=("great_library", ""),
        board="economy masonry strategy urbanism theology",
        open="study palace",
    )
    do(state, "wonder great_library with palace")
    do(state, "draw law", "draw philosophy", "draw mathematics")
    assert state.outcome() is None
    do(state, "take law")
    assert asked(state) is None
    assert state.outcome() == Outcome((1, 2), "science")


def test_no_card_or_wonder_has_both_shields_and_symbols() -> None:
    """One action cannot reach both supremacies (P4)."""
    things = [*CARDS.values(), *WONDERS.values(), *TOKENS.values()]
    armed = [thing["effect"] for thing in things if "shields" in thing["effect"]]
    assert len(armed) == 17
    for effect in armed:
        assert not effect.keys() & {"science", "progress_from_box", "build_from_discard"}
    assert [token["id"] for token in TOKENS.values() if "science" in token["effect"]] == ["law"]


@pytest.mark.parametrize(
    ("card", "reason"), [("guard_tower", "military"), ("observatory", "science")]
)
def test_a_player_near_both_supremacies_reaches_one_of_them(card: str, reason: str) -> None:
    """A red card ends it one way, a green card the other way (P4)."""
    state = position(
        age=3,
        coins=(20, 20),
        pawn=8,
        looted=("2 5", ""),
        built=(FIVE, ""),
        open=f"{card} palace",
    )
    do(state, f"build {card}")
    assert state.outcome() == Outcome((1, 2), reason)


def test_a_player_cannot_bring_about_the_victory_of_the_other() -> None:
    """Own shields push the pawn away from the own capital, never towards it (P4)."""
    state = position(
        age=3,
        coins=(20, 20),
        pawn=-8,
        looted=("", "2 5"),
        built=("", FIVE),
        open="pretorium observatory palace",
    )
    assert of(do(state, "build pretorium"), Moved) == [Moved(0, -8, -5)]
    assert state.outcome() is None
    state = position(
        age=3,
        coins=(20, 20),
        pawn=-8,
        looted=("", "2 5"),
        built=("", FIVE),
        open="pretorium observatory palace",
    )
    do(state, "build observatory")
    assert state.outcome() is None


def test_the_scientists_guild_counts_green_cards_and_not_law() -> None:
    """Three green cards bring 3 coins and 3 points, with Law or without (P5)."""
    state = position(
        age=3,
        coins=(20, 20),
        built=("workshop school apothecary", ""),
        tokens=("law", ""),
        open="scientists_guild palace",
    )
    assert of(do(state, "build scientists_guild"), Gained) == [Gained(0, 3)]
    assert points(state, 0)["purple"] == 3


def test_mathematics_counts_all_own_tokens_and_itself() -> None:
    """3 points for each token of its owner; those of the opponent do not count (P5)."""
    state = position(tokens=("mathematics", "economy law"), open="altar baths")
    assert points(state, 0)["tokens"] == 3
    state = position(tokens=("mathematics law economy", "masonry"), open="altar baths")
    assert points(state, 0)["tokens"] == 9
    assert points(state, 1)["tokens"] == 0


def test_mathematics_counts_the_token_of_the_great_library() -> None:
    """Where a token came from makes no difference (P5)."""
    state = position(
        coins=(20, 20),
        wonders=("great_library", ""),
        tokens=("mathematics", ""),
        board="economy masonry strategy urbanism",
        open="altar baths",
    )
    assert points(state, 0)["tokens"] == 3
    do(state, "wonder great_library with altar")
    do(state, "draw law", "draw philosophy", "draw theology", "take theology")
    assert points(state, 0)["tokens"] == 6
