"""`wondertable hint`: the best choices at a ply of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from wondertable.bots import find_bot, parse_budget
from wondertable.bots.advice import ADVISER, Advice, advise, percent
from wondertable.cli.common import (
    Json,
    Language,
    Misuse,
    Seed,
    Voice,
    chosen_seed,
    open_record,
    player_names,
    put_json,
    terminal,
    voice_of,
)
from wondertable.cli.presenters import presenter_of
from wondertable.cli.replay import Ply
from wondertable.core.errors import NotAsked
from wondertable.core.game import Game, seat_word
from wondertable.core.record import Record
from wondertable.core.replay import Replay
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.text.whys import whys

BAR: Final = 20
"""Letters of a full bar."""


def hint(
    file: Path,
    /,
    *,
    ply: Ply = None,
    seat: int | None = None,
    budget: str = "1s",
    seed: Seed = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Says the best choices at a point of a game, and the chance to win after each.

    Parameters
    ----------
    file:
        The record, whole or of one seat.
    ply:
        After this many decisions; by default where the record ends.
    seat:
        The seat to think for; by default all that are asked, each on a line of its own with --json.
    budget:
        How long to think for each seat: 500ms, 2s of CPU time, or 800sims.
    """
    bot_spec = f"{ADVISER}:{parse_budget(budget)}"
    game, record = open_record(file)
    state, at = position_at(game, record, str(file), ply)
    seats = chosen_seats(record, state, at, seat)
    rng = Rng(chosen_seed(seed))
    found = [
        (asked, advise(find_bot(bot_spec, game), game, state.view(asked), asked, rng))
        for asked in seats
    ]
    voice = voice_of(language)
    for asked, advice in found:
        if json:
            put_json(entry(at, asked, advice))
        else:
            tell(voice, game, record, state, at, asked, advice)
    return 0


def position_at(game: Game, record: Record, name: str, ply: int | None) -> tuple[State, int]:
    """The position after so many decisions, and how many they were."""
    replay = Replay(game, record, name)
    state = replay.run(ply)
    if ply is not None:
        replay.check_came_to(ply)
    return state, replay.ply


def chosen_seats(record: Record, state: State, ply: int, seat: int | None) -> list[int]:
    """The seats to think for; a record of one seat knows enough for that one only."""
    seats = len(record.header.seats)
    viewer = record.header.view
    if seat is not None and seat not in range(seats):
        raise Misuse("cli-error-seat", seat=str(seat), last=seats - 1)
    asked = state.actors()
    if not asked:
        raise Misuse("cli-error-hint-over", ply=ply)
    if asked == [CHANCE]:
        raise Misuse("cli-error-hint-chance", ply=ply)
    if viewer is not None and (viewer < 0 or seat not in (None, viewer)):
        raise Misuse("cli-error-hint-view")
    wanted = viewer if seat is None else seat
    if wanted is None:
        return asked
    if wanted not in asked:
        raise NotAsked(seat_word(wanted), ply, ", ".join(map(seat_word, asked)))
    return [wanted]


def entry(ply: int, seat: int, advice: Advice) -> dict[str, Any]:
    """A hint for other programs."""
    return {
        "ply": ply,
        "seat": seat,
        "choices": [
            {"action": choice.action, "expected": choice.expected, "share": choice.share}
            for choice in advice.choices
        ],
        "expected": list(advice.expected),
    }


def tell(
    voice: Voice, game: Game, record: Record, state: State, ply: int, seat: int, advice: Advice
) -> None:
    """A hint for people."""
    names = player_names(voice, len(record.header.seats))
    presenter = presenter_of(game, voice, names)
    view = state.view(seat)
    chance = voice.say("page-hint-chance", percent=percent(advice.expected[seat]))
    heading = voice.say("cli-hint-heading", ply=ply, player=names[seat], chance=chance)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right", style="bold")
    table.add_column(voice.say("cli-hint-choice"))
    table.add_column(voice.say("cli-hint-chance"), justify="right")
    table.add_column("", no_wrap=True)
    for number, choice in enumerate(advice.choices, start=1):
        words = presenter.choice(view, seat, game.read(view, seat, choice.action))
        told = f"\n{whys(voice.language, choice.whys)}" if choice.whys else ""
        table.add_row(
            str(number),
            Text(words).append(told).append(f"\n{choice.action}", "dim"),
            voice.say("page-hint-chance", percent=choice.percent),
            "█" * round(BAR * choice.percent / 100),
        )
    console = terminal()
    console.print(Text(heading, "bold"), soft_wrap=True)
    console.print(table)
