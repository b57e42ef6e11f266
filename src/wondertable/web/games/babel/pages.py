"""What the pages ask of Tower of Babel."""

from __future__ import annotations

from typing import Final

from wondertable.bots import USUAL
from wondertable.games.babel.events import DiscLaid, LaidDown, Ready
from wondertable.web.game_pages import CARD_SHEETS, GameHelp, GamePages, Preset
from wondertable.web.games.babel.guide import GUIDE
from wondertable.web.games.babel.help import entries, more, unconfirmed
from wondertable.web.games.babel.moments import SOUNDS, finale, moments
from wondertable.web.games.babel.pad import PAD
from wondertable.web.games.babel.page import BabelPresenter
from wondertable.web.games.babel.pictures import pictures

PAGES: Final = GamePages(
    presenter=BabelPresenter(),
    art="w-ziggurat",
    quiet=(DiscLaid, Ready, LaidDown),
    moments=moments,
    finale=finale,
    sounds=SOUNDS,
    picture="babel/wonders.svg#s-w-tower_of_babel-3",
    first_game={"action_cards": "off"},
    guide=GUIDE,
    presets=(Preset("three", (USUAL,) * 2, drawing="p-three"),),
    things=("art.css",),
    styles=(
        "babel/board.css",
        "babel/side.css",
        "babel/ask.css",
        "babel/screens.css",
        "babel/story.css",
        "babel/phone.css",
        "babel/lying.css",
    ),
    help=GameHelp(
        entries=entries,
        more=more,
        pictures=pictures,
        figures=unconfirmed,
        styles=CARD_SHEETS,
        last_styles=("babel/help.css",),
    ),
    pad=PAD,
)
