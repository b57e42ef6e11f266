"""The sums behind the page of 7 Wonders: what is gained, memory, conflicts, science."""

from __future__ import annotations

import pytest

from tests.web.present.seven_scenes import CITIES, TEAMS, Played, play, scene
from wondertable.bots.seven.worth import card_gain
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.seven.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.seven.codes import TURN
from wondertable.games.seven.conflict import conflicts
from wondertable.games.seven.game import GAME
from wondertable.games.seven.hand import cards_in
from wondertable.web.games.seven.conflict import pairs
from wondertable.web.games.seven.end import explained, has_choice
from wondertable.web.games.seven.memory import remembered
from wondertable.web.games.seven.sight import look

TABLES = [(3, {}), (5, CITIES), (7, CITIES), (4, TEAMS)]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)


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
