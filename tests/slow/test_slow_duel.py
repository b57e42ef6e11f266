"""Tests of the slow referee: worked examples of the facts, and whole random games."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from .deal import answer_all, random_deal, read_deal
from .duel import SlowDuel
from .figures import CARDS, TOKENS, WONDERS
from .perft import PATH, perft
from .perft_file import Entry, read_perft


def game_with(mine: str = "", theirs: str = "", *, coins: int = 50) -> SlowDuel:
    """Return a game in which seat 0 is to move; cities are given as words."""
    game = SlowDuel("first-game")
    answer_all(game, random_deal(Random(0)))
    for seat, words in enumerate((mine.split(), theirs.split())):
        game.built[seat] = {word for word in words if word in CARDS}
        game.wonders_built[seat] = {word for word in words if word in WONDERS}
        game.tokens[seat] = {word for word in words if word in TOKENS}
        game.wonders_left[seat] -= game.wonders_built[seat]
    held = game.tokens[0] | game.tokens[1]
    game.board -= held
    game.box -= held
    game.coins = [coins, coins]
    return game


def offer(game: SlowDuel, card: str) -> None:
    """Put a card into the lowest accessible slot."""
    game.slots[14] = card


def gain(game: SlowDuel, action: str) -> list[int]:
    """Play an action and return what it changed in the two treasuries."""
    before = game.coins.copy()
    game.play(action)
    return [now - then for now, then in zip(game.coins, before, strict=True)]


def play_at_random(game: SlowDuel, rng: Random) -> int:
    """Play a game to its end and return the number of decisions of the seats."""
    decisions = 0
    while (actor := game.actor()) is not None:
        decisions += actor != "chance"
        game.play(rng.choice(game.legal()))
    return decisions


@pytest.mark.parametrize(
    ("thing", "mine", "theirs", "price"),
    [
        ("fortifications", "shelf_quarry", "clay_pool", 5),  # Example 2.
        ("aqueduct", "", "shelf_quarry", 12),  # Example 3.
        ("caravansery", "", "glassworks", 7),  # Example 4.
        ("palace", "", "glassworks glass_blower", 14),  # Example 14.
        ("palace", "masonry", "glassworks glass_blower", 6),
        ("town_hall", "", "shelf_quarry lumber_yard", 18),  # Example 15.
        ("town_hall", "caravansery", "shelf_quarry lumber_yard", 14),
        ("town_hall", "stone_reserve caravansery", "shelf_quarry quarry stone_pit sawmill", 7),
        ("great_library", "", "sawmill glassworks", 17),  # Example 16.
        ("great_library", "forum architecture", "sawmill glassworks", 6),
        ("pyramids", "stone_reserve", "shelf_quarry quarry stone_pit", 5),  # Example 17.
        ("senate", "clay_pool clay_pit masonry", "", 0),  # Example 18.
        ("barracks", "", "", 3),
        ("barracks", "garrison", "", 0),
    ],
)
def test_prices_equal_the_worked_examples(thing: str, mine: str, theirs: str, price: int) -> None:
    assert game_with(mine, theirs).price(0, thing) == price


def test_a_discard_pays_two_and_one_for_each_yellow_card() -> None:  # Example 8.
    game = game_with("tavern clay_reserve")
    offer(game, "aqueduct")
    assert gain(game, "discard aqueduct") == [4, 0]
    assert game.discarded == {"aqueduct"}


def test_a_construction_nobody_can_afford_is_not_legal() -> None:
    game = game_with(coins=11)
    offer(game, "town_hall")
    assert "build town_hall" in game.legal()
    game.built[1] = {"quarry"}
    assert "build town_hall" not in game.legal()
    with pytest.raises(ValueError, match="town_hall"):
        game.play("build town_hall")


def test_economy_receives_trade_coins_but_no_printed_coins() -> None:  # Example 19.
    game = game_with("stone_reserve", "economy")
    offer(game, "town_hall")
    assert gain(game, "build town_hall") == [-7, 7]
    game = game_with("", "economy")
    offer(game, "pretorium")
    game.loot[0].clear()
    assert gain(game, "build pretorium") == [-8, 0]


def test_urbanism_pays_for_chain_builds_only() -> None:  # Example 20.
    for card, coins in (("barracks", 4), ("aqueduct", 4), ("temple", 0)):
        game = game_with("garrison baths lumber_yard press urbanism")
        offer(game, card)
        assert gain(game, f"build {card}") == [coins, 0]


def test_a_mausoleum_build_by_a_chain_card_earns_no_urbanism_coins() -> None:
    game = game_with("garrison urbanism")
    game.wonders_left[0].add("mausoleum")
    game.discarded = {"barracks"}
    card = game.accessible()[0]
    game.play(f"wonder mausoleum with {card}")
    assert game.legal() == ["rebuild barracks"]
    assert gain(game, "rebuild barracks") == [0, 0]
    assert game.pawn == 1
    assert game.discarded == set()


def test_the_lighthouse_counts_itself() -> None:  # Example 21.
    game = game_with("tavern brewery")
    offer(game, "lighthouse")
    assert gain(game, "build lighthouse") == [3, 0]


def test_the_merchants_guild_counts_the_larger_city() -> None:  # Example 21.
    mine = "lumber_yard clay_pool glassworks press tavern brewery"
    game = game_with(mine, "wood_reserve clay_reserve stone_reserve forum")
    offer(game, "merchants_guild")
    assert gain(game, "build merchants_guild") == [4, 0]
    assert game.points(0)["purple"] == 4


def test_the_shipowners_guild_adds_brown_and_grey_cards_of_one_city() -> None:  # Example 22.
    game = game_with("clay_pool quarry stone_pit", "lumber_yard sawmill glassworks press")
    offer(game, "shipowners_guild")
    price = game.price(0, "shipowners_guild")
    assert gain(game, "build shipowners_guild") == [4 - price, 0]


def test_one_move_may_loot_twice() -> None:  # Ruling M3.
    game = game_with("strategy sawmill brickyard clay_pool")
    game.pawn, game.coins = 2, [0, 7]
    offer(game, "arsenal")
    game.play("build arsenal")
    assert game.pawn == 6
    assert game.coins == [0, 0]
    assert game.loot == [{}, {3: 2, 6: 5}]


def test_the_capital_ends_the_game_before_anything_is_asked() -> None:
    game = game_with("", "lumber_yard")
    game.pawn = 8
    card = game.accessible()[0]
    game.play(f"wonder statue_of_zeus with {card}")
    assert (game.actor(), game.ending, game.winners) == (None, "military", {0})
    assert game.legal() == []


def test_law_as_the_reward_of_a_pair_wins_with_five_symbols() -> None:
    game = game_with("apothecary pharmacist scriptorium workshop academy")
    game.board = {"law", "strategy"}
    offer(game, "school")
    game.play("build school")
    assert game.legal() == ["take law", "take strategy"]
    game.play("take law")
    assert (game.ending, game.winners) == ("science", {0})


def test_theology_drawn_by_the_great_library_does_not_help_it() -> None:
    game = game_with()
    game.board, game.box = set(TOKENS) - {"theology"}, {"theology", "law", "economy"}
    game.wonders_left[0].add("great_library")
    game.play(f"wonder great_library with {game.accessible()[0]}")
    for token in ("economy", "law", "theology"):
        assert game.actor() == "chance"
        game.play(f"draw {token}")
    game.play("take theology")
    assert game.box == {"law", "economy"}
    answer_all(game, random_deal(Random(0)))
    assert game.actor() == 1


def test_theology_lets_a_later_wonder_play_again() -> None:
    game = game_with("theology")
    game.play(f"wonder pyramids with {game.accessible()[0]}")
    assert game.actor() == 0


def test_the_eighth_wonder_leaves_the_game() -> None:
    game = game_with("pyramids great_lighthouse temple_of_artemis", "piraeus appian_way colossus")
    game.play(f"wonder statue_of_zeus with {game.accessible()[0]}")
    assert game.wonders_left == [set(), set()]


def test_a_tie_is_broken_by_points_of_blue_cards_or_shared() -> None:
    for mine, theirs, winners in (
        ("altar", "theater", {0, 1}),
        ("altar", "armory", {0}),
        ("apothecary workshop school", "theater", {1}),
    ):
        game = game_with(mine, theirs, coins=0)
        game.age, game.slots = 3, {0: "palace"}
        game.play("discard palace")
        assert (game.ending, game.winners) == ("civilian", winners)


def test_a_copy_goes_on_alone() -> None:
    game = game_with()
    before = (game.legal(), game.coins.copy(), game.slots.copy())
    play_at_random(game.copy(), Random(1))
    assert (game.legal(), game.coins, game.slots) == before


def test_every_card_is_in_exactly_one_place_all_the_time() -> None:
    for seed in range(20):
        rng = Random(seed)
        game = SlowDuel()
        while game.actor() is not None:
            lying = [card for card in game.slots.values() if card is not None]
            places = [*lying, *game.unseen, *game.built[0], *game.built[1]]
            places += [*game.discarded, *game.tucked.values()]
            assert sorted(places) == sorted(CARDS)
            tokens = [*game.board, *game.box, *game.drawn, *game.tokens[0], *game.tokens[1]]
            assert sorted(tokens) == sorted(TOKENS)
            assert min(game.coins) >= 0
            assert game.legal() == sorted(set(game.legal())) != []
            game.play(rng.choice(game.legal()))


@pytest.mark.long
def test_random_games_have_the_usual_length() -> None:
    rng = Random(7)
    lengths = [play_at_random(SlowDuel(level_pawn="chooses"), rng) for _ in range(300)]
    assert mean(lengths) == pytest.approx(71.6, abs=1)


def test_a_deal_survives_its_text_form() -> None:
    deal = random_deal(Random(3))
    assert read_deal(deal.text()) == deal


def test_the_perft_file_is_written_as_it_is_read() -> None:
    text = PATH.read_text(encoding="utf-8")
    assert "\n".join(entry.text() for entry in read_perft(PATH)) == text


@pytest.mark.parametrize("entry", read_perft(PATH), ids=lambda entry: entry.id)
def test_the_frozen_counts_are_found_again(entry: Entry) -> None:
    game = entry.position()
    for depth in (1, 2, 3):
        assert perft(game, entry.deal, depth) == entry.counts[depth]
