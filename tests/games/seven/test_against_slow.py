"""The engine plays as the slow referee does: every step of many random games.

A failure names the game, which its table and number repeat exactly, the ply and what differs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from tests.games.seven.position import position
from tests.slow.compare import Actor
from tests.slow.seven.cities import ROWS
from tests.slow.seven.deal import Deal
from tests.slow.seven.figures import BOARDS, CARDS, HAND_SIZE, ORDER, SIDES, TURNS
from tests.slow.seven.perft import FIRST_PATH as FIRST_PERFT
from tests.slow.seven.perft import PATH as PERFT
from tests.slow.seven.perft import WANTED
from tests.slow.seven.perft_file import Entry, read_perft
from tests.slow.seven.seven import SlowSeven
from tests.slow.seven.side_by_side import Course, compare
from tests.slow.seven.table import Options, Step
from wondertable import COMPILED
from wondertable.core.play import play
from wondertable.core.state import CHANCE
from wondertable.games.seven import codes
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.state import Seven

TABLES = [
    *product(range(3, 8), ("base", "cities")),
    (4, "teams"),
    (6, "teams"),
]
SETUPS = list(product(("random", "choose"), ("choose", "day", "night", "random")))
NUMBERS = range(8) if COMPILED else range(0, 8, 4)
"""The games at each table: eight go through all ways to give out boards."""

RARE = [
    *((4, "teams", 208), (3, "cities", 216), (4, "teams", 232), (5, "cities", 237)),
    (5, "cities", 202),
]
"""Games in which Babylon's last card takes coins, or the Forging Agency comes out of the pile."""

OLD = [(3, "base", 0), (4, "teams", 0), (6, "teams", 4), *RARE]
"""Games that are played by the first rules too."""

GAMES = [(*table, number) for number in NUMBERS for table in TABLES] + RARE
POSITIONS = 120 if COMPILED else 40
"""How many made-up positions are played on to the end of their age."""

PAIRS = {
    1: ("cells", "raider_camp"),
    2: ("sepulcher", "raider_fort"),
    3: ("cenotaph", "raider_garrison"),
}
"""By age, two black cards whose order within a turn would matter; two seats hold them."""

STYLES = ("", "red", "black", "green", "stage", "brown", "yellow", "purple", "grey", "blue")
"""What a seat likes to build, seat by seat; without it few cities grow rich or strong."""


@cache
def random_game(seats: int, kind: str, number: int, rules: int = GAME.rules) -> Course:
    """A random game in which the seats have their likings."""
    boards, sides = SETUPS[number % len(SETUPS)]
    flag = {False: "off", True: "on"}
    options = Options(boards, sides, flag[kind != "base"], flag[kind == "teams"])
    rng = Random(f"{seats} {kind} {number}")

    def choose(actor: Actor, texts: list[str]) -> str:
        style = "" if actor == "chance" else STYLES[(number + actor) % len(STYLES)]
        return rng.choices(texts, [weight(text.split(), style) for text in texts])[0]

    name = f"random_game({seats}, {kind!r}, {number}, {rules})"
    quick = seven(GAME.under(rules).setup(seats, vars(options)))
    return compare(name, quick, SlowSeven(seats, options, rules), choose)


def weight(words: list[str], style: str) -> int:
    """How much a style likes an action; boards that ask more questions are taken more often."""
    match words:
        case ["build", card, *_]:
            return 40 if CARDS[card].colour == style else 4
        case ["stage", *_]:
            return 20 if style == "stage" else 3
        case ["choose", board] | ["board", _, board]:
            return 6 if board in ("babylon", "halikarnassos") else 1
        case ["side", *_, side]:
            return 3 if side == "night" else 1
    return 1


def made_up(number: int) -> Course:
    """A position with full cities, played on to the end of its age."""
    rng = Random(f"made up {number}")
    seats, kind = TABLES[number % len(TABLES)]
    flag = {False: "off", True: "on"}
    slow = SlowSeven(seats, Options(cities=flag[kind != "base"], teams=flag[kind == "teams"]))
    slow.age = rng.choice((1, 2, 3))
    slow.turn = TURNS[slow.cities] - rng.choice((0, 0, 1))
    slow.todo = [Step("turn")]
    fill_cities(slow, fill_hands(slow, rng), rng)

    def choose(_: Actor, texts: list[str]) -> str:
        return rng.choices(texts, [weight(text.split(), "black") for text in texts])[0]

    return compare(f"made_up({number})", same_position(slow), slow, choose, last_age=slow.age)


def fill_hands(slow: SlowSeven, rng: Random) -> list[str]:
    """Deals out of all cards of both boxes up to this age; says which are left."""
    bag = [
        card.id
        for card in CARDS.values()
        if card.age <= slow.age and (slow.cities or card.colour != "black")
        for least in card.copies or (0,)
        if least <= slow.seats
    ]
    rng.shuffle(bag)
    pair = PAIRS[slow.age] if slow.cities else ()
    size = HAND_SIZE[slow.cities] - slow.turn + 1
    for seat in range(slow.seats):
        fitting = [card for card in bag if CARDS[card].age == slow.age and card not in pair]
        slow.hands[seat] = sorted([*pair[seat : seat + 1], *fitting][:size], key=ORDER.__getitem__)
        for card in slow.hands[seat]:
            bag.remove(card)
    return bag


def fill_cities(slow: SlowSeven, bag: list[str], rng: Random) -> None:
    """Gives every seat a board and builds cards out of a bag; some lie in the discard pile."""
    for seat in range(slow.seats):
        slow.board[seat] = rng.choice(sorted(slow.boards_left))
        slow.boards_left.remove(slow.board[seat])
        slow.side[seat] = rng.choice(SIDES)
        stages = BOARDS[slow.board[seat]].stages[slow.side[seat]]
        slow.stages[seat] = rng.randrange(len(stages) + 1)
        slow.coins[seat] = rng.randrange(12)
        slow.debt[seat] = rng.randrange(3) * slow.cities
        slow.diplomacy[seat] = rng.choice((0, 0, 1, 2)) * slow.cities
        slow.tokens[seat] = [rng.choice((-1, 1, 3, 5)) for _ in range(rng.randrange(5))]
        for card in [bag.pop() for _ in range(rng.randrange(len(bag) // (slow.seats - seat + 1)))]:
            if not slow.has_name(seat, card):
                slow.built[seat].append(card)
    slow.pile = dict(enumerate(bag[: rng.randrange(9)]))
    slow.laid = list(slow.pile.values())


def same_position(slow: SlowSeven) -> Seven:
    """A position of the referee, for the engine."""
    return position(
        seats=slow.seats,
        age=slow.age,
        turn=slow.turn,
        boards={seat: f"{slow.board[seat]}:{slow.side[seat]}" for seat in range(slow.seats)},
        coins=dict(enumerate(slow.coins)),
        built={seat: " ".join(built) for seat, built in enumerate(slow.built)},
        stages=dict(enumerate(slow.stages)),
        hands={seat: " ".join(held) for seat, held in enumerate(slow.hands)},
        discarded=" ".join(slow.pile.values()),
        tokens={seat: " ".join(map(str, held)) for seat, held in enumerate(slow.tokens)},
        debt=dict(enumerate(slow.debt)),
        diplomacy=dict(enumerate(slow.diplomacy)),
        cities=slow.cities,
        teams=slow.teams,
    )


@pytest.mark.parametrize(("seats", "kind", "number"), GAMES)
def test_the_engine_agrees_with_the_slow_referee(seats: int, kind: str, number: int) -> None:
    assert random_game(seats, kind, number).difference == ""


@pytest.mark.parametrize(("seats", "kind", "number"), OLD)
def test_games_of_the_first_rules_are_played_as_they_were(
    seats: int, kind: str, number: int
) -> None:
    assert random_game(seats, kind, number, 1).difference == ""


@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_engine_agrees_in_full_cities(number: int) -> None:
    assert made_up(number).difference == ""


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="the interpreted engine plays fewer games")
def test_the_games_compared_go_everywhere() -> None:
    games = [random_game(*game) for game in GAMES]
    questions = Counter(kind for game in games for kind in game.kinds)
    assert all(questions[kind] >= 60 for kind in ("last", "rebuild", "lose")), questions
    for kinds in (("last", "show"), ("last", "lose"), ("rebuild", "show"), ("rebuild", "lose")):
        assert any(game.has(*kinds) for game in games), kinds
    assert set(CARDS) - set().union(*(game.built for game in games)) == set()
    stages = {
        (board.id, side, stage)
        for board in BOARDS.values()
        for side in SIDES
        for stage in range(len(board.stages[side]))
    }
    assert stages - set().union(*(game.raised for game in games)) == set()


def test_a_pile_from_which_nothing_can_be_built_is_compared_too() -> None:
    wishes: dict[Actor, list[str]] = {
        "chance": ["deal 0 clay_pool", "deal 1 clay_pool", "deal 1 altar"],
        0: ["choose halikarnassos", "build clay_pool", "stage with"],
        1: ["choose olympia", "build altar"],
        2: ["sell clay_pool"],
    }

    def choose(actor: Actor, texts: list[str]) -> str:
        """The first wish that can be had, then the first thing to build."""
        for wish in wishes.get(actor, []):
            found = [text for text in texts if text.startswith(wish)]
            if found:
                wishes[actor].remove(wish)
                return found[0]
        return next((text for text in texts if text.startswith("build")), texts[0])

    options = Options("choose", "night")
    quick, slow = seven(GAME.setup(5, vars(options))), SlowSeven(5, options)
    game = compare("a pile of one card", quick, slow, choose)
    assert game.difference == ""
    assert "rebuild nothing" in game.lines


def test_the_rows_of_the_sheet_are_those_of_the_engine() -> None:
    assert GAME.categories == ROWS


ENTRIES = read_perft(FIRST_PERFT) + read_perft(PERFT)
SAME = [
    replace(entry, rules=GAME.rules)
    for entry in read_perft(FIRST_PERFT)
    if entry.options.teams == "off" and "rebuild" not in " ".join(entry.moves)
    if entry.id not in ("cities-age-ends", "cities-losses")
]
"""Positions of the first rules in which nothing has changed: no partners, no digging and losing."""


def answer_all(state: Seven, deal: Deal) -> None:
    """Lets chance act as a perft file has it, until seats are asked or the game is over."""
    while state.mover() == CHANCE:
        cities = state.cities
        match int(state.question):
            case codes.DEAL_BOARD:
                text = deal.board([int(city.board) for city in cities].index(codes.NO_BOARD))
            case codes.DEAL_SIDE:
                text = deal.side([int(city.side) for city in cities].index(codes.NO_SIDE))
            case codes.DEAL:
                text = deal.card(int(state.age), sum(int(city.held) for city in cities))
            case _:
                text = GAME.write(state, CHANCE, state.legal(CHANCE)[0])
        state.apply(CHANCE, GAME.read(state, CHANCE, text))


def start(entry: Entry) -> Seven:
    """The position of an entry."""
    state = seven(GAME.under(entry.rules).setup(entry.seats, vars(entry.options)))
    answer_all(state, entry.deal)
    for text in entry.moves:
        play(GAME, state, state.actors()[0], text)
        answer_all(state, entry.deal)
    return state


def perft(state: Seven, deal: Deal, depth: int) -> int:
    """The number of sequences of so many decisions, one seat after the other."""
    actors = state.actors()
    if not actors:
        return 0
    actions = state.legal(actors[0])
    if depth == 1:
        return len(actions)
    ways = 0
    for action in actions:
        after = state.clone()
        after.apply(actors[0], action)
        answer_all(after, deal)
        ways += perft(after, deal, depth - 1)
    return ways


@pytest.mark.parametrize(
    "entry",
    [*ENTRIES, *SAME[:: 1 if COMPILED else 4]],
    ids=lambda entry: f"{entry.id}-{entry.rules}",
)
def test_the_engine_counts_what_the_slow_referee_counted(entry: Entry) -> None:
    state = start(entry)
    found = {depth: perft(state, entry.deal, depth) for depth in entry.counts}
    assert found == entry.counts


def test_the_perft_files_have_all_their_positions() -> None:
    old = [entry for entry in ENTRIES if entry.rules == 1]
    assert len(old) == 22
    assert sum(max(entry.counts.values()) for entry in old) == 330_923
    assert [entry.id for entry in ENTRIES if entry.rules == GAME.rules] == [
        wanted.id for wanted in WANTED
    ]
