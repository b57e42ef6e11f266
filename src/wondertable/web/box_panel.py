"""The panel of a game from the box: what is asked, and all ways to answer it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.state import CHANCE
from wondertable.games.duel.actions import Guild, Reveal
from wondertable.games.duel.cards import CARDS as DUEL_CARDS
from wondertable.games.duel.cards import WONDERS
from wondertable.games.duel.game import duel
from wondertable.games.seven.cards import ALL_CARDS as SEVEN_CARDS
from wondertable.table.box_words import PARSE, UNSEEN, Answer, BoxWords, folded
from wondertable.table.boxes import Box
from wondertable.web.present.duel_board import PLACES

COLORS: Final[dict[str, dict[str, str]]] = {
    "duel": {row.id: row.color for row in DUEL_CARDS},
    "seven": {row.id: row.color for row in SEVEN_CARDS},
    "babel": {},
}
ART: Final = {row.id: f"w-{row.id}" for row in WONDERS}


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
class Slot:
    """A place of Duel's structure where a guild may lie."""

    x: int
    y: int
    line: str
    """Nothing where a guild lies already."""
    label: str


@dataclass(frozen=True)
class Panel:
    """Everything that the panel shows."""

    at: int
    title: str
    over: bool
    chance: bool
    slot: int
    """The place of Duel's structure that is asked about, from 1; else 0."""
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
    game = transcript.game.name
    things = handful.things if handful is not None else ()
    unseen_first = sorted(answers, key=lambda answer: UNSEEN not in answer.line)
    chips = [chip(game, answer) for answer in unseen_first] if handful is None else []
    age = int(duel(transcript.state).age) if game == "duel" else 0
    return Panel(
        at=box.at,
        title=words.question(transcript),
        over=transcript.over,
        chance=chance,
        slot=slot_asked(answers) if chance and game == "duel" else 0,
        age=age,
        chips=tuple(one for one in chips if folded(find) in one.search),
        things=tuple(thing_chip(game, words, thing) for thing in things),
        count=handful.count if handful is not None else 0,
        slots=tuple(guild_slots(answers, age)) if chance and game == "duel" else (),
        on_board=on_board and not chance,
        undoable=any(line.typed for line in transcript.written),
        example=words.name(next(iter(COLORS[game]), "")) if COLORS[game] else "",
    )


def chip(game: str, answer: Answer) -> Chip:
    """An answer."""
    color = COLORS[game].get(answer.thing, "")
    return Chip(
        answer.line,
        answer.label,
        color,
        f"m-{color}" if color else ART.get(answer.thing, ""),
        folded(f"{answer.label} {answer.line}"),
    )


def thing_chip(game: str, words: BoxWords, thing: str) -> Chip:
    """A card to tick."""
    color = COLORS[game].get(thing, "")
    name = words.name(thing)
    return Chip(thing, name, color, f"m-{color}" if color else "", folded(f"{name} {thing}"))


def slot_asked(answers: list[Answer]) -> int:
    """The place of the structure in which a card lies, from 1; else 0."""
    for answer in answers:
        match PARSE["duel"](CHANCE, answer.line):
            case Reveal(slot):
                return slot + 1
    return 0


def guild_slots(answers: list[Answer], age: int) -> list[Slot]:
    """The structure, as places for guilds; nothing if they are not asked for."""
    lines = {answer.line: answer.label for answer in answers}
    if not any(line.startswith("guild") for line in lines):
        return []
    return [
        Slot(x, y, str(Guild(slot)) if str(Guild(slot)) in lines else "", str(slot + 1))
        for slot, (x, y) in enumerate(PLACES[age - 1])
    ]
