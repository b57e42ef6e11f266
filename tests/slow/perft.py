"""Count the ways to go on from a position, and write the perft file of the duel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from .deal import Deal, answer_all, random_deal
from .duel import SlowDuel
from .figures import CARDS, WONDERS
from .perft_file import Entry, Options, write_perft

PATH = Path(__file__).parents[1] / "perft" / "duel.perft"
LIMIT = 40_000
DEFAULT = Options()


def perft(game: SlowDuel, deal: Deal, depth: int) -> int:
    """Return the number of sequences of `depth` decisions of the seats."""
    game = game.copy()
    answer_all(game, deal)
    if depth == 0:
        return 1
    legal = game.legal()
    if depth == 1:
        return len(legal)
    return sum(perft(_after(game, action), deal, depth - 1) for action in legal)


def _after(game: SlowDuel, action: str) -> SlowDuel:
    after = game.copy()
    after.play(action)
    return after


@dataclass(frozen=True)
class Wanted:
    """A kind of position that the file has once, looked for in random games."""

    id: str
    fits: Callable[[SlowDuel, int], bool]
    options: Options = DEFAULT
    depth: int = 6
    colour: str = ""


def _can_build_wonder(game: SlowDuel, wonder: str) -> bool:
    return any(action.startswith(f"wonder {wonder} ") for action in game.legal())


def _asks_who_begins(game: SlowDuel) -> bool:
    return "start 0" in game.legal()


def _ends_an_age_with_level_pawn(game: SlowDuel, _seat: int) -> bool:
    return game.age == 1 and len(game.slots) == 2 and game.pawn == 0


def _trades_with_both_tokens(game: SlowDuel, seat: int) -> bool:
    """Economy against the seat that acts, which has Urbanism and may build by a chain."""
    return (
        "economy" in game.tokens[1 - seat]
        and "urbanism" in game.tokens[seat]
        and any(CARDS[card]["chain_from"] in game.built[seat] for card in game.accessible())
        and any(0 < game.trade(seat, card) <= game.coins[seat] for card in game.accessible())
    )


def _plays_again_by_theology(game: SlowDuel, seat: int) -> bool:
    plain = [w for w in game.wonders_left[seat] if not WONDERS[w]["effect"].get("play_again")]
    return "theology" in game.tokens[seat] and any(_can_build_wonder(game, w) for w in plain)


def _may_win_by_science(game: SlowDuel, seat: int) -> bool:
    mine = {CARDS[card]["effect"]["science"] for card in game.cards(seat, "green")}
    new = {
        action
        for action in game.legal()
        if action.startswith("build ")
        and CARDS[action.split()[1]]["effect"].get("science", "") not in {"", *mine}
    }
    return len(mine) + ("law" in game.tokens[seat]) == 5 and bool(new)


def _may_win_by_force(game: SlowDuel, seat: int) -> bool:
    distance = game.pawn if seat == 0 else -game.pawn
    builds = [action.split()[1] for action in game.legal() if action.startswith("build ")]
    return any(distance + CARDS[card]["effect"].get("shields", 0) >= 9 for card in builds)


WANTED = [
    Wanted("draft-opening", lambda game, seat: game.age == 0, depth=9),
    Wanted("draft-second-four", lambda game, seat: sum(map(len, game.wonders_left)) == 5),
    Wanted("first-game-opening", lambda game, seat: game.age == 1, Options("first-game")),
    Wanted("age-one-middle", lambda game, seat: game.age == 1 and len(game.slots) == 12),
    Wanted("age-two-middle", lambda game, seat: game.age == 2 and len(game.slots) == 13),
    Wanted("age-three-middle", lambda game, seat: game.age == 3 and len(game.slots) == 11),
    Wanted(
        "mausoleum",
        lambda game, seat: _can_build_wonder(game, "mausoleum") and 3 <= len(game.discarded) <= 8,
    ),
    Wanted("great-library", lambda game, seat: _can_build_wonder(game, "great_library")),
    Wanted(
        "statue-of-zeus",
        lambda game, seat: (
            _can_build_wonder(game, "statue_of_zeus") and len(game.cards(1 - seat, "brown")) > 1
        ),
        Options("first-game"),
    ),
    Wanted(
        "circus-maximus",
        lambda game, seat: (
            _can_build_wonder(game, "circus_maximus") and len(game.cards(1 - seat, "grey")) > 1
        ),
    ),
    Wanted("weaker-seat-chooses", lambda game, seat: _asks_who_begins(game) and game.age == 3),
    Wanted(
        "level-pawn-chooses",
        lambda game, seat: _asks_who_begins(game) and game.pawn == 0,
        Options(level_pawn="chooses"),
    ),
    Wanted("level-pawn-begins", _ends_an_age_with_level_pawn),
    Wanted("economy-and-urbanism", _trades_with_both_tokens, colour="green"),
    Wanted("theology", _plays_again_by_theology, colour="green"),
    Wanted("science-in-reach", _may_win_by_science, colour="green"),
    Wanted("capital-in-reach", _may_win_by_force, colour="red"),
    Wanted("last-cards", lambda game, seat: game.age == 3 and len(game.slots) == 5),
]


def entry(wanted: Wanted) -> Entry:
    """Return the first position of the wanted kind in a row of seeded random games."""
    for seed in count():
        rng = Random(f"{wanted.id} {seed}")
        deal = random_deal(rng)
        game = SlowDuel(wanted.options.wonders, wanted.options.level_pawn)
        moves: list[str] = []
        answer_all(game, deal)
        while isinstance(seat := game.actor(), int):
            if wanted.fits(game, seat):
                counts = _counts(game, deal, wanted.depth)
                return Entry(wanted.id, wanted.options, deal, tuple(moves), counts)
            moves.append(_random_move(game, rng, wanted.colour))
            game.play(moves[-1])
            answer_all(game, deal)
    raise AssertionError(wanted.id)


def _counts(game: SlowDuel, deal: Deal, deepest: int) -> dict[int, int]:
    """Count deeper and deeper, until the next count is likely to pass the limit."""
    counts = {0: 1}
    for depth in range(1, deepest + 1):
        counts[depth] = perft(game, deal, depth)
        growth = counts[depth] / counts[depth - 1]
        if growth == 0 or counts[depth] * growth > LIMIT:
            break
    del counts[0]
    return counts


def _random_move(game: SlowDuel, rng: Random, colour: str) -> str:
    """Pick at random, building more often than selling and the favourite colour most."""
    legal = game.legal()
    weights = [_weight(action.split(), colour) for action in legal]
    return rng.choices(legal, weights)[0]


def _weight(words: list[str], colour: str) -> int:
    if words[0] == "build":
        return 40 if CARDS[words[1]]["color"] == colour else 4
    return 2 if words[0] == "wonder" else 1


if __name__ == "__main__":
    write_perft(PATH, [entry(wanted) for wanted in WANTED])
