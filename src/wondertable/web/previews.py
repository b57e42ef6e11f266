"""What other programs show of a link to the site: a title, a line, a picture.

Whoever has the link may see all of it: it says what a stranger reads on the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable import text
from wondertable.table import Table
from wondertable.web.files import static_files
from wondertable.web.names import names_of
from wondertable.web.offered import OFFERED
from wondertable.web.pages import Visit
from wondertable.web.present.render import static_url
from wondertable.web.terms import clock_terms, option_terms

USUAL: Final = "preview.png"


@dataclass(frozen=True)
class Preview:
    """A link in a few words, with absolute addresses."""

    title: str
    text: str
    url: str
    image: str


def of_site(visit: Visit) -> Preview:
    """The start page."""
    return made(visit, "Wondertable", about(visit.language), "/", USUAL)


def about(language: str) -> str:
    """What the site is."""
    games = text.listed(language, [text.say(language, f"game-{game}") for game in OFFERED])
    return text.say(language, "web-preview-about", games=games)


def of_table(visit: Visit, table: Table) -> Preview:
    """A table: who invites to which game, or who plays it."""
    game = visit.say(f"game-{table.game.name}")
    names = names_of(table.seats, visit.language)
    there = [names[seat.number] for seat in table.seats if seat.kind in ("person", "bot")]
    if table.status == "waiting":
        free = sum(seat.kind == "open" for seat in table.seats)
        terms = [*option_terms(visit, table), *clock_terms(visit, table)]
        words = [visit.say("web-seats-free", count=free), *(term.value for term in terms)]
        title = visit.say("web-preview-join", game=game)
    else:
        words = [text.listed(visit.language, there)]
        title = visit.say("web-preview-game", game=game)
    file = f"{table.game.name}/preview.png"
    picture = file if file in static_files() else USUAL
    return made(visit, title, " · ".join(words), f"/t/{table.id}", picture)


def made(visit: Visit, title: str, words: str, path: str, file: str) -> Preview:
    """A preview with the addresses that others reach."""
    image = static_url(file).removeprefix(visit.site.settings.prefix)
    return Preview(title, words, visit.address_of(path), visit.address_of(image))
