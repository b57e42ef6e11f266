"""Games from the box: one's own, a new one, and the page on which one is written down."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from wondertable import text
from wondertable.core.errors import WondertableError
from wondertable.core.game import Game
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.store.rows import BoxRow
from wondertable.table.box_errors import UnknownBox
from wondertable.table.box_words import BoxWords
from wondertable.table.boxes import Box
from wondertable.table.entry import Ending, Entry
from wondertable.table.seat import clean_name
from wondertable.table.transcript import Transcript
from wondertable.web.asking import Question, asked
from wondertable.web.box_game import box_of
from wondertable.web.box_panel import panel_of
from wondertable.web.offered import OFFERED, offered, option_choices
from wondertable.web.pages import Form, Refusal, Visit, status_of, whole
from wondertable.web.present.render import render
from wondertable.web.scene import LogLine, Scene
from wondertable.web.scenes import choices_of
from wondertable.web.scenes import regions_of as table_regions
from wondertable.web.told import lines_of

BOX_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_TYPED: Final = 500
ALL: Final = "all"
"""The word for somebody who sees everything."""
ASKED: Final = 100
"""The longest question that is answered."""


@dataclass(frozen=True)
class Row:
    """A game in the list."""

    id: str
    title: str
    about: str


# The list, and a new game.


async def home(visit: Visit) -> Response:
    """One's own games from the box, and the forms for new ones."""
    rows = await visit.site.hall.boxes.of_person(visit.person.id) if visit.known else []
    return visit.page(
        "box/home.html",
        games=[game_form(visit, game) for game in OFFERED.values()],
        rows=[listed(visit, row) for row in rows],
    )


def game_form(visit: Visit, game: Game) -> dict[str, Any]:
    """What can be chosen for a new game."""
    most = game.seats[-1]
    return {
        "id": game.name,
        "name": visit.say(f"game-{game.name}"),
        "counts": list(game.seats) if len(game.seats) > 1 else [],
        "seats": [(at, visit.say("web-guest-name", number=at + 1)) for at in range(most)],
        "open": game.all_open,
        "options": option_choices(visit.language, game),
    }


def listed(visit: Visit, row: BoxRow) -> Row:
    """A game in the words of the reader."""
    game = visit.say(f"game-{row.game}") if row.game in OFFERED else row.game
    names = text.listed(visit.language, row.names)
    lines = visit.say("box-lines", count=len(row.lines))
    about = f"{lines} · {visit.say('box-done')}" if row.done else lines
    return Row(row.id, visit.say("web-table-with", game=game, names=names), about)


async def create(visit: Visit) -> Response:
    """Begins a new game."""
    form = await visit.form()
    game = offered(form.text("game"))
    seats = number_in(form, "players", game.seats, game.seats[0])
    options = {
        option.name: form.text(option.name, option.default)
        for option in game.options
        if len(option.values) > 1
    }
    names = [
        clean_name(form.text(f"name-{at}") or visit.say("web-guest-name", number=at + 1))
        for at in range(seats)
    ]
    given = form.text("view", ALL)
    viewer = None if given == ALL else number_in(form, "view", range(seats), 0)
    visit.spend(visit.site.openings)
    box = await visit.site.hall.boxes.open(game.name, options, names, viewer, visit.person.id)
    return visit.go(f"/box/{box.id}")


def number_in(form: Form, field: str, known: range, default: int) -> int:
    """A number of a form that must be one of these."""
    number = whole(form.text(field, str(default)))
    if number is None or number not in known:
        raise Refusal(422, "web-refused-choice", field=field)
    return number


# The page of a game.


def box_id(visit: Visit) -> str:
    """The id that the address names."""
    found: str = visit.request.path_params["box"]
    if not BOX_ID.fullmatch(found):
        raise UnknownBox(found[:64])
    return found


async def found(visit: Visit) -> Box:
    """The game that the address names, if it is this person's."""
    box = await visit.site.hall.boxes.find(box_id(visit), visit.person.id)
    offered(box.transcript.game.name)
    return box


async def show(visit: Visit) -> Response:
    """The game as it stands; with the answer to a question, if one is asked."""
    return page(visit, await found(visit))


def page(
    visit: Visit, box: Box, status: int = 200, *, error: str = "", typed: str = ""
) -> Response:
    """The page of a game: its table, with the panel that asks what happens."""
    transcript = box.transcript
    game = transcript.game.name
    heading = visit.say("box-page-title", game=visit.say(f"game-{game}"))
    return visit.page(
        "box/table.html",
        status,
        table_template=f"{game}/table.html",
        page_title=heading,
        heading=heading,
        regions=regions_of(visit, box, error=error, typed=typed),
        slots={},
    )


def regions_of(visit: Visit, box: Box, *, error: str = "", typed: str = "") -> dict[str, str]:
    """All parts of the page that change."""
    words = words_of(visit, box)
    scene = scene_of(visit, box, words)
    query = visit.request.query_params
    asked, find = (query.get(key, "")[:ASKED].strip() for key in ("may", "find"))
    answer, rule = answered(words, box.transcript, asked) if asked else ("", "")
    context = {
        "root": visit.site.settings.prefix,
        "csrf": visit.csrf,
        "path": visit.site.path(f"/box/{box.id}"),
        "scene": scene,
        "panel": panel_of(box, words, on_board=scene.playable, find=find),
        "find": find,
        "asked": asked,
        "answer": answer,
        "rule": rule,
        "error": error,
        "typed": typed,
        "game": box.transcript.game.name,
    }
    made = {"box-panel": render("box/panel.html", visit.language, **context).strip()}
    line = whole(query.get("show", "")[:4])
    return {**made, **table_regions(scene, box.transcript.game.name, line)}


def answered(words: BoxWords, transcript: Transcript, asked: str) -> tuple[str, str]:
    """The answer to "may I do that?" and the rule; or why the question cannot be read."""
    try:
        line = words.with_ids(transcript, asked.rstrip("?"))
        return words.ruling(transcript.may(line), transcript.state)
    except WondertableError as error:
        return text.explain(words.language, error), ""


def words_of(visit: Visit, box: Box) -> BoxWords:
    """The words of the visit's language."""
    return BoxWords(visit.language, box.transcript.game, box.transcript.header.seats)


def scene_of(visit: Visit, box: Box, words: BoxWords) -> Scene:
    """The table as whoever writes sees it; whoever sees everything sits where somebody is asked."""
    transcript = box.transcript
    expected, viewer = transcript.expects(), transcript.viewer
    seat = near_seat(transcript) if viewer is None else viewer
    own = expected is not None and expected.seat == seat and seat >= 0
    path = visit.site.path(f"/box/{box.id}")
    advised = transcript.advisable() is not None
    over = transcript.over
    return Scene(
        view=transcript.state if viewer is None else transcript.state.view(viewer),
        viewer=seat,
        language=visit.language,
        names=words.names,
        ply=box.at,
        status="over" if over else "running",
        log=tuple(log_of(transcript, words)),
        clocks=(None,) * transcript.seats,
        ending=ending_of(transcript),
        running_score=True,
        explain=False,
        playable=own,
        action_url=f"{path}/enter",
        csrf=visit.csrf,
        hint_url=f"{path}/hint" if advised else "",
        hint=choices_of(box.advice) if advised else (),
        show_url=f"{path}?show=",
        events=tuple(event for line in transcript.written for event in line.events),
    )


def near_seat(transcript: Transcript) -> int:
    """Where somebody sits who sees everything: with the player in turn; at the end, nowhere."""
    expected = transcript.expects()
    if expected is None:
        return SPECTATOR
    in_turn = box_of(transcript.game.name).in_turn
    if expected.seat == CHANCE and in_turn is not None:
        return in_turn(transcript.state)
    return transcript.asked_seat()


def log_of(transcript: Transcript, words: BoxWords) -> list[LogLine]:
    """What happened, in sentences."""
    entries = [
        Entry(number, written.ply + 1, written.move.actor, written.events)
        for number, written in enumerate(transcript.written, start=1)
    ]
    return lines_of(words.language, transcript.game.name, entries, words.names)


def ending_of(transcript: Transcript) -> Ending | None:
    """How the game ended; the box has no seed."""
    outcome = transcript.state.outcome()
    return None if outcome is None else Ending(outcome.reason, outcome.ranks, "", "")


# What whoever writes does.


async def enter(visit: Visit) -> Response:
    """Enters what happened: an answer that was pressed, cards that were ticked, or words."""
    form = await visit.form()
    visit.spend(visit.site.moves)
    action, typed = form.choice(), form.text("typed", longest=LONGEST_TYPED)
    things = [value for name, value in form.fields.items() if name.startswith("thing-")]

    def change(transcript: Transcript) -> None:
        if action:
            transcript.enter(action)
        elif typed.strip():
            words = BoxWords(visit.language, transcript.game, transcript.header.seats)
            words.enter(transcript, typed)
        else:
            tick(transcript, things)

    return await changed(visit, form, change, typed)


def tick(transcript: Transcript, things: list[str]) -> None:
    """Enters cards that were ticked, if they are as many as can be."""
    expected = transcript.expects()
    handful = expected.handful if expected is not None else None
    wanted = handful.count if handful is not None else 0
    if not things or len(things) > wanted or (handful and handful.whole and len(things) < wanted):
        raise Refusal(422, "box-refused-count", count=len(things), wanted=wanted)
    transcript.enter_things(things)


async def undo(visit: Visit) -> Response:
    """Takes back what was entered last."""
    form = await visit.form()
    visit.spend(visit.site.moves)

    def change(transcript: Transcript) -> None:
        if not transcript.take_back():
            raise Refusal(409, "box-nothing-to-undo")

    return await changed(visit, form, change)


async def changed(visit: Visit, form: Form, change: Any, typed: str = "") -> Response:
    """Changes the game and shows it; a mistake is told on the same page, with what was typed."""
    boxes = visit.site.hall.boxes
    at = form.number("ply")
    before = (await found(visit)).at
    try:
        box = await boxes.change(box_id(visit), visit.person.id, at, change)
    except (WondertableError, Refusal) as error:
        if visit.wants_json or isinstance(error, UnknownBox):
            raise
        if isinstance(error, Refusal):
            status, why = error.status, visit.say(error.message_id, **error.args_said)
        else:
            status, why = status_of(error), visit.explain(error)
        return page(visit, await found(visit), status, error=why, typed=typed)
    return done(visit, box, before)


def done(visit: Visit, box: Box, before: int) -> Response:
    """The page again; for a script, the parts of it and what is new."""
    if not visit.wants_json:
        return visit.go(f"/box/{box.id}")
    news = words_of(visit, box).sentences(box.transcript.written[before:])
    return JSONResponse(
        {"version": box.row.version, "regions": regions_of(visit, box), "lines": news}
    )


async def hint(visit: Visit) -> Response:
    """Asks the computer for the best choices."""
    form = await visit.form()
    visit.spend(visit.site.hints)
    boxes = visit.site.hall.boxes
    box = await boxes.hint(box_id(visit), visit.person.id, form.number("ply"))
    return done(visit, box, box.at)


async def record(visit: Visit) -> Response:
    """The record as a file."""
    box = await found(visit)
    name = f"{box.transcript.game.name}-{box.id}.jsonl"
    return Response(
        box.transcript.record().text(),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def ask_to_delete(visit: Visit) -> Response:
    """The question before a game is deleted."""
    box = await found(visit)
    title = listed(visit, box.row).title
    gone = visit.say("web-ask-box-gone", title=title)
    follows = (gone, visit.say("web-ask-cannot-undo"))
    question = Question("web-ask-box", follows, "web-ask-delete-yes", "delete", at_table=False)
    return asked(visit, question, f"/box/{box.row.id}", "/box")


async def delete(visit: Visit) -> Response:
    """Deletes a game of one's own."""
    await visit.form()
    await visit.site.hall.boxes.delete(box_id(visit), visit.person.id)
    return visit.go("/box")
