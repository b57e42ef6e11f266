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

FIRST_PATH = Path(__file__).parents[2] / "perft" / "seven.perft"
"""Positions of the first rules, which stay as they are."""
PATH = FIRST_PATH.with_name("seven-2.perft")
"""Positions that the second rules have changed."""

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


def _looks_through_the_pile(game: SlowSeven) -> bool:
    return asks(game, "rebuild") and 4 <= len(game.pile) <= 20


def _two_lose_coins(game: SlowSeven) -> bool:
    return asks(game, "lose") and min(game.coins[seat] for seat in range(game.seats)) >= 1


def _digs_before_losses(game: SlowSeven) -> bool:
    return _looks_through_the_pile(game) and will_lose(game)


def _last_card_before_losses(game: SlowSeven) -> bool:
    return asks(game, "last") and will_lose(game)


def will_lose(game: SlowSeven) -> bool:
    """Tell whether coins are to be lost at the end of this turn."""
    return any(
        effect["type"] in ("lose_coins", "lose_coins_per")
        for _, effects in game.claims
        for effect in effects
    )


def _forges(game: SlowSeven) -> bool:
    return _looks_through_the_pile(game) and any(
        game.todo[0].about == seat and "forging_agency" in game.built[seat]
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
    Wanted("halikarnassos-pile", 4, BASE, _looks_through_the_pile, "stage"),
    Wanted("cities-losses", 3, CITIES, _two_lose_coins, "black"),
    Wanted("cities-forging", 4, CITIES, _forges, "black"),
    Wanted("cities-digs-and-loses", 4, CITIES, _digs_before_losses, "black"),
    Wanted("cities-last-card-and-losses", 3, CITIES, _last_card_before_losses, "black"),
    Wanted("teams-age-one", 4, TEAMS, at_turn(1, 4)),
    Wanted("teams-age-two", 4, TEAMS, at_turn(2, 5)),
    Wanted("teams-rebates", 4, TEAMS, _smuggles, "yellow"),
    Wanted("teams-secret-goods", 4, TEAMS, _trades_in_secret, "black"),
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
