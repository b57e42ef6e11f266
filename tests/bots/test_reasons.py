"""Why a choice is better than the one that was made: what it brings, what the other gives away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bots.reasoning import given_away, kinds, told_instead
from tests.games.babel.position import build
from tests.games.babel.position import do as babel_do
from tests.games.babel.position import position as babel
from tests.games.duel.position import position as duel
from tests.games.seven.position import position as seven
from tests.review.known_babel import ONE_EACH, OWNED, TOWER, owning
from wondertable.bots.babel.given import Given as BabelGiven
from wondertable.bots.babel.whys import Kind as BabelKind
from wondertable.bots.duel.kinds import Given as DuelGiven
from wondertable.bots.duel.kinds import Kind as DuelKind
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.bots.seven.given import Given as SevenGiven
from wondertable.bots.seven.whys import Kind as SevenKind
from wondertable.bots.whys import LATER, each_card_once, reasons
from wondertable.core.play import legal_action
from wondertable.core.state import State
from wondertable.core.why import why
from wondertable.games.babel.state import Babel
from wondertable.games.duel.codes import BUILD
from wondertable.games.duel.game import GAME as DUEL
from wondertable.games.duel.state import Duel

FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist academy"


def covering(hidden: str, **more: object) -> Duel:
    """The Senate covers a card alone; the Lighthouse covers nothing alone."""
    slots = {0: hidden, 1: "palace", 3: "senate", 4: "lighthouse"}
    return duel(age=3, slots=slots, **more)  # type: ignore[arg-type]


def offering(hand: str) -> Babel:
    """The second seat is asked for an offer for a disc of five ships."""
    state = babel(
        hands={0: "1 ship", 1: hand}, discs={TOWER: "5 ship, 3 camel"}, action_cards=False
    )
    babel_do(state, 0, f"build {TOWER} 5 ship")
    return state


def behind() -> Babel:
    """Each disc would end the game, and the first seat has fewest points."""
    return owning(
        babel(hands={0: "4 ship"}, discs=ONE_EACH, action_cards=False),
        {0: OWNED[1], 1: OWNED[0], 2: OWNED[2]},
    )


GIVEN: dict[str, tuple[str, Callable[[], State], int, str, str, str]] = {
    "the card that takes the capital is opened": (
        "duel",
        lambda: covering("circus", pawn=-7, coins=(3, 20)),
        0,
        "discard lighthouse",
        "discard senate",
        DuelGiven.ARMS,
    ),
    "the sixth symbol is opened": (
        "duel",
        lambda: covering("university", built=("", FIVE_SYMBOLS), coins=(3, 20)),
        0,
        "discard lighthouse",
        "discard senate",
        DuelGiven.SCIENCE,
    ),
    "a chain of the rival's is opened": (
        "duel",
        lambda: covering("pantheon", built=("", "temple"), coins=(3, 0)),
        0,
        "discard lighthouse",
        "discard senate",
        DuelGiven.OPENS,
    ),
    "a card that nobody knows is turned up": (
        "duel",
        lambda: covering("?"),
        0,
        "discard lighthouse",
        "discard senate",
        DuelGiven.UNCOVERS,
    ),
    "the dearer of two cards is bought": (
        "duel",
        lambda: duel(age=3, coins=(20, 7), open="palace lighthouse"),
        0,
        "build lighthouse",
        "build palace",
        DuelGiven.COSTS,
    ),
    "coins go to the left neighbour": (
        "seven",
        lambda: seven(built={1: "lumber_yard", 2: "lumber_yard"}, hands={0: "stockade"}),
        0,
        "build stockade paying 2 right",
        "build stockade paying 2 left",
        SevenGiven.PAYS,
    ),
    "the dearer of two cards is bought in 7 Wonders": (
        "seven",
        lambda: seven(built={1: "lumber_yard"}, hands={0: "stockade altar"}),
        0,
        "build altar",
        "build stockade paying 2 left",
        SevenGiven.COSTS,
    ),
    "all cards must come from others": (
        "babel",
        lambda: babel(hands={0: "1 camel"}, discs={TOWER: "4 ship"}, action_cards=False),
        0,
        "pass",
        f"build {TOWER} 4 ship",
        BabelGiven.PIECES,
    ),
    "the game ends while another is ahead": (
        "babel",
        behind,
        0,
        "pass",
        f"build {TOWER} 4 ship",
        BabelGiven.ENDS,
    ),
    "more cards are offered": (
        "babel",
        lambda: offering("3 ship"),
        1,
        "offer 1 ship",
        "offer 3 ship",
        BabelGiven.HAND,
    ),
}
"""The game, the position, the seat, the better choice, the one made, and what it gives away."""


@pytest.mark.parametrize("name", GIVEN)
def test_what_a_choice_gives_away_is_found_and_not_the_other_way_round(name: str) -> None:
    game, place, seat, better, played, kind = GIVEN[name]
    state = place()
    found = [row for row in given_away(game, state, seat, better, played) if row.key == kind]
    assert found
    assert not set(found) & set(given_away(game, state, seat, played, better))


def test_nothing_is_opened_for_a_rival_who_is_not_next() -> None:
    state = covering("pantheon", built=("", "temple"), coins=(40, 0), wonders=("sphinx", ""))
    wonder = "wonder sphinx with senate"
    found = given_away("duel", state, 0, "build lighthouse", wonder)
    assert kinds(tuple(found)) == [DuelGiven.COSTS]


def test_what_the_search_expects_the_rival_to_take_is_left_to_them() -> None:
    state = duel(age=2, open="temple walls customs_house", coins=(9, 9))
    view = state.view(0)
    better, played = (
        legal_action(DUEL, state, 0, f"discard {card}") for card in ("temple", "walls")
    )
    temple = (better >> 3) << 3 | BUILD
    customs = (legal_action(DUEL, state, 0, "discard customs_house") >> 3) << 3 | BUILD
    for reply, left in ((customs, True), (temple, False), (None, False)):
        made = Prospect(played, 0.5, 0.5, 0.5, reply)
        found = Finding((Prospect(better, 0.5, 0.6, 0.5), made), (0.6, 0.4), 9)
        rows = reasons("duel", view, 0, better, played, found)
        assert (DuelGiven.REPLY in kinds(rows)) == left


def test_what_both_choices_bring_alike_is_not_told() -> None:
    goods = "sawmill brickyard shelf_quarry"
    state = duel(age=2, built=(goods, ""), coins=(20, 0), open="walls parade_ground")
    told = told_instead("duel", state, 0, "build parade_ground", "build walls")
    assert DuelKind.PREPARES in kinds(told)
    assert DuelKind.SHIELDS not in kinds(told)


def test_it_is_said_that_no_reason_stands_out_rather_than_a_wrong_one() -> None:
    state = seven(age=2, turn=6, hands={0: "school library"})
    assert told_instead("seven", state, 0, "sell school", "sell library") == (LATER,)


def test_a_card_is_told_of_once() -> None:
    rows = [why("one", 9, card="altar"), why("two", 8, card="altar"), why("three", 7)]
    assert kinds(tuple(each_card_once(rows))) == ["one", "three"]


def test_few_coins_are_told_once() -> None:
    poor = duel(age=1, coins=(0, 0), open="altar baths")
    told = told_instead("duel", poor, 0, "discard altar", "build altar")
    assert DuelKind.POOR in kinds(told)
    assert DuelKind.COINS not in kinds(told)


def test_a_game_without_reasons_tells_none() -> None:
    state = duel(age=1, open="altar baths")
    assert reasons("nothing", state.view(0), 0, 1, 2) == ()


def test_the_more_goods_a_neighbour_has_the_better_is_trade_with_them() -> None:
    state = seven(
        built={1: "lumber_yard clay_pool ore_vein", 2: "glassworks_1"},
        hands={0: "west_trading_post east_trading_post"},
    )
    told = told_instead("seven", state, 0, "build west_trading_post", "build east_trading_post")
    assert [(row.key, dict(row.values)) for row in told] == [(SevenKind.TRADE, {"side": "left"})]


def test_a_disc_that_a_trader_would_take_is_kept_by_who_fails() -> None:
    state = owning(
        babel(hands={0: "2 crane", 1: "3 crane"}, discs=ONE_EACH, action_cards=False), OWNED
    )
    build(state, "mausoleum 5 crane", {1: "3 crane with trader"})
    told = told_instead("babel", state, 0, "fail", "accept 1 with 2 own")
    kept = next(row for row in told if row.key == BabelKind.KEEPS_AWAY)
    assert dict(kept.values) == {"what": "disc", "points": 10}


def test_points_of_another_are_kept_when_a_wonder_is_finished() -> None:
    state = babel(
        hands={0: "5 ship", 1: "3 ship"},
        discs={TOWER: "5 ship"},
        pieces={TOWER: {1: 2, 2: 4}},
        action_cards=False,
    )
    build(state, f"{TOWER} 5 ship", {1: "3 ship"})
    told = told_instead("babel", state, 0, "accept nobody with 5 own", "accept 1 with 2 own")
    kept = next(row for row in told if row.key == BabelKind.KEEPS_AWAY)
    assert dict(kept.values)["what"] == "points"
