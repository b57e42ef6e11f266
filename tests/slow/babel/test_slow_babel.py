"""Tests of the slow referee: the examples of the facts, and whole random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .babel import SlowBabel
from .figures import DECK, FACTS, ROWS, TYPES, WONDERS, from_words, in_words, total
from .perft import PATH, WANTED, perft
from .perft_file import Entry, read_perft
from .scoring import card_points, disc_points, ranks, wonder_points
from .styles import STYLES, chooser
from .table import Options, Step

TOWER = "tower_of_babel"
EXAMPLES: dict[str, dict[str, Any]] = {row["id"]: row for row in FACTS["examples"]}
COLOURS = ("red", "yellow", "green", "blue")


def game_with(
    hands: list[str], board: list[str], *, actions: str = "", options: Options | None = None
) -> SlowBabel:
    """Return a game in which seat 0, who holds the action cards, begins; the tower has discs."""
    game = SlowBabel(len(hands), options or Options())
    game.todo = [Step("turn", 0)]
    for seat, words in enumerate(hands):
        game.hands[seat] |= from_words(words)
    for kind in TYPES:
        game.deck[kind] -= sum(hand[kind] for hand in game.hands)
    game.board[TOWER] = board
    for wonder in WONDERS[1:]:
        game.board[wonder] = [f"3 {kind}" for kind in TYPES[:3]]
    game.board[WONDERS[1]].append("4 stonemason")
    game.actions[0] = actions.split()
    return game


def build(game: SlowBabel, disc: str, *offers: str) -> None:
    """Let seat 0 choose a disc of the tower, and all others offer."""
    game.play(0, f"build {TOWER} {disc}")
    for seat, offer in enumerate(offers, start=1):
        game.play(seat, f"offer {offer}")


def of_the_rulebook() -> SlowBabel:
    """Return the offers of the rulebook's example."""
    game = game_with(["4 ship", "1 ship", "2 ship", "1 ship"], ["5 ship", "3 camel"])
    build(game, "5 ship", "1 ship", "2 ship with trader", "1 ship with trader")
    return game


@pytest.mark.parametrize(
    ("id", "line"), [("E1", "accept 1 with 4 own"), ("E2", "accept 1 2 with 2 own"), ("E4", "fail")]
)
def test_the_examples_of_a_build_hold(id: str, line: str) -> None:
    game = of_the_rulebook()
    game.play(0, line)
    wanted = EXAMPLES[id]["expect"]
    assert game.units[TOWER] == [wanted["pieces"].get(colour, 0) for colour in COLOURS]
    assert game.refused == [wanted["points"].get(colour, 0) for colour in COLOURS]
    owners = [colour for colour, discs in zip(COLOURS, game.taken, strict=True) if discs]
    assert owners == ([wanted["disc"]] if wanted["disc"] else [])


def test_two_traders_cannot_be_chosen() -> None:  # E3
    game = of_the_rulebook()
    assert not any(line.startswith("accept 2 3") for line in game.legal(0))
    with pytest.raises(ValueError, match="accept 2 3"):
        game.play(0, "accept 2 3 with 2 own")


@pytest.mark.parametrize("id", ["E5", "E6", "E7"])
def test_the_examples_of_a_scored_wonder_hold(id: str) -> None:
    example = EXAMPLES[id]
    units = [example["pieces"][colour] for colour in COLOURS]
    wanted = [example["expect"][colour] for colour in COLOURS]
    assert wonder_points(units, *ROWS[example["row"] - 1]) == wanted


def test_the_example_of_the_disc_bonus_holds() -> None:  # E8, A22
    owned = EXAMPLES["E8"]["discsOwned"]
    discs = [f"5 {kind}" for kind, count in owned.items() for _ in range(count)]
    assert disc_points(discs) == EXAMPLES["E8"]["expect"]["total"]
    assert disc_points(["5 ship", "2 ship 3 crane", "4 crane", "5 crane"]) == 10
    assert card_points(["disc_bonus", "five_points", "joker"], discs=3) == 6 + 5


def test_a_two_coloured_disc_needs_both_numbers_exactly() -> None:  # E9, E10
    hands = ["3 camel 3 stonemason", "2 camel", "1 camel 1 stonemason"]
    game = game_with(hands, ["2 camel 3 stonemason"], options=Options(two_coloured="on"))
    build(game, "2 camel 3 stonemason", "2 camel", "1 camel 1 stonemason")
    assert game.legal(0) == [
        "accept 1 with 3 own",
        "accept 2 with 3 own",
        "accept nobody with 5 own",
        "fail",
    ]


def test_a_pass_and_a_double_turn_draw_what_the_examples_say() -> None:  # E11, E12
    for lines, drawn in ((["pass"], [2, 1, 1]), (["pass", "play double_turn", "pass"], [3, 1, 1])):
        game = game_with(["", "", ""], ["3 camel"], actions="double_turn")
        for line in [*lines, *(["decline"] if len(lines) == 1 else [])]:
            game.play(0, line)
            draw_all(game)
        assert [total(hand) for hand in game.hands] == drawn
        assert game.active == 1


def draw_all(game: SlowBabel) -> None:
    """Let chance act until a seat is asked."""
    while game.asked() == ["chance"]:
        game.play("chance", game.legal("chance")[0])


def test_the_offer_bonus_pays_three_for_each_card() -> None:  # E13
    game = game_with(["", "4 ship", ""], ["5 ship", "3 camel"])
    game.actions[1] = ["offer_bonus"]
    game.play(0, f"build {TOWER} 5 ship")
    game.play(1, "decline")
    game.play(1, "offer 4 ship")
    game.play(2, "offer nothing")
    game.play(0, "fail")
    game.play(1, "play offer_bonus")
    assert game.refused == [0, EXAMPLES["E13"]["expect"]["points"], 0]


@pytest.mark.parametrize(
    ("offered", "jokers", "lines"),
    [
        (3, 1, ["accept 1 joker 2 ship", "fail"]),  # E14
        (4, 1, ["fail"]),  # E15
        (1, 2, ["accept 1 joker 4 ship", "fail"]),
    ],
)
def test_every_joker_is_exactly_two_cards(offered: int, jokers: int, lines: list[str]) -> None:
    game = game_with(["", f"{offered} ship", ""], ["5 ship", "3 camel"], actions="joker " * jokers)
    build(game, "5 ship", f"{offered} ship", "nothing")
    assert game.legal(0) == lines
    game.play(0, lines[0])
    assert game.units[TOWER] == ([0, 0, 0] if lines == ["fail"] else [2 * jokers, offered, 0])


def test_wrong_cards_leave_an_empty_offer_without_a_trader() -> None:  # A03, A05
    game = game_with(["5 ship", "2 camel", ""], ["5 ship", "3 camel"], options=Options(bluff="on"))
    build(game, "5 ship", "2 camel with trader", "nothing")
    assert game.legal(0) == ["accept nobody with 5 own", "fail"]
    game.play(0, "fail")
    assert game.refused == [0, 0, 0]
    assert in_words(game.hands[1]) == "2 camel"


def test_the_last_disc_of_a_type_ends_the_game_after_its_wonder_is_scored() -> None:  # A16, A21
    game = game_with(["5 stonemason", "1 ship", ""], ["5 stonemason"], actions="five_points")
    game.board[WONDERS[1]].remove("4 stonemason")
    build(game, "5 stonemason", "nothing", "nothing")
    game.play(0, "accept nobody with 5 own")
    game.play("chance", "action 0 five_points")
    draw_all(game)
    assert (game.over, game.ending, game.ranks()) == (True, "exhausted", [1, 2, 2])
    assert list(game.points(0).values()) == [0, 8, 0, 0, 10]


def test_equal_points_share_a_rank() -> None:  # A25
    assert ranks([5, 9, 9, 2]) == [3, 1, 1, 4]


@pytest.mark.parametrize("style", STYLES)
def test_all_things_are_somewhere_all_the_time(style: str) -> None:
    rng = Random(style)
    game = SlowBabel(4, Options(two_coloured="on", bluff="on"))
    choose = chooser(rng, [style] * 4)
    while game.asked():
        places = [*game.hands, game.deck, game.discard]
        assert {kind: sum(place[kind] for place in places) for kind in TYPES} == DECK
        assert min(min(place.values()) for place in places) >= 0
        discs = [*game.board.values(), *game.taken, game.bag]
        assert sum(map(len, discs)) == 24
        game.play(*choose(game))
    assert game.ending == "exhausted" or not total(game.deck)


def test_a_copy_goes_on_alone() -> None:
    game = of_the_rulebook()
    before = (game.asked(), in_words(game.hands[0]), game.units[TOWER].copy())
    game.copy().play(0, "accept 1 with 4 own")
    assert (game.asked(), in_words(game.hands[0]), game.units[TOWER]) == before


def test_the_perft_file_is_written_as_it_is_read() -> None:
    text = PATH.read_text(encoding="utf-8")
    entries = read_perft(PATH)
    assert "\n".join(entry.text() for entry in entries) == text
    assert [entry.id for entry in entries] == [wanted.id for wanted in WANTED]


@pytest.mark.parametrize("entry", read_perft(PATH), ids=lambda entry: entry.id)
def test_the_frozen_counts_are_found_again(entry: Entry) -> None:
    game = entry.position()
    for depth in list(entry.counts)[:3]:
        assert perft(game, depth) == entry.counts[depth]
