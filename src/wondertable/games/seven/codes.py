"""The numbers behind questions, actions, the past and events; other modules give them words."""

from __future__ import annotations

from typing import Final

# What is asked of players: all at once, or one alone.
TURN: Final = 0
SIDE: Final = 1
BOARD: Final = 2
LOSE: Final = 3
EXTRA: Final = 4
REBUILD: Final = 5
# What chance owes.
DEAL: Final = 8
DEAL_BOARD: Final = 9
DEAL_SIDE: Final = 10
SHOW: Final = 11
TAKE: Final = 12
OVER: Final = 15

# Using a card. With a hand that is known, an action is slot * 32 + use, which stays below 257, so
# that CPython has it ready-made: SELL, BUILD + the number of the way to pay, STAGE + that number,
# or LEAVE. Partners have more than fifteen ways to pay: every further FIFTEEN stand 256 higher.
# `OPEN` marks the other form, which names the card itself, for hands that are hidden.
SELL: Final = 0
BUILD: Final = 1
STAGE: Final = 16
LEAVE: Final = 31
SLOT_SHIFT: Final = 5
MORE_SHIFT: Final = 8
FIFTEEN: Final = 15
OPEN: Final = 0x100000

# A choice as it lies face down: card * 4096 + way * 1024 + coins to the left * 32 + to the right.
CARD_SHIFT: Final = 12
WAY_SHIFT: Final = 10
LEFT_SHIFT: Final = 5
COINS: Final = 31
BUILT: Final = 0
STAGED: Final = 1
SOLD: Final = 2
LEFT_OVER: Final = 3
NO_CHOICE: Final = -1
HIDDEN_CHOICE: Final = -2

# A rebuild: the card; NOTHING where no card of the pile can be built. Under rules 1 the place in
# the pile * 128 was added. ANY_PLACE stands in the past where only the card is known.
PLACE_SHIFT: Final = 7
ANY_PLACE: Final = 511
NOTHING: Final = 0xFFFF

# Chance's actions: the question * 65536 + place * 128 + thing.
# Where the viewer of a view takes up a hand, the code has the hand: WHOLE + hand * 8 + seat.
QUESTION_SHIFT: Final = 16
WHOLE: Final = 0x1000000000000000
THING: Final = 127
NO_CARD: Final = 126
"""Stands where a seat keeps its last card, to play it."""

NO_BOARD: Final = 15
NO_SIDE: Final = 2

# The past: what kind of thing a node remembers.
P_TURN: Final = 0
P_LEFT: Final = 1
P_EXTRA: Final = 2
P_LOOK: Final = 3
P_TAKE: Final = 4
P_LAPSE: Final = 5

# Events: the first int of a journal entry. The fields that follow are those of `events.py`.
E_BOARD: Final = 0
E_SIDE: Final = 1
E_AGE: Final = 2
E_DEALT: Final = 3
E_READY: Final = 4
E_BUILT: Final = 5
E_STAGED: Final = 6
E_SOLD: Final = 7
E_USED: Final = 8
E_PAID: Final = 9
E_GAINED: Final = 10
E_LOST: Final = 11
E_DEBT: Final = 12
E_TOKEN: Final = 13
E_CLEARED: Final = 14
E_DIPLOMACY: Final = 15
E_LEFT: Final = 16
E_EXTRA: Final = 17
E_LOOKS: Final = 18
E_SHOWN: Final = 19
E_NOTHING: Final = 20
E_ABSENT: Final = 21
E_FOUGHT: Final = 22
E_PASSED: Final = 23
E_WON: Final = 24

# How a card was built (E_BUILT).
BY_PAYING: Final = 0
BY_CHAIN: Final = 1
BY_OLYMPIA: Final = 2
FROM_PILE: Final = 3
