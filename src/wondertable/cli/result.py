"""How a game ended, in a sentence."""

from __future__ import annotations

from typing import Final

from wondertable.cli.common import Voice
from wondertable.core.outcome import Outcome

POINTS: Final = ("points", "exhausted", "idle")
"""The endings of games for more than two, in which partners or equals win together."""


def result_line(voice: Voice, outcome: Outcome, names: tuple[str, ...]) -> str:
    """Who won, told to somebody who did not play."""
    if len(outcome.winners) > 1:
        if outcome.reason in POINTS:
            players = voice.listed([names[seat] for seat in outcome.winners])
            return voice.say("cli-result-winners", players=players)
        return voice.say("cli-result-level")
    winner = names[outcome.winners[0]]
    return voice.say("cli-result-winner", player=winner, ending=outcome.reason)


def own_result_line(voice: Voice, outcome: Outcome, seat: int) -> str:
    """Who won, told to a player."""
    if outcome.winners == (seat,):
        return voice.say("cli-result-won", ending=outcome.reason)
    if seat in outcome.winners:
        return voice.say("cli-result-together" if outcome.reason in POINTS else "cli-result-shared")
    return voice.say("cli-result-lost", ending=outcome.reason)
