"""What the pages ask of 7 Wonders."""

from __future__ import annotations

from typing import Final

from wondertable.bots import USUAL
from wondertable.games.seven.events import Dealt, HandsPassed, Ready, Shown
from wondertable.web.game_pages import CARD_SHEETS, FREE, GameHelp, GamePages, Preset
from wondertable.web.games.seven.guide import GUIDE
from wondertable.web.games.seven.help import entries
from wondertable.web.games.seven.moments import SOUNDS, finale, moments
from wondertable.web.games.seven.pad import PAD
from wondertable.web.games.seven.page import SevenPresenter, flights
from wondertable.web.games.seven.pictures import pictures
from wondertable.web.games.seven.wonders import WONDER_IDS, wonders_in

STYLES: Final = (
    "seven/board.css",
    "seven/city.css",
    "seven/cards.css",
    "seven/ask.css",
    "seven/screens.css",
    "seven/story.css",
    "seven/dock.css",
    "seven/phone.css",
    "seven/still.css",
)

PAGES: Final = GamePages(
    presenter=SevenPresenter(),
    art="w-colossus",
    quiet=(Dealt, HandsPassed, Ready, Shown),
    starts=(Ready,),
    flights=flights,
    moments=moments,
    finale=finale,
    sounds=SOUNDS,
    picture="seven/wonders.svg#s-w-rhodos-3-3",
    first_game={"sides": "day"},
    guide=GUIDE,
    presets=(
        Preset("cities", (USUAL,) * 4, {"cities": "on"}, "p-five"),
        Preset("teams", (USUAL,) * 3, {"cities": "on", "teams": "on"}, "p-teams"),
        Preset("tonight", (FREE,) * 4, drawing="p-evening"),
    ),
    things=CARD_SHEETS,
    styles=STYLES,
    help=GameHelp(
        entries=entries,
        pictures=pictures,
        styles=(*CARD_SHEETS, *STYLES),
        last_styles=("seven/help.css",),
    ),
    pad=PAD,
    wonders=WONDER_IDS,
    wonders_in=wonders_in,
)
