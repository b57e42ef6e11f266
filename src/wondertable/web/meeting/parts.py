"""What the pages of meeting others share: choices for a game, parts that keep up to date."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import JSONResponse, Response

from wondertable.core.game import Game
from wondertable.web.offered import CLOCKS, OFFERED, Choice, OptionChoice, option_choices
from wondertable.web.pages import Form, Refusal, Visit
from wondertable.web.present.render import render
from wondertable.web.terms import FOR_TEAMS
from wondertable.web.tournaments import makes_teams

TIMED: Final = {key: clock for key, clock in CLOCKS.items() if clock is not None}
"""The clocks for people who do not know each other: nobody waits for ever."""


def game_choices(visit: Visit) -> list[Choice]:
    """The games to choose from."""
    return [Choice(game, visit.say(f"game-{game}")) for game in OFFERED]


def game_asked(visit: Visit) -> Game:
    """The game that the address names, else the first."""
    return OFFERED.get(visit.request.query_params.get("game", ""), next(iter(OFFERED.values())))


def options_for_strangers(visit: Visit, game: Game) -> list[OptionChoice]:
    """The options of a game that say nothing of teams."""
    return [
        option
        for option in option_choices(visit.language, game)
        if not makes_teams(game, option.name) and option.name not in FOR_TEAMS
    ]


def clock_choices(visit: Visit, clocks: Any) -> list[Choice]:
    """Clocks to choose from, by their keys."""
    return [Choice(key, visit.say(f"web-clock-{key}")) for key in clocks]


def one_of(form: Form, field: str, known: Any, default: str) -> str:
    """A field whose value is one of those that are offered."""
    value = form.text(field, default)
    if value not in known:
        raise Refusal(422, "web-refused-choice", field=field)
    return value


def region(visit: Visit, template: str, **context: Any) -> str:
    """A part of a page that is kept up to date."""
    frame = {"root": visit.site.settings.prefix, "csrf": visit.csrf, "here": visit.here}
    return render(template, visit.language, **frame, **context).strip()


def renewed(regions: dict[str, str]) -> Response:
    """What a page gets that keeps itself up to date."""
    return JSONResponse({"regions": regions})


def gone_to(visit: Visit, path: str) -> Response:
    """Sends a page elsewhere that keeps itself up to date."""
    html = render("pages/go.html", visit.language, to=visit.site.path(path))
    return JSONResponse({"regions": {"house": html.strip()}})
