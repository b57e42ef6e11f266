"""Count the ways to go on from a position, and write the perft file of Tower of Babel.

Every action counts, those of chance too, so no deal has to be fixed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from .babel import SlowBabel
from .figures import ACTION_DECK, TYPES, total
from .perft_file import Entry, write_perft
from .styles import choice
from .table import Options

PATH = Path(__file__).parents[2] / "perft" / "babel.perft"
LIMIT = 8_000
DEEPEST = 7
BASE = Options()
TWO = Options(two_coloured="on")
BLUFF = Options(bluff="on")
WITHOUT = Options(action_cards="off")


def perft(game: SlowBabel, depth: int) -> int:
    """Return the number of sequences of `depth` actions, one seat after the other."""
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
        ways += perft(after, depth - 1)
    return ways


@dataclass(frozen=True)
class Wanted:
    """A kind of position that the file has once, looked for in random games."""

    id: str
    seats: int
    options: Options
    fits: Callable[[SlowBabel], bool]
    style: str = "builder"
    card: str = ""
    """The action card that chance deals as long as there is one, for what would be rare."""
    rules: int = 1


def asks(game: SlowBabel, kind: str) -> bool:
    """Tell whether a question of this kind has just been put."""
    return game.todo[0].kind == kind and not game.chosen


def may(kind: str, card: str) -> Callable[[SlowBabel], bool]:
    """Return whether such a question is put to a seat that may play an action card."""
    return lambda game: asks(game, kind) and f"play {card}" in game.legal(game.todo[0].seat)


def _two_coloured_offers(game: SlowBabel) -> bool:
    return asks(game, "offers") and len(game.needs()) == 2 and _hands_are_small(game)


def _small_offers(game: SlowBabel) -> bool:
    return asks(game, "offers") and _hands_are_small(game)


def _hands_are_small(game: SlowBabel) -> bool:
    return all(3 <= total(hand) <= 6 for hand in game.hands)


def _two_traders(game: SlowBabel) -> bool:
    traders = sum(offer.trader for offer in game.offers.values())
    return asks(game, "decide") and traders >= 2 and len(game.ways()) >= 4


def _most_jokers(game: SlowBabel) -> int:
    return max((way.jokers for way in game.ways().values()), default=0)


def _one_joker(game: SlowBabel) -> bool:
    return asks(game, "decide") and len(game.needs()) == 2 and _most_jokers(game) == 1


def _two_jokers(game: SlowBabel) -> bool:
    return asks(game, "decide") and _most_jokers(game) == 2


def _two_jokers_on_two_colours(game: SlowBabel) -> bool:
    return _two_jokers(game) and len(game.needs()) == 2


def _deck_runs_out(game: SlowBabel) -> bool:
    return asks(game, "turn") and total(game.deck) == 1 and total(game.discard) > 0


def _last_disc_of_a_type(game: SlowBabel) -> bool:
    """The game ends here if the disc is completed, which also finishes a wonder."""
    if not asks(game, "decide") or len(game.board[game.site[0]]) > 1 or len(game.ways()) < 2:
        return False
    left = [disc for discs in game.board.values() for disc in discs]
    return any(sum(kind in disc for disc in left) == 1 for kind in TYPES if kind in game.site[1])


def _almost_idle(game: SlowBabel) -> bool:
    return asks(game, "turn") and game.idle == game.seats - 1


def _idle_with_offers(game: SlowBabel) -> bool:
    """Points alone do not keep the game going any more: failing here ends it."""
    return asks(game, "decide") and game.idle == game.seats - 1 and _offered(game)


def _offered(game: SlowBabel) -> bool:
    return any(total(offer.cards) for offer in game.offers.values())


def _no_offer_bonus_left(game: SlowBabel) -> bool:
    return asks(game, "decide") and _played_up(game, "offer_bonus") and _offered(game)


def _no_double_turn_left(game: SlowBabel) -> bool:
    return asks(game, "turn") and _played_up(game, "double_turn")


def _played_up(game: SlowBabel, *cards: str) -> bool:
    """Tell whether all copies of these cards were played, and somebody still holds another one."""
    seen = all(game.played.count(card) == ACTION_DECK[card] for card in cards)
    return seen and any(game.actions)


def _second_turn(game: SlowBabel) -> bool:
    return asks(game, "turn") and game.second_turn


def _shows(game: SlowBabel) -> bool:
    return asks(game, "show") and len(game.todo) > 3


WANTED = [
    Wanted("three-opening", 3, BASE, lambda game: asks(game, "turn")),
    Wanted("three-offers", 3, WITHOUT, _small_offers),
    Wanted("four-offers", 4, TWO, _two_coloured_offers),
    Wanted("three-bluffs", 3, BLUFF, _small_offers),
    Wanted("five-traders", 5, BASE, _two_traders),
    Wanted("window-draw-three", 3, BASE, may("window", "draw_three"), card="draw_three"),
    Wanted("window-exchange", 4, BASE, may("window", "card_exchange"), card="card_exchange"),
    Wanted("turn-exchange", 3, TWO, may("turn", "card_exchange"), card="card_exchange"),
    Wanted("decide-exchange", 3, BASE, may("decide", "card_exchange"), card="card_exchange"),
    Wanted("decide-draw-three", 4, TWO, may("decide", "draw_three"), card="draw_three"),
    Wanted("one-joker", 3, TWO, _one_joker, card="joker"),
    Wanted("two-jokers", 3, BASE, _two_jokers, card="joker"),
    Wanted("two-jokers-two-colours", 4, TWO, _two_jokers_on_two_colours, card="joker"),
    Wanted("offer-bonus", 4, BASE, may("bonus", "offer_bonus"), "giver", "offer_bonus"),
    Wanted("double-turn", 3, BASE, may("again", "double_turn"), card="double_turn"),
    Wanted("second-turn", 5, TWO, _second_turn, card="double_turn"),
    Wanted("action-card", 3, BASE, lambda game: asks(game, "action")),
    Wanted("deck-runs-out", 3, BASE, _deck_runs_out),
    Wanted("last-disc", 3, TWO, _last_disc_of_a_type),
    Wanted("almost-idle", 3, BASE, _almost_idle, "hoarder"),
    Wanted("shown-at-the-end", 4, BASE, _shows, "giver"),
    Wanted("three-bluffs-2", 3, BLUFF, _small_offers, rules=2),
    Wanted("idle-with-offers-2", 3, BASE, _idle_with_offers, "hoarder", rules=2),
    Wanted("no-bonus-2", 4, BASE, _no_offer_bonus_left, "player", "offer_bonus", rules=2),
    Wanted("no-double-turn-2", 3, BASE, _no_double_turn_left, "player", "double_turn", rules=2),
]


def entry(wanted: Wanted) -> Entry:
    """Return the first position of the wanted kind in a row of seeded random games."""
    for seed in count():
        game = SlowBabel(wanted.seats, wanted.options, wanted.rules)
        rng = Random(f"{wanted.id} {seed}")
        lines: list[str] = []
        while game.asked():
            if wanted.fits(game):
                counts = _counts(game)
                return Entry(
                    wanted.id, wanted.seats, wanted.options, tuple(lines), counts, wanted.rules
                )
            actor = game.asked()[0]
            rare = [text for text in game.legal(actor) if text == _dealt(game, wanted.card)]
            lines.append(rare[0] if rare else choice(game, actor, wanted.style, rng))
            game.play(actor, lines[-1])
    raise AssertionError(wanted.id)


def _dealt(game: SlowBabel, card: str) -> str:
    """Return how chance deals an action card."""
    return f"action {game.todo[0].seat} {card}"


def _counts(game: SlowBabel) -> dict[int, int]:
    """Count deeper and deeper, until the next count is likely too large."""
    counts = {0: 1}
    for depth in range(1, DEEPEST + 1):
        counts[depth] = perft(game, depth)
        growth = counts[depth] / counts[depth - 1]
        if growth == 0 or (depth > 1 and counts[depth] * growth > LIMIT):
            break
    del counts[0]
    return counts


if __name__ == "__main__":
    write_perft(PATH, [entry(wanted) for wanted in WANTED])
