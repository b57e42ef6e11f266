"""Tournaments: those there are, a new one, and what people do about one."""

from __future__ import annotations

import re
from typing import Final, get_args

from starlette.responses import JSONResponse, Response

from wondertable.bots import USUAL
from wondertable.club.tournaments.errors import UnknownTournament
from wondertable.club.tournaments.export import as_csv, as_json
from wondertable.club.tournaments.tournament import Tournament
from wondertable.club.tournaments.values import KINDS, SCORINGS, Kind, Plan, Scoring
from wondertable.core.game import Game
from wondertable.table import Settings
from wondertable.table.seat import clean_name
from wondertable.web.games import PAGES
from wondertable.web.identity import Person
from wondertable.web.names import name_for
from wondertable.web.offered import CLOCKS, OFFERED, Choice, offered, option_choices
from wondertable.web.pages import Form, Refusal, Visit
from wondertable.web.present.render import render
from wondertable.web.terms import FOR_TEAMS
from wondertable.web.tournament_page import Sheet, names_in, rows_of

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_ROUNDS: Final = 15
"""So many rounds can be chosen on the page."""
USUAL_CLOCK: Final = "move-day"


async def home(visit: Visit) -> Response:
    """The tournaments of the server, and a form for a new one."""
    held = visit.site.tournaments
    mine = await held.of_person(visit.person.id) if visit.known else []
    known = {row.id for row, _ in mine}
    others = [(row, count) for row, count in await held.listed() if row.id not in known]
    wanted = visit.request.query_params.get("new", "")
    game = OFFERED.get(wanted)
    return visit.page(
        "tournaments/home.html",
        mine=rows_of(visit, mine),
        others=rows_of(visit, others),
        games=[(name, visit.say(f"game-{name}")) for name in OFFERED],
        art={name: PAGES[name].art for name in OFFERED},
        new=new_form(visit, game) if game else None,
    )


def new_form(visit: Visit, game: Game) -> dict[str, object]:
    """What can be chosen for a tournament of a game."""
    rounds = [Choice("0", visit.say("tournament-rounds-usual"))]
    rounds += [Choice(str(count), str(count)) for count in range(1, MOST_ROUNDS + 1)]
    return {
        "game": game.name,
        "name": visit.say(f"game-{game.name}"),
        "counts": tuple(game.seats) if len(game.seats) > 1 else (),
        "kinds": [
            (kind, visit.say(f"tournament-kind-{kind}"), visit.say(f"tournament-kind-{kind}-about"))
            for kind in KINDS
        ],
        "rounds": rounds,
        "scorings": [Choice(one, visit.say(f"tournament-scoring-{one}")) for one in SCORINGS],
        "clocks": [
            Choice(key, visit.say(f"web-clock-{key}")) for key, clock in CLOCKS.items() if clock
        ],
        "clock": USUAL_CLOCK,
        "options": [
            option
            for option in option_choices(visit.language, game)
            if not makes_teams(game, option.name) and option.name not in FOR_TEAMS
        ],
        "memory": PAGES[game.name].memory,
    }


def makes_teams(game: Game, name: str) -> bool:
    """Whether an option lets people win and lose together, which tournaments do not know."""
    usual = game.chosen({})
    values = next(option.values for option in game.options if option.name == name)
    return any(game.team_size(usual | {name: value}) > 1 for value in values)


async def create(visit: Visit) -> Response:
    """Opens a tournament as the form describes it."""
    form = await visit.form()
    game = offered(form.text("game"))
    clock = CLOCKS.get(form.text("clock", USUAL_CLOCK))
    if clock is None:
        raise Refusal(422, "web-refused-choice", field="clock")
    settings = Settings(
        clock=clock,
        spectators=form.ticked("spectators"),
        running_score=form.ticked("running_score"),
        memory=form.ticked("memory"),
    )
    options = {
        option.name: form.text(f"option-{option.name}", option.default) for option in game.options
    }
    title = clean_name(form.text("title"))
    visit.spend(visit.site.openings)
    found = await visit.site.tournaments.open(
        visit.person.id,
        title,
        game.name,
        options,
        plan_of(form, game),
        settings,
        listed=form.ticked("listed"),
    )
    return visit.go(f"/tournaments/{found.id}")


def plan_of(form: Form, game: Game) -> Plan:
    """How the tournament is to be held."""
    kind: Kind | None = next((one for one in get_args(Kind) if one == form.text("kind")), None)
    if kind is None:
        raise Refusal(422, "web-refused-choice", field="kind")
    wanted = form.text("scoring", SCORINGS[0])
    scoring: Scoring | None = next((one for one in get_args(Scoring) if one == wanted), None)
    if scoring is None:
        raise Refusal(422, "web-refused-choice", field="scoring")
    fewest = max(2, game.seats[0])
    seats = form.number("players") if "players" in form.fields else fewest
    if seats not in game.seats:
        raise Refusal(422, "web-refused-choice", field="players")
    return Plan(
        kind,
        seats=seats,
        least=max(fewest, seats - 1),
        rounds=form.number("rounds") if "rounds" in form.fields else 0,
        boards=seats if kind == "duplicate" and form.ticked("all_seats") else 1,
        scoring=scoring,
    )


# One of them.


async def found_at(visit: Visit) -> Tournament:
    """The tournament that the address names."""
    tournament_id = visit.request.path_params["tournament"]
    if not ID.fullmatch(tournament_id):
        raise UnknownTournament(tournament_id[:64])
    found = await visit.site.tournaments.find(tournament_id)
    if found.kept.row.game not in OFFERED:
        raise UnknownTournament(tournament_id)
    return found


async def show(visit: Visit) -> Response:
    """A tournament: who plays, who stands where, all rounds, and one's own table."""
    found = await found_at(visit)
    sheet = Sheet(visit, found)
    context = {
        "sheet": sheet,
        "path": f"/tournaments/{found.id}",
        "root": visit.site.settings.prefix,
        "csrf": visit.csrf,
        "person_name": visit.person.name,
    }
    regions = {
        "tournament-now": render("tournaments/now.html", visit.language, **context).strip(),
    }
    if visit.wants_json:
        return JSONResponse({"regions": regions, "said": sheet.said})
    link = visit.address_of(f"/tournaments/{found.id}")
    return visit.page(
        "tournaments/show.html",
        regions=regions,
        link=link,
        bots=sheet.bots,
        favourite=USUAL,
        sheet=sheet,
        path=context["path"],
    )


async def export(visit: Visit) -> Response:
    """The results as a file."""
    found = await found_at(visit)
    names = names_in(visit, found)
    match visit.request.path_params["form"]:
        case "results.json":
            return attached(as_json(found, names), "application/json", f"{found.id}.json")
        case "results.csv":
            text = as_csv(found, names)
            return attached(text.encode("utf-8-sig"), "text/csv; charset=utf-8", f"{found.id}.csv")
    raise Refusal(404, "web-status-reason", status=404)


def attached(body: bytes, kind: str, name: str) -> Response:
    """A file to be kept."""
    headers = {"Content-Disposition": f'attachment; filename="tournament-{name}"'}
    return Response(body, media_type=kind, headers=headers)


async def join(visit: Visit) -> Response:
    """Takes part."""
    form = await visit.form()
    found = await found_at(visit)
    name = clean_name(form.text("name"))
    visit.spend(visit.site.tries)
    await visit.site.tournaments.join(found.id, visit.person.id, name, visit.language)
    answer = back_to(visit, found)
    visit.remember(answer, Person(visit.person.id, name))
    return answer


async def leave(visit: Visit) -> Response:
    """Takes part no longer."""
    await visit.form()
    found = await found_at(visit)
    await visit.site.tournaments.leave(found.id, visit.person.id)
    return back_to(visit, found)


async def remove(visit: Visit) -> Response:
    """Takes somebody out, for the host."""
    form = await visit.form()
    found = await found_at(visit)
    await visit.site.tournaments.remove(found.id, form.number("number"), visit.person.id)
    return back_to(visit, found)


async def add_bot(visit: Visit) -> Response:
    """Lets a computer take part, for the host."""
    form = await visit.form()
    found = await found_at(visit)
    visit.spend(visit.site.tries)
    bot = form.text("bot", USUAL)
    name = name_for(bot, [row.name for row in found.rows])
    await visit.site.tournaments.add_bot(found.id, visit.person.id, bot, name)
    return back_to(visit, found)


async def begin(visit: Visit) -> Response:
    """Lets the first round begin, for the host."""
    await visit.form()
    found = await found_at(visit)
    await visit.site.tournaments.begin(found.id, visit.person.id)
    return back_to(visit, found)


async def cancel(visit: Visit) -> Response:
    """Ends the tournament without a winner, for the host."""
    await visit.form()
    found = await found_at(visit)
    await visit.site.tournaments.cancel(found.id, visit.person.id)
    return back_to(visit, found)


def back_to(visit: Visit, found: Tournament) -> Response:
    """The page of the tournament again."""
    return visit.go(f"/tournaments/{found.id}")
