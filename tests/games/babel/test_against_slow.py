"""The engine plays as the slow referee does: every step of many random games.

A failure names the game, which its table and number repeat exactly, the ply and what differs.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from tests.games.babel.position import left, position, taken
from tests.slow.babel.babel import SlowBabel
from tests.slow.babel.figures import ACTION_DECK, ACTIONS, DECK, SPACES, TYPES, WONDERS, in_words
from tests.slow.babel.perft import PATH as PERFT
from tests.slow.babel.perft_file import Entry, read_perft
from tests.slow.babel.side_by_side import Course, compare
from tests.slow.babel.styles import STYLES, chooser
from tests.slow.babel.table import ROWS_OF_THE_SHEET, Options, Step
from wondertable import COMPILED
from wondertable.core.play import play
from wondertable.games.babel.actions import ACTION_NUMBER
from wondertable.games.babel.builder import one_action
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.state import Babel

FLAGS = ("off", "on")
TABLES = list(product((3, 4, 5) if COMPILED else (3, 4), FLAGS, FLAGS, FLAGS))
NUMBERS = range(3) if COMPILED else range(1)
GAMES = [(*table, number) for number in NUMBERS for table in TABLES]
POSITIONS = 48 if COMPILED else 16
"""How many made-up positions are played on to the end."""


@cache
def random_game(
    seats: int, two: str, action_cards: str, bluff: str, number: int, rules: int = GAME.rules
) -> Course:
    """A random game in which the seats have their styles."""
    options = Options(two, action_cards, bluff)
    rng = Random(f"{seats} {options} {number}")
    styles = rng.choices(STYLES, k=seats)
    quick = babel(GAME.under(rules).setup(seats, vars(options)))
    slow = SlowBabel(seats, options, rules)
    name = f"random_game({seats}, {two!r}, {action_cards!r}, {bluff!r}, {number}, {rules})"
    return compare(name, quick, slow, chooser(rng, styles))


@cache
def made_up(number: int) -> Course:
    """A position with full hands and many action cards, played on to the end."""
    rng = Random(f"made up {number}")
    seats, two, _, bluff = TABLES[number % len(TABLES)]
    options = Options(two, "on", bluff)
    slow = SlowBabel(seats, options)
    slow.todo = [Step("turn", slow.active)]
    lay_discs(slow, rng)
    deal_cards(slow, rng)
    quick = same_position(slow, options)
    share_discs(quick, slow, rng)
    style = rng.choice(STYLES)
    return compare(f"made_up({number})", quick, slow, chooser(rng, [style] * seats))


def lay_discs(slow: SlowBabel, rng: Random) -> None:
    """Lays out discs so that all types are there, and pieces where discs are missing."""
    while True:
        bag = rng.sample(slow.bag, len(slow.bag))
        slow.board = {w: [bag.pop() for _ in range(rng.choice((0, 1, 2, 3, 3)))] for w in WONDERS}
        if not slow.exhausted() and len(bag) and any(slow.board.values()):
            break
    for wonder, discs in slow.board.items():
        for _ in range(SPACES[wonder] - len(discs) if discs else 0):
            for _ in range(rng.randint(3, 6)):
                slow.units[wonder][rng.randrange(slow.seats)] += 1
    slow.finished = sum(not discs for discs in slow.board.values())


def deal_cards(slow: SlowBabel, rng: Random) -> None:
    """Deals building cards, sometimes nearly all of them, and most action cards."""
    cards = [card for card, count in DECK.items() for _ in range(count)]
    rng.shuffle(cards)
    for _ in range(rng.choice((0, 1, 4, 30))):
        slow.discard[cards.pop()] += 1
    while len(cards) > rng.choice((0, 0, 2, 20)):
        slow.hands[rng.randrange(slow.seats)][cards.pop()] += 1
    slow.deck = {kind: cards.count(kind) for kind in TYPES}
    rng.shuffle(slow.action_deck)
    if rng.randrange(3) == 0:
        lucky = rng.randrange(slow.seats)
        for _ in range(ACTION_DECK["joker"]):
            slow.action_deck.remove("joker")
            slow.actions[lucky].append("joker")
    for _ in range(rng.randint(1, 7)):
        slow.actions[rng.randrange(slow.seats)].append(slow.action_deck.pop())
    for _ in range(min(rng.choice((0, 4, 7)), len(slow.action_deck) - 6)):
        slow.played.append(slow.action_deck.pop())


def same_position(slow: SlowBabel, options: Options) -> Babel:
    """A position of the referee, for the engine; taken discs are shared out later."""
    state = position(
        seats=slow.seats,
        hands={seat: in_words(cards) for seat, cards in enumerate(slow.hands)},
        actions={seat: " ".join(cards) for seat, cards in enumerate(slow.actions)},
        discs={wonder: ", ".join(discs) for wonder, discs in slow.board.items()},
        pieces={wonder: dict(enumerate(units)) for wonder, units in slow.units.items()},
        discard=in_words(slow.discard),
        row=slow.finished + 1,
        two_coloured=options.two_coloured == "on",
        bluff=slow.bluff,
    )
    state.used = sum(one_action(ACTION_NUMBER[card]) for card in slow.played)
    return state


def share_discs(quick: Babel, slow: SlowBabel, rng: Random) -> None:
    """Gives the discs that are gone to seats at random, on both sides."""
    for builder in quick.builders:
        builder.taken = 0
    for space in range(24):
        if not quick.left >> space & 1:
            quick.builders[rng.randrange(slow.seats)].taken |= 1 << space
    for seat in range(slow.seats):
        slow.taken[seat] = [disc.partition(" ")[2] for disc in taken(quick, seat)]
    assert all(left(quick, wonder) == discs for wonder, discs in slow.board.items())


@pytest.mark.parametrize(("seats", "two", "action_cards", "bluff", "number"), GAMES)
def test_the_engine_agrees_with_the_slow_referee(
    seats: int, two: str, action_cards: str, bluff: str, number: int
) -> None:
    assert random_game(seats, two, action_cards, bluff, number).difference == ""


@pytest.mark.parametrize(("seats", "bluff"), [(3, "off"), (4, "on")])
def test_games_of_the_first_rules_are_played_as_before(seats: int, bluff: str) -> None:
    assert random_game(seats, "on", "on", bluff, 0, rules=1).difference == ""


@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_engine_agrees_where_many_cards_are_held(number: int) -> None:
    assert made_up(number).difference == ""


@pytest.mark.skipif(not COMPILED, reason="the interpreted engine plays fewer games")
def test_the_games_compared_go_everywhere() -> None:
    games = [random_game(*game) for game in GAMES] + [made_up(n) for n in range(POSITIONS)]
    kinds = Counter(kind for game in games for kind in game.kinds)
    rare = ("window", "exchange", "bonus", "again", "action", "show")
    assert all(kinds[kind] >= 30 for kind in rare), kinds
    lines = {line for game in games for line in game.lines}
    played = set(ACTIONS) - {"joker", "disc_bonus", "five_points"}
    assert {line.split()[1] for line in lines if line.startswith("play ")} == played
    for words in (" with trader", " joker 2 ", " joker 1 ", " joker 4 ", "accept nobody", "fail"):
        assert any(words in line for line in lines), words
    assert {game.ending for game in games} == {"exhausted", "idle"}
    assert sum(game.shuffles for game in games) >= 30


def test_the_rows_of_the_sheet_are_those_of_the_engine() -> None:
    assert GAME.categories == ROWS_OF_THE_SHEET


ENTRIES = read_perft(PERFT)


def start(entry: Entry) -> Babel:
    """The position of an entry."""
    state = babel(GAME.under(entry.rules).setup(entry.seats, vars(entry.options)))
    for text in entry.lines:
        play(GAME, state, state.actors()[0], text)
    return state


def perft(state: Babel, depth: int) -> int:
    """The number of sequences of so many actions, one seat after the other."""
    actors = state.actors()
    if not actors:
        return 0
    actions = state.legal(actors[0])
    if depth == 1:
        return len(actions)
    ways = 0
    for action in actions:
        after = babel(state.clone())
        after.apply(actors[0], action)
        ways += perft(after, depth - 1)
    return ways


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_the_engine_counts_what_the_slow_referee_counted(entry: Entry) -> None:
    state = start(entry)
    assert {depth: perft(state, depth) for depth in entry.counts} == entry.counts
