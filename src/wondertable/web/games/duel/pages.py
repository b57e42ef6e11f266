"""What the pages ask of 7 Wonders Duel."""

from __future__ import annotations

from typing import Final

from wondertable.bots import USUAL
from wondertable.games.duel.events import Dealt, PlacedGuild
from wondertable.web.game_pages import CARD_SHEETS, FREE, GameHelp, GamePages, Preset
from wondertable.web.games.duel.guide import GUIDE
from wondertable.web.games.duel.help import entries
from wondertable.web.games.duel.moments import SOUNDS, finale, moments
from wondertable.web.games.duel.pad import PAD
from wondertable.web.games.duel.page import DuelPresenter, flights
from wondertable.web.games.duel.pictures import pictures
from wondertable.web.games.duel.wonders import WONDER_IDS, wonders_in

STYLES: Final = (
    "duel/board.css",
    "duel/city.css",
    "duel/ask.css",
    "duel/screens.css",
    "duel/phone.css",
    "duel/story.css",
    "duel/dock.css",
)

PAGES: Final = GamePages(
    presenter=DuelPresenter(),
    art="w-pyramids",
    quiet=(Dealt, PlacedGuild),
    flights=flights,
    moments=moments,
    finale=finale,
    sounds=SOUNDS,
    picture="duel/wonders.svg#s-w-pyramids",
    first_game={"wonders": "first-game"},
    guide=GUIDE,
    presets=(Preset("bot", (USUAL,)), Preset("friend", (FREE,), drawing="p-link")),
    memory=False,
    things=CARD_SHEETS,
    styles=STYLES,
    help=GameHelp(
        entries=entries,
        pictures=pictures,
        styles=(*CARD_SHEETS, *STYLES),
        last_styles=("duel/help.css",),
    ),
    pad=PAD,
    wonders=WONDER_IDS,
    wonders_in=wonders_in,
)
