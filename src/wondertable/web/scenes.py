"""Scenes made from tables: what one viewer may see, hear and do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal
from weakref import WeakKeyDictionary

from wondertable.bots.advice import Advice, AdvisedChoice
from wondertable.core.state import SPECTATOR, State
from wondertable.table import Table
from wondertable.web.games import PAGES
from wondertable.web.names import faces_of, names_of, stand_ins
from wondertable.web.present import advice
from wondertable.web.scene import LogLine, Scene, Words
from wondertable.web.told import last_choice, lines_of


def regions_of(scene: Scene, game: str, line: int | None) -> dict[str, str]:
    """The regions of a page, on which a line of the hint may be shown."""
    presenter = PAGES[game].presenter
    regions = presenter.regions(scene)
    rows = presenter.advised(scene) if line is not None else ()
    if line is None or not 1 <= line <= len(rows):
        return regions
    return advice.show(regions, rows[line - 1].place)


@dataclass(frozen=True)
class Look:
    """Through whose eyes a table is seen, and whether a curtain hangs before it."""

    viewer: int
    """A seat, or SPECTATOR."""
    curtain: bool = False
    """Whether the device has to be passed to the viewer first."""
    shared: bool = False
    """Whether several people share this screen."""


def look_of(table: Table, person: str, lifted: int | None = None) -> Look | None:
    """How somebody may look at a table, or nothing if it is not for their eyes.

    Who holds several seats sees the one that is asked. A curtain hangs before it while the seats
    know different things, until it is `lifted` for that seat.
    """
    mine = table.seats_of(person)
    if not mine:
        allowed = table.settings.spectators or table.host == person or stands_open(table)
        return Look(SPECTATOR) if allowed else None
    if len(mine) == 1:
        return Look(mine[0])
    asked = [seat for seat in table.asked if seat in mine]
    if lifted in asked or (not asked and lifted in mine):
        seat = lifted
    else:
        seat = (asked or mine)[0]
    assert seat is not None
    curtain = seat != lifted and table.status != "over" and have_secrets(table, mine)
    return Look(seat, curtain, shared=True)


def stands_open(table: Table) -> bool:
    """Whether everybody may look at a game: it is over, and was opened for the library."""
    return table.settings.public and table.status == "over" and not table.sealed


def have_secrets(table: Table, seats: Sequence[int]) -> bool:
    """Whether one of the seats sees what another one may not."""
    return len({table.view(seat).key() for seat in seats}) > 1


@dataclass(frozen=True)
class Addresses:
    """Where the forms of a page are posted to."""

    do: str
    hint: str = ""
    retract: str = ""
    say: str = ""
    show: str = ""


def scene_of(table: Table, look: Look, language: str, to: Addresses, csrf: str) -> Scene:
    """What a viewer sees now."""
    seat = look.viewer
    over = table.status == "over"
    acted, since = last_choice(table.entries(seat), seat, table.game.name)
    return Scene(
        view=table.view(seat),
        viewer=seat,
        language=language,
        names=names_of(table.seats, language),
        faces=faces_of(table.seats),
        ply=table.ply,
        status="running" if table.status == "waiting" else table.status,
        log=log_of(table, seat, language),
        clocks=table.clocks(),
        ending=table.ending,
        running_score=table.settings.running_score,
        explain=table.settings.explain and table.settings.guide is None,
        playable=is_playable(table, seat),
        action_url=to.do,
        csrf=csrf,
        hint_url=to.hint if gives_hints(table, seat) else "",
        hint=choices_of(table.hint_of(seat)),
        show_url=to.show,
        retract_url=to.retract if may_retract(table, seat) else "",
        letting=seat >= 0 and table.status == "running" and table.lets_by(seat),
        memory=table.settings.memory,
        whole=table.whole() if over and not table.sealed else None,
        events=happened(table, seat, table.ply),
        acted=acted,
        since=since,
        time_up=time_up(table),
        shared=look.shared,
        stand_ins=stand_ins(table.seats, language),
        chat=heard(table, seat),
        chat_url=to.say if partner_of(table, seat) is not None else "",
    )


def scene_at(
    table: Table, state: State, ply: int, look: Look, language: str, *, last: bool
) -> Scene:
    """What a viewer saw at a ply of the past; nothing can be done there."""
    viewer = look.viewer
    over = last and table.status == "over"
    return Scene(
        view=state,
        viewer=viewer,
        language=language,
        names=names_of(table.seats, language),
        faces=faces_of(table.seats),
        ply=ply,
        status="over" if over else "running",
        log=tuple(line for line in log_of(table, viewer, language) if line.ply <= ply),
        clocks=(None,) * len(table.seats),
        ending=table.ending if last else None,
        running_score=table.settings.running_score or table.status == "over",
        explain=False,
        playable=False,
        action_url="",
        csrf="",
        memory=table.settings.memory or table.status == "over",
        whole=table.whole() if over and not table.sealed else None,
        events=happened(table, viewer, ply),
        since=max(ply, 1),
        shared=look.shared,
    )


def time_up(table: Table) -> Literal["", "lose", "bot", "random"]:
    """What follows when the time of a seat is up."""
    if table.settings.clock is None:
        return ""
    lost = table.settings.at_end == "lose"
    return "bot" if lost and len(table.seats) > 2 else table.settings.at_end


def is_playable(table: Table, seat: int) -> bool:
    """Whether the viewer may choose now."""
    if table.status != "running" or seat not in table.asked:
        return False
    return not table.seats[seat].by_bot


def may_retract(table: Table, seat: int) -> bool:
    """Whether the viewer may take a face-down choice back."""
    return table.status == "running" and seat in table.laid and not table.seats[seat].by_bot


def happened(table: Table, seat: int, ply: int) -> tuple[Any, ...]:
    """All typed events up to a ply that the viewer knows of."""
    entries = table.entries(seat)
    return tuple(event for entry in entries if entry.ply <= ply for event in entry.events)


def partner_of(table: Table, seat: int) -> int | None:
    """The seat whose holder plays in a team with the viewer, if they may talk to each other."""
    going = seat >= 0 and table.status in ("running", "paused") and table.settings.team_talk
    mates = table.game.partners(seat, table.options) if going else []
    return next((mate for mate in mates if table.seats[mate].kind == "person"), None)


def heard(table: Table, seat: int) -> tuple[Words, ...]:
    """What the viewer and the partner said to each other."""
    if partner_of(table, seat) is None:
        return ()
    return tuple(Words(said.number, said.seat, said.text) for said in table.heard_by(seat))


def gives_hints(table: Table, seat: int) -> bool:
    """Whether the viewer may ask for a hint, now or when it is their turn."""
    going = seat >= 0 and table.status in ("running", "paused")
    return going and table.settings.hints and not table.seats[seat].by_bot


def choices_of(advice: Advice | None) -> tuple[AdvisedChoice, ...]:
    """The choices that the computer advises, if it was asked."""
    return () if advice is None else advice.choices


# The log.


@dataclass
class Book:
    """The log of a table as one viewer reads it in one language, written as far as it is known."""

    returns: int
    """How often something was taken back: what was read before may not stand any more."""
    read: int = 0
    lines: list[LogLine] = field(default_factory=list)


_BOOKS: WeakKeyDictionary[Table, dict[tuple[Any, ...], Book]] = WeakKeyDictionary()


def log_of(table: Table, viewer: int, language: str) -> tuple[LogLine, ...]:
    """All sentences of the log; those said before are remembered."""
    names = names_of(table.seats, language)
    books = _BOOKS.setdefault(table, {})
    book = books.setdefault((viewer, language, names), Book(table.returns))
    if book.returns != table.returns:
        book = books[viewer, language, names] = Book(table.returns)
    entries = table.entries(viewer, book.read)
    if entries:
        book.lines += lines_of(language, table.game.name, entries, names, len(book.lines))
        book.read = entries[-1].number
    return tuple(book.lines)
