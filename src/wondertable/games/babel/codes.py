"""The numbers behind questions, actions and events; other modules give them words."""

from __future__ import annotations

from typing import Final

# What is asked of players: all others at once for offers, else one alone.
TURN: Final = 0
WINDOW: Final = 1
OFFER: Final = 2
DECIDE: Final = 3
BONUS: Final = 4
AGAIN: Final = 5
EXCHANGE: Final = 6
# What chance owes.
DISC: Final = 8
DRAW: Final = 9
ACTION: Final = 10
SHOW: Final = 11
NEXT: Final = 14
"""Not asked of anybody: what follows the closing draw."""
OVER: Final = 15

# A turn: PASS, or BUILD + the space of the disc. DECLINE is the same number as PASS.
PASS: Final = 0
BUILD: Final = 1
DECLINE: Final = 0
# Playing an action card, wherever it may be played: PLAY + its kind; above all ways to use jokers.
PLAY: Final = 4096

# An offer: 1 for the trader + count << shift; first the types that the disc asks for, then the
# others. Without bluff that stays below 257, so that CPython has it ready-made.
TRADER: Final = 1
FIRST_SHIFT: Final = 1
SECOND_SHIFT: Final = 5
WRONG_SHIFT: Final = 9
COUNT_BITS: Final = 4
COUNT: Final = 15
NO_CHOICE: Final = -1
HIDDEN_CHOICE: Final = -2
"""Lies face down; where all count the cards, less their number."""

# A decision: FAIL, or COMPLETE + the chosen seats as bits + 32 times the way to use jokers: with
# n of them n * n + how many of their 2 * n cards are of the disc's second type.
FAIL: Final = 0
COMPLETE: Final = 1
SEATS: Final = 31
WAY_SHIFT: Final = 5
NO_JOKER: Final = 0

# Cards to exchange: three bits for each type.
SWAP_BITS: Final = 3
SWAP: Final = 7

# Chance's actions: the question * 65536 + place * 128 + thing.
QUESTION_SHIFT: Final = 16
PLACE_SHIFT: Final = 7
THING: Final = 127
PLACE: Final = 511

NO_DISC: Final = 255
"""Stands on a space before a disc is laid there."""
NO_TYPE: Final = 4
"""The second type of a disc that has one colour."""

# The kinds of action cards.
CARD_EXCHANGE: Final = 0
JOKER: Final = 1
DISC_BONUS: Final = 2
DRAW_THREE: Final = 3
DOUBLE_TURN: Final = 4
OFFER_BONUS: Final = 5
FIVE_POINTS: Final = 6

# Why the game ended.
EXHAUSTED: Final = 1
IDLE: Final = 2

# Events: the first int of a journal entry. The fields that follow are those of `events.py`.
E_LAID: Final = 0
E_DREW: Final = 1
E_SHUFFLED: Final = 2
E_PASSED: Final = 3
E_CHOSE: Final = 4
E_READY: Final = 5
E_OFFERED: Final = 6
E_WRONG: Final = 7
E_FAILED: Final = 8
E_ADDED: Final = 9
E_PIECES: Final = 10
E_TOOK: Final = 11
E_REFUSED: Final = 12
E_FINISHED: Final = 13
E_SCORED: Final = 14
E_ACTION: Final = 15
E_GAINED: Final = 16
E_PLAYED: Final = 17
E_SWAPPED: Final = 18
E_ENDED: Final = 19
E_SHOWN: Final = 20
E_UNFINISHED: Final = 21
E_BONUS: Final = 22
E_CARDS: Final = 23
E_WON: Final = 24
E_LAID_DOWN: Final = 25
