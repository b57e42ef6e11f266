"""The pages of help: how to play, glossary, rulings, and the explanations that pop up."""

from __future__ import annotations

from typing import Any, Final

from anyio import to_thread
from starlette.responses import Response

from wondertable import text
from wondertable.text.figures import figures
from wondertable.text.rulings import rulings
from wondertable.web.games import PAGES
from wondertable.web.help import glossary
from wondertable.web.pages import Refusal, Visit

A_WHILE: Final = "public, max-age=600"
"""How long browsers take explanations as they are before they ask whether there are new ones."""

COMMAND: Final = "wondertable play {game} --figures FILE"


def asked(visit: Visit) -> str:
    """The game that the address names."""
    game: str = visit.request.path_params["game"]
    if game not in PAGES:
        known = ", ".join(PAGES)
        raise Refusal(404, "error-unknown-game", game=game[:40], known=known)
    return game


def page(visit: Visit, template: str, game: str, tab: str, **context: Any) -> Response:
    """A page of help about a game."""
    return visit.page(
        template,
        game=game,
        game_name=visit.say(f"game-{game}"),
        tab=tab,
        games=list(PAGES),
        **context,
    )


async def index(visit: Visit) -> Response:
    """Help for every game."""
    art = {game: pages.art for game, pages in PAGES.items()}
    return visit.page("help/index.html", games=list(PAGES), art=art)


async def how(visit: Visit) -> Response:
    """How to play."""
    game = asked(visit)
    numbers = dict(figures(game))
    pictures = PAGES[game].help.pictures(visit.language)
    return page(visit, f"{game}/how.html", game, "how", n=numbers, **pictures)


async def show_glossary(visit: Visit) -> Response:
    """Every thing of the game, or those that fit a search."""
    game = asked(visit)
    wanted = visit.request.query_params.get("q", "")[: glossary.LONGEST_SEARCH].strip()
    # Drawn for the first time, a whole glossary takes a while that no table should wait for.
    groups = await to_thread.run_sync(glossary.search, game, visit.language, wanted)
    return page(
        visit,
        "help/glossary.html",
        game,
        "glossary",
        q=wanted,
        count=sum(group.found for group in groups),
        groups=groups,
    )


async def show_rulings(visit: Visit) -> Response:
    """How we decide where rulebooks are silent or disagree."""
    game = asked(visit)
    return page(
        visit,
        "help/rulings.html",
        game,
        "rulings",
        rulings=rulings(visit.language, game),
        figures=PAGES[game].help.figures(visit.language),
        command=COMMAND.format(game=game),
    )


async def tips(visit: Visit) -> Response:
    """The explanations that pop up, once for a game and language."""
    game = asked(visit)
    language = visit.request.path_params["language"]
    if language not in text.LANGUAGES:
        raise Refusal(404, "web-refused-choice", field="language")
    tag = f'"{glossary.tips_digest(game, language)}"'
    headers = {"ETag": tag, "Cache-Control": A_WHILE}
    if tag in visit.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = glossary.tips(game, language)
    return Response(body, media_type="application/json", headers=headers)
