"""The panel of a game from the box: what is asked, and all ways to answer it."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.state import CHANCE
from wondertable.table.box_words import Answer, BoxWords, folded
from wondertable.table.boxes import Box
from wondertable.text.game_text import UNSEEN
from wondertable.web.box_game import GameBox, Places, Slot, box_of


@dataclass(frozen=True)
class Chip:
    """An answer to press, or a thing to tick."""

    value: str
    label: str
    color: str
    icon: str
    search: str
    """What the filter looks at."""


@dataclass(frozen=True)
class Panel:
    """Everything that the panel shows."""

    at: int
    title: str
    over: bool
    chance: bool
    slot: int
    """The place on the table that is asked about, from 1; else 0."""
    age: int
    chips: tuple[Chip, ...]
    things: tuple[Chip, ...]
    """Cards to tick, where several are named together."""
    count: int
    """How many of them there are."""
    slots: tuple[Slot, ...]
    on_board: bool
    """Whether the table itself can be pressed."""
    undoable: bool
    example: str


def panel_of(box: Box, words: BoxWords, *, on_board: bool, find: str = "") -> Panel:
    """What is asked now."""
    transcript = box.transcript
    expected = transcript.expects()
    answers = [] if expected is None else words.answers(transcript, expected)
    handful = None if expected is None else expected.handful
    chance = expected is not None and expected.seat == CHANCE
    game = box_of(transcript.game.name)
    things = handful.things if handful is not None else ()
    unseen_first = sorted(answers, key=lambda answer: UNSEEN not in answer.line)
    chips = [chip(game, answer) for answer in unseen_first] if handful is None else []
    lines = [answer.line for answer in answers]
    places = game.places(transcript.state, lines) if chance else Places()
    return Panel(
        at=box.at,
        title=words.question(transcript),
        over=transcript.over,
        chance=chance,
        slot=places.asked,
        age=places.age,
        chips=tuple(one for one in chips if folded(find) in one.search),
        things=tuple(thing_chip(game, words, thing) for thing in things),
        count=handful.count if handful is not None else 0,
        slots=places.slots,
        on_board=on_board and not chance,
        undoable=any(line.typed for line in transcript.written),
        example=words.name(next(iter(game.colors))) if game.colors else "",
    )


def chip(game: GameBox, answer: Answer) -> Chip:
    """An answer."""
    return Chip(
        answer.line,
        answer.label,
        game.colors.get(answer.thing, ""),
        game.icon(answer.thing),
        folded(f"{answer.label} {answer.line}"),
    )


def thing_chip(game: GameBox, words: BoxWords, thing: str) -> Chip:
    """A card to tick."""
    name = words.name(thing)
    color = game.colors.get(thing, "")
    return Chip(thing, name, color, f"m-{color}" if color else "", folded(f"{name} {thing}"))
