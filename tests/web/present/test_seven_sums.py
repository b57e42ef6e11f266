"""The sums behind the page of 7 Wonders: payments taken apart, memory, conflicts, science."""

from __future__ import annotations

import pytest

from tests.games.seven.position import position
from tests.web.present.seven_scenes import CITIES, TEAMS, Played, play, scene
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.seven.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.seven.cards import ALL_CARDS, RESOURCES
from wondertable.games.seven.codes import EXTRA, TURN
from wondertable.games.seven.conflict import conflicts
from wondertable.games.seven.game import GAME
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.price import (
    Goods,
    covered,
    explain_card,
    explain_stage,
    market,
    prices_of,
    split,
)
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import ARCHITECT, NEED, S_NEED
from wondertable.web.games.seven.conflict import pairs
from wondertable.web.games.seven.end import explained, has_choice
from wondertable.web.games.seven.gain import card_gain
from wondertable.web.games.seven.memory import remembered
from wondertable.web.games.seven.sight import look

TABLES = [(3, {}), (5, CITIES), (7, CITIES), (4, TEAMS)]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def packed(goods: Goods) -> int:
    """Goods in their 4-bit fields."""
    return sum(count << 4 * RESOURCES.index(resource) for resource, count in goods)


def legal_words(state: Seven, seat: int) -> set[str]:
    """All that a seat may do."""
    return {GAME.write(state, seat, code) for code in state.legal(seat)}


@each_table
def test_a_price_offers_exactly_the_legal_ways(seats: int, options: dict[str, str]) -> None:
    for played in play(seats, options, 1):
        state = played.state
        if state.question not in (TURN, EXTRA):
            continue
        for seat in state.actors():
            words = legal_words(state, seat)
            for card in set(cards_in(state.cities[seat].hand, state.cities[seat].held)):
                price = explain_card(state, seat, CARD_IDS[card])
                builds = [w for w in words if w.split()[:2] == ["build", CARD_IDS[card]]]
                assert price.payable == bool(builds)
                assert len(price.ways) == len(builds) if price.payable else not builds
            stages = [w for w in words if w.startswith("stage")]
            assert explain_stage(state, seat).payable == bool(stages)


@each_table
def test_every_payment_is_taken_apart_into_goods_that_are_there(
    seats: int, options: dict[str, str]
) -> None:
    seen = 0
    for played in play(seats, options, 2):
        state = played.state
        if state.question != TURN:
            continue
        for seat in range(seats):
            me = state.cities[seat]
            trade = market(state, seat)
            asked = [
                (explain_card(state, seat, CARD_IDS[card]), int(NEED[card]))
                for card in cards_in(me.hand, me.held)
            ]
            if me.stages_left() and not me.flags & ARCHITECT:
                asked.append((explain_stage(state, seat), int(S_NEED[me.next_stage()])))
            for price, need in asked:
                for left, right in price.ways if price.kind == "pay" else ():
                    parts = split(trade, need, left, right)
                    bought = packed(parts.left), packed(parts.right)
                    assert sum(bought) + packed(parts.own) + packed(parts.extra) == need
                    assert left in prices_of(trade, bought[0], "left")
                    assert right in prices_of(trade, bought[1], "right")
                    assert covered(trade.raw, trade.made, packed(parts.own))
                    assert covered(trade.left[0], trade.left[1], bought[0])
                    assert covered(trade.right[0], trade.right[1], bought[1])
                    seen += 1
    assert seen > 20


def test_all_ways_of_partners_are_taken_apart_into_the_fewest_units() -> None:
    goods = " ".join(row.id for row in ALL_CARDS if row.color in ("brown", "grey"))
    state = position(
        seats=4,
        age=3,
        cities=True,
        teams=True,
        coins=30,
        boards={0: "ephesos", 1: "babylon", 2: "rhodos", 3: "gizah"},
        built={0: "smugglers_cache west_trading_post east_clandestine_wharf", 1: goods, 3: goods},
        hands={0: "palace"},
    )
    price = explain_card(state, 0, "palace")
    assert len(price.ways) > 15
    for left, right in price.ways:
        parts = split(market(state, 0), int(NEED[CARD_NUMBER["palace"]]), left, right)
        assert sum(count for _, count in parts.left + parts.right) == 6
        assert parts.own == (("papyrus", 1),)


def test_a_price_that_cannot_be_paid_says_what_is_missing() -> None:
    kinds = set()
    for seed in range(4):
        for played in play(5, CITIES, seed):
            state = played.state
            if state.question != TURN:
                continue
            for card in cards_in(state.cities[0].hand, state.cities[0].held):
                price = explain_card(state, 0, CARD_IDS[card])
                kinds.add(price.kind)
                assert (price.short > 0) == (price.kind == "short")
                assert bool(price.lacking) == (price.kind == "lacking")
                if price.kind == "short":
                    rich = state.clone()
                    rich.cities[0].coins += price.short
                    assert explain_card(rich, 0, CARD_IDS[card]).payable
                    rich.cities[0].coins -= 1
                    assert not explain_card(rich, 0, CARD_IDS[card]).payable
    assert {"chain", "nothing", "own", "pay", "owned", "short", "lacking"} <= kinds


@each_table
def test_what_a_card_is_worth_is_what_the_rules_count_for_it(
    seats: int, options: dict[str, str]
) -> None:
    for played in play(seats, options, 3):
        state = played.state
        if state.question != TURN or state.turn % 3:
            continue
        for card in cards_in(state.cities[0].hand, state.cities[0].held):
            gain = card_gain(state.view(0), 0, CARD_IDS[card])
            richer = state.clone()
            richer.cities[0].add_card(card)
            before, after = state.points(0), richer.points(0)
            assert gain.points >= sum(after) - sum(before) - (after[1] - before[1])
            assert gain.after == richer.cities[0].shields


@each_table
def test_what_is_remembered_is_true_and_is_all_that_can_be_known(
    seats: int, options: dict[str, str]
) -> None:
    for played in play(seats, options, 4):
        state = played.state
        if state.question != TURN:
            continue
        for viewer in (0, seats - 1, SPECTATOR):
            view = state.view(viewer)
            worlds = [view.fill(Rng(seed, 5)) for seed in range(12)]
            for seat, known in enumerate(remembered(view)):
                hand = cards_in(state.cities[seat].hand, state.cities[seat].held)
                if known is None:
                    continue
                left = list(known.cards)
                for card in hand:
                    left.remove(card)
                for world in worlds:
                    other = cards_in(world.cities[seat].hand, world.cities[seat].held)
                    assert set(other) <= set(known.cards)
                    assert not known.sure or sorted(other) == sorted(known.cards)


def test_a_spectator_remembers_nothing() -> None:
    for played in play(5, CITIES, 6):
        if played.state.question == TURN:
            assert not any(remembered(played.state.view(SPECTATOR)))


@each_table
def test_the_conflicts_shown_are_those_that_the_rules_fight(
    seats: int, options: dict[str, str]
) -> None:
    for played in play(seats, options, 7):
        state = played.state.clone()
        if not state.age or state.question != TURN:
            continue
        tokens = [0] * seats
        for pair in pairs(state):
            one, two = (state.cities[seat].shields for seat in (pair.first, pair.second))
            if one != two:
                winner, loser = (
                    (pair.first, pair.second) if one > two else (pair.second, pair.first)
                )
                tokens[winner] += pair.worth << 8 * state.age
                tokens[loser] += pair.worth
        before = [int(city.tokens) for city in state.cities]
        conflicts(state)
        assert [int(c.tokens) - b for c, b in zip(state.cities, before, strict=True)] == tokens


def test_science_with_masks_and_wild_symbols_adds_up_to_the_sheet() -> None:
    seen = 0
    for seed in range(12):
        *_, last = (p.copy() for p in play(5, CITIES, seed))
        shown: Played = last
        sight = look(scene(shown, 0))
        for seat in range(5):
            if has_choice(sight, seat):
                seen += 1
                green = shown.state.points(seat)[GAME.categories.index("green")]
                assert explained(sight, seat).text.endswith(f"= {green}")
    assert seen > 3


def test_numbers_and_ids_of_cards_agree() -> None:
    assert all(CARD_IDS[number] == id for id, number in CARD_NUMBER.items())
