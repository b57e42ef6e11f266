"""`wondertable review`: a finished game, judged move by move."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from wondertable.bots.advice import percent
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
from wondertable.cli.presenter import Presenter
from wondertable.cli.presenters import presenter_of
from wondertable.core.errors import NoSuchSeat, WondertableError
from wondertable.review.curve import Point, curve, shown, turning_points
from wondertable.review.errors import NotSeen
from wondertable.review.many import digests
from wondertable.review.outline import Asked, Outline, outline_of
from wondertable.review.parts import Choice, Luck, Part, Sums
from wondertable.review.plans import Thorough, plan_of
from wondertable.review.review import Review, parts_of
from wondertable.review.sums import in_order
from wondertable.text.whys import whys

BARS: Final = "▁▂▃▄▅▆▇█"
TERMS: Final = ("start", "luck", "errors", "gifts", "second", "others", "given_up", "result")
LEAST: Final = 0.005
"""A term below half a point in every column is left out, where not every game has it."""
FAILED: Final = 1


def review(
    *files: Path,
    seat: int | None = None,
    budget: Thorough = "usual",
    language: Language = None,
    json: Json = False,
) -> int:
    """Tells of finished games, move by move, what was a mistake and what was luck.

    Parameters
    ----------
    files:
        The records; with --json a line for each of them.
    seat:
        Marks of this seat only; by default of all.
    budget:
        How thoroughly: quick, usual or deep.
    """
    voice = voice_of(language)
    failed = 0
    for file in files:
        try:
            course = made(file, seat, budget, voice)
        except WondertableError as error:
            if not json or len(files) == 1:
                raise
            put_json({"file": str(file), "error": voice.explain(error)})
            failed = FAILED
            continue
        if json:
            put_json(entry(str(file), course, seat))
        else:
            tell(voice, course, seat)
    return failed


def made(file: Path, seat: int | None, budget: Thorough, voice: Voice) -> Review:
    """The whole review of a record."""
    game, record = open_record(file)
    outline = outline_of(game, record, plan_of(game.name, budget), str(file))
    viewer = record.header.view
    if seat is not None and seat not in range(len(record.header.seats)):
        raise NoSuchSeat(str(seat), game.name, len(record.header.seats) - 1)
    if seat is not None and viewer not in (None, seat):
        assert viewer is not None
        raise NotSeen(str(file), seat, viewer)
    course = Review(outline)
    with progress_of(file.name, course, voice) as parts:
        for _ in parts:
            continue
    return course


@contextmanager
def progress_of(name: str, course: Review, voice: Voice) -> Iterator[Iterator[Part]]:
    """The parts as they come, with a bar for somebody who waits."""
    if not sys.stderr.isatty():
        yield parts_of(course)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=course.of)

        def counted() -> Iterator[Part]:
            for part in parts_of(course):
                yield part
                progress.update(task, completed=course.done, total=course.of)

        yield counted()


def entry(file: str, course: Review, seat: int | None) -> dict[str, Any]:
    """A review for other programs."""
    parts = [part for part in course.parts if concerns(part, seat)]
    return {
        "file": file,
        **msgspec.to_builtins(course.about),
        "curve": [point._asdict() for point in curve(course.about, course.parts)],
        "turning_points": [part.line for part in turning_points(course.parts)],
        "digests": msgspec.to_builtins(
            [one for one in digests(course.about, course.parts) if seat in (None, one.seat)]
        ),
        "parts": msgspec.to_builtins(parts),
    }


def concerns(part: Part, seat: int | None) -> bool:
    """Whether a part belongs to the review of a seat, or of all."""
    return seat is None or isinstance(part, Luck) or part.seat == seat


def tell(voice: Voice, course: Review, seat: int | None) -> None:
    """A review for people."""
    console, outline, about = terminal(), course.outline, course.about
    names = player_names(voice, len(about.seats))
    presenter = presenter_of(outline.game, voice, names)
    views = {step.line: step for step in outline.steps if isinstance(step, Asked)}
    people = [f"{name} ({bot})" for name, bot in zip(names, about.seats, strict=True)]
    title = voice.say(f"game-{about.game}")
    heading = voice.say("cli-review-heading", game=title, players=", ".join(people))
    console.print(Text(heading, "bold"), soft_wrap=True)
    points = curve(about, course.parts)
    for one in [0] if about.open and seat is None else seats_of(outline, seat):
        told = voice.say("cli-review-curve", player=names[one])
        console.print(f"{told}: {sparkline(points, one)}", soft_wrap=True)
    console.print(sums_table(voice, course.parts, names, seat))
    console.print(voice.say("cli-review-vague"), soft_wrap=True)
    turns = [part for part in turning_points(course.parts) if concerns(part, seat)]
    if turns:
        console.print(Text("\n" + voice.say("cli-review-turns"), "bold"))
        for part in turns:
            console.print(turn(voice, presenter, views, part, names), soft_wrap=True)
    marked = [
        part
        for part in in_order(course.parts)
        if isinstance(part, Choice) and part.mark and concerns(part, seat)
    ]
    console.print(Text("\n" + voice.say("cli-review-marks"), "bold"))
    if not marked:
        console.print(voice.say("cli-review-no-marks"))
    for choice in marked:
        console.print(turn(voice, presenter, views, choice, names), soft_wrap=True)
        console.print(better(voice, presenter, views, outline, choice), soft_wrap=True)


def seats_of(outline: Outline, seat: int | None) -> Sequence[int]:
    """The seats that are told of."""
    return outline.reviewed if seat is None else [seat]


def sparkline(points: Sequence[Point], seat: int) -> str:
    """A seat's chances in a line of small bars."""
    last = len(BARS) - 1
    return "".join(BARS[min(last, int(len(BARS) * point.chances[seat]))] for point in points)


def sums_table(
    voice: Voice, parts: Sequence[Part], names: Sequence[str], seat: int | None
) -> Table:
    """What made the result, in points."""
    columns = [part for part in parts if isinstance(part, Sums) and concerns(part, seat)]
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("cli-review-term"))
    for column in columns:
        table.add_column(names[column.seat], justify="right")
    for term in TERMS:
        values = [float(getattr(column, term)) for column in columns]
        always = term in ("start", "luck", "errors", "result")
        if always or any(abs(value) >= LEAST for value in values):
            sign = -1.0 if term == "errors" else 1.0
            plain = term in ("start", "result")
            cells = [in_points(sign * value, signed=not plain) for value in values]
            label = voice.say(f"cli-review-{term.replace('_', '-')}")
            table.add_row(label, *cells, style="bold" if term == "result" else None)
    return table


def in_points(value: float, *, signed: bool) -> str:
    """Hundredths of a victory, in whole numbers."""
    number = round(100 * value)
    text = f"{number:+d}" if signed and number else str(number)
    return text.replace("-", "−")


def turn(
    voice: Voice,
    presenter: Presenter,
    views: dict[int, Asked],
    part: Choice | Luck,
    names: Sequence[str],
) -> str:
    """A mistake or a piece of luck in a line."""
    if isinstance(part, Luck):
        lucky = max(range(len(part.seats)), key=lambda seat: part.seats[seat])
        points = in_points(part.seats[lucky], signed=True)
        return voice.say("cli-review-lucky", ply=part.ply, player=names[lucky], points=points)
    step = views[part.line]
    return voice.say(
        "cli-review-missed" if part.missed else "cli-review-mistake",
        ply=part.ply,
        player=names[part.seat],
        mark=part.mark,
        choice=presenter.choice(step.view, part.seat, step.action),
        points=round(100 * part.loss),
    )


def better(
    voice: Voice, presenter: Presenter, views: dict[int, Asked], outline: Outline, part: Choice
) -> Text:
    """What would have been better, and why."""
    step = views[part.line]
    action = outline.game.read(step.view, part.seat, part.best)
    before, after = (
        voice.say("page-hint-chance", percent=percent(shown(outline.about, part, value)))
        for value in (part.before, part.after)
    )
    words = presenter.choice(step.view, part.seat, action)
    line = voice.say("cli-review-better", choice=words, before=before, after=after)
    told = f"\n   {whys(voice.language, part.whys)}" if part.whys else ""
    return Text(f"   {line}{told}")
