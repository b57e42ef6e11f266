"""What lies face down: rulings 2.1 and 2.5 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import cards, do, hand, legal, of, pile, position
from wondertable.core.play import play
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR, Journal
from wondertable.games.seven.events import (
    Built,
    LeftOver,
    Looks,
    Ready,
    Shown,
    Sold,
    Staged,
    Used,
    seen_by,
)
from wondertable.games.seven.game import GAME
from wondertable.games.seven.past import discarded_count
from wondertable.games.seven.state import Seven

OTHERS = (1, 2, SPECTATOR)


def two_cards() -> Seven:
    """Turn 6; seat 0 holds Altar and Theater and can pay for its first stage."""
    return position(
        turn=6,
        built={0: "sawmill"},
        hands={0: "altar theater", 1: "baths loom_1", 2: "press_1 tavern"},
    )


def after(choice: str) -> Seven:
    """The table after such a turn of seat 0."""
    state = two_cards()
    do(state, {0: choice, 1: "build loom_1", 2: "build press_1"})
    return state


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_choice_lies_face_down_until_all_have_chosen(viewer: int) -> None:
    """Others see that it is made, not what it is (seven 2.1)."""
    keys = set()
    for choice in ("build altar", "sell altar", "sell theater", "stage with theater"):
        state = two_cards()
        journal = Journal()
        play(GAME, state, 0, choice, journal=journal)
        assert seen_by(journal, viewer) == [Ready(0)]
        keys.add(state.view(viewer).key())
    assert len(keys) == 1


@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_sees_the_hand_of_another(viewer: int) -> None:
    """Everybody looks at the own cards only (seven 2.1)."""
    view = two_cards().view(viewer)
    assert isinstance(view, Seven)
    assert hand(view, 0) == ["?", "?"]
    if viewer >= 0:
        assert hand(view, viewer) == hand(two_cards(), viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_sold_card_and_the_last_card_are_face_down(viewer: int) -> None:
    """Which of the two was sold and which was left over nobody else can tell (seven 2.5)."""
    first, second = after("sell altar"), after("sell theater")
    assert pile(first)[0] == "altar"
    assert pile(second)[0] == "theater"
    assert first.view(viewer).key() == second.view(viewer).key()
    view = first.view(viewer)
    assert isinstance(view, Seven)
    assert not {"altar", "theater"} & set(pile(view))
    assert len(pile(view)) == len(pile(first)) == 4


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_under_the_wonder_is_face_down(viewer: int) -> None:
    """As is the one that was left over (seven 2.5)."""
    first, second = after("stage with altar"), after("stage with theater")
    assert first.key() != second.key()
    assert first.view(viewer).key() == second.view(viewer).key()
    assert first.view(0).key() != second.view(0).key()


def test_who_laid_a_card_face_down_knows_it() -> None:
    """The seller sees his own cards in the pile and no others (seven 2.5)."""
    state = after("sell altar")
    view = state.view(0)
    assert isinstance(view, Seven)
    assert sorted(pile(view)) == ["?", "?", "altar", "theater"]


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_are_told_of_a_sale_and_not_of_its_card(viewer: int) -> None:
    """Nor of the last card, nor of the card under a stage (seven 2.5)."""
    for choice, event in (("sell altar", Sold(0, 3)), ("stage with altar", Staged(0, 1))):
        choices = {0: choice, 1: "build loom_1", 2: "build press_1"}
        told = do(two_cards(), choices, viewer=viewer)
        assert event in told
        assert Built(1, "loom_1", "paid") in told
        assert [used.seat for used in of(told, Used)] == []
        assert [left.seat for left in of(told, LeftOver)] == ([viewer] if viewer > 0 else [])
        own = do(two_cards(), choices, viewer=0)
        assert of(own, Used) == [Used(0, "altar")]
        assert of(own, LeftOver) == [LeftOver(0, "theater")]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_built_card_is_seen_by_everybody(viewer: int) -> None:
    """It stands face up (seven 2.5)."""
    view = after("build altar").view(viewer)
    assert isinstance(view, Seven)
    assert cards(view, 0) == {"sawmill", "altar"}


def test_the_record_of_a_sale_hides_its_card_from_others() -> None:
    """What is written for them names no card (seven 2.5)."""
    state = two_cards()
    for text, hidden in (("sell altar", "sell ?"), ("stage with altar", "stage with ?")):
        assert GAME.hide(state, 0, text, 0) == text
        for viewer in OTHERS:
            assert GAME.hide(state, 0, text, viewer) == hidden


def looking() -> Seven:
    """Seat 0 with Halikarnassos looks through a pile of two cards that others sold."""
    state = position(
        turn=3,
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        hands={0: "stockade", 1: "altar baths", 2: "theater"},
    )
    do(state, {0: "stage with stockade", 1: "sell altar", 2: "sell theater"})
    return state


def test_only_the_one_whose_stage_allows_it_looks_through_the_pile() -> None:
    """The others see that he looks (seven 2.5)."""
    state = looking()
    view = state.view(0)
    assert isinstance(view, Seven)
    assert pile(view) == ["altar", "theater"]
    for viewer, known in ((1, ["altar", "?"]), (2, ["?", "theater"]), (SPECTATOR, ["?", "?"])):
        other = state.view(viewer)
        assert isinstance(other, Seven)
        assert pile(other) == known


@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_the_cards_of_the_pile_are_shown_to_him_alone(viewer: int) -> None:
    """Card by card (seven 2.5)."""
    state = position(
        turn=3,
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        hands={0: "stockade", 1: "altar baths", 2: "theater"},
    )
    choices = {0: "stage with stockade", 1: "sell altar", 2: "sell theater"}
    told = do(state, choices, viewer=viewer)
    assert Looks(0) in told
    shown = [event.card for event in of(told, Shown)]
    assert shown == (["altar", "theater"] if viewer == 0 else [])


def test_a_card_built_out_of_the_pile_is_face_up_and_the_rest_is_not() -> None:
    """The others learn of one card (seven 2.5)."""
    state = looking()
    told = do(state, {0: "rebuild altar"}, viewer=2)
    assert Built(0, "altar", "pile") in told
    view = state.view(SPECTATOR)
    assert isinstance(view, Seven)
    assert pile(view) == ["?", "?"]  # one of them; it is not told which
    assert discarded_count(view.past, view.seats) == 1
    assert "altar" in cards(view, 0)


def test_a_fair_player_imagines_the_pile_and_does_not_peek() -> None:
    """In the worlds that a view allows, a sold card is now this one and now that (seven 2.5)."""
    state = position(turn=3, hands={0: "altar", 1: "theater", 2: "loom_1"})
    do(state, {0: "sell altar", 1: "build theater", 2: "build loom_1"})
    view = state.view(1)
    imagined = set()
    for seed in range(80):
        world = view.fill(Rng(seed))
        assert isinstance(world, Seven)
        imagined.add(pile(world)[0])
    assert len(imagined) > 5


def test_what_babylon_does_with_its_last_card_is_open_only_if_it_is_built() -> None:
    """Sold and discarded cards are face down (seven 2.5)."""
    views = set()
    for choice in ("sell altar", "sell theater"):
        state = position(
            turn=6,
            boards={0: "babylon:night"},
            stages={0: 1},
            hands={0: "altar theater", 1: "loom_1 baths", 2: "press_1 tavern"},
        )
        do(state, {0: choice, 1: "build loom_1", 2: "build press_1"})
        last = legal(state, 0)[0].split()[-1]
        assert GAME.hide(state, 0, f"discard {last}", 1) == "discard ?"
        assert GAME.hide(state, 0, f"sell {last}", 1) == "sell ?"
        assert of(do(state, {0: f"discard {last}"}, viewer=1), LeftOver) == []
        views.add(state.view(1).key())
    assert len(views) == 1
