"""7 Wonders written down from the box."""

from __future__ import annotations

from typing import Final

from wondertable.games.seven.cards import ALL_CARDS
from wondertable.web.box_game import GameBox

BOX: Final = GameBox(colors={row.id: row.color for row in ALL_CARDS})
