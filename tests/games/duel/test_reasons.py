"""Every reason why an action is refused, in the position in which it is the true one."""

from __future__ import annotations

import pytest

from tests.games.duel.position import do, position, why_not
from wondertable.core.errors import IllegalAction
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.games.duel.events import typed
from wondertable.games.duel.game import GAME
from wondertable.games.duel.reasons import Refusal
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import NONE, countable

ROWS = ("pyramids sphinx colossus", "piraeus mausoleum appian_way great_library")


def refusals() -> dict[str, tuple[Duel, str, str]]:
    """By message id: a position, what is tried in it, and what is answered."""
    plain = position(open="altar baths stone_reserve", coins=(2, 2), wonders=ROWS)
    raised = position(open="altar", coins=(2, 2), wonders=("sphinx", ""), raised=("pyramids", ""))
    seven = position(
        open="altar baths theater",
        coins=(50, 7),
        wonders=("sphinx pyramids", ""),
        raised=("colossus piraeus", "appian_way mausoleum great_library circus_maximus"),
    )
    do(seven, "wonder sphinx with baths")
    covered = position(slots={9: "palisade", 14: "altar", 15: "baths", 10: "?", 5: "tavern"})
    return {
        "duel-reason-other-question": (
            plain,
            "take law",
            "the question is to take an open card",
        ),
        "duel-reason-not-there": (
            plain,
            "build palace",
            "palace does not lie face up in the structure",
        ),
        "duel-reason-covered": (covered, "build palisade", "palisade is covered by altar, baths"),
        "duel-reason-too-dear": (
            plain,
            "build stone_reserve",
            "stone_reserve costs 3 coins and there are 2",
        ),
        "duel-reason-not-yours": (
            plain,
            "wonder piraeus with altar",
            "piraeus is not a wonder of this city",
        ),
        "duel-reason-raised": (
            raised,
            "wonder pyramids with altar",
            "pyramids is built already",
        ),
        "duel-reason-removed": (
            seven,
            "wonder pyramids with altar",
            "seven wonders stand, so pyramids is out of the game",
        ),
    }


@pytest.mark.parametrize("key", refusals())
def test_a_refusal_says_why(key: str) -> None:
    state, text, sentence = refusals()[key]
    assert why_not(state, text) == sentence


@pytest.mark.parametrize("key", refusals())
def test_a_refusal_carries_its_message(key: str) -> None:
    state, text, _ = refusals()[key]
    (seat,) = state.actors()
    with pytest.raises(IllegalAction) as caught:
        legal_action(GAME, state, seat, text)
    assert caught.value.reason.key == key
    (kind,) = [kind for kind in Refusal if kind.key == key]
    assert caught.value.reason.sentence == kind.english


def test_all_reasons_but_one_are_about_taking_cards() -> None:
    assert {kind.key for kind in Refusal} - set(refusals()) == {"duel-reason-not-offered"}


def test_a_wonder_that_costs_too_much_says_its_price() -> None:
    state = position(open="altar", coins=(7, 7), wonders=("pyramids", ""))
    expected = "pyramids costs 8 coins and there are 7"
    assert why_not(state, "wonder pyramids with altar") == expected


def test_a_card_under_a_face_down_card_is_covered_by_one() -> None:
    state = position(slots={5: "tavern", 9: "?", 10: "?", 14: "altar", 15: "baths", 16: "press"})
    expected = "tavern is covered by a face-down card, a face-down card"
    assert why_not(state, "build tavern") == expected


def test_what_is_not_offered_is_named() -> None:
    state = GAME.new(2, {"wonders": "draft", "level_pawn": "begins"})
    state.deal(Rng(1))
    offered = {GAME.write(state, 0, action) for action in state.legal(0)}
    text = next(f"draft {w}" for w in ROWS[1].split() if f"draft {w}" not in offered)
    assert why_not(state, text) == f"{text.split()[1]} is not among those to choose from"


@pytest.mark.parametrize("thing", ["law", "sphinx"])
def test_chance_is_refused_too(thing: str) -> None:
    state = GAME.new(2, {"wonders": "draft", "level_pawn": "begins"})
    do(state, "show law")
    assert why_not(state, f"show {thing}") == f"{thing} is not among those to choose from"


def test_the_reveal_of_another_slot_is_refused() -> None:
    state = GAME.new(2, {"wonders": "first-game", "level_pawn": "begins"})
    do(state, *(f"show {token}" for token in ("law", "economy", "masonry", "strategy", "theology")))
    assert why_not(state, "reveal 14 altar") == "14 altar is not among those to choose from"
    assert why_not(state, "guild 3") == "the question is to turn up a card"


def test_a_number_that_stands_for_no_event_is_an_error_of_the_program() -> None:
    with pytest.raises(AssertionError, match="no event"):
        typed((99, 1))


def test_tokens_are_counted_by_no_card() -> None:
    assert countable("own_progress_token") == NONE
