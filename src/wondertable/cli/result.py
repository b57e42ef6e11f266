"""How a game ended, in a sentence."""

from __future__ import annotations

from typing import Final

from wondertable.cli.common import Voice
from wondertable.core.outcome import Outcome

RESULT: Final = "cli-result"
"""What begins the ids; games add sentences of their own about their endings."""
BOTH: Final = 2
"""Where so many play and win, nobody needs to be named."""


def result_line(voice: Voice, game: str, outcome: Outcome, names: tuple[str, ...]) -> str:
    """Who won, told to somebody who did not play."""
    players = [names[seat] for seat in outcome.winners]
    if len(players) == len(names) == BOTH:
        return voice.say("cli-result-level")
    if len(players) > 1:
        return voice.say("cli-result-winners", players=voice.listed(players))
    message = voice.own(RESULT, game, "winner")
    return voice.say(message, player=players[0], ending=outcome.reason)


def own_result_line(voice: Voice, game: str, outcome: Outcome, seat: int) -> str:
    """Who won, told to a player."""
    word = "lost"
    if seat in outcome.winners:
        word = "won" if len(outcome.winners) == 1 else "shared"
    return voice.say(voice.own(RESULT, game, word), ending=outcome.reason)
