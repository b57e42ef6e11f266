"""What a seat remembers: worlds dealt for it agree with all it has seen, each as likely."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tests.conformance.games import Played, Variant, played, variants
from tests.games.seven.position import do, hand, legal, position
from tests.toy.chi_square import chi_square
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, NOBODY, SPECTATOR
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.codes import (
    DEAL,
    EXTRA,
    P_EXTRA,
    P_LEFT,
    P_LOOK,
    P_TAKE,
    P_TURN,
    REBUILD,
    TURN,
)
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.knowledge import hands_before
from wondertable.games.seven.past import card_of, in_order, pile, way_of
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import DECKS

SEVENS = [variant for variant in variants() if variant.name == "seven"]
EVERY = 17
Sight = tuple[int, int, int]
"""The age, the turn, and who held the hand."""


def sights(course: Played, until: int, viewer: int) -> dict[Sight, list[int]]:
    """Every hand that a viewer has held, or was shown, up to a position of a game."""
    found: dict[Sight, list[int]] = {}
    for state in course.states[: until + 1]:
        position = seven(state)
        if position.question == TURN:
            for seat in range(position.seats):
                if position.seers(seat) >> viewer & 1:
                    city = position.cities[seat]
                    when = (int(position.age), int(position.turn), seat)
                    found.setdefault(when, cards_in(city.hand, city.held))
    return found


def held_in(world: Seven) -> dict[Sight, list[int]]:
    """Every hand that anybody has held in a world, dealt out and passed on once more."""
    found: dict[Sight, list[int]] = {}
    nodes = in_order(world.past)
    hands: list[list[int]] = []
    for at, node in enumerate(nodes):
        if node.kind != P_TURN:
            continue
        size = int(world.hand_size() - node.turn)
        if node.turn == 0:
            dealt = hands_before(world, nodes)[at]
            hands = [cards_in(hand, size) for hand in dealt]
        for seat in range(world.seats):
            found[int(node.age), int(node.turn), seat] = sorted(hands[seat])
            hands[seat].remove(card_of(node, seat))
        hands = hands[1:] + hands[:1] if node.age == 2 else hands[-1:] + hands[:-1]
    if world.question == TURN:
        for seat in range(world.seats):
            city = world.cities[seat]
            found[int(world.age), int(world.turn), seat] = cards_in(city.hand, city.held)
    return found


def open_cards(state: Seven, viewer: int) -> list[tuple[int, int, int]]:
    """What was used before everybody's eyes, or by the viewer: node, seat, card."""
    found = []
    for at, node in enumerate(in_order(state.past)):
        if node.kind in (P_TURN, P_LEFT):
            for seat in range(state.seats):
                built = node.kind == P_TURN and way_of(node, seat) == 0
                if built or seat == viewer:
                    found.append((at, seat, int(card_of(node, seat))))
        elif node.kind == P_TAKE:
            found.append((at, 0, int(node.cards)))
    return found


@pytest.mark.parametrize("variant", SEVENS, ids=str)
def test_worlds_agree_with_every_hand_that_was_seen(variant: Variant) -> None:
    course = played(variant, 1)
    rng = Rng(3)
    checked = 0
    for until in range(0, len(course.states), EVERY):
        state = seven(course.states[until])
        for viewer in range(variant.seats):
            world = state.view(viewer).fill(rng)
            held = held_in(world)
            for when, cards in sights(course, until, viewer).items():
                assert held[when] == cards
                checked += 1
            assert open_cards(world, viewer) == open_cards(state, viewer)
            no_card_is_hidden(world)
    assert checked


def no_card_is_hidden(world: Seven) -> None:
    """A filled world has a card in every place."""
    for city in world.cities:
        assert HIDDEN not in cards_in(city.hand, city.held)
    for node in in_order(world.past):
        if node.kind in (P_TURN, P_LEFT):
            assert HIDDEN not in [card_of(node, seat) for seat in range(world.seats)]
        elif node.kind == P_EXTRA:
            assert node.cards != HIDDEN


def looks(variant: Variant) -> list[tuple[Seven, int]]:
    """Positions of random games in which a seat has looked through the discard pile."""
    found = []
    for seed in range(2):
        for state in played(variant, seed).states:
            position = seven(state)
            nodes = in_order(position.past)
            if position.question < DEAL:
                found += [(position, int(node.ways)) for node in nodes if node.kind == P_LOOK]
    return found


def looked_at(state: Seven, seat: int) -> int:
    """How many places the pile had when a seat looked through it first."""
    nodes = in_order(state.past)
    look = next(node for node in nodes if node.kind == P_LOOK and node.ways == seat)
    return len(pile(look.before, state.seats))


def test_whoever_has_looked_through_the_pile_remembers_it() -> None:
    rng = Rng(4)
    asked = 0
    for variant in SEVENS:
        for state, seat in looks(variant):
            view = state.view(seat)
            known = looked_at(state, seat)
            true = pile(state.past, state.seats)
            assert pile(view.past, view.seats)[:known] == true[:known]
            asked += state.question == REBUILD
            if rng.below(9) == 0:
                world = view.fill(rng)
                assert pile(world.past, world.seats)[:known] == true[:known]
    assert asked


def sold_in_turn(state: Seven, turn: int, seat: int) -> str:
    """The card that a seat sold in a turn."""
    node = next(n for n in in_order(state.past) if n.kind == P_TURN and n.turn == turn - 1)
    return CARD_IDS[card_of(node, seat)]


def near_the_end() -> tuple[Seven, list[str]]:
    """Turn 6 of age I with three players; seat 0 has seen what seat 2 holds two turns ago.

    Of the four cards that seat 0 held in turn 4 it built Altar; seat 1 sold one of the others.
    """
    state = position(
        turn=4,
        hands={
            0: "altar baths loom_1 stockade",
            1: "press_1 theater workshop barracks",
            2: "tavern marketplace guard_tower apothecary",
        },
    )
    do(state, {0: "build altar", 1: "sell press_1", 2: "sell tavern"})
    do(state, {0: "sell apothecary", 1: "sell baths", 2: "sell theater"})
    return state, ["baths", "loom_1", "stockade"]


def test_a_card_that_left_a_known_hand_is_any_of_those_that_were_in_it() -> None:
    state, three = near_the_end()
    assert hand(state, 2) == ["loom_1", "stockade"]
    rng = Rng(6)
    view = state.view(0)
    counts: Counter[str] = Counter()
    for _ in range(3000):
        world = view.fill(rng)
        sold = sold_in_turn(world, 5, 1)
        assert sorted([sold, *hand(world, 2)]) == three
        counts[sold] += 1
    assert set(counts) == set(three)
    assert chi_square(list(counts.values())) < 2 + 7 * 2


def test_a_hand_from_which_nothing_left_unseen_is_known() -> None:
    state, _ = near_the_end()
    rng = Rng(7)
    for _ in range(50):
        world = state.view(0).fill(rng)
        assert hand(world, 1) == hand(state, 1)
        assert hand(world, 0) == hand(state, 0)


@pytest.mark.compiled
def test_cards_that_were_seen_nowhere_are_equally_likely_in_every_unseen_place() -> None:
    state, _ = near_the_end()
    known = [
        *("altar", "baths", "loom_1", "stockade"),
        *("marketplace", "guard_tower", "apothecary"),
        *hand(state, 0),
    ]
    deck = Counter(CARD_IDS[card] for card in DECKS[0])
    left = deck - Counter(known)
    rng = Rng(8)
    view = state.view(0)
    games = 6000
    for turn, seat in ((4, 1), (4, 2), (5, 2)):
        counts = Counter(sold_in_turn(view.fill(rng), turn, seat) for _ in range(games))
        assert set(counts) == set(left)
        total = sum(left.values())
        for card, copies in left.items():
            share = copies / total
            assert abs(counts[card] - games * share) < 6 * sqrt(games * share)


def test_a_committed_choice_is_any_that_the_seat_has_in_its_world() -> None:
    state = position(turn=6, hands={0: "altar baths", 1: "tavern theater", 2: "loom_1 press_1"})
    state.apply(1, state.legal(1)[-1])
    view = state.view(0)
    assert view.cities[1].choice == -2
    rng = Rng(2)
    for _ in range(200):
        world = view.fill(rng)
        choice = world.cities[1].choice
        assert world.retract(1)
        again = world.clone()
        found = []
        for action in world.legal(1):
            again.apply(1, action)
            found.append(again.cities[1].choice)
            again.retract(1)
        assert choice in found


def test_a_seat_that_found_nothing_to_build_leaves_no_pile_in_which_there_was_something() -> None:
    state = position(
        boards={1: "halikarnassos:night"},
        turn=5,
        built={1: "baths loom_2 clay_pool clay_pit"},
        hands={0: "baths altar theater", 1: "stockade barracks", 2: "press_1 loom_1 glassworks_1"},
    )
    do(state, {0: "sell baths", 1: "stage with stockade", 2: "sell loom_1"})
    assert legal(state, 1) == ["rebuild nothing"]
    do(state, {1: "rebuild nothing"})
    rng = Rng(5)
    found = set()
    for _ in range(100):
        world = state.view(2).fill(rng)
        first, second = (CARD_IDS[card] for card in pile(world.past, 3))
        assert second == "loom_1"
        found.add(first)
    assert found == {"baths", "clay_pool", "clay_pit"}


def test_spectators_see_no_card_that_is_not_open() -> None:
    state, _ = near_the_end()
    view = state.view(SPECTATOR)
    assert all(set(cards_in(city.hand, city.held)) == {HIDDEN} for city in view.cities)
    assert [card for card in pile(view.past, 3) if card != HIDDEN] == []
    world = view.fill(Rng(1))
    assert world.view(SPECTATOR).key() == view.key()


def test_a_seat_s_view_shows_others_only_what_everybody_sees() -> None:
    state, _ = near_the_end()
    assert state.view(0).view(1).key() == state.view(SPECTATOR).key()


@pytest.mark.parametrize("open_hands", [True, False])
def test_partners_look_into_each_other_s_hands_where_they_agreed_to(*, open_hands: bool) -> None:
    state = position(seats=4, cities=True, teams=True, open_hands=open_hands)
    do(state, {})
    view = state.view(2)
    assert (cards_in(view.cities[3].hand, 7) == cards_in(state.cities[3].hand, 7)) == open_hands
    for other in (0, 1):
        assert set(cards_in(view.cities[other].hand, 7)) == {HIDDEN}
    sold = in_order(view.past)[0]
    assert (card_of(sold, 3) != HIDDEN) == open_hands
    assert card_of(sold, 2) != HIDDEN
    assert view.fill(Rng(1)).view(2).key() == view.key()


def test_a_seat_that_looks_through_the_pile_sees_it_at_a_glance() -> None:
    def looking(sold: str) -> Seven:
        state = position(
            boards={0: "halikarnassos:night"},
            built={0: "clay_pool clay_pit"},
            hands={0: "stockade", 1: sold, 2: "loom_1"},
        )
        do(state, {0: "stage with stockade", 1: f"sell {sold}", 2: "sell loom_1"})
        return state

    altar, baths = looking("altar"), looking("baths")
    assert altar.sight(0) != baths.sight(0)
    assert altar.sight(0) == looking("altar").sight(0)
    assert altar.sight(2) == baths.sight(2)


def test_the_last_card_of_babylon_stays_where_others_know_it_went() -> None:
    extras = sum(last_cards_of_babylon(seed) for seed in range(12))
    assert extras >= 5


def last_cards_of_babylon(seed: int) -> int:
    """Plays a game in which seat 0 has Babylon and raises it; after each last card, all look."""
    state = GAME.setup(3, {"boards": "choose", "sides": "night"})
    rng, extras = Rng(seed), 0
    while state.mover() != NOBODY:
        if state.mover() == CHANCE:
            state.deal(rng)
            continue
        seat = state.actors()[0]
        extra = seven(state).question == EXTRA
        legal_words = {GAME.write(state, seat, action): action for action in state.legal(seat)}
        liked = [
            action
            for text, action in legal_words.items()
            if seat == 0 and text.startswith(("choose babylon", "stage", "build"))
        ]
        choices = liked or list(legal_words.values())
        state.apply(seat, choices[rng.below(len(choices))])
        if extra:
            extras += 1
            for viewer in range(3):
                view = state.view(viewer)
                assert view.fill(rng).view(viewer).key() == view.key()
    return extras
