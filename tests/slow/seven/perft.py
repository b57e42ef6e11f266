"""Count the ways to go on from a position, and write the perft file of 7 Wonders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from math import prod
from pathlib import Path
from random import Random

from .deal import Deal, answer_all, random_deal
from .figures import CARDS
from .perft_file import Entry, write_perft
from .seven import SlowSeven
from .table import Options

PATH = Path(__file__).parents[2] / "perft" / "seven.perft"
LIMIT = 20_000
ROUNDS = 4_000
"""No position has more ways to answer its question, since every count goes past all of them."""

DEEPEST = 8
BASE = Options(sides="random")
CITIES = Options(sides="random", cities="on")
TEAMS = Options(sides="random", cities="on", teams="on")


def perft(game: SlowSeven, deal: Deal, depth: int) -> int:
    """Return the number of sequences of `depth` decisions, one seat after the other."""
    game = game.copy()
    answer_all(game, deal)
    if depth == 0:
        return 1
    asked = game.asked()
    if not asked:
        return 0
    legal = game.legal(asked[0])
    if depth == 1:
        return len(legal)
    ways = 0
    for action in legal:
        after = game.copy()
        after.play(asked[0], action)
        ways += perft(after, deal, depth - 1)
    return ways


@dataclass(frozen=True)
class Wanted:
    """A kind of position that the file has once, looked for in random games."""

    id: str
    seats: int
    options: Options
    fits: Callable[[SlowSeven], bool]
    style: str = ""


def at_turn(age: int, turn: int) -> Callable[[SlowSeven], bool]:
    """Return whether all seats are about to choose in a turn."""
    return lambda game: game.age == age and game.turn == turn and asks(game, "turn")


def asks(game: SlowSeven, kind: str) -> bool:
    """Tell whether a question of this kind has just been put."""
    return game.todo[0].kind == kind and not game.chosen


def _keeps_its_last_card(game: SlowSeven) -> bool:
    return asks(game, "last")


def _looks_through_the_pile(game: SlowSeven) -> bool:
    return asks(game, "rebuild") and 4 <= len(game.pile) <= 20


def _builds_free(game: SlowSeven) -> bool:
    first = any(game.can(seat, "free_first_of_age") for seat in range(game.seats))
    return first and game.turn == 1 and asks(game, "turn")


def _meets_new_colours(game: SlowSeven) -> bool:
    """Olympia's day side, with a card in the hand that only its stage makes free."""
    return asks(game, "turn") and any(
        game.can(seat, "free_first_of_color")
        and any(
            game.is_free(seat, card) and not game.ways(seat, CARDS[card].cost)
            for card in game.hands[seat]
        )
        for seat in range(game.seats)
    )


def _two_lose_coins(game: SlowSeven) -> bool:
    return asks(game, "lose") and min(game.coins[seat] for seat in range(game.seats)) >= 1


def _forges(game: SlowSeven) -> bool:
    return _looks_through_the_pile(game) and any(
        game.todo[0].about == seat and "forging_agency" in game.built[seat]
        for seat in range(game.seats)
    )


def _stage_for_coins(game: SlowSeven) -> bool:
    return asks(game, "turn") and any(
        (stage := game.next_stage(seat)) is not None
        and "coins" in stage.cost
        and bool(game.stage_ways(seat))
        for seat in range(game.seats)
    )


def _has_an_architect(game: SlowSeven) -> bool:
    return asks(game, "turn") and any(
        "architect_firm" in game.built[seat] and game.next_stage(seat) is not None
        for seat in range(game.seats)
    )


def _negotiates(game: SlowSeven) -> bool:
    return asks(game, "turn") and game.turn == 7 and any(game.diplomacy)


def _smuggles(game: SlowSeven) -> bool:
    """A seat with two kinds of rebates that has something to pay."""
    rebates = {
        "smugglers_cache",
        "west_clandestine_wharf",
        "east_clandestine_wharf",
        "west_trading_post",
        "east_trading_post",
    }
    return asks(game, "turn") and any(
        len(rebates & set(game.built[seat])) >= 2
        and "smugglers_cache" in game.built[seat]
        and sum(" paying " in text for text in game.legal(seat)) >= 3
        for seat in range(game.seats)
    )


def _trades_in_secret(game: SlowSeven) -> bool:
    secret = {"black_market", "secret_warehouse"}
    return asks(game, "turn") and any(secret <= set(game.built[seat]) for seat in range(game.seats))


WANTED = [
    Wanted("three-opening", 3, BASE, at_turn(1, 1)),
    Wanted("three-age-ends", 3, BASE, at_turn(1, 6)),
    Wanted("three-game-ends", 3, BASE, at_turn(3, 6)),
    Wanted("five-age-two", 5, BASE, at_turn(2, 5)),
    Wanted("seven-age-two", 7, BASE, at_turn(2, 6)),
    Wanted("babylon-last-card", 3, BASE, _keeps_its_last_card, "stage"),
    Wanted("halikarnassos-pile", 4, BASE, _looks_through_the_pile, "stage"),
    Wanted("olympia-first-of-age", 3, BASE, _builds_free, "stage"),
    Wanted("olympia-first-of-colour", 3, BASE, _meets_new_colours, "stage"),
    Wanted("cities-opening", 3, CITIES, at_turn(1, 1)),
    Wanted("cities-age-ends", 4, CITIES, at_turn(2, 7)),
    Wanted("cities-losses", 3, CITIES, _two_lose_coins, "black"),
    Wanted("cities-forging", 4, CITIES, _forges, "black"),
    Wanted("cities-petra", 3, CITIES, _stage_for_coins, "stage"),
    Wanted("cities-architect", 3, CITIES, _has_an_architect, "black"),
    Wanted("cities-diplomacy", 5, CITIES, _negotiates, "black"),
    Wanted("cities-rebates", 4, CITIES, _smuggles, "yellow"),
    Wanted("cities-secret-goods", 3, CITIES, _trades_in_secret, "black"),
    Wanted("teams-age-one", 4, TEAMS, at_turn(1, 4)),
    Wanted("teams-age-two", 4, TEAMS, at_turn(2, 5)),
    Wanted("teams-diplomacy", 4, TEAMS, _negotiates, "black"),
    Wanted("teams-of-six-end", 6, TEAMS, at_turn(3, 7)),
]


def entry(wanted: Wanted) -> Entry:
    """Return the first position of the wanted kind in a row of seeded random games."""
    for seed in count():
        rng = Random(f"{wanted.id} {seed}")
        deal = random_deal(rng, wanted.seats, cities=wanted.options.cities == "on")
        game = SlowSeven(wanted.seats, wanted.options)
        moves: list[str] = []
        answer_all(game, deal)
        while asked := game.asked():
            if wanted.fits(game) and prod(len(game.legal(seat)) for seat in asked) <= ROUNDS:
                counts = _counts(game, deal, len(asked) + 1)
                return Entry(wanted.id, wanted.seats, wanted.options, deal, tuple(moves), counts)
            legal = game.legal(asked[0])
            weights = [_weight(action.split(), wanted.style) for action in legal]
            moves.append(rng.choices(legal, weights)[0])
            game.play(asked[0], moves[-1])
            answer_all(game, deal)
    raise AssertionError(wanted.id)


def _counts(game: SlowSeven, deal: Deal, least: int) -> dict[int, int]:
    """Count deeper and deeper, at least so deep, until the next count is likely too large."""
    counts = {0: 1}
    for depth in range(1, DEEPEST + 1):
        counts[depth] = perft(game, deal, depth)
        growth = counts[depth] / counts[depth - 1]
        if growth == 0 or (depth >= least and counts[depth] * growth > LIMIT):
            break
    del counts[0]
    return counts


def _weight(words: list[str], style: str) -> int:
    """Build more often than sell, and most what the style likes."""
    if words[0] == "stage":
        return 40 if style == "stage" else 3
    if words[0] == "build":
        return 40 if CARDS[words[1]].colour == style else 4
    return 1


if __name__ == "__main__":
    write_perft(PATH, [entry(wanted) for wanted in WANTED])
