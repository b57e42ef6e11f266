"""The numbers behind questions, actions and events; `actions.py` and `events.py` give them words.

What is asked stands on a stack of 4-bit numbers, `Duel.pending`, the current question lowest. An
empty stack means that the player in turn takes a card.
"""

from __future__ import annotations

from typing import Final

# Questions to a player.
TURN: Final = 0
DRAFT: Final = 1
TOKEN: Final = 2
LIBRARY: Final = 3
DESTROY_BROWN: Final = 4
DESTROY_GREY: Final = 5
REBUILD: Final = 6
START: Final = 7
# What chance owes.
SHOW_TOKENS: Final = 8
SHOW_WONDERS: Final = 9
PLACE_GUILDS: Final = 10
LAY_OUT: Final = 11
REVEAL: Final = 12
DRAW: Final = 13
OVER: Final = 15

# A player's actions. All are below 257, which CPython keeps as ready-made ints.
# Taking a card: slot * 8 + use; the uses from WONDER_AT on are the places of the row of wonders.
BUILD: Final = 0
DISCARD: Final = 1
WONDER_AT: Final = 2
DRAFT_CODE: Final = 160
TOKEN_CODE: Final = 172
START_CODE: Final = 182
CARD_CODE: Final = 184
"""Destroying or rebuilding, depending on the question."""

# Chance's actions: the question * 4096 + place * 128 + thing.
QUESTION_SHIFT: Final = 12
PLACE_SHIFT: Final = 7

# Endings.
MILITARY: Final = 1
SCIENCE: Final = 2
CIVILIAN: Final = 3

SHARED: Final = 2
"""Stands for the winner when both win."""

# Events: the first int of a journal entry. The fields that follow are those of `events.py`.
E_SHOWN_TOKEN: Final = 0
E_SHOWN_WONDER: Final = 1
E_DRAFTED: Final = 2
E_LAID_OUT: Final = 3
E_REVEALED: Final = 4
E_BUILT: Final = 5
E_PAID: Final = 6
E_DISCARDED: Final = 7
E_RAISED: Final = 8
E_GAINED: Final = 9
E_LOST: Final = 10
E_MOVED: Final = 11
E_LOOTED: Final = 12
E_TOOK: Final = 13
E_DREW: Final = 14
E_DESTROYED: Final = 15
E_REMOVED: Final = 16
E_AGAIN: Final = 17
E_AGAIN_LOST: Final = 18
E_STARTED: Final = 19
E_WON: Final = 20
E_PLACED_GUILD: Final = 21
E_DEALT: Final = 22

# How a card was built (E_BUILT).
BY_PAYING: Final = 0
BY_CHAIN: Final = 1
BY_MAUSOLEUM: Final = 2
