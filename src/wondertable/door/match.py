"""Matches between bots, from Python."""

from __future__ import annotations

from wondertable.arena.match import new_match
from wondertable.arena.played import play_game
from wondertable.arena.standings import Summary, summary_of
from wondertable.bots import Bot, OwnBot, find_bot
from wondertable.core.game import Game
from wondertable.door.play import in_words
from wondertable.games import find_game

Player = str | type[OwnBot]
"""A bot by its name, as the arena has it (`citizen:100ms`, `mybot.py:MyBot`), or a class."""


def match(
    game: str | Game,
    *bots: Player,
    games: int = 20,
    seats: int | None = None,
    seed: int = 1,
    **options: str | bool,
) -> Summary:
    """Lets bots play the same deals from all seats; says who took how much of the victory.

    The number of games is rounded up until everybody has sat everywhere.

    >>> import wondertable as wt
    >>> class First(wt.Bot):
    ...     def choose(self, view, seat, rng):
    ...         return view.legal(seat)[0]
    >>> summary = wt.match("duel", First, "random", games=4, seed=1)
    >>> [(standing.bot, standing.score.mean) for standing in summary.standings]
    [('First', 1.0), ('random', 0.0)]
    """
    box = find_game(game) if isinstance(game, str) else game
    names = [bot if isinstance(bot, str) else bot.__name__ for bot in bots]
    plan = new_match(box, names, seats, in_words(options), seed)
    players = [[seated(bot, box) for _ in range(plan.seats)] for bot in bots]
    played = []
    for number in range(plan.whole_sets(max(1, games))):
        sitting = [players[bot][seat] for seat, bot in enumerate(plan.lineup(number))]
        played.append(play_game(box, plan, number, sitting)[0])
    summary = summary_of(plan, played)
    assert summary is not None
    return summary


def seated(bot: Player, game: Game) -> Bot:
    """A bot that is ready to play."""
    return find_bot(bot, game) if isinstance(bot, str) else bot(game)
