"""Setup, hands of eight and seven turns: rulings 2.1 to 2.7."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    chance,
    city,
    coins,
    do,
    hand,
    legal,
    new_game,
    of,
    pile,
    points,
    position,
    ways,
)
from wondertable.core.errors import IllegalAction
from wondertable.core.play import legal_action
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.games import GAMES
from wondertable.games.seven.events import AgeBegan, Dealt, PlaysLast, Sold
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven

BOX = GAMES["seven"].box()
BLACK = {card["id"]: card["age"] for card in BOX["cities"]["cards"]}
GUILDS = {card["id"] for card in BOX["guilds"]}


def dealt_ages(seats: int, seed: int) -> tuple[Seven, list[Counter[str]]]:
    """A whole game in which everybody sells, and the cards that were dealt in each age."""
    state = new_game(seats, cities="on", sides="day")
    ages = []
    for _ in range(3):
        events = chance(state, seed)
        ages.append(Counter(event.card for event in of(events, Dealt)))
        for _ in range(7):
            do(state, {})
    return state, ages


@pytest.mark.parametrize(
    ("seats", "size", "plain"), [(3, 24, 16), (4, 32, 22), (5, 40, 28), (6, 48, 34), (7, 56, 40)]
)
def test_an_age_has_a_black_card_for_each_player_beside_the_cards_of_the_base_game(
    seats: int, size: int, plain: int
) -> None:
    """n black cards of the age, and n + 2 guilds in age III: 8n cards in all (Cities 2.1)."""
    _, ages = dealt_ages(seats, seats)
    for age, dealt in enumerate(ages, start=1):
        assert dealt.total() == size
        black = [card for card in dealt if card in BLACK]
        assert [BLACK[card] for card in black] == [age] * seats
        assert all(dealt[card] == 1 for card in black)
        guilds = [card for card in dealt if card in GUILDS]
        assert len(guilds) == (seats + 2 if age == 3 else 0)
        rest = dealt.total() - len(black) - len(guilds)
        assert rest == (plain if age == 3 else 7 * seats)


def test_black_cards_and_guilds_are_drawn_at_random() -> None:
    """Every one of the 14 and of the ten comes up in some game (Cities 2.1)."""
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(10):
        for age, dealt in enumerate(dealt_ages(7, seed)[1]):
            seen[age] |= set(dealt)
    for age, found in enumerate(seen, start=1):
        assert {card for card in found if card in BLACK} == {
            card for card, of_age in BLACK.items() if of_age == age
        }
    assert seen[2] >= GUILDS


def test_black_cards_that_were_not_drawn_never_come_into_the_discard_pile() -> None:
    """Where everything is sold, the pile is what was dealt and no more (Cities 2.1)."""
    state, ages = dealt_ages(5, 2)
    assert Counter(pile(state)) == ages[0] + ages[1] + ages[2]
    assert sum(card in BLACK for card in pile(state)) == 3 * 5


@pytest.mark.parametrize("seats", [3, 7])
def test_an_age_has_hands_of_8_and_seven_turns(seats: int) -> None:
    """Each turn a hand has one card less; two are held in the last one (Cities 2.2)."""
    state = new_game(seats, cities="on", sides="day")
    chance(state)
    for turn in range(7):
        assert {len(hand(state, seat)) for seat in range(seats)} == {8 - turn}
        assert (state.age, state.turn) == (1, turn)
        events = do(state, {})
        assert (AgeBegan(2) in events) == (turn == 6)
    chance(state)
    assert {len(hand(state, seat)) for seat in range(seats)} == {8}


def test_the_eighth_card_is_discarded_unpaid() -> None:
    """Seven sales bring 21 coins, and the pile has eight cards of each (Cities 2.2)."""
    state = new_game(4, cities="on", sides="day")
    chance(state)
    sold = [event for _ in range(7) for event in of(do(state, {}), Sold)]
    assert len(sold) == 28
    assert [coins(state, seat) for seat in range(4)] == [3 + 7 * 3] * 4
    assert len(pile(state)) == 32


def test_the_eighth_card_is_discarded_unseen() -> None:
    """Whichever it is, the others see the same (Cities 2.2)."""
    last: list[Seven] = []
    for card in ("baths", "theater"):
        state = position(
            cities=True,
            turn=7,
            hands={0: f"altar {card}", 1: "loom_1 press_1", 2: "stockade barracks"},
        )
        do(state, {0: "sell altar"})
        last.append(state)
    for viewer in (1, 2, SPECTATOR):
        assert last[0].view(viewer).key() == last[1].view(viewer).key()
    assert last[0].view(0).key() != last[1].view(0).key()
    assert pile(last[0].view(1)).count("?") == 6 - 2


@pytest.mark.parametrize(("age", "taker"), [(1, 1), (2, 3), (3, 1)])
def test_hands_are_passed_left_then_right_then_left(age: int, taker: int) -> None:
    """As in the base game, with one card more (Cities 2.2)."""
    state = position(seats=4, cities=True, age=age, hands={0: "hideout"})
    do(state, {0: "sell " + next(card for card in hand(state, 0) if card != "hideout")})
    assert [seat for seat in range(4) if "hideout" in hand(state, seat)] == [taker]
    assert len(hand(state, taker)) == 7


def choices_in_a_game(state: Seven) -> Counter[int]:
    """How often each seat is asked for a card until the game is over; all sell."""
    asked_for: Counter[int] = Counter()
    while state.outcome() is None:
        chance(state)
        asked_for.update(state.actors())
        do(state, {})
    return asked_for


def test_everybody_plays_21_cards() -> None:
    """Seven in each of three ages (Cities 2.3)."""
    assert choices_in_a_game(position(cities=True)) == {0: 21, 1: 21, 2: 21}


def test_babylon_plays_24_cards_with_its_night_stage_from_the_first_age_on() -> None:
    """One more in each age (Cities 2.3)."""
    state = position(cities=True, boards={0: "babylon:night"}, stages={0: 1})
    assert choices_in_a_game(state) == {0: 24, 1: 21, 2: 21}


@pytest.mark.parametrize("seats", [3, 7])
def test_the_treasuries_start_with_3_coins(seats: int) -> None:
    """Without debt and without diplomacy (Cities 2.4)."""
    state = new_game(seats, cities="on", sides="day")
    chance(state)
    for seat in range(seats):
        start = city(state, seat)
        assert (start.coins, start.debt, start.diplomacy) == (3, 0, 0)


def test_coins_are_counted_by_value() -> None:
    """Somebody with 6 coins loses 1 and keeps 5, whatever they look like (Cities 2.4)."""
    state = position(cities=True, coins=6, hands={0: "hideout", 1: "altar"})
    do(state, {0: "build hideout", 1: "build altar"})
    do(state, {1: "lose 1 coins"})
    assert coins(state, 1) == 5


def test_byzantium_and_petra_are_dealt_with_cities_only() -> None:
    """Nine boards with it, seven without (Cities 2.5)."""
    boards = {"byzantium", "petra"}
    with_cities = {text.split()[2] for text in legal(new_game(3, cities="on"), CHANCE)}
    without = {text.split()[2] for text in legal(new_game(3), CHANCE)}
    assert with_cities - without == boards
    assert (len(with_cities), len(without)) == (9, 7)
    for board in sorted(boards):
        with pytest.raises(IllegalAction):
            legal_action(GAME, new_game(7), CHANCE, f"board 0 {board}")


def test_byzantium_and_petra_are_chosen_with_cities_only() -> None:
    """Where boards are chosen, the two are on offer with Cities alone (Cities 2.5)."""
    new = {"choose byzantium", "choose petra"}
    assert new <= set(legal(new_game(3, cities="on", boards="choose"), 0))
    assert not new & set(legal(new_game(3, boards="choose"), 0))


def test_black_cards_are_dealt_with_cities_only() -> None:
    """The base game has hands of seven and none of the new cards (Cities 2.1)."""
    state = new_game(4, sides="day")
    dealt = of(chance(state), Dealt)
    assert len(dealt) == 28
    assert not {event.card for event in dealt} & set(BLACK)


def test_babylon_plays_the_eighth_card_after_turn_7() -> None:
    """It is a turn of its own, with the coins that turn 7 brought (Cities 2.6)."""
    state = position(
        cities=True,
        turn=7,
        boards={0: "babylon:night"},
        stages={0: 1},
        coins=0,
        hands={0: "altar militia"},
    )
    assert ways(state, 0, "militia") == set()
    events = do(state, {0: "sell altar"})
    assert of(events, PlaysLast) == [PlaysLast(0)]
    assert asked(state) == [0]
    do(state, {0: "build militia"})
    assert cards(state, 0) == {"militia"}
    assert coins(state, 0) == 0


def test_babylon_has_no_extra_card_after_turn_6() -> None:
    """Turn 6 is not the last one with Cities (Cities 2.6)."""
    state = position(cities=True, turn=6, boards={0: "babylon:night"}, stages={0: 1})
    assert of(do(state, {}), PlaysLast) == []
    assert asked(state) == [0, 1, 2]
    assert (state.age, state.turn) == (1, 6)


def test_olympia_s_day_side_makes_the_first_black_card_free() -> None:
    """And the second is paid (Cities 2.6)."""
    first = position(cities=True, boards={0: "olympia"}, stages={0: 2}, coins=0, age=3)
    assert ways(first, 0, "capitol") == {(0, 0)}
    second = position(
        cities=True, boards={0: "olympia"}, stages={0: 2}, coins=0, age=3, built={0: "cells"}
    )
    assert ways(second, 0, "capitol") == set()


@pytest.mark.parametrize(("turn", "free"), [(2, False), (6, False), (7, True)])
def test_olympia_s_last_card_is_the_one_of_turn_7(turn: int, *, free: bool) -> None:
    """Neither that of turn 6 nor the eighth, which is nobody's choice (Cities 2.6)."""
    state = position(
        cities=True,
        age=2,
        turn=turn,
        coins=0,
        boards={0: "olympia:night"},
        stages={0: 2},
        hands={0: "tabularium"},
    )
    assert ways(state, 0, "tabularium") == ({(0, 0)} if free else set())


@pytest.mark.parametrize("use", ["sell altar", "stage with altar"])
def test_olympia_s_first_card_is_lost_where_turn_1_is_spent_otherwise(use: str) -> None:
    """It is not made up for in turn 2 (Cities 2.6)."""
    state = position(
        cities=True,
        age=2,
        coins=0,
        boards={0: "olympia:night"},
        stages={0: 1},
        built={0: "brickyard"},
        hands={0: "altar", 2: "tabularium", 1: "tabularium"},
    )
    assert ways(state, 0, "tabularium") == {(0, 0)}
    do(state, {0: use, 1: "sell " + hand(state, 1)[0], 2: "sell " + hand(state, 2)[0]})
    assert state.turn == 1
    assert "tabularium" in hand(state, 0)
    assert legal(state, 0, "tabularium")
    assert "build tabularium" not in legal(state, 0)


def test_a_black_card_is_sold_for_3_coins_and_does_nothing() -> None:
    """A Hideout that is sold costs nobody anything (Cities 2.7)."""
    state = position(cities=True, hands={0: "hideout", 1: "raider_camp", 2: "residence"})
    do(state, {0: "sell hideout", 1: "sell raider_camp", 2: "sell residence"})
    assert asked(state) == [0, 1, 2]
    assert state.turn == 1
    for seat in range(3):
        held = city(state, seat)
        assert (held.coins, held.debt, held.diplomacy, held.tokens) == (6, 0, 0, 0)
        assert points(state, seat)["black"] == 0
    assert pile(state) == ["hideout", "raider_camp", "residence"]


def test_a_black_card_under_a_stage_does_nothing() -> None:
    """Neither its loss nor its points nor its colour are there (Cities 2.7)."""
    state = position(
        cities=True, age=3, built={0: "sawmill secret_network"}, hands={0: "brotherhood"}
    )
    do(state, {0: "stage with brotherhood"})
    assert asked(state) == [0, 1, 2]
    assert city(state, 0).stages == 1
    assert cards(state, 0) == {"sawmill", "secret_network"}
    assert points(state, 0)["black"] == 1
    assert "brotherhood" not in pile(state)
