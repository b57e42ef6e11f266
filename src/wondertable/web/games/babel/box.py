"""Tower of Babel written down from the box."""

from __future__ import annotations

from typing import Final

from wondertable.web.box_game import GameBox
from wondertable.web.games.babel.board import ART

BOX: Final = GameBox(icons=ART)
