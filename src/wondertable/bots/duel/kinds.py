"""The kinds of reasons in Duel, and what it is to keep such a thing from the rival."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """All that may speak for a choice: the ids of their messages."""

    WINS_ARMS = "duel-why-wins-arms"
    WINS_SCIENCE = "duel-why-wins-science"
    WINS_POINTS = "duel-why-wins-points"
    STOPS_ARMS = "duel-why-stops-arms"
    STOPS_SCIENCE = "duel-why-stops-science"
    TOKEN = "duel-why-token"
    SYMBOL = "duel-why-symbol"
    EXTRA_TURN = "duel-why-extra-turn"
    LAST_WONDER = "duel-why-last-wonder"
    CHAIN = "duel-why-chain"
    PREPARES = "duel-why-prepares"
    GOOD = "duel-why-good"
    CHEAPER = "duel-why-cheaper"
    DEARER = "duel-why-dearer"
    LOOT = "duel-why-loot"
    NEAR_CAPITAL = "duel-why-near-capital"
    PUSHES_BACK = "duel-why-pushes-back"
    SHIELDS = "duel-why-shields"
    POINTS = "duel-why-points"
    COINS = "duel-why-coins"
    POOR = "duel-why-poor"
    FOR_WONDER = "duel-why-for-wonder"
    TAKES_COINS = "duel-why-takes-coins"
    DESTROYS = "duel-why-destroys"
    LIBRARY = "duel-why-library"
    DIGS = "duel-why-digs"
    ANY_GOOD = "duel-why-any-good"
    EFFECT = "duel-why-effect"
    DENIES_TOKEN = "duel-why-denies-token"
    DENIES_SYMBOL = "duel-why-denies-symbol"
    DENIES_CHAIN = "duel-why-denies-chain"
    DENIES_SHIELDS = "duel-why-denies-shields"
    DENIES_GOOD = "duel-why-denies-good"
    DENIES_POINTS = "duel-why-denies-points"
    KEEPS_COVERED = "duel-why-keeps-covered"
    OPENS = "duel-why-opens"
    BEGINS = "duel-why-begins"
    LETS_BEGIN = "duel-why-lets-begin"


class Given(StrEnum):
    """All that a choice may give away: the ids of their messages."""

    ARMS = "duel-given-arms"
    SCIENCE = "duel-given-science"
    OPENS = "duel-given-opens"
    UNCOVERS = "duel-given-uncovers"
    COSTS = "duel-given-costs"
    REPLY = "duel-given-reply"


DENIED: Final = {
    Kind.TOKEN: Kind.DENIES_TOKEN,
    Kind.SYMBOL: Kind.DENIES_SYMBOL,
    Kind.CHAIN: Kind.DENIES_CHAIN,
    Kind.LOOT: Kind.DENIES_SHIELDS,
    Kind.NEAR_CAPITAL: Kind.DENIES_SHIELDS,
    Kind.GOOD: Kind.DENIES_GOOD,
    Kind.ANY_GOOD: Kind.DENIES_GOOD,
    Kind.CHEAPER: Kind.DENIES_GOOD,
    Kind.POINTS: Kind.DENIES_POINTS,
}
"""What it is to keep from the rival what a card would bring them."""
