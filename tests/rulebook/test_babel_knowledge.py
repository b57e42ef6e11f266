"""What everybody knows: ruling A23, hand sizes, refused offers, discards; and worlds that agree."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, sqrt

import pytest

from tests.games.babel.position import (
    action_hand,
    asked,
    build,
    cards,
    discarded,
    do,
    finish_turn,
    go,
    hand,
    held,
    known,
    position,
    take,
    taken,
)
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.codes import HIDDEN_CHOICE
from wondertable.games.babel.packed import total
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"
GAMES = 6000


def shares(view: Babel, seat: int, seed: int = 1) -> dict[str, float]:
    """How often a seat has which hand in worlds that agree with a view."""
    rng = Rng(seed)
    counts = Counter(hand(view.fill(rng), seat) for _ in range(GAMES))
    return {words: count / GAMES for words, count in counts.items()}


def close(found: dict[str, float], expected: dict[str, Fraction]) -> None:
    """Shares are as expected, up to chance."""
    assert set(found) == set(expected)
    assert sum(expected.values()) == 1
    for words, share in expected.items():
        error = sqrt(float(share * (1 - share)) / GAMES)
        assert abs(found[words] - float(share)) < 6 * error, words


def test_taken_discs_are_known_to_all() -> None:
    """They lie face down, but everybody saw them taken (A23)."""
    state = position()
    take(state, 1, "3 camel", "5 ship")
    for viewer in (0, 2, SPECTATOR):
        assert taken(state.view(viewer), 1) == taken(state, 1)


def test_hand_sizes_are_public_and_hands_are_not() -> None:
    state = position(hands={0: "2 camel", 1: "3 ship 1 crane"}, actions={1: "joker joker"})
    view = state.view(0)
    assert held(view) == [2, 4, 0]
    assert hand(view, 0) == "2 camel"
    assert hand(view, 1) == ""
    assert action_hand(view, 1) == []
    assert view.builders[1].held_actions == 2
    assert hand(state.view(SPECTATOR), 0) == ""


def test_the_discard_pile_is_public() -> None:
    state = position(discard="3 camel 1 ship")
    assert discarded(state.view(SPECTATOR)) == "3 camel 1 ship"


def shown_two() -> Babel:
    """Seat 1 has shown 2 of its ships in an offer that was refused; it holds a camel too."""
    state = position(hands={0: "5 ship", 1: "3 ship 1 camel"}, discs={TOWER: "5 ship, 4 ship"})
    build(state, f"{TOWER} 5 ship", {1: "2 ship"})
    do(state, 0, "accept nobody with 5 own")
    return state


def test_cards_of_a_refused_offer_are_known_until_they_are_played() -> None:
    state = shown_two()
    assert known(state, 1) == "2 ship"
    assert hand(state.view(0), 1) == "2 ship"
    go(state)
    do(state, 1, "pass")
    go(state)
    assert known(state, 1) == "2 ship"
    build(state, f"{TOWER} 4 ship", {1: "1 ship"})
    do(state, 2, "fail")
    assert known(state, 1) == "2 ship"


def test_played_cards_are_no_longer_known_of_a_hand() -> None:
    state = shown_two()
    finish_turn(state)
    state.builders[1].hand += 0x10000
    state.builders[1].held += 1
    build(state, f"{TOWER} 4 ship")
    do(state, 1, "accept nobody with 4 own")
    assert known(state, 1) == ""
    assert "ship" in discarded(state)


def test_playing_fewer_cards_than_are_known_leaves_the_rest_known() -> None:
    state = position(hands={0: "5 ship", 1: "3 ship"}, discs={TOWER: "5 ship, 4 ship"})
    build(state, f"{TOWER} 5 ship", {1: "3 ship"})
    do(state, 0, "fail")
    go(state)
    do(state, 1, "pass")
    go(state)
    state.builders[2].hand, state.builders[2].held = 0x30000, 3
    build(state, f"{TOWER} 4 ship", {1: "1 ship"})
    do(state, 2, "accept 1 with 3 own")
    assert known(state, 1) == "2 ship"


def test_accepted_offers_are_gone_and_nothing_is_known_of_the_rest() -> None:
    state = position(hands={0: "4 ship", 1: "3 ship"}, discs={TOWER: "5 ship, 4 ship"})
    build(state, f"{TOWER} 5 ship", {1: "1 ship"})
    do(state, 0, "accept 1 with 4 own")
    assert known(state, 1) == ""
    assert held(state) == [0, 2, 0]


def test_hidden_cards_are_equally_likely_in_every_hidden_place() -> None:
    """Seat 1 holds 2 cards out of the 98 that seat 0 has not seen: 23 camels, 25 of the others."""
    state = position(hands={0: "2 camel", 1: "1 ship 1 crane"})
    ways = Fraction(1, comb(98, 2))
    counts = {"camel": 23, "crane": 25, "ship": 25, "stonemason": 25}
    kinds = list(counts)
    expected = {f"2 {kind}": comb(counts[kind], 2) * ways for kind in kinds}
    for at, first in enumerate(kinds):
        for second in kinds[at + 1 :]:
            expected[f"1 {first} 1 {second}"] = counts[first] * counts[second] * ways
    close(shares(state.view(0), 1), expected)


def test_known_cards_stay_and_the_others_are_any() -> None:
    """Of 3 cards 2 ships were shown; the third is any of the 3 that seat 0 has not seen.

    Unseen are 1 camel and 2 cranes, one of them in the hand of seat 1, two in the deck.
    """
    state = position(
        hands={
            0: "24 camel 23 crane 20 ship 20 stonemason",
            1: "2 ship 1 crane",
            2: "",
        },
        discard="3 ship 5 stonemason",
        discs={TOWER: "5 ship, 4 ship"},
    )
    assert state.deck_size() == 2
    build(state, f"{TOWER} 5 ship", {1: "2 ship"})
    view = state.view(0)
    close(
        shares(view, 1),
        {"1 camel 2 ship": Fraction(1, 3), "1 crane 2 ship": Fraction(2, 3)},
    )


def test_hidden_action_cards_are_any_that_were_not_seen() -> None:
    """Seat 0 holds 2 of the 3 exchanges; 13 cards are left, one of them in the hand of seat 1."""
    state = position(actions={0: "card_exchange card_exchange", 1: "joker"})
    rng = Rng(3)
    view = state.view(0)
    counts = Counter(action_hand(view.fill(rng), 1)[0] for _ in range(GAMES))
    assert len(counts) == 7
    for card, count in counts.items():
        share = (1 if card == "card_exchange" else 2) / 13
        assert abs(count / GAMES - share) < 6 * sqrt(share * (1 - share) / GAMES)


def test_a_committed_offer_is_any_that_the_hand_of_a_world_allows() -> None:
    state = position(hands={1: "2 ship"}, discs={TOWER: "3 ship"})
    do(state, 0, f"build {TOWER} 3 ship")
    do(state, 1, "offer 1 ship with trader")
    view = state.view(2)
    assert view.builders[1].choice == HIDDEN_CHOICE
    rng = Rng(4)
    for _ in range(200):
        world = view.fill(rng)
        choice = int(world.builders[1].choice)
        world.retract(1)
        assert choice in world.legal(1)
        assert world.view(2).builders[1].held == 2


@pytest.mark.parametrize("disc", ["5 camel", "2 camel 3 stonemason"])
def test_a_world_has_as_many_cards_face_down_as_everybody_counts(disc: str) -> None:
    """Hands that could not have laid so many are ruled out."""
    two = disc != "5 camel"
    state = position(
        hands={1: "2 camel 2 ship 1 crane"}, discs={TOWER: disc}, bluff=True, two_coloured=two
    )
    do(state, 0, f"build {TOWER} {disc}")
    do(state, 1, "offer 2 camel 2 ship 1 crane with trader")
    view = state.view(2)
    rng = Rng(4)
    seen = set()
    for _ in range(60):
        world = view.fill(rng)
        assert world.view(2).key() == view.key()
        assert world.sight(2) == view.sight(2) == state.sight(2)
        choice = int(world.builders[1].choice)
        seen.add(choice)
        world.retract(1)
        assert choice in world.legal(1)
    assert len(seen) > 5


# After a shuffle.


def after_a_shuffle() -> Babel:
    """The deck was made of 4 cranes; seats 1 and 2 had 1 camel and 1 ship between them.

    Seat 0 knows that, since it has seen all other cards. Then everybody drew one of the cranes.
    """
    state = position(
        hands={0: "24 camel 21 crane 24 ship 25 stonemason", 1: "1 camel", 2: "1 ship"},
        discard="4 crane",
    )
    assert state.deck_size() == 0
    do(state, 0, "pass")
    go(state)
    return state


def test_after_a_shuffle_the_deck_is_known_to_be_made_of_the_discards() -> None:
    """The card that seats 1 and 2 drew must be a crane; the old one is a camel or a ship."""
    state = after_a_shuffle()
    assert held(state) == [96, 2, 2]
    close(
        shares(state.view(0), 1),
        {"1 camel 1 crane": Fraction(1, 2), "1 crane 1 ship": Fraction(1, 2)},
    )


def test_a_spectator_knows_less() -> None:
    view = after_a_shuffle().view(SPECTATOR)
    worlds = {hand(view.fill(Rng(seed)), 1) for seed in range(400)}
    assert len(worlds) > 2


def test_an_old_card_that_is_seen_is_not_dealt_again() -> None:
    """Seat 1 shows its camel, so the ship is in the hand of seat 2."""
    state = after_a_shuffle()
    wonder, space = "pyramids", 3
    camel = next(at for at in range(24) if state.sheet.needs[state.board[at]] == 3)
    board = bytearray(state.board)
    board[space], board[camel] = board[camel], board[space]
    state.board = bytes(board)
    while asked(state) != [2]:
        do(state, state.actors()[0], "pass")
        go(state)
    build(state, f"{wonder} 3 camel", {1: "1 camel"})
    assert known(state, 1) == "1 camel"
    rng = Rng(5)
    for _ in range(50):
        assert "1 ship" in hand(state.view(0).fill(rng), 2)


def test_a_hand_that_was_seen_whole_leaves_no_doubt_which_cards_are_old() -> None:
    """Seat 1 had 2 camels, drew one of the new deck, and shows all 3: two of them were old."""
    state = position(
        hands={0: "20 camel 25 crane 24 ship 25 stonemason", 1: "2 camel", 2: "1 ship"},
        discard="3 camel",
        discs={TOWER: "3 camel"},
    )
    do(state, 0, "pass")
    go(state)
    assert (hand(state, 1), state.builders[1].old) == ("3 camel", 2)
    while asked(state) != [2]:
        do(state, state.actors()[0], "pass")
        go(state)
    build(state, f"{TOWER} 3 camel", {1: "3 camel"})
    assert known(state, 1) == "3 camel"
    assert (state.builders[1].old, state.builders[1].doubtful) == (0, 0)
    assert hand(state.view(SPECTATOR).fill(Rng(5)), 1) == "3 camel"


def mixed(seed: int) -> Babel:
    """A position with cards of which nobody else knows whether they are old."""
    state = position(
        hands={
            0: "20 camel 20 crane 13 ship 20 stonemason",
            1: "3 camel 4 ship",
            2: "2 camel 5 ship",
        },
        discard="5 crane 3 ship 5 stonemason",
        discs={TOWER: "3 ship, 4 ship, 5 ship", "pyramids": "3 camel, 4 camel, 5 camel"},
    )
    assert state.deck_size() == 0
    do(state, 0, "pass")
    go(state, luck=seed)
    for disc, offers in (
        (f"{TOWER} 5 ship", "2 ship"),
        ("pyramids 3 camel", "1 camel"),
        (f"{TOWER} 4 ship", "3 ship"),
    ):
        seat = int(state.active)
        other = {1: 2, 2: 1, 0: 1}[seat]
        build(state, disc, {other: offers if covers(state, other, offers) else "nothing"})
        do(state, seat, "fail")
        go(state, luck=seed)
    return state


def covers(state: Babel, seat: int, wanted: str) -> bool:
    """Whether a seat holds these cards."""
    count, kind = wanted.split()
    return any(
        word == kind and int(number) >= int(count)
        for number, word in zip(
            hand(state, seat).split()[::2], hand(state, seat).split()[1::2], strict=True
        )
    )


@pytest.mark.parametrize("seed", range(6))
def test_worlds_after_a_shuffle_agree_with_all_that_was_seen(seed: int) -> None:
    state = mixed(seed)
    assert any(builder.doubtful for builder in state.builders)
    rng = Rng(seed)
    for viewer in (0, 1, 2, SPECTATOR):
        view = state.view(viewer)
        for _ in range(60):
            world = view.fill(rng)
            assert world.view(viewer).key() == view.key()
            assert sum(int(builder.past) for builder in world.builders) == world.stock
            assert total(world.unseen()) == world.deck_size()
            for kind in range(4):
                assert world.unseen() >> 8 * kind & 128 == 0


def test_worlds_that_turn_out_impossible_are_dealt_again() -> None:
    """Seats 1 and 2 have shown camels, seat 2 a ship too; no ship was in the new deck.

    So the ship of seat 2 is old, its camel is new, and the camel of seat 1 is old.
    """
    state = position(
        hands={
            0: "23 camel 24 crane 24 ship 25 stonemason",
            1: "1 camel 1 crane",
            2: "1 camel 1 ship",
        }
    )
    state.shuffles = 1
    state.stock = cards("1 camel 1 ship")
    for seat, shown, old in ((1, "1 camel", "1 camel"), (2, "1 camel 1 ship", "1 ship")):
        builder = state.builders[seat]
        builder.known = builder.doubtful = cards(shown)
        builder.past = cards(old)
        builder.old = 1
    view = state.view(0)
    rng = Rng(1)
    for _ in range(40):
        assert view.fill(rng).key() == state.key()


def test_a_seat_s_view_shows_others_only_what_everybody_sees() -> None:
    state = shown_two()
    assert state.view(0).view(1).key() == state.view(SPECTATOR).key()
