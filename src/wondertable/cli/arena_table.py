"""The results of a match, for people and for programs."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from wondertable.arena.match import Match
from wondertable.arena.standings import Figure, Standing, Summary
from wondertable.cli.common import Voice, terminal


def as_data(match: Match, summary: Summary | None, *, finished: bool) -> dict[str, Any]:
    """A match for other programs; its games are those of complete sets."""
    return {
        "game": match.game,
        "rules": match.rules,
        "options": match.options,
        "players": match.seats,
        "seed": match.seed,
        "games": summary.games if summary else 0,
        "sets": summary.sets if summary else 0,
        "finished": finished,
        "first_seat": interval(summary.first_seat) if summary else None,
        "endings": summary.endings if summary else {},
        "faults": summary.faults if summary else [],
        "standings": [row_data(one) for one in summary.standings] if summary else [],
    }


def row_data(one: Standing) -> dict[str, Any]:
    """One bot for other programs."""
    return {
        "bot": one.bot,
        "games": one.games,
        "score": one.score.mean,
        "low": one.score.low,
        "high": one.score.high,
        "rating": one.rating.mean,
        "rating_sigma": one.rating.sigma,
        "wins_by": one.wins_by,
        "first_seat": one.first_seat,
        "ms_per_move": one.ms_per_move,
        "forfeits": one.forfeits,
        "less_luck": interval(one.less_luck) if one.less_luck else None,
    }


def interval(figure: Figure) -> dict[str, float]:
    """A figure for other programs."""
    return {"share": figure.mean, "low": figure.low, "high": figure.high}


def show(voice: Voice, title: str, match: Match, summary: Summary) -> None:
    """A match of a game that is called like this, for people."""
    console = terminal()
    say = voice.say
    heading = say(
        "cli-arena-heading",
        game=title,
        games=summary.games,
        sets=summary.sets,
        seed=str(match.seed),
    )
    console.print(standings_table(voice, summary, heading))
    console.print(wins_table(voice, match.game, summary))
    first = summary.first_seat
    share, low, high = percent(first.mean), percent(first.low), percent(first.high)
    console.print(say("cli-arena-first-seat-share", share=share, low=low, high=high))
    for fault in summary.faults:
        console.print(Text(fault, "red"), soft_wrap=True)


def standings_table(voice: Voice, summary: Summary, heading: str) -> Table:
    """The standings, the best first."""
    table = Table(title=Text(heading, "bold"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("cli-arena-bot"), overflow="fold")
    lucky = any(one.less_luck for one in summary.standings)
    rest = ("rating", "first", "time")
    for column in ("games", "score", "interval", *(["less-luck"] if lucky else []), *rest):
        table.add_column(voice.say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for one in summary.standings:
        table.add_row(
            Text(one.bot),
            str(one.games),
            percent(one.score.mean),
            f"{100 * one.score.low:.1f} – {percent(one.score.high)}",
            *([without_luck(one.less_luck)] if lucky else []),
            f"{one.rating.mean:.1f} ± {one.rating.sigma:.1f}",
            percent(one.first_seat),
            f"{one.ms_per_move:.2f}",
        )
    return table


def without_luck(figure: Figure | None) -> str:
    """A score without luck, and how far it may be off."""
    if figure is None:
        return "–"
    return f"{100 * figure.mean:.1f} ± {percent(figure.high - figure.mean)}"


def wins_table(voice: Voice, game: str, summary: Summary) -> Table:
    """How everybody won, and what was forfeited."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("cli-arena-wins"), overflow="fold")
    for reason in summary.endings:
        table.add_column(ending(voice, game, reason), justify="right")
    failing = any(one.forfeits for one in summary.standings)
    if failing:
        table.add_column(voice.say("cli-arena-forfeits"), justify="right")
    for one in summary.standings:
        wins = [f"{one.wins_by.get(reason, 0):g}" for reason in summary.endings]
        table.add_row(Text(one.bot), *wins, *([str(one.forfeits)] if failing else []))
    return table


def ending(voice: Voice, game: str, reason: str) -> str:
    """A kind of victory in a word."""
    return voice.say(voice.own("cli-arena", game, "ending"), ending=reason)


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"
