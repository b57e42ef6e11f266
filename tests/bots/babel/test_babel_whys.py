"""Why a choice of Tower of Babel is good: positions of which the reason is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bots.reasoning import compared, kinds
from tests.games.babel.position import build, do, position, take
from wondertable.bots.babel.tips import Tip
from wondertable.bots.babel.whys import Kind
from wondertable.bots.whys import tips, whys
from wondertable.core.play import legal_action
from wondertable.games.babel.game import GAME
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"


def told(state: Babel, seat: int, line: str) -> list[str]:
    """The reasons that are told for a choice."""
    return kinds(whys("babel", state.view(seat), seat, legal_action(GAME, state, seat, line)))


def at_turn(hand: str, disc: str = "5 ship, 3 camel, 4 crane", **more: object) -> Babel:
    """The first seat has these cards and is to choose a disc."""
    return position(hands={0: hand}, discs={TOWER: disc}, action_cards=False, **more)  # type: ignore[arg-type]


def offering(hand: str, **more: object) -> Babel:
    """The second seat has these cards and is asked for an offer for a disc of five ships."""
    state = position(
        hands={0: "1 ship", 1: hand},
        discs={TOWER: "5 ship, 3 camel"},
        action_cards=False,
        **more,  # type: ignore[arg-type]
    )
    do(state, 0, f"build {TOWER} 5 ship")
    return state


def deciding(**more: object) -> Babel:
    """The first seat decides about offers of three ships and of one ship for a disc of five."""
    state = position(
        hands={0: "4 ship", 1: "3 ship", 2: "1 ship"},
        discs={TOWER: "5 ship, 3 camel"},
        action_cards=False,
        **more,  # type: ignore[arg-type]
    )
    build(state, f"{TOWER} 5 ship", {1: "3 ship", 2: "1 ship"})
    return state


def with_ships(state: Babel, seat: int) -> Babel:
    """Somebody has two discs that asked for ships."""
    take(state, seat, "3 ship", "4 ship")
    return state


KNOWN: dict[str, tuple[Callable[[], Babel], int, str, Kind]] = {
    "a disc for which one has all cards": (
        lambda: at_turn("5 ship"),
        0,
        f"build {TOWER} 5 ship",
        Kind.ALONE,
    ),
    "a disc for which one has most cards": (
        lambda: at_turn("4 ship", pieces={TOWER: {1: 5}}),
        0,
        f"build {TOWER} 5 ship",
        Kind.MANY,
    ),
    "most pieces on a wonder": (
        lambda: at_turn("3 ship", pieces={TOWER: {1: 2}}),
        0,
        f"build {TOWER} 5 ship",
        Kind.LEADS,
    ),
    "the last disc of a wonder": (
        lambda: at_turn("3 ship", "5 ship", pieces={TOWER: {0: 4, 1: 2}}),
        0,
        f"build {TOWER} 5 ship",
        Kind.FINISHES,
    ),
    "most pieces on a wonder that is finished": (
        lambda: at_turn("3 ship", "5 ship", pieces={TOWER: {0: 4, 1: 2}}),
        0,
        f"build {TOWER} 5 ship",
        Kind.LEADS,
    ),
    "a third disc of a type": (
        lambda: with_ships(at_turn("1 ship"), 0),
        0,
        f"build {TOWER} 5 ship",
        Kind.DISC,
    ),
    "a card for who passes": (lambda: at_turn("1 ship"), 0, "pass", Kind.CARD),
    "an offer of nothing": (lambda: offering("2 ship"), 1, "offer nothing", Kind.KEEPS_HAND),
    "an offer that leads on the wonder": (
        lambda: offering("3 ship"),
        1,
        "offer 3 ship",
        Kind.LEADS,
    ),
    "an offer that may be refused": (
        lambda: offering("3 ship", pieces={TOWER: {0: 9, 2: 8}}),
        1,
        "offer 3 ship",
        Kind.REFUSED,
    ),
    "an offer with the trader for a third disc": (
        lambda: with_ships(offering("2 ship"), 1),
        1,
        "offer 2 ship with trader",
        Kind.TRADER,
    ),
    "offers that spare one's own cards": (
        lambda: deciding(),
        0,
        "accept 1 2 with 1 own",
        Kind.SPARES,
    ),
    "an offer that is refused for its pieces": (
        lambda: deciding(pieces={TOWER: {1: 2}}),
        0,
        "accept 2 with 4 own",
        Kind.KEEPS_AWAY,
    ),
    "a disc that is left": (lambda: deciding(), 0, "fail", Kind.FAILS),
}
"""The position, the seat, its choice, and what speaks most for it or second."""


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_known_to_speak_for_a_choice_is_told_first_or_second(name: str) -> None:
    made, seat, line, kind = KNOWN[name]
    assert kind in told(made(), seat, line)


def test_equal_views_give_equal_reasons() -> None:
    assert compared("babel", 3, {}) > 100


def test_the_coach_notices_what_matters() -> None:
    near = at_turn("1 ship", "5 ship", pieces={TOWER: {0: 2}})
    assert {Tip.LAST_DISC, Tip.FEW_CARDS} <= {row.key for row in tips("babel", near, 0)}
    asked = with_ships(offering("2 ship"), 1)
    assert {Tip.TRADER, Tip.OFFER} <= {row.key for row in tips("babel", asked, 1)}
