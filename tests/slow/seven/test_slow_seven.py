"""Tests of the slow referee: worked examples of the facts, and whole random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ..payment import Town, payments
from .conflict import fights, outcome
from .deal import answer_all, random_deal, read_deal
from .figures import CARDS, CITIES, HAND_SIZE, SEVEN, SIDES, drawn_count, fixed_deck
from .perft import PATH, perft
from .perft_file import Entry, read_perft
from .science import best, worth
from .seven import SlowSeven
from .table import Options, Step

CITIES_ON = Options(cities="on")
DAY = ["gizah", "ephesos", "rhodos", "alexandria", "babylon", "olympia", "halikarnassos"]


def game_with(
    *built: str,
    options: Options = CITIES_ON,
    age: int = 1,
    turn: int = 1,
    boards: list[str] | None = None,
    hands: tuple[str, ...] = (),
) -> SlowSeven:
    """Return a game in which all choose; cities and hands are given as words, seat by seat."""
    game = SlowSeven(len(built), options)
    game.age, game.turn, game.todo = age, turn, [Step("turn")]
    for seat, words in enumerate(built):
        board, _, side = (boards or DAY)[seat].partition(":")
        game.board[seat], game.side[seat] = board, side or "day"
        game.built[seat] = words.split()
        game.hands[seat] = ["altar", "theater"]
    for seat, words in enumerate(hands):
        game.hands[seat] = words.split()
    return game


def play_all(game: SlowSeven, **choices: str) -> None:
    """Let all who are asked choose: s0="..." and so on; the others sell their first card."""
    for seat in [seat for seat in game.asked() if seat != "chance"]:
        usual = f"sell {game.hands[seat][0]}" if game.hands[seat] else ""
        game.play(seat, choices.get(f"s{seat}", usual))


def town(start: str, *units: str, owns: str = "") -> Town:
    """Return a town whose brown and grey cards give these units, such as "wood/clay"."""
    return Town(start, [frozenset(unit.split("/")) for unit in units], owns=set(owns.split()))


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("cities", [False, True])
def test_every_deck_has_a_hand_for_every_seat(seats: int, *, cities: bool) -> None:
    for age in (1, 2, 3):
        drawn = [drawn_count(age, colour, seats, cities=cities) for colour in ("purple", "black")]
        assert len(fixed_deck(age, seats)) + sum(drawn) == seats * HAND_SIZE[cities]


def test_the_solver_example_is_paid_in_two_ways() -> None:  # 4.9
    me = town("papyrus", "wood/clay", owns="east_trading_post")
    left, right = town("glass", "wood", "wood/clay"), town("cloth", "clay")
    assert payments(me, left, right, ("wood", "wood", "clay"), 9) == {(2, 1), (4, 0)}
    assert payments(me, left, right, ("wood", "wood", "clay"), 3) == {(2, 1)}


@pytest.mark.parametrize(
    ("owns", "one", "two"),
    [
        ("smugglers_cache", 1, 3),
        ("smugglers_cache west_trading_post", 0, 1),
        ("smugglers_cache west_clandestine_wharf", 0, 2),
        ("west_clandestine_wharf", 1, 3),
        ("west_clandestine_wharf west_trading_post", 0, 1),
        ("east_clandestine_wharf", 2, 4),
    ],
)
def test_rebates_add_up_and_no_price_is_negative(owns: str, one: int, two: int) -> None:  # C6
    me, left, right = town("papyrus", owns=owns), town("stone", "stone"), town("glass")
    assert payments(me, left, right, ("stone",), 9) == {(one, 0)}
    assert payments(me, left, right, ("stone", "stone"), 9) == {(two, 0)}


@pytest.mark.parametrize(
    ("need", "ways"),
    [
        ("wood wood wood", {(0, 0)}),
        ("wood wood stone", {(0, 0)}),
        ("wood stone stone", {(0, 0)}),
        ("stone stone stone", set()),
        ("wood clay", set()),
    ],
)
def test_a_warehouse_adds_a_kind_that_is_made(need: str, ways: set[tuple[int, int]]) -> None:
    me, other = town("wood", "wood/stone", owns="secret_warehouse"), town("glass")
    assert payments(me, other, other, tuple(need.split()), 9) == ways


def test_the_worked_examples_of_science_hold() -> None:  # 7.3, C8
    table = SEVEN["science"]["identical_table"] | {"10": 100}
    for count, points in table.items():
        assert worth(("gear",) * int(count)) == points
    assert best(("gear", "gear", "gear", "tablet"), 2, 0, ()) == 26
    assert best(("gear",), 2, 0, ()) == 10
    assert best(("gear", "gear", "tablet", "tablet"), 1, 0, ()) == 16
    assert best(("gear",) * 4 + ("tablet", "compass"), 1, 0, ()) == 34
    assert best((), 0, 3, ("gear",)) == 1
    assert best((), 0, 3, ("compass", "gear", "tablet")) == 10
    assert best((), 0, 2, ("compass", "compass")) == 4


@pytest.mark.parametrize("example", CITIES["worked_examples"][:4], ids=lambda row: row["id"])
def test_the_worked_examples_of_conflicts_hold(example: dict[str, object]) -> None:
    strengths, holders = example["strengths"], example["diplomacy"]
    wanted = example["expected_new_tokens"]
    assert isinstance(strengths, dict)
    assert isinstance(holders, list)
    assert isinstance(wanted, dict)
    if example["mode"] == "team":
        seats = ["", "you", "adjacent_opponent", ""]
        got = outcome(
            2,
            [strengths.get(seat, 0) for seat in seats],
            fights([seat in holders for seat in seats], teams=True),
        )
        assert got == [[], wanted["you"], wanted["adjacent_opponent"], []]
    else:
        seats = ["you", "left", "right"]
        got = outcome(
            2,
            [strengths[seat] for seat in seats],
            fights([seat in holders for seat in seats], teams=False),
        )
        others = wanted["left_vs_right"]
        assert got == [wanted["you"], others["left"], others["right"]]


def test_absent_seats_are_skipped_and_two_fight_once() -> None:  # C4
    assert fights([0, 1, 1, 0, 0], teams=False) == [(0, 3, 1), (3, 4, 1), (4, 0, 1)]
    assert fights([1, 0, 2, 0], teams=False) == [(1, 3, 1)]
    assert fights([1, 0, 1], teams=False) == []
    assert outcome(2, [4, 5, 2], fights([0, 0, 0], teams=False))[0] == [-1, 3]


def test_a_vineyard_counts_cards_of_the_same_turn() -> None:  # 8
    game = game_with(
        "sawmill quarry",
        "foundry brickyard",
        "clay_pit",
        age=2,
        options=Options(),
        hands=("vineyard altar", "mine altar"),
    )
    play_all(game, s0="build vineyard", s1="build mine")
    assert game.coins == [3 + 6, 3 - 1, 3 + 3]


def test_coins_of_this_turn_cannot_be_spent_in_it() -> None:  # 2.2
    game = game_with("", "lumber_yard", "clay_pool", hands=("stockade", "guard_tower", "altar"))
    game.coins = [2, 0, 0]
    assert game.build_ways(1, "guard_tower") == set()
    assert game.legal(0) == ["build stockade paying 2 left", "sell stockade"]


def test_the_last_turn_discards_what_is_left_and_fights() -> None:  # 2.7
    game = game_with("", "barracks", "", turn=6, options=Options(), hands=("loom_1 baths",))
    play_all(game)
    assert list(game.pile.values()) == ["loom_1", "altar", "altar", "baths", "theater", "theater"]
    assert game.coins == [6, 6, 6]
    assert game.tokens == [[-1], [1, 1], [-1]]
    assert (game.age, game.asked()) == (2, ["chance"])


def test_babylon_plays_before_halikarnassos_looks() -> None:  # 6
    game = game_with(
        "",
        "clay_pool clay_pit",
        "",
        turn=6,
        options=Options(),
        boards=["babylon:night", "halikarnassos:night", "rhodos"],
        hands=("altar tavern", "stockade theater", "loom_1 press_1"),
    )
    game.stages[0] = 1
    play_all(game, s1="stage with stockade")
    assert game.legal(0) == ["build tavern", "discard tavern", "sell tavern"]
    game.play(0, "sell tavern")
    for place, card in enumerate(["altar", "loom_1", "theater", "press_1", "tavern"]):
        game.play("chance", f"show {place} {card} discarded")
    game.play(1, "rebuild tavern")
    assert game.coins[1] == 3 + 5
    assert game.age == 2


def test_olympia_builds_free_by_day_and_by_night() -> None:  # 6
    game = game_with("altar", "", "", boards=["olympia", "rhodos", "gizah"])
    game.coins[0] = 0
    assert game.build_ways(0, "mine") == set()
    game.stages[0] = 2
    assert game.build_ways(0, "mine") == {(0, 0)}
    assert game.build_ways(0, "palace") == set()
    game.side[0] = "night"
    for turn, ways in ((1, {(0, 0)}), (2, set()), (6, set()), (7, {(0, 0)})):
        game.turn = turn
        assert game.build_ways(0, "palace") == ways


def test_losses_are_added_up_and_split_freely() -> None:  # C3.2, C3.3
    game = game_with("", "", "caravansery forum", "", hands=("hideout", "altar", "lair", "altar"))
    play_all(game, s0="build hideout", s2="build lair")
    assert game.owed == [2, 3, 1, 3]
    game.coins[1] = 1
    assert game.legal(1) == ["lose 1 coins 2 debt", "lose 3 debt"]
    play_all(game, s0="lose 2 debt", s1="lose 3 debt", s2="lose 1 coins", s3="lose 3 coins")
    assert game.debt == [2, 3, 0, 0]
    assert game.points(0)["treasury"] == 1 - 2


def test_a_sepulcher_counts_tokens_of_the_same_turn() -> None:  # C3.7
    game = game_with("forum loom_1 quarry", "", "", hands=("sepulcher", "raider_camp", "altar"))
    game.tokens = [[], [3, -1], [-1]]
    play_all(game, s0="build sepulcher", s1="build raider_camp")
    assert game.owed == [0, 2, 0]
    assert game.debt == [1, 0, 1]
    assert game.asked() == [1]


def test_a_memorial_pays_for_defeats_and_clears_them() -> None:  # C7.5
    game = game_with("caravansery loom_1", "", "", hands=("memorial",))
    game.tokens[0] = [-1, -1, 3, -1]
    play_all(game, s0="build memorial")
    assert (game.tokens[0], game.coins[0]) == ([3], 3 + 6)


def test_equal_points_are_told_apart_by_coins_or_shared() -> None:  # 7.10, C5.7
    game = game_with("", "", "", "")
    game.coins = [5, 4, 4, 3]
    assert game.ranks() == [1, 2, 2, 4]
    game.teams = True
    assert game.ranks() == [1, 1, 3, 3]
    game.coins = [5, 3, 4, 4]
    assert game.ranks() == [1, 1, 1, 1]


@pytest.mark.parametrize(("seats", "cities"), [(3, "off"), (5, "on")])
def test_every_card_is_in_exactly_one_place_all_the_time(seats: int, cities: str) -> None:
    rng = Random(seats)
    game = SlowSeven(seats, Options(sides="random", cities=cities))
    dealt: Counter[str] = Counter()
    while asked := game.asked():
        places = [*game.hands, *game.built, *game.tucked, list(game.pile.values())]
        assert Counter(card for place in places for card in place) == dealt
        assert min(game.coins) >= 0
        for actor in asked:
            assert game.legal(actor) == sorted(set(game.legal(actor))) != []
        text = rng.choice(game.legal(asked[0]))
        game.play(asked[0], text)
        if text.startswith("deal "):
            dealt[text.split()[2]] += 1
    assert dealt.total() == 3 * seats * HAND_SIZE[cities == "on"]
    assert set(dealt) <= set(CARDS)


def test_what_is_not_legal_is_refused() -> None:
    game = game_with("", "", "", hands=("palace",))
    with pytest.raises(ValueError, match="palace"):
        game.play(0, "build palace")


def test_a_copy_goes_on_alone() -> None:
    game = game_with("", "", "")
    before = (game.asked(), game.coins.copy(), [held.copy() for held in game.hands])
    play_all(game.copy())
    assert (game.asked(), game.coins, game.hands) == before


def test_a_deal_survives_its_text_form() -> None:
    deal = random_deal(Random(3), 4, cities=True)
    words = dict(line.partition(" ")[::2] for line in deal.text().splitlines())
    assert read_deal(words) == deal
    assert set(deal.sides) <= set(SIDES)


def test_the_perft_file_is_written_as_it_is_read() -> None:
    text = PATH.read_text(encoding="utf-8")
    assert "\n".join(entry.text() for entry in read_perft(PATH)) == text


@pytest.mark.parametrize("entry", read_perft(PATH), ids=lambda entry: entry.id)
def test_the_frozen_counts_are_found_again(entry: Entry) -> None:
    game = entry.position()
    answer_all(game, entry.deal)
    for depth in (1, 2, 3):
        assert perft(game, entry.deal, depth) == entry.counts[depth]
