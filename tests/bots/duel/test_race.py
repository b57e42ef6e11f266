"""What a network is shown of the races for six symbols and for the capital."""

from __future__ import annotations

import pytest

from tests.games.duel.position import position
from wondertable.bots.duel import race
from wondertable.bots.duel.features import INPUTS, RACE, DuelFeatures
from wondertable.bots.search.net import Collector
from wondertable.games.duel.state import Duel

FIVE = "apothecary pharmacist scriptorium workshop academy"
FOUR = "apothecary pharmacist scriptorium workshop"
PLAIN = "palace town_hall arena"


def seen(state: Duel, seat: int = 0) -> tuple[set[int], set[int]]:
    """The inputs of the races of both sides, each by its number within a side."""
    sink = Collector()
    DuelFeatures().describe(state, seat, sink)
    own = {index - RACE for index in sink.indices if RACE <= index < RACE + race.SIDE}
    theirs = {index - RACE - race.SIDE for index in sink.indices if index >= RACE + race.SIDE}
    assert max(sink.indices) < INPUTS
    assert len(set(sink.indices)) == len(sink.indices)
    return own, theirs


def test_a_sixth_symbol_on_an_open_card_wins_and_is_told_to_both() -> None:
    state = position(age=3, coins=(20, 20), built=(FIVE, ""), open=f"university {PLAIN}")
    own, _ = seen(state)
    assert race.WINS + 1 in own
    assert race.NOW + 4 * 5 + 1 in own
    _, theirs = seen(state, 1)
    assert race.WINS + 1 in theirs


def test_a_card_that_cannot_be_paid_does_not_win() -> None:
    state = position(age=3, coins=(0, 20), built=(FIVE, ""), open=f"university {PLAIN}")
    own, _ = seen(state)
    assert race.WINS + 1 not in own
    assert race.HOPE + 2 * 5 in own
    assert race.SEEN + 7 * 5 + 1 in own


def test_a_pair_wins_where_law_is_the_sixth_symbol() -> None:
    without = position(
        age=3, coins=(20, 20), built=(FIVE, ""), open="study palace", board="strategy"
    )
    assert race.PAIR in seen(without)[0]
    assert race.WINS + 1 not in seen(without)[0]
    with_law = position(age=3, coins=(20, 20), built=(FIVE, ""), open="study palace", board="law")
    assert race.PAIR + 1 in seen(with_law)[0]
    assert race.WINS + 1 in seen(with_law)[0]


def test_six_symbols_that_cannot_be_had_any_more_are_hopeless() -> None:
    state = position(age=3, coins=(20, 20), built=("apothecary", FOUR), open=PLAIN, board="law")
    own, theirs = seen(state)
    assert race.HOPELESS in own
    assert race.HOPELESS not in theirs


def test_the_mausoleum_digs_symbols_out_of_the_discard_pile() -> None:
    state = position(
        age=3,
        coins=(30, 30),
        built=(FIVE, ""),
        wonders=("mausoleum", ""),
        discarded="university palace",
        open=PLAIN,
    )
    own, theirs = seen(state)
    assert race.DIG + 4 + 1 in own
    assert race.STRIKE in own
    assert race.STRIKE not in theirs


def test_law_in_the_box_is_for_the_great_library() -> None:
    state = position(
        age=3, coins=(0, 9), built=(FIVE, ""), wonders=("great_library", ""), open=PLAIN
    )
    assert race.LIBRARY in seen(state)[0]


@pytest.mark.parametrize("steps", [3, 4])
def test_shields_up_to_the_capital_win(steps: int) -> None:
    state = position(age=3, pawn=9 - steps, coins=(20, 20), open="arsenal palace")
    own, theirs = seen(state)
    assert (race.WINS + 1 in own) == (steps == 3)
    assert race.ARMS + steps - 3 in own
    assert race.WINS + 1 not in theirs
    assert race.ARMS + 9 in theirs


def test_a_wonder_that_reaches_the_capital_cannot_be_taken_away() -> None:
    state = position(age=3, pawn=7, coins=(30, 7), wonders=("colossus", ""), open=PLAIN)
    assert race.STRIKE in seen(state)[0]


def test_wonders_that_play_again_are_counted_when_they_can_be_paid() -> None:
    wonders = ("sphinx piraeus colossus", "")
    rich = position(age=3, coins=(30, 7), wonders=wonders, open=PLAIN)
    assert race.EXTRA + 2 in seen(rich)[0]
    pious = position(age=3, coins=(30, 7), wonders=wonders, tokens=("theology", ""), open=PLAIN)
    assert race.EXTRA + 3 in seen(pious)[0]
    poor = position(age=3, coins=(0, 7), wonders=wonders, open=PLAIN)
    assert not {race.EXTRA + count for count in range(4)} & seen(poor)[0]


def test_cards_that_uncover_a_victory_for_the_rival_are_not_safe() -> None:
    # Slots 18 and 19 are the last row of age III; 15 lies under 18 alone, 17 under 19 alone.
    slots = {15: "university", 17: "palace", 18: "arena", 19: "town_hall"}
    state = position(age=3, coins=(20, 20), built=("", FIVE), slots=slots)
    own, theirs = seen(state)
    assert race.UNDER + 1 in theirs
    assert race.SAFE + 1 in own
    assert race.SURE + 1 in own


def test_what_lies_face_down_is_safe_but_not_sure() -> None:
    slots = {15: "?", 17: "palace", 18: "arena", 19: "town_hall"}
    state = position(age=3, coins=(20, 20), built=("", FIVE), slots=slots)
    own, _ = seen(state)
    assert race.SAFE + 2 in own
    assert race.SURE + 1 in own
