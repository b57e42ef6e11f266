"""The end of an age: rulings A1 and A2."""

from __future__ import annotations

import pytest

from tests.games.duel.position import asked, do, legal, position
from tests.rulebook.table import CARDS, deal, new_game, of, quiet_move
from wondertable.core.rng import Rng
from wondertable.games.duel.events import Dealt, LaidOut, PlacedGuild, Started


def test_an_age_ends_with_its_last_card() -> None:
    """As long as a card is left the age goes on (A1)."""
    state = position(open="altar baths")
    assert of(do(state, "build altar"), LaidOut) == []
    assert state.age == 1
    assert of(do(state, "discard baths"), LaidOut) == [LaidOut(2)]
    assert state.age == 2


def test_an_age_ends_after_the_choices_of_its_last_card() -> None:
    """The token for a pair is taken before the next age is laid out (A1, T4)."""
    state = position(age=2, built=("scriptorium", ""), board="law economy", open="library")
    assert of(do(state, "build library"), LaidOut) == []
    assert asked(state) == 0
    assert set(legal(state)) == {"take law", "take economy"}
    assert of(do(state, "take economy"), LaidOut) == [LaidOut(3)]
    assert asked(state) == "chance"


@pytest.mark.parametrize(("pawn", "weaker"), [(1, 1), (8, 1), (-1, 0), (-4, 0)])
@pytest.mark.parametrize("last", [0, 1])
def test_the_weaker_player_chooses_who_begins(pawn: int, weaker: int, last: int) -> None:
    """The pawn stands on his side; who took the last card does not matter (A1)."""
    state = position(active=last, pawn=pawn, open="altar")
    do(state, "discard altar")
    deal(state, Rng(1))
    assert asked(state) == weaker
    assert legal(state) == ["start 0", "start 1"]


@pytest.mark.parametrize("first", [0, 1])
def test_the_chosen_player_begins_the_age(first: int) -> None:
    """The weaker player may choose himself or the other (A1)."""
    state = position(pawn=3, open="altar")
    do(state, "discard altar")
    deal(state, Rng(1))
    assert do(state, f"start {first}") == [Started(first, 2)]
    assert asked(state) == first
    assert {line.split()[0] for line in legal(state)} >= {"discard"}


def test_the_choice_is_made_with_the_face_up_cards_of_age_2_in_sight() -> None:
    """First 12 cards are turned up, then the weaker player is asked (A1)."""
    state = position(pawn=3, open="altar")
    do(state, "discard altar")
    assert asked(state) == "chance"
    events = deal(state, Rng(2))
    shown = of(events, Dealt)
    assert [event.slot for event in shown] == [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 18, 19]
    assert {CARDS[event.card]["age"] for event in shown} == {2}
    assert of(events, Started) == []
    assert asked(state) == 1
    do(state, "start 1")
    discards = {line.split()[1] for line in legal(state) if line.startswith("discard")}
    assert discards == {shown[-1].card, shown[-2].card}


def test_the_choice_is_made_with_the_guild_backs_of_age_3_in_sight() -> None:
    """Three guild backs and 12 cards are on the table before anybody is asked (A1)."""
    state = position(age=2, pawn=-3, open="brewery")
    do(state, "discard brewery")
    events = deal(state, Rng(2))
    assert len(of(events, PlacedGuild)) == 3
    slots = [event.slot for event in of(events, Dealt)]
    assert slots == [0, 1, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19]
    assert asked(state) == 0
    assert legal(state) == ["start 0", "start 1"]
    assert do(state, "start 1") == [Started(1, 3)]
    assert asked(state) == 1


@pytest.mark.parametrize("last", [0, 1])
def test_with_the_pawn_in_the_middle_the_last_player_begins(last: int) -> None:
    """So say the rulebooks of 2015; he is not asked (A2)."""
    state = position(active=last, open="altar")
    events = do(state, "discard altar") + deal(state, Rng(1))
    assert of(events, Started) == [Started(last, 2)]
    assert asked(state) == last
    assert not [line for line in legal(state) if line.startswith("start")]


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_with_the_pawn_in_the_middle_the_last_player_may_choose(last: int, first: int) -> None:
    """So says the publisher since 2016, and so does the switch (A2)."""
    state = position(active=last, level_pawn="chooses", open="altar")
    do(state, "discard altar")
    deal(state, Rng(1))
    assert asked(state) == last
    assert legal(state) == ["start 0", "start 1"]
    do(state, f"start {first}")
    assert asked(state) == first


@pytest.mark.parametrize(("pawn", "weaker"), [(1, 1), (-1, 0)])
def test_the_switch_does_not_matter_when_somebody_is_weaker(pawn: int, weaker: int) -> None:
    """It is about a pawn in the middle only (A2)."""
    state = position(active=1 - weaker, pawn=pawn, level_pawn="chooses", open="altar")
    do(state, "discard altar")
    deal(state, Rng(1))
    assert asked(state) == weaker


def test_a_game_of_nothing_but_discards_runs_through_three_ages() -> None:
    """20 cards each, taken in turns; the last player of an age begins the next (A1, A2)."""
    state = new_game(wonders="first-game")
    rng = Rng(4)
    deal(state, rng)
    order: list[tuple[int, int | str | None]] = []
    while asked(state) is not None:
        order.append((int(state.age), asked(state)))
        quiet_move(state, rng)
    assert order == [(age, (turn + age - 1) % 2) for age in (1, 2, 3) for turn in range(20)]


def test_the_switch_is_an_option_of_a_new_game() -> None:
    """Without it the supplied rulebooks hold (A2)."""
    for options, started in (({}, False), ({"level_pawn": "chooses"}, True)):
        state = new_game(wonders="first-game", **options)
        rng = Rng(4)
        deal(state, rng)
        for _ in range(20):
            quiet_move(state, rng)
        assert state.age == 2
        assert asked(state) == 1
        assert (legal(state) == ["start 0", "start 1"]) is started
