"""A puzzle on its table: answered there, with hints, and its solution afterwards."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse, Response

from wondertable.club.puzzles import SETTLED, following, fresh
from wondertable.core.course import legal_action
from wondertable.games import find_game
from wondertable.review.puzzle import Puzzle
from wondertable.store.puzzles import ANY_DAY, TryRow
from wondertable.web.files import static_files
from wondertable.web.games import PAGES
from wondertable.web.pages import Form, Visit
from wondertable.web.present.render import render
from wondertable.web.previews import USUAL, Preview, made
from wondertable.web.puzzles.position import position_of, scene_of
from wondertable.web.puzzles.riddle import Riddle
from wondertable.web.puzzles.wanted import (
    Asked,
    asked_of,
    game_of,
    games_with_puzzles,
    of_today,
    path_of,
    wanted_of,
)
from wondertable.web.table_page import frame

FIRST_SHOWN: Final = 5
"""So many choices are listed at once; the rest is folded."""


async def riddle_of(visit: Visit, asked: Asked) -> Riddle:
    """How somebody stands with a puzzle."""
    person, puzzle = visit.person.id, asked.puzzle
    known = {}
    if visit.known:
        known = await visit.site.puzzles.tries(person, asked.game, asked.day)
    row = known.get(puzzle.id) or fresh(person, asked.game, puzzle, asked.day)
    return Riddle(visit, asked, row)


async def show(visit: Visit) -> Response:
    """A puzzle; `today` and `next` in the place of its id lead to it."""
    match visit.request.path_params["puzzle"]:
        case "today":
            return visit.go(of_today(visit, game_of(visit)).path)
        case "next":
            return await go_on(visit)
    riddle = await riddle_of(visit, asked_of(visit))
    asked = riddle.asked
    return visit.page(
        "puzzles/puzzle.html",
        table_template=f"{asked.game}/table.html",
        page_title=riddle.title,
        heading=riddle.title,
        preview=preview_of(visit, riddle),
        regions={**table_regions(riddle), "puzzle": await region(riddle)},
        slots={},
    )


async def go_on(visit: Visit) -> Response:
    """Goes to the next puzzle of a choice, or says that there is none left."""
    game, wanted = game_of(visit), wanted_of(visit)
    found = await visit.site.puzzles.best(visit.person.id, game) if visit.known else {}
    after = visit.request.query_params.get("after", "")[:20]
    today = of_today(visit, game)

    def wants(puzzle: Puzzle) -> bool:
        """Whether it is of the choice; that of today stays for its own page until it is settled."""
        return wanted.has(puzzle) and puzzle != today.puzzle

    puzzle = following(game, found, wants, after)
    if puzzle is not None:
        return visit.go(Asked(game, puzzle, ANY_DAY, wanted).path)
    waits = wanted.has(today.puzzle) and found.get(today.puzzle.id, "") not in SETTLED
    return visit.go(today.path if waits else f"/puzzles?told=done#{game}")


def table_regions(riddle: Riddle) -> dict[str, str]:
    """The table as the seat sees it; nothing can be chosen once the solution is there."""
    game = riddle.asked.game
    action_url = "" if riddle.settled else riddle.path
    scene = scene_of(riddle.visit, game, riddle.asked.puzzle, action_url)
    return PAGES[game].presenter.regions(scene)


async def region(riddle: Riddle) -> str:
    """What is asked, what came of it, and the way on; no word of the solution before its time."""
    visit, asked = riddle.visit, riddle.asked
    daily = asked.day != ANY_DAY
    return render(
        "puzzles/riddle.html",
        visit.language,
        **frame(visit),
        riddle=riddle,
        asked=asked,
        daily=daily,
        streak=await visit.site.puzzles.streak(visit.person.id) if daily and riddle.settled else 0,
        on=await way_on(visit, asked),
        first=FIRST_SHOWN,
        share=visit.address_of(path_of(asked.game, asked.puzzle.id, asked.day)),
    ).strip()


async def way_on(visit: Visit, asked: Asked) -> str:
    """Where to go on: after today's puzzle of a game to that of another one, if it is open."""
    if asked.day == ANY_DAY:
        return asked.next
    for game in games_with_puzzles():
        other = of_today(visit, game)
        if game != asked.game and not (await riddle_of(visit, other)).settled:
            return other.path
    return asked.next


def preview_of(visit: Visit, riddle: Riddle) -> Preview:
    """What other programs show of a link to a puzzle."""
    asked = riddle.asked
    level = visit.say("puzzles-level", level=asked.puzzle.level)
    file = f"{asked.game}/preview.png"
    picture = file if file in static_files() else USUAL
    title = f"{riddle.title} · {level}"
    path = path_of(asked.game, asked.puzzle.id, asked.day)
    return made(visit, title, visit.say("puzzles-asked"), path, picture)


async def answer(visit: Visit) -> Response:
    """Takes an answer, or gives a hint or the solution."""
    form = await visit.form()
    asked = asked_of(visit)
    visit.spend(visit.site.moves)
    before = await riddle_of(visit, asked)
    row = before.row if before.settled else await taken(before, form)
    after = Riddle(visit, asked, row)
    if not visit.wants_json:
        return visit.go(f"{asked.path}#puzzle")
    regions = {"puzzle": await region(after)}
    if after.settled:
        regions |= table_regions(after)
    return JSONResponse({"version": 0, "regions": regions, "lines": spoken(after, before)})


async def taken(riddle: Riddle, form: Form) -> TryRow:
    """How somebody stands after what was sent."""
    puzzles, row = riddle.visit.site.puzzles, riddle.row
    if form.ticked("hint"):
        return await puzzles.hint(row)
    if form.ticked("show"):
        return await puzzles.show(row)
    asked = riddle.asked
    game, puzzle = find_game(asked.game), asked.puzzle
    view = position_of(asked.game, puzzle.id).view
    code = legal_action(game, view, puzzle.seat, form.choice(), puzzle.ply - 1)
    return await puzzles.answer(row, puzzle, game.write(view, puzzle.seat, code))


def spoken(after: Riddle, before: Riddle) -> list[str]:
    """What is said to who does not see the page: what has come of it."""
    lines: list[str] = []
    if after.row.hints > before.row.hints:
        lines += after.hints[-1:]
    elif after.row != before.row:
        lines.append(after.said)
    if after.settled and not before.settled:
        lines += [f"{after.visit.say('puzzles-solution')} {after.verdict.title}."]
        lines += [after.verdict.better]
    return lines
