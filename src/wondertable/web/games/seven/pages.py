"""What the pages ask of 7 Wonders."""

from __future__ import annotations

from typing import Final

from wondertable.games.seven.events import Dealt, HandsPassed, Ready, Shown
from wondertable.web.game_pages import CARD_SHEETS, GameHelp, GamePages
from wondertable.web.games.seven.help import entries
from wondertable.web.games.seven.pad import PAD
from wondertable.web.games.seven.page import SevenPresenter, flights
from wondertable.web.games.seven.pictures import pictures

STYLES: Final = (
    "seven/board.css",
    "seven/city.css",
    "seven/cards.css",
    "seven/ask.css",
    "seven/screens.css",
    "seven/story.css",
    "seven/dock.css",
    "seven/phone.css",
)

PAGES: Final = GamePages(
    presenter=SevenPresenter(),
    art="w-colossus",
    quiet=(Dealt, HandsPassed, Ready, Shown),
    starts=(Ready,),
    flights=flights,
    first_game={"sides": "day"},
    things=CARD_SHEETS,
    styles=STYLES,
    help=GameHelp(
        entries=entries,
        pictures=pictures,
        styles=(*CARD_SHEETS, *STYLES),
        last_styles=("seven/help.css",),
    ),
    pad=PAD,
)
