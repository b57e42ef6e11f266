"""Setup and draft: rulings S1 to S4."""

from __future__ import annotations

import pytest

from tests.games.duel.position import (
    asked,
    cards,
    coins,
    do,
    legal,
    pile,
    points,
    position,
    price,
    tokens_of,
    wonders_of,
)
from tests.rulebook.table import (
    CARDS,
    TOKENS,
    WONDERS,
    deal,
    new_game,
    of,
    quiet_move,
    show,
    total,
)
from wondertable.core.rng import Rng
from wondertable.core.state import Journal
from wondertable.games.duel.events import (
    Dealt,
    Discarded,
    Drafted,
    Event,
    PlacedGuild,
    Revealed,
    ShownToken,
    ShownWonder,
    typed,
)
from wondertable.games.duel.state import Duel

BOARD = "agriculture economy law masonry strategy"
IN_BOX = {"architecture", "mathematics", "philosophy", "theology", "urbanism"}
FIRST_FOUR = "great_library sphinx colossus pyramids"
SECOND_FOUR = "mausoleum piraeus appian_way circus_maximus"


def drafted() -> Duel:
    """A game with known tokens and wonders, before the first card is turned up."""
    state = new_game()
    show(state, BOARD)
    show(state, FIRST_FOUR)
    do(state, "draft great_library", "draft sphinx", "draft colossus", "draft pyramids")
    show(state, SECOND_FOUR)
    do(state, "draft mausoleum", "draft piraeus", "draft appian_way", "draft circus_maximus")
    return state


def test_everybody_starts_with_7_coins_and_an_empty_city() -> None:
    """Both treasuries hold 7 coins, nothing is built, the pawn is in the middle (S1)."""
    state = new_game()
    deal(state, Rng(1))
    assert [coins(state, seat) for seat in range(2)] == [7, 7]
    assert cards(state, 0) == cards(state, 1) == set()
    assert pile(state) == set()
    assert state.pawn == 0


def test_a_new_city_buys_at_2_coins_and_owns_nothing() -> None:
    """Neither side has any help or burden at the start (S1, C1, T2)."""
    state = drafted()
    deal(state, Rng(7))
    for seat in range(2):
        assert asked(state) == seat
        for wonder in wonders_of(state, seat)[1]:
            assert price(state, wonder) == 2 * sum(WONDERS[wonder]["cost"].values())
        for card, row in CARDS.items():
            units = sum(row["cost"].values()) - row["cost"].get("coins", 0)
            assert price(state, card) == 2 * units + row["cost"].get("coins", 0)
        assert total(points(state, seat)) == 7 // 3
        assert tokens_of(state, seat) == set()
        assert [event.coins for event in of(quiet_move(state, Rng(7)), Discarded)] == [2]


def test_five_different_tokens_are_laid_on_the_board() -> None:
    """Chance shows five of the ten tokens, none twice, and then goes on to the wonders (S1)."""
    state = new_game()
    assert set(legal(state)) == {f"show {token}" for token in TOKENS}
    shown = show(state, BOARD)
    assert [event.token for event in of(shown, ShownToken)] == BOARD.split()
    assert set(legal(state)) == {f"show {wonder}" for wonder in WONDERS}


def test_a_token_that_lies_on_the_board_is_not_shown_again() -> None:
    """Every token exists once (S1)."""
    state = new_game()
    show(state, "law")
    assert set(legal(state)) == {f"show {token}" for token in TOKENS if token != "law"}


def test_the_five_tokens_that_are_not_shown_are_in_the_box() -> None:
    """The Great Library finds exactly the tokens that the setup did not show (S1)."""
    state = drafted()
    rng = Rng(3)
    deal(state, rng)
    while coins(state, 0) < 10 or asked(state) != 0:
        quiet_move(state, rng)
    do(state, next(text for text in legal(state) if text.startswith("wonder great_library")))
    assert set(legal(state)) == {f"draw {token}" for token in IN_BOX}


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_every_age_has_20_cards_and_three_stay_away(seed: int) -> None:
    """Ages I and II show 20 of 23 cards, age III 17 of 20 and 3 of 7 guilds, none twice (S1)."""
    state = new_game()
    rng = Rng(seed)
    events = deal(state, rng)
    while asked(state) is not None:
        events += quiet_move(state, rng)
    check_deal(events)


@pytest.mark.parametrize("seed", [5, 6, 7, 8])
def test_a_deal_at_one_go_keeps_to_the_same_numbers(seed: int) -> None:
    """Also when chance does all that is due without being asked step by step (S1)."""
    state = new_game()
    rng = Rng(seed)
    events: list[Event] = []
    while asked(state) is not None:
        journal = Journal()
        state.deal(rng, journal)
        events += [found for event in journal.events for found in typed(event)]
        if asked(state) is not None:
            lines = [line for line in legal(state) if line.startswith(("draft", "discard"))]
            events += do(state, lines[0])
    check_deal(events)


def check_deal(events: list[Event]) -> None:
    """What was shown in a whole game fits the box."""
    assert len({event.token for event in of(events, ShownToken)}) == 5
    assert len({event.wonder for event in of(events, ShownWonder)}) == 8
    seen = [event for event in events if isinstance(event, (Dealt, Revealed))]
    assert len(seen) == len({event.card for event in seen}) == 60
    for at, age in enumerate((1, 2, 3)):
        part = seen[20 * at : 20 * at + 20]
        assert {event.slot for event in part} == set(range(20))
        backs = {event.slot for event in part if CARDS[event.card]["age"] == "guild"}
        assert {CARDS[event.card]["age"] for event in part} - {"guild"} == {age}
        assert len(backs) == (3 if age == 3 else 0)
    assert {event.slot for event in of(events, PlacedGuild)} == backs


def test_the_draft_goes_one_two_one_and_then_starts_with_the_other() -> None:
    """Seats choose in the order 1-2-2-1, then 2-1-1-2 (S2)."""
    state = new_game()
    order = []
    events = deal(state, Rng(5))
    while legal(state)[0].startswith("draft"):
        order.append(asked(state))
        events += quiet_move(state, Rng(5))
    assert order == [0, 1, 1, 0, 1, 0, 0, 1]
    assert [event.seat for event in of(events, Drafted)] == order
    assert len(of(events, ShownWonder)) == 8


def test_a_wonder_is_drafted_out_of_those_that_are_left() -> None:
    """The four wonders on the table are shared out, each to one player (S2)."""
    state = new_game()
    show(state, BOARD)
    show(state, FIRST_FOUR)
    assert set(legal(state)) == {f"draft {wonder}" for wonder in FIRST_FOUR.split()}
    do(state, "draft sphinx", "draft colossus")
    assert asked(state) == 1
    assert set(legal(state)) == {"draft great_library", "draft pyramids"}


def test_the_second_four_wonders_are_shown_after_the_first_are_taken() -> None:
    """Nothing of the second four is on the table while one of the first is left (S2)."""
    state = new_game()
    show(state, BOARD)
    show(state, FIRST_FOUR)
    do(state, "draft sphinx", "draft colossus", "draft pyramids")
    assert asked(state) == 0
    assert legal(state) == ["draft great_library"]
    do(state, "draft great_library")
    assert asked(state) == "chance"
    left = set(WONDERS) - set(FIRST_FOUR.split())
    assert set(legal(state)) == {f"show {wonder}" for wonder in left}
    show(state, SECOND_FOUR)
    assert asked(state) == 1
    assert set(legal(state)) == {f"draft {wonder}" for wonder in SECOND_FOUR.split()}


def test_the_draft_gives_four_wonders_to_each_and_player_1_begins() -> None:
    """After eight picks the other four wonders stay away and seat 0 begins age I (S2)."""
    state = drafted()
    assert wonders_of(state, 0) == (
        set(),
        {"great_library", "pyramids", "piraeus", "appian_way"},
    )
    assert wonders_of(state, 1) == (set(), {"sphinx", "colossus", "mausoleum", "circus_maximus"})
    assert all(line.startswith("reveal 0 ") for line in legal(state))
    deal(state, Rng(1))
    assert asked(state) == 0
    assert state.age == 1


def test_age_1_shows_12_cards_and_offers_the_six_of_the_last_row() -> None:
    """Every second row lies face down; only cards that nothing covers can be taken (S1, T1)."""
    state = drafted()
    events = of(deal(state, Rng(8)), Dealt)
    assert [event.slot for event in events] == [0, 1, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19]
    taken = {line.split()[1] for line in legal(state) if line.startswith("discard")}
    assert taken == {event.card for event in events[6:]}


def test_a_guild_has_a_back_of_its_own() -> None:
    """Three slots of age III are marked as guilds before any of its cards is known (S3)."""
    state = position(age=2, open="brewery")
    do(state, "build brewery")
    assert set(legal(state)) == {f"guild {slot}" for slot in range(20)}
    do(state, "guild 0", "guild 7")
    assert set(legal(state)) == {f"guild {slot}" for slot in range(20) if slot not in (0, 7)}
    do(state, "guild 15")
    guilds = {card for card, row in CARDS.items() if row["age"] == "guild"}
    assert set(legal(state)) == {f"reveal 0 {card}" for card in guilds}


def test_age_3_has_neither_brown_nor_grey_cards() -> None:
    """A slot of age III without a guild back shows one of its 20 cards, none of them raw (S3)."""
    state = position(age=2, open="brewery")
    do(state, "build brewery", "guild 2", "guild 3", "guild 4")
    possible = {line.split()[2] for line in legal(state)}
    assert possible == {card for card, row in CARDS.items() if row["age"] == 3}
    assert len(possible) == 20
    assert {CARDS[card]["color"] for card in possible} == {"red", "green", "blue", "yellow"}


def test_the_bank_never_runs_out_of_coins() -> None:
    """A treasury may grow beyond the 86 coins of the box (S4)."""
    state = position(age=2, coins=(85, 80), open="brewery walls")
    do(state, "build brewery")
    assert coins(state, 0) == 91
    assert coins(state, 1) == 80
    assert "build walls" in legal(state)
