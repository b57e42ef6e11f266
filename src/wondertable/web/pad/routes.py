"""The pages of the pad: what to enter, and what it comes to."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from wondertable import text
from wondertable.web.games import PAGES
from wondertable.web.pad.model import Choice, Entry, Line, Number, Pad, Score
from wondertable.web.pad.reading import read
from wondertable.web.pad.words import Result, shown, words_of
from wondertable.web.pages import Refusal, Visit
from wondertable.web.present.render import imported

PADS: Final = {name: pages.pad for name, pages in PAGES.items() if pages.pad is not None}
MOST_FIELDS: Final = 1500
"""Everything that can be ticked and filled on the largest page, and some more."""
FILES: Final = (
    *("tokens.css", "base.css", "sheets.css", "lobby.css", "start.css", "pages.css"),
    *("pad/pad.css", "pad/sum.css", "icons.svg", "favicon.svg"),
    *sorted(imported("pad/pad.js").union(*(imported(f"{name}/pad.js") for name in PADS))),
)
"""The files that the pages need."""


def pad_of(visit: Visit) -> Pad:
    """The pad of the game in the address."""
    game = visit.request.path_params["game"]
    if game in PAGES and game not in PADS:
        raise Refusal(404, "pad-none", game=visit.say(f"game-{game}"))
    if game not in PADS:
        raise HTTPException(404)
    return PADS[game]


async def index(visit: Visit) -> Response:
    """The games that have a pad, and what was counted on this device."""
    art = {name: PAGES[name].art for name in PADS}
    return visit.page("pad/index.html", games=games(visit), art=art)


async def show(visit: Visit) -> Response:
    """An empty pad."""
    return page(visit, pad_of(visit), {})


async def add_up(visit: Visit) -> Response:
    """What was entered, added up; everything that was entered stays."""
    pad = pad_of(visit)
    form = await visit.form(most_fields=MOST_FIELDS)
    entry, problems = read(pad, form.fields, default_names(visit, pad))
    score = None if problems else pad.score(entry)
    status = 422 if problems else 200
    if visit.wants_json:
        words = words_of(visit.language, pad)
        told = [words.line("problem", one) for one in problems]
        return JSONResponse({"score": score and score.data(), "problems": told}, status)
    return page(visit, pad, form.fields, entry, score, problems, status)


async def tables(visit: Visit) -> Response:
    """Everything that a page needs to add up by itself."""
    language = visit.request.query_params.get("language", "")
    if language not in text.LANGUAGES:
        language = visit.language
    body = tables_of(pad_of(visit).name, language)
    return Response(body, media_type="application/json")


@cache
def tables_of(game: str, language: str) -> bytes:
    """The numbers, the fields and the words of a pad."""
    pad = PADS[game]
    data = pad.tables() | {
        "game": game,
        "form": form_data(pad),
        "words": words_of(language, pad).data(),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


@cache
def tables_digest(game: str, language: str) -> str:
    """A short digest in their address: a page never meets tables of another version."""
    return hashlib.sha256(tables_of(game, language)).hexdigest()[:12]


def tables_url(visit: Visit, game: str) -> str:
    """Where the tables of a game are."""
    language = visit.language
    query = f"language={language}&of={tables_digest(game, language)}"
    return visit.site.path(f"/pad/{game}/tables.json?{query}")


def form_data(pad: Pad) -> dict[str, Any]:
    """The fields of a pad, as scripts read them."""
    return {
        "seats": list(pad.seats),
        "flags": list(pad.flags),
        "table": [field_data(one) for section in pad.table for one in section.fields],
        "seat": [field_data(one) for section in pad.seat for one in section.fields],
        "groups": [
            {"things": list(group.things), "way": group.way, "flag": group.flag}
            for group in pad.groups
        ],
    }


def field_data(field: Number | Choice) -> dict[str, Any]:
    """A field."""
    found: dict[str, Any] = {"id": field.id, "way": field.way, "flag": field.flag}
    if isinstance(field, Choice):
        return found | {"values": list(field.values), "turned": field.turned}
    return found | {"most": field.most, "start": field.start}


def default_names(visit: Visit, pad: Pad) -> list[str]:
    """What people are called who give no name."""
    return [visit.say("seat", number=str(at + 1)) for at in range(pad.seats[-1])]


def games(visit: Visit) -> list[tuple[str, str]]:
    """Ids and names of the games."""
    return [(name, visit.say(f"game-{name}")) for name in PADS]


def page(
    visit: Visit,
    pad: Pad,
    given: dict[str, str],
    entry: Entry | None = None,
    score: Score | None = None,
    problems: tuple[Line, ...] = (),
    status: int = 200,
) -> Response:
    """The pad with what was entered, and with what it comes to."""
    words = words_of(visit.language, pad)
    return visit.page(
        "pad/pad.html",
        status,
        pad=pad,
        words=words,
        given=given,
        names=default_names(visit, pad),
        games=games(visit),
        problems=[words.line("problem", one) for one in problems],
        result=shown(words, entry, score) if entry and score else Result(),
        here_url=visit.site.path(f"/pad/{pad.name}"),
        tables_url=tables_url(visit, pad.name),
    )
