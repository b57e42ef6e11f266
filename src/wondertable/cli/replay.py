"""`wondertable replay`: a record, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.table import Table
from rich.text import Text

from wondertable import text
from wondertable.cli.common import (
    Json,
    Language,
    Voice,
    open_record,
    player_names,
    put_json,
    terminal,
    voice_of,
)
from wondertable.cli.presenters import presenter_of
from wondertable.cli.result import result_line
from wondertable.cli.verify import taken_back
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.replay import Replay, Step
from wondertable.core.state import SPECTATOR, Journal, State

Ply = Annotated[int | None, Parameter(validator=Number(gte=0))]


def replay(file: Path, /, *, ply: Ply = None, language: Language = None, json: Json = False) -> int:
    """Plays a record again and tells what happened, move by move.

    Parameters
    ----------
    file:
        The record.
    ply:
        Stop after this many decisions and show the position.
    """
    game, record = open_record(file)
    replay = Replay(game, record, str(file))
    steps = [with_own_state(step) for step in replay.steps(ply)]
    if ply is not None:
        replay.check_came_to(ply)
    if json:
        put_json([entry(step, len(record.header.seats)) for step in steps])
    else:
        tell(voice_of(language), game, record, steps, replay.state, ply)
    return 0


def with_own_state(step: Step) -> Step:
    """A step that stays as it is while the replay goes on."""
    return Step(step.line, step.ply, step.move, step.state.clone(), step.journal)


def entry(step: Step, seats: int) -> dict[str, Any]:
    """A line of a record for other programs; points are by category, seat by seat."""
    points = [step.state.points(seat) for seat in range(seats)]
    return {"ply": step.ply, "seat": step.move.seat, "do": step.move.do, "points": points}


def tell(
    voice: Voice, game: Game, record: Record, steps: list[Step], state: State, ply: int | None
) -> None:
    """Writes a record for people."""
    console = terminal()
    names = player_names(voice, len(record.header.seats))
    title = voice.say(f"game-{game.name}")
    people = [f"{name} ({seat})" for name, seat in zip(names, record.header.seats, strict=True)]
    heading = voice.say("cli-replay-heading", game=title, players=", ".join(people))
    console.print(Text(heading, "bold"))
    if record.earlier:
        console.print(voice.say("cli-verify-back", count=taken_back(record)))
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="dim")
    table.add_column(ratio=1)
    before = 0
    for step in steps:
        number = str(step.ply) if step.ply > before else ""
        before = step.ply
        table.add_row(number, step.move.do, told(voice, game, record, step, names))
    console.print(table)
    show_end(voice, game, record, state, ply)


def told(voice: Voice, game: Game, record: Record, step: Step, names: tuple[str, ...]) -> Text:
    """What a line of a record brought about; a record that is not redacted keeps no secrets."""
    journal, viewer = step.journal, record.header.view
    if viewer is None:
        journal, viewer = Journal(), SPECTATOR
        for event in step.journal.events:
            journal.add(event)
    events = game.events(journal, viewer)
    story = text.story(voice.language, game.name, events, names)
    return Text(" ".join(told.text for told in story))


def show_end(voice: Voice, game: Game, record: Record, state: State, ply: int | None) -> None:
    """The position that was asked for, or how the game ended."""
    console = terminal()
    seats = len(record.header.seats)
    presenter = presenter_of(game, voice, player_names(voice, seats))
    outcome = state.outcome()
    if ply is not None:
        console.print(Text(voice.say("cli-replay-at", ply=ply), "bold"))
        console.print(presenter.board(state, 0, console.width))
    elif outcome is None:
        console.print(voice.say("cli-replay-unfinished"))
    if outcome is not None:
        console.print(Text(result_line(voice, game.name, outcome, presenter.names), "bold"))
        console.print(presenter.scores(state))
