"""Cards taken out of the discard pile by others: where they lay in the worlds of a viewer."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tests.games.seven.position import do, pile, position
from tests.toy.chi_square import chi_square
from wondertable import COMPILED
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.seven.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.seven.codes import ANY_PLACE, P_EXTRA, P_TAKE, SOLD
from wondertable.games.seven.game import GAME
from wondertable.games.seven.past import Past, laid, replaced
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import AGE
from wondertable.games.seven.takings import Group, Takings


def digging(turn: int = 6) -> Seven:
    """Seats 1 and 2 sell two cards each, out of hands that seat 0 has seen; then seat 2 digs."""
    state = position(
        turn=turn - 2,
        boards={2: "halikarnassos:night"},
        built={2: "brickyard"},
        coins=9,
        hands={
            0: "altar baths loom_1 stockade",
            1: "press_1 theater altar barracks",
            2: "marketplace theater guard_tower apothecary",
        },
    )
    do(state, {0: "build loom_1", 1: "sell altar", 2: "sell theater"})
    do(state, {0: "sell apothecary", 1: "sell baths", 2: "sell theater"})
    do(state, {0: "sell barracks", 1: "sell marketplace", 2: "stage with stockade"})
    return state


def chosen(world: Seven) -> tuple[str, ...]:
    """All that was laid on the pile of a world."""
    return tuple(CARD_IDS[card] for card in laid(world.past, world.seats))


def by_hand(view: Seven, card: str, tries: int, rng: Rng) -> Counter[tuple[str, ...]]:
    """Worlds in which a card lay in the pile, found by trying until it does."""
    assert view.past is not None
    blind = view.clone()
    node = blind.past
    while node is not None and node.kind != P_TAKE:
        node = node.before
    assert node is not None
    blind.past = node.before
    found: Counter[tuple[str, ...]] = Counter()
    while sum(found.values()) < tries:
        world = blind.fill(rng)
        if card in chosen(world):
            found[chosen(world)] += 1
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("card", ["theater", "altar"])
def test_every_world_in_which_the_card_lay_there_is_as_likely(card: str) -> None:
    state = digging()
    do(state, {2: f"rebuild {card}"})
    view = state.view(0)
    assert isinstance(view, Seven)
    rng = Rng(11)
    tries = 2000 if COMPILED else 400
    known = by_hand(view, card, tries, rng)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(tries):
        world = view.fill(rng)
        assert card in chosen(world)
        found[chosen(world)] += 1
    for place in range(len(laid(state.past, 3))):
        for mine, theirs in ((found, known), (known, found)):
            here = Counter[str]()
            there = Counter[str]()
            for world_cards, count in mine.items():
                here[world_cards[place]] += count
            for world_cards, count in theirs.items():
                there[world_cards[place]] += count
            for name, count in here.items():
                assert abs(count - there[name]) < 6 * sqrt(count + there[name])


def past_of(places: list[int], takes: list[str]) -> list[Past]:
    """Cards of age I that were laid one after the other, and others that were taken at last."""
    nodes: list[Past] = []
    for card in places:
        nodes.append(Past(P_EXTRA, 1, 0, card, SOLD, None))
    for name in takes:
        nodes.append(Past(P_TAKE, 1, 0, CARD_NUMBER[name], ANY_PLACE * 8, None))
    return nodes


def worlds(groups: list[tuple[str, list[int]]], takes: list[str]) -> Counter[tuple[str, ...]]:
    """How often each world is dealt where groups of cards lie in hidden places."""
    size = sum(len(places) for _, places in groups)
    rng = Rng(3)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        nodes = past_of([HIDDEN] * size, takes)
        taken = Takings(nodes, 3, 1)
        parts = [
            Group([CARD_NUMBER[name] for name in names.split()], [place * 8 for place in places])
            for names, places in groups
        ]
        if not taken.choose(parts, rng):
            continue
        for group in parts:
            for place in group.places:
                card = group.cards.pop(rng.below(len(group.cards)))
                nodes[place >> 3].cards = replaced(nodes[place >> 3].cards, 0, card)
        if taken.are_first():
            found[tuple(CARD_IDS[node.cards] for node in nodes[:size])] += 1
    return found


@pytest.mark.compiled
def test_a_card_of_one_group_or_of_another_by_how_many_of_it_they_have() -> None:
    found = worlds([("altar baths", [0, 2]), ("altar altar theater", [1, 3, 4])], ["altar"])
    assert len(found) == 2 * 3
    assert chi_square(list(found.values())) < 5 + 7 * sqrt(10)


@pytest.mark.compiled
def test_two_cards_that_were_taken_are_dealt_as_likely_as_any_other() -> None:
    found = worlds(
        [("altar baths theater", [0, 2, 4]), ("altar theater", [1, 3])], ["altar", "theater"]
    )
    assert len(found) == 6 * 2
    assert chi_square(list(found.values())) < 11 + 7 * sqrt(22)


def test_both_of_two_equal_cards_may_be_taken() -> None:
    found = worlds([("altar baths", [0, 2]), ("altar theater", [1, 3])], ["altar", "altar"])
    assert len(found) == 4
    assert chi_square(list(found.values())) < 3 + 7 * sqrt(6)


def test_a_card_that_the_viewer_laid_there_may_be_the_one() -> None:
    altar = CARD_NUMBER["altar"]
    seen = Counter[int]()
    rng = Rng(4)
    for _ in range(900):
        nodes = past_of([HIDDEN, altar, HIDDEN], ["altar"])
        taken = Takings(nodes, 3, 1)
        group = Group([altar, CARD_NUMBER["baths"], CARD_NUMBER["theater"]], [0, 16, 800])
        assert taken.choose([group], rng)
        seen[int(taken.takes[0].at)] += 1
    assert set(seen) == {0, 1}
    assert abs(seen[0] - 225) < 100


def test_the_pile_of_a_view_keeps_what_may_have_been_taken() -> None:
    state = digging()
    do(state, {2: "rebuild theater"})
    view = state.view(0)
    assert isinstance(view, Seven)
    assert len(pile(view)) == len(pile(state)) + 1


def dug_twice() -> Seven:
    """A game in which two cards of one age were taken out of the pile."""
    for seed in range(1000):
        state, luck = GAME.setup(3, {"sides": "night"}), Rng(seed)
        while actors := state.actors():
            if actors == [CHANCE]:
                state.deal(luck)
            for seat in state.actors():
                if seat != CHANCE:
                    legal = state.legal(seat)
                    stages = [code for code in legal if "stage" in GAME.write(state, seat, code)]
                    legal = stages or legal
                    state.apply(seat, legal[luck.below(len(legal))])
            assert isinstance(state, Seven)
            if ages_of_takes(state) & {(age, 2) for age in (1, 2, 3)}:
                return state
    raise AssertionError("no such game")


def ages_of_takes(state: Seven) -> set[tuple[int, int]]:
    """How many cards of each age were taken out of the pile."""
    ages: Counter[int] = Counter()
    node = state.past
    while node is not None:
        if node.kind == P_TAKE:
            ages[AGE[node.cards]] += 1
        node = node.before
    return set(ages.items())


def test_worlds_of_two_cards_that_were_taken_of_one_age_are_tried_until_they_agree() -> None:
    state = dug_twice()
    for viewer in range(3):
        view = state.view(viewer)
        for seed in range(100):
            assert view.fill(Rng(seed)).view(viewer).key() == view.key()
