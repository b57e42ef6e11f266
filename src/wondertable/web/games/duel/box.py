"""7 Wonders Duel written down from the box: the structure shows where cards lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wondertable.core.state import CHANCE, State
from wondertable.games.duel.actions import Guild, Reveal, parse
from wondertable.games.duel.cards import CARDS, WONDERS
from wondertable.games.duel.game import duel
from wondertable.web.box_game import GameBox, Places, Slot
from wondertable.web.games.duel.board import PLACES


def places(state: State, lines: Sequence[str]) -> Places:
    """The slot in which a card is turned up, or all slots where guilds may lie."""
    age = int(duel(state).age)
    return Places(slot_asked(lines), tuple(guild_slots(lines, age)), age)


def slot_asked(lines: Sequence[str]) -> int:
    """The slot in which a card lies, from 1; else 0."""
    for line in lines:
        match parse(CHANCE, line):
            case Reveal(slot):
                return slot + 1
    return 0


def guild_slots(lines: Sequence[str], age: int) -> list[Slot]:
    """The structure, as places for guilds; nothing if they are not asked for."""
    guilds = [str(Guild(slot)) for slot in range(len(PLACES[age - 1]))]
    if not set(guilds).intersection(lines):
        return []
    return [
        Slot(x, y, guild if guild in lines else "", str(slot + 1))
        for slot, (guild, (x, y)) in enumerate(zip(guilds, PLACES[age - 1], strict=True))
    ]


def in_turn(state: State) -> int:
    """The player whose card uncovered others."""
    return int(duel(state).active)


BOX: Final = GameBox(
    colors={row.id: row.color for row in CARDS},
    icons={row.id: f"w-{row.id}" for row in WONDERS},
    places=places,
    in_turn=in_turn,
)
