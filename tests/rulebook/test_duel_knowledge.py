"""Who knows what: section 5 of the facts."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.duel.position import asked, do, legal, pile, position, tokens_of
from tests.rulebook.table import CARDS, TOKENS, WONDERS, deal, new_game, of, quiet_move, show
from wondertable.core.play import play
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, Journal
from wondertable.games import GAMES
from wondertable.games.duel.events import Dealt, Drew, Revealed, Took
from wondertable.games.duel.state import Duel

EVERYONE = (0, 1, SPECTATOR)
BOARD = "economy law masonry strategy urbanism"
IN_BOX = ["agriculture", "architecture", "mathematics", "philosophy", "theology"]


def library(*drawn: str) -> Duel:
    """Seat 0 has built the Great Library and these tokens have been drawn."""
    state = position(coins=(20, 20), wonders=("great_library", ""), board=BOARD, open="altar baths")
    do(state, "wonder great_library with altar", *[f"draw {token}" for token in drawn])
    return state


def filled(state: Duel, viewer: int, seed: int) -> Duel:
    """A world that the viewer cannot rule out."""
    world = state.view(viewer).fill(Rng(seed))
    assert isinstance(world, Duel)
    return world


def of_age(age: int | str) -> set[str]:
    """The ids of the cards of an age."""
    return {card for card, row in CARDS.items() if row["age"] == age}


def test_a_guild_back_is_seen_by_everyone() -> None:
    """Two tables that differ in the slot of a guild back look different to each viewer (5)."""
    here = position(age=3, slots={18: "palace", 19: "port", 15: "guild", 16: "?"})
    there = position(age=3, slots={18: "palace", 19: "port", 15: "?", 16: "guild"})
    for viewer in EVERYONE:
        assert here.view(viewer).key() != there.view(viewer).key()


def test_a_face_down_guild_is_one_of_the_guilds_that_nobody_has_seen() -> None:
    """Each of them is equally likely, and no other card is possible (5)."""
    state = position(age=2, open="brewery")
    do(state, "discard brewery", "guild 0", "guild 1", "guild 15")
    do(state, "reveal 0 merchants_guild")
    unseen = of_age("guild") - {"merchants_guild"}
    assert set(legal(state)) == {f"reveal 1 {card}" for card in unseen}
    assert len(set(state.weights())) == 1


def test_a_face_down_card_of_age_3_without_a_guild_back_is_no_guild() -> None:
    """Its back tells that much (5)."""
    state = position(age=3, slots={18: "palace", 19: "port", 15: "?"})
    do(state, "discard palace")
    assert {line.split()[2] for line in legal(state)} == of_age(3) - {"palace", "port"}
    assert len(set(state.weights())) == 1


def test_each_slot_is_equally_likely_to_have_a_guild_back() -> None:
    """The guilds were shuffled into the deck of age III (5)."""
    state = position(age=2, open="brewery")
    do(state, "discard brewery")
    assert len(legal(state)) == 20
    assert len(set(state.weights())) == 1
    do(state, "guild 7")
    assert len(legal(state)) == 19
    assert len(set(state.weights())) == 1


@pytest.mark.parametrize("seed", range(4))
def test_a_face_down_card_is_any_unseen_card_of_its_age(seed: int) -> None:
    """Equally likely, the three removed cards among them, no card that was seen before (5)."""
    state = new_game()
    rng = Rng(seed)
    seen: set[str] = set()
    counts = []
    while state.age == 0 or state.age == 1:
        if asked(state) == "chance" and legal(state)[0].startswith("reveal"):
            assert {line.split()[2] for line in legal(state)} == of_age(1) - seen
            assert len(set(state.weights())) == 1
            counts.append(len(legal(state)))
            events = do(state, legal(state)[rng.below(len(legal(state)))])
            seen |= {event.card for event in events if isinstance(event, (Dealt, Revealed))}
        elif asked(state) == "chance":
            do(state, legal(state)[rng.below(len(legal(state)))])
        else:
            lines = [text for text in legal(state) if text.startswith(("draft", "discard"))]
            do(state, lines[rng.below(len(lines))])
    assert counts == list(range(23, 3, -1))


def test_a_card_that_was_built_or_tucked_is_not_turned_up_again() -> None:
    """Its face was seen, wherever the card is now (5)."""
    state = new_game()
    rng = Rng(11)
    deal(state, rng)
    while "draft" in legal(state)[0]:
        quiet_move(state, rng)
    gone: set[str] = set()
    while state.age == 1:
        lines = legal(state)
        if asked(state) == "chance":
            assert not {line.split()[2] for line in lines} & gone
        line = lines[rng.below(len(lines))]
        if line.split()[0] in ("build", "discard", "wonder"):
            gone.add(line.split()[-1])
        do(state, line)
        if asked(state) is None:
            break
    assert len(gone) == 20


def test_the_second_four_wonders_are_unknown_until_they_are_shown() -> None:
    """While the first four are drafted, any of the other eight may follow (5)."""
    state = new_game()
    show(state, BOARD)
    show(state, "sphinx colossus pyramids piraeus")
    do(state, "draft sphinx", "draft colossus", "draft pyramids")
    for viewer in EVERYONE:
        assert state.view(viewer).key() == state.key()
        world = filled(state, viewer, 1)
        do(world, "draft piraeus")
        assert len(legal(world)) == 8
    do(state, "draft piraeus")
    left = set(WONDERS) - {"sphinx", "colossus", "pyramids", "piraeus"}
    assert set(legal(state)) == {f"show {wonder}" for wonder in left}
    assert len(set(state.weights())) == 1


def test_the_tokens_of_the_board_are_drawn_evenly() -> None:
    """Each of the ten is equally likely to be shown (5)."""
    state = new_game()
    assert len(legal(state)) == len(TOKENS) == 10
    assert len(set(state.weights())) == 1


def test_the_tokens_of_the_great_library_are_drawn_evenly_from_the_box() -> None:
    """Each of the five is equally likely (5, W6)."""
    state = library()
    assert set(legal(state)) == {f"draw {token}" for token in IN_BOX}
    assert len(set(state.weights())) == 1


def test_the_active_player_sees_the_three_tokens_of_the_great_library() -> None:
    """He chooses out of exactly these, in every world that he holds possible (5, W6)."""
    state = library("theology", "philosophy", "agriculture")
    choices = {"take theology", "take philosophy", "take agriculture"}
    for seed in range(10):
        assert set(legal(filled(state, 0, seed))) == choices


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_three_tokens_of_the_great_library(viewer: int) -> None:
    """Whatever was drawn, the view of the others is the same (5, W6)."""
    one = library("theology", "philosophy", "agriculture")
    two = library("mathematics", "architecture", "agriculture")
    assert one.view(viewer).key() == two.view(viewer).key()
    assert one.view(0).key() != two.view(0).key()


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_first_tokens_while_they_are_drawn(viewer: int) -> None:
    """Nor after one or two of them (5, W6)."""
    assert library("theology").view(viewer).key() == library("mathematics").view(viewer).key()
    one = library("theology", "philosophy")
    two = library("mathematics", "agriculture")
    assert one.view(viewer).key() == two.view(viewer).key()


def test_the_opponent_holds_every_draw_of_the_box_possible() -> None:
    """All ten threes appear, and nothing else, about equally often (5, W6)."""
    state = library("theology", "philosophy", "agriculture")
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(2000):
        drawn = tuple(sorted(line.split()[1] for line in legal(filled(state, 1, seed))))
        counts[drawn] = counts.get(drawn, 0) + 1
    assert counts.keys() == set(combinations(IN_BOX, 3))
    assert min(counts.values()) > 140
    assert max(counts.values()) < 260


def test_the_draw_is_told_to_the_active_player_only() -> None:
    """The token he keeps is told to everyone (5, W6)."""
    game = GAMES["duel"]
    state = library()
    journal = Journal()
    for token in ("theology", "philosophy", "agriculture"):
        play(game, state, CHANCE, f"draw {token}", journal=journal)
    play(game, state, 0, "take philosophy", journal=journal)
    assert len(of(game.events(journal, 0), Drew)) == 3
    for viewer in (1, SPECTATOR):
        assert of(game.events(journal, viewer), Drew) == []
        assert of(game.events(journal, viewer), Took) == [Took(0, "philosophy")]
        assert tokens_of(filled(state, viewer, 1), 0) == {"philosophy"}


def test_the_tokens_that_went_back_are_no_longer_told_apart() -> None:
    """After the choice two tables with different leftovers look the same to the others (5)."""
    one = library("theology", "philosophy", "agriculture")
    two = library("mathematics", "philosophy", "architecture")
    do(one, "take philosophy")
    do(two, "take philosophy")
    assert one.view(1).key() == two.view(1).key()


@pytest.mark.parametrize("seed", range(3))
def test_everything_else_is_open_to_everyone(seed: int) -> None:
    """Without a draw of the Great Library under way all viewers see the same table (5)."""
    state = new_game()
    rng = Rng(seed)
    deal(state, rng)
    compared = 0
    while asked(state) is not None:
        lines = legal(state)
        if not lines[0].startswith(("draw", "take")):
            compared += 1
            assert len({state.view(viewer).key() for viewer in EVERYONE}) == 1
            assert pile(filled(state, SPECTATOR, seed)) == pile(state)
        do(state, lines[rng.below(len(lines))])
    assert compared > 50


def test_coins_and_discards_are_public() -> None:
    """A difference in either shows to each viewer (5)."""
    plain = position(coins=(7, 7), open="altar baths")
    richer = position(coins=(7, 8), open="altar baths")
    thrown = position(coins=(7, 7), discarded="walls", open="altar baths")
    for viewer in EVERYONE:
        keys = {table.view(viewer).key() for table in (plain, richer, thrown)}
        assert len(keys) == 3
